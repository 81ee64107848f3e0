//! What the buttons of a practice do. A practice is its player's own, so that no button names whose it is.

use std::fmt;

use games::{Game, Square};
use play::practice::Stamp;

use super::{ButtonId, Parts, UnknownControl, joined};

/// The state of a practice that a button was made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct At {
    /// The game that is practised.
    pub game: Game,
    /// How it stood: later the button is stale.
    pub stamp: Stamp,
}

/// What is done in a practice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Choose the next square, the last of these; with none, begin the action anew.
    Pick(Vec<Square>),
    /// Show the squares of one rank, 0 is `1`, that can follow these.
    Rank(Vec<Square>, u8),
    /// Play the action that these squares make, though it could go on.
    Stop(Vec<Square>),
    /// Take the last action back.
    TakeBack,
    /// Start again.
    Restart,
    /// Say why other squares cannot be chosen after these.
    WhyNot(Vec<Square>),
}

/// What a button about practice does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Practice {
    /// Ask which game.
    Which,
    /// Open what is practised in a game, or begin.
    Open(Game),
    /// Show the rules that are practised.
    Rules(Game),
    /// Close it, and keep it.
    Close(Game),
    /// Do something in it.
    Do(At, Step),
}

impl Practice {
    /// The game, if it says which.
    pub const fn game(&self) -> Option<Game> {
        match self {
            Self::Which => None,
            Self::Open(game) | Self::Rules(game) | Self::Close(game) | Self::Do(At { game, .. }, _) => {
                Some(*game)
            }
        }
    }

    /// Reads what stands behind a name; `None` where the name is another control's.
    pub(super) fn read(name: &str, parts: &mut Parts<'_>) -> Option<Result<ButtonId, UnknownControl>> {
        let practice = match name {
            "practice-which" => Ok(Self::Which),
            "practice" => parts.next().map(Self::Open),
            "practice-rules" => parts.next().map(Self::Rules),
            "practice-close" => parts.next().map(Self::Close),
            "practice-pick" => Self::step(parts, |parts| parts.squares().map(Step::Pick)),
            "practice-rank" => Self::step(parts, |parts| Ok(Step::Rank(parts.squares()?, parts.rank()?))),
            "practice-stop" => Self::step(parts, |parts| parts.squares().map(Step::Stop)),
            "practice-back" => Self::step(parts, |_| Ok(Step::TakeBack)),
            "practice-again" => Self::step(parts, |_| Ok(Step::Restart)),
            "practice-why" => Self::step(parts, |parts| parts.squares().map(Step::WhyNot)),
            _ => return None,
        };
        Some(practice.map(ButtonId::Practice))
    }

    fn step(
        parts: &mut Parts<'_>,
        step: impl FnOnce(&mut Parts<'_>) -> Result<Step, UnknownControl>,
    ) -> Result<Self, UnknownControl> {
        let at = At { game: parts.next()?, stamp: parts.next()? };
        Ok(Self::Do(at, step(parts)?))
    }
}

impl fmt::Display for Practice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (At { game, stamp }, step) = match self {
            Self::Which => return f.write_str("practice-which"),
            Self::Open(game) => return write!(f, "practice:{game}"),
            Self::Rules(game) => return write!(f, "practice-rules:{game}"),
            Self::Close(game) => return write!(f, "practice-close:{game}"),
            Self::Do(at, step) => (at, step),
        };
        let at = format_args!("{game}:{stamp}");
        match step {
            Step::Pick(squares) => write!(f, "practice-pick:{at}:{}", joined(squares)),
            Step::Rank(squares, rank) => write!(f, "practice-rank:{at}:{}:{}", joined(squares), rank + 1),
            Step::Stop(squares) => write!(f, "practice-stop:{at}:{}", joined(squares)),
            Step::TakeBack => write!(f, "practice-back:{at}"),
            Step::Restart => write!(f, "practice-again:{at}"),
            Step::WhyNot(squares) => write!(f, "practice-why:{at}:{}", joined(squares)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_control_reads_back_and_fits() {
        let long: Vec<Square> = vec!["h8".parse().unwrap(); games::MAX_PATH];
        for &game in Game::ALL {
            let at = At { game, stamp: "0123abcd".parse().unwrap() };
            for step in [
                Step::Pick(long.clone()),
                Step::Pick(vec![]),
                Step::Rank(long.clone(), 7),
                Step::Stop(long.clone()),
                Step::TakeBack,
                Step::Restart,
                Step::WhyNot(long.clone()),
            ] {
                check(Practice::Do(at, step));
            }
            [Practice::Open(game), Practice::Rules(game), Practice::Close(game)].into_iter().for_each(check);
        }
        check(Practice::Which);
    }

    fn check(practice: Practice) {
        let control = ButtonId::Practice(practice);
        let text = control.to_string();
        assert!(text.len() <= 100, "{text} has {} characters", text.len());
        assert_eq!(text.parse(), Ok(control), "{text}");
    }

    #[test]
    fn what_was_written_by_hand_is_unknown() {
        for text in [
            "practice",
            "practice:chess",
            "practice-pick:dara:0:b3",
            "practice-pick:dara:0123ABCD:b3",
            "practice-rank:dara:0123abcd::0",
            "practice-back:dara:0123abcd:b3",
            "practice-go:dara:0123abcd",
        ] {
            assert_eq!(text.parse::<ButtonId>(), Err(UnknownControl), "{text:?}");
        }
    }
}
