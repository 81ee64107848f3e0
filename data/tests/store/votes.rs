//! Vote games: each vote counts once and as it was at the end, and a game goes on once.

use data::{CommitError, Store, Tally, Unit};
use games::{Action, Recorded, Side};
use jiff::SignedDuration;
use play::{
    Announcement, Change, Level, Timer, VoteGameId,
    game::fair_play::Running,
    game::vote::{self, Against, Closing, Counted, Vote, VoteChange, VoteEnd, VoteGame, Voter},
};

use crate::support::{ADA, BEN, Home, at, id, unit};

const CHIDI: u64 = 13;

fn turn(text: &str) -> Vec<Action> {
    text.split(' ').map(|action| action.parse().expect("an action")).collect()
}

/// A game that begins in second 0 in channel 7, with its post in second 1.
async fn begins(store: &Store) -> VoteGame {
    let game = VoteGame {
        id: store.new_vote_game_id().await.expect("an id"),
        guild: id(1001),
        channel: id(7),
        by: id(ADA),
        record: "dara:traditional".parse().expect("a record"),
        against: Against::Computer(Level::default()),
        twin: None,
        hours: 24,
        quorum: Some(3),
        role: Some(id(9)),
        started: at(0),
        voted: None,
        posted: None,
        ends: at(0) + vote::WAITS_FOR_POST,
        silent: 0,
        over: None,
        revision: 0,
    };
    let decision = vote::open(&game);
    let announced = Announcement::Vote { vote: game.id, ply: 0 };
    assert_eq!(decision.announcements, [announced]);
    store.commit(Unit { changes: decision.changes, ..unit(0) }).await.expect("stored");
    assert_eq!(loaded(store, game.id).await, game);
    store.set_vote_message(game.id, 0, id(3001), at(1)).await.expect("stored");
    let posted = loaded(store, game.id).await;
    assert_eq!(
        (posted.posted, posted.ends),
        (Some((id(3001), at(1))), at(1) + SignedDuration::from_hours(24))
    );
    assert_eq!(store.timer(Timer::Vote(game.id)).await.expect("readable"), Some(posted.ends));
    posted
}

async fn loaded(store: &Store, game: VoteGameId) -> VoteGame {
    store.vote_game(game).await.expect("readable").expect("there")
}

async fn votes(store: &Store, game: VoteGameId, by: u64, text: &str, second: i64) -> Result<(), CommitError> {
    let game = loaded(store, game).await;
    let board = Recorded::load(&game.record).expect("a game");
    let voter = Voter { player: id(by), joined: Some(at(-100)), votes_for_other: false };
    let change = vote::cast(&game, &board, voter, turn(text)).expect("possible");
    store.commit(Unit { changes: vec![change], ..unit(second) }).await.map(drop)
}

/// Ends the vote of a game as it was, in this second by this tally.
async fn ends(store: &Store, game: &VoteGame, tally: &Tally, second: i64) -> Result<(), CommitError> {
    let checked =
        VoteChange::Check { game: game.id, ply: game.ply(), votes: tally.votes(), last: tally.last };
    let decision = match vote::close(game, None, &tally.turns, at(second)) {
        Closing::Silent(decision) => *decision,
        Closing::Turn(turn) => {
            let board = Recorded::load(&game.record).expect("a game").after(&turn).expect("legal");
            let reply = *board.position().legal_actions().first().expect("a reply");
            vote::go_on(game, None, &board.then(reply).expect("legal"), at(second))
        }
    };
    let changes = [vec![Change::VoteGame(checked)], decision.changes].concat();
    let announcements = decision.announcements;
    store.commit(Unit { changes, announcements, ..unit(second) }).await.map(drop)
}

