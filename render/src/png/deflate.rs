//! A zlib stream that is put together of bytes, and of rows that were compressed before.
//!
//! Boards are laid out of the same tiles over and over, and compressing them took most of a picture's time. The code is the same for
//! all, so that the bits of a tile's rows are, too, but for zeros at their ends, which are counted together with those around them.
//! The checksum needs no second look at the bytes either: both of its adler follow from what each byte adds by its value and place.

use std::mem;

use super::codewords::{self, BYTE, Codeword, END, MAX_COPY, MIN_COPY, MORE_ZEROS};

/// What says that a stream is zlib's, made by a fast compressor.
const ZLIB_HEADER: [u8; 2] = [0x78, 0x01];
/// Fewer zeros than these take no more bits one by one.
const MIN_RUN: usize = 6;
/// So many bytes are looked at together: most are zeros, and many follow each other.
const BLOCK: usize = 32;
/// The adler of the checksum, Adler-32, are remainders by this prime.
const PRIME: u64 = 65_521;

/// A zlib stream on its way.
#[derive(Default)]
pub(crate) struct Stream {
    bits_out: BitWriter,
    /// How many bytes were written.
    written: u64,
    /// How many zeros come behind them, and are not written yet.
    zeros: usize,
    adler: Adler32,
}

impl Stream {
    /// An empty one, with room for so many compressed bytes.
    pub(crate) fn new(room: usize) -> Self {
        let mut bytes = Vec::with_capacity(room);
        bytes.extend(ZLIB_HEADER);
        let mut bits_out = BitWriter { bytes, ..BitWriter::default() };
        codewords::header().for_each(|codeword| bits_out.write(codeword));
        Self { bits_out, ..Self::default() }
    }

    /// Adds bytes, and compresses them.
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

    /// Of the zeros among each eight bytes, those at both ends are counted. Single ones among others are written as they are, which
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

    /// Adds a row that was compressed before.
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

    /// Writes the zeros that were counted.
    fn end_zeros(&mut self) {
        let zeros = mem::take(&mut self.zeros);
        self.bits_out.zeros(zeros);
        self.written += zeros as u64;
    }

    /// The whole stream.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        self.end_zeros();
        self.bits_out.write(END);
        let checksum = self.adler.checksum(self.written);
        let mut bytes = self.bits_out.finish();
        bytes.extend(checksum.to_be_bytes());
        bytes
    }
}

/// How many bytes so many bits fill.
fn whole_bytes(bits: u32) -> usize {
    (bits / u8::BITS) as usize
}

/// CompressedRows that are compressed, to be put into streams.
#[derive(Default)]
pub(crate) struct CompressedRows {
    infos: Vec<RowInfo>,
    words: Vec<u64>,
}

/// What is known of a row beside its bits.
#[derive(Clone, Copy)]
struct RowInfo {
    /// The zeros at both ends, which have no bits here.
    before: u16,
    after: u16,
    /// How many bytes are between them, and how many bits they have.
    length: u16,
    bits: u32,
    /// Where these begin.
    word: u32,
    /// Of the bytes between the zeros, as if they were the first.
    adler: Adler32,
}

/// One of them.
#[derive(Clone, Copy)]
pub(crate) struct CompressedRow<'a> {
    info: RowInfo,
    words: &'a [u64],
}

impl CompressedRows {
    /// Compresses rows of this width.
    pub(crate) fn new(bytes: &[u8], width: u16) -> Self {
        let mut rows = Self::default();
        bytes.chunks_exact(usize::from(width).max(1)).for_each(|row| rows.add(row));
        // They are kept for long.
        rows.infos.shrink_to_fit();
        rows.words.shrink_to_fit();
        rows
    }

    fn add(&mut self, row: &[u8]) {
        let before = row.iter().take_while(|&&byte| byte == 0).count();
        let after = row.iter().skip(before).rev().take_while(|&&byte| byte == 0).count();
        let between = row.get(before..row.len() - after).unwrap_or_default();
        // A stream without a beginning. It ends with no zero, so that all of it is written.
        let mut stream = Stream::default();
        stream.bytes(between);
        // No row has more bytes than a width can be, and nobody keeps billions of rows.
        let [before, after, length] =
            [before, after, between.len()].map(|count| u16::try_from(count).unwrap_or(u16::MAX));
        let word = u32::try_from(self.words.len()).unwrap_or(u32::MAX);
        let bits = stream.bits_out.into_words(&mut self.words);
        self.infos.push(RowInfo { before, after, length, bits, word, adler: stream.adler });
    }

    /// The row of this number, from 0.
    pub(crate) fn get(&self, row: usize) -> Option<CompressedRow<'_>> {
        let info = *self.infos.get(row)?;
        let words = self.words.get(usize::try_from(info.word).ok()?..)?;
        Some(CompressedRow { info, words })
    }
}

/// What a checksum is made of.
#[derive(Clone, Copy, Default)]
struct Adler32 {
    /// Of all bytes.
    bytes: u64,
    /// Of all bytes, each times its place, counted from 0.
    placed: u64,
}

