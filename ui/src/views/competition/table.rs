//! Tables of leagues and Swiss tournaments, and the bracket of a knock-out: as text and as a picture.

use play::competition::{Contest, Format, Standing, TieSoFar};
use tournament::{Points, table::Certainty};

use super::{
    Names, name, number, picture,
    place::{part, range},
    shown,
};
use crate::{
    button_id::CompetitionButton,
    look::Look,
    texts::{Words, say},
    views::{Button, Choice, View, mention},
};

/// How many lines a text has.
const LINES: usize = 20;

/// A table, or the bracket. `is_public` leaves out the buttons.
pub fn table(
    words: &Words,
    look: Look<'_>,
    contest: &Contest,
    division: u16,
    names: &Names,
    is_public: bool,
) -> View {
    let competition = &contest.competition;
    let part = part(words, contest, division);
    let title = say!(words, "table-title", name = name(competition), part);
    let lines = match competition.plan.format {
        Format::KnockOut => bracket(words, contest),
        Format::League { .. } | Format::Swiss { .. } => standings(words, contest, division),
        Format::Ladder => return super::ladder(words, contest),
    };
    let text = std::iter::once(title).chain(lines).collect::<Vec<_>>().join("\n");
    let pictures = picture::drawn(words, look, contest, division, names).into_iter().collect();
    let view = View { pictures, ..View::words(text) };
    if is_public {
        return view;
    }
    let id = competition.id;
    let divisions = (1..=contest.divisions()).map(|other| {
        let label = say!(words, "competition-division", division = other);
        Choice::new(label, CompetitionButton::Table { competition: id, division: other })
            .current_if(other == division)
    });
    let divisions: Vec<_> = if contest.divisions() > 1 { divisions.take(25).collect() } else { Vec::new() };
    let post = CompetitionButton::PostTable { competition: id, division };
    view.with_choices(say!(words, "competition-division", division), divisions)
        .with_row(vec![Button::plain(say!(words, "button-competition-post"), post)])
}

fn standings(words: &Words, contest: &Contest, division: u16) -> Vec<String> {
    let table = contest.table(division);
    if table.is_empty() {
        return vec![say!(words, "table-none-yet")];
    }
    let is_over = contest.competition.phase.is_final();
    let mut lines: Vec<String> =
        table.iter().take(LINES).map(|row| line(words, contest, row, is_over)).collect();
    let more = table.len().saturating_sub(LINES);
    if more > 0 {
        lines.push(say!(words, "table-more", count = more));
    }
    lines.push(say!(words, "table-legend"));
    if !is_over {
        lines.push(say!(words, "table-legend-range"));
    }
    let (up, down) = contest.movers(division);
    if !is_over && up + down > 0 {
        lines.push(say!(words, "table-legend-movers", up, down));
    }
    lines
}

fn line(words: &Words, contest: &Contest, row: &Standing, is_over: bool) -> String {
    let range = if is_over || row.left == 0 && row.best.place() == row.worst.place() {
        "none".to_owned()
    } else {
        range(words, row)
    };
    let fate = match contest.stake(row) {
        Some((true, Certainty::Certain)) => "up",
        Some((false, Certainty::Certain)) => "down",
        Some((_, Certainty::Open | Certainty::Impossible)) | None => "none",
    };
    let (place, who, points) = (row.place, mention(row.id), shown(row.points));
    let count = number(row.points);
    let left = if is_over { 0 } else { row.left };
    say!(words, "table-line", place, who, points = count, shown = points, left, range, fate)
}

fn bracket(words: &Words, contest: &Contest) -> Vec<String> {
    let rounds = play::competition::rounds(contest);
    let mut lines = Vec::new();
    for (round, ties) in rounds.iter().enumerate().rev().map(|(index, ties)| (index + 1, ties)) {
        lines.push(format!("**{}**", say!(words, "table-round", round)));
        lines.extend(ties.iter().map(|one| tie(words, one)));
    }
    let more = lines.len().saturating_sub(LINES * 2);
    lines.truncate(LINES * 2);
    if more > 0 {
        lines.push(say!(words, "table-more", count = more));
    }
    if lines.is_empty() { vec![say!(words, "table-none-yet")] } else { lines }
}

fn tie(words: &Words, tie: &TieSoFar) -> String {
    let Some(worse) = tie.worse else {
        return say!(words, "table-bye", player = mention(tie.better));
    };
    let score = |one: u32, other: u32| {
        format!("{}:{}", shown(Points::from_halves(one)), shown(Points::from_halves(other)))
    };
    let (better_has, worse_has) = tie.points;
    match tie.winner {
        Some(winner) if winner == worse => {
            let (winner, loser, score) = (mention(worse), mention(tie.better), score(worse_has, better_has));
            say!(words, "table-tie-won", winner, loser, score)
        }
        Some(winner) => {
            let (winner, loser, score) = (mention(winner), mention(worse), score(better_has, worse_has));
            say!(words, "table-tie-won", winner, loser, score)
        }
        None => {
            let (first, second, score) = (mention(tie.better), mention(worse), score(better_has, worse_has));
            say!(words, "table-tie", first, second, score)
        }
    }
}
