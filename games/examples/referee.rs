//! Prints what is legal after each written game: `cargo run --release -p games --example referee < records.txt`.
//!
//! Each line of input is a record (`dara:traditional b3 c4 …`), and each answer is one line of JSON:
//!
//! - `{"turn": 1, "legal": ["a1", …], "outcome": null, "why": null}`, with the actions sorted by text;
//! - for a finished game, `"turn": null`, no legal action, `outcome` `"1"`, `"2"`, `"1+3"`, `"2+4"` or `"draw"`, and
//!   `why` one of `stones`, `ten`, `taken`, `blocked`, `repetition`, `bound`, `reduced`;
//! - for a bad record, `{"error": "…", "at": 2}` with the index of the first bad token: 0 is the rule set, 1 the first
//!   action. In an empty line token 0 is missing. Bytes that aren't UTF-8 only make their own token bad.
#![expect(clippy::print_stderr, reason = "a full disk is reported there")]

use std::{
    io::{self, BufRead, BufReader, BufWriter, Write},
    process::ExitCode,
};

use games::{Action, Outcome, Position, Side};

/// Room for some thousand answers before they are written.
const BUFFER: usize = 1 << 18;

fn main() -> ExitCode {
    match judge(
        BufReader::with_capacity(BUFFER, io::stdin().lock()),
        BufWriter::with_capacity(BUFFER, io::stdout().lock()),
    ) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of the answers has closed the pipe and needs no more.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn judge(mut records: impl BufRead, mut answers: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    let mut legal = Vec::new();
    loop {
        line.clear();
        if records.read_until(b'\n', &mut line)? == 0 {
            return answers.flush();
        }
        match String::from_utf8_lossy(&line).parse::<Position>() {
            Ok(position) => answer(&position, &mut legal, &mut answers)?,
            Err(bad) => {
                let error = serde_json::to_string(&bad.why.to_string()).map_err(io::Error::other)?;
                writeln!(answers, r#"{{"error": {error}, "at": {}}}"#, bad.at)?;
            }
        }
    }
}

/// Written by hand, since nothing needs escaping and a serializer would cost more than the game.
fn answer(position: &Position, legal: &mut Vec<Action>, answers: &mut impl Write) -> io::Result<()> {
    match position.to_act() {
        Some(seat) => write!(answers, r#"{{"turn": {seat}, "legal": ["#)?,
        None => answers.write_all(br#"{"turn": null, "legal": ["#)?,
    }
    position.legal_actions_into(legal);
    for (index, action) in legal.iter().enumerate() {
        write!(answers, r#"{}"{action}""#, if index == 0 { "" } else { ", " })?;
    }
    let Some(outcome) = position.outcome() else {
        return answers.write_all(b"], \"outcome\": null, \"why\": null}\n");
    };
    let (winner, why) = match outcome {
        Outcome::Win { side, why } => (winners(side, position.rules().seats()), why.name()),
        Outcome::Draw(why) => ("draw", why.name()),
    };
    writeln!(answers, r#"], "outcome": "{winner}", "why": "{why}"}}"#)
}

/// The seats of a side, in a game with `seats` of them.
const fn winners(side: Side, seats: usize) -> &'static str {
    match (side, seats) {
        (Side::First, 4) => "1+3",
        (Side::Second, 4) => "2+4",
        (Side::First, _) => "1",
        (Side::Second, _) => "2",
    }
}

#[cfg(test)]
mod tests {
    use super::judge;

    fn check(records: &[u8], expected: &str) {
        let mut answers = Vec::new();
        judge(records, &mut answers).unwrap();
        assert_eq!(String::from_utf8(answers).unwrap(), expected);
    }

    #[test]
    fn an_unfinished_game_lists_its_legal_actions() {
        let squares: Vec<String> =
            ('a'..='e').flat_map(|file| (1..=6).map(move |rank| format!("\"{file}{rank}\""))).collect();
        let expected = format!(
            "{{\"turn\": 1, \"legal\": [{}], \"outcome\": null, \"why\": null}}\n",
            squares.join(", ")
        );
        check(b"dara:traditional\n", &expected);
        // The last line may lack its newline.
        check(b"dara:traditional", &expected);
    }

    #[test]
    fn bad_records_are_reported_by_the_index_of_the_token() {
        check(b"\n", "{\"error\": \"there is no such game\", \"at\": 0}\n");
        check(b"dara:niger b3 b3\n", "{\"error\": \"b3 is occupied\", \"at\": 2}\n");
        check(
            b"dara:niger b3 \xff\xfe c3\n",
            "{\"error\": \"not an action, such as b3, b3-b4 or xd4\", \"at\": 2}\n",
        );
        check(b"morris:nine a1 d6 d1 d7 g1 b2\n", "{\"error\": \"a take is due first\", \"at\": 6}\n");
        check(b"\0\"\\ b3\n", "{\"error\": \"there is no such game\", \"at\": 0}\n");
    }
}
