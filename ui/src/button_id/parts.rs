//! The parts of a button's id, `name:part:part`: how they are written and parsed.
//!
//! A table of [`buttons!`](crate::button_id) rows gives each button a name and its parts. Parsing is strict: only
//! what this program would write is accepted.

use std::{fmt, marker::PhantomData, str::FromStr};

use games::{Action, Square};

/// The text isn't the id of a button of this version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a button of this version")]
pub struct UnknownButton;

/// The rest of an id, which is still to be parsed.
pub(crate) struct IdParts<'a>(pub &'a str);

impl<'a> IdParts<'a> {
    /// The next part; empty at the end.
    pub(super) fn word(&mut self) -> &'a str {
        let (part, rest) = self.0.split_once(':').unwrap_or((self.0, ""));
        self.0 = rest;
        part
    }

    /// Parses the next part.
    pub(super) fn next<T: FromStr>(&mut self) -> Result<T, UnknownButton> {
        self.word().parse().map_err(|_| UnknownButton)
    }

    /// Everything that is left, since the text of a rule set has colons of its own.
    pub(super) fn rest(&mut self) -> &'a str {
        std::mem::take(&mut self.0)
    }
}

/// How a value is written as a part and parsed back.
pub(super) trait Codec<T> {
    /// The text; `None` to leave the part out.
    fn write(value: &T) -> Option<String>;

    /// Parses it.
    fn read(parts: &mut IdParts<'_>) -> Result<T, UnknownButton>;
}

/// Writes a part after a colon.
pub(super) fn write_part<C: Codec<T>, T>(f: &mut fmt::Formatter<'_>, value: &T) -> fmt::Result {
    C::write(value).map_or(Ok(()), |text| write!(f, ":{text}"))
}

/// Most values use their usual text.
impl<T: fmt::Display + FromStr> Codec<T> for T {
    fn write(value: &T) -> Option<String> {
        Some(value.to_string())
    }

    fn read(parts: &mut IdParts<'_>) -> Result<T, UnknownButton> {
        parts.next()
    }
}

/// A value whose text has colons, as the last part.
pub(super) struct Rest<T>(PhantomData<T>);

impl<T: fmt::Display + FromStr> Codec<T> for Rest<T> {
    fn write(value: &T) -> Option<String> {
        Some(value.to_string())
    }

    fn read(parts: &mut IdParts<'_>) -> Result<T, UnknownButton> {
        parts.rest().parse().map_err(|_| UnknownButton)
    }
}

/// The word for a missing value.
pub(super) trait Absent {
    /// The word.
    const WORD: &'static str;
}

/// A value or the word for none, as the last part, since its text may have colons.
pub(super) struct Or<A>(PhantomData<A>);

impl<A: Absent, T: fmt::Display + FromStr> Codec<Option<T>> for Or<A> {
    fn write(value: &Option<T>) -> Option<String> {
        Some(value.as_ref().map_or_else(|| A::WORD.to_owned(), ToString::to_string))
    }

    fn read(parts: &mut IdParts<'_>) -> Result<Option<T>, UnknownButton> {
        optional::<A, T>(parts.word())
    }
}

/// Like [`Or`], for a value whose text has colons; the last part.
pub(super) struct RestOr<A>(PhantomData<A>);

impl<A: Absent, T: fmt::Display + FromStr> Codec<Option<T>> for RestOr<A> {
    fn write(value: &Option<T>) -> Option<String> {
        <Or<A> as Codec<Option<T>>>::write(value)
    }

    fn read(parts: &mut IdParts<'_>) -> Result<Option<T>, UnknownButton> {
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

    fn read(parts: &mut IdParts<'_>) -> Result<Option<T>, UnknownButton> {
        if parts.0.is_empty() { Ok(None) } else { parts.rest().parse().map(Some).map_err(|_| UnknownButton) }
    }
}

/// Squares without separators: `b3b4`.
pub(super) struct Squares;

impl Codec<Vec<Square>> for Squares {
    fn write(value: &Vec<Square>) -> Option<String> {
        Some(value.iter().map(Square::to_string).collect())
    }

