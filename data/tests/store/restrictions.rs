//! Who may not play, and with whom: looked at by the store itself, whatever was decided before; and what moderators did.

use data::{CommitError, Store, Unit};
use play::{
    Block, Challenge, Change, Ending, KeptAway, Restrictions, Slot,
    challenge::{self, Request},
    game::table,
    guild::moderation::{LogEntry, ModeratorAction},
    paging::LogStretch,
};

use crate::support::{
    ADA, BEN, Home, at, challenge, channel, decided, game, game_on, id, join, of_table, player, request,
    request_to_four, unit,
};

const CHIDI: u64 = 13;
const MODERATOR: u64 = 99;

fn suspend(number: u64, second: i64) -> Change {
    Change::Suspend { home: id(1001), player: player(number), at: at(second) }
}

fn block(by: u64, whom: u64, second: i64) -> Change {
    Change::Block { by: player(by), blocked: player(whom), most: 2, at: at(second) }
}

fn may_play(by: u64, with: &[u64]) -> Change {
    let with = with.iter().copied().map(player).collect();
    Change::CheckMayPlay { home: id(1001), player: player(by), with }
}

/// Whether the store takes these changes.
async fn takes(store: &Store, changes: Vec<Change>) -> bool {
    match store.commit(Unit { changes, ..unit(5) }).await {
        Err(CommitError::Stale) => false,
        other => other.map(|_| true).expect("a store"),
    }
}

/// What becomes of an open challenge when a player is barred.
fn suspended_from(open: &Challenge, number: u64) -> Vec<Change> {
    let event = challenge::Event::Suspend { player: player(number) };
    challenge::update(open, event, at(5)).expect("possible").changes
}

#[tokio::test]
async fn a_ban_holds_on_the_whole_server_until_lifted() {
    let Some(home) = Home::new() else { return };
    let store = &home.store;
    assert!(takes(store, vec![suspend(BEN, 3)]).await);
    assert!(!takes(store, vec![suspend(BEN, 4)]).await, "he is barred already");
    assert_eq!(store.suspended(id(1001), player(BEN)).await.expect("readable"), Some(at(3)));
    assert_eq!(
        store.suspended(id(1002), player(BEN)).await.expect("readable"),
        None,
        "in another server he may play"
    );
    for (by, with, may) in [(ADA, vec![BEN], false), (BEN, vec![], false), (ADA, vec![CHIDI], true)] {
        assert_eq!(takes(store, vec![may_play(by, &with)]).await, may, "{by} with {with:?}");
    }
    let again = || Change::Reinstate { home: id(1001), player: player(BEN) };
    assert!(takes(store, vec![again()]).await);
    assert!(!takes(store, vec![again()]).await, "he is not barred");
    assert!(takes(store, vec![may_play(ADA, &[BEN])]).await);
}

