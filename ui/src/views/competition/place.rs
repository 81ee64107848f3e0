//! What a table says of a place: what it is a place in, and the range that is still possible.

use play::competition::{Contest, Format, Standing};

use super::kind;
use crate::texts::{Words, say};

/// What a table is of: a division, the standings, the bracket.
pub(super) fn part_name(words: &Words, contest: &Contest, division: u16) -> String {
    match contest.competition.plan.format {
        // Before a league starts, it has no divisions.
        Format::League { .. } if division > 0 => say!(words, "competition-division", division),
        Format::KnockOut => say!(words, "table-part-bracket"),
        Format::League { .. } | Format::Swiss { .. } => say!(words, "table-part-swiss"),
        Format::Ladder => kind(words, Format::Ladder),
    }
}

/// The best and the worst place still possible.
pub(super) fn range(words: &Words, row: &Standing) -> String {
    let (best, worst) = (row.best.place(), row.worst.place());
    let range = if best == worst { best.to_string() } else { format!("{best}–{worst}") };
    if row.is_exact() { range } else { say!(words, "table-range-bound", range) }
}
