//! A table: a game between people, at any moment of it.
//!
//! | state | what ends it |
//! | --- | --- |
//! | running | an action that ends the game by its rules; the last player of a side resigns or leaves, at any time |
//! | over | final |
//!
//! While a game of four runs, one player of each side may have given up: his partner plays his seat as well, see
//! [`Seating`]. Who gave up can only look on.
//!
//! A table is made of what is stored (the players, who gave up, the record); its position is a replay, so that a table
//! that contradicts its record cannot exist.

use games::{Action, BadRecord, Effects, Illegal, Outcome, Position, Record, Seat, SeatSet, Side};
use jiff::Timestamp;

use crate::{
    Announcement, Change, ChannelId, Forfeit, GameId, GuildId, MessageId, Out, PlayerId, Refusal, Seating,
    seating::BadOut,
};

/// How a game between people ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// By its rules.
    Rules(Outcome),
    /// The last player of a side gave it up.
    Forfeit {
        /// His seat.
        seat: Seat,
        /// Why he plays no longer.
        why: Forfeit,
    },
}

impl Ending {
    /// The side that has won, or `None` for a draw.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Rules(Outcome::Win { side, .. }) => Some(side),
            Self::Rules(Outcome::Draw(_)) => None,
            Self::Forfeit { seat, .. } => Some(seat.side().opponent()),
        }
    }
}

/// What a table is made of: a stored game, checked by [`Table::new`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Its number.
    pub id: GameId,
    /// The server.
    pub guild: GuildId,
    /// The channel or thread.
    pub channel: ChannelId,
    /// The channel and message that the thread hangs on, when the channel is a thread made for the game.
    pub thread_of: Option<(ChannelId, MessageId)>,
    /// The players, in order of play, and who of them gave up.
    pub seats: Seating,
    /// Rules and actions.
    pub record: Record,
    /// When it began.
    pub started: Timestamp,
    /// Since when it waits for the one who is to act: the last action, or that he took over from his partner.
    pub since: Timestamp,
}

/// A stored game that cannot be: the file was changed by something else, or by a newer version.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadTable {
    /// Not as many players as the rules have seats.
    #[error("game {game} has {found} players where its rules seat {wanted}")]
    Seats {
        /// Which game.
        game: GameId,
        /// How many players it has.
        found: usize,
        /// How many it should have.
        wanted: usize,
    },
    /// The record does not replay.
    #[error("game {game} does not replay")]
    Record {
        /// Which game.
        game: GameId,
        /// Where and why.
        #[source]
        source: BadRecord,
    },
    /// A seat was given up when it could not be: later than the last action, or when the game was over.
    #[error("game {game}: {source}")]
    Out {
        /// Which game.
        game: GameId,
        /// The seat, and when.
        #[source]
        source: BadOut,
    },
}

/// A game between people, with the position that its record leads to.
#[derive(Clone, Debug)]
pub struct Table {
    setup: Setup,
    position: Position,
    turn: Vec<Effects>,
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
        let mut turn = Vec::new();
        for (at, &action) in setup.record.actions.iter().enumerate() {
            let effects = position.play(action).map_err(|why| BadTable::Record {
                game,
                source: BadRecord { at: at + 1, why: why.into() },
            })?;
            follow(&mut turn, effects);
        }
        if let Some(&last) = setup.seats.outs().last() {
            // They are in order: what holds of the last holds of all.
            let over = position.outcome().is_some() && last.ply == position.ply();
            let played_on = setup.seats.lost_by().is_some() && last.ply < position.ply();
            if over || played_on || last.ply > position.ply() {
                return Err(BadTable::Out { game, source: BadOut(last) });
            }
        }
        Ok(Self { setup, position, turn })
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
        self.turn.last()
    }

    /// What each action of the last turn did, in order: a move, and the take that it earned.
    pub fn last_turn(&self) -> &[Effects] {
        &self.turn
    }

    /// How many actions were played.
    pub fn ply(&self) -> u32 {
        self.position.ply()
    }

    /// How it ended, or `None` while it runs.
    pub fn ending(&self) -> Option<Ending> {
        match self.setup.seats.lost_by() {
            Some(Out { seat, why, .. }) => Some(Ending::Forfeit { seat, why }),
            None => self.position.outcome().map(Ending::Rules),
        }
    }

    /// The seat that is to act, or `None` when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        if self.setup.seats.lost_by().is_some() { None } else { self.position.to_act() }
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

    /// The seats that were given up, in the order in which they were.
    pub fn outs(&self) -> &[Out] {
        self.setup.seats.outs()
    }

    /// Those of them that were given up since the last action.
    pub fn outs_now(&self) -> impl Iterator<Item = Out> {
        self.outs().iter().copied().filter(|out| out.ply == self.ply())
    }
}

