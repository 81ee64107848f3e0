//! Matches, from one game to the next and to their own end.

use jiff::SignedDuration;

use super::*;
use crate::{
    Announcement, BoardCause, Change, Player, Refusal, Table,
    game::table::{self, Event, OfferKind, Opening, StoredGame},
};

const ADA: u64 = 11;
const BEN: u64 = 12;
const CHIDI: u64 = 13;
const DAYO: u64 = 14;

fn id<I: TryFrom<u64>>(number: u64) -> I {
    I::try_from(number).ok().expect("an id")
}

fn seated(number: u64) -> Player {
    Player::Member(id(number))
}

fn at(day: i64) -> Timestamp {
    Timestamp::UNIX_EPOCH + SignedDuration::from_hours(24 * day)
}

/// Game `number` of a match, with the score before it, after these actions.
fn game(record: &str, terms: &str, number: u32, score: [u32; 2]) -> Table {
    let record: games::Record = record.parse().expect("a record");
    let opening = Opening {
        id: id(20),
        challenge: id(3),
        home: id(1),
        channel: id(7),
        thread_of: Some((id(8), id(7))),
        terms: terms.parse().expect("terms"),
        in_match: Some(InMatch { first: id(19), number, score }),
        rules: record.rules,
        seats: (ADA..).take(record.rules.seats()).map(seated).collect(),
        away: vec![],
        zones: vec![],
        at: at(0),
    };
    let table = opened(table::begin(opening, None));
    let play = |table: Table, &action| {
        let by = table.player_to_act().and_then(Player::member).expect("running");
        table::decide_event(&table, by, Event::Act(action), at(0)).expect("legal").table
    };
    record.actions.iter().fold(table, play)
}

fn opened((changes, announcements): (Vec<Change>, Vec<Announcement>)) -> Table {
    let Some(Change::StartGame(stored)) = changes.into_iter().next() else { panic!("no game begins") };
    let board = Announcement::Board { game: stored.id, version: 0, how: BoardCause::LastTurn, by: None };
    assert_eq!(announcements, [board]);
    Table::new(*stored).expect("a table")
}

fn does(table: &Table, by: u64, event: Event) -> Table {
    table::decide_event(table, id(by), event, at(0)).expect("possible").table
}

fn next(table: &Table) -> Table {
    assert_eq!(verdict(table), Some(Verdict::GoesOn));
    let next = opened(go_on(table, id(21), vec![], vec![], at(1)).expect("it has ended"));
    assert_eq!(first_of_next(table), next.player_to_act());
    next
}

/// The final score of the match, and its winner.
fn ends(table: &Table) -> ([u32; 2], Option<Side>) {
    assert_eq!((goes_on(table), first_of_next(table)), (false, None));
    let (changes, announcements) = go_on(table, id(21), vec![], vec![], at(1)).expect("it has ended");
    let [Change::EndMatch(ended)] = changes.as_slice() else { panic!("{changes:?}") };
    let EndedMatch { first, last, home, goal, score, winner, at: ended } = *ended;
    assert_eq!((first, last, home, ended), (id(19), table.id(), id(1), at(1)));
    assert_eq!((Some(goal), announcements), (table.stored().terms.goal, vec![]));
    assert_eq!(verdict(table), Some(Verdict::Over { winner }));
    (score, winner)
}

/// Twelve stones each, no row, no capture: the move phase begins.
const DROPPED: &str =
    "dara:traditional a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3 c3 d3 e3 a5 b5 c5 d5 e5 a6 b6 c6 d6";
/// The second player has huffed a man.
const HUFFED: &str = "damas:ruibal c3-d4 f6-e5 a3-b4 huff:d4";

#[test]
fn a_resigned_game_scores_two_only_if_captures_were_possible_and_the_loser_made_none() {
    for (record, by, points) in [
        ("dara:traditional b3", ADA, 1),
        ("dara:traditional b3", BEN, 1),
        (DROPPED, ADA, 2),
        (DROPPED, BEN, 2),
        ("damala:standard", ADA, 2),
        (HUFFED, ADA, 2),
        (HUFFED, BEN, 1),
    ] {
        let over = does(&game(record, "none,match:10", 2, [3, 4]), by, Event::Resign);
        let score = if by == BEN { [3 + points, 4] } else { [3, 4 + points] };
        assert_eq!(score_of(&over), score, "{record}: {by} resigns");
    }
}

