//! A zlib stream, joined from bytes and from rows that were compressed earlier.
//!
//! Compressing used to take most of a picture's time, although boards are made of the same tiles over and
//! over. All streams share one code, so that the bits of a tile's row never change, except for zeros at its
//! ends: those are counted together with the zeros around them. Nor does the checksum need the bytes again,
//! because what each byte adds to it follows from its value and place.

use std::mem;

use super::codewords::{self, BYTE, Codeword, END, MAX_COPY, MIN_COPY, MORE_ZEROS};

/// Zlib header: deflate, at the fastest level.
const ZLIB_HEADER: [u8; 2] = [0x78, 0x01];
/// Shorter runs of zeros take no more bits one by one.
const MIN_RUN: usize = 6;
/// Bytes to compare at once. Most are zeros, in long runs.
const BLOCK: usize = 32;
/// Both sums of Adler-32 are taken modulo this prime.
const PRIME: u64 = 65_521;

/// A zlib stream that is being written.
#[derive(Default)]
pub(crate) struct Stream {
    bits_out: BitWriter,
    /// Bytes written so far.
    written: u64,
    /// Zeros that follow, not written yet.
    zeros: usize,
    adler: Adler32,
}

impl Stream {
    /// An empty stream, with capacity for `room` compressed bytes.
    pub(crate) fn new(room: usize) -> Self {
        let mut bytes = Vec::with_capacity(room);
        bytes.extend(ZLIB_HEADER);
        let mut bits_out = BitWriter { bytes, ..BitWriter::default() };
        codewords::header().for_each(|codeword| bits_out.write(codeword));
        Self { bits_out, ..Self::default() }
    }

    /// Compresses bytes and appends them.
    pub(crate) fn bytes(&mut self, bytes: &[u8]) {
        let (blocks, rest) = bytes.as_chunks::<BLOCK>();
        for block in blocks {
            if *block == [0; BLOCK] {
                self.zeros += BLOCK;
            } else {
                self.eights(block.as_chunks().0);
            }
        }
        let (eights, rest) = rest.as_chunks();
        self.eights(eights);
        for &byte in rest {
            if byte == 0 {
                self.zeros += 1;
            } else {
                self.end_zeros();
                self.byte(byte);
            }
        }
    }

    /// Counts zeros at both ends of each eight bytes. Those in the middle are written one by one, which
    /// seldom takes more bits.
    fn eights(&mut self, eights: &[[u8; 8]]) {
        for eight in eights {
            let together = u64::from_le_bytes(*eight);
            if together == 0 {
                self.zeros += eight.len();
                continue;
            }
            let (before, after) =
                (whole_bytes(together.trailing_zeros()), whole_bytes(together.leading_zeros()));
            self.zeros += before;
            self.end_zeros();
            eight.iter().take(eight.len() - after).skip(before).for_each(|&byte| self.byte(byte));
            self.zeros = after;
        }
    }

    /// Appends a row that was compressed earlier.
    pub(crate) fn row(&mut self, row: CompressedRow<'_>) {
        self.zeros += usize::from(row.info.before);
        if row.info.bits > 0 {
            self.end_zeros();
            self.bits_out.append(row.words, row.info.bits);
            self.adler.add_from(row.info.adler, self.written);
            self.written += u64::from(row.info.length);
        }
        self.zeros += usize::from(row.info.after);
    }

    fn byte(&mut self, byte: u8) {
        self.bits_out.byte(byte);
        self.adler.add(byte, self.written);
        self.written += 1;
    }

    /// Writes the zeros counted so far.
    fn end_zeros(&mut self) {
        let zeros = mem::take(&mut self.zeros);
        self.bits_out.zeros(zeros);
        self.written += zeros as u64;
    }

    /// The finished stream.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        self.end_zeros();
        self.bits_out.write(END);
        let checksum = self.adler.checksum(self.written);
        let mut bytes = self.bits_out.finish();
        bytes.extend(checksum.to_be_bytes());
        bytes
    }
}

fn whole_bytes(bits: u32) -> usize {
    (bits / u8::BITS) as usize
}

/// Compressed rows, to be appended to streams.
#[derive(Default)]
pub(crate) struct CompressedRows {
    infos: Vec<RowInfo>,
    words: Vec<u64>,
}

/// What is known about a row besides its bits.
#[derive(Clone, Copy)]
struct RowInfo {
    /// Zeros at both ends, which aren't part of the bits.
    before: u16,
    after: u16,
    /// Bytes between the zeros, and bits that they take.
    length: u16,
    bits: u32,
    /// Index of the first word of the bits.
    word: u32,
    /// Checksum of the bytes between the zeros, as if they came first.
    adler: Adler32,
}

