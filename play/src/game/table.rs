//! A table: a game between people, at any point of it.
//!
//! | state | what ends it |
//! | --- | --- |
//! | running, with a clock | an action that ends the game by its rules; the last player of a side resigns, leaves or runs out of time; all players agree on a draw; a player runs out of time before finishing their second turn; moderators end it without a result |
//! | running, without a time limit | all of these but running out of time; every player can give up, so no one has to wait forever |
//! | the night or a day off of the player to act: their clock stands | as without a time limit; the morning |
//! | paused: no clock runs | as without a time limit; any player can end the pause |
//! | the player to act is away: their clock is stopped | as without a time limit; they play or come back; their absence ends, which is bounded ([`tick`]) |
//! | by direct messages, the player to act can't be reached: their clock is stopped | as without a time limit; they play or are reached; three days in all are over ([`tick`]) |
//! | cut off: nothing can be posted in the channel, and no clock runs | as without a time limit; posting works again; a moderator moves the game; two weeks pass without a move, and it is called off |
//! | an offer is open | all who play agree; someone declines; the offerer withdraws it; the next action; someone gives up |
//! | an offer was declined or withdrawn, and can't be repeated yet | the next action; someone gives up |
//! | a player has premoves | they match and are played, or don't and are dropped; the player deletes them; a takeback; the player or their partner gives up |
//! | a player's premoves were dropped, and they don't know yet | they are notified; they play |
//! | the computer is to act: no clock runs | it plays, at once or when the game's timer is due; the game ends otherwise |
//! | against the computer, no clock runs | as without a time limit; no one plays for days, and it is called off ([`tick`]) |
//! | over | final |
//!
//! Only a running clock takes time, and it is always that of the seat to act. A turn begins when the previous
//! one is stored, and ends with the action that ends it or passes play to another seat. Nothing that happens
//! at an instant takes anyone's time, and a deadline only ever moves back: by a gift of time, a pause, an
//! absence, or an outage. A warning comes once a turn, when a fifth of the time is left (half of it in a competition), and again only after
//! a gift.
//!
//! In a game for four, one player of each side may have given up; their partner then plays both seats, see
//! [`crate::Seating`], and they can only watch.
//!
//! A table is built from what is stored: the players, who gave up, the record, and the state beside it
//! ([`TableState`]). Its position is a replay of the record, so a table can't contradict it; a state that does
//! is refused (`check.rs`). What was decided is exactly what is loaded again, and [`Table::due`] is the
//! time of the game's timer, which is put off only for a turn of the computer.
//!
//! Members act through [`decide_event`], the computer through [`play_computer`]; everything else happens through [`tick`],
//! [`set_away`], [`set_cut_off`], [`relocate`] and [`stop`].

mod acting;
mod check;
mod clock;
mod computer;
mod decision;
mod ending;
mod event;
mod external;
mod offers;
mod opening;
mod premoves;
mod replayed;
mod serde_forms;
mod state;
mod stored_game;
mod timekeeping;
mod turns;

use games::{Effects, Position, Seat, SeatSet};
use jiff::{SignedDuration, Timestamp};

use self::turns::Turns;
pub use self::{
    clock::{Clock, MadeUp},
    computer::{play_computer, play_computer_lowered},
    decision::Decision,
    ending::Ending,
    event::{Event, decide_event, preview},
    external::{adjudicate, give_everyone, relocate, set_away, set_cut_off, set_unreached, stop, withdraw},
    opening::{Opening, begin},
    premoves::{MAX_PREMOVE_LINES, MAX_PREMOVE_PLIES},
    replayed::Replayed,
    state::{Away, BadOfferKind, ClosedBy, Offer, OfferKind, PremoveLine, TableState, WAITS_FOR_UNREACHED},
    stored_game::{BadTable, StoredGame},
    timekeeping::{MAX_AFTER_GIFT, MAX_GIFT, tick},
};
use crate::{Boards, GameId, GivenUp, Level, Player, PlayerId, Zone};

/// How long the computer may think before its turn is late, because the program died meanwhile or was too busy to think.
const COMPUTER_LATE: SignedDuration = SignedDuration::from_secs(3);
/// How long members wait for a channel in which the bot can post before their game is called off.
const CUT_OFF_FOR: SignedDuration = SignedDuration::from_hours(14 * 24);
/// How long before an idle game is called off this is said.
const IDLE_NOTICE: SignedDuration = SignedDuration::from_hours(2 * 24);

/// **Decided:** a game against the computer that waits for a turn while no clock runs is called off after some days: it has its
/// channel to itself, and no opponent who would end it. That is said two days before, after this time.
pub fn idle_after(days: u16) -> SignedDuration {
    SignedDuration::from_hours(i64::from(days) * 24).saturating_sub(IDLE_NOTICE)
}

