//! Two players who are to meet in a competition, and how that ended.

use games::{Seat, Side};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use tournament::GameResult;

use crate::{Ending, GameId, PlayerId};

/// A pairing of a competition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Its number in the competition, from 1.
    pub number: u32,
    /// The division of a league, or the tie in a round of a knock-out, from 1. On a ladder, 1 if the first player has challenged
    /// the second, and 2 if the second has challenged the first. Otherwise 0.
    pub division: u16,
    /// The round, from 1.
    pub round: u16,
    /// Who moves first.
    pub first: PlayerId,
    /// Who moves second; `None` if the first has a bye.
    pub second: Option<PlayerId>,
    /// Whether its game is to begin, or has begun.
    pub is_due: bool,
    /// Its game.
    pub game: Option<PairingGame>,
    /// What was decided apart from the game.
    pub decided: Option<Decided>,
}

/// The game of a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairingGame {
    /// The game.
    pub id: GameId,
    /// How it ended; `None` while it is running.
    pub end: Option<GameEnd>,
}

/// What the end of a game means for its pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameEnd {
    /// When it ended.
    pub at: Timestamp,
    /// The result.
    pub outcome: Outcome,
    /// Who ran out of time.
    pub ran_out: Option<Side>,
}

/// How a pairing ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// With a result.
    Counts(GameResult),
    /// It counts for neither.
    Void,
}

/// A decision apart from the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Decided {
    /// The outcome.
    pub outcome: Outcome,
    /// Why.
    pub why: Why,
}

/// Why a pairing was decided apart from its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// The player had no opponent in this round.
    Bye,
    /// One of the players, or both, takes part no longer.
    Withdrawn,
    /// The time was over before it was played, so it is drawn.
    Unplayed,
    /// A manager decided it.
    Manager,
    /// The ladder has changed by it.
    Noted,
}

impl GameEnd {
    /// What an ending means.
    pub fn of(ending: Ending, at: Timestamp) -> Self {
        let ending = ending.in_competition();
        let outcome = if ending.is_void() {
            Outcome::Void
        } else {
            Outcome::Counts(match ending.winner() {
                Some(Side::First) => GameResult::FirstWon,
                Some(Side::Second) => GameResult::SecondWon,
                None => GameResult::Drawn,
            })
        };
        Self { at, outcome, ran_out: ending.ran_out().map(Seat::side) }
    }

    /// The end of a game that was played out or given up. `on_time` says whether the loser's time ran out.
    pub fn played(winner: Option<Side>, on_time: bool, at: Timestamp) -> Self {
        let result = match winner {
            Some(Side::First) => GameResult::FirstWon,
            Some(Side::Second) => GameResult::SecondWon,
            None => GameResult::Drawn,
        };
        let ran_out = winner.filter(|_| on_time).map(Side::opponent);
        Self { at, outcome: Outcome::Counts(result), ran_out }
    }
}

impl Pairing {
    /// A pairing whose game is to wait.
    pub(super) const fn new(
        number: u32,
        (division, round): (u16, u16),
        first: PlayerId,
        second: PlayerId,
    ) -> Self {
        let second = Some(second);
        Self { number, division, round, first, second, is_due: false, game: None, decided: None }
    }

    /// A bye, which gives a point.
    pub(super) const fn bye(number: u32, (division, round): (u16, u16), player: PlayerId) -> Self {
        let decided = Some(Decided { outcome: Outcome::Counts(GameResult::FirstWon), why: Why::Bye });
        Self { number, division, round, first: player, second: None, is_due: false, game: None, decided }
    }

    /// How it ended; `None` if it hasn't.
    pub fn outcome(&self) -> Option<Outcome> {
        let by_game = || self.game.and_then(|game| game.end).map(|end| end.outcome);
        self.decided.map(|decided| decided.outcome).or_else(by_game)
    }

    /// Its result; `None` if it has none, or none that counts.
    pub fn result(&self) -> Option<GameResult> {
        if let Some(Outcome::Counts(result)) = self.outcome() { Some(result) } else { None }
    }

    /// Whether it hasn't ended.
    pub fn is_open(&self) -> bool {
        self.outcome().is_none()
    }

    /// Its running game, whatever was decided.
    pub fn running(&self) -> Option<GameId> {
        self.game.filter(|game| game.end.is_none()).map(|game| game.id)
    }

    /// Whether `player` is one of the two.
    pub fn has(&self, player: PlayerId) -> bool {
        self.first == player || self.second == Some(player)
    }

    /// The opponent of `player`.
    pub fn opponent(&self, player: PlayerId) -> Option<PlayerId> {
        if self.first == player {
            self.second
        } else {
            Some(self.first).filter(|_| self.second == Some(player))
        }
    }

    /// The result if `loser` loses it.
    pub(super) fn lost_by(&self, loser: PlayerId) -> GameResult {
        if self.first == loser { GameResult::SecondWon } else { GameResult::FirstWon }
    }

    /// Who ran out of time in its game.
    pub fn ran_out(&self) -> Option<PlayerId> {
        match self.game?.end?.ran_out? {
            Side::First => Some(self.first),
            Side::Second => self.second,
        }
    }
}

/// The stored form of a result.
pub(super) mod result_form {
    use super::{Deserialize, GameResult, Serialize};

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Form {
        First,
        Drawn,
        Second,
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    pub(in super::super) fn serialize<S: serde::Serializer>(
        result: &GameResult,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let form = match result {
            GameResult::FirstWon => Form::First,
            GameResult::Drawn => Form::Drawn,
            GameResult::SecondWon => Form::Second,
        };
        form.serialize(serializer)
    }

    pub(in super::super) fn deserialize<'de, D: serde::Deserializer<'de>>(
        deserializer: D,
    ) -> Result<GameResult, D::Error> {
        Ok(match Form::deserialize(deserializer)? {
            Form::First => GameResult::FirstWon,
            Form::Drawn => GameResult::Drawn,
            Form::Second => GameResult::SecondWon,
        })
    }
}
