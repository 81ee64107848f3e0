//! Premoves: when they are played, when they are dropped, and who learns of it.

use super::*;

fn plan(line: &str) -> Event {
    Event::AddPremoves(line.split(' ').map(|token| token.parse().expect("an action")).collect())
}

/// A game in which Ada waits, and has stored these lines.
fn prepared(lines: &[&str]) -> Story {
    let planned = |story: Story, line: &&str| story.does(ADA, plan(line)).announces(&[], None);
    lines.iter().fold(story("dara:traditional b3", "3d"), planned)
}

fn lines(table: &Table, by: u64) -> Vec<String> {
    let text = |line: &[games::Action]| line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    table.premoves(player(by)).map(text).collect()
}

#[test]
fn a_matching_premove_is_played_at_once() {
    let played = prepared(&["c4 d3", "e5 a1"]).wait("1d").plays("c4").record("dara:traditional b3 c4 d3");
    let played = played.shows(BoardCause::Premoves { from: 1 }, Some(BEN)).left("3d 3d");
    assert_eq!((lines(&played.table, ADA), played.table.has_dropped_premoves(player(ADA))), (vec![], false));
    assert_eq!(played.table.player_to_act(), Some(seated(BEN)));
}

#[test]
fn a_line_continues_as_long_as_it_matches() {
    let once = prepared(&["c4 d3 e4 a1"]).plays("c4");
    assert_eq!(lines(&once.table, ADA), ["e4 a1"]);
    once.plays("e4").record("dara:traditional b3 c4 d3 e4 a1");
}

#[test]
fn premoves_of_both_players_answer_each_other() {
    let asked = prepared(&["c4 d3 e4 a1"]).plays("d4").does(BEN, plan("c3 e3 a3 b4")).plays("c3");
    let asked = asked.record("dara:traditional b3 d4 c3 e3").does(BEN, plan("a1 e1 c1 b1"));
    // Ben replies to Ada, Ada to that, and Ben again.
    assert_eq!(lines(&asked.table, BEN), ["a3 b4", "a1 e1 c1 b1"]);
    let both = asked.plays("a1").record("dara:traditional b3 d4 c3 e3 a1 e1");
    assert_eq!(lines(&both.table, BEN), ["c1 b1"]);
    let both =
        both.plays("c1").record("dara:traditional b3 d4 c3 e3 a1 e1 c1 b1").does(BEN, plan("a5 b5 c5 d5"));
    let turn = both.plays("a6").does(ADA, plan("b6 c6 d6 e6"));
    assert!(turn.table.has_dropped_premoves(player(BEN)), "a5 was not played");
    turn.plays("b6").record("dara:traditional b3 d4 c3 e3 a1 e1 c1 b1 a6 b6 c6");
}

#[test]
fn lines_that_do_not_match_are_dropped_and_their_owner_is_notified() {
    let other = prepared(&["c4 d3", "e5 a1"]).plays("d4").record("dara:traditional b3 d4");
    let other = other.shows(BoardCause::LastTurn, Some(BEN));
    assert!(other.table.has_dropped_premoves(player(ADA)) && lines(&other.table, ADA).is_empty());
    let notified = other.does(ADA, Event::AcknowledgeDropped).announces(&[], None);
    assert!(!notified.table.has_dropped_premoves(player(ADA)));
    notified.refuses(ADA, Event::AcknowledgeDropped, &Refusal::NoPremove);
    let acts = prepared(&["c4 d3"]).plays("d4 d3");
    assert!(!acts.table.has_dropped_premoves(player(ADA)), "the player who acts sees the board");
}

#[test]
fn a_line_with_an_illegal_action_is_refused_with_the_legal_ones() {
    let Err(Refusal::IllegalPremove { at, action, by, reason, legal }) =
        decide_event(&prepared(&[]).table, player(ADA), plan("c4 c4"), now()).map(drop)
    else {
        panic!("refused")
    };
    assert_eq!((at, action.to_string(), by), (1, "c4".to_owned(), Some(Seat::FIRST)));
    assert_eq!(reason, Illegal::Occupied("c4".parse().expect("a square")));
    assert_eq!(legal, table("dara:traditional b3 c4").position().legal_actions());
}

#[test]
fn no_premove_comes_before_a_take_the_opponent_earned() {
    let row = || story(&format!("{DROPPED} {BEFORE_ROW}"), "none");
    let Err(Refusal::IllegalPremove { at: 1, reason, .. }) =
        decide_event(&row().table, player(BEN), plan("b5-b4 e5-e6"), now()).map(drop)
    else {
        panic!("refused")
    };
    assert_eq!(reason, Illegal::MustTakeFirst);
    let waits = row().does(BEN, plan("b5-b4 xa2 e5-e6")).plays("b5-b4");
    assert_eq!(waits.table.player_to_act(), Some(seated(ADA)), "the take is hers");
    let record = format!("{DROPPED} {BEFORE_ROW} b5-b4 xa2 e5-e6");
    waits.plays("xa2").record(&record);
}

