//! What stands beside the record of a table: clocks, who is away, offers, moves ahead.
//!
//! It knows seats, not people, and is stored as one text, since it is read and written whole with its game.

use std::{fmt, str::FromStr};

use games::{Action, Seat, SeatSet};
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use super::{clock::Clock, serde_forms as form};

/// What stands beside the record of a table.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Standing {
    /// How many actions were taken back so far, and one more for each time.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(super) taken_back: u32,
    /// The clocks.
    #[serde(default)]
    pub(super) clock: Clock,
    /// Whether the players have agreed to pause.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) paused: bool,
    /// Whether nothing can be posted any more where the game is played.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) cut_off: bool,
    /// Who is away, and until when.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) away: Vec<Away>,
    /// What was offered since the last action.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) offers: Vec<Offer>,
    /// Moves ahead: those of a seat are nobody else's business.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) ahead: Vec<Line>,
    /// The seats whose moves ahead did not fit, and who do not know it yet.
    #[serde(default, skip_serializing_if = "is_empty", with = "form::seats")]
    pub(super) dropped: SeatSet,
    /// The seats that were given up together with the match that the game belongs to.
    #[serde(default, skip_serializing_if = "is_empty", with = "form::seats")]
    pub(super) quit: SeatSet,
    /// How it ended, if neither by its rules nor by giving up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) closed: Option<Closed>,
}

/// A seat whose player is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Away {
    /// Whose clock stands when it is to act.
    #[serde(with = "form::seat")]
    pub seat: Seat,
    /// Until when.
    #[serde(with = "jiff::fmt::serde::timestamp::millisecond::required")]
    pub until: Timestamp,
}

/// What one can offer while a game runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// To call it a draw.
    Draw,
    /// To go back to before the last turn of the one who offers.
    Takeback,
    /// That the clocks stand until somebody wants to go on.
    Pause,
}

impl OfferKind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Draw, Self::Takeback, Self::Pause];

    /// Its name: as it is stored, and as it is read back by [`FromStr`].
    pub const fn name(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Takeback => "takeback",
            Self::Pause => "pause",
        }
    }
}

/// The text names nothing that can be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nothing that can be offered")]
pub struct BadOfferKind;

impl fmt::Display for OfferKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for OfferKind {
    type Err = BadOfferKind;

    fn from_str(text: &str) -> Result<Self, BadOfferKind> {
        Self::ALL.into_iter().find(|kind| kind.name() == text).ok_or(BadOfferKind)
    }
}

/// Something that was offered since the last action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// What.
    pub kind: OfferKind,
    /// By whom.
    #[serde(with = "form::seat")]
    pub by: Seat,
    /// The seats whose players want it, his own among them.
    #[serde(with = "form::seats")]
    pub agreed: SeatSet,
    /// Whether it was declined, or withdrawn: it is not offered again before the next action.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub declined: bool,
}

/// Actions that a player has prepared: what the others may do, and what he answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// Whose it is.
    #[serde(with = "form::seat")]
    pub seat: Seat,
    /// From the position as it stands; never empty, the last one is his own.
    #[serde(with = "form::actions")]
    pub actions: Vec<Action>,
}

/// How a game ended, if neither by its rules nor by giving up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "how")]
pub enum Closed {
    /// The players agreed on a draw.
    Agreed,
    /// A player ran out of time before his second turn: nobody has won.
    Aborted {
        /// Who.
        #[serde(with = "form::seat")]
        seat: Seat,
    },
    /// Moderators have ended it: nobody has won.
    Stopped,
}

impl Standing {
    /// That of a game that begins.
    pub(super) fn new(clock: Clock) -> Self {
        Self { clock, ..Self::default() }
    }

    /// Whose players are away, and until when.
    pub fn away(&self) -> &[Away] {
        &self.away
    }

    /// Makes up for a time in which nobody could play, if a clock runs. Whether one did.
    pub fn make_up(&mut self, by: SignedDuration) -> bool {
        let runs = self.clock.runs();
        self.clock.put_back(by);
        runs
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(count: &u32) -> bool {
    *count == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_empty(seats: &SeatSet) -> bool {
    seats.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_stored_in_a_form_that_stays() {
        let at = Timestamp::from_millisecond(5).expect("a time");
        let mut clock = Clock::new("3d".parse().expect("a time control"), 2);
        clock.start(at);
        clock.warn();
        let mut agreed = SeatSet::EMPTY;
        agreed.insert(Seat::SECOND);
        let full = Standing {
            taken_back: 3,
            clock,
            paused: true,
            cut_off: true,
            away: vec![Away { seat: Seat::FIRST, until: at }],
            offers: vec![Offer { kind: OfferKind::Draw, by: Seat::SECOND, agreed, declined: true }],
            ahead: vec![Line {
                seat: Seat::FIRST,
                actions: vec!["b3-b4".parse().expect("an action"), "xc3".parse().expect("an action")],
            }],
            dropped: agreed,
            quit: agreed,
            closed: Some(Closed::Aborted { seat: Seat::FIRST }),
        };
        let text = concat!(
            r#"{"taken_back":3,"clock":{"left":[259200000,259200000],"since":5,"warned":true},"paused":true,"#,
            r#""cut_off":true,"away":[{"seat":1,"until":5}],"#,
            r#""offers":[{"kind":"draw","by":2,"agreed":[2],"declined":true}],"#,
            r#""ahead":[{"seat":1,"actions":"b3-b4 xc3"}],"dropped":[2],"quit":[2],"#,
            r#""closed":{"how":"aborted","seat":1}}"#
        );
        assert_eq!(serde_json::to_string(&full).expect("written"), text);
        assert_eq!(serde_json::from_str::<Standing>(text).expect("read"), full);
        assert_eq!(serde_json::from_str::<Standing>("{}").expect("read"), Standing::default());
        let stopped = Standing { closed: Some(Closed::Stopped), ..Standing::default() };
        let text = r#"{"clock":{},"closed":{"how":"stopped"}}"#;
        assert_eq!(serde_json::to_string(&stopped).expect("written"), text);
        assert_eq!(serde_json::from_str::<Standing>(text).expect("read"), stopped);
    }

    #[test]
    fn what_cannot_be_is_not_read() {
        for text in [
            r#"{"dropped":[0]}"#,
            r#"{"dropped":[5]}"#,
            r#"{"ahead":[{"seat":1,"actions":"zz"}]}"#,
            r#"{"closed":{"how":"stormed"}}"#,
        ] {
            assert!(serde_json::from_str::<Standing>(text).is_err(), "{text}");
        }
    }
}
