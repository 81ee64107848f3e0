//! Game files: how they are written, and how bad ones are refused.

use games::{BadAction, Game, Side};

use super::*;
use crate::ForfeitReason;

/// The example in the module's documentation.
const RESIGNED: &str = r#"[Game "Dara"]
[Rules "dara:traditional"]
[Player1 "Ada"]
[Player2 "Ben"]
[Began "2026-11-21T09:00:00Z"]
[Ended "2026-11-21T10:15:30Z"]
[Result "1-0"]
[Ending "resigned"]
[Clock "3d"]
[Rated "yes"]

1. b3 2. c4 3. b4 1-0
"#;

fn record(text: &str) -> Record {
    text.parse().expect("a record")
}

fn transcript(record_text: &str, headers: Headers) -> Result<Transcript, Flaw> {
    Transcript::new(&record(record_text), headers)
}

fn bare(record: &str) -> Transcript {
    transcript(record, Headers::default()).expect("legal")
}

fn resigned() -> Transcript {
    let headers = Headers {
        players: vec!["Ada".to_owned(), "Ben".to_owned()],
        began: "2026-11-21T09:00:00Z".parse().ok(),
        ended: "2026-11-21T10:15:30Z".parse().ok(),
        termination: Some(Termination::Lost { side: Side::Second, why: ForfeitReason::Resigned }),
        clock: Some("3d".to_owned()),
        rated: Some(true),
    };
    transcript("dara:traditional b3 c4 b4", headers).expect("it fits")
}

/// What is wrong with a file: the game's number, the line and word, and the flaw.
fn flaw(text: &str) -> (usize, Option<(usize, usize)>, Flaw) {
    let BadFile { game, place, why, .. } = read(text).expect_err("refused");
    (game, place.map(|Location { line, token }| (line, token)), why)
}

/// The example with one text replaced by another.
fn changed(from: &str, to: &str) -> String {
    assert!(RESIGNED.contains(from), "{from}");
    RESIGNED.replace(from, to)
}

#[test]
fn a_game_is_written_with_headers_numbers_and_result() {
    assert_eq!(resigned().to_string(), RESIGNED);
    assert_eq!(read(RESIGNED), Ok(vec![resigned()]));
    let expect = "[Game \"Damas\"]\n[Rules \"damas:ruibal\"]\n[Result \"*\"]\n\n1. a3-b4 2. b6-a5 *\n";
    assert_eq!(bare("damas:ruibal a3-b4 b6-a5").to_string(), expect);
    let expect = "[Game \"Wali\"]\n[Rules \"wali:prost\"]\n[Result \"*\"]\n\n*\n";
    assert_eq!(bare("wali:prost").to_string(), expect);
}

