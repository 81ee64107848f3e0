use games::RuleSet;

use super::*;
use crate::Level;

fn id<I: TryFrom<u64>>(number: u64) -> I {
    I::try_from(number).ok().expect("an id")
}

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(1_750_000_000 + second).expect("within the calendar")
}

fn turn(text: &str) -> Vec<Action> {
    text.split(' ').map(|action| action.parse().expect("an action")).collect()
}

/// A game that began in second 0, with its post.
fn game(record: &str, against: Against) -> VoteGame {
    VoteGame {
        id: id(7),
        guild: id(1),
        channel: id(2),
        by: id(11),
        record: record.parse().expect("a record"),
        against,
        twin: None,
        hours: 24,
        quorum: Some(3),
        role: None,
        started: at(0),
        voted: None,
        posted: Some((id(3), at(1))),
        ends: at(86_401),
        silent: 0,
        over: None,
        revision: 4,
    }
}

fn computer(record: &str) -> VoteGame {
    game(record, Against::Computer(Level::default()))
}

fn board(game: &VoteGame) -> Recorded {
    Recorded::load(&game.record).expect("a game")
}

fn old(player: u64) -> Voter {
    Voter { player: id(player), joined: Some(at(-1)), votes_for_other: false }
}

/// The games that a decision stores.
fn all_stored(decision: &VoteDecision) -> impl Iterator<Item = &VoteGame> {
    decision.changes.iter().filter_map(|change| {
        let Change::VoteGame(VoteChange::Set(game)) = change else { return None };
        Some(&**game)
    })
}

/// The first of them.
fn stored(decision: &VoteDecision) -> &VoteGame {
    all_stored(decision).next().expect("a change of the game")
}

#[test]
fn members_who_were_there_before_the_game_vote_and_no_others() {
    let game = computer("dara:traditional");
    let board = board(&game);
    let check = |joined| check(&game, board.position(), Voter { joined, ..old(20) });
    assert_eq!(check(Some(at(-1))), Ok(()));
    for joined in [None, Some(at(0)), Some(at(1))] {
        assert_eq!(check(joined), Err(Refusal::JoinedAfterVotes), "{joined:?}");
    }
}

#[test]
fn no_one_votes_for_the_computer_or_once_it_is_over() {
    let replies = computer("dara:traditional b3");
    assert_eq!(check(&replies, board(&replies).position(), old(20)), Err(Refusal::VoteOver));
    let over = VoteGame { over: Some(VoteEnd::Stopped), ..computer("dara:traditional") };
    assert_eq!(check(&over, board(&over).position(), old(20)), Err(Refusal::VoteOver));
}

#[test]
fn each_half_votes_in_its_own_turns_and_the_halves_are_about_equal() {
    let game = game("dara:traditional", Against::Halves);
    let first = (1..=10_000).filter(|&player| side_of(game.id, id(player)) == Side::First).count();
    assert!((4_800..5_200).contains(&first), "{first}");
    let other =
        (1..=10_000).filter(|&player| side_of(game.id, id(player)) == side_of(id(8), id(player))).count();
    assert!((4_800..5_200).contains(&other), "the halves of another game are others: {other}");
    let board = board(&game);
    let of = |side| (1..100).find(|&player| side_of(game.id, id(player)) == side).expect("a player");
    assert_eq!(check(&game, board.position(), old(of(Side::First))), Ok(()));
    let refused = Refusal::OtherHalfVotes { plays: Side::Second };
    assert_eq!(check(&game, board.position(), old(of(Side::Second))), Err(refused));
}

#[test]
fn no_one_votes_for_two_servers_that_play_each_other() {
    let game = VoteGame { twin: Some(id(8)), ..game("dara:traditional", Against::Server(Side::First)) };
    let check = |votes_for_other| check(&game, board(&game).position(), Voter { votes_for_other, ..old(20) });
    assert_eq!((check(false), check(true)), (Ok(()), Err(Refusal::VotesForOtherServer)));
}

