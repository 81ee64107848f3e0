//! Two players who are to meet in a competition, and how that ended.

use games::{Seat, Side};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use tournament::GameResult;

use crate::{Ending, ForfeitReason, GameId, PlayerId};

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
    /// Who ran out of time. Another may have taken their place in the pairing since.
    pub ran_out: Option<PlayerId>,
    /// Who left it before it was played: they left the server, had their data deleted, were withdrawn, or gave up before their first turn.
    pub left: Option<PlayerId>,
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
    /// What an ending means in a game between these two.
    pub fn of(ending: Ending, players: [PlayerId; 2], at: Timestamp) -> Self {
        let left = match ending {
            Ending::Forfeit { seat, why: ForfeitReason::Left }
            | Ending::CalledOff { by: Some(seat) }
            | Ending::Withdrawn { seat } => Some(seat),
            Ending::Forfeit { why: ForfeitReason::Resigned | ForfeitReason::OutOfTime, .. }
            | Ending::CalledOff { by: None }
            | Ending::Rules(_)
            | Ending::Agreed
            | Ending::Aborted { .. }
            | Ending::Stopped
            | Ending::Idle
            | Ending::Adjudicated { .. } => None,
        };
        let player = |seat: Seat| of_side(players, seat.side());
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
        Self { at, outcome, ran_out: ending.ran_out().map(player), left: left.map(player) }
    }

    /// The end of a game between these two that was played out or given up, the latter for the reason `why`.
    pub fn played(
        winner: Option<Side>,
        why: Option<ForfeitReason>,
        players: [PlayerId; 2],
        at: Timestamp,
    ) -> Self {
        let result = match winner {
            Some(Side::First) => GameResult::FirstWon,
            Some(Side::Second) => GameResult::SecondWon,
            None => GameResult::Drawn,
        };
        let loser =
            |reason| winner.filter(|_| why == Some(reason)).map(|winner| of_side(players, winner.opponent()));
        let (ran_out, left) = (loser(ForfeitReason::OutOfTime), loser(ForfeitReason::Left));
        Self { at, outcome: Outcome::Counts(result), ran_out, left }
    }
}

const fn of_side([first, second]: [PlayerId; 2], side: Side) -> PlayerId {
    match side {
        Side::First => first,
        Side::Second => second,
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

    /// Whether its game is to begin, but hasn't.
    pub fn is_waited_for(&self) -> bool {
        self.is_due && self.game.is_none() && self.is_open()
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

    /// Who ran out of time in its game, unless it was annulled or its result corrected.
    pub fn ran_out(&self) -> Option<PlayerId> {
        self.game?.end?.ran_out.filter(|_| self.decided.is_none_or(|decided| decided.why != Why::Manager))
    }

    /// Whether `player` has yet to play it, or has left it.
    pub(super) fn is_unplayed_by(&self, player: PlayerId) -> bool {
        let left = self.decided.is_none() && self.game.and_then(|game| game.end?.left) == Some(player);
        self.is_open() || left
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
