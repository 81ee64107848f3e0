//! The puzzle of the day as a server sees it: the post with the board, how the last one went, and the table of a week.
//!
//! **Decided:** a picture of the solution isn't in the post, beside the new puzzle; a button shows it
//! privately. The post pings no one, and names only members who are listed on leaderboards.

mod table;

use games::{Recorded, Seat};
use jiff::SignedDuration;
use play::{Day, PlayerId};
use puzzles::{Goal, Puzzle};
use render::Marks;

pub use self::table::{ENTRIES, Own, TableLine, WeekTable, table};
use super::puzzle::{below, board, turns};
use crate::{
    button_id::daily::{DailyControl, Week},
    look::Look,
    texts::{Words, say},
    views::{
        Button, Tone, View, name,
        players::stone,
        rule_options::house_line,
        rules_names::rules_name,
        time::{relative, span},
    },
};

/// The lines of a table in a post.
pub const IN_POST: usize = 5;

/// A post.
#[derive(Clone, Copy, Debug)]
pub struct Post<'a> {
    /// The puzzle of the day.
    pub daily: play::Daily,
    /// Whether another one comes when it ends.
    pub goes_on: bool,
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// Its board.
    pub board: &'a Recorded,
    /// The last puzzle of the day, if it was recent.
    pub last: Option<&'a Last>,
    /// The table of last week, if this is the first post of a week.
    pub week: Option<&'a WeekTable>,
}

/// How the last puzzle of the day went.
#[derive(Clone, Debug)]
pub struct Last {
    /// Its day.
    pub day: Day,
    /// The puzzle with its board; `None` if it is no longer shown.
    pub puzzle: Option<(Puzzle, Recorded)>,
    /// How many members tried it.
    pub tried: usize,
    /// How many solved it.
    pub solved: usize,
    /// Who solved it first and may be named, and how long after it was posted.
    pub first: Option<(PlayerId, Option<String>, SignedDuration)>,
}

/// The post of a day.
pub fn post(words: &Words, look: Look<'_>, post: Post<'_>) -> View {
    let Post { daily, goes_on, puzzle, board: practice, last, week } = post;
    let who = stone(puzzle.position(0).to_act().unwrap_or(Seat::FIRST));
    let goal = match puzzle.goal() {
        Goal::Finish => "win",
        Goal::Decide => "ahead",
    };
    let rules = rules_name(words, puzzle.record().rules);
    let mut lines = vec![say!(words, "daily-title", rules)];
    lines.extend(house_line(words, puzzle.record().rules));
    lines.push(say!(words, "daily-task", goal, who));
    let until = relative(daily.ends);
    lines.push(if goes_on {
        say!(words, "daily-until", until)
    } else {
        say!(words, "daily-until-last", until)
    });
    if let Some(last) = last {
        lines.push(String::new());
        lines.extend(what_came(words, last));
    }
    if let Some(week) = week.filter(|week| !week.lines.is_empty()) {
        lines.push(String::new());
        lines.push(say!(words, "daily-last-week", count = week.puzzles));
        lines.extend(table::lines(words, week, IN_POST, None));
    }
    let mut row = vec![
        Button::new(say!(words, "button-daily-solve"), DailyControl::Solve(daily.day), Tone::Primary),
        Button::plain(say!(words, "button-daily-table"), DailyControl::Table(Week::This)),
    ];
    if let Some(last) = last.filter(|last| last.puzzle.is_some()) {
        row.push(Button::plain(say!(words, "button-daily-solution"), DailyControl::Solution(last.day)));
    }
    let board = board(practice, below(look, puzzle));
    board.view(words, look, &lines, Marks::default(), None).with_row(row)
}

/// The solution of the last puzzle, who tried it, and who was first.
fn what_came(words: &Words, last: &Last) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some((puzzle, board)) = &last.puzzle {
        let line: Vec<_> =
            puzzle.steps().iter().flat_map(|step| step.turn.iter().chain(&step.reply)).copied().collect();
        lines.push(say!(words, "daily-solution", line = turns(words, board, &line).join(" · ")));
    }
    if last.tried == 0 {
        lines.push(say!(words, "daily-untried"));
        return lines;
    }
    let percent = (last.solved * 100 + last.tried / 2) / last.tried;
    lines.push(say!(words, "daily-tried", tried = last.tried, solved = last.solved, percent));
    if let Some((player, name, after)) = &last.first {
        let who = name::of_member(*player, name.as_deref());
        lines.push(say!(words, "daily-first", who, time = span(words, *after)));
    }
    lines
}

