//! Random cases: how many, and which.

use rand::{RngExt as _, SeedableRng as _, rngs::StdRng, seq::IndexedRandom as _};

/// The source of a test's random cases: the same in every quick run, and others in every long one. Its seed is printed, so that
/// a run can be repeated.
#[expect(clippy::print_stderr, reason = "only the output of a failed test is shown")]
pub(super) fn source(of: &str) -> StdRng {
    let usual = || if setting("ATTACKS").is_some() { rand::random() } else { 1 };
    let seed = setting("ATTACK_SEED").unwrap_or_else(usual);
    eprintln!("{of}: ATTACK_SEED={seed}");
    StdRng::seed_from_u64(seed)
}

/// How many random cases there are: so many in the quick form.
pub(super) fn cases(quick: u64) -> u64 {
    setting("ATTACKS").unwrap_or(quick)
}

fn setting(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|value| value.parse().expect("a number"))
}

/// Bytes of anything as text of at most so many characters: ASCII, the signs that controls are written with, other
/// alphabets, signs that nobody sees.
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

/// A text that is nearly this one: cut, longer, with a part changed, doubled or exchanged.
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

/// One of several.
pub(super) fn one<'a, T>(rng: &mut StdRng, of: &'a [T]) -> &'a T {
    of.choose(rng).expect("one of several")
}

/// Says how much was tried, where somebody has asked to see it.
#[expect(clippy::print_stderr, reason = "only who runs the long form asks for it")]
pub(super) fn tried(what: &str, cases: u64) {
    eprintln!("tried {cases} {what}");
}
