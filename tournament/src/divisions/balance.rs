//! How many players move between divisions so that their sizes become as equal as possible.

use std::cmp::Reverse;

use super::{LARGEST, SMALLEST};

/// What a division has before balancing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Before {
    /// Players who have been promoted to it.
    pub(super) promoted: usize,
    /// Players who have been relegated to it. They can be spared that, if not enough others can move up.
    pub(super) relegated: usize,
    /// Players who may move one division up or down.
    pub(super) movable: usize,
}

/// What is done to balance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    /// For each division but the last old one, how many come up to it from the one below; the negative number goes down instead.
    /// The last old one comes last: if there are new divisions, it can only send down.
    pub(super) up: Vec<isize>,
    /// How many newcomers each division gets, from the last old one on.
    pub(super) newcomers: Vec<usize>,
}

/// The smallest sum of the squares of the sizes so far, then the fewest moves, and the moves that lead there.
type Best = Option<(usize, usize)>;

/// The best plan for this number of divisions, starting with the old ones in `before`. `None` if no plan keeps the sizes.
pub(super) fn plan(before: &[Before], divisions: usize, newcomers: usize) -> Option<Plan> {
    let (last, upper) = before.split_last()?;
    // For each division, the best way to each number of moves from below, counted from `-LARGEST`.
    let mut ways: Vec<Vec<(Best, usize)>> = Vec::new();
    let mut current: Vec<(isize, (usize, usize))> = vec![(0, (0, 0))];
    for division in upper {
        let mut next = vec![(None, 0); 2 * LARGEST + 1];
        for (index, way) in next.iter_mut().enumerate() {
            let up = moves(index);
            for &(lower_up, (squares, moved)) in &current {
                let Some(size) = size(*division, lower_up, up).filter(|size| fits(*size)) else { continue };
                let cost = (squares + size * size, moved + up.unsigned_abs());
                if way.0.is_none_or(|best| cost < best) {
                    *way = (Some(cost), index_of(lower_up));
                }
            }
        }
        current = next.iter().enumerate().filter_map(|(index, way)| Some((moves(index), way.0?))).collect();
        if current.is_empty() {
            return None;
        }
        ways.push(next);
    }

    let (_, into_last, down, Reverse(counts)) = current
        .into_iter()
        .flat_map(|(into_last, cost)| {
            endings(*last, into_last, divisions - before.len(), newcomers).map(
                move |(squares, down, counts)| {
                    // Of equal plans, the one with the larger divisions above.
                    ((cost.0 + squares, cost.1 + down), into_last, down, Reverse(counts))
                },
            )
        })
        .min()?;
    let mut up = vec![-isize::try_from(down).ok()?];
    let mut flow = into_last;
    for way in ways.iter().rev() {
        up.push(flow);
        flow = moves(way.get(index_of(flow))?.1);
    }
    up.reverse();
    Some(Plan { up, newcomers: counts })
}

/// Each way to end: the squares of the sizes from the last old division on, how many it sends down, and the newcomers of each.
fn endings(
    last: Before,
    out: isize,
    new: usize,
    newcomers: usize,
) -> impl Iterator<Item = (usize, usize, Vec<usize>)> {
    let most_down = if new == 0 { 0 } else { last.movable.min(LARGEST) };
    (0..=most_down).flat_map(move |down| {
        let stay = size(last, out, -isize::try_from(down).unwrap_or(0));
        (0..=LARGEST).filter_map(move |joining| {
            let stay = stay?;
            // No one goes down to make room for a newcomer.
            if down > 0 && joining > 0 || !fits(stay + joining) {
                return None;
            }
            let rest = newcomers.checked_sub(joining)?;
            let mut counts = vec![joining];
            let mut squares = (stay + joining).pow(2);
            // The new divisions, as equal as possible.
            let mut left = down + rest;
            for index in 0..new {
                let size = left.div_ceil(new - index);
                if !fits(size) {
                    return None;
                }
                left -= size;
                squares += size * size;
                // Those who were sent down are in the first of them.
                counts.push(size.checked_sub(if index == 0 { down } else { 0 })?);
            }
            (left == 0).then_some((squares, down, counts))
        })
    })
}

/// The size of a division that sends `out` to the one above (or gets them from there, if negative) and gets `up` from below;
/// `None` if too few of its players may move.
fn size(division: Before, out: isize, up: isize) -> Option<usize> {
    let (gone_up, gone_down) = (out.max(0).unsigned_abs(), up.min(0).unsigned_abs());
    let staying = division.movable.checked_sub(gone_down)?;
    let kept = (staying + division.relegated).checked_sub(gone_up)?;
    Some(division.promoted + kept + out.min(0).unsigned_abs() + up.max(0).unsigned_abs())
}

fn fits(size: usize) -> bool {
    (SMALLEST..=LARGEST).contains(&size)
}

/// The number of moves with this index: from `-LARGEST` to `LARGEST`.
fn moves(index: usize) -> isize {
    index.cast_signed() - LARGEST.cast_signed()
}

fn index_of(moves: isize) -> usize {
    (moves + LARGEST.cast_signed()).unsigned_abs()
}
