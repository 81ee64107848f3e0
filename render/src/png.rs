//! PNG files, written by hand because that is faster.
//!
//! A board is made of the same few squares over and over. A library compresses the whole picture that it's
//! given, every time, which takes 0.46 ms or more. Here a square is compressed once, when its tile is drawn,
//! and a picture is joined from bits that already exist, in 0.15 to 0.24 ms.
//!
//! What makes this possible:
//!
//! - Every row is stored as its differences from the row above. Differences add up, so a tile adds the same to
//!   any picture, wherever it lies ([`differences`]).
//! - All pictures share one Huffman code, so the bits of a row fit into any of them ([`codewords`]).
//! - Bits can be appended without looking at the bytes again, and so can the checksum ([`deflate`]).
//!
//! Nothing here may know games, boards or themes: bytes come in, and bytes go out. Headers and chunks are left
//! to the `png` crate, and pictures that aren't made of tiles to the `image` crate ([`encode`]).

mod codewords;
pub(crate) mod deflate;
pub(crate) mod differences;
pub(crate) mod encode;
