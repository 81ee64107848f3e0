//! The points of the mill board as three rings of eight, so that one operation on bits looks along all lines at once.
//!
//! A set has a byte for each ring, the outermost lowest. Within a byte, bits go around the ring from a corner, so that even
//! ones are corners and odd ones middles of sides.

/// Every point.
pub(crate) const ALL: u32 = 0xFF_FFFF;
const CORNERS: u32 = 0x55_5555;
const MIDDLES: u32 = 0xAA_AAAA;
const MIDDLE_RING: u32 = 0xFF00;

/// By the numbering of `games`, file by file, the bit of each point here.
const PLACES: [u8; 24] =
    [0, 1, 2, 8, 9, 10, 16, 17, 18, 7, 15, 23, 19, 11, 3, 22, 21, 20, 14, 13, 12, 6, 5, 4];

/// The sets of a view's points, eight of them at a time.
static RINGED: [[u32; 256]; 3] = {
    let mut sets = [[0; 256]; 3];
    let mut part = 0;
    while part < 3 {
        let mut bits = 0;
        while bits < 256 {
            let mut at = 0;
            while at < 8 {
                if bits >> at & 1 == 1 {
                    sets[part][bits] |= 1 << PLACES[8 * part + at];
                }
                at += 1;
            }
            bits += 1;
        }
        part += 1;
    }
    sets
};

/// The set of a view's points.
#[inline]
pub(crate) const fn ringed(view: u64) -> u32 {
    let [low, middle, high, ..] = view.to_le_bytes();
    RINGED[0][low as usize] | RINGED[1][middle as usize] | RINGED[2][high as usize]
}

/// Each point's place one step on around its ring.
#[inline]
pub(crate) const fn on(set: u32) -> u32 {
    (set & 0x7F_7F7F) << 1 | set >> 7 & 0x01_0101
}

/// Each point's place one step back around its ring.
#[inline]
pub(crate) const fn back(set: u32) -> u32 {
    set >> 1 & 0x7F_7F7F | (set & 0x01_0101) << 7
}

/// Lines of one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Net {
    /// The points that lie on a line across the rings.
    crossed: u32,
}

/// The gaps of lines that lack one piece, by where the others are.
#[derive(Clone, Copy)]
struct Gaps {
    /// In the middle of a ring's side.
    inside: u32,
    /// At a corner, the others further back around the ring.
    ahead: u32,
    /// At a corner, the others further on.
    behind: u32,
    /// On a line across the rings.
    across: u32,
}

impl Net {
    /// The sixteen lines along rings and across their sides.
    pub(crate) const GRID: Self = Self { crossed: MIDDLES };

    /// With the four diagonals as well.
    pub(crate) const DIAGONAL: Self = Self { crossed: ALL };

    /// The points one step across the rings.
    #[inline]
    const fn across(self, set: u32) -> u32 {
        (set << 8 | set >> 8) & self.crossed
    }

    /// The points one step from some of these.
    #[inline]
    pub(crate) const fn beside(self, set: u32) -> u32 {
        on(set) | back(set) | self.across(set)
    }

    /// How many steps lead from one set into another.
    #[inline]
    pub(crate) const fn steps(self, from: u32, to: u32) -> u32 {
        let inwards = (from << 8 & to & self.crossed).count_ones();
        let outwards = (from >> 8 & to & self.crossed).count_ones();
        (on(from) & to).count_ones() + (back(from) & to).count_ones() + inwards + outwards
    }

    /// The middle points of full lines along the rings, and across them.
    #[inline]
    const fn full(self, set: u32) -> [u32; 2] {
        let across = set & set << 8 & set >> 8 & MIDDLE_RING & self.crossed;
        [set & on(set) & back(set) & MIDDLES, across]
    }

    /// The points of full lines.
    #[inline]
    pub(crate) const fn mills(self, set: u32) -> u32 {
        let [along, across] = self.full(set);
        along | on(along) | back(along) | across | across << 8 | across >> 8
    }

    /// How many lines are full, and how many of them have a piece that can step onto a point of `empty`.
    #[inline]
    pub(crate) const fn count_mills(self, set: u32, empty: u32) -> [u32; 2] {
        let [along, across] = self.full(set);
        let free = set & self.beside(empty);
        let along_free = along & (free | on(free) | back(free));
        let across_free = across & (free | free << 8 | free >> 8);
        [along.count_ones() + across.count_ones(), along_free.count_ones() + across_free.count_ones()]
    }

    #[inline]
    const fn gaps(self, set: u32) -> Gaps {
        let (on_one, back_one) = (on(set), back(set));
        let (inner, outer) = (set << 8, set >> 8);
        Gaps {
            inside: on_one & back_one & MIDDLES,
            ahead: on_one & on(on_one) & CORNERS,
            behind: back_one & back(back_one) & CORNERS,
            across: (outer & set >> 16 | inner & outer & MIDDLE_RING | inner & set << 16) & self.crossed,
        }
    }

    /// The points where one more piece would fill a line.
    #[inline]
    pub(crate) const fn closing(self, set: u32) -> u32 {
        let gaps = self.gaps(set);
        gaps.inside | gaps.ahead | gaps.behind | gaps.across
    }

