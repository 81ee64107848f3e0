//! What the buttons for moves ahead do. They carry the whole line, since nothing is stored before it is stored.

use std::{fmt, str::FromStr};

use games::Square;
use play::GameId;

use super::{Parts, UnknownControl, joined};

/// A line of moves ahead, each action by its number among those that are legal there: they are sorted, so that the
/// numbers say the same as long as the rules do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Steps(Vec<u16>);

/// Where a line of moves ahead stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct At {
    /// In which game.
    pub game: GameId,
    /// At which moment it begins: a later one makes the button stale.
    pub moment: u32,
    /// The actions so far.
    pub line: Steps,
}

/// What is done with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Choose the next square of its next action, the last of these; with none, begin that action.
    Pick(Vec<Square>),
    /// Show the squares of one rank, 0 is `1`, that can follow these.
    Rank(Vec<Square>, u8),
    /// Take the action that these squares make, though it could go on.
    Stop(Vec<Square>),
    /// Look at it, and decide whether it goes on.
    Look,
    /// Store it.
    Store,
}

/// What a button for moves ahead does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ahead {
    /// Show what is stored, or begin a line where nothing is.
    Open(GameId),
    /// Go on with a line.
    Walk(At, Step),
    /// Forget a line, by its index among those of the player, or all.
    Forget {
        /// In which game.
        game: GameId,
        /// Of which list: it is another one when anything was changed at the table.
        revision: u32,
        /// Which line.
        which: Option<usize>,
    },
}

impl Steps {
    /// How many actions fit into a button, whatever else it carries.
    pub const MOST: usize = 16;
    /// Two digits of this base are a step.
    const BASE: u16 = 36;

    /// With one action more; `None` where it does not fit.
    pub fn then(&self, number: usize) -> Option<Self> {
        let number = u16::try_from(number).ok().filter(|&number| number < Self::BASE * Self::BASE)?;
        (!self.is_full()).then(|| Self([&self.0[..], &[number]].concat()))
    }

    /// Without the last action; `None` where there is none.
    pub fn back(&self) -> Option<Self> {
        self.0.split_last().map(|(_, before)| Self(before.to_vec()))
    }

    /// Whether no action more fits.
    pub const fn is_full(&self) -> bool {
        self.0.len() >= Self::MOST
    }

    /// The numbers, in order.
    pub fn numbers(&self) -> impl Iterator<Item = usize> {
        self.0.iter().copied().map(usize::from)
    }
}

impl fmt::Display for Steps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digit = |value: u16| char::from_digit(u32::from(value), u32::from(Self::BASE)).unwrap_or('0');
        self.0
            .iter()
            .try_for_each(|step| write!(f, "{}{}", digit(step / Self::BASE), digit(step % Self::BASE)))
    }
}

impl FromStr for Steps {
    type Err = UnknownControl;

    fn from_str(text: &str) -> Result<Self, UnknownControl> {
        if !text.is_ascii() || !text.len().is_multiple_of(2) || text.len() > 2 * Self::MOST {
            return Err(UnknownControl);
        }
        let number = |at: usize| u16::from_str_radix(&text[at..at + 2], u32::from(Self::BASE));
        let numbers = (0..text.len()).step_by(2).map(|at| number(at).map_err(|_| UnknownControl));
        Ok(Self(numbers.collect::<Result<_, _>>()?))
    }
}

impl fmt::Display for Ahead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (At { game, moment, line }, step) = match self {
            Self::Open(game) => return write!(f, "ahead:{game}"),
            Self::Forget { game, revision, which: None } => {
                return write!(f, "ahead-forget:{game}:{revision}:all");
            }
            Self::Forget { game, revision, which: Some(which) } => {
                return write!(f, "ahead-forget:{game}:{revision}:{}", which + 1);
            }
            Self::Walk(at, step) => (at, step),
        };
        let at = format_args!("{game}:{moment}:{line}");
        match step {
            Step::Pick(squares) => write!(f, "if-pick:{at}:{}", joined(squares)),
            Step::Rank(squares, rank) => write!(f, "if-rank:{at}:{}:{}", joined(squares), rank + 1),
            Step::Stop(squares) => write!(f, "if-stop:{at}:{}", joined(squares)),
            Step::Look => write!(f, "if-look:{at}"),
            Step::Store => write!(f, "if-store:{at}"),
        }
    }
}