    fn read(parts: &mut IdParts<'_>) -> Result<Vec<Square>, UnknownButton> {
        let text = parts.word();
        if !text.is_ascii() || !text.len().is_multiple_of(2) {
            return Err(UnknownButton);
        }
        (0..text.len()).step_by(2).map(|at| text[at..at + 2].parse().map_err(|_| UnknownButton)).collect()
    }
}

/// Actions with dots between them.
pub(super) struct Actions;

impl Codec<Vec<Action>> for Actions {
    fn write(actions: &Vec<Action>) -> Option<String> {
        // The text of a huff has a colon.
        let texts = actions.iter().map(|action| action.to_string().replace(':', "="));
        Some(texts.collect::<Vec<_>>().join("."))
    }

    fn read(parts: &mut IdParts<'_>) -> Result<Vec<Action>, UnknownButton> {
        let text = parts.word();
        let texts = text.split('.').filter(|_| !text.is_empty());
        texts.map(|action| action.replace('=', ":").parse().map_err(|_| UnknownButton)).collect()
    }
}

/// A number counted from 0, written from 1.
pub(super) struct FromOne;

impl Codec<u8> for FromOne {
    fn write(value: &u8) -> Option<String> {
        Some((u16::from(*value) + 1).to_string())
    }

    fn read(parts: &mut IdParts<'_>) -> Result<u8, UnknownButton> {
        parts.next::<u8>()?.checked_sub(1).ok_or(UnknownButton)
    }
}

/// Parses one of these words.
pub(super) fn word_of<T: Copy>(parts: &mut IdParts<'_>, words: &[(&str, T)]) -> Result<T, UnknownButton> {
    let word = parts.word();
    words.iter().find(|(known, _)| *known == word).map(|&(_, value)| value).ok_or(UnknownButton)
}

/// Defines a codec that maps words to values: `words! { OnOff: bool { "on" => true, "off" => false } }`.
macro_rules! words {
    ($($(#[$meta:meta])* $codec:ident: $type:ty { $($word:literal => $value:expr),+ $(,)? })+) => { $(
        $(#[$meta])*
        pub(in $crate::button_id) struct $codec;

        impl $codec {
            const WORDS: &[(&'static str, $type)] = &[$(($word, $value)),+];
        }

        impl $crate::button_id::parts::Codec<$type> for $codec {
            fn write(value: &$type) -> Option<String> {
                Self::WORDS.iter().find(|(_, known)| known == value).map(|(word, _)| (*word).to_owned())
            }

            fn read(
                parts: &mut $crate::button_id::parts::IdParts<'_>,
            ) -> Result<$type, $crate::button_id::parts::UnknownButton> {
                $crate::button_id::parts::word_of(parts, Self::WORDS)
            }
        }
    )+ };
}

/// Defines the ids of an enum by a table with a row for each button: its name, the names it had in older messages, its parts, and the value, which is
/// also used as a pattern. Rows that start with `+` are groups with their own table.
macro_rules! buttons {
    (
        $enum:ident
        $($name:literal $(| $former:literal)* ($($part:ident: $codec:ty),*) { $($value:tt)+ })*
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
            /// Parses the parts of the button with this name, if the table has it.
            pub(in $crate::button_id) fn read(
                name: &str,
                parts: &mut $crate::button_id::parts::IdParts<'_>,
            ) -> Option<Result<Self, $crate::button_id::parts::UnknownButton>> {
                // Some tables only have buttons without parts.
                let _: &$crate::button_id::parts::IdParts<'_> = parts;
                $(if name == $name $(|| name == $former)* {
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

        $(impl From<$of> for $enum {
            fn from(button: $of) -> Self {
                Self::$group(button)
            }
        })*
    };
}

pub(super) use {buttons, words};

words! {
    /// Whether something is on.
    OnOff: bool { "on" => true, "off" => false }
}