    /// The lines that lack one piece, on a point of `empty`.
    #[inline]
    pub(crate) const fn open_gaps(self, set: u32, empty: u32) -> OpenGaps {
        let Gaps { inside, ahead, behind, across } = self.gaps(set);
        OpenGaps {
            net: self,
            gaps: Gaps {
                inside: inside & empty,
                ahead: ahead & empty,
                behind: behind & empty,
                across: across & empty,
            },
        }
    }
}

/// The lines that lack one piece where a point is empty.
#[derive(Clone, Copy)]
pub(crate) struct OpenGaps {
    net: Net,
    gaps: Gaps,
}

impl OpenGaps {
    /// How many there are.
    #[inline]
    pub(crate) const fn count(self) -> u32 {
        let Gaps { inside, ahead, behind, across } = self.gaps;
        inside.count_ones() + ahead.count_ones() + behind.count_ones() + across.count_ones()
    }

    /// How many of them a step of these pieces can fill. A line's own pieces don't count.
    #[inline]
    pub(crate) const fn filled_by(self, movers: u32) -> u32 {
        let Gaps { inside, ahead, behind, across } = self.gaps;
        let (on, back, crossing) = (on(movers), back(movers), self.net.across(movers));
        (inside & crossing).count_ones()
            + (ahead & (back | crossing)).count_ones()
            + (behind & (on | crossing)).count_ones()
            + (across & (on | back)).count_ones()
    }
}

#[cfg(test)]
mod tests {
    use games::{
        Game, RuleSet,
        lookahead::{Node, View, Visitor},
    };

    use super::*;

    /// The lines and the neighbours of each point, as the rules have them.
    struct Board {
        lines: Vec<u64>,
        neighbours: Vec<u64>,
    }

    impl Board {
        fn of(preset: &str) -> Self {
            struct Reads;

            impl Visitor for Reads {
                type Output = Board;

                fn visit<N: Node>(self, node: N) -> Board {
                    let View::Points { lines, neighbours, .. } = node.view() else { panic!("not Morris") };
                    Board { lines: lines.to_vec(), neighbours: neighbours.to_vec() }
                }
            }

            let rules: RuleSet = Game::Morris.preset(preset).unwrap();
            rules.start().look_ahead(Reads)
        }

        /// The points of a set, each as a set of its own.
        fn points(set: u64) -> impl Iterator<Item = (usize, u64)> {
            (0..24).map(|at| (at, 1 << at)).filter(move |(_, point)| set & point != 0)
        }
    }

    /// Two random sets that have no point in common.
    fn sets() -> impl Iterator<Item = [u64; 2]> {
        let mut state = 1_u64;
        let mut next = move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            state >> 40
        };
        std::iter::repeat_with(move || [next(), next(), next()])
            .map(|[some, others, fewer]| [some & others, fewer & !(some & others) & !some])
    }

    #[test]
    fn what_is_counted_is_what_the_lines_of_the_rules_say() {
        for (preset, net) in [("nine", Net::GRID), ("morabaraba", Net::DIAGONAL)] {
            let Board { lines, neighbours } = Board::of(preset);
            for [own, other] in sets().take(2_000) {
                let empty = !(own | other) & 0xFF_FFFF;
                let ring = [own, empty].map(ringed);
                let full = |line: &&u64| **line & !own == 0;
                let mills = lines.iter().filter(full).fold(0, |all, line| all | line);
                assert_eq!(net.mills(ring[0]), ringed(mills));
                let beside = Board::points(own).fold(0, |all, (at, _)| all | neighbours[at]);
                assert_eq!(net.beside(ring[0]), ringed(beside));
                let steps: u32 =
                    Board::points(own).map(|(at, _)| (neighbours[at] & empty).count_ones()).sum();
                assert_eq!(net.steps(ring[0], ring[1]), steps);
                let opens = |line: &&u64| Board::points(**line).any(|(at, _)| neighbours[at] & empty != 0);
                let counts =
                    [lines.iter().filter(full).count(), lines.iter().filter(full).filter(opens).count()];
                assert_eq!(
                    net.count_mills(ring[0], ring[1]),
                    counts.map(|count| u32::try_from(count).unwrap())
                );
                let lacking = lines.iter().filter(|&&line| (line & own).count_ones() == 2);
                let open: Vec<u64> = lacking.clone().copied().filter(|line| line & empty != 0).collect();
                let gaps = net.open_gaps(ring[0], ring[1]);
                assert_eq!(gaps.count() as usize, open.len());
                for movers in [own, own & mills, own & 0xF0_F0F0] {
                    let fillable = |line: &&u64| {
                        let hole = (**line & empty).trailing_zeros() as usize;
                        neighbours[hole] & movers & !**line != 0
                    };
                    assert_eq!(gaps.filled_by(ringed(movers)) as usize, open.iter().filter(fillable).count());
                }
                let closing = Board::points(0xFF_FFFF).filter(|(_, point)| {
                    lines.iter().any(|line| line & point != 0 && line & !point & !own == 0)
                });
                let closing = closing.fold(0, |all, (_, point)| all | point);
                assert_eq!(net.closing(ring[0]), ringed(closing));
            }
        }
    }
}
