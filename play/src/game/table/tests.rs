//! Tables for two and for four, told as stories.

use games::{Illegal, Record, Side};
use jiff::Timestamp;

use super::*;
use crate::{
    Actor, Announcement, BoardCause, Change, ForfeitReason, News, OfferAnswer, OfferOutcome, Refusal,
    Seating, Terms, game::seating::BadGivenUp,
};

mod acting;
mod away;
mod boards;
mod clocks;
mod computer;
mod external;
mod giving_up;
mod loading;
mod nights;
mod offers;
mod pauses;
mod premoves;
mod takebacks;
mod time_out;

const ADA: u64 = 11;
const BEN: u64 = 12;
const CHIDI: u64 = 13;
const DAYO: u64 = 14;

fn player(number: u64) -> PlayerId {
    number.try_into().expect("an id")
}

fn seated(number: u64) -> Player {
    Player::Member(player(number))
}

fn stored(record: &str) -> StoredGame {
    let record: Record = record.parse().expect("a record");
    let players = [ADA, BEN, CHIDI, DAYO].into_iter().take(record.rules.seats());
    StoredGame {
        id: 1.try_into().expect("an id"),
        challenge: 1.try_into().expect("an id"),
        home: 1.try_into().expect("an id"),
        channel: 7.try_into().expect("an id"),
        thread_of: None,
        terms: Terms::default(),
        in_match: None,
        seats: players.map(player).collect(),
        record,
        started: now(),
        since: now(),
        revision: 0,
        state: TableState::default(),
    }
}

fn table(record: &str) -> Table {
    Table::new(stored(record)).expect("a table")
}

fn now() -> Timestamp {
    Timestamp::UNIX_EPOCH
}

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(second).expect("within the calendar")
}

fn act(token: &str) -> Event {
    Event::Act(token.parse().expect("an action"))
}

fn refused(table: &Table, by: u64, event: Event) -> Refusal {
    decide_event(table, player(by), event, now()).expect_err("refused")
}

/// The change that every decision begins with.
fn state_update(before: &Table, decision: &Decision) -> Change {
    let StoredGame { id: game, since, ref state, .. } = *decision.table.stored();
    Change::UpdateState { game, revision: before.stored().revision, since, state: Box::new(state.clone()) }
}

fn board(table: &Table, by: Option<u64>) -> Announcement {
    let (game, version, by) = (table.id(), table.version(), by.map(player).map(Actor::Member));
    Announcement::Board { game, version, how: BoardCause::LastTurn, by }
}

/// Dara with twelve stones each and no row: the move phase begins.
const DROPPED: &str =
    "dara:traditional a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3 c3 d3 e3 a5 b5 c5 d5 e5 a6 b6 c6 d6";
/// After these actions, the first player makes a row with b5-b4.
const BEFORE_ROW: &str = "a3-a4 e5-e6 c3-c4 e6-e5";

/// A table and what happens at it, step by step.
struct Story {
    table: Table,
    now: Timestamp,
    /// The announcements of the last step.
    announced: Vec<Announcement>,
    /// When the stored timer goes off.
    timer: Option<Timestamp>,
}

/// A game on these terms, after these actions.
fn story(record: &str, terms: &str) -> Story {
    let StoredGame { id, challenge, home, channel, seats, record, .. } = stored(record);
    let opening = Opening {
        id,
        challenge,
        home,
        channel,
        thread_of: None,
        terms: terms.parse().expect("terms"),
        in_match: None,
        rules: record.rules,
        seats: seats.players().to_vec(),
        away: vec![],
        zones: vec![],
        at: now(),
    };
    let (changes, _) = begin(opening, None);
    let [Change::StartGame(stored), timer @ ..] = changes.as_slice() else { panic!("{changes:?}") };
    let table = Table::new(StoredGame::clone(stored)).expect("a table");
    let begun = Story { table, now: now(), announced: vec![], timer: None }.at(timer);
    record.actions.iter().fold(begun, |story, &action| story.plays(&action.to_string()))
}

impl Story {
    /// Lets time pass.
    fn wait(mut self, time: &str) -> Self {
        self.now += crate::game::time_control::read(time).expect("a time");
        self
    }

    fn does(self, by: u64, event: Event) -> Self {
        let decision = decide_event(&self.table, player(by), event, self.now).expect("possible");
        self.becomes(decision)
    }

    /// The player to act plays these actions, one after the other.
    fn plays(self, tokens: &str) -> Self {
        let play = |story: Self, token| {
            let by = story.table.player_to_act().and_then(Player::member).expect("running");
            story.does(by.get(), act(token))
        };
        tokens.split(' ').fold(self, play)
    }

