//! What changes from one picture to the next, as a few rectangles.

use crate::draw::canvas::Area;

/// The most rectangles for one change.
const MAX_AREAS: usize = 3;
/// Merging two rectangles pays if it adds fewer pixels than this: another frame costs as much.
const FRAME_COST: usize = 400;

/// Two pictures of one size, as indices, row by row.
#[derive(Clone, Copy)]
pub(crate) struct Change<'a> {
    pub(crate) before: &'a [u8],
    pub(crate) now: &'a [u8],
    /// Pixels across.
    pub(crate) width: u16,
}

impl<'a> Change<'a> {
    /// Rectangles that hold every changed pixel and few others, the largest first. Only `places` are
    /// compared.
    pub(crate) fn areas(self, places: &[Area]) -> Vec<Area> {
        let mut areas = merged(places.iter().filter_map(|&place| self.bounds(place)).collect());
        areas.sort_by_key(|area| std::cmp::Reverse(area.pixels()));
        areas
    }

    /// The pixels of an area, with `stays` where nothing changed.
    pub(crate) fn pixels(self, area: Area, stays: u8) -> Vec<u8> {
        let rows = self.rows(area);
        let pixels = rows.flat_map(|(before, now)| before.iter().zip(now));
        pixels.map(|(before, now)| if before == now { stays } else { *now }).collect()
    }

    /// The smallest rectangle around the changes within a place.
    fn bounds(self, place: Area) -> Option<Area> {
        let changed = |((before, now), top): ((&[u8], &[u8]), u16)| {
            let differs = |(before, now): (&u8, &u8)| before != now;
            let first = before.iter().zip(now).position(differs)?;
            let last = before.iter().zip(now).rposition(differs)?;
            let (first, last) = (u16::try_from(first).ok()?, u16::try_from(last).ok()?);
            Some(Area { left: place.left + first, top, width: last - first + 1, height: 1 })
        };
        // Most rows are equal, and comparing whole rows is fast.
        let rows = self.rows(place).zip(place.top..).filter(|((before, now), _)| before != now);
        rows.filter_map(changed).reduce(Area::union)
    }

    /// The rows of an area, before and now.
    fn rows(self, area: Area) -> impl Iterator<Item = (&'a [u8], &'a [u8])> {
        let width = usize::from(self.width).max(1);
        let part = move |row: &'a [u8]| {
            row.get(area.left.into()..(area.left + area.width).into()).unwrap_or_default()
        };
        let rows = self.before.chunks_exact(width).zip(self.now.chunks_exact(width));
        rows.skip(area.top.into())
            .take(area.height.into())
            .map(move |(before, now)| (part(before), part(now)))
    }
}

/// Merges areas, always the two that waste the fewest pixels, until there are few and no merge pays.
fn merged(mut areas: Vec<Area>) -> Vec<Area> {
    loop {
        let pairs = areas.iter().enumerate().flat_map(|(index, &b)| {
            areas.iter().take(index).enumerate().map(move |(at, &a)| {
                let both = a.union(b);
                (both.pixels().saturating_sub(a.pixels() + b.pixels()), at, index, both)
            })
        });
        let best = pairs.min_by_key(|&(wasted, ..)| wasted);
        let Some((_, at, index, both)) =
            best.filter(|&(wasted, ..)| areas.len() > MAX_AREAS || wasted < FRAME_COST)
        else {
            return areas;
        };
        areas.swap_remove(index);
        // `at` is less than `index`, so `swap_remove` did not move it.
        areas.iter_mut().skip(at).take(1).for_each(|area| *area = both);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn area(left: u16, top: u16, width: u16, height: u16) -> Area {
        Area { left, top, width, height }
    }

    #[test]
    fn only_changed_pixels_are_kept() {
        let before = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
        let now = [1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 3, 1];
        let change = Change { before: &before, now: &now, width: 4 };
        let areas = change.areas(&[area(0, 0, 2, 3), area(2, 0, 2, 3)]);
        assert_eq!(areas, [area(1, 1, 2, 2)]);
        assert_eq!(change.pixels(areas[0], 9), [2, 9, 9, 3]);
        assert_eq!(Change { now: &before, ..change }.areas(&[area(0, 0, 4, 3)]), []);
    }

    #[test]
    fn distant_rectangles_stay_apart_but_there_are_never_many() {
        let corner = |left, top| area(left, top, 30, 20);
        let corners = vec![corner(0, 0), corner(0, 300), corner(40, 0), corner(500, 0), corner(540, 300)];
        let expect = [area(0, 0, 530, 20), area(0, 300, 30, 20), area(540, 300, 30, 20)];
        assert_eq!(merged(corners), expect);
        assert_eq!(merged(vec![corner(0, 0), corner(0, 300)]), [corner(0, 0), corner(0, 300)]);
    }
}
