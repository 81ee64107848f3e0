//! The table of a week.

use play::{
    Zone,
    learning::daily::{InWeek, Line},
};

use crate::{
    button_id::daily::{DailyControl, Week},
    texts::{Words, say},
    views::{Button, View, guild::settings::when::zone_name, name},
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
    /// Where its days begin.
    pub zone: Zone,
    /// How many puzzles it has had.
    pub puzzles: usize,
    /// The first lines.
    pub lines: Vec<TableLine>,
    /// What the reader did, if they have solved one.
    pub own: Option<Own>,
}

/// What the reader of a table did.
#[derive(Clone, Debug)]
pub enum Own {
    /// They are on the table like the others.
    Listed(TableLine),
    /// They aren't listed, so they have no place.
    Unlisted {
        /// What they did.
        of: InWeek,
        /// How many days in a row they have solved.
        streak: u32,
    },
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
    let reader = match &week.own {
        Some(Own::Listed(own)) => Some(own.line.of.player),
        Some(Own::Unlisted { .. }) | None => None,
    };
    lines.extend(self::lines(words, week, ENTRIES, reader));
    let shows = |own: &TableLine| {
        week.lines.iter().take(ENTRIES).any(|shown| shown.line.of.player == own.line.of.player)
    };
    match &week.own {
        None => lines.push(say!(words, "daily-own-none")),
        Some(Own::Listed(own)) if shows(own) => {}
        Some(Own::Listed(TableLine { line: Line { place, of }, streak })) => {
            let counts = counts(words, of, *streak);
            lines.push(say!(words, "daily-own", place = place.to_string(), counts));
        }
        Some(Own::Unlisted { of, streak }) => {
            lines.push(say!(words, "daily-own-unlisted", counts = counts(words, of, *streak)));
        }
    }
    lines.push(say!(words, "daily-table-about", zone = zone_name(week.zone)));
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
        let who = name::of_member(of.player, of.name.as_deref());
        let said = say!(words, "daily-table-line", place, who, counts = counts(words, of, line.streak));
        if reader == Some(of.player) { say!(words, "leaderboard-line-own", line = said) } else { said }
    };
    week.lines.iter().take(most).map(said).collect()
}

fn counts(words: &Words, of: &InWeek, streak: u32) -> String {
    say!(words, "daily-table-counts", solved = of.solved, right = of.right, streak)
}
