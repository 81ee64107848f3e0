//! Decisions to store, made by the same code that the bot uses.

use data::{AnnouncementId, CommitError, Seen, Store, Token, Unit};
use games::{Action, RuleSet};
use jiff::{SignedDuration, Timestamp};
use play::{
    Challenge, ChannelId, FirstPlayer, GameId, Place, PlayerId, Table, Terms,
    challenge::{self, Request},
    game::table,
};

pub(crate) use crate::home::Home;

/// Any id, from 1.
pub(crate) fn id<I: TryFrom<u64>>(number: u64) -> I {
    I::try_from(number).ok().expect("tests number from 1")
}

/// So many seconds after the tests' beginning of time.
pub(crate) fn at(second: i64) -> Timestamp {
    Timestamp::from_second(1_750_000_000 + second).expect("within the calendar")
}

pub(crate) fn action(token: &str) -> Action {
    token.parse().expect("an action")
}

pub(crate) fn rules() -> RuleSet {
    "dara:traditional".parse().expect("a rule set")
}

pub(crate) fn rules_of_four() -> RuleSet {
    "damala:teams".parse().expect("a rule set")
}

pub(crate) const ADA: u64 = 11;
pub(crate) const BEN: u64 = 12;

/// A unit with nothing in it.
pub(crate) fn unit(second: i64) -> Unit {
    Unit { at: at(second), interaction: None, changes: vec![], announcements: vec![] }
}

pub(crate) fn seen(id: u64) -> Seen {
    Seen { id, token: Some(Token::new(format!("token-of-{id}"))) }
}

/// A request from Ada to Ben in `channel`.
pub(crate) fn request(channel: u64) -> Request {
    Request {
        home: id(1001),
        channel: id(channel),
        challenger: id(ADA),
        invited: vec![Some(challenge::Invited::Member(id(BEN)))],
        rules: rules(),
        terms: Terms::default(),
        rematch_of: None,
        first: FirstPlayer::Challenger,
        place: Place::Here,
        lifetime: SignedDuration::from_hours(24),
    }
}

/// A request of Ada's to a game of four, in teams of two, with whoever joins.
pub(crate) fn request_to_four(channel: u64) -> Request {
    Request { rules: rules_of_four(), invited: vec![], ..request(channel) }
}

/// A game of four that runs in `channel`: players 11 to 14, in that order.
pub(crate) async fn game_of_four(store: &Store, channel: u64) -> GameId {
    let mut open = challenge(store, request_to_four(channel), 0).await;
    let game = store.new_game_id().await.expect("an id");
    for (second, by) in (1..).zip(BEN..BEN + 3) {
        let decision = join(&open, by, game, second);
        store.commit(decided(&decision, second)).await.expect("stored");
        open = decision.challenge;
    }
    game
}

/// Stores a challenge.
pub(crate) async fn challenge(store: &Store, request: Request, second: i64) -> Challenge {
    let made = challenge::open(&request, store.new_challenge_id().await.expect("an id"), None, at(second))
        .expect("a challenge");
    store.commit(decided(&made, second)).await.expect("stored");
    made.challenge
}

/// What was decided about a challenge.
pub(crate) fn decided(decision: &challenge::Update, second: i64) -> Unit {
    let (changes, announcements) = (decision.changes.clone(), decision.announcements.clone());
    Unit { changes, announcements, ..unit(second) }
}

/// The decision that Ben accepts.
pub(crate) fn accept(challenge: &Challenge, game: GameId, second: i64) -> Unit {
    decided(&join(challenge, BEN, game, second), second)
}

/// The update when someone joins while no one is away.
pub(crate) fn join(challenge: &Challenge, by: u64, game: GameId, second: i64) -> challenge::Update {
    join_while(vec![], challenge, by, game, second)
}

/// The decision that somebody joins while these are away.
pub(crate) fn join_while(
    away: Vec<(PlayerId, Timestamp)>,
    challenge: &Challenge,
    by: u64,
    game: GameId,
    second: i64,
) -> challenge::Update {
    let by = id(by);
    let (team, zones) = (None, vec![]);
    let event = challenge::Event::Accept { by, team, message: Some(id(3001)), game, lot: 0, away, zones };
    challenge::update(challenge, event, at(second)).expect("accepted")
}

/// A game of Ada against Ben that runs in `channel`, begun in second 1.
pub(crate) async fn game(store: &Store, channel: u64) -> GameId {
    game_on(store, channel, "none").await
}

/// The same, on these terms.
pub(crate) async fn game_on(store: &Store, channel: u64, terms: &str) -> GameId {
    let terms = terms.parse().expect("terms");
    let challenge = challenge(store, Request { terms, ..request(channel) }, 0).await;
    let game = store.new_game_id().await.expect("an id");
    store.commit(accept(&challenge, game, 1)).await.expect("stored");
    game
}

/// The decision that whose turn it is plays `token`.
pub(crate) fn play(table: &Table, token: &str, second: i64) -> Unit {
    let by = table.player_to_act().and_then(play::Player::member).expect("a running game");
    on(table, by.get(), table::Event::Act(action(token)), second)
}

/// What was decided about a table.
pub(crate) fn of_table(decision: table::Decision, second: i64) -> Unit {
    let table::Decision { changes, announcements, .. } = decision;
    Unit { changes, announcements, ..unit(second) }
}

/// The decision that `by` does something at a table.
pub(crate) fn on(table: &Table, by: u64, event: table::Event, second: i64) -> Unit {
    of_table(table::decide_event(table, player(by), event, at(second)).expect("possible"), second)
}

/// The same at a table as it is stored.
pub(crate) async fn does(store: &Store, game: GameId, by: u64, event: table::Event, second: i64) -> Unit {
    on(&table(store, game).await, by, event, second)
}

/// A game as it is stored.
pub(crate) async fn table(store: &Store, game: GameId) -> Table {
    store.table(game).await.expect("readable").expect("there")
}

/// A new game, played by Ada and Ben until a row has been made and a take is due, in the last turn but one or before.
pub(crate) async fn until_take(store: &Store, game: GameId) {
    while !table(store, game).await.last().is_some_and(|last| last.take_due) {
        let table = table(store, game).await;
        let legal = table.position().legal_actions();
        let choice = legal[table.ply() as usize * 7 % legal.len()];
        store.commit(play(&table, &choice.to_string(), table.ply().into())).await.expect("stored");
    }
}

/// Plays `token` in a game, from loading to storing.
pub(crate) async fn turn(
    store: &Store,
    game: GameId,
    token: &str,
    second: i64,
) -> Result<Vec<AnnouncementId>, CommitError> {
    let table = store.table(game).await.expect("readable").expect("there");
    store.commit(play(&table, token, second)).await
}

pub(crate) fn channel(number: u64) -> ChannelId {
    id(number)
}

pub(crate) fn player(number: u64) -> PlayerId {
    id(number)
}