/// One compressed row.
#[derive(Clone, Copy)]
pub(crate) struct CompressedRow<'a> {
    info: RowInfo,
    words: &'a [u64],
}

impl CompressedRows {
    /// Compresses rows of `width` bytes.
    pub(crate) fn new(bytes: &[u8], width: u16) -> Self {
        let mut rows = Self::default();
        bytes.chunks_exact(usize::from(width).max(1)).for_each(|row| rows.add(row));
        // Rows are kept for a long time.
        rows.infos.shrink_to_fit();
        rows.words.shrink_to_fit();
        rows
    }

    fn add(&mut self, row: &[u8]) {
        let before = row.iter().take_while(|&&byte| byte == 0).count();
        let after = row.iter().skip(before).rev().take_while(|&&byte| byte == 0).count();
        let between = row.get(before..row.len() - after).unwrap_or_default();
        // A stream without a header. The last byte isn't zero, so nothing stays uncounted.
        let mut stream = Stream::default();
        stream.bytes(between);
        // A row is at most as long as a width can be, and no one keeps billions of rows.
        let [before, after, length] =
            [before, after, between.len()].map(|count| u16::try_from(count).unwrap_or(u16::MAX));
        let word = u32::try_from(self.words.len()).unwrap_or(u32::MAX);
        let bits = stream.bits_out.into_words(&mut self.words);
        self.infos.push(RowInfo { before, after, length, bits, word, adler: stream.adler });
    }

    /// The row with this number, from 0.
    pub(crate) fn get(&self, row: usize) -> Option<CompressedRow<'_>> {
        let info = *self.infos.get(row)?;
        let words = self.words.get(usize::try_from(info.word).ok()?..)?;
        Some(CompressedRow { info, words })
    }
}

/// The sums that an Adler-32 checksum is made of.
#[derive(Clone, Copy, Default)]
struct Adler32 {
    /// Sum of all bytes.
    bytes: u64,
    /// Sum of all bytes, each times its index.
    placed: u64,
}

impl Adler32 {
    fn add(&mut self, byte: u8, place: u64) {
        self.bytes += u64::from(byte);
        self.placed += place * u64::from(byte);
    }

    /// Adds the sums of bytes that start at index `place`.
    fn add_from(&mut self, Self { bytes, placed }: Self, place: u64) {
        self.bytes += bytes;
        self.placed += place * bytes + placed;
    }

    /// The checksum of `length` bytes. Its first sum starts at 1. Its second adds up the first after each
    /// byte, so that each byte counts once for every byte from it to the end.
    fn checksum(self, length: u64) -> u32 {
        let first = 1 + self.bytes;
        let second = length * first - self.placed;
        let [first, second] = [first, second].map(|sum| u32::try_from(sum % PRIME).unwrap_or_default());
        second << 16 | first
    }
}

/// Writes codewords one after the other.
#[derive(Default)]
struct BitWriter {
    bytes: Vec<u8>,
    /// Bits that don't fill a word yet, and how many there are: fewer than 64.
    last: u64,
    count: u32,
}

impl BitWriter {
    fn byte(&mut self, byte: u8) {
        // Every byte has a codeword.
        self.write(BYTE.get(usize::from(byte)).copied().unwrap_or_default());
    }

    /// Writes a run of zeros.
    fn zeros(&mut self, zeros: usize) {
        if zeros < MIN_RUN {
            (0..zeros).for_each(|_| self.byte(0));
            return;
        }
        self.byte(0);
        let mut more = zeros - 1;
        while more >= MIN_COPY {
            // Every length from the least to the most has a codeword.
            let copied = more.min(MAX_COPY);
            self.write(MORE_ZEROS.get(copied).copied().unwrap_or_default());
            more -= copied;
        }
        (0..more).for_each(|_| self.byte(0));
    }

    fn write(&mut self, Codeword { bits, length }: Codeword) {
        self.bits(bits.into(), length.into());
    }

    /// Writes the lowest `count` bits (at most 64); the others are zero.
    fn bits(&mut self, bits: u64, count: u32) {
        self.last |= bits << self.count;
        let all = self.count + count;
        if all < u64::BITS {
            self.count = all;
            return;
        }
        self.bytes.extend(self.last.to_le_bytes());
        // What didn't fit.
        self.last = bits.checked_shr(u64::BITS - self.count).unwrap_or_default();
        self.count = all - u64::BITS;
    }

