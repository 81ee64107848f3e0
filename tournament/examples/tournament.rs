//! Pairs rounds and ranks leagues: `cargo run --release -p tournament --example tournament < questions.jsonl`.
//!
//! Each line of input is a JSON object, and each answer is one line of JSON. Ids are whole numbers, `first` is who moves first, and
//! a `result` is the first player's points: 1, 0.5 or 0.
//!
//! - `{"pair": "round-robin", "players": [1, 2, 3], "games": 1}`, or 2 games a pair: `{"rounds": [[…], …]}`;
//! - `{"pair": "swiss", "players": [{"id": 1, "rating": 1500}, …], "history": [[{"first": 1, "second": 2, "result": 1}, {"bye": 3}],
//!   …], "out": [5]}`: `{"round": […]}`, or `{"none": "…"}` if no pairing keeps the hard rules;
//! - `{"pair": "knock-out", "players": [{"id": 1, "rating": 1500}, …]}`: `{"round": […]}`;
//! - `{"table": "league", "players": [1, 2, …], "games": [{"first": 1, "second": 2, "result": null}, …]}`:
//!   `{"rows": [{"id": 1, "place": 1, "points": 3.5, "best": 1, "worst": 4, "exact": true}, …]}`, where `null` is still to be played;
//! - bad input: `{"error": "…"}`.
//!
//! A round lists `{"first": 1, "second": 2}` and `{"bye": 3}`.
#![expect(clippy::print_stderr, reason = "a full disk is reported there")]

use std::{
    io::{self, BufRead, BufReader, BufWriter, Write},
    process::ExitCode,
};

use serde::{Deserialize, Serialize};
use tournament::{
    Cycles, Entrant, GameResult, Pairing,
    knock_out::KnockOut,
    swiss::{PastPairing, Swiss},
    table::{Fixture, table},
};

fn main() -> ExitCode {
    match answer_all(BufReader::new(io::stdin().lock()), BufWriter::new(io::stdout().lock())) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of the answers has closed the pipe and needs no more.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Answers each line at once, so that a program can ask and wait.
fn answer_all(mut questions: impl BufRead, mut answers: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        if questions.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let answer = serde_json::from_slice(&line)
            .map_err(|error| error.to_string())
            .and_then(answer)
            .unwrap_or_else(Answer::Error);
        serde_json::to_writer(&mut answers, &answer)?;
        answers.write_all(b"\n")?;
        answers.flush()?;
    }
}

/// What is asked. The two kinds are told apart by their first field, so both are optional here.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected \"pair\" or \"table\", with the fields that belong to it")]
enum Question {
    Pair(Pair),
    Table(Table),
}

#[derive(Deserialize)]
#[serde(tag = "pair", rename_all = "kebab-case")]
enum Pair {
    RoundRobin {
        players: Vec<i64>,
        games: u8,
    },
    Swiss {
        players: Vec<Rated>,
        #[serde(default)]
        history: Vec<Vec<Past>>,
        #[serde(default)]
        out: Vec<i64>,
    },
    KnockOut {
        players: Vec<Rated>,
    },
}

#[derive(Deserialize)]
#[serde(tag = "table", rename_all = "kebab-case")]
enum Table {
    League { players: Vec<i64>, games: Vec<Listed> },
}

#[derive(Deserialize)]
struct Rated {
    id: i64,
    rating: f64,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(untagged, deny_unknown_fields, expecting = "expected a game with its result, or a bye")]
enum Past {
    Game { first: i64, second: i64, result: Score },
    Bye { bye: i64 },
}

#[derive(Deserialize)]
struct Listed {
    first: i64,
    second: i64,
    // Not the same as an `Option`, which serde would also accept if the field is missing.
    #[serde(deserialize_with = "Option::deserialize")]
    result: Option<Score>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "f64")]
struct Score(GameResult);

impl TryFrom<f64> for Score {
    type Error = &'static str;