impl Adler32 {
    fn add(&mut self, byte: u8, place: u64) {
        self.bytes += u64::from(byte);
        self.placed += place * u64::from(byte);
    }

    /// Adds those of bytes that lie so much further on than they were counted.
    fn add_from(&mut self, Self { bytes, placed }: Self, place: u64) {
        self.bytes += bytes;
        self.placed += place * bytes + placed;
    }

    /// Adler-32 of so many bytes. Its second sum is that of the first one as it is after each byte, and the first begins with 1:
    /// each byte counts as often as there are bytes from it to the end.
    fn checksum(self, length: u64) -> u32 {
        let first = 1 + self.bytes;
        let second = length * first - self.placed;
        let [first, second] = [first, second].map(|sum| u32::try_from(sum % PRIME).unwrap_or_default());
        second << 16 | first
    }
}

/// Puts codewords one behind the other.
#[derive(Default)]
struct BitWriter {
    bytes: Vec<u8>,
    /// The last bits, which are no whole word yet; how many they are, less than 64.
    last: u64,
    count: u32,
}

impl BitWriter {
    fn byte(&mut self, byte: u8) {
        // Every byte has a codeword.
        self.write(BYTE.get(usize::from(byte)).copied().unwrap_or_default());
    }

    /// So many zeros.
    fn zeros(&mut self, zeros: usize) {
        if zeros < MIN_RUN {
            (0..zeros).for_each(|_| self.byte(0));
            return;
        }
        self.byte(0);
        let mut more = zeros - 1;
        while more >= MIN_COPY {
            // From the fewest to the most there is a codeword for each.
            let copied = more.min(MAX_COPY);
            self.write(MORE_ZEROS.get(copied).copied().unwrap_or_default());
            more -= copied;
        }
        (0..more).for_each(|_| self.byte(0));
    }

    fn write(&mut self, Codeword { bits, length }: Codeword) {
        self.bits(bits.into(), length.into());
    }

    /// The lowest `count` bits of a word that has no others, 64 at most.
    fn bits(&mut self, bits: u64, count: u32) {
        self.last |= bits << self.count;
        let all = self.count + count;
        if all < u64::BITS {
            self.count = all;
            return;
        }
        self.bytes.extend(self.last.to_le_bytes());
        // What did not fit.
        self.last = bits.checked_shr(u64::BITS - self.count).unwrap_or_default();
        self.count = all - u64::BITS;
    }

    /// So many bits of words that follow each other.
    fn append(&mut self, words: &[u64], count: u32) {
        let (whole, rest) = ((count / u64::BITS) as usize, count % u64::BITS);
        let mut words = words.iter();
        words.by_ref().take(whole).for_each(|&word| self.bits(word, u64::BITS));
        if let Some(&word) = words.next().filter(|_| rest > 0) {
            self.bits(word, rest);
        }
    }

    /// Adds all that was written to words, and says how many bits it is.
    fn into_words(self, words: &mut Vec<u64>) -> u32 {
        let before = words.len();
        words.extend(self.bytes.as_chunks().0.iter().map(|word| u64::from_le_bytes(*word)));
        let whole = u32::try_from(words.len() - before).unwrap_or_default();
        words.extend((self.count > 0).then_some(self.last));
        whole * u64::BITS + self.count
    }

    /// All that was written, in whole bytes.
    fn finish(mut self) -> Vec<u8> {
        let left = self.count.div_ceil(u8::BITS) as usize;
        self.bytes.extend(self.last.to_le_bytes().iter().take(left));
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a reader of another hand makes of the stream; it looks at the checksum, too.
    fn read(stream: Stream) -> Vec<u8> {
        fdeflate::decompress_to_vec(&stream.finish()).expect("zlib")
    }

    /// Bytes as if drawn by lot, of which many follow each other that are zeros.
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
    fn what_is_read_is_what_was_put_together() {
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
    fn every_byte_and_any_number_of_zeros_can_be_read() {
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
    fn the_checksum_holds_for_as_many_bytes_as_a_picture_has() {
        let mut stream = Stream::new(0);
        let row = CompressedRows::new(&[255; 1_120], 1_120);
        (0..1_100).for_each(|_| stream.row(row.get(0).unwrap()));
        assert_eq!(read(stream), vec![255; 1_120 * 1_100]);
    }

    #[test]
    fn zeros_are_counted_together_over_the_ends_of_rows() {
        let mut line = [0; 100];
        line[50] = 1;
        let rows = CompressedRows::new(&[line, [0; 100], [0; 100], [0; 100]].concat(), 100);
        let (mut of_rows, mut of_bytes) = (Stream::new(0), Stream::new(0));
        for row in 0..4 {
            of_rows.row(rows.get(row).unwrap());
            of_bytes.bytes(if row == 0 { &line } else { &[0; 100] });
        }
        // Beside what every stream has: two runs of zeros, and a one between them.
        let alone = Stream::new(0).finish().len();
        let [of_rows, of_bytes] = [of_rows, of_bytes].map(|stream| stream.finish().len() - alone);
        assert_eq!((of_rows, of_bytes), (5, 5));
    }
}
