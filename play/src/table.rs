//! A table: a game between people, at any moment of it.
//!
//! | state | what ends it |
//! | --- | --- |
//! | running, a clock runs | an action that ends the game by its rules; the last player of a side resigns, leaves or runs out of time; a draw that all agree on; a player who runs out of time before he has made his second turn; moderators end it without result |
//! | running without a limit | the same, but for time; nobody need wait for ever, since every player can give up |
//! | paused: the clocks stand | the same as without a limit; any player lets it go on |
//! | the player to act is away: his clock stands | the same as without a limit; his turn; his return; the end of his time away, which has a limit ([`tick`]) |
//! | cut off: nothing can be posted where it is played, and the clocks stand | the same as without a limit; something can be posted there again; a moderator moves it |
//! | an offer is open | all who play agree; one declines, or who offered withdraws; the next action; somebody gives up |
//! | an offer was declined or withdrawn: it is not made again | the next action; somebody gives up |
//! | a player has prepared moves | they fit and are played, or do not and are dropped; he forgets them; a takeback; he or his partner gives up |
//! | his moves were dropped, and he does not know | he is told; he plays |
//! | over | final |
//!
//! Only a clock that runs takes time, and it is that of whoever is to act: a turn begins when the one before it was stored,
//! and is over with the action that ends it, or that lets another seat act. What a player does at a moment takes nobody's
//! time, and a deadline moves only away: for a gift, for what a pause or an absence held, for a time in which nobody could
//! play. A warning comes once a turn, at a fifth of what is left, and again only after a gift.
//!
//! While a game of four runs, one player of each side may have given up: his partner plays his seat as well, see
//! [`crate::Seating`]. Who gave up can only look on.
//!
//! A table is made of what is stored (the players, who gave up, the record, and what stands beside it); its position is
//! a replay, so that a table that contradicts its record cannot exist. What a player does is decided by [`decide`],
//! what nobody does by [`tick`], [`set_away`], [`set_cut_off`], [`relocate`] and [`stop`].

mod acting;
mod ahead;
mod beside;
mod check;
mod clock;
mod ending;
mod offering;
mod serde_forms;
mod setup;
mod standing;
mod step;
mod timekeeping;
mod turns;

use games::{Effects, Position, Seat, SeatSet};
use jiff::{SignedDuration, Timestamp};

use self::turns::Turns;
pub use self::{
    ahead::{LINES, PLIES},
    beside::{relocate, set_away, set_cut_off, stop},
    clock::Clock,
    ending::Ending,
    setup::{BadTable, Setup},
    standing::{Away, BadOfferKind, Closed, Line, Offer, OfferKind, Standing},
    step::{Decision, Event, Opening, begin, decide, preview},
    timekeeping::{MOST_GIVEN, tick},
};
use crate::{GameId, Out, PlayerId};

/// A game between people, with the position that its record leads to.
#[derive(Clone, Debug)]
pub struct Table {
    setup: Setup,
    position: Position,
    turns: Turns,
}

/// Why no clock runs though the game does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Still {
    /// There is no limit.
    Untimed,
    /// The players agreed to pause.
    Paused,
    /// Nothing can be posted where it is played.
    CutOff,
    /// The player to act is away until then.
    Away(Timestamp),
}

impl Table {
    /// Replays the record.
    pub fn new(setup: Setup) -> Result<Self, BadTable> {
        let game = setup.id;
        let wanted = setup.record.rules.seats();
        let found = setup.seats.players().len();
        if found != wanted {
            return Err(BadTable::Seats { game, found, wanted });
        }
        let mut position = setup.record.rules.start();
        let mut turns = Turns::new(position.to_act());
        for (at, &action) in setup.record.actions.iter().enumerate() {
            let effects = position.play(action).map_err(|why| BadTable::Record {
                game,
                source: games::BadRecord { at: at + 1, why: why.into() },
            })?;
            turns.follow(effects, position.to_act(), position.ply());
        }
        let (outs, ended) = (&setup.seats, position.outcome().is_some());
        if let Some(&last) = outs.outs().last() {
            // They are in order: what holds of the last holds of all.
            let over = ended && last.ply == position.ply();
            let played_on = outs.lost_by().is_some() && last.ply < position.ply();
            if over || played_on || last.ply > position.ply() {
                return Err(BadTable::Out { game, source: crate::seating::BadOut(last) });
            }
        }
        if setup.standing.closed.is_some() && (ended || outs.lost_by().is_some()) {
            return Err(BadTable::EndedTwice { game });
        }
        Self { setup, position, turns }.checked()
    }

    /// What it was made of.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Its number.
    pub const fn id(&self) -> GameId {
        self.setup.id
    }

    /// The position on the board.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What the last action did.
    pub fn last(&self) -> Option<&Effects> {
        self.last_turn().last()
    }

    /// What each action of the last turn did, in order: a move, and the take that it earned.
    pub fn last_turn(&self) -> &[Effects] {
        self.turns.last()
    }

    /// How many actions were played.
    pub fn ply(&self) -> u32 {
        self.position.ply()
    }

    /// A number that grows with every action, also with those that are taken back: no two positions of a game have the
    /// same one. Where nothing was taken back it is the ply.
    pub fn moment(&self) -> u32 {
        self.ply().saturating_add(self.setup.standing.taken_back)
    }