    fn try_from(points: f64) -> Result<Self, Self::Error> {
        GameResult::ALL
            .into_iter()
            .find(|result| result.first().value().total_cmp(&points.abs()).is_eq() && points >= 0.0)
            .map(Self)
            .ok_or("a result is 1, 0.5 or 0")
    }
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Answer {
    Rounds(Vec<Vec<Paired>>),
    Round(Vec<Paired>),
    None(String),
    Rows(Vec<Row>),
    Error(String),
}

#[derive(Serialize)]
#[serde(untagged)]
enum Paired {
    Game { first: i64, second: i64 },
    Bye { bye: i64 },
}

#[derive(Serialize)]
struct Row {
    id: i64,
    place: usize,
    points: f64,
    best: usize,
    worst: usize,
    exact: bool,
}

fn answer(question: Question) -> Result<Answer, String> {
    match question {
        Question::Pair(Pair::RoundRobin { players, games }) => {
            let cycles = match games {
                1 => Cycles::Single,
                2 => Cycles::Double,
                _ => return Err("games is 1 or 2".to_owned()),
            };
            let rounds = tournament::round_robin(&players, cycles).map_err(|bad| bad.to_string())?;
            Ok(Answer::Rounds(rounds.into_iter().map(listed).collect()))
        }
        Question::Pair(Pair::Swiss { players, history, out }) => {
            let history: Vec<Vec<PastPairing<i64>>> =
                history.into_iter().map(|round| round.into_iter().map(played).collect()).collect();
            let swiss = Swiss::new(&entrants(&players), &history, &out).map_err(|bad| bad.to_string())?;
            Ok(match swiss.next_round() {
                Ok(round) => Answer::Round(listed(round)),
                Err(none) => Answer::None(none.to_string()),
            })
        }
        Question::Pair(Pair::KnockOut { players }) => {
            let knock_out = KnockOut::new(&entrants(&players)).map_err(|bad| bad.to_string())?;
            Ok(Answer::Round(listed(knock_out.round())))
        }
        Question::Table(Table::League { players, games }) => {
            let fixtures: Vec<Fixture<i64>> = games
                .iter()
                .map(|&Listed { first, second, result }| Fixture {
                    first,
                    second,
                    result: result.map(|Score(result)| result),
                })
                .collect();
            let rows = table(&players, &fixtures).map_err(|bad| bad.to_string())?;
            let row = |row: &tournament::table::Row<i64>| Row {
                id: row.id,
                place: row.place,
                points: row.points.value(),
                best: row.best.place(),
                worst: row.worst.place(),
                exact: row.is_exact(),
            };
            Ok(Answer::Rows(rows.iter().map(row).collect()))
        }
    }
}

fn entrants(players: &[Rated]) -> Vec<Entrant<i64>> {
    players.iter().map(|&Rated { id, rating }| Entrant { id, rating }).collect()
}

fn played(past: Past) -> PastPairing<i64> {
    match past {
        Past::Game { first, second, result: Score(result) } => PastPairing::Game { first, second, result },
        Past::Bye { bye } => PastPairing::Bye(bye),
    }
}

fn listed(round: Vec<Pairing<i64>>) -> Vec<Paired> {
    round
        .into_iter()
        .map(|pairing| match pairing {
            Pairing::Game { first, second } => Paired::Game { first, second },
            Pairing::Bye(bye) => Paired::Bye { bye },
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::answer_all;

    fn check(question: &str, expected: &str) {
        let mut answers = Vec::new();
        answer_all(question.as_bytes(), &mut answers).unwrap();
        assert_eq!(String::from_utf8(answers).unwrap(), expected);
    }

    #[test]
    fn each_kind_of_question_is_answered() {
        check(
            r#"{"pair": "round-robin", "players": [1,2,3], "games": 1}"#,
            "{\"rounds\":[[{\"bye\":1},{\"first\":2,\"second\":3}],[{\"first\":1,\"second\":2},{\"bye\":3}],\
             [{\"first\":3,\"second\":1},{\"bye\":2}]]}\n",
        );
        check(
            r#"{"pair": "swiss", "players": [{"id":1,"rating":1500},{"id":2,"rating":1400.5},{"id":3,"rating":1300},{"id":4,"rating":1}],
            "history": [[{"first":1,"second":2,"result":1},{"bye":3}]], "out": [4]}"#
                .replace('\n', "")
                .as_str(),
            "{\"round\":[{\"first\":3,\"second\":1},{\"bye\":2}]}\n",
        );
        check(
            r#"{"pair": "swiss", "players": [{"id":1,"rating":1500},{"id":2,"rating":1400}], "history": [[{"first":2,"second":1,"result":0}]], "out": []}"#,
            "{\"none\":\"no opponent is left for player 1\"}\n",
        );
        check(
            r#"{"pair": "knock-out", "players": [{"id":1,"rating":1500},{"id":2,"rating":1600},{"id":3,"rating":1400}]}"#,
            "{\"round\":[{\"bye\":2},{\"first\":1,\"second\":3}]}\n",
        );
        check(
            r#"{"table": "league", "players": [1,2], "games": [{"first":1,"second":2,"result":0.5},{"first":2,"second":1,"result":null}]}"#,
            "{\"rows\":[{\"id\":1,\"place\":1,\"points\":0.5,\"best\":1,\"worst\":2,\"exact\":true},\
             {\"id\":2,\"place\":1,\"points\":0.5,\"best\":1,\"worst\":2,\"exact\":true}]}\n",
        );
    }

    #[test]
    fn bad_lines_are_answered_and_the_next_is_read() {
        let mut answers = Vec::new();
        let bad = [
            "",
            "{",
            "\u{fffd}",
            "[]",
            r#"{"pair": "round-robin", "players": [1,2,2], "games": 1}"#,
            r#"{"pair": "round-robin", "players": [1,2], "games": 3}"#,
            r#"{"table": "league", "players": [1,2], "games": [{"first":1,"second":2,"result":0.25}]}"#,
            r#"{"table": "league", "players": [1,2], "games": [{"first":1,"second":2}]}"#,
            r#"{"table": "league", "players": [1,2], "games": [{"first":1,"second":3,"result":1}]}"#,
            r#"{"table": "league", "players": [1,2], "games": [{"first":1,"second":1,"result":1}]}"#,
            r#"{"pair": "swiss", "players": [{"id":1,"rating":1}], "history": [[{"bye":1},{"bye":1}]]}"#,
        ];
        answer_all(bad.join("\n").as_bytes(), &mut answers).unwrap();
        let answers = String::from_utf8(answers).unwrap();
        assert_eq!(answers.lines().count(), bad.len());
        for (line, question) in answers.lines().zip(bad) {
            assert!(line.starts_with("{\"error\":\""), "{question}: {line}");
        }
    }
}