#[tokio::test]
async fn nobody_is_barred_who_still_has_a_place_in_something_open() {
    let Some(home) = Home::new() else { return };
    let store = &home.store;
    let mut open = challenge(store, request_to_four(7), 0).await;
    let joined = join(&open, BEN, id(1), 1);
    store.commit(decided(&joined, 1)).await.expect("stored");
    assert!(!takes(store, vec![suspend(BEN, 5)]).await, "somebody joined since his places were looked for");
    let stale = [suspended_from(&open, ADA), vec![suspend(ADA, 5)]].concat();
    open = joined.challenge;
    assert!(takes(store, [suspended_from(&open, BEN), vec![suspend(BEN, 5)]].concat()).await);
    assert!(takes(store, stale).await, "what he made is taken back, whoever has joined");
    let removed = store.challenge(open.id).await.expect("readable").expect("there");
    assert_eq!(removed.state, play::ChallengeState::Removed);
    assert_eq!(removed.others, [Slot::Open; 3]);
    assert_eq!(store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn a_block_holds_in_all_servers_and_in_both_directions() {
    let Some(home) = Home::new() else { return };
    let store = &home.store;
    assert!(takes(store, vec![block(ADA, BEN, 3)]).await);
    assert!(!takes(store, vec![block(ADA, BEN, 4)]).await, "she has");
    for (by, with, may) in
        [(ADA, vec![BEN], false), (BEN, vec![CHIDI, ADA], false), (CHIDI, vec![ADA, BEN], true)]
    {
        assert_eq!(takes(store, vec![may_play(by, &with)]).await, may, "{by} with {with:?}");
    }
    let found =
        store.restrictions(id(1002), player(BEN), [player(ADA), player(BEN)]).await.expect("readable");
    let blocks = vec![Block { by: player(ADA), blocked: player(BEN) }];
    assert_eq!(found, Restrictions { suspended: vec![], blocks });
    assert!(takes(store, vec![block(ADA, CHIDI, 4)]).await);
    assert!(!takes(store, vec![block(ADA, 14, 4)]).await, "no more than that");
    let listed =
        [(CHIDI, 4), (BEN, 3)].map(|(whom, since)| KeptAway { player: player(whom), since: at(since) });
    assert_eq!(store.blocked_by(player(ADA), 9, 0).await.expect("readable"), listed);
    let unblock = || Change::Unblock { by: player(ADA), blocked: player(BEN) };
    assert!(takes(store, vec![unblock()]).await);
    assert!(!takes(store, vec![unblock()]).await, "she has not");
    assert!(takes(store, vec![may_play(ADA, &[BEN])]).await);
}

#[tokio::test]
async fn blocking_parts_two_players_in_open_challenges() {
    let Some(home) = Home::new() else { return };
    let store = &home.store;
    let open = challenge(store, request(7), 0).await;
    assert_eq!(
        store.open_challenges_with(player(BEN), player(ADA)).await.expect("readable"),
        std::slice::from_ref(&open)
    );
    assert!(!takes(store, vec![block(BEN, ADA, 5)]).await);
    let parted = challenge::part(&open, player(BEN), player(ADA), at(5)).expect("they are").changes;
    assert!(takes(store, [parted, vec![block(BEN, ADA, 5)]].concat()).await);
    assert_eq!(store.open_challenges_with(player(BEN), player(ADA)).await.expect("readable"), []);
    // Of two who are named by a third one, the first is in.
    let named = [BEN, ADA].map(|number| Some(challenge::Invited::Member(player(number))));
    let request = Request { challenger: player(CHIDI), invited: named.to_vec(), ..request_to_four(8) };
    let open = challenge(store, request, 0).await;
    assert!(takes(store, vec![block(ADA, BEN, 6)]).await);
    let first = join(&open, ADA, id(1), 7);
    let guarded = |decision: &challenge::Update, by, with: &[u64]| {
        [decision.changes.clone(), vec![may_play(by, with)]].concat()
    };
    assert!(takes(store, guarded(&first, ADA, &[CHIDI])).await);
    let second = join(&first.challenge, BEN, id(1), 8);
    assert!(!takes(store, guarded(&second, BEN, &[CHIDI, ADA])).await);
    assert_eq!(store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn a_game_that_moderators_end_counts_for_nothing_and_ends_its_match() {
    let Some(home) = Home::new() else { return };
    let store = &home.store;
    for terms in ["none", "3d,match:2"] {
        let game = if terms == "none" { game(store, 7).await } else { game_on(store, 7, terms).await };
        let table = store.table(game).await.expect("readable").expect("there");
        let decision = table::stop(&table, player(MODERATOR), at(9)).expect("it runs");
        let over = decision.table.clone();
        let follows = play::game::matches::go_on(
            &over,
            store.new_game_id().await.expect("an id"),
            vec![],
            vec![],
            at(9),
        );
        assert_eq!(follows.is_some(), terms != "none");
        let logged = LogEntry {
            guild: id(1001),
            by: player(MODERATOR),
            at: at(9),
            action: ModeratorAction::EndedGame { game },
            reason: None,
        };
        let mut unit = of_table(decision, 9);
        unit.changes.extend(follows.map_or(vec![], |(changes, _)| changes));
        unit.changes.push(Change::Log(logged.clone()));
        store.commit(unit).await.expect("stored");
        let stored = store.table(game).await.expect("readable").expect("there");
        assert_eq!(stored.ending(), Some(Ending::Stopped));
        assert!(store.running_in(channel(7)).await.expect("readable").is_none());
        let log = store.moderation_log(id(1001), LogStretch::Newest, 9).await.expect("readable");
        assert_eq!(log.entries.first().map(|(_, entry)| entry), Some(&logged));
    }
    assert_eq!(store.integrity().expect("checked"), []);
    let career = store
        .history(id(1001), Some(player(ADA)), None, play::paging::Stretch::Newest, 9)
        .await
        .expect("readable");
    let results: Vec<_> = career.games.iter().map(|game| game.result).collect();
    assert_eq!(results, [Some(play::guild::standings::GameResult::Aborted); 2]);
    assert_eq!(
        store.moderation_log(id(1002), LogStretch::Newest, 9).await.expect("readable").entries,
        [],
        "of another server"
    );
}
