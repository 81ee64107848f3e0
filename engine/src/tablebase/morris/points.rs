//! The points of the mill board and their sixteen symmetries: turned, mirrored, and turned inside out.

use crate::{
    rings::{back, on},
    tablebase::ranking::Symmetric,
};

/// The board: the two lowest bits of a way are its quarter turns, bit 2 turns the board inside out, bit 3 mirrors it.
#[derive(Clone, Copy, Debug)]
pub(in crate::tablebase) struct Points;

impl Symmetric for Points {
    const SQUARES: u32 = 24;
    const WAYS: u8 = 16;

    #[inline]
    fn image(set: u32, way: u8) -> u32 {
        let mut set = set;
        if way & 8 != 0 {
            // Backwards around each ring, and the rings in opposite order, so that they change places again.
            set = inside_out(on(set.reverse_bits() >> 8));
        }
        if way & 4 != 0 {
            set = inside_out(set);
        }
        match way & 3 {
            0 => set,
            1 => on(on(set)),
            2 => (set & 0x0F_0F0F) << 4 | set >> 4 & 0x0F_0F0F,
            _ => back(back(set)),
        }
    }

    fn inverse(way: u8) -> u8 {
        // A mirror image is turned the other way, so that a second one undoes the first.
        if way & 8 != 0 { way } else { way & 4 | (4 - (way & 3)) & 3 }
    }
}

/// The outermost ring and the innermost change places.
const fn inside_out(set: u32) -> u32 {
    set & 0xFF00 | (set & 0xFF) << 16 | set >> 16
}
