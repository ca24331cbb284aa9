//! Stands in for the crate `pp-rs`, the preprocessor of `naga`'s parser for GLSL: it refuses every shader.
//!
//! For the browser Bevy wants shaders in GLSL to be understood, whatever its features. All of Bevy's and ours are in WGSL.
//! As nothing comes back from [`pp::Preprocessor::new`], the compiler leaves out the parser, which would be called next.
#![allow(missing_docs)]

/// What shaders are cut into words by.
pub mod pp {
    use core::{convert::Infallible, marker::PhantomData};

    use crate::token::{Location, PreprocessorError, Token};

    /// There is none.
    pub struct Preprocessor<'a> {
        never: Infallible,
        input: PhantomData<&'a str>,
    }

    impl<'a> Preprocessor<'a> {
        #[inline]
        pub fn new(_: &'a str) -> Self {
            panic!("shaders in GLSL are not understood")
        }

        #[inline]
        pub fn add_define(&mut self, _: &str, _: &str) -> Result<(), (PreprocessorError, Location)> {
            match self.never {}
        }
    }

    impl Iterator for Preprocessor<'_> {
        type Item = Result<Token, (PreprocessorError, Location)>;

        #[inline]
        fn next(&mut self) -> Option<Self::Item> {
            match self.never {}
        }
    }
}

/// Words.
pub mod token {
    #[derive(Clone, Copy, Debug, Default, PartialEq)]
    pub struct Location {
        pub start: u32,
        pub end: u32,
    }

    #[derive(Clone, Debug, PartialEq)]
    pub enum PreprocessorError {
        UnexpectedNewLine,
        UnexpectedToken(TokenValue),
    }

    #[derive(Clone, Debug, PartialEq)]
    pub struct Integer {
        pub value: u64,
        pub signed: bool,
        pub width: i32,
    }

    #[derive(Clone, Debug, PartialEq)]
    pub struct Float {
        pub value: f32,
        pub width: i32,
    }

    #[derive(Clone, Debug, PartialEq)]
    pub struct Version {
        pub tokens: Vec<Token>,
        pub is_first_directive: bool,
        pub has_comments_before: bool,
    }

    #[derive(Clone, Debug, PartialEq)]
    pub struct Extension {
        pub tokens: Vec<Token>,
        pub has_non_directive_before: bool,
    }

    #[derive(Clone, Debug, PartialEq)]
    pub struct Pragma {
        pub tokens: Vec<Token>,
    }

    #[derive(Clone, Debug, PartialEq)]
    pub enum TokenValue {
        Ident(String),
        Integer(Integer),
        Float(Float),
        Punct(Punct),
        Version(Version),
        Extension(Extension),
        Pragma(Pragma),
    }

    #[derive(Clone, Debug, PartialEq)]
    pub struct Token {
        pub value: TokenValue,
        pub location: Location,
    }

    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Punct {
        AddAssign,
        SubAssign,
        MulAssign,
        DivAssign,
        ModAssign,
        LeftShiftAssign,
        RightShiftAssign,
        AndAssign,
        XorAssign,
        OrAssign,
        Increment,
        Decrement,
        LogicalAnd,
        LogicalOr,
        LogicalXor,
        LessEqual,
        GreaterEqual,
        EqualEqual,
        NotEqual,
        LeftShift,
        RightShift,
        LeftBrace,
        RightBrace,
        LeftParen,
        RightParen,
        LeftBracket,
        RightBracket,
        LeftAngle,
        RightAngle,
        Semicolon,
        Comma,
        Colon,
        Dot,
        Equal,
        Bang,
        Minus,
        Tilde,
        Plus,
        Star,
        Slash,
        Percent,
        Pipe,
        Caret,
        Ampersand,
        Question,
    }
}
