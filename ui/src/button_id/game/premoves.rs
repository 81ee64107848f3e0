//! The buttons for premoves. A line isn't stored until it is finished, so the buttons carry all of it.

use std::{fmt, str::FromStr};

use play::GameId;

use crate::button_id::{
    game::choosing::ChoiceStep,
    parts::{Codec, FromOne, IdParts, Squares, UnknownButton, buttons},
};

/// A line of premoves. Each action is its index in the sorted list of legal actions, which stays the same as long as
/// the rules do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineSteps(Vec<u16>);

/// How far a line has got.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineSoFar {
    /// The game.
    pub game: GameId,
    /// The version at which the line starts; at a later one the button is stale.
    pub version: u32,
    /// The actions so far.
    pub line: LineSteps,
}

/// What to do with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineStep {
    /// Choose its next action, and add it once it is complete.
    Choose(ChoiceStep),
    /// Review it, and decide whether to continue.
    Look,
    /// Store it.
    Store,
}

/// A button for premoves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Premoves {
    /// Show the stored lines, or start a line if there are none.
    Open(GameId),
    /// Continue a line.
    Continue(LineSoFar, LineStep),
    /// Forget one of the player's lines, or all.
    Forget {
        /// The game.
        game: GameId,
        /// The revision of the list; any change at the table makes another one.
        revision: u32,
        /// The index of the line; `None` for all.
        which: Option<usize>,
    },
}

impl LineSteps {
    /// The most actions that fit into a button next to everything else.
    pub const MOST: usize = 16;
    /// Two digits in this base are a step.
    const BASE: u16 = 36;

    /// With one more action; `None` if it doesn't fit.
    pub fn then(&self, number: usize) -> Option<Self> {
        let number = u16::try_from(number).ok().filter(|&number| number < Self::BASE * Self::BASE)?;
        (!self.is_full()).then(|| Self([&self.0[..], &[number]].concat()))
    }

    /// Without the last action; `None` if there is none.
    pub fn back(&self) -> Option<Self> {
        self.0.split_last().map(|(_, before)| Self(before.to_vec()))
    }

    /// Whether no more action fits.
    pub const fn is_full(&self) -> bool {
        self.0.len() >= Self::MOST
    }

    /// The indices, in order.
    pub fn numbers(&self) -> impl Iterator<Item = usize> {
        self.0.iter().copied().map(usize::from)
    }
}

impl fmt::Display for LineSteps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digit = |value: u16| char::from_digit(u32::from(value), u32::from(Self::BASE)).unwrap_or('0');
        self.0
            .iter()
            .try_for_each(|step| write!(f, "{}{}", digit(step / Self::BASE), digit(step % Self::BASE)))
    }
}

impl FromStr for LineSteps {
    type Err = UnknownButton;

    fn from_str(text: &str) -> Result<Self, UnknownButton> {
        if !text.is_ascii() || !text.len().is_multiple_of(2) || text.len() > 2 * Self::MOST {
            return Err(UnknownButton);
        }
        let number = |at: usize| u16::from_str_radix(&text[at..at + 2], u32::from(Self::BASE));
        let numbers = (0..text.len()).step_by(2).map(|at| number(at).map_err(|_| UnknownButton));
        Ok(Self(numbers.collect::<Result<_, _>>()?))
    }
}

/// The index of a line, counted from 1; or all of them.
struct Which;

impl Codec<Option<usize>> for Which {
    fn write(value: &Option<usize>) -> Option<String> {
        Some(value.map_or_else(|| "all".to_owned(), |which| (which + 1).to_string()))
    }

    fn read(parts: &mut IdParts<'_>) -> Result<Option<usize>, UnknownButton> {
        let number = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
        match parts.word() {
            "all" => Ok(None),
            text => number(text).map(Some).ok_or(UnknownButton),
        }
    }
}

buttons! { Premoves
    "ahead" (game: GameId) { Self::Open(game) }
    "ahead-forget" (game: GameId, revision: u32, which: Which) { Self::Forget { game, revision, which } }
    "if-pick" (game: GameId, version: u32, line: LineSteps, squares: Squares)
        { Self::Continue(LineSoFar { game, version, line }, LineStep::Choose(ChoiceStep::Pick(squares))) }
    "if-rank" (game: GameId, version: u32, line: LineSteps, squares: Squares, rank: FromOne)
        { Self::Continue(LineSoFar { game, version, line }, LineStep::Choose(ChoiceStep::Rank(squares, rank))) }
    "if-stop" (game: GameId, version: u32, line: LineSteps, squares: Squares)
        { Self::Continue(LineSoFar { game, version, line }, LineStep::Choose(ChoiceStep::Stop(squares))) }
    "if-look" (game: GameId, version: u32, line: LineSteps) { Self::Continue(LineSoFar { game, version, line }, LineStep::Look) }
    "if-store" (game: GameId, version: u32, line: LineSteps) { Self::Continue(LineSoFar { game, version, line }, LineStep::Store) }
}

impl Premoves {
    /// The game.
    pub const fn game(&self) -> GameId {
        match self {
            Self::Open(game) | Self::Forget { game, .. } | Self::Continue(LineSoFar { game, .. }, _) => *game,
        }
    }
}

#[cfg(test)]
mod tests {
    use games::Square;

    use super::*;
    use crate::button_id::ButtonId;

    #[test]
    fn every_control_reads_back_and_fits() {
        let game: GameId = "9223372036854775807".parse().unwrap();
        let full = (0..LineSteps::MOST).fold(LineSteps::default(), |line, _| line.then(1_295).unwrap());
        assert!(full.is_full() && full.then(0).is_none() && LineSteps::default().then(1_296).is_none());
        assert_eq!(full.back().unwrap().then(1_295).unwrap(), full);
        assert_eq!(LineSteps::default().back(), None);
        let long: Vec<Square> = vec!["h8".parse().unwrap(); games::MAX_PATH];
        for line in [LineSteps::default(), full] {
            let at = LineSoFar { game, version: u32::MAX, line };
            for step in [
                LineStep::Choose(ChoiceStep::Pick(long.clone())),
                LineStep::Choose(ChoiceStep::Pick(vec![])),
                LineStep::Choose(ChoiceStep::Rank(long.clone(), 7)),
                LineStep::Choose(ChoiceStep::Stop(long.clone())),
                LineStep::Look,
                LineStep::Store,
            ] {
                check(Premoves::Continue(at.clone(), step));
            }
        }
        check(Premoves::Open(game));
        check(Premoves::Forget { game, revision: u32::MAX, which: Some(9) });
        check(Premoves::Forget { game, revision: 0, which: None });
    }

    fn check(ahead: Premoves) {
        let control = ButtonId::Premoves(ahead);
        let text = control.to_string();
        assert!(text.len() <= 100, "{text} has {} characters", text.len());
        assert_eq!(text.parse(), Ok(control), "{text}");
    }

    #[test]
    fn handwritten_buttons_are_unknown() {
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
            assert_eq!(text.parse::<ButtonId>(), Err(UnknownButton), "{text:?}");
        }
    }
}
