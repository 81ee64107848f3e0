//! How many positions are won, drawn and lost.

use games::{Side, lookahead::Node as _};

use super::{
    Dara,
    squares::{Squares, to_view},
    table::Table,
};
use crate::tablebase::{count::Count, ranking::Ranking, solved::Solved};

/// All positions in which the side to move isn't skipped, mirror images one by one.
pub(super) fn all(dara: &Dara) -> Vec<Count> {
    let four = dara.four.as_ref();
    let mut counts = vec![of_table(dara, [3, 3], &dara.three, Side::First)];
    counts.extend(four.map(|four| of_table(dara, [4, 3], four, Side::First)));
    counts.extend(four.map(|four| of_table(dara, [3, 4], four, Side::Second)));
    counts
}

/// The positions of one table, with the larger set or the other one to move.
fn of_table(dara: &Dara, stones: [u32; 2], table: &Table, to_act: Side) -> Count {
    let mut count = Count { stones, ..Count::NONE };
    for number in 0..table.ranking.len() {
        let Some((first, second)) = table.ranking.position(number) else { continue };
        let stones = [first, second].map(to_view);
        let Some(node) = dara.options.move_phase(stones, to_act) else { continue };
        if node.to_act().side() != to_act {
            continue;
        }
        let Some(distance) = dara.distance(&node) else { continue };
        count.add(Solved::from_distance(distance), Ranking::<Squares>::images(first, second));
    }
    count
}
