//! The squares of each board, and their images under its symmetries.

use crate::mill::Mill;

/// A board that looks the same from several sides.
pub(crate) trait Symmetric: Sync {
    /// How many symmetries it has, the first of which changes nothing.
    const WAYS: u8;

    /// The squares, as bits of a set.
    fn squares() -> Vec<u64>;

    /// What becomes of a square.
    fn image(square: u64, way: u8) -> u64;
}

/// The board of Dara.
pub(crate) struct Dara;

impl Symmetric for Dara {
    const WAYS: u8 = 4;

    fn squares() -> Vec<u64> {
        (0..5).flat_map(|file| (0..6).map(move |rank| 1 << (7 * file + rank))).collect()
    }

    /// Bit 0 of `way` swaps left and right, bit 1 up and down.
    fn image(square: u64, way: u8) -> u64 {
        let (file, rank) = (square.trailing_zeros() / 7, square.trailing_zeros() % 7);
        let to_file = if way & 1 == 0 { file } else { 4 - file };
        let to_rank = if way & 2 == 0 { rank } else { 5 - rank };
        1 << (7 * to_file + to_rank)
    }
}

/// The board of Morris.
pub(crate) struct Morris;

impl Symmetric for Morris {
    const WAYS: u8 = 16;

    fn squares() -> Vec<u64> {
        (0..24).map(|point| 1 << point).collect()
    }

    /// Bit 0 of `way` mirrors, bit 1 swaps files and ranks, bit 2 turns by half a turn, bit 3 turns inside out.
    fn image(square: u64, way: u8) -> u64 {
        let points = Mill::points();
        let (mut file, mut rank) = points[square.trailing_zeros() as usize];
        if way & 1 != 0 {
            file = -file;
        }
        if way & 2 != 0 {
            (file, rank) = (rank, file);
        }
        if way & 4 != 0 {
            (file, rank) = (-file, -rank);
        }
        if way & 8 != 0 {
            let ring = file.abs().max(rank.abs());
            (file, rank) = (file / ring * (4 - ring), rank / ring * (4 - ring));
        }
        let at = points.iter().position(|&point| point == (file, rank));
        1 << at.expect("the board is symmetric")
    }
}

/// The images of sets, looked up.
pub(crate) struct Images {
    ways: Vec<Vec<u64>>,
}

impl Images {
    pub(crate) fn of<B: Symmetric>() -> Self {
        let of_way = |way| {
            let mut images = vec![0; 64];
            for square in B::squares() {
                images[square.trailing_zeros() as usize] = B::image(square, way);
            }
            images
        };
        Self { ways: (0..B::WAYS).map(of_way).collect() }
    }

    /// What becomes of a set.
    pub(crate) fn image(&self, set: u64, way: u8) -> u64 {
        let (mut rest, mut image) = (set, 0);
        while rest != 0 {
            image |= self.ways[usize::from(way)][rest.trailing_zeros() as usize];
            rest &= rest - 1;
        }
        image
    }
}

/// Every set of this many squares.
pub(crate) fn sets<B: Symmetric>(stones: u32) -> Vec<u64> {
    let mut sets = vec![0_u64];
    for _ in 0..stones {
        let longer = |set: u64| {
            let later = B::squares().into_iter().filter(move |&square| square > set);
            later.map(move |square| set | square)
        };
        sets = sets.iter().flat_map(|&set| longer(set)).collect();
    }
    sets
}