#[cfg(test)]
mod tests {
    use games::Game;
    use jiff::Timestamp;
    use play::{
        Zone,
        learning::daily::{InWeek, Line},
    };

    use super::*;
    use crate::{
        texts::Texts,
        views::{example, mention},
    };

    fn daily() -> play::Daily {
        play::Daily {
            day: 20_605.try_into().unwrap(),
            puzzle: 9_999_999_u64.try_into().unwrap(),
            channel: example::long(1),
            begins: Timestamp::UNIX_EPOCH,
            ends: Timestamp::UNIX_EPOCH,
            message: None,
        }
    }

    fn board(puzzle: &Puzzle) -> Recorded {
        Recorded::load(&puzzle.record_at(0)).unwrap()
    }

    fn week(lines: usize, name: &str) -> WeekTable {
        let of = |player| InWeek {
            player: example::long(player as u64),
            name: Some(name.to_owned()),
            listed: true,
            solved: 7,
            right: 7,
        };
        let lines = (1..=lines).map(|place| TableLine { line: Line { place, of: of(place) }, streak: 1_000 });
        WeekTable { week: Week::This, zone: Zone::UTC, puzzles: 7, lines: lines.collect(), own: None }
    }

    #[test]
    fn however_long_it_is_it_fits_into_a_message() {
        let (texts, look) = (Texts::load().unwrap(), example::look());
        let name = "*".repeat(32);
        let (week, mut longest) = (week(table::ENTRIES, &name), 0);
        for (number, puzzle) in
            Game::ALL.iter().flat_map(|&game| puzzles::shipped(game)).enumerate().step_by(7)
        {
            let words = texts.all().nth(number % play::Language::ALL.len()).unwrap();
            let before = board(puzzle);
            let first = Some((example::long(7), Some(name.clone()), SignedDuration::from_mins(1_439)));
            let last = Last {
                day: daily().day,
                puzzle: Some((puzzle.clone(), before.clone())),
                tried: 99_999,
                solved: 12_345,
                first,
            };
            let (last, week) = (Some(&last), Some(&week));
            // The picture doesn't matter, and takes long.
            let words_of = Post { daily: daily(), goes_on: true, puzzle, board: &before, last, week };
            let view = post(words, look, words_of);
            let length = view.text.encode_utf16().count();
            longest = longest.max(length);
            assert!(length <= 2_000 && view.pings.is_empty(), "{length}: {}", view.text);
            assert_eq!((view.pictures.len(), view.buttons.concat().len()), (1, 3));
        }
        assert!(longest > 500, "{longest}");
    }

    #[test]
    fn what_came_of_the_last_one_is_told_in_words() {
        let texts = Texts::load().unwrap();
        let puzzle: Puzzle = "1000\tchain\tmorris:nine a1 d6 d1 d7\tg1 xd7 a7 b2".parse().unwrap();
        let told = |tried, solved, first| {
            let puzzle = Some((puzzle.clone(), board(&puzzle)));
            what_came(texts.public(), &Last { day: daily().day, puzzle, tried, solved, first }).join("\n")
        };
        let solution = "**Solution to the last one:** ⚫ **g1**, then take **d7** · ⚪ **a7** · ⚫ **b2**\n";
        assert_eq!(told(0, 0, None), format!("{solution}No one tried it."));
        let after = SignedDuration::from_secs(719);
        let first = Some((example::long(7), Some("A_da".to_owned()), after));
        assert_eq!(
            told(7, 5, first),
            format!("{solution}Tried by 7, solved by 5 (71%).\nFirst solution: A\\_da, after 12 minutes")
        );
        let unnamed = told(1, 1, Some((example::long(7), None, after)));
        assert!(unnamed.contains(&format!("First solution: {},", mention(example::long::<PlayerId>(7)))));
    }
}