/// A game between people, with the position that its record leads to.
#[derive(Clone, Debug)]
pub struct Table {
    stored: StoredGame,
    position: Position,
    turns: Turns,
}

/// Why no clock runs although the game does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockStop {
    /// The game has no time limit.
    Untimed,
    /// The players agreed to pause.
    Paused,
    /// Nothing can be posted in the game's channel.
    CutOff,
    /// The computer is to act, which has no clock.
    Computer,
    /// The player to act is away until this time.
    Away(Timestamp),
    /// The boards of a game by direct messages don't reach the player to act. Their clock waits until this time at most.
    Unreached(Timestamp),
}

impl Table {
    /// Replays the record, and checks everything stored beside it.
    pub fn new(stored: StoredGame) -> Result<Self, BadTable> {
        let game = stored.id;
        let replayed = Replayed::of(&stored.record).map_err(|source| BadTable::Record { game, source })?;
        Self::from_replayed(replayed, |record| StoredGame { record, ..stored })
    }

    /// Checks everything that is `stored` beside a record which was replayed already.
    pub fn from_replayed(
        replayed: Replayed,
        stored: impl FnOnce(games::Record) -> StoredGame,
    ) -> Result<Self, BadTable> {
        let Replayed { record, position, turns } = replayed;
        let stored = stored(record);
        let game = stored.id;
        let wanted = stored.record.rules.seats();
        let found = stored.seats.players().len();
        if found != wanted {
            return Err(BadTable::Seats { game, found, wanted });
        }
        let (given_up, ended) = (&stored.seats, position.outcome().is_some());
        if let Some(&last) = given_up.given_up().last() {
            // The list is ordered by ply, so checking the last entry is enough.
            let over = ended && last.ply == position.ply();
            let played_on = given_up.lost_by().is_some() && last.ply < position.ply();
            if over || played_on || last.ply > position.ply() {
                return Err(BadTable::GivenUp { game, source: crate::game::seating::BadGivenUp(last) });
            }
        }
        if stored.state.closed.is_some() && (ended || given_up.lost_by().is_some()) {
            return Err(BadTable::EndedTwice { game });
        }
        Self { stored, position, turns }.checked()
    }

    /// The stored game it was built from.
    pub const fn stored(&self) -> &StoredGame {
        &self.stored
    }

    /// The game's id.
    pub const fn id(&self) -> GameId {
        self.stored.id
    }

    /// The current position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What the last action did.
    pub fn last(&self) -> Option<&Effects> {
        self.last_turn().last()
    }

    /// What each action of the last turn did, in order: a move, for example, and the take it earned.
    pub fn last_turn(&self) -> &[Effects] {
        self.turns.last()
    }

    /// The ply at which the turn that is due began: less than [`Self::ply`] if a part of it was played, such as the move that
    /// earned a take.
    pub fn turn_began(&self) -> u32 {
        self.turns.current()
    }

    /// Whether only the newest board stays in the channel, given what the server chose.
    pub fn keeps_only_newest(&self, chosen: Boards) -> bool {
        self.can_take_boards_back() && self.stored.state.boards().unwrap_or(chosen) == Boards::Newest
    }

    /// Whether the bot can delete boards where the game is played.
    pub fn can_take_boards_back(&self) -> bool {
        self.stored.shown_in().is_posted_in()
    }

    /// How many actions have been played.
    pub fn ply(&self) -> u32 {
        self.position.ply()
    }

    /// The version of the position. Every action and every takeback raises it, so no two positions of a game
    /// share one. Without takebacks it equals the ply.
    pub fn version(&self) -> u32 {
        self.ply().saturating_add(self.stored.state.taken_back)
    }

    /// How the game ended, or `None` while it is running.
    pub fn ending(&self) -> Option<Ending> {
        match (self.stored.seats.lost_by(), self.stored.state.closed) {
            (Some(GivenUp { seat, why, .. }), _) => Some(Ending::Forfeit { seat, why }),
            (None, Some(closed)) => Some(closed.ending()),
            (None, None) => self.position.outcome().map(Ending::Rules),
        }
    }

    /// How the game ended for its players. Ratings go by [`ending`](Self::ending): in a competition, a game that is given up
    /// early is lost, but isn't rated.
    pub fn told_ending(&self) -> Option<Ending> {
        let ending = self.ending()?;
        Some(if self.stored.terms.competition { ending.in_competition() } else { ending })
    }

