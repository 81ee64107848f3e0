//! The legal actions of a position of Damas.

use super::{
    captures::{Capture, View},
    claims::Pending,
    ply::DamasPly,
    situation::Situation,
    squares,
};
use crate::{ManCaptures, Path, bits::Bits};

/// The squares whose moves are sorted after `force`: the files `g` and `h`.
const AFTER_FORCE: Bits = !0 << 48;

/// Lists every legal action of the next player, in the order of their text.
pub(super) fn list(now: &Situation, due: &Pending, man_captures: ManCaptures, list: &mut Vec<DamasPly>) {
    list.clear();
    let view = now.view(man_captures);
    let capturers = view.capturers();
    match *due {
        Pending::Capture(begun) => {
            let mut found = Vec::new();
            squares::each(capturers).for_each(|from| view.captures(from, &mut found));
            list.extend(found.into_iter().filter(|capture| fulfils(capture, begun)).map(DamasPly::Capture));
        }
        Pending::Turn(claim) => {
            own_turn(now, &view, capturers, list);
            if let Some(claim) = claim {
                list.insert(list.partition_point(|ply| ply.origin() & AFTER_FORCE == 0), DamasPly::Force);
                list.extend(claim.huffs());
            }
        }
    }
}

/// Whether a capture satisfies the claim: it is complete, and begins with the squares in `begun`.
pub(super) fn fulfils(capture: &Capture, begun: Option<Path>) -> bool {
    !capture.goes_on && begun.is_none_or(|begun| capture.path.squares().starts_with(begun.squares()))
}

/// Lists moves and captures.
fn own_turn(now: &Situation, view: &View, capturers: Bits, list: &mut Vec<DamasPly>) {
    let series = now.series();
    let (mut found, mut forbidden) = (Vec::new(), None);
    for from in squares::each(view.own) {
        for to in squares::each(view.steps(from)) {
            let step = DamasPly::Step { from, to };
            if series.forbids(from | to) {
                forbidden = Some(step);
            } else {
                list.push(step);
            }
        }
        if capturers & from != 0 {
            view.captures(from, &mut found);
            list.extend(found.drain(..).map(DamasPly::Capture));
        }
    }
    if list.is_empty() {
        // **Decided:** the ban is lifted if there is nothing else.
        list.extend(forbidden);
    }
}
