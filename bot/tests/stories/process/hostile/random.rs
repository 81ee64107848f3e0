//! How many random cases there are, and which.

use rand::{RngExt as _, SeedableRng as _, rngs::StdRng, seq::IndexedRandom as _};

/// The random source of a test: the same in every quick run, another in every long one. The seed is printed to repeat
/// a run.
#[expect(clippy::print_stderr, reason = "only the output of a failed test is shown")]
pub(super) fn source(of: &str) -> StdRng {
    let usual = || if setting("ATTACKS").is_some() { rand::random() } else { 1 };
    let seed = setting("ATTACK_SEED").unwrap_or_else(usual);
    eprintln!("{of}: ATTACK_SEED={seed}");
    StdRng::seed_from_u64(seed)
}

/// The number of random cases; this many in a quick run.
pub(super) fn cases(quick: u64) -> u64 {
    setting("ATTACKS").unwrap_or(quick)
}

fn setting(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|value| value.parse().expect("a number"))
}

/// Random text of up to so many characters: ASCII, the separators of ids, other alphabets, invisible characters.
pub(super) fn text(rng: &mut StdRng, longest: usize) -> String {
    const SIGNS: &[char] = &[
        ':',
        ',',
        '-',
        '+',
        '=',
        '/',
        '.',
        '0',
        '1',
        '9',
        'a',
        'b',
        'g',
        'z',
        'A',
        ' ',
        '\0',
        '\n',
        '\t',
        '*',
        '`',
        '@',
        '<',
        '>',
        '\u{7f}',
        'é',
        'ß',
        'İ',
        'Ж',
        'ع',
        '１',
        '١',
        '㎏',
        '\u{301}',
        '\u{200b}',
        '\u{200d}',
        '\u{202e}',
        '\u{2067}',
        '\u{feff}',
        '\u{fffd}',
        '\u{e000}',
        '👩',
        '🏽',
        '\u{10ffff}',
    ];
    let length = rng.random_range(0..=longest);
    (0..length)
        .map(|_| {
            if rng.random_bool(0.5) {
                char::from(rng.random_range(0x20..0x7f_u8))
            } else {
                SIGNS.choose(rng).copied().unwrap_or(':')
            }
        })
        .collect()
}

/// A text similar to this one: cut, extended, or with a part changed, doubled or swapped.
pub(super) fn near(rng: &mut StdRng, text: &str) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    for _ in 0..rng.random_range(1..=3) {
        let at = rng.random_range(0..=signs.len());
        match rng.random_range(0..6) {
            0 => signs.truncate(at),
            1 => signs.extend(self::text(rng, 8).chars()),
            2 if at < signs.len() => signs[at] = self::text(rng, 1).chars().next().unwrap_or('0'),
            3 => {
                let again: Vec<char> = signs[at..].to_vec();
                signs.extend(again);
            }
            4 if at < signs.len() => drop(signs.remove(at)),
            _ => signs.insert(at, *[':', '0', '9', '-', 'a'].choose(rng).unwrap_or(&':')),
        }
        signs.truncate(200);
    }
    signs.into_iter().collect()
}

/// A random element.
pub(super) fn one<'a, T>(rng: &mut StdRng, of: &'a [T]) -> &'a T {
    of.choose(rng).expect("one of several")
}

/// Prints how much was tried, in a long run.
#[expect(clippy::print_stderr, reason = "only who runs the long form asks for it")]
pub(super) fn tried(what: &str, cases: u64) {
    eprintln!("tried {cases} {what}");
}
