//! A deflate encoder for rows of differences that are mostly zero and repeat from square to square.
//!
//! General encoders look for repetitions everywhere, which costs milliseconds, or nowhere, which costs twice the bytes.
//! Pictures of boards repeat at known distances: the next square, the next stone in a tray. Only there is looked.

use crate::huffman::{Code, Writer};

/// The longest repetition that the format can name.
const LONGEST: usize = 258;
/// Shorter repetitions cost more than the bytes themselves.
const SHORTEST: usize = 5;
/// How far back the format can look.
const WINDOW: usize = 32 * 1024;

/// The data as a zlib stream, looking for repetitions at the given distances only.
pub(crate) fn zlib(data: &[u8], distances: &[usize]) -> Vec<u8> {
    let tokens = tokens(data, distances);
    let mut literals = [0; 286];
    let mut backs = [0; 30];
    for token in &tokens {
        match *token {
            Token::Byte(byte) => literals[usize::from(byte)] += 1,
            Token::Repeat { length, distance } => {
                literals[length_symbol(length).symbol] += 1;
                backs[distance_symbol(distance).symbol] += 1;
            }
        }
    }
    literals[END] += 1;
    let (literals, backs) = (Code::<286>::of(literals, 15), Code::<30>::of(backs, 15));
    let mut writer = Writer::new(vec![0x78, 0x01], data.len() / 16);
    // One block, the last, with codes of its own.
    writer.put(0b101, 3);
    write_codes(&mut writer, &literals, &backs);
    for token in &tokens {
        match *token {
            Token::Byte(byte) => writer.symbol(&literals, byte.into()),
            Token::Repeat { length, distance } => {
                let (length, distance) = (length_symbol(length), distance_symbol(distance));
                writer.symbol(&literals, length.symbol);
                writer.put(length.rest, length.bits);
                writer.symbol(&backs, distance.symbol);
                writer.put(distance.rest, distance.bits);
            }
        }
    }
    writer.symbol(&literals, END);
    let mut stream = writer.finish();
    stream.extend(simd_adler32::adler32(&data).to_be_bytes());
    stream
}

/// The symbol that ends a block.
const END: usize = 256;

#[derive(Clone, Copy)]
enum Token {
    Byte(u8),
    Repeat { length: u16, distance: u16 },
}

fn tokens(data: &[u8], distances: &[usize]) -> Vec<Token> {
    let mut tokens = Vec::with_capacity(data.len() / 16);
    let mut at = 0;
    while let Some(&byte) = data.get(at) {
        if byte == 0 {
            let zeros = zeros(&data[at..]);
            at += zeros;
            tokens.push(Token::Byte(0));
            repeat(&mut tokens, zeros - 1, 1, 0);
            continue;
        }
        match longest(data, at, distances) {
            Some((length, distance)) if length >= SHORTEST => {
                at += length;
                repeat(&mut tokens, length, distance, byte);
            }
            _ => {
                tokens.push(Token::Byte(byte));
                at += 1;
            }
        }
    }
    tokens
}

/// Adds a repetition of any length; what is too short for one is `byte`s.
fn repeat(tokens: &mut Vec<Token>, mut length: usize, distance: usize, byte: u8) {
    while length >= 3 {
        // Nothing shorter than three may be left over.
        let part = if length > LONGEST { LONGEST.min(length - 3) } else { length };
        #[expect(clippy::cast_possible_truncation, reason = "258 and 32,768 at most")]
        tokens.push(Token::Repeat { length: part as u16, distance: distance as u16 });
        length -= part;
    }
    tokens.extend((0..length).map(|_| Token::Byte(byte)));
}

/// How many zeros the data begins with.
fn zeros(data: &[u8]) -> usize {
    let words = data.chunks_exact(8).take_while(|word| word.iter().fold(0, |all, byte| all | byte) == 0).count() * 8;
    words + data[words..].iter().take_while(|&&byte| byte == 0).count()
}

/// The longest repetition that begins at a place, and its distance.
fn longest(data: &[u8], at: usize, distances: &[usize]) -> Option<(usize, usize)> {
    let here = &data[at..];
    distances
        .iter()
        .filter(|&&distance| distance <= at && distance < WINDOW)
        .map(|&distance| (common(here, &data[at - distance..]), distance))
        .max_by_key(|&(length, _)| length)
}

