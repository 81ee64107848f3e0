use super::*;
use crate::{Answered, Level, game::table::OfferKind};

const THREE: Player = Player::Computer(Level::ALL[2]);

/// Ada against the computer, three days a turn, after these actions, all played at the beginning of time.
fn against(record: &str) -> Table {
    let record: Record = record.parse().expect("a record");
    let mut begun = story(&record.rules.to_string(), "3d").table;
    begun.stored.seats = Seating::new(vec![seated(ADA), THREE]);
    record.actions.iter().fold(begun, |table, &action| match table.computer_to_act() {
        Some(_) => play_computer(&table, &[action], now()).expect("legal").table,
        None => decide_event(&table, player(ADA), Event::Act(action), now()).expect("legal").table,
    })
}

fn plays(table: &Table, turn: &str, second: i64) -> Decision {
    let turn: Vec<_> = turn.split(' ').map(|token| token.parse().expect("an action")).collect();
    play_computer(table, &turn, at(second)).expect("it is to act")
}

fn day(day: i64) -> Timestamp {
    at(day * 24 * 3_600)
}

fn boards(decision: &Decision) -> Vec<(BoardCause, Option<Actor>)> {
    let board = |one: &Announcement| match *one {
        Announcement::Board { how, by, .. } => Some((how, by)),
        _ => None,
    };
    decision.announcements.iter().filter_map(board).collect()
}

#[test]
fn a_game_remembers_that_the_computer_played_below_its_level() {
    let owing =
        decide_event(&against("dara:traditional"), player(ADA), act("b3"), at(60)).expect("legal").table;
    let turn = ["c4".parse().expect("an action")];
    assert!(!play_computer(&owing, &turn, at(61)).expect("it is to act").table.is_lowered());
    let lowered = play_computer_lowered(&owing, &turn, at(61)).expect("it is to act").table;
    assert!(lowered.is_lowered());
    let later = decide_event(&lowered, player(ADA), act("d1"), at(62)).expect("legal").table;
    assert!(
        play_computer(&later, &["e2".parse().expect("an action")], at(63)).expect("legal").table.is_lowered()
    );
}

#[test]
fn the_computers_turn_is_due_soon_and_takes_no_time() {
    let before = against("dara:traditional");
    let played = decide_event(&before, player(ADA), act("b3"), at(60)).expect("legal");
    let owing = &played.table;
    assert!(owing.owes_computer_turn() && owing.clock_stop() == Some(ClockStop::Computer));
    assert_eq!((owing.deadline(), owing.due()), (None, Some(at(63))));
    assert!(tick(owing, at(9_999)).is_none(), "its turn has to be found first");
    let timer = Change::SetTimer { timer: crate::Timer::Game(owing.id()), at: Some(at(63)) };
    assert!(played.changes.contains(&timer));
    let answered = plays(owing, "c4", 70);
    assert!(answered.table.is_to_act(player(ADA)));
    assert_eq!(answered.table.deadline(), Some(at(70 + 3 * 24 * 3_600)));
    let by = |seconds| Some(Actor::Computer { answers: Some(Answered { who: player(ADA), seconds }) });
    assert_eq!(boards(&answered), [(BoardCause::Computer { from: 1 }, by(10))]);
    let late = plays(owing, "c4", 60 + 3_600);
    assert_eq!(boards(&late), [(BoardCause::Computer { from: 1 }, by(3_600))]);
}

#[test]
fn one_board_shows_both_turns() {
    let before = against("dara:traditional");
    let played = decide_event(&before, player(ADA), act("b3"), at(60)).expect("legal");
    let next = plays(&played.table, "c4", 60);
    let changes = played.changes.len() + next.changes.len();
    let both = played.then_computer(next, before.ply());
    assert_eq!(boards(&both), [(BoardCause::Computer { from: 0 }, Some(Actor::Member(player(ADA))))]);
    assert_eq!((both.changes.len(), both.table.ply()), (changes, 2));
}