impl Ahead {
    /// Reads what stands behind a name; `None` where the name is not of a button for moves ahead.
    pub(super) fn read(name: &str, parts: &mut Parts<'_>) -> Option<Result<Self, UnknownControl>> {
        Some(match name {
            "ahead" => parts.next().map(Self::Open),
            "ahead-forget" => Self::forget(parts),
            "if-pick" => Self::walk(parts, |parts| parts.squares().map(Step::Pick)),
            "if-rank" => Self::walk(parts, |parts| Ok(Step::Rank(parts.squares()?, parts.rank()?))),
            "if-stop" => Self::walk(parts, |parts| parts.squares().map(Step::Stop)),
            "if-look" => Self::walk(parts, |_| Ok(Step::Look)),
            "if-store" => Self::walk(parts, |_| Ok(Step::Store)),
            _ => return None,
        })
    }

    fn walk(
        parts: &mut Parts<'_>,
        step: impl FnOnce(&mut Parts<'_>) -> Result<Step, UnknownControl>,
    ) -> Result<Self, UnknownControl> {
        let at = At { game: parts.next()?, moment: parts.next()?, line: parts.next()? };
        Ok(Self::Walk(at, step(parts)?))
    }

    fn forget(parts: &mut Parts<'_>) -> Result<Self, UnknownControl> {
        let (game, revision) = (parts.next()?, parts.next()?);
        let which: String = parts.next()?;
        let number = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
        let which = match which.as_str() {
            "all" => None,
            number_of => Some(number(number_of).ok_or(UnknownControl)?),
        };
        Ok(Self::Forget { game, revision, which })
    }

    /// The game that it is of.
    pub const fn game(&self) -> GameId {
        match self {
            Self::Open(game) | Self::Forget { game, .. } | Self::Walk(At { game, .. }, _) => *game,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{super::ButtonId, *};

    #[test]
    fn every_control_reads_back_and_fits() {
        let game: GameId = "9223372036854775807".parse().unwrap();
        let full = (0..Steps::MOST).fold(Steps::default(), |line, _| line.then(1_295).unwrap());
        assert!(full.is_full() && full.then(0).is_none() && Steps::default().then(1_296).is_none());
        assert_eq!(full.back().unwrap().then(1_295).unwrap(), full);
        assert_eq!(Steps::default().back(), None);
        let long: Vec<Square> = vec!["h8".parse().unwrap(); games::MAX_PATH];
        for line in [Steps::default(), full] {
            let at = At { game, moment: u32::MAX, line };
            for step in [
                Step::Pick(long.clone()),
                Step::Pick(vec![]),
                Step::Rank(long.clone(), 7),
                Step::Stop(long.clone()),
                Step::Look,
                Step::Store,
            ] {
                check(Ahead::Walk(at.clone(), step));
            }
        }
        check(Ahead::Open(game));
        check(Ahead::Forget { game, revision: u32::MAX, which: Some(9) });
        check(Ahead::Forget { game, revision: 0, which: None });
    }

    fn check(ahead: Ahead) {
        let control = ButtonId::Ahead(ahead);
        let text = control.to_string();
        assert!(text.len() <= 100, "{text} has {} characters", text.len());
        assert_eq!(text.parse(), Ok(control), "{text}");
    }

    #[test]
    fn what_was_written_by_hand_is_unknown() {
        for text in [
            "ahead:0",
            "ahead:1:2",
            "ahead-forget:1:2",
            "ahead-forget:1:2:0",
            "ahead-forget:1:2:+1",
            "ahead-forget:1:2:some",
            "if-pick:1:2:0",
            "if-pick:1:2:0G:a1",
            "if-pick:1:2:+1:a1",
            "if-pick:1:2:éé:a1",
            "if-look:1:2:000000000000000000000000000000000000",
            "if-look:1:2:00:a1",
            "if-rank:1:2:00::0",
            "if-go:1:2:00",
        ] {
            assert_eq!(text.parse::<ButtonId>(), Err(UnknownControl), "{text:?}");
        }
    }
}
