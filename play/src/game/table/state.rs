//! The state of a table that isn't in its record: clocks, absences, offers, premoves.
//!
//! It refers to seats, not to people, and is stored as one text value, because it is always read and written
//! whole.

use std::{fmt, str::FromStr};

use games::{Action, Seat, SeatSet};
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use super::{
    Ending,
    clock::{Clock, MadeUp},
    serde_forms as form,
};
use crate::{Boards, Zone};

/// The state of a table beside its record.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct TableState {
    /// How many actions were taken back so far, plus one for each takeback. With the ply, it makes
    /// [`super::Table::version`].
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(super) taken_back: u32,
    /// The clocks.
    #[serde(default)]
    pub(super) clock: Clock,
    /// When it was last said that the game will be called off unless someone plays; `None` since the last action.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        with = "jiff::fmt::serde::timestamp::millisecond::optional"
    )]
    pub(super) idle: Option<Timestamp>,
    /// Whether the players have agreed to pause.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) paused: bool,
    /// Whether nothing can be posted in the game's channel.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) cut_off: bool,
    /// Where the players live, in order of play, while the game runs. Empty unless clocks stand at night or on some days.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) zones: Vec<Zone>,
    /// Who is away, and until when.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) away: Vec<Away>,
    /// The players of a game by direct messages who didn't get its boards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) unreached: Vec<Unreached>,
    /// The offers made since the last action.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) offers: Vec<Offer>,
    /// The premove lines of all seats, each visible to its owner only.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[serde(rename = "ahead")]
    pub(super) premoves: Vec<PremoveLine>,
    /// The seats whose premoves were dropped without their players knowing yet.
    #[serde(default, skip_serializing_if = "is_empty", with = "form::seats")]
    pub(super) dropped: SeatSet,
    /// The seats that were given up together with the match.
    #[serde(default, skip_serializing_if = "is_empty", with = "form::seats")]
    pub(super) quit: SeatSet,
    /// How many hints were shown, in a game against the computer.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(super) hints: u32,
    /// Whether the computer has played below its level, since its turn would have helped in a running game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) lowered: bool,
    /// Which boards stay in the channel, if its players chose that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) boards: Option<Boards>,
    /// How the game ended, if neither by its rules nor by giving up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) closed: Option<ClosedBy>,
}

/// A seat whose player is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Away {
    /// The seat.
    #[serde(with = "form::seat")]
    pub seat: Seat,
    /// Until when.
    #[serde(with = "jiff::fmt::serde::timestamp::millisecond::required")]
    pub until: Timestamp,
}

/// How long a clock waits, in all, for a player who doesn't get the boards of a game by direct messages.
pub const WAITS_FOR_UNREACHED: SignedDuration = SignedDuration::from_hours(3 * 24);

/// A player who didn't get the board of a game by direct messages. Their clock waits for them, but not for ever, since
/// only they can change that, and they can play elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Unreached {
    /// The seat.
    #[serde(with = "form::seat")]
    pub(super) seat: Seat,
    /// How long their clock can still wait in this game; while it does, how long when it began to.
    #[serde(with = "form::duration")]
    pub(super) left: SignedDuration,
    /// Since when it has been waiting.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        with = "jiff::fmt::serde::timestamp::millisecond::optional"
    )]
    pub(super) since: Option<Timestamp>,
}

impl Unreached {
    /// A player who couldn't be reached for the first time in the game.
    pub(super) const fn new(seat: Seat) -> Self {
        Self { seat, left: WAITS_FOR_UNREACHED, since: None }
    }

    /// Until when the clock waits, if it does.
    pub(super) fn until(self) -> Option<Timestamp> {
        Some(self.since?.saturating_add(self.left).unwrap_or(Timestamp::MAX))
    }

    /// The clock waits no longer.
    pub(super) fn reach(&mut self, now: Timestamp) {
        let Some(since) = self.since.take() else { return };
        let waited = now.duration_since(since).max(SignedDuration::ZERO);
        self.left = (self.left - waited).max(SignedDuration::ZERO);
    }

    /// Ends the wait if its time is over, or if it `is_to_act` no longer.
    pub(super) fn settle(&mut self, is_to_act: bool, now: Timestamp) {
        if !is_to_act || self.until().is_some_and(|until| until <= now) {
            self.reach(now);
        }
    }
}

