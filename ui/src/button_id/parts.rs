//! How the parts of a button's id are written and read back: `name:part:part`.
//!
//! A table of [`buttons!`](crate::button_id) rows says what each button is called and which parts it has. Reading is strict:
//! only what this program would have written is a button.

use std::{fmt, marker::PhantomData, str::FromStr};

use games::Square;

/// The text is no button that this version knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a button of this version")]
pub struct UnknownButton;

/// The parts of an id that are not read yet.
pub(crate) struct Parts<'a>(pub &'a str);

impl<'a> Parts<'a> {
    /// The next part, which is empty if there is none.
    pub(super) fn word(&mut self) -> &'a str {
        let (part, rest) = self.0.split_once(':').unwrap_or((self.0, ""));
        self.0 = rest;
        part
    }

    /// Reads the next part.
    pub(super) fn next<T: FromStr>(&mut self) -> Result<T, UnknownButton> {
        self.word().parse().map_err(|_| UnknownButton)
    }

    /// All that is left: the text of a rule set has colons of its own.
    pub(super) fn rest(&mut self) -> &'a str {
        std::mem::take(&mut self.0)
    }
}

/// A way to write a value as a part, and to read it back.
pub(super) trait Codec<T> {
    /// The text of the value; none if the part is left out.
    fn write(value: &T) -> Option<String>;

    /// Reads it back.
    fn read(parts: &mut Parts<'_>) -> Result<T, UnknownButton>;
}

/// Writes a part with the colon before it.
pub(super) fn write_part<C: Codec<T>, T>(f: &mut fmt::Formatter<'_>, value: &T) -> fmt::Result {
    C::write(value).map_or(Ok(()), |text| write!(f, ":{text}"))
}

/// Most values are written as their text.
impl<T: fmt::Display + FromStr> Codec<T> for T {
    fn write(value: &T) -> Option<String> {
        Some(value.to_string())
    }

    fn read(parts: &mut Parts<'_>) -> Result<T, UnknownButton> {
        parts.next()
    }
}

/// A value whose text has colons, as the last part.
pub(super) struct Rest<T>(PhantomData<T>);

impl<T: fmt::Display + FromStr> Codec<T> for Rest<T> {
    fn write(value: &T) -> Option<String> {
        Some(value.to_string())
    }

    fn read(parts: &mut Parts<'_>) -> Result<T, UnknownButton> {
        parts.rest().parse().map_err(|_| UnknownButton)
    }
}

/// A word for no value.
pub(super) trait Absent {
    /// The word.
    const WORD: &'static str;
}

/// A value, or a word where there is none; as the last part, since its text can have colons.
pub(super) struct Or<A>(PhantomData<A>);

impl<A: Absent, T: fmt::Display + FromStr> Codec<Option<T>> for Or<A> {
    fn write(value: &Option<T>) -> Option<String> {
        Some(value.as_ref().map_or_else(|| A::WORD.to_owned(), ToString::to_string))
    }

    fn read(parts: &mut Parts<'_>) -> Result<Option<T>, UnknownButton> {
        optional::<A, T>(parts.word())
    }
}

/// The same as [`Or`], of a value whose text has colons, as the last part.
pub(super) struct RestOr<A>(PhantomData<A>);

impl<A: Absent, T: fmt::Display + FromStr> Codec<Option<T>> for RestOr<A> {
    fn write(value: &Option<T>) -> Option<String> {
        <Or<A> as Codec<Option<T>>>::write(value)
    }

    fn read(parts: &mut Parts<'_>) -> Result<Option<T>, UnknownButton> {
        optional::<A, T>(parts.rest())
    }
}

fn optional<A: Absent, T: FromStr>(text: &str) -> Result<Option<T>, UnknownButton> {
    if text == A::WORD { Ok(None) } else { text.parse().map(Some).map_err(|_| UnknownButton) }
}

/// A last part that may be missing.
pub(super) struct IfAny<T>(PhantomData<T>);

impl<T: fmt::Display + FromStr> Codec<Option<T>> for IfAny<T> {
    fn write(value: &Option<T>) -> Option<String> {
        value.as_ref().map(ToString::to_string)
    }

