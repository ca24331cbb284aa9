//! Enums whose variants have names like paths: from the variant to the name and back.

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

        impl std::fmt::Display for $Enum {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                match self {
                    $( Self::$Variant $( ( $($field),+ ) )? => {
                        $crate::ui::naming::fill(f, $pattern, &[ $( $($field),+ )? ])
                    } )+
                }
            }
        }

        impl $crate::ui::regions::RegionName for $Enum {
            fn read(text: &str) -> Option<Self> {
                $(
                    if let Some(name) = $crate::ui::naming::values_of($pattern, text).and_then(|values| {
                        let mut _values = values.into_iter();
                        Some(Self::$Variant $( ( $(_values.next()?.parse::<$Type>().ok()?),+ ) )?)
                    }) {
                        return Some(name);
                    }
                )+
                None
            }

            fn kept(&self) -> &'static dyn $crate::ui::regions::RegionName {
                Box::leak(Box::new(*self))
            }

            #[cfg(test)]
            fn pattern(&self) -> &'static str {
                match self {
                    $( Self::$Variant { .. } => $pattern, )+
                }
            }

            #[cfg(test)]
            fn patterns() -> &'static [&'static str] {
                &[ $($pattern),+ ]
            }
        }
    };
}

pub fn fill(f: &mut fmt::Formatter, pattern: &str, values: &[&dyn fmt::Display]) -> fmt::Result {
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
pub fn values_of<'n>(pattern: &str, name: &'n str) -> Option<Vec<&'n str>> {
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

pub(crate) use named;