/// How many bytes two stretches begin with in common.
fn common(a: &[u8], b: &[u8]) -> usize {
    let words = a.chunks_exact(8).zip(b.chunks_exact(8)).take_while(|(a, b)| a == b).count() * 8;
    words + a[words..].iter().zip(&b[words..]).take_while(|(a, b)| a == b).count()
}

/// A number as the format writes it: a symbol, and some bits that tell numbers of one symbol apart.
struct Symbol {
    symbol: usize,
    rest: u64,
    bits: u32,
}

/// For 3 to 258.
fn length_symbol(length: u16) -> Symbol {
    let l = usize::from(length) - 3;
    if usize::from(length) == LONGEST {
        return Symbol { symbol: 285, rest: 0, bits: 0 };
    }
    let bits = l.checked_ilog2().map_or(0, |log| log.saturating_sub(2));
    Symbol { symbol: 257 + 4 * bits as usize + (l >> bits), rest: l as u64 & ((1 << bits) - 1), bits }
}

/// For 1 to 32,768.
fn distance_symbol(distance: u16) -> Symbol {
    let d = usize::from(distance) - 1;
    let bits = d.checked_ilog2().map_or(0, |log| log.saturating_sub(1));
    Symbol { symbol: 2 * bits as usize + (d >> bits), rest: d as u64 & ((1 << bits) - 1), bits }
}

/// The lengths of both codes, themselves coded, as they stand at the head of a block.
fn write_codes(writer: &mut Writer, literals: &Code<286>, backs: &Code<30>) {
    /// The order in which the format stores the lengths of the code for lengths.
    const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
    let lengths: Vec<usize> = literals.lengths().chain(backs.lengths()).collect();
    let mut counts = [0; 19];
    for &length in &lengths {
        counts[length] += 1;
    }
    let code = Code::<19>::of(counts, 7);
    writer.put(286 - 257, 5);
    writer.put(30 - 1, 5);
    writer.put(19 - 4, 4);
    let of_code: Vec<usize> = code.lengths().collect();
    ORDER.iter().for_each(|&symbol| writer.put(of_code[symbol] as u64, 3));
    lengths.iter().for_each(|&length| writer.symbol(&code, length));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads the stream back as a PNG decoder would.
    fn check(data: &[u8], distances: &[usize]) {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, u32::try_from(data.len()).unwrap() - 1, 1);
        encoder.set_color(png::ColorType::Grayscale);
        let mut writer = encoder.write_header().unwrap();
        writer.write_chunk(png::chunk::IDAT, &zlib(data, distances)).unwrap();
        writer.finish().unwrap();
        let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        reader.next_frame(&mut pixels).unwrap();
        assert_eq!(pixels, data[1..]);
    }

    #[test]
    fn what_was_written_reads_back() {
        let mut noise = 1u32;
        let mut lot = move |below: u32| {
            noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (noise >> 16) % below
        };
        for colours in [1, 2, 3, 40, 256] {
            for length in [2, 3, 4, 9, 300, 1_000, 40_000] {
                // The first byte is the filter of the row: none.
                let mut data = vec![0u8];
                while data.len() < length {
                    match lot(3) {
                        0 => data.extend(vec![0; lot(700) as usize]),
                        1 if data.len() > 128 => data.extend_from_within(data.len() - 128..data.len() - lot(100) as usize),
                        _ => data.push(lot(colours) as u8),
                    }
                }
                check(&data, &[23, 128, 256, 40_000]);
                check(&data, &[]);
            }
        }
    }

    #[test]
    fn every_length_and_distance_has_its_symbol() {
        let parts = |s: Symbol| (s.symbol, s.rest, s.bits);
        assert_eq!([3, 10, 11, 18, 257, 258].map(|l| parts(length_symbol(l))).map(|p| p.0), [257, 264, 265, 268, 284, 285]);
        assert_eq!([1, 4, 5, 8, 24_577, 32_767].map(|d| parts(distance_symbol(d))).map(|p| p.0), [0, 3, 4, 5, 29, 29]);
        assert_eq!(parts(length_symbol(14)), (266, 1, 1));
        assert_eq!(parts(distance_symbol(128)), (13, 31, 5));
    }
}