#[tokio::test]
async fn the_turn_with_the_most_votes_wins_and_of_equals_that_with_the_earliest() {
    let Some(home) = Home::new() else { return };
    let game = begins(&home.store).await.id;
    votes(&home.store, game, BEN, "c4", 10).await.expect("stored");
    votes(&home.store, game, CHIDI, "b3", 11).await.expect("stored");
    let counted = |text: &str, votes| Counted { turn: turn(text), votes };
    let tally = async |store: &Store| store.tally(game, 0).await.expect("readable");
    assert_eq!(tally(&home.store).await.turns, [counted("c4", 1), counted("b3", 1)]);
    // Changed, so that it's no longer the earliest.
    votes(&home.store, game, BEN, "a1", 12).await.expect("stored");
    votes(&home.store, game, BEN, "c4", 13).await.expect("stored");
    let home = home.reopened().await;
    assert_eq!(tally(&home.store).await.turns, [counted("b3", 1), counted("c4", 1)]);
    votes(&home.store, game, ADA, "c4", 14).await.expect("stored");
    let last = tally(&home.store).await;
    assert_eq!((last.turns.clone(), last.last), (vec![counted("c4", 2), counted("b3", 1)], Some(at(14))));
    assert_eq!(home.store.own_vote(game, 0, id(BEN)).await.expect("readable"), Some(turn("c4")));
    assert_eq!(home.store.count_votes(game, 0).await.expect("readable"), 3);
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn a_vote_that_comes_while_one_ends_is_counted_or_refused() {
    let Some(home) = Home::new() else { return };
    let game = begins(&home.store).await.id;
    votes(&home.store, game, BEN, "b3", 10).await.expect("stored");
    let tally = home.store.tally(game, 0).await.expect("readable");
    // It comes after the count, which is then out of date.
    votes(&home.store, game, CHIDI, "c4", 11).await.expect("stored");
    let before = loaded(&home.store, game).await;
    let stale = ends(&home.store, &before, &tally, 90_000).await;
    assert!(matches!(stale, Err(CommitError::Stale)), "{stale:?}");
    let tally = home.store.tally(game, 0).await.expect("readable");
    ends(&home.store, &before, &tally, 90_000).await.expect("stored");
    let again = ends(&home.store, &before, &tally, 90_000).await;
    assert!(matches!(again, Err(CommitError::Stale)), "it goes on once: {again:?}");
    let next = loaded(&home.store, game).await;
    assert_eq!((next.ply(), next.voted, next.posted), (2, Some(0), None));
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn two_who_end_a_vote_at_once_play_its_turn_once() {
    let Some(home) = Home::new() else { return };
    let game = begins(&home.store).await.id;
    votes(&home.store, game, BEN, "b3", 10).await.expect("stored");
    let (before, tally) =
        (loaded(&home.store, game).await, home.store.tally(game, 0).await.expect("readable"));
    let (one, other) =
        tokio::join!(ends(&home.store, &before, &tally, 90_000), ends(&home.store, &before, &tally, 90_000));
    let stale = |ended: &Result<(), CommitError>| matches!(ended, Err(CommitError::Stale));
    assert!(one.is_ok() && stale(&other) || other.is_ok() && stale(&one), "{one:?} {other:?}");
    assert_eq!(loaded(&home.store, game).await.ply(), 2);
    let announced = home.store.due().await.expect("readable").into_iter().map(|due| due.announcement);
    let next = Announcement::Vote { vote: game, ply: 2 };
    assert_eq!(announced.filter(|one| *one == next).count(), 1);
}

#[tokio::test]
async fn a_vote_gets_back_the_time_of_an_outage_and_that_without_the_bot() {
    let Some(home) = Home::new() else { return };
    let game = begins(&home.store).await;
    let hour = SignedDuration::from_hours(1);
    let ends_after = async |by: SignedDuration| {
        let now = loaded(&home.store, game.id).await;
        assert_eq!(now.ends, game.ends + by);
        assert_eq!(home.store.timer(Timer::Vote(game.id)).await.expect("readable"), Some(now.ends));
        assert_eq!(home.store.integrity().expect("checked"), []);
    };
    home.store.put_back(data::PutBack::Mailed, hour, at(100)).await.expect("stored");
    ends_after(SignedDuration::ZERO).await;
    home.store.put_back(data::PutBack::Everything, hour, at(100)).await.expect("stored");
    ends_after(hour).await;
    // Its post is to say so.
    assert_eq!(home.store.timer(Timer::VoteCount(game.id)).await.expect("readable"), Some(at(100)));
    home.store.set_guild_gone(id(1001), at(200)).await.expect("stored");
    home.store.set_guild_gone(id(2002), at(200)).await.expect("stored");
    assert!(!home.store.set_guild_back(id(2002), at(300)).await.expect("stored"), "it isn't known");
    assert!(home.store.set_guild_back(id(1001), at(200 + 4 * 86_400)).await.expect("stored"));
    ends_after(hour + 96 * hour).await;
    assert!(!home.store.set_guild_back(id(1001), at(200 + 5 * 86_400)).await.expect("stored"));
    ends_after(97 * hour).await;
}

#[tokio::test]
async fn votes_after_the_time_or_before_the_post_are_refused() {
    let Some(home) = Home::new() else { return };
    let game = begins(&home.store).await;
    let late = votes(&home.store, game.id, BEN, "b3", 1 + 24 * 3_600).await;
    assert!(matches!(late, Err(CommitError::Stale)), "{late:?}");
    votes(&home.store, game.id, BEN, "b3", 10).await.expect("stored");
    let tally = home.store.tally(game.id, 0).await.expect("readable");
    ends(&home.store, &loaded(&home.store, game.id).await, &tally, 90_000).await.expect("stored");
    let vote = Vote { game: game.id, ply: 2, player: id(BEN), turn: turn("a2") };
    let change = Change::VoteGame(VoteChange::Cast(vote));
    let early = home.store.commit(Unit { changes: vec![change], ..unit(90_001) }).await.map(drop);
    assert!(matches!(early, Err(CommitError::Stale)), "{early:?}");
}

#[tokio::test]
async fn a_channel_has_one_vote_game_and_a_stopped_one_makes_room() {
    let Some(home) = Home::new() else { return };
    let game = begins(&home.store).await;
    let other =
        VoteGame { id: home.store.new_vote_game_id().await.expect("an id"), revision: 0, ..game.clone() };
    let opened = Unit { changes: vote::open(&other).changes, ..unit(20) };
    assert!(matches!(home.store.commit(opened.clone()).await, Err(CommitError::Stale)));
    let stopped = vote::end(&game, None, VoteEnd::Stopped);
    home.store.commit(Unit { changes: stopped.changes, ..unit(21) }).await.expect("stored");
    assert_eq!(home.store.vote_game_in(id(1001), id(7)).await.expect("readable"), None);
    home.store.commit(opened).await.expect("stored");
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn a_servers_running_games_are_listed_the_oldest_first() {
    let Some(home) = Home::new() else { return };
    let store = &home.store;
    let over = begins(store).await;
    let stopped = vote::end(&over, None, VoteEnd::Stopped);
    store.commit(Unit { changes: stopped.changes, ..unit(2) }).await.expect("stored");
    for (guild, channel) in [(1001, 7), (2002, 7), (1001, 8), (1001, 9)] {
        let game = VoteGame {
            id: store.new_vote_game_id().await.expect("an id"),
            guild: id(guild),
            channel: id(channel),
            posted: None,
            revision: 0,
            ..over.clone()
        };
        store.commit(Unit { changes: vote::open(&game).changes, ..unit(3) }).await.expect("stored");
    }
    let listed = store.running_vote_games(id(1001), 2).await.expect("readable");
    let listed: Vec<_> = listed.iter().map(|game| (game.guild, game.channel)).collect();
    assert_eq!(listed, [(id(1001), id(7)), (id(1001), id(8))]);
}

#[tokio::test]
async fn the_suspended_and_the_deleted_no_longer_count() {
    let Some(home) = Home::new() else { return };
    let game = begins(&home.store).await.id;
    for (by, second) in [(BEN, 10), (CHIDI, 11), (14, 12)] {
        votes(&home.store, game, by, "b3", second).await.expect("stored");
    }
    let suspend = Change::Suspend { home: id(1001), player: id(BEN), at: at(20) };
    home.store.commit(Unit { changes: vec![suspend], ..unit(20) }).await.expect("stored");
    let again = votes(&home.store, game, BEN, "b3", 21).await;
    assert!(matches!(again, Err(CommitError::Stale)), "{again:?}");
    home.store.forget(id(CHIDI)).await.expect("forgotten");
    assert_eq!(home.store.voters(game).await.expect("readable"), [id(14)]);
    // Who opened it is forgotten, and the game goes on.
    home.store.forget(id(ADA)).await.expect("forgotten");
    assert!(loaded(&home.store, game).await.by.is_former());
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn those_who_voted_most_are_found_with_their_names() {
    let Some(home) = Home::new() else { return };
    let game = begins(&home.store).await.id;
    votes(&home.store, game, BEN, "b3", 10).await.expect("stored");
    votes(&home.store, game, CHIDI, "b3", 11).await.expect("stored");
    let tally = home.store.tally(game, 0).await.expect("readable");
    ends(&home.store, &loaded(&home.store, game).await, &tally, 90_000).await.expect("stored");
    home.store.set_vote_message(game, 2, id(3002), at(90_001)).await.expect("stored");
    let reply = Recorded::load(&loaded(&home.store, game).await.record).expect("a game");
    let next = reply.position().legal_actions().first().expect("a turn").to_string();
    votes(&home.store, game, CHIDI, &next, 90_010).await.expect("stored");
    let busy = home.store.busy_voters(game, id(1001), 1).await.expect("readable");
    assert_eq!(
        busy.iter().map(|one| (one.player.get(), one.votes, one.listed)).collect::<Vec<_>>(),
        [(CHIDI, 2, true)]
    );
    let suspend = Change::Suspend { home: id(1001), player: id(BEN), at: at(90_020) };
    home.store.commit(Unit { changes: vec![suspend], ..unit(90_020) }).await.expect("stored");
    let busy = home.store.busy_voters(game, id(1001), 9).await.expect("readable");
    let mut listed: Vec<_> = busy.iter().map(|one| (one.player.get(), one.listed)).collect();
    listed.sort_unstable();
    assert_eq!(listed, [(BEN, false), (CHIDI, true)]);
}

#[tokio::test]
async fn only_vote_games_between_members_are_kept_from_the_engine() {
    let Some(home) = Home::new() else { return };
    let store = &home.store;
    let against_computer = begins(store).await;
    votes(store, against_computer.id, BEN, "b3", 10).await.expect("stored");
    let between_members = VoteGame {
        id: store.new_vote_game_id().await.expect("an id"),
        channel: id(8),
        record: "dara:traditional a1 b3".parse().expect("a record"),
        against: Against::Halves,
        ..against_computer.clone()
    };
    store.commit(Unit { changes: vote::open(&between_members).changes, ..unit(11) }).await.expect("stored");
    store.set_vote_message(between_members.id, 2, id(3002), at(12)).await.expect("stored");
    let running = Running { game: None, record: between_members.record.clone(), rated: false };
    let between =
        async |plies| store.running_between_members(games::Game::Dara, plies).await.expect("readable");
    assert_eq!(between(0..=2).await, std::slice::from_ref(&running));
    assert_eq!(between(3..=9).await, []);
    assert_eq!(store.running_voted_in(id(BEN)).await.expect("readable"), []);
    let cast = Vote { game: between_members.id, ply: 2, player: id(BEN), turn: turn("c4") };
    let changes = vec![Change::VoteGame(VoteChange::Cast(cast))];
    store.commit(Unit { changes, ..unit(13) }).await.expect("stored");
    assert_eq!(store.running_voted_in(id(BEN)).await.expect("readable"), [running]);
    assert_eq!(store.running_voted_in(id(ADA)).await.expect("readable"), []);
    let opened = loaded(store, between_members.id).await;
    let changes = vote::end(&opened, None, VoteEnd::Stopped).changes;
    store.commit(Unit { changes, ..unit(14) }).await.expect("stored");
    assert_eq!(between(0..=2).await, []);
    assert_eq!(store.running_voted_in(id(BEN)).await.expect("readable"), []);
}

/// A game of a server against another one in a channel, not stored yet.
async fn for_two(store: &Store, guild: u64, against: Against, twin: Option<VoteGameId>) -> VoteGame {
    VoteGame {
        id: store.new_vote_game_id().await.expect("an id"),
        guild: id(guild),
        channel: id(guild + 1),
        by: id(ADA),
        record: "dara:traditional".parse().expect("a record"),
        against,
        twin,
        hours: 24,
        quorum: None,
        role: None,
        started: at(0),
        voted: None,
        posted: None,
        ends: at(0) + vote::SOUGHT_FOR,
        silent: 0,
        over: None,
        revision: 0,
    }
}

#[tokio::test]
async fn two_servers_meet_once_and_each_has_its_own_votes() {
    let Some(home) = Home::new() else { return };
    let store = &home.store;
    let sought = for_two(store, 1001, Against::Server(Side::First), None).await;
    store.commit(Unit { changes: vote::open(&sought).changes, ..unit(0) }).await.expect("stored");
    let found = async |guild: u64, second| {
        store.sought_vote_game(sought.record.clone(), id(guild), at(second)).await.expect("readable")
    };
    assert_eq!(found(1001, 1).await, None, "that's the server itself");
    assert_eq!(found(2002, 8 * 86_400).await, None, "too late");
    assert_eq!(found(2002, 1).await, Some(sought.clone()));
    let other = store.sought_vote_game("dala:standard".parse().expect("a record"), id(2002), at(1)).await;
    assert_eq!(other.expect("readable"), None);
    // Two accept at once: one of them meets it.
    let second = for_two(store, 2002, Against::Server(Side::Second), Some(sought.id)).await;
    let third = for_two(store, 3003, Against::Server(Side::Second), Some(sought.id)).await;
    let meets = async |game: &VoteGame| {
        let met = vote::meet(&sought, game, at(2));
        store.commit(Unit { changes: met.changes, announcements: met.announcements, ..unit(2) }).await
    };
    meets(&second).await.expect("stored");
    assert!(matches!(meets(&third).await, Err(CommitError::Stale)));
    assert_eq!(found(3003, 3).await, None);
    assert_eq!(loaded(store, sought.id).await.twin, Some(second.id));
    // The post of the server that waits begins no vote.
    for game in [sought.id, second.id] {
        store.set_vote_message(game, 0, id(3001), at(3)).await.expect("stored");
    }
    let (first, second) = (loaded(store, sought.id).await, loaded(store, second.id).await);
    assert!(first.posted.is_some() && second.posted.is_none());
    votes(store, first.id, BEN, "b3", 10).await.expect("stored");
    let tally = store.tally(first.id, 0).await.expect("readable");
    let after = Recorded::load(&first.record).expect("a game").after(&turn("b3")).expect("legal");
    let decision = vote::go_on(&first, Some(&second), &after, at(90_000));
    let checked = VoteChange::Check { game: first.id, ply: 0, votes: 1, last: tally.last };
    let changes = [vec![Change::VoteGame(checked)], decision.changes].concat();
    store.commit(Unit { changes, ..unit(90_000) }).await.expect("stored");
    let (first, second) = (loaded(store, first.id).await, loaded(store, second.id).await);
    assert_eq!((first.ply(), first.voted, second.ply(), second.voted), (1, Some(0), 1, None));
    assert_eq!(store.tally(second.id, 0).await.expect("readable"), Tally::default());
    assert_eq!(home.store.integrity().expect("checked"), []);
}