#[test]
fn a_match_that_is_called_off_has_no_winner() {
    let early = does(&game("dara:traditional b3", "none,match:10", 1, [0, 0]), BEN, Event::Resign);
    assert_eq!(ends(&early), ([0, 0], None), "before their first move");
    let match_off = does(&game("dara:traditional b3", "none,match:10", 1, [0, 0]), BEN, Event::ResignMatch);
    assert_eq!(ends(&match_off), ([0, 0], None), "nor was there a match to resign");
    assert!(Table::new(match_off.stored().clone()).is_ok());
    // In later games everyone has played, and giving up counts.
    let later = does(&game("dara:traditional b3", "none,match:10", 2, [3, 4]), BEN, Event::Resign);
    assert_eq!(score_of(&next(&later)), [4, 4]);
    let offered =
        does(&game("dara:traditional b3", "none,match:10", 2, [3, 4]), ADA, Event::Offer(OfferKind::Abort));
    assert_eq!(ends(&does(&offered, BEN, Event::Accept(OfferKind::Abort))), ([3, 4], None));
}

fn score_of(table: &Table) -> [u32; 2] {
    super::score(table).expect("a match")
}

#[test]
fn running_games_give_no_points_and_single_games_have_no_score() {
    let running = game(HUFFED, "none,match:10", 1, [3, 4]);
    assert_eq!((points(&running), super::score(&running)), (None, Some([3, 4])));
    assert!(!goes_on(&running) && go_on(&running, id(21), vec![], vec![], at(1)).is_none());

    let mut stored = does(&running, ADA, Event::Resign).stored().clone();
    stored.in_match = None;
    stored.terms.goal = None;
    let alone = Table::new(stored).expect("a table");
    assert_eq!((points(&alone), super::score(&alone)), (Some((Side::Second, 2)), None));
    assert!(!goes_on(&alone) && go_on(&alone, id(21), vec![], vec![], at(1)).is_none());
}

#[test]
fn the_next_game_begins_in_the_same_channel_with_the_second_player() {
    let over = does(&game(HUFFED, "3d,match:10,unrated", 4, [2, 5]), BEN, Event::Resign);
    let (changes, _) = go_on(&over, id(21), vec![(id(BEN), at(9))], vec![], at(1)).expect("it has ended");
    let [Change::StartGame(stored), Change::SetTimer { .. }] = changes.as_slice() else {
        panic!("{changes:?}")
    };
    let before = over.stored();
    assert_eq!((stored.id, stored.challenge, stored.started), (id(21), before.challenge, at(1)));
    assert_eq!((stored.channel, stored.thread_of), (before.channel, before.thread_of));
    assert_eq!((stored.terms, stored.record.to_string().as_str()), (before.terms, "damas:ruibal"));
    assert_eq!(stored.seats.players(), [BEN, ADA].map(seated));
    assert_eq!(stored.in_match, Some(InMatch { first: id(19), number: 5, score: [5, 3] }));
    let table = Table::new(StoredGame::clone(stored)).expect("a table");
    assert_eq!(
        table.clock_stop(),
        Some(table::ClockStop::Away(at(9))),
        "the clock is stopped from the beginning"
    );
}

#[test]
fn a_match_is_over_when_a_side_reaches_the_goal() {
    let before = |score| game(HUFFED, "none,match:10", 9, score);
    assert_eq!(score_of(&next(&does(&before([8, 9]), BEN, Event::Resign))), [9, 9]);
    assert_eq!(ends(&does(&before([9, 9]), BEN, Event::Resign)), ([10, 9], Some(Side::First)));
    assert_eq!(ends(&does(&before([9, 9]), ADA, Event::Resign)), ([9, 11], Some(Side::Second)));
}