/// What can happen at a table, each by one who sits there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Play an action.
    Act(Action),
    /// Give the game up: his partner plays on for him, or his side has lost.
    Resign,
    /// He was found to have left the server, with the same consequence.
    Left,
}

/// What is to be stored and told, and the table as it stands then.
#[derive(Clone, Debug)]
pub struct Decision {
    /// The table after the event.
    pub table: Table,
    /// To be stored.
    pub changes: Vec<Change>,
    /// To be told.
    pub announcements: Vec<Announcement>,
}

/// Decides what `event` of the player `by` makes of `table`.
pub fn decide(table: &Table, by: PlayerId, event: Event, now: Timestamp) -> Result<Decision, Refusal> {
    let seat = table.seat(by).ok_or(Refusal::NotAPlayer)?;
    if let Some(ending) = table.ending() {
        return Err(Refusal::GameOver(ending));
    }
    let plays = table.seats(by);
    if plays.is_empty() {
        return Err(Refusal::GaveUp);
    }
    let mut after = table.clone();
    let (game, ply) = (table.id(), table.ply());
    let mut changes = Vec::with_capacity(2);
    match event {
        Event::Act(action) => {
            let seat = table.to_act().filter(|&to_act| plays.contains(to_act)).unwrap_or(seat);
            if let Some(reason) = table.position.explain(seat, action) {
                return Err(refuse(table, seat, reason));
            }
            let effects = after.position.play(action).map_err(|reason| refuse(table, seat, reason))?;
            follow(&mut after.turn, effects);
            after.setup.record.actions.push(action);
            after.setup.since = now;
            changes.push(Change::Append { game, ply, seat, action, at: now });
        }
        Event::Resign => changes.push(give_up(&mut after, seat, Forfeit::Resigned, now)?),
        Event::Left => changes.push(give_up(&mut after, seat, Forfeit::Left, now)?),
    }
    if let Some(ending) = after.ending() {
        changes.push(Change::End { game, ply: after.ply(), ending, at: now });
    }
    let announcements = vec![Announcement::Board { game, ply: after.ply() }];
    Ok(Decision { table: after, changes, announcements })
}

fn give_up(table: &mut Table, seat: Seat, why: Forfeit, now: Timestamp) -> Result<Change, Refusal> {
    let (waited_for, before) = (table.waits_for(), table.outs().len());
    let out = Out { seat, ply: table.ply(), why };
    table.setup.seats.give_up(out).map_err(|BadOut(_)| Refusal::GaveUp)?;
    if table.waits_for() != waited_for {
        table.setup.since = now;
    }
    Ok(Change::GiveUp { game: table.id(), before, out, since: table.setup.since, at: now })
}

/// A turn goes on until an action ends it: a take belongs to the move that earned it, and a move to the huff before it.
fn follow(turn: &mut Vec<Effects>, effects: Effects) {
    if turn.last().is_some_and(|last| last.ends_turn) {
        turn.clear();
    }
    turn.push(effects);
}

fn refuse(table: &Table, seat: Seat, reason: Illegal) -> Refusal {
    let legal = if table.to_act() == Some(seat) { table.position.legal_actions() } else { Vec::new() };
    Refusal::Illegal { reason, legal }
}

#[cfg(test)]
mod tests;