/// What a player can offer during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// End the game in a draw.
    Draw,
    /// Return to before the offerer's last turn.
    Takeback,
    /// Stop the clocks until a player resumes.
    Pause,
    /// Call the game off.
    Abort,
}

impl OfferKind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Draw, Self::Takeback, Self::Pause, Self::Abort];

    /// The stored name, which [`FromStr`] reads back.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Takeback => "takeback",
            Self::Pause => "pause",
            Self::Abort => "abort",
        }
    }
}

/// The text doesn't name a kind of offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a kind of offer")]
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

/// An offer made since the last action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// What is offered.
    pub kind: OfferKind,
    /// The seat that offered it.
    #[serde(with = "form::seat")]
    pub by: Seat,
    /// The seats that agree, including the offerer's.
    #[serde(with = "form::seats")]
    pub agreed: SeatSet,
    /// Whether it was declined or withdrawn, which blocks the same offer until the next action.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub declined: bool,
    /// The revision of the game with which it was made: with the kind, it tells the offers of a game apart. 0 for
    /// those of an earlier version of the program.
    #[serde(default)]
    pub made: u32,
}

/// A premove line: what the others may play, and the owner's replies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PremoveLine {
    /// The owner's seat.
    #[serde(with = "form::seat")]
    pub seat: Seat,
    /// The actions from the current position on. Never empty; the last one is the owner's.
    #[serde(with = "form::actions")]
    pub actions: Vec<Action>,
}

/// How a game ended, if neither by its rules nor by giving up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "how")]
pub enum ClosedBy {
    /// The players agreed on a draw.
    Agreed,
    /// A player ran out of time before finishing their second turn. No one has won.
    Aborted {
        /// Their seat.
        #[serde(with = "form::seat")]
        seat: Seat,
    },
    /// It was called off. No one has won.
    CalledOff {
        /// The seat that was given up before its first turn; `None` if all players agreed.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "form::optional_seat")]
        by: Option<Seat>,
    },
    /// Moderators ended it. No one has won.
    Stopped,
    /// Against the computer, no one played for too long. No one has won.
    Idle,
    /// A player was withdrawn from its competition. No one has won.
    Withdrawn {
        /// Their seat.
        #[serde(with = "form::seat")]
        seat: Seat,
    },
    /// The time of its competition was over.
    Adjudicated {
        /// A seat of the side that was certain to win; `None` is a draw.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "form::optional_seat")]
        winner: Option<Seat>,
    },
}

impl ClosedBy {
    /// The ending of a game that was closed like this.
    pub const fn ending(self) -> Ending {
        match self {
            Self::Agreed => Ending::Agreed,
            Self::Aborted { seat } => Ending::Aborted { seat },
            Self::CalledOff { by } => Ending::CalledOff { by },
            Self::Stopped => Ending::Stopped,
            Self::Idle => Ending::Idle,
            Self::Withdrawn { seat } => Ending::Withdrawn { seat },
            Self::Adjudicated { winner: Some(seat) } => Ending::Adjudicated { winner: Some(seat.side()) },
            Self::Adjudicated { winner: None } => Ending::Adjudicated { winner: None },
        }
    }
}

impl TableState {
    /// How the game ended, if neither by its rules nor by giving up.
    pub fn ending(&self) -> Option<Ending> {
        self.closed.map(ClosedBy::ending)
    }

    /// The state of a game that begins.
    pub(super) fn new(clock: Clock) -> Self {
        Self { clock, ..Self::default() }
    }

    /// Which boards stay in the channel, if its players chose that.
    pub const fn boards(&self) -> Option<Boards> {
        self.boards
    }

    /// The seats whose players are away.
    pub fn away(&self) -> &[Away] {
        &self.away
    }

    /// Makes up for an outage of this length that ends now, if a clock is running or the game will be called off. Returns
    /// what becomes of the game's timer.
    pub fn make_up(&mut self, by: SignedDuration, now: Timestamp) -> MadeUp {
        let clock = self.clock.put_back(by, now);
        self.idle = self.idle.map(|since| since.saturating_add(by).unwrap_or(Timestamp::MAX));
        if self.idle.is_some() { MadeUp::By(by) } else { clock }
    }

    /// Notes that `seat` knows its premoves were dropped.
    pub(super) fn mark_notified(&mut self, seat: Seat) {
        self.dropped = self.dropped.iter().filter(|&one| one != seat).collect();
    }