#[test]
fn a_draw_gives_no_points() {
    let offered = does(&game(HUFFED, "none,match:1", 1, [0, 0]), ADA, Event::Offer(OfferKind::Draw));
    let drawn = does(&offered, BEN, Event::Accept(OfferKind::Draw));
    assert_eq!(score_of(&next(&drawn)), [0, 0]);
}

#[test]
fn a_pair_is_over_after_two_games() {
    let game = |number, score| game(HUFFED, "none,match:pair", number, score);
    let second = next(&does(&game(1, [0, 0]), ADA, Event::Resign));
    assert_eq!((score_of(&second), second.stored().in_match.map(|game| game.number)), ([2, 0], Some(2)));
    assert_eq!(ends(&does(&game(2, [2, 0]), ADA, Event::Resign)), ([2, 2], None));
    assert_eq!(ends(&does(&game(2, [2, 0]), BEN, Event::Resign)), ([3, 0], Some(Side::First)));
}

#[test]
fn leaving_or_resigning_the_match_loses_it() {
    for event in [Event::Left, Event::ResignMatch] {
        let game = game(HUFFED, "none,match:10", 3, [8, 1]);
        assert_eq!(ends(&does(&game, ADA, event)), ([8, 3], Some(Side::Second)));
    }
    let mut alone = game(HUFFED, "none,match:10", 3, [8, 1]).stored().clone();
    (alone.in_match, alone.terms.goal) = (None, None);
    let refused =
        table::decide_event(&Table::new(alone).expect("a table"), id(ADA), Event::ResignMatch, at(0));
    assert_eq!(refused.map(drop), Err(Refusal::NoMatch));
}

#[test]
fn an_aborted_game_loses_the_match_unless_it_is_the_first() {
    for (number, score, winner) in [(1, [0, 0], None), (2, [4, 1], Some(Side::Second))] {
        let game = game("damas:ruibal", "3d,match:10", number, score);
        let aborted = table::tick(&game, at(3)).expect("time is out").table;
        assert_eq!(ends(&aborted), (score, winner));
    }
}

#[test]
fn when_moderators_end_a_game_the_match_ends_without_a_winner() {
    for (number, score) in [(1, [0, 0]), (3, [8, 1])] {
        let game = game(HUFFED, "none,match:10", number, score);
        let stopped = table::stop(&game, id(99), at(0)).expect("it runs").table;
        assert_eq!((points(&stopped), ends(&stopped)), (None, (score, None)));
    }
    // A player who resigned the match earlier doesn't lose it this way.
    let quit = does(&game("damala:teams", "none,match:4", 2, [3, 1]), CHIDI, Event::ResignMatch);
    assert_eq!(ends(&table::stop(&quit, id(99), at(0)).expect("it runs").table), ([3, 1], None));
}

#[test]
fn after_a_player_resigns_the_match_the_partner_finishes_the_game() {
    let game = |score| game("damala:teams", "none,match:4", 2, score);
    let playing = does(&does(&game([3, 1]), CHIDI, Event::ResignMatch), BEN, Event::Resign);
    assert!(playing.ending().is_none());
    assert_eq!(ends(&does(&playing, ADA, Event::Resign)), ([3, 3], Some(Side::Second)));
    assert_eq!(
        ends(&does(&playing, DAYO, Event::Resign)),
        ([5, 1], Some(Side::First)),
        "the goal is reached"
    );
    let far = does(&does(&game([0, 1]), CHIDI, Event::ResignMatch), BEN, Event::Resign);
    assert_eq!(ends(&does(&far, DAYO, Event::Resign)), ([2, 1], Some(Side::Second)));
    // A player who resigned only that game is back for the next.
    let stays = does(&does(&game([0, 1]), CHIDI, Event::Resign), ADA, Event::Resign);
    let players: Vec<u64> =
        next(&stays).playing().filter_map(Player::member).map(crate::PlayerId::get).collect();
    assert_eq!(players, [BEN, CHIDI, DAYO, ADA]);
}