#[test]
fn a_take_belongs_to_the_turn_of_the_move_that_earned_it() {
    let row = against("dala:standard d3 c4 c3 d4 b3");
    assert!(row.is_to_act(player(ADA)));
    assert_eq!((row.turn_began(), row.ply()), (4, 5));
    let taken = decide_event(&row, player(ADA), act("xc4"), at(60)).expect("legal").table;
    assert_eq!((taken.turn_began(), taken.ply()), (6, 6));
    assert_eq!(against("dala:standard").turn_began(), 0);
}

#[test]
fn it_plays_only_its_own_turn_and_only_while_the_game_goes_on() {
    let stale = |table: &Table| play_computer(table, &["c4".parse().expect("an action")], now()).err();
    assert_eq!(stale(&against("dara:traditional")), Some(Refusal::Stale), "Ada is to act");
    let over =
        decide_event(&against("dara:traditional b3"), player(ADA), Event::Resign, now()).expect("resigned");
    assert_eq!(stale(&over.table), Some(Refusal::Stale));
    let owing = against("dara:traditional b3");
    let cut_off = set_cut_off(&owing, Some(now()), now()).expect("a change").table;
    assert_eq!((stale(&cut_off), cut_off.due()), (Some(Refusal::Stale), Some(day(12))));
    // What the engine got wrong is refused as anyone's action is.
    let wrong = play_computer(&owing, &["b3".parse().expect("an action")], now());
    assert!(matches!(wrong, Err(Refusal::Illegal { .. })), "{wrong:?}");
    assert!(matches!(refused(&owing, ADA, act("c4")), Refusal::Illegal { .. }), "no one plays for it");
}

#[test]
fn it_agrees_at_once_and_needs_no_time_or_premoves() {
    let record = "dara:traditional b3 c4";
    let back = decide_event(&against(record), player(ADA), Event::Offer(OfferKind::Takeback), now())
        .expect("agreed");
    assert_eq!(
        (back.table.ply(), boards(&back)),
        (0, vec![(BoardCause::TakenBack, Some(Actor::Member(player(ADA))))])
    );
    let paused =
        decide_event(&against(record), player(ADA), Event::Offer(OfferKind::Pause), now()).expect("agreed");
    assert!(paused.table.is_paused());
    let drawn =
        decide_event(&against(record), player(ADA), Event::Offer(OfferKind::Draw), now()).expect("agreed");
    assert_eq!(drawn.table.ending(), Some(Ending::Agreed));
    let gift = Event::GiveTime(SignedDuration::from_hours(24));
    assert_eq!(refused(&against(record), ADA, gift), Refusal::ComputerNeedsNoTime);
    let line = vec!["c4".parse().expect("an action"), "d4".parse().expect("an action")];
    let line = refused(&against("dara:traditional b3"), ADA, Event::AddPremoves(line));
    assert_eq!(line, Refusal::PremoveAgainstComputer);
}

#[test]
fn it_can_be_one_of_four() {
    let seats = Seating::new(vec![seated(ADA), THREE, seated(CHIDI), THREE]);
    let table = Table::new(StoredGame { seats, ..stored("damala:teams a2-b2 h2-i2") }).expect("a table");
    assert!(!table.is_against_computer() && table.computers().iter().count() == 2);
    let offered =
        decide_event(&table, player(ADA), Event::Offer(OfferKind::Draw), now()).expect("offered").table;
    assert_eq!(offered.ending(), None, "Chidi has to agree");
    let drawn =
        decide_event(&offered, player(CHIDI), Event::Accept(OfferKind::Draw), now()).expect("agreed").table;
    assert_eq!(drawn.ending(), Some(Ending::Agreed));
}

/// Ada against the computer without a clock.
fn untimed() -> Table {
    let mut begun = story("dara:traditional", "none").table;
    begun.stored.seats = Seating::new(vec![seated(ADA), THREE]);
    begun
}

