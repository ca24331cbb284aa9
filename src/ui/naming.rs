//! Enums whose variants have names like paths: from the name to the variant and back.

use std::fmt;

/// Defines an enum whose variants each have a text form, in which `{}` stands for the fields in turn.
macro_rules! named {
    (
        $(#[$about:meta])* $Enum:ident:
        $( $(#[$doc:meta])* $Variant:ident $( ( $($field:ident: $Type:ty),+ ) )? = $pattern:literal, )+
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $Enum {
            $( $(#[$doc])* $Variant $( ( $($Type),+ ) )?, )+
        }

        impl fmt::Display for $Enum {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                match self {
                    $( Self::$Variant $( ( $($field),+ ) )? => fill(f, $pattern, &[ $( $($field),+ )? ]), )+
                }
            }
        }

        impl FromStr for $Enum {
            type Err = UnknownRegion;

            fn from_str(name: &str) -> Result<Self, UnknownRegion> {
                $(
                    if let Some(id) = values_of($pattern, name).and_then(|values| {
                        let mut _values = values.into_iter();
                        Some(Self::$Variant $( ( $(_values.next()?.parse::<$Type>().ok()?),+ ) )?)
                    }) {
                        return Ok(id);
                    }
                )+
                Err(UnknownRegion(name.to_owned()))
            }
        }

        #[cfg(test)]
        impl $Enum {
            /// The text forms, with `{}` for the fields.
            const PATTERNS: &'static [&'static str] = &[ $($pattern),+ ];
        }
    };
}

/// No region has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nothing on screen is called \"{0}\"")]
pub struct UnknownRegion(pub(super) String);

pub(super) fn fill(f: &mut fmt::Formatter, pattern: &str, values: &[&dyn fmt::Display]) -> fmt::Result {
    let mut values = values.iter();
    for (nth, piece) in pattern.split("{}").enumerate() {
        if let Some(value) = (nth > 0).then(|| values.next()).flatten() {
            value.fmt(f)?;
        }
        f.write_str(piece)?;
    }
    Ok(())
}

/// What a name has in place of each `{}` of a pattern, if it has that form.
pub(super) fn values_of<'n>(pattern: &str, name: &'n str) -> Option<Vec<&'n str>> {
    let mut pieces = pattern.split("{}");
    let mut rest = name.strip_prefix(pieces.next()?)?;
    let mut values = Vec::new();
    for piece in pieces {
        let end = if piece.is_empty() { rest.len() } else { rest.find(piece)? };
        values.push(&rest[..end]);
        rest = &rest[end + piece.len()..];
    }
    rest.is_empty().then_some(values)
}

pub(super) use named;