#[test]
fn games_are_written_as_json_and_read_back() {
    let expect = concat!(
        r#"{"game":"dara","rules":"dara:traditional","players":["Ada","Ben"],"began":"2026-11-21T09:00:00Z","#,
        r#""ended":"2026-11-21T10:15:30Z","result":"1-0","ending":"resigned","clock":"3d","rated":true,"#,
        r#""actions":["b3","c4","b4"]}"#
    );
    assert_eq!(serde_json::to_string(&resigned()).expect("written"), expect);
    assert_eq!(read(expect), Ok(vec![resigned()]));
    assert_eq!(read(&format!(" [ {expect},{expect}]")), Ok(vec![resigned(), resigned()]));
    assert_eq!(read(r#"{"rules":"dala:standard","actions":[]}"#), Ok(vec![bare("dala:standard")]));
}

#[test]
fn optional_parts_may_be_missing_and_headers_come_in_any_order() {
    let expect = bare("dara:traditional b3 c4 b4");
    for text in [
        "dara:traditional b3 c4 b4",
        "\u{feff}\r\n dara:traditional\r\nb3 c4\r\n\r\nb4\r\n",
        "dara:traditional 1. b3 c4 3. b4 *",
        "dara:traditional+row-drops=yes b3 c4 b4",
        "[Rules \"dara:traditional\"]\nb3 c4 b4",
        "[Result \"*\"]\n[Rules   \"dara:traditional\"]\n[Game \"DARA\"]\n\n1. b3\n2. c4\n3. b4",
    ] {
        assert_eq!(read(text), Ok(vec![expect.clone()]), "{text}");
    }
    assert_eq!(read(&changed("[Result \"1-0\"]\n", "")), Ok(vec![resigned()]));
    assert_eq!(read(&changed(" 1-0\n", "")), Ok(vec![resigned()]));
}

#[test]
fn a_take_may_be_joined_to_its_move() {
    let dropped = "morris:nine a1 d6 d1 d7 g1";
    for (record, written) in [
        (format!("{dropped} xd6"), "morris:nine a1 d6 d1 d7 g1xd6".to_owned()),
        ("dala:standard d3 c4 c3 d4 b3 xc4".to_owned(), "dala:standard d3 c4 c3 d4 b3xc4".to_owned()),
    ] {
        assert_eq!(read(&written), Ok(vec![bare(&record)]), "{written}");
        let actions: Vec<_> = written.split(' ').skip(1).map(|word| format!("{word:?}")).collect();
        let rules = written.split(' ').next().expect("rules");
        let json = format!(r#"{{"rules":"{rules}","actions":[{}]}}"#, actions.join(","));
        assert_eq!(read(&json), Ok(vec![bare(&record)]), "{json}");
    }
    // A capture in Damas is one action.
    let record = "damas:ruibal c3-d4 f6-e5 d4xf6";
    assert_eq!(read(record), Ok(vec![bare(record)]));
    let illegal = |text: &str| match flaw(text) {
        (1, Some((1, word)), Flaw::Illegal { ply, action, .. }) => (word, ply, action.to_string()),
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(illegal("morris:nine a1 d6 d1xd6"), (4, 3, "xd6".to_owned()), "no mill, so nothing is taken");
    assert_eq!(illegal("morris:nine a1 d6 d6xa1"), (4, 2, "d6".to_owned()));
    let why = BadAction;
    assert_eq!(flaw("morris:nine a1xz9"), (1, Some((1, 2)), Flaw::NotAnAction { ply: 1, why }));
    assert_eq!(flaw("morris:nine z9xa1"), (1, Some((1, 2)), Flaw::NotAnAction { ply: 0, why }));
}

#[test]
fn a_move_and_its_take_are_joined_in_the_move_phase_too() {
    // The first row of the move phase: a move, and the take it earned.
    let written = std::iter::successors(Some(record("dara:traditional")), |so_far| {
        let mut next = so_far.clone();
        let position = so_far.replay().expect("legal");
        let rows = |action: &&Action| position.clone().play(**action).is_ok_and(|did| did.take_due);
        let legal = position.legal_actions();
        next.actions.push(*legal.iter().find(rows).or(legal.get(so_far.actions.len() % legal.len()))?);
        Some(next)
    });
    let due = |record: &Record| matches!(record.actions.last(), Some(Action::Take(_)));
    let record = written.take(200).find(due).expect("a row");
    let text = record.to_string();
    let (before, take) = text.rsplit_once(' ').expect("a take");
    assert!(before.rsplit_once(' ').is_some_and(|(_, step)| step.contains('-')), "{text}");
    assert_eq!(read(&format!("{before}{take}")), Ok(vec![bare(&text)]));
}

#[test]
fn rules_may_be_named_by_their_preset_alone() {
    for (text, record) in [
        ("niger b3 c4", "dara:niger b3 c4"),
        ("[Rules \"morabaraba\"]\na1 *", "morris:morabaraba a1"),
        ("[Game \"Damala\"]\n[Rules \"standard\"]\n*", "damala:standard"),
        (r#"{"game":"dala","rules":"standard","actions":["c3"]}"#, "dala:standard c3"),
    ] {
        assert_eq!(read(text), Ok(vec![bare(record)]), "{text}");
    }
    assert!(matches!(flaw("standard c3"), (1, Some((1, 1)), Flaw::Rules(_))), "of two games");
    let (_, _, why) = flaw("[Game \"Wali\"]\n[Rules \"niger\"]\n*");
    assert!(matches!(why, Flaw::Rules(_)), "{why:?}");
}

#[test]
fn a_file_holds_many_games() {
    let games = vec![bare("dara:niger"), resigned(), bare("damala:rapid"), bare("dala:standard c3 d4")];
    let text = write(&games);
    assert_eq!(text.matches("[Game ").count(), 4);
    assert_eq!(read(&text), Ok(games));
    let second = format!("{RESIGNED}\n{}", changed("2. c4", "2. b3"));
    let (game, place, why) = flaw(&second);
    assert_eq!((game, place), (2, Some((25, 4))));
    assert!(matches!(why, Flaw::Illegal { ply: 1, .. }));
}

#[test]
fn the_first_illegal_action_is_reported_with_its_place() {
    let b3 = "b3".parse().expect("a square");
    let occupied = Flaw::Illegal { ply: 2, action: Action::Drop(b3), why: games::Illegal::Occupied(b3) };
    assert_eq!(flaw("dara:traditional b3\n c4 b3 b3"), (1, Some((2, 2)), occupied));
    assert_eq!(flaw(&changed("3. b4", "3. b3")), (1, Some((12, 6)), occupied));
    let why = BadAction;
    assert_eq!(flaw("dara:traditional b3 z9 z9"), (1, Some((1, 3)), Flaw::NotAnAction { ply: 1, why }));
    let json = r#"[{"rules":"dara:niger","actions":[]},{"rules":"dara:niger","actions":["b3","c4","b3"]}]"#;
    assert_eq!(flaw(json), (2, None, occupied));
    let bad = read(json).expect_err("refused");
    assert_eq!(bad.rules, "dara:niger".parse().ok(), "what was meant is known");
    let numbered = r#"{"rules":"dara:niger","actions":["1.","b3"]}"#;
    assert_eq!(flaw(numbered), (1, None, Flaw::NotAnAction { ply: 0, why }));
}

#[test]
fn a_place_gives_the_word_that_was_read_there() {
    for (text, word) in [
        ("dara:niger b3 b3", "b3"),
        // Other white space separates no words, but is trimmed from lines.
        ("dara:niger\n\u{a0} \u{3000}b3 z9\u{a0}", "z9"),
        ("\u{a0} [Colour \"red\"]", "[Colour"),
        ("\u{feff}chess:classic", "chess:classic"),
        ("\u{feff} \u{b}dara:niger z9", "z9"),
    ] {
        let place = read(text).expect_err("refused").place.expect("a place");
        assert_eq!(place.word(text), Some(word), "{text:?}");
    }
    assert_eq!(Location { line: 2, token: 1 }.word("one line"), None);
}

#[test]
fn malformed_unknown_or_repeated_headers_are_refused_at_their_line() {
    let check = |from: &str, to: &str, line: usize, why: Flaw| {
        assert_eq!(flaw(&changed(from, to)), (1, Some((line, 1)), why), "{to}");
    };
    check("[Game \"Dara\"]", "[Game Dara]", 1, Flaw::NotAHeader);
    check("[Game \"Dara\"]", "[Game \"Dara\"", 1, Flaw::NotAHeader);
    check("[Game \"Dara\"]", "[Game]", 1, Flaw::NotAHeader);
    check("[Game \"Dara\"]", "[Event \"Dara\"]", 1, Flaw::UnknownHeader);
    check("[Game \"Dara\"]", "[Player5 \"Dara\"]", 1, Flaw::UnknownHeader);
    check("Player2", "Player1", 4, Flaw::Twice(Header::Player(games::Seat::FIRST)));
    check("[Rules \"dara:traditional\"]\n", "", 11, Flaw::NoRules);
    check("[Player2 \"Ben\"]\n", "", 3, Flaw::Players { seats: 2 });
    check("Player2", "Player3", 3, Flaw::Players { seats: 2 });
    check("[Clock", "[Player3 \"Chidi\"]\n[Clock", 3, Flaw::Players { seats: 2 });
    let rules = "dara:tradition".parse::<games::RuleSet>().expect_err("none");
    check("dara:traditional", "dara:tradition", 2, Flaw::Rules(rules));
}

#[test]
fn headers_that_contradict_the_game_are_refused_at_their_line() {
    let check = |from: &str, to: &str, line: usize, header: Header| {
        assert_eq!(flaw(&changed(from, to)), (1, Some((line, 1)), Flaw::Header(header)), "{to}");
    };
    check("\"Dara\"", "\"Dala\"", 1, Header::Game);
    check("2026-11-21T09:00:00Z", "yesterday", 5, Header::Began);
    check("2026-11-21T10:15:30Z", "2026-11-31T10:15:30Z", 6, Header::Ended);
    check("[Result \"1-0\"]", "[Result \"2-0\"]", 7, Header::Result);
    check("\"resigned\"", "\"stones\"", 8, Header::Ending);
    check("\"resigned\"", "\"agreed\"", 7, Header::Result);
    check("\"1-0\"", "\"*\"", 8, Header::Ending);
    check("\"yes\"", "\"maybe\"", 10, Header::Rated);
    check("[Ending \"resigned\"]\n", "", 6, Header::Ended);
}

#[test]
fn turn_numbers_and_results_must_be_right() {
    let check = |text: &str, token: usize, why: Flaw| {
        assert_eq!(flaw(&format!("dara:traditional {text}")), (1, Some((1, token)), why), "{text}");
    };
    check("2. b3", 2, Flaw::Number { next: 1 });
    check("01. b3", 2, Flaw::Number { next: 1 });
    check("1. 1. b3", 3, Flaw::Number { next: 1 });
    check("1. b3 2. *", 5, Flaw::Number { next: 2 });
    check("1. b3 2.", 4, Flaw::Number { next: 2 });
    check("1. b3 1-0", 4, Flaw::Result);
    check("1. b3 * c4", 5, Flaw::AfterResult);
    assert_eq!(flaw(&changed(" 1-0\n", " 0-1\n")), (1, Some((12, 7)), Flaw::Result));
}

#[test]
fn a_take_is_written_in_the_turn_that_earned_it() {
    let text = bare("dala:standard c3 d4 c4 d3 c5 xd4 d4").to_string();
    assert!(text.ends_with("\n1. c3 2. d4 3. c4 4. d3 5. c5 xd4 6. d4 *\n"), "{text}");
    assert_eq!(flaw(&text.replace("xd4 6.", "6. xd4")).2, Flaw::Number { next: 6 });
    let taking = bare("dala:standard c3 d4 c4 d3 c5").to_string();
    assert!(taking.ends_with("5. c5 *\n"), "{taking}");
}

#[test]
fn long_games_are_broken_into_lines() {
    let text = bare("dara:traditional b3 c4 b4 c3 d1 a1 a2 a3 a4 e1 e2 e3 e4 a6").to_string();
    let lines: Vec<_> = text.lines().skip(4).map(str::len).collect();
    assert_eq!(lines, [74, 15], "{text}");
}

#[test]
fn a_file_without_a_game_is_refused() {
    assert_eq!(flaw(" \n\r\n"), (1, None, Flaw::Empty));
    assert_eq!(flaw("[]"), (1, None, Flaw::Empty));
    assert_eq!(flaw("hello").1, Some((1, 1)));
    assert_eq!(flaw("[Began \"2026-11-21T09:00:00Z\"]"), (1, Some((1, 1)), Flaw::NoRules));
}

#[test]
fn json_with_another_form_is_refused() {
    let check = |text: &str, line: usize, column: usize| {
        assert_eq!(flaw(text), (1, None, Flaw::Json { line, column }), "{text}");
    };
    check("{", 1, 1);
    check("{\n}", 2, 1);
    check(r#"{"rules":"dara:niger","actions":[],"winner":"me"}"#, 1, 43);
    check(r#"{"rules":"dara:niger","actions":[],"rules":"dara:niger"}"#, 1, 42);
    check(&format!("[{}", r#"{"players":["#.repeat(90)), 1, 13);
    assert_eq!(flaw(r#"{"actions":["b3"]}"#), (1, None, Flaw::NoRules));
    let three = r#"{"rules":"dara:niger","players":["a","b","c"],"actions":[]}"#;
    assert_eq!(flaw(three), (1, None, Flaw::Players { seats: 2 }));
}

#[test]
fn headers_cannot_contradict_the_record() {
    let agreed = Headers { termination: Some(Termination::Agreed), ..Headers::default() };
    let drawn = transcript("dara:traditional b3", agreed.clone()).expect("it fits");
    assert_eq!((drawn.score(), drawn.ending()), (Score::Drawn, Some("agreed")));
    let aborted = Headers { termination: Some(Termination::Aborted), ..Headers::default() };
    assert_eq!(transcript("dara:traditional b3", aborted).map(|game| game.score()), Ok(Score::Open));
    let named = Headers { players: vec!["Ada".to_owned()], ..Headers::default() };
    assert_eq!(transcript("dara:traditional", named), Err(Flaw::Players { seats: 2 }));
    let ended = Headers { ended: Some(Timestamp::UNIX_EPOCH), ..Headers::default() };
    assert_eq!(transcript("dara:traditional", ended), Err(Flaw::Header(Header::Ended)));

    let mut over = Record { rules: Game::Dara.default_rules(), actions: vec![] };
    let mut position = over.rules.start();
    while let Some(&action) = position.legal_actions().first() {
        position.play(action).expect("legal");
        over.actions.push(action);
    }
    assert_eq!(Transcript::new(&over, agreed), Err(Flaw::Header(Header::Ending)));
    let game = Transcript::new(&over, Headers::default()).expect("it fits");
    let text = game.to_string();
    assert!(game.ending().is_some() && text.contains("[Ending \""), "{text}");
    let ending = format!("[Ending \"{}\"]", game.ending().unwrap_or_default());
    assert_eq!(flaw(&text.replace(&ending, "[Ending \"resigned\"]")).2, Flaw::Header(Header::Ending));
}
