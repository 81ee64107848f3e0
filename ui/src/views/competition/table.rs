//! Tables of leagues and Swiss tournaments, and the bracket of a knock-out: as text and as a picture.

use play::competition::{Contest, Format, Standing, TieSoFar};
use tournament::{Points, table::Certainty};

use super::{
    Names, fitting, ladder, name, number, parts,
    parts::ROWS,
    picture,
    place::{part_name, range},
    shown,
};
use crate::{
    button_id::CompetitionButton,
    look::Look,
    texts::{Words, say},
    views::{Button, Choice, View, mention},
};

/// How many divisions a menu offers.
const CHOICES: u16 = 25;

/// A part of a table, of the bracket or of a ladder. `is_public` leaves out the buttons.
pub fn table(
    words: &Words,
    look: Look<'_>,
    contest: &Contest,
    part: u16,
    names: &Names,
    is_public: bool,
) -> View {
    let (competition, part) = (&contest.competition, parts::nearest(contest, part));
    let format = competition.plan.format;
    let title = say!(words, "table-title", name = name(competition), part = part_name(words, contest, part));
    let (list, mut after) = match format {
        Format::KnockOut => (bracket(words, contest, part), Vec::new()),
        Format::League { .. } => standings(words, contest, part, 0),
        Format::Swiss { .. } => standings(words, contest, 0, part),
        Format::Ladder => (ladder::page(words, contest, part), Vec::new()),
    };
    let all = parts::all(contest);
    if !matches!(format, Format::League { .. }) && all.len() > 1 {
        after.push(say!(words, "page-of", number = part + 1, last = all.end));
    }
    let more = |left| say!(words, "table-more", count = left);
    let text = fitting::message((vec![title], &list, after), more);
    let draw = |part| picture::drawn(words, look, contest, part, names);
    let view = picture::with(words, text, part..part.saturating_add(1), |part| match format {
        Format::KnockOut => draw(part),
        Format::League { .. } | Format::Swiss { .. } | Format::Ladder => {
            draw(part).map(picture::Drawn::beside_rows)
        }
    });
    if is_public { view } else { with_ways(words, contest, part, view) }
}

/// Adds the ways to the other parts, and the button that posts this one.
fn with_ways(words: &Words, contest: &Contest, part: u16, view: View) -> View {
    let (competition, all) = (contest.competition.id, parts::all(contest));
    let to = |part| CompetitionButton::Table { competition, part };
    let is_league = matches!(contest.competition.plan.format, Format::League { .. });
    // With more than a menu can have, it has those around this one.
    let from = part.saturating_sub(CHOICES / 2).min(all.end.saturating_sub(CHOICES)).max(all.start);
    let divisions = (from..all.end).take(CHOICES.into()).filter(|_| is_league && all.len() > 1);
    let divisions = divisions.map(|division| {
        let label = say!(words, "competition-division", division);
        Choice::new(label, to(division)).current_if(division == part)
    });
    let pages = !is_league || all.len() > CHOICES.into();
    let before = (pages && part > all.start)
        .then(|| Button::plain(say!(words, "button-page-before"), to(part.saturating_sub(1))));
    let after = (pages && part.saturating_add(1) < all.end)
        .then(|| Button::plain(say!(words, "button-page-after"), to(part.saturating_add(1))));
    let post = CompetitionButton::PostTable { competition, part };
    let post = Button::plain(say!(words, "button-competition-post"), post);
    view.with_choices(say!(words, "competition-division", division = part), divisions)
        .with_row([before, after, Some(post)].into_iter().flatten().collect())
}

/// The rows of a page, and what explains them.
fn standings(words: &Words, contest: &Contest, division: u16, page: u16) -> (Vec<String>, Vec<String>) {
    let table = contest.table(division);
    if table.is_empty() {
        return (vec![say!(words, "table-none-yet")], Vec::new());
    }
    let is_over = contest.competition.phase.is_final();
    let on_page = || table.iter().skip(usize::from(page) * ROWS).take(ROWS);
    let lines = on_page().map(|row| line(words, contest, row, is_over)).collect();
    let mut legend = vec![say!(words, "table-legend")];
    if on_page().any(|row| has_range(row, is_over)) {
        legend.push(say!(words, "table-legend-range"));
    }
    let (up, down) = contest.movers(division);
    if !is_over && up + down > 0 {
        legend.push(say!(words, "table-legend-movers", up, down));
    }
    (lines, legend)
}

/// Whether a line says in which places a player can still finish.
fn has_range(row: &Standing, is_over: bool) -> bool {
    !is_over && (row.left > 0 || row.best.place() != row.worst.place())
}

fn line(words: &Words, contest: &Contest, row: &Standing, is_over: bool) -> String {
    let range = if has_range(row, is_over) { range(words, row) } else { "none".to_owned() };
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

/// The ties of a part, those of the newest round first.
fn bracket(words: &Words, contest: &Contest, part: u16) -> Vec<String> {
    let rounds = play::competition::rounds(contest);
    let shown = parts::section(&rounds, part).rounds(&parts::ties(&rounds));
    let mut lines = Vec::new();
    for shown in shown.iter().rev() {
        let ties = picture::ties_of(&rounds, shown);
        let heading = || format!("**{}**", say!(words, "table-round", round = shown.round + 1));
        lines.extend((!ties.is_empty()).then(heading));
        lines.extend(ties.iter().map(|one| tie(words, one)));
    }
    if lines.is_empty() { vec![say!(words, "table-none-yet")] } else { lines }
}

fn tie(words: &Words, tie: &TieSoFar) -> String {
    let Some(worse) = tie.worse else {
        return say!(words, "table-bye", player = mention(tie.better));
    };
    let score = |one: u32, other: u32| {
        format!("{} – {}", shown(Points::from_halves(one)), shown(Points::from_halves(other)))
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