    /// The seat to act, or `None` when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        if self.ending().is_some() { None } else { self.position.to_act() }
    }

    /// Whether the game waits for this member.
    pub fn is_to_act(&self, member: PlayerId) -> bool {
        self.player_to_act() == Some(member.into())
    }

    /// The player to act, or `None` when the game is over.
    pub fn player_to_act(&self) -> Option<Player> {
        self.plays_for(self.to_act()?)
    }

    /// The player who sat down at `seat`, even if they have given up.
    pub fn player(&self, seat: Seat) -> Option<Player> {
        self.stored.seats.player(seat)
    }

    /// The player who plays `seat` now: the one who sat down there, or their partner.
    pub fn plays_for(&self, seat: Seat) -> Option<Player> {
        self.stored.seats.plays_for(seat)
    }

    /// The seat where `player` sat down, even if they have given up.
    pub fn seat(&self, player: PlayerId) -> Option<Seat> {
        self.stored.seats.seat(player)
    }

    /// The seats that `player` plays now: two if their partner gave up, none if they did.
    pub fn seats(&self, player: PlayerId) -> SeatSet {
        self.stored.seats.seats(player)
    }

    /// The seat from which the seat to act is played: itself, or the partner's.
    fn played_from(&self) -> Option<Seat> {
        self.stored.seats.played_from(self.to_act()?)
    }

    /// The seats played from `own`, see [`Self::seats`].
    fn played_by(&self, own: Seat) -> SeatSet {
        self.stored.seats.played_by(own)
    }

    /// The members who sat down, in order of play, even if they have given up.
    pub fn members(&self) -> impl Iterator<Item = PlayerId> {
        self.stored.seats.members()
    }

    /// The players who haven't given up, in order of play.
    pub fn playing(&self) -> impl Iterator<Item = Player> {
        self.playing_seats().filter_map(|seat| self.player(seat))
    }

    /// The seats whose players haven't given up, in order of play.
    fn playing_seats(&self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(|&seat| self.stored.seats.played_from(seat) == Some(seat))
    }

    /// The players of the other side who haven't given up.
    pub fn opponents(&self, player: PlayerId) -> impl Iterator<Item = Player> {
        let side = self.seat(player).map(Seat::side);
        self.playing_seats()
            .filter(move |seat| Some(seat.side()) != side)
            .filter_map(|seat| self.player(seat))
    }

    /// The seats that were given up, in that order.
    pub fn given_up(&self) -> &[GivenUp] {
        self.stored.seats.given_up()
    }

    /// The seats that were given up since the last action.
    pub fn given_up_now(&self) -> impl Iterator<Item = GivenUp> {
        self.given_up().iter().copied().filter(|out| out.ply == self.ply())
    }

    /// Whether the player of `seat` resigned the whole match, not just this game.
    pub fn has_quit(&self, seat: Seat) -> bool {
        self.stored.state.quit.contains(seat)
    }

    /// When the player to act runs out of time; `None` while no clock runs.
    pub fn deadline(&self) -> Option<Timestamp> {
        self.stored.state.clock.deadline(self.to_act()?)
    }

    /// The level of the computer, if it is to act.
    pub fn computer_to_act(&self) -> Option<Level> {
        self.player_to_act().and_then(Player::computer)
    }

    /// The seats of the computer.
    pub fn computers(&self) -> SeatSet {
        self.stored.seats.computers()
    }

    /// Whether all players but one are the computer.
    pub fn is_against_computer(&self) -> bool {
        !self.computers().is_empty() && self.playing().filter_map(Player::member).count() == 1
    }

    /// Whether the computer is to act and nothing keeps it from doing so.
    pub fn owes_computer_turn(&self) -> bool {
        self.computer_to_act().is_some() && !self.is_paused() && !self.is_cut_off()
    }

    /// When [`tick`] has something to do (a warning, the end of a player's time or of an idle game, a player's return), or the
    /// computer's turn is late.
    pub fn due(&self) -> Option<Timestamp> {
        if self.owes_computer_turn() {
            return self.stored.since.checked_add(COMPUTER_LATE).ok();
        }
        if let Some(ClockStop::Away(until) | ClockStop::Unreached(until)) = self.clock_stop() {
            return Some(until);
        }
        let Some(deadline) = self.deadline() else {
            return self.called_off_at().or_else(|| self.idle_from());
        };
        let share = if self.stored.terms.competition { 2 } else { clock::WARNING_SHARE };
        let warning = self.stored.state.clock.warning(self.to_act()?, share);
        Some(warning.map_or(deadline, |warning| warning.min(deadline)))
    }

    /// When the game is called off unless someone plays; `None` as long as that isn't near.
    pub fn called_off_at(&self) -> Option<Timestamp> {
        if self.waits_for_channel() {
            return self.stored.state.idle?.checked_add(CUT_OFF_FOR).ok();
        }
        self.idle_from()?;
        self.stored.state.idle?.checked_add(IDLE_NOTICE).ok()
    }

    /// Whether members play each other by a clock that stands still because their channel is lost.
    pub(crate) fn waits_for_channel(&self) -> bool {
        self.clock_stop() == Some(ClockStop::CutOff)
            && self.computers().is_empty()
            && !self.stored.is_by_mail()
    }

    /// When it has to be said that the game will be called off, unless someone plays before. `None` if members play each other,
    /// who chose to have no limit, or if a clock takes care.
    fn idle_from(&self) -> Option<Timestamp> {
        let is_away = matches!(self.clock_stop(), Some(ClockStop::Away(_)));
        let has_clock = is_away || self.deadline().is_some();
        let waits = self.ending().is_none() && !has_clock && !self.computers().is_empty();
        self.stored.since.checked_add(idle_after(self.stored.terms.idle_days)).ok().filter(|_| waits)
    }

    /// How much time `seat` has left at `now`; `None` without a limit.
    pub fn left(&self, seat: Seat, now: Timestamp) -> Option<SignedDuration> {
        let clock = &self.stored.state.clock;
        let running = clock.shown_left(seat, now).filter(|_| self.to_act() == Some(seat));
        running.or_else(|| clock.left(seat))
    }

    /// Until when the clock stands by the night or the days off of the player to act, as they were when it started. `None` if it
    /// doesn't.
    pub fn rests_until(&self) -> Option<Timestamp> {
        self.stored.state.clock.rested_until()
    }

    /// Where each player lives, by which their clock stands at night or on some days. Empty unless that is agreed on.
    pub fn zones(&self) -> impl Iterator<Item = (PlayerId, Zone)> {
        let zones = self.stored.seats.players().iter().zip(&self.stored.state.zones);
        zones.filter_map(|(player, &zone)| Some((player.member()?, zone)))
    }

    /// Why no clock runs. `None` if one does, or the game is over.
    pub fn clock_stop(&self) -> Option<ClockStop> {
        let state = &self.stored.state;
        let seat = self.to_act()?;
        if state.clock.seats() == 0 {
            Some(ClockStop::Untimed)
        } else if state.paused {
            Some(ClockStop::Paused)
        } else if state.cut_off {
            Some(ClockStop::CutOff)
        } else if self.computer_to_act().is_some() {
            Some(ClockStop::Computer)
        } else {
            let unreached = || self.unreached(seat).map(ClockStop::Unreached);
            self.away(seat).map(ClockStop::Away).or_else(unreached)
        }
    }

    /// Until when the clock waits for the player of `seat`, who doesn't get the boards by direct message.
    fn unreached(&self, seat: Seat) -> Option<Timestamp> {
        let seat = self.stored.seats.played_from(seat)?;
        self.stored.state.unreached.iter().find(|one| one.seat == seat)?.until()
    }

    /// Whether the game waits for this member, but its boards by direct messages don't reach them.
    pub fn waits_for_unreached(&self, member: PlayerId) -> bool {
        self.is_to_act(member) && self.to_act().is_some_and(|seat| self.unreached(seat).is_some())
    }

    /// Until when the player who plays `seat` now is away, if they are.
    pub fn away(&self, seat: Seat) -> Option<Timestamp> {
        let seat = self.stored.seats.played_from(seat)?;
        self.stored.state.away.iter().find(|away| away.seat == seat).map(|away| away.until)
    }

    /// Whether the players have agreed to pause.
    pub const fn is_paused(&self) -> bool {
        self.stored.state.paused
    }

    /// How many hints were shown.
    pub const fn hints(&self) -> u32 {
        self.stored.state.hints
    }

    /// Whether the computer has played below its level.
    pub const fn is_lowered(&self) -> bool {
        self.stored.state.lowered
    }

    /// Whether nothing can be posted in the game's channel.
    pub const fn is_cut_off(&self) -> bool {
        self.stored.state.cut_off
    }

    /// The offer of a kind made since the last action, whether open or declined.
    pub fn offer(&self, kind: OfferKind) -> Option<Offer> {
        self.stored.state.offers.iter().copied().find(|offer| offer.kind == kind)
    }

    /// The open offers.
    pub fn offers(&self) -> impl Iterator<Item = Offer> {
        self.stored.state.offers.iter().copied().filter(|offer| !offer.declined)
    }
}

#[cfg(test)]
mod tests;
