//! Stored games that can't be valid are refused.

use super::*;

#[test]
fn seats_given_up_at_an_impossible_time_are_refused() {
    let mut over = table("dara:traditional");
    while over.ending().is_none() {
        over = act_on(&over, 1);
    }
    let (over, plies) = (over.stored().record.to_string(), over.ply());
    for (record, ply) in [("dara:traditional b3", 0), ("dara:traditional b3", 2), (&over, plies)] {
        let mut stored = stored(record);
        let out = GivenUp { seat: Seat::FIRST, ply, why: ForfeitReason::Left };
        stored.seats.give_up(out).expect("possible for the seats alone");
        let error = Table::new(stored).expect_err("refused");
        assert_eq!(error, BadTable::GivenUp { game: 1.try_into().expect("an id"), source: BadGivenUp(out) });
    }
}

#[test]
fn wrong_numbers_of_players_and_illegal_records_are_refused() {
    let alone =
        Table::new(StoredGame { seats: Seating::new(vec![seated(ADA)]), ..stored("dara:traditional") });
    let error = alone.expect_err("refused").to_string();
    assert_eq!(error, "game 1 has 1 players where its rules seat 2");
    let Err(BadTable::Record { source, .. }) = Table::new(stored("dara:traditional b3 b3")) else {
        panic!("refused")
    };
    assert_eq!(source.at, 2);
}

/// A table with this state, in which it's the first player's turn and a clock is running.
fn with_state(state: &str) -> Result<Table, BadTable> {
    let state = format!(r#"{{"clock":{{"left":[86400000,86400000],"since":0}},{state}}}"#);
    let state = serde_json::from_str(&state).expect("a state");
    Table::new(StoredGame { terms: "1d".parse().expect("terms"), state, ..stored("dara:traditional b3 c4") })
}

#[test]
fn a_state_that_contradicts_the_record_is_refused() {
    for (state, what) in [
        (r#""paused":true"#, "clocks"),
        (r#""cut_off":true"#, "clocks"),
        (r#""closed":{"how":"agreed"}"#, "clocks"),
        (r#""away":[{"seat":1,"until":5}]"#, "clocks"),
        (r#""away":[{"seat":3,"until":5}]"#, "absences"),
        (r#""away":[{"seat":2,"until":5},{"seat":2,"until":6}]"#, "absences"),
        (r#""offers":[{"kind":"draw","by":3,"agreed":[3]}]"#, "offers"),
        (r#""offers":[{"kind":"draw","by":1,"agreed":[2]}]"#, "offers"),
        (r#""offers":[{"kind":"draw","by":1,"agreed":[1,4]}]"#, "offers"),
        (r#""offers":[{"kind":"draw","by":1,"agreed":[1]},{"kind":"draw","by":2,"agreed":[2]}]"#, "offers"),
        (r#""ahead":[{"seat":4,"actions":"b4"}]"#, "moves ahead"),
        (r#""ahead":[{"seat":2,"actions":""}]"#, "moves ahead"),
        (r#""dropped":[3]"#, "moves ahead"),
        (r#""quit":[1]"#, "an end"),
    ] {
        let error = with_state(state).expect_err("refused");
        assert_eq!(error, BadTable::TableState { game: 1.try_into().expect("an id"), what }, "{state}");
    }
    assert!(with_state(r#""away":[{"seat":2,"until":5}],"dropped":[1]"#).is_ok());
}

#[test]
fn clocks_that_contradict_the_terms_are_refused() {
    for (terms, clock) in [
        ("none", r#"{"left":[5,5]}"#),
        ("1d", r#"{"left":[5,5,5,5],"since":0}"#),
        ("1d", r#"{"left":[5,5]}"#),
        ("1d", r#"{"left":[5,-1],"since":0}"#),
        ("none", r#"{"since":0}"#),
        ("1d", "{}"),
    ] {
        let state = serde_json::from_str(&format!(r#"{{"clock":{clock}}}"#)).expect("a state");
        let terms = terms.parse().expect("terms");
        let error =
            Table::new(StoredGame { terms, state, ..stored("dara:traditional") }).expect_err("refused");
        assert_eq!(error.to_string(), "game 1 has clocks that it cannot have", "{clock}");
    }
}

#[test]
fn a_match_goal_without_a_match_is_refused() {
    let terms = "none,match:10".parse().expect("terms");
    let error = Table::new(StoredGame { terms, ..stored("dara:traditional") }).expect_err("refused");
    assert_eq!(error.to_string(), "game 1 has a match that it cannot have");
}

#[test]
fn a_game_with_two_endings_is_refused() {
    let mut over = decide_event(&table("dara:traditional b3"), player(ADA), Event::Resign, now())
        .expect("possible")
        .table;
    over.stored.state.closed = Some(ClosedBy::Agreed);
    let error = Table::new(over.stored).expect_err("refused");
    assert_eq!(error.to_string(), "game 1 has ended in two ways");
}
