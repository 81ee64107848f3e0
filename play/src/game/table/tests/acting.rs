//! Playing: what is stored and announced, who may play, and what belongs to a turn.

use super::*;

#[test]
fn an_action_is_stored_announced_and_played() {
    let before = table("dara:traditional b3");
    let decision = decide_event(&before, player(BEN), act("c4"), now()).expect("legal");
    let (game, seat) = (before.id(), Seat::SECOND);
    let action = "c4".parse().expect("an action");
    assert_eq!(
        decision.changes,
        [state_update(&before, &decision), Change::PlayAction { game, ply: 1, seat, action, at: now() }]
    );
    assert_eq!(decision.announcements, [board(&decision.table, Some(BEN))]);
    assert_eq!(decision.table.stored().record.to_string(), "dara:traditional b3 c4");
    assert_eq!(decision.table.player_to_act(), Some(seated(ADA)));
    assert_eq!(before.ply(), 1, "what was loaded is left as it is");
}

#[test]
fn only_players_act_and_only_in_their_turn() {
    let table = table("dara:traditional b3");
    for event in [act("c4"), Event::Resign, Event::Left] {
        assert_eq!(refused(&table, 99, event), Refusal::NotAPlayer);
    }
    let not_yours = Refusal::Illegal { reason: Illegal::NotYourTurn { to_act: Seat::SECOND }, legal: vec![] };
    assert_eq!(refused(&table, ADA, act("c4")), not_yours);
}

#[test]
fn an_illegal_action_is_refused_with_the_legal_ones() {
    let table = table("dara:traditional b3");
    let Refusal::Illegal { reason, legal } = refused(&table, BEN, act("b3")) else { panic!("another") };
    assert_eq!(reason, Illegal::Occupied("b3".parse().expect("a square")));
    assert_eq!(legal, table.position().legal_actions());
}

#[test]
fn a_huff_belongs_to_the_turn_of_the_move_after_it() {
    let turn = |record: &str| {
        let table = table(record);
        table.last_turn().iter().map(|effects| effects.action.to_string()).collect::<Vec<_>>()
    };
    let offence = "damas:ruibal c3-d4 f6-e5 a3-b4";
    assert_eq!(turn(offence), ["a3-b4"]);
    assert_eq!(turn(&format!("{offence} huff:d4")), ["huff:d4"]);
    assert_eq!(turn(&format!("{offence} huff:d4 b6-a5")), ["huff:d4", "b6-a5"]);
}

#[test]
fn a_take_belongs_to_the_turn_that_earned_it() {
    let table = take_due();
    let by = table.player_to_act().and_then(Player::member).expect("running");
    let row = table.last().expect("played").action;
    assert_eq!(table.last_turn().len(), 1);
    let take = table.position().legal_actions()[0];
    let taken = decide_event(&table, by, Event::Act(take), now()).expect("legal").table;
    let turn: Vec<_> = taken.last_turn().iter().map(|effects| effects.action).collect();
    assert_eq!(turn, [row, take]);
    let next_by = taken.player_to_act().and_then(Player::member).expect("running");
    assert_ne!(next_by, by);
    // The next action begins a new turn.
    let next = taken.position().legal_actions()[0];
    let next = decide_event(&taken, next_by, Event::Act(next), now()).expect("legal");
    assert_eq!(next.table.last_turn().len(), 1);
}

#[test]
fn a_game_has_waited_since_its_last_action() {
    let decision =
        decide_event(&table("dara:traditional b3"), player(BEN), act("c4"), at(60)).expect("legal");
    assert_eq!(decision.table.stored().since, at(60));
}