#[test]
fn a_line_is_cut_after_its_last_reply_and_needs_one() {
    let cut = prepared(&["c4 d3 e4"]);
    assert_eq!(lines(&cut.table, ADA), ["c4 d3"]);
    let none = cut.refuses(ADA, plan("c4"), &Refusal::PremoveWithoutReply);
    none.refuses(ADA, Event::AddPremoves(vec![]), &Refusal::PremoveWithoutReply);
}

#[test]
fn the_player_to_act_cannot_store_premoves() {
    prepared(&[]).refuses(BEN, plan("c4 d3"), &Refusal::PremoveOnOwnTurn);
}

#[test]
fn lines_and_their_actions_are_limited() {
    let long = Event::AddPremoves(vec!["c4".parse().expect("an action"); MAX_PREMOVE_PLIES + 1]);
    prepared(&[]).refuses(ADA, long, &Refusal::PremoveTooLong { most: MAX_PREMOVE_PLIES });
    let squares = ["a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2", "d2", "e2"];
    let full =
        squares.iter().fold(prepared(&[]), |story, square| story.does(ADA, plan(&format!("{square} d4"))));
    assert_eq!(lines(&full.table, ADA).len(), MAX_PREMOVE_LINES);
    let full = full.refuses(ADA, plan("a4 d4"), &Refusal::TooManyPremoves { most: MAX_PREMOVE_LINES });
    full.does(ADA, plan("a1 d5"));
}

#[test]
fn another_reply_to_the_same_sequence_replaces_the_first() {
    for (first, then, left) in [
        ("c4 d3", "c4 e3", vec!["c4 e3"]),
        ("c4 d3 e4 a1", "c4 d3 e4 a2", vec!["c4 d3 e4 a2"]),
        ("c4 d3 e4 a1", "c4 d3 d4 a1", vec!["c4 d3 e4 a1", "c4 d3 d4 a1"]),
        ("c4 d3", "c4 d3 e4 a1", vec!["c4 d3 e4 a1"]),
        ("c4 d3", "e4 d3", vec!["c4 d3", "e4 d3"]),
    ] {
        assert_eq!(lines(&prepared(&[first, then]).table, ADA), left);
    }
}

#[test]
fn one_line_or_all_can_be_deleted() {
    let two = || prepared(&["c4 d3", "e5 a1"]);
    let one = two().does(ADA, Event::DeletePremoves(Some(0)));
    assert_eq!(lines(&one.table, ADA), ["e5 a1"]);
    one.refuses(ADA, Event::DeletePremoves(Some(1)), &Refusal::NoPremove);
    let none = two().does(ADA, Event::DeletePremoves(None));
    let none = none.refuses(ADA, Event::DeletePremoves(None), &Refusal::NoPremove);
    none.plays("c4").record("dara:traditional b3 c4");
}

#[test]
fn other_players_cannot_see_premoves() {
    let hidden = prepared(&["c4 d3"]);
    assert_eq!((lines(&hidden.table, BEN), hidden.table.has_dropped_premoves(player(BEN))), (vec![], false));
    let gone = hidden.plays("d4");
    assert!(!gone.table.has_dropped_premoves(player(BEN)) && !gone.table.has_dropped_premoves(player(99)));
}

#[test]
fn a_takeback_drops_premoves() {
    let kind = OfferKind::Takeback;
    let back = prepared(&["c4 d3"]).does(ADA, Event::Offer(kind)).does(BEN, Event::Accept(kind));
    assert!(back.table.has_dropped_premoves(player(ADA)) && lines(&back.table, ADA).is_empty());
}

#[test]
fn taking_over_a_partners_seat_drops_premoves() {
    let begun = || story("damala:teams", "none");
    let foreseen = begun().plays_any().plays_any().plays_any().table.stored().record.to_string();
    let line = foreseen.trim_start_matches("damala:teams ");
    let both = begun().does(CHIDI, plan(line)).does(ADA, Event::Resign);
    assert!(lines(&both.table, CHIDI).is_empty() && both.table.has_dropped_premoves(player(CHIDI)));
    let other = begun().does(CHIDI, plan(line)).does(BEN, Event::Resign);
    assert_eq!(lines(&other.table, CHIDI), [line]);
}

#[test]
fn the_end_of_a_game_removes_premoves() {
    let over = prepared(&["c4 d3"]).does(BEN, Event::Resign);
    assert!(lines(&over.table, ADA).is_empty() && !over.table.has_dropped_premoves(player(ADA)));
}
