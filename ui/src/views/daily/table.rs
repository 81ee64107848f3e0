//! The table of a week.

use play::daily::Line;

use super::name_of;
use crate::{
    button_id::daily::{DailyControl, Week},
    texts::{Words, say},
    views::{Button, View},
};

/// The most lines of a table.
pub const ENTRIES: usize = 10;

/// A line with the player's streak by then.
#[derive(Clone, Debug)]
pub struct TableLine {
    /// The place, and what the player did.
    pub line: Line,
    /// How many days in a row they have solved.
    pub streak: u32,
}

/// The table of a week.
#[derive(Clone, Debug)]
pub struct WeekTable {
    /// Which week.
    pub week: Week,
    /// How many puzzles it has had.
    pub puzzles: usize,
    /// The first lines.
    pub lines: Vec<TableLine>,
    /// The reader's line, if they have solved one; without a place if they aren't listed.
    pub own: Option<Own>,
}

/// The reader's own line.
#[derive(Clone, Debug)]
pub struct Own {
    /// What they did.
    pub line: TableLine,
    /// Whether they may be named.
    pub listed: bool,
}

/// The table as its reader sees it, in private.
pub fn table(words: &Words, week: &WeekTable) -> View {
    let mut lines = vec![match week.week {
        Week::This => say!(words, "daily-table-this", count = week.puzzles),
        Week::Last => say!(words, "daily-table-last", count = week.puzzles),
    }];
    if week.lines.is_empty() {
        lines.push(say!(words, "daily-table-empty"));
    }
    let own = week.own.as_ref();
    let is_listed = own.filter(|own| own.listed).map(|own| own.line.line.of.player);
    lines.extend(self::lines(words, week, ENTRIES, is_listed));
    let shows = |own: &Own| {
        week.lines.iter().take(ENTRIES).any(|shown| shown.line.of.player == own.line.line.of.player)
    };
    match own {
        None => lines.push(say!(words, "daily-own-none")),
        Some(own) if shows(own) => {}
        Some(Own { line, listed }) => {
            let (place, counts) = (line.line.place.to_string(), counts(words, line));
            lines.push(if *listed {
                say!(words, "daily-own", place, counts)
            } else {
                say!(words, "daily-own-unlisted", counts)
            });
        }
    }
    lines.push(say!(words, "daily-table-about"));
    let other = match week.week {
        Week::This => (say!(words, "button-daily-last-week"), Week::Last),
        Week::Last => (say!(words, "button-daily-this-week"), Week::This),
    };
    View::words(lines.join("\n")).with_row(vec![Button::plain(other.0, DailyControl::Table(other.1))])
}

/// The first lines of a table. The reader's own is marked.
pub(super) fn lines(
    words: &Words,
    week: &WeekTable,
    most: usize,
    reader: Option<play::PlayerId>,
) -> Vec<String> {
    let said = |line: &TableLine| {
        let Line { place, of } = &line.line;
        let place = say!(words, "leaderboard-place", place = *place);
        let who = name_of(of.player, of.name.as_deref());
        let said = say!(words, "daily-table-line", place, who, counts = counts(words, line));
        if reader == Some(of.player) { say!(words, "leaderboard-line-own", line = said) } else { said }
    };
    week.lines.iter().take(most).map(said).collect()
}

fn counts(words: &Words, TableLine { line, streak }: &TableLine) -> String {
    let (solved, right, streak) = (line.of.solved, line.of.right, *streak);
    say!(words, "daily-table-counts", solved, right, streak)
}