#[test]
fn a_vote_is_about_a_whole_legal_turn() {
    let game = computer("dara:traditional");
    let cast = |text: &str| cast(&game, &board(&game), old(20), turn(text));
    let vote = Vote { game: id(7), ply: 0, player: id(20), turn: turn("b3") };
    assert_eq!(cast("b3"), Ok(Change::VoteGame(VoteChange::Cast(vote))));
    assert!(matches!(cast("b3-b4"), Err(Refusal::Illegal { .. })));
    assert_eq!(cast("b3 c4"), Err(Refusal::Stale), "the computer's turn isn't theirs");
    let unposted = VoteGame { posted: None, ..game.clone() };
    assert_eq!(check(&unposted, board(&game).position(), old(20)), Err(Refusal::VoteOver));
    // A row's take belongs to its turn.
    let row =
        computer("dara:traditional d1 b3 d4 e3 a6 c6 d2 c3 c5 d5 b4 d6 e5 a1 b2 b5 e4 a2 a4 c1 a3 c4 e2 a5");
    let cast = |turn| super::cast(&row, &board(&row), old(20), turn);
    assert_eq!(cast(turn("b2-c2")), Err(Refusal::Stale));
    assert!(cast(turn("b2-c2 xa1")).is_ok());
    assert_eq!(cast(Vec::new()), Err(Refusal::Stale));
}

#[test]
fn the_first_of_the_tally_is_played_and_the_next_vote_waits_for_its_post() {
    let game = VoteGame { silent: 2, ..computer("dara:traditional") };
    let counted = |text: &str, votes| Counted { turn: turn(text), votes };
    let tally = [counted("b3", 2), counted("c4", 1)];
    assert_eq!(close(&game, None, &tally, at(90_000)), Closing::Turn(turn("b3")));
    let after = board(&game).after(&turn("b3 c4")).expect("legal");
    let decision = go_on(&game, None, &after, at(90_000));
    let next = stored(&decision);
    assert_eq!((next.voted, next.posted, next.silent, next.revision), (Some(0), None, 0, 5));
    assert_eq!(next.ends, at(90_000) + WAITS_FOR_POST);
    assert_eq!(decision.announcements, [Announcement::Vote { vote: id(7), ply: 2 }]);
    assert!(decision.changes.contains(&timer(&game, Some(next.ends))));
}

#[test]
fn without_a_voter_a_vote_goes_on_and_the_third_time_the_game_is_called_off() {
    let mut game = computer("dara:traditional");
    for silent in 1..MOST_SILENT {
        let Closing::Silent(decision) = close(&game, None, &[], at(90_000)) else { panic!("a turn") };
        let next = stored(&decision).clone();
        assert_eq!((next.silent, next.over, next.ends), (silent, None, at(90_000) + game.length()));
        assert_eq!(decision.announcements, [Announcement::VoteChanged { vote: id(7) }]);
        game = next;
    }
    let Closing::Silent(decision) = close(&game, None, &[], at(90_000)) else { panic!("a turn") };
    assert_eq!(stored(&decision).over, Some(VoteEnd::NoVotes));
    assert_eq!(decision.announcements, [Announcement::VoteOver { vote: id(7) }]);
    assert!(decision.changes.contains(&timer(&game, None)) && decision.changes.contains(&count(&game, None)));
}

#[test]
fn a_vote_that_is_never_posted_ends_its_game() {
    let game = VoteGame { posted: None, ..computer("dara:traditional") };
    let Closing::Silent(decision) = close(&game, None, &[], at(90_000)) else { panic!("a turn") };
    assert_eq!(stored(&decision).over, Some(VoteEnd::NotPosted));
}