    /// Drops the premoves of some seats, and notes that their players don't know.
    pub(super) fn drop_premoves(&mut self, of: impl Fn(Seat) -> bool) {
        let dropped = self.premoves.extract_if(.., |line| of(line.seat)).map(|line| line.seat);
        dropped.for_each(|owner| self.dropped.insert(owner));
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
    use crate::game::rest::{LocalRest, Rest};

    #[test]
    fn the_stored_form_is_stable() {
        let at = Timestamp::from_millisecond(5).expect("a time");
        let mut clock = Clock::new("3d".parse().expect("a time control"), 2);
        let local = LocalRest { rest: Rest::Nights, zone: Zone::UTC };
        clock.start(Some(Seat::FIRST), Some(local), at);
        clock.warn();
        let mut agreed = SeatSet::EMPTY;
        agreed.insert(Seat::SECOND);
        let full = TableState {
            taken_back: 3,
            clock,
            idle: Some(at),
            paused: true,
            cut_off: true,
            zones: vec!["Europe/Paris".parse().expect("a zone")],
            away: vec![Away { seat: Seat::FIRST, until: at }],
            unreached: vec![Unreached {
                seat: Seat::SECOND,
                left: SignedDuration::from_millis(7),
                since: Some(at),
            }],
            offers: vec![Offer { kind: OfferKind::Draw, by: Seat::SECOND, agreed, declined: true, made: 6 }],
            premoves: vec![PremoveLine {
                seat: Seat::FIRST,
                actions: vec!["b3-b4".parse().expect("an action"), "xc3".parse().expect("an action")],
            }],
            dropped: agreed,
            quit: agreed,
            hints: 2,
            lowered: true,
            boards: Some(Boards::Newest),
            closed: Some(ClosedBy::Aborted { seat: Seat::FIRST }),
        };
        let text = concat!(
            r#"{"taken_back":3,"clock":{"left":[259200000,259200000],"since":5,"rest":{"seat":1,"rest":"nights","zone":"UTC"},"warned":true},"idle":5,"paused":true,"#,
            r#""cut_off":true,"zones":["Europe/Paris"],"away":[{"seat":1,"until":5}],"#,
            r#""unreached":[{"seat":2,"left":7,"since":5}],"#,
            r#""offers":[{"kind":"draw","by":2,"agreed":[2],"declined":true,"made":6}],"#,
            r#""ahead":[{"seat":1,"actions":"b3-b4 xc3"}],"dropped":[2],"quit":[2],"hints":2,"lowered":true,"#,
            r#""boards":"newest","closed":{"how":"aborted","seat":1}}"#
        );
        assert_eq!(serde_json::to_string(&full).expect("written"), text);
        assert_eq!(serde_json::from_str::<TableState>(text).expect("read"), full);
        assert_eq!(serde_json::from_str::<TableState>("{}").expect("read"), TableState::default());
        for (by, text) in [
            (ClosedBy::Stopped, r#"{"clock":{},"closed":{"how":"stopped"}}"#),
            (ClosedBy::Idle, r#"{"clock":{},"closed":{"how":"idle"}}"#),
            (
                ClosedBy::Withdrawn { seat: Seat::SECOND },
                r#"{"clock":{},"closed":{"how":"withdrawn","seat":2}}"#,
            ),
            (
                ClosedBy::Adjudicated { winner: Some(Seat::FIRST) },
                r#"{"clock":{},"closed":{"how":"adjudicated","winner":1}}"#,
            ),
            (ClosedBy::Adjudicated { winner: None }, r#"{"clock":{},"closed":{"how":"adjudicated"}}"#),
        ] {
            let closed = TableState { closed: Some(by), ..TableState::default() };
            assert_eq!(serde_json::to_string(&closed).expect("written"), text);
            assert_eq!(serde_json::from_str::<TableState>(text).expect("read"), closed);
        }
    }

    #[test]
    fn impossible_values_are_refused() {
        for text in [
            r#"{"dropped":[0]}"#,
            r#"{"dropped":[5]}"#,
            r#"{"ahead":[{"seat":1,"actions":"zz"}]}"#,
            r#"{"closed":{"how":"stormed"}}"#,
        ] {
            assert!(serde_json::from_str::<TableState>(text).is_err(), "{text}");
        }
    }
}