    /// The player to act plays some legal action.
    fn plays_any(self) -> Self {
        let legal = self.table.position().legal_actions();
        let token = legal[self.table.ply() as usize * 7 % legal.len()].to_string();
        self.plays(&token)
    }

    /// The timer is handled, and has something to do.
    fn ticks(self) -> Self {
        let decision = tick(&self.table, self.now).expect("something");
        self.becomes(decision)
    }

    /// The timer is handled, and has nothing to do.
    fn rests(self) -> Self {
        assert!(tick(&self.table, self.now).is_none());
        self
    }

    fn becomes(self, decision: Decision) -> Self {
        assert_eq!(decision.changes[0], state_update(&self.table, &decision));
        let mut stored = decision.table.stored().clone();
        let json = serde_json::to_string(&stored.state).expect("written");
        stored.state = serde_json::from_str(&json).expect("read");
        let table = Table::new(stored).expect("what was decided can be loaded");
        assert_eq!(table.stored(), decision.table.stored());
        Self { table, announced: decision.announcements, ..self }.at(&decision.changes)
    }

    /// Sets the timer as these changes say.
    fn at(mut self, changes: &[Change]) -> Self {
        for change in changes {
            if let Change::SetTimer { at, .. } = change {
                self.timer = *at;
            }
        }
        assert_eq!(self.timer, self.table.due());
        self
    }

    fn refuses(self, by: u64, event: Event, refusal: &Refusal) -> Self {
        let refused = decide_event(&self.table, player(by), event, self.now).map(drop);
        assert_eq!(refused.as_ref(), Err(refusal));
        self
    }

    /// Checks how much time each player has left, in order of play.
    fn left(self, times: &str) -> Self {
        let left = |&seat: &Seat| self.table.left(seat, self.now).map(crate::game::time_control::written);
        let seats = Seat::ALL.iter().take(self.table.stored().seats.players().len());
        assert_eq!(seats.map_while(left).collect::<Vec<_>>().join(" "), times);
        self
    }

    /// Checks that the last step announced this news and no board.
    fn announces(self, news: &[News], by: Option<u64>) -> Self {
        let game = self.table.id();
        let news = news.iter().map(|&news| Announcement::News { game, news, by: by.map(player) });
        assert_eq!(self.announced_besides_offers(), news.collect::<Vec<_>>());
        self
    }

    /// What the last step announced, but for messages of offers that have changed.
    fn announced_besides_offers(&self) -> Vec<Announcement> {
        let announced = self.announced.iter().copied();
        announced.filter(|one| !matches!(one, Announcement::OfferChanged { .. })).collect()
    }

    /// Checks which offer's message changes by the last step, who made it, and what answer it shows.
    fn redraws_offer(self, offer: OfferKind, by: u64, answer: Option<(OfferOutcome, u64)>) -> Self {
        let changed: Vec<_> =
            self.announced.iter().filter(|one| matches!(one, Announcement::OfferChanged { .. })).collect();
        let answer = answer.map(|(outcome, who)| OfferAnswer { outcome, who: player(who) });
        let [&Announcement::OfferChanged { game, offer: kind, made, by: offerer, answer: given }] =
            changed[..]
        else {
            panic!("one offer changes: {:?}", self.announced)
        };
        assert_eq!((game, kind, offerer, given), (self.table.id(), offer, player(by), answer));
        assert!(0 < made && made < self.table.stored().revision, "{made}");
        self
    }

    /// Checks that the last step announced just the board.
    fn shows(self, how: BoardCause, by: Option<u64>) -> Self {
        let (game, version, by) = (self.table.id(), self.table.version(), by.map(player).map(Actor::Member));
        assert_eq!(self.announced_besides_offers(), [Announcement::Board { game, version, how, by }]);
        self
    }

    fn ends(self, ending: Ending) -> Self {
        assert_eq!(self.table.ending(), Some(ending));
        self
    }

    fn record(self, record: &str) -> Self {
        assert_eq!(self.table.stored().record.to_string(), record);
        self
    }
}

/// A game in which a row has just been made, and a take is due.
fn take_due() -> Table {
    let mut table = table("dara:traditional");
    while !table.last().is_some_and(|last| last.take_due) {
        table = act_on(&table, 1);
    }
    table
}

/// A game for four after this many plies.
fn four(plies: u32) -> Table {
    let mut table = table("damala:teams");
    while table.ply() < plies {
        table = act_on(&table, 1);
    }
    table
}

/// The table after a legal action of the player to act.
fn act_on(table: &Table, second: i64) -> Table {
    let legal = table.position().legal_actions();
    let event = Event::Act(legal[table.ply() as usize * 7 % legal.len()]);
    let by = table.player_to_act().and_then(Player::member).expect("running");
    decide_event(table, by, event, at(second)).expect("legal").table
}
