//! PNG files, written by hand because that is faster.
//!
//! A board is laid out of the same few squares over and over. A library compresses the whole picture that it is given, every time:
//! 0.46 ms and more. Here a square is compressed once, when its tile is drawn, and a picture is put together of bits that already
//! exist: 0.15 to 0.24 ms.
//!
//! What makes this possible:
//!
//! - every row is stored as its differences from the row above, and differences add up, so that a tile's share of a picture is the
//!   same wherever it lies ([`differences`]);
//! - all pictures share one Huffman code, so that a row's bits fit into any of them ([`codewords`]);
//! - bits, and the checksum's sums, can be appended without looking at the bytes again ([`deflate`]).
//!
//! Nothing here may know games, boards or themes: bytes come in, and bytes go out. Headers and chunks are left to the `png` crate, and
//! pictures that are not made of tiles to the `image` crate ([`encode`]).

mod codewords;
pub(crate) mod deflate;
pub(crate) mod differences;
pub(crate) mod encode;
