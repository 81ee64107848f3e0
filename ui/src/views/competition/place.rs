//! What a table says of a place: what it is a place in, the range that is still possible, and what is at stake.

use play::competition::{Contest, Format, Standing};
use tournament::table::Certainty;

use crate::texts::{Words, say};

/// What a table is of: a division, the standings, the bracket.
pub(super) fn part(words: &Words, contest: &Contest, division: u16) -> String {
    match contest.competition.plan.format {
        Format::League { .. } => say!(words, "competition-division", division),
        Format::KnockOut => say!(words, "table-part-bracket"),
        Format::Swiss { .. } | Format::Ladder => say!(words, "table-part-swiss"),
    }
}

/// The best and the worst place still possible.
pub(super) fn range(words: &Words, row: &Standing) -> String {
    let (best, worst) = (row.best.place(), row.worst.place());
    let range = if best == worst { best.to_string() } else { format!("{best}–{worst}") };
    if row.is_exact() { range } else { say!(words, "table-range-bound", range) }
}

/// Whether a player of a league may go up (`true`) or down, and how certain it is. `None` if neither can happen.
pub(super) fn stake(contest: &Contest, row: &Standing) -> Option<(bool, Certainty)> {
    let Format::League { movers, .. } = contest.competition.plan.format else { return None };
    let entrant = contest.entrant(row.id)?;
    let movers = usize::from(movers);
    if entrant.division > 1 && row.promotion(movers) != Certainty::Impossible {
        return Some((true, row.promotion(movers)));
    }
    let can_fall = entrant.division < contest.divisions();
    Some((false, row.relegation(movers)))
        .filter(|(_, certainty)| can_fall && *certainty != Certainty::Impossible)
}
