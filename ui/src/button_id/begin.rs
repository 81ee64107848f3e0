//! What the buttons on the way to a challenge do: which game, against whom.

use std::fmt;

use games::Game;
use play::PlayerId;

use super::{ANYONE, ButtonId, Parts, UnknownControl};

/// What a button on the way to a challenge does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begin {
    /// Ask which game.
    Which,
    /// Ask against whom.
    Whom(Game),
    /// Challenge the member who was chosen.
    With(Game),
    /// Challenge this member, or whoever accepts.
    Against(Game, Option<PlayerId>),
}

impl fmt::Display for Begin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Which => f.write_str("begin"),
            Self::Whom(game) => write!(f, "begin-whom:{game}"),
            Self::With(game) => write!(f, "begin-with:{game}"),
            Self::Against(game, None) => write!(f, "begin-against:{game}:{ANYONE}"),
            Self::Against(game, Some(player)) => write!(f, "begin-against:{game}:{player}"),
        }
    }
}

impl Begin {
    /// Reads what stands behind a name; `None` where the name is another control's.
    pub(super) fn read(name: &str, parts: &mut Parts<'_>) -> Option<Result<ButtonId, UnknownControl>> {
        let begin = match name {
            "begin" => Ok(Self::Which),
            "begin-whom" => parts.next().map(Self::Whom),
            "begin-with" => parts.next().map(Self::With),
            "begin-against" => Self::against(parts),
            _ => return None,
        };
        Some(begin.map(ButtonId::Begin))
    }

    fn against(parts: &mut Parts<'_>) -> Result<Self, UnknownControl> {
        let (game, player): (_, String) = (parts.next()?, parts.next()?);
        let player = match player.as_str() {
            ANYONE => None,
            number => Some(number.parse().map_err(|_| UnknownControl)?),
        };
        Ok(Self::Against(game, player))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_control_reads_back_and_fits() {
        let player = u64::MAX.try_into().unwrap();
        for &game in Game::ALL {
            for begin in [
                Begin::Which,
                Begin::Whom(game),
                Begin::With(game),
                Begin::Against(game, None),
                Begin::Against(game, Some(player)),
            ] {
                let (control, text) = (ButtonId::Begin(begin), begin.to_string());
                assert!(text.len() <= 100 && control.to_string() == text);
                assert_eq!(text.parse(), Ok(control), "{text}");
            }
        }
        for text in ["begin:", "begin-whom:chess", "begin-with", "begin-against:dara:0", "begin-against:dara"]
        {
            assert_eq!(text.parse::<ButtonId>(), Err(UnknownControl), "{text:?}");
        }
    }
}