    fn read(parts: &mut Parts<'_>) -> Result<Option<T>, UnknownButton> {
        if parts.0.is_empty() { Ok(None) } else { parts.rest().parse().map(Some).map_err(|_| UnknownButton) }
    }
}

/// Squares, side by side: `b3b4`.
pub(super) struct Squares;

impl Codec<Vec<Square>> for Squares {
    fn write(value: &Vec<Square>) -> Option<String> {
        Some(value.iter().map(Square::to_string).collect())
    }

    fn read(parts: &mut Parts<'_>) -> Result<Vec<Square>, UnknownButton> {
        let text = parts.word();
        if !text.is_ascii() || !text.len().is_multiple_of(2) {
            return Err(UnknownButton);
        }
        (0..text.len()).step_by(2).map(|at| text[at..at + 2].parse().map_err(|_| UnknownButton)).collect()
    }
}

/// A number from 0, which people count from 1.
pub(super) struct FromOne;

impl Codec<u8> for FromOne {
    fn write(value: &u8) -> Option<String> {
        Some((u16::from(*value) + 1).to_string())
    }

    fn read(parts: &mut Parts<'_>) -> Result<u8, UnknownButton> {
        parts.next::<u8>()?.checked_sub(1).ok_or(UnknownButton)
    }
}

/// Reads the word for one of these values.
pub(super) fn word_of<T: Copy>(parts: &mut Parts<'_>, words: &[(&str, T)]) -> Result<T, UnknownButton> {
    let word = parts.word();
    words.iter().find(|(known, _)| *known == word).map(|&(_, value)| value).ok_or(UnknownButton)
}

/// Makes a codec of words for values: `words! { OnOff: bool { "on" => true, "off" => false } }`.
macro_rules! words {
    ($($(#[$meta:meta])* $codec:ident: $type:ty { $($word:literal => $value:expr),+ $(,)? })+) => { $(
        $(#[$meta])*
        pub(super) struct $codec;

        impl $codec {
            const WORDS: &[(&'static str, $type)] = &[$(($word, $value)),+];
        }

        impl $crate::button_id::parts::Codec<$type> for $codec {
            fn write(value: &$type) -> Option<String> {
                Self::WORDS.iter().find(|(_, known)| known == value).map(|(word, _)| (*word).to_owned())
            }

            fn read(
                parts: &mut $crate::button_id::parts::Parts<'_>,
            ) -> Result<$type, $crate::button_id::parts::UnknownButton> {
                $crate::button_id::parts::word_of(parts, Self::WORDS)
            }
        }
    )+ };
}

/// Makes the ids of an enum from a table: a row a button, with its name, its parts, and the value, which is a pattern as well.
/// Rows that begin with `+` are groups with a table of their own.
macro_rules! buttons {
    (
        $enum:ident
        $($name:literal ($($part:ident: $codec:ty),*) { $($value:tt)+ })*
        $(+ $group:ident($of:ty))*
    ) => {
        impl std::fmt::Display for $enum {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $($($value)+ => {
                        f.write_str($name)?;
                        $($crate::button_id::parts::write_part::<$codec, _>(f, $part)?;)*
                        Ok(())
                    })*
                    $(Self::$group(button) => std::fmt::Display::fmt(button, f),)*
                }
            }
        }

        impl $enum {
            /// Reads the button with this name; none if it is not in the table.
            pub(super) fn read(
                name: &str,
                parts: &mut $crate::button_id::parts::Parts<'_>,
            ) -> Option<Result<Self, $crate::button_id::parts::UnknownButton>> {
                // Some tables have only buttons without parts.
                let _: &$crate::button_id::parts::Parts<'_> = parts;
                $(if name == $name {
                    $(let $part = match <$codec as $crate::button_id::parts::Codec<_>>::read(parts) {
                        Ok(part) => part,
                        Err(unknown) => return Some(Err(unknown)),
                    };)*
                    return Some(Ok($($value)+));
                })*
                $(if let Some(read) = <$of>::read(name, parts) {
                    return Some(read.map(Self::$group));
                })*
                None
            }
        }
    };
}

pub(super) use {buttons, words};