    /// How it ended, or `None` while it runs.
    pub fn ending(&self) -> Option<Ending> {
        match (self.setup.seats.lost_by(), self.setup.standing.closed) {
            (Some(Out { seat, why, .. }), _) => Some(Ending::Forfeit { seat, why }),
            (None, Some(Closed::Agreed)) => Some(Ending::Agreed),
            (None, Some(Closed::Aborted { seat })) => Some(Ending::Aborted { seat }),
            (None, Some(Closed::Stopped)) => Some(Ending::Stopped),
            (None, None) => self.position.outcome().map(Ending::Rules),
        }
    }

    /// The seat that is to act, or `None` when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        if self.ending().is_some() { None } else { self.position.to_act() }
    }

    /// The player who is to act, or `None` when the game is over.
    pub fn waits_for(&self) -> Option<PlayerId> {
        self.plays_for(self.to_act()?)
    }

    /// Who sat down at `seat`, whether he still plays or not.
    pub fn player(&self, seat: Seat) -> Option<PlayerId> {
        self.setup.seats.player(seat)
    }

    /// Who plays `seat` now: who sits there or, where he has given up, his partner.
    pub fn plays_for(&self, seat: Seat) -> Option<PlayerId> {
        self.setup.seats.plays_for(seat)
    }

    /// Where `player` sat down, whether he still plays or not; `None` for one who never did.
    pub fn seat(&self, player: PlayerId) -> Option<Seat> {
        self.setup.seats.seat(player)
    }

    /// The seats that `player` plays now: two after his partner gave up, none after he himself did.
    pub fn seats(&self, player: PlayerId) -> SeatSet {
        self.setup.seats.seats(player)
    }

    /// The players who have not given up, in order of play.
    pub fn playing(&self) -> impl Iterator<Item = PlayerId> {
        let players = self.setup.seats.players().iter().copied();
        players.filter(|&player| !self.seats(player).is_empty())
    }

    /// The players who have not given up on the other side than that of `player`.
    pub fn opponents(&self, player: PlayerId) -> impl Iterator<Item = PlayerId> {
        let side = self.seat(player).map(Seat::side);
        self.playing().filter(move |&other| self.seat(other).map(Seat::side) != side)
    }

    /// The seats that were given up, in the order in which they were.
    pub fn outs(&self) -> &[Out] {
        self.setup.seats.outs()
    }

    /// Those of them that were given up since the last action.
    pub fn outs_now(&self) -> impl Iterator<Item = Out> {
        self.outs().iter().copied().filter(|out| out.ply == self.ply())
    }

    /// Whether the player of `seat` gave it up together with the match that the game belongs to.
    pub fn has_quit(&self, seat: Seat) -> bool {
        self.setup.standing.quit.contains(seat)
    }

    /// When the time of the player to act is out; `None` while no clock runs.
    pub fn deadline(&self) -> Option<Timestamp> {
        self.setup.standing.clock.deadline(self.to_act()?)
    }

    /// When something is to happen by itself: a warning; that time is out; that the player to act is back.
    pub fn due(&self) -> Option<Timestamp> {
        if let Some(Still::Away(until)) = self.still() {
            return Some(until);
        }
        let deadline = self.deadline()?;
        let warning = self.setup.standing.clock.warning(self.to_act()?);
        Some(warning.map_or(deadline, |warning| warning.min(deadline)))
    }

    /// What `seat` has left at `now`; `None` without a limit.
    pub fn left(&self, seat: Seat, now: Timestamp) -> Option<SignedDuration> {
        let clock = &self.setup.standing.clock;
        match self.deadline().filter(|_| self.to_act() == Some(seat)) {
            Some(deadline) => Some(deadline.duration_since(now).max(SignedDuration::ZERO)),
            None => clock.left(seat),
        }
    }

    /// Why no clock runs, or `None` when one does, or the game is over.
    pub fn still(&self) -> Option<Still> {
        let standing = &self.setup.standing;
        let seat = self.to_act()?;
        if standing.clock.seats() == 0 {
            Some(Still::Untimed)
        } else if standing.paused {
            Some(Still::Paused)
        } else if standing.cut_off {
            Some(Still::CutOff)
        } else {
            self.away(seat).map(Still::Away)
        }
    }

    /// Until when the player who plays `seat` now is away, if he is.
    pub fn away(&self, seat: Seat) -> Option<Timestamp> {
        let seat = self.seat(self.plays_for(seat)?)?;
        self.setup.standing.away.iter().find(|away| away.seat == seat).map(|away| away.until)
    }

    /// Whether the players have agreed to pause.
    pub const fn is_paused(&self) -> bool {
        self.setup.standing.paused
    }

    /// Whether nothing can be posted where it is played.
    pub const fn is_cut_off(&self) -> bool {
        self.setup.standing.cut_off
    }

    /// What was offered of a kind since the last action, whether it is open still or was declined.
    pub fn offer(&self, kind: OfferKind) -> Option<Offer> {
        self.setup.standing.offers.iter().copied().find(|offer| offer.kind == kind)
    }

    /// What is offered and not answered.
    pub fn offers(&self) -> impl Iterator<Item = Offer> {
        self.setup.standing.offers.iter().copied().filter(|offer| !offer.declined)
    }
}

#[cfg(test)]
mod tests;
