//! Patterns of stones on a small part of a board, numbered in base 3: each square is empty, the first side's or the
//! second's.
//!
//! Patterns that are mirrored or turned mean the same, and with the colours swapped they mean the opposite. So one
//! weight stands for up to sixteen of them.

/// By a set of up to nine bits, the number that has the digit 1 at each.
pub(crate) static DIGITS: [u16; 512] = {
    let mut digits = [0; 512];
    let mut bits = 0;
    while bits < 512 {
        let (mut place, mut power) = (0, 1);
        while place < 9 {
            if bits >> place & 1 == 1 {
                digits[bits] += power;
            }
            power *= 3;
            place += 1;
        }
        bits += 1;
    }
    digits
};

/// The number of a pattern of up to nine squares.
#[inline]
pub(crate) fn number(first: u64, second: u64) -> usize {
    let digits = |bits: u64| usize::from(DIGITS[(bits & 511) as usize]);
    digits(first) + 2 * digits(second)
}

/// Which weight a pattern has, and whether with the opposite sign; `None` if it means the same with colours swapped, so
/// that it is worth nothing.
pub(crate) type Shared = Option<(u32, bool)>;

/// The weights of all patterns of a shape, of which there are `3^squares`, with its symmetries as permutations of its
/// squares. Also how many different weights there are.
pub(crate) fn shared(squares: u32, symmetries: &[Vec<usize>]) -> (Vec<Shared>, u32) {
    let patterns = 3_usize.pow(squares);
    let mut shared: Vec<Shared> = vec![None; patterns];
    let mut done = vec![false; patterns];
    let mut weights = 0;
    for pattern in 0..patterns {
        if done[pattern] {
            continue;
        }
        let digits: Vec<usize> = (0..squares).map(|place| pattern / 3_usize.pow(place) % 3).collect();
        let numbered = |digits: &[usize], swap: bool| -> usize {
            let swapped = |digit: usize| if swap && digit > 0 { 3 - digit } else { digit };
            (0..).zip(digits).map(|(place, &digit)| swapped(digit) * 3_usize.pow(place)).sum()
        };
        let alike: Vec<(usize, bool)> = symmetries
            .iter()
            .flat_map(|symmetry| {
                let seen: Vec<usize> = symmetry.iter().map(|&from| digits[from]).collect();
                [(numbered(&seen, false), false), (numbered(&seen, true), true)]
            })
            .collect();
        let neutral = alike.iter().any(|&(number, swapped)| swapped && number == pattern);
        for (number, swapped) in alike {
            done[number] = true;
            shared[number] = (!neutral).then_some((weights, swapped));
        }
        weights += u32::from(!neutral);
    }
    (shared, weights)
}

/// The eight symmetries of a square of three by three.
pub(crate) fn of_a_square() -> Vec<Vec<usize>> {
    let turned =
        |from: &[usize]| -> Vec<usize> { (0..9).map(|at| from[3 * (at % 3) + 2 - at / 3]).collect() };
    let mirrored =
        |from: &[usize]| -> Vec<usize> { (0..9).map(|at| from[3 * (at / 3) + 2 - at % 3]).collect() };
    let mut all = vec![(0..9).collect::<Vec<usize>>()];
    for turns in 0..3 {
        all.push(turned(&all[turns]));
    }
    let mirrors: Vec<_> = all.iter().map(|one| mirrored(one)).collect();
    all.extend(mirrors);
    all
}

/// The two symmetries of a line.
pub(crate) fn of_a_line(squares: usize) -> Vec<Vec<usize>> {
    vec![(0..squares).collect(), (0..squares).rev().collect()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mirrored_patterns_share_a_weight_and_swapped_ones_its_opposite() {
        let (line, weights) = shared(3, &of_a_line(3));
        let of = |squares: [usize; 3]| line[squares[0] + 3 * squares[1] + 9 * squares[2]];
        assert_eq!(of([0, 0, 0]), None);
        assert_eq!(of([1, 0, 2]), None, "mirrored, it is the swapped one");
        assert_eq!(of([1, 1, 0]), of([0, 1, 1]));
        let (weight, swapped) = of([1, 1, 0]).unwrap();
        assert_eq!(of([0, 2, 2]), Some((weight, !swapped)));
        assert!(line.iter().flatten().all(|&(weight, _)| weight < weights));
        let (square, weights) = shared(9, &of_a_square());
        assert_eq!(square.len(), 19_683);
        assert!((1_300..1_500).contains(&weights), "{weights}");
        assert_eq!(of_a_square().iter().collect::<std::collections::HashSet<_>>().len(), 8);
    }

    #[test]
    fn a_pattern_is_numbered_by_its_squares() {
        assert_eq!(number(0b1, 0), 1);
        assert_eq!(number(0b10, 0b100), 3 + 18);
        assert_eq!(number(0, 0b1_1111_1111), 19_682);
    }
}