#[test]
fn enough_votes_end_a_vote_at_once_and_never_later_than_its_time() {
    let game = computer("dara:traditional");
    assert!(!is_decided(&game, 2) && is_decided(&game, 3) && is_decided(&game, 4));
    assert!(!is_decided(&VoteGame { quorum: None, ..game.clone() }, 5_000));
    assert_eq!(stored(&hasten(&game, at(50))).ends, at(50));
    assert_eq!(stored(&hasten(&game, at(99_999))).ends, game.ends);
}

#[test]
fn a_game_ends_by_its_rules_or_by_its_length() {
    let rules: RuleSet = "morris:nine".parse().expect("rules");
    let mut board = Recorded::begin(rules);
    let start = VoteGame { record: board.record().clone(), ..computer("morris:nine") };
    while board.position().outcome().is_none() && board.position().ply() < MOST_PLIES {
        let legal = board.position().legal_actions();
        let action = legal[(board.position().ply() as usize * 7) % legal.len()];
        board = board.then(action).expect("legal");
    }
    let expected = if board.position().outcome().is_some() { VoteEnd::Rules } else { VoteEnd::TooLong };
    let decision = go_on(&start, None, &board, at(90_000));
    assert_eq!((stored(&decision).over, stored(&decision).posted), (Some(expected), None));
    assert_eq!(decision.announcements, [Announcement::VoteOver { vote: id(7) }]);
}

#[test]
fn the_number_of_votes_is_said_every_five_seconds_and_rarely_below_an_old_post() {
    assert_eq!(counted_at(at(0), at(10)), at(15));
    assert_eq!(counted_at(at(0), at(0) + FRESH), at(0) + FRESH + COUNTED_LATER);
}

/// The game of the server that moves first, and its twin.
fn twins(record: &str) -> [VoteGame; 2] {
    let first = VoteGame { twin: Some(id(8)), ..game(record, Against::Server(Side::First)) };
    let against = Against::Server(Side::Second);
    [
        first.clone(),
        VoteGame { id: id(8), guild: id(9), channel: id(10), twin: Some(id(7)), against, ..first },
    ]
}

#[test]
fn two_servers_meet_vote_in_turn_and_end_together() {
    let [first, second] = twins("dara:traditional");
    let sought = VoteGame { twin: None, posted: None, ..first.clone() };
    assert_eq!(open(&sought).announcements, [], "no one votes yet");
    assert_eq!(check(&sought, board(&sought).position(), old(20)), Err(Refusal::VoteOver));
    let met = meet(&sought, &second, at(9));
    assert_eq!(stored(&met).twin, Some(id(8)));
    let told = |vote, ply| Announcement::Vote { vote, ply };
    assert_eq!(met.announcements, [told(id(7), 0), told(id(8), 0)], "each has the board");
    assert_eq!(check(&first, board(&first).position(), old(20)), Ok(()));
    assert_eq!(check(&second, board(&second).position(), old(20)), Err(Refusal::VoteOver));
    let after = board(&first).after(&turn("b3")).expect("legal");
    let decision = go_on(&first, Some(&second), &after, at(90_000));
    assert_eq!(decision.announcements, [told(id(7), 1), told(id(8), 1)]);
    let all: Vec<_> = all_stored(&decision).map(|game| (game.id.get(), game.voted, game.ply())).collect();
    assert_eq!(all, [(7, Some(0), 1), (8, None, 1)], "how a vote fell is its server's own");
    let [first, second] = twins("dara:traditional b3");
    assert_eq!(check(&first, board(&first).position(), old(20)), Err(Refusal::VoteOver));
    assert_eq!(check(&second, board(&second).position(), old(20)), Ok(()));
    for (how, theirs) in [(VoteEnd::NotPosted, VoteEnd::Stopped), (VoteEnd::NoVotes, VoteEnd::NoVotes)] {
        let ended = end(&second, Some(&first), how);
        let all: Vec<_> = all_stored(&ended).map(|game| (game.id.get(), game.over)).collect();
        assert_eq!(all, [(8, Some(how)), (7, Some(theirs))]);
        assert_eq!(ended.announcements.len(), 2);
    }
}