    /// Appends `count` bits of consecutive words.
    fn append(&mut self, words: &[u64], count: u32) {
        let (whole, rest) = ((count / u64::BITS) as usize, count % u64::BITS);
        let mut words = words.iter();
        words.by_ref().take(whole).for_each(|&word| self.bits(word, u64::BITS));
        if let Some(&word) = words.next().filter(|_| rest > 0) {
            self.bits(word, rest);
        }
    }

    /// Moves everything written to `words`, and returns the number of bits.
    fn into_words(self, words: &mut Vec<u64>) -> u32 {
        let before = words.len();
        words.extend(self.bytes.as_chunks().0.iter().map(|word| u64::from_le_bytes(*word)));
        let whole = u32::try_from(words.len() - before).unwrap_or_default();
        words.extend((self.count > 0).then_some(self.last));
        whole * u64::BITS + self.count
    }

    /// Everything written, in whole bytes.
    fn finish(mut self) -> Vec<u8> {
        let left = self.count.div_ceil(u8::BITS) as usize;
        self.bytes.extend(self.last.to_le_bytes().iter().take(left));
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Decompresses a stream with an independent reader, which checks the checksum too.
    fn read(stream: Stream) -> Vec<u8> {
        fdeflate::decompress_to_vec(&stream.finish()).expect("zlib")
    }

    /// Pseudo-random bytes with many runs of zeros.
    fn bytes(seed: &mut u64, count: usize) -> Vec<u8> {
        let mut next = || {
            *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            seed.to_be_bytes()[0]
        };
        let mut bytes = Vec::new();
        while bytes.len() < count {
            let zeros = [0, 0, 1, 2, 5, 6, 7, 40, 300][usize::from(next()) % 9];
            bytes.extend(std::iter::repeat_n(0, zeros));
            bytes.extend((0..next() % 5).map(|_| next()));
        }
        bytes.truncate(count);
        bytes
    }

    #[test]
    fn streams_of_bytes_and_rows_decompress_to_the_same_bytes() {
        let mut seed = 1;
        for width in 1..=130 {
            let (mut stream, mut all) = (Stream::new(0), Vec::new());
            for count in [0, 1, 7, 8, 9, 63, 200] {
                let (between, rows) = (bytes(&mut seed, count), bytes(&mut seed, 3 * usize::from(width)));
                stream.bytes(&between);
                all.extend(between);
                let compressed = CompressedRows::new(&rows, width);
                (0..3).for_each(|row| stream.row(compressed.get(row).unwrap()));
                all.extend(rows);
                assert!(compressed.get(3).is_none());
            }
            assert_eq!(read(stream), all, "rows of {width}");
        }
    }

    #[test]
    fn every_byte_and_every_run_of_zeros_can_be_decompressed() {
        let (mut stream, mut all) = (Stream::new(0), Vec::new());
        for (zeros, byte) in (0..=900).zip((1..=u8::MAX).cycle()) {
            let mut run = vec![0; zeros];
            run.push(byte);
            stream.bytes(&run);
            all.extend(run);
        }
        stream.bytes(&[0; 700]);
        all.extend([0; 700]);
        assert_eq!(read(stream), all);
        assert_eq!(read(Stream::new(0)), []);
    }

    #[test]
    fn the_checksum_is_right_for_a_whole_picture() {
        let mut stream = Stream::new(0);
        let row = CompressedRows::new(&[255; 1_120], 1_120);
        (0..1_100).for_each(|_| stream.row(row.get(0).unwrap()));
        assert_eq!(read(stream), vec![255; 1_120 * 1_100]);
    }

    #[test]
    fn runs_of_zeros_continue_across_rows() {
        let mut line = [0; 100];
        line[50] = 1;
        let rows = CompressedRows::new(&[line, [0; 100], [0; 100], [0; 100]].concat(), 100);
        let (mut of_rows, mut of_bytes) = (Stream::new(0), Stream::new(0));
        for row in 0..4 {
            of_rows.row(rows.get(row).unwrap());
            of_bytes.bytes(if row == 0 { &line } else { &[0; 100] });
        }
        // Besides what every stream has, only two runs of zeros with a one in between.
        let alone = Stream::new(0).finish().len();
        let [of_rows, of_bytes] = [of_rows, of_bytes].map(|stream| stream.finish().len() - alone);
        assert_eq!((of_rows, of_bytes), (5, 5));
    }
}
