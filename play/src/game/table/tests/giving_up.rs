//! Giving up: the end of a game for two, and playing on in a game for four.

use super::*;

#[test]
fn either_of_two_may_resign_or_leave_after_their_first_turn() {
    let seats = [(ADA, Seat::FIRST, Side::Second), (BEN, Seat::SECOND, Side::First)];
    let events = [(Event::Resign, ForfeitReason::Resigned), (Event::Left, ForfeitReason::Left)];
    for ((by, seat, winner), (event, why)) in seats.into_iter().zip(events) {
        for table in [table("dara:traditional b3 c4"), table("dara:traditional b3 c4 a1"), take_due()] {
            let decision = decide_event(&table, player(by), event.clone(), now()).expect("possible");
            let (game, ply, ending) = (table.id(), table.ply(), Ending::Forfeit { seat, why });
            let [Change::UpdateState { .. }, Change::GiveUp { before: 0, out, .. }, end] =
                decision.changes.as_slice()
            else {
                panic!("{:?}", decision.changes)
            };
            assert_eq!(*out, GivenUp { seat, ply, why });
            // Another machine's clock can be a little ahead.
            let at = now().max(table.stored().since);
            assert_eq!(*end, Change::EndGame { game, ply, ending, at });
            assert_eq!(decision.announcements, [board(&decision.table, Some(by))]);
            assert_eq!(decision.table.ending(), Some(ending));
            assert_eq!(ending.winner(), Some(winner));
            assert_eq!((decision.table.to_act(), decision.table.player_to_act()), (None, None));
        }
    }
}

#[test]
fn who_gives_up_before_their_first_turn_calls_the_game_off() {
    let check = |record: &str, by: u64, seat| {
        for event in [Event::Resign, Event::Left] {
            let decision = decide_event(&table(record), player(by), event, now()).expect("possible");
            let ending = Ending::CalledOff { by: Some(seat) };
            assert_eq!(decision.table.ending(), Some(ending));
            assert!(ending.is_void() && ending.winner().is_none() && decision.table.given_up().is_empty());
            assert_eq!(decision.announcements, [board(&decision.table, Some(by))]);
        }
    };
    check("dara:traditional", ADA, Seat::FIRST);
    check("dara:traditional", BEN, Seat::SECOND);
    check("dara:traditional b3", BEN, Seat::SECOND);
    let resigned =
        decide_event(&table("dara:traditional b3"), player(ADA), Event::Resign, now()).expect("possible");
    assert!(matches!(resigned.table.ending(), Some(Ending::Forfeit { .. })), "she has moved");
}

#[test]
fn in_teams_a_game_is_called_off_only_if_no_partner_can_play_on() {
    let gone = decide_event(&four(0), player(BEN), Event::Resign, now()).expect("possible").table;
    assert_eq!((gone.ending(), gone.given_up().len()), (None, 1), "the partner plays on");
    let over = decide_event(&gone, player(DAYO), Event::Resign, now()).expect("possible").table;
    assert_eq!(over.ending(), Some(Ending::CalledOff { by: Some(Seat::ALL[3]) }));
    // His partner has played for both.
    let gone = decide_event(&four(1), player(BEN), Event::Resign, now()).expect("possible").table;
    let over = decide_event(&act_on(&gone, 70), player(DAYO), Event::Resign, now()).expect("possible").table;
    assert!(matches!(over.ending(), Some(Ending::Forfeit { .. })), "{:?}", over.ending());
}

#[test]
fn in_a_game_for_four_the_partner_plays_on() {
    let before = four(5);
    assert_eq!(before.player_to_act(), Some(seated(BEN)));
    let decision = decide_event(&before, player(BEN), Event::Left, at(60)).expect("possible");
    let out = GivenUp { seat: Seat::SECOND, ply: 5, why: ForfeitReason::Left };
    let (game, since) = (before.id(), at(60));
    assert_eq!(
        decision.changes,
        [state_update(&before, &decision), Change::GiveUp { game, before: 0, out, at: since }]
    );
    assert_eq!(decision.announcements, [board(&decision.table, Some(BEN))]);
    let table = decision.table;
    assert_eq!((table.ending(), table.to_act()), (None, Some(Seat::SECOND)));
    assert_eq!((table.player_to_act(), table.stored().since), (Some(seated(DAYO)), since));
    assert!(table.given_up_now().eq([out]));
    // Dayo moves Ben's marbles, and their own when it's their turn.
    let played = act_on(&act_on(&table, 70), 80);
    assert_eq!(played.last().map(|effects| effects.by), Some(Seat::ALL[2]));
    assert_eq!(played.player_to_act(), Some(seated(DAYO)));
    assert_eq!((played.stored().since, played.given_up_now().count()), (at(80), 0));
}

#[test]
fn players_who_gave_up_can_do_nothing() {
    let table = decide_event(&four(5), player(BEN), Event::Resign, now()).expect("possible").table;
    for event in [Event::Act(table.position().legal_actions()[0]), Event::Resign, Event::Left] {
        assert_eq!(refused(&table, BEN, event), Refusal::GaveUp);
    }
}

#[test]
fn giving_up_out_of_turn_does_not_restart_the_wait() {
    let before = four(5);
    let after = decide_event(&before, player(DAYO), Event::Resign, at(60)).expect("possible").table;
    assert_eq!((after.player_to_act(), after.stored().since), (Some(seated(BEN)), before.stored().since));
}

#[test]
fn a_team_has_lost_when_its_second_player_gives_up_too() {
    let table = four(5);
    let table = decide_event(&table, player(BEN), Event::Resign, now()).expect("possible").table;
    let table = decide_event(&table, player(ADA), Event::Resign, now()).expect("possible").table;
    assert_eq!(table.ending(), None, "one of each team is left");
    let decision = decide_event(&act_on(&table, 1), player(DAYO), Event::Left, now()).expect("possible");
    let ending = Ending::Forfeit { seat: Seat::ALL[3], why: ForfeitReason::Left };
    assert_eq!(decision.table.ending(), Some(ending));
    assert_eq!(ending.winner(), Some(Side::First));
    let [
        Change::UpdateState { .. },
        Change::GiveUp { before: 2, .. },
        Change::EndGame { ply: 6, ending: ended, .. },
    ] = decision.changes.as_slice()
    else {
        panic!("{:?}", decision.changes)
    };
    assert_eq!(*ended, ending);
}

#[test]
fn a_game_that_is_over_refuses_everything() {
    let running = table("dara:traditional b3");
    let over = decide_event(&running, player(ADA), Event::Resign, now()).expect("possible").table;
    let ending = Ending::Forfeit { seat: Seat::FIRST, why: ForfeitReason::Resigned };
    for by in [ADA, BEN] {
        for event in [act("c4"), Event::Resign, Event::Left] {
            assert_eq!(refused(&over, by, event), Refusal::GameOver(ending));
        }
    }
}