/// When the game's timer is set to by a decision.
fn timer(decision: &Decision) -> Vec<Option<Timestamp>> {
    let set = |change: &Change| if let Change::SetTimer { at, .. } = change { Some(*at) } else { None };
    decision.changes.iter().filter_map(set).collect()
}

#[test]
fn without_a_turn_for_two_weeks_it_is_called_off_and_that_was_said_before() {
    let (begun, moment) = (untimed(), SignedDuration::from_millis(1));
    let redrawn = [Announcement::BoardChanged { game: begun.id(), version: 0 }];
    assert_eq!((begun.due(), begun.called_off_at()), (Some(day(12)), None));
    assert!(tick(&begun, day(12) - moment).is_none());
    let said = tick(&begun, day(12)).expect("due");
    assert_eq!((said.announcements.as_slice(), timer(&said)), (&redrawn[..], vec![Some(day(14))]));
    assert_eq!((said.table.ending(), said.table.called_off_at()), (None, Some(day(14))));
    assert!(tick(&said.table, day(14) - moment).is_none());
    let over = tick(&said.table, day(14)).expect("due");
    assert_eq!((over.announcements.as_slice(), timer(&over)), (&redrawn[..], vec![None]));
    assert_eq!((over.table.ending(), over.table.called_off_at()), (Some(Ending::Idle), None));
    assert!(Ending::Idle.is_void() && Table::new(over.table.stored().clone()).is_ok());
    // The program was down meanwhile.
    let late = tick(&begun, day(40)).expect("due").table;
    assert_eq!((late.ending(), late.called_off_at()), (None, Some(day(42))));
}

#[test]
fn a_turn_gives_two_weeks_again() {
    let said = tick(&untimed(), day(12)).expect("due").table;
    let played = decide_event(&said, player(ADA), act("b3"), day(13)).expect("legal");
    let answered = plays(&played.table, "c4", 13 * 24 * 3_600).table;
    assert_eq!((answered.called_off_at(), answered.due()), (None, Some(day(25))));
    let said = tick(&answered, day(25)).expect("due").table;
    let back =
        decide_event(&said, player(ADA), Event::Offer(OfferKind::Takeback), day(26)).expect("agreed").table;
    assert_eq!((back.called_off_at(), back.due()), (None, Some(day(38))));
}

#[test]
fn only_games_against_the_computer_in_which_no_clock_runs_are_called_off() {
    assert_eq!(story("dara:traditional", "none").table.due(), None, "members chose to have no limit");
    let timed = against("dara:traditional");
    assert_eq!((timed.called_off_at(), timed.deadline()), (None, Some(day(3))));
    let away = set_away(&timed, player(ADA), Some(day(20)), now()).expect("a change").table;
    assert_eq!((away.due(), away.called_off_at()), (Some(day(20)), None));
    let back = tick(&away, day(20)).expect("due").table;
    assert_eq!((back.ending(), back.deadline()), (None, Some(day(23))));
    let paused =
        decide_event(&timed, player(ADA), Event::Offer(OfferKind::Pause), now()).expect("agreed").table;
    let cut_off = set_cut_off(&timed, Some(now()), now()).expect("a change").table;
    for stopped in [paused, cut_off] {
        let said = tick(&stopped, day(12)).expect("due").table;
        assert_eq!(said.called_off_at(), Some(day(14)));
        assert_eq!(tick(&said, day(14)).expect("due").table.ending(), Some(Ending::Idle));
    }
}

#[test]
fn an_idle_game_is_called_off_after_as_many_days_as_its_terms_say() {
    let paused =
        decide_event(&against("dara:traditional"), player(ADA), Event::Offer(OfferKind::Pause), now());
    let mut month = paused.expect("agreed").table;
    month.stored.terms = "3d,idle:30".parse().expect("terms");
    assert_eq!(month.due(), Some(day(28)));
    let said = tick(&month, day(28)).expect("due").table;
    assert_eq!((said.ending(), said.called_off_at()), (None, Some(day(30))));
    assert_eq!(tick(&said, day(30)).expect("due").table.ending(), Some(Ending::Idle));
}
