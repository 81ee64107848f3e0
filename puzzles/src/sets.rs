//! The puzzles that come with the program, a file of lines for each game in `puzzles/sets/`.
//!
//! They were made by the example `puzzles`, followed as far as something is gained, and selected: from each hundred points of ratings
//! as many as from the others, and the lively ones first.
//!
//! ```sh
//! cargo build --release -p puzzles --example puzzles
//! puzzles make --game GAME --count 300 --seed 1 > made
//! puzzles verify --nodes 2000000 made > proved
//! puzzles select --count 120 proved > puzzles/sets/GAME.txt
//! ```
//!
//! To go on, make more with another seed and `--except puzzles/sets/GAME.txt`. Each set takes about an hour of one core. After a change
//! of the engine, or of how far solutions go, `puzzles follow` proves them again.
//!
//! In Damala, a turn decides only once few marbles are left: before, a hundred others do nearly as much. Most of its games are
//! played without the centre's bonus, since those come to such endings more often, and up to three puzzles are from one game.

use std::sync::LazyLock;

use games::Game;

use crate::{Motif, Puzzle};

/// Reads the lines of a set. A line that can't be read is left out, which a test would report.
fn read(text: &str) -> Vec<Puzzle> {
    text.lines().filter_map(|line| line.parse().ok()).collect()
}

/// The text of a game's set, a puzzle a line: rating, motifs, record and solution, with tabs between them.
pub(crate) const fn text(game: Game) -> &'static str {
    match game {
        Game::Dara => include_str!("../sets/dara.txt"),
        Game::Wali => include_str!("../sets/wali.txt"),
        Game::Dala => include_str!("../sets/dala.txt"),
        Game::Damas => include_str!("../sets/damas.txt"),
        Game::Damala => include_str!("../sets/damala.txt"),
        Game::Morris => include_str!("../sets/morris.txt"),
    }
}

/// A motif is offered with at least so many puzzles, since fewer soon come again.
const OFFERED: usize = 20;

/// The motifs that a game's puzzles have often enough to be chosen.
pub fn offered(game: Game) -> impl Iterator<Item = Motif> {
    let has =
        move |motif: Motif| shipped(game).iter().filter(|puzzle| puzzle.motifs().contains(&motif)).count();
    Motif::ALL.iter().copied().filter(move |&motif| has(motif) >= OFFERED)
}

/// The shipped puzzles of a game, read when they're first asked for.
pub fn shipped(game: Game) -> &'static [Puzzle] {
    static DARA: LazyLock<Vec<Puzzle>> = LazyLock::new(|| read(text(Game::Dara)));
    static WALI: LazyLock<Vec<Puzzle>> = LazyLock::new(|| read(text(Game::Wali)));
    static DALA: LazyLock<Vec<Puzzle>> = LazyLock::new(|| read(text(Game::Dala)));
    static DAMAS: LazyLock<Vec<Puzzle>> = LazyLock::new(|| read(text(Game::Damas)));
    static DAMALA: LazyLock<Vec<Puzzle>> = LazyLock::new(|| read(text(Game::Damala)));
    static MORRIS: LazyLock<Vec<Puzzle>> = LazyLock::new(|| read(text(Game::Morris)));
    match game {
        Game::Dara => &DARA,
        Game::Wali => &WALI,
        Game::Dala => &DALA,
        Game::Damas => &DAMAS,
        Game::Damala => &DAMALA,
        Game::Morris => &MORRIS,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use super::*;
    use crate::{Key, MAX_STEPS, motif};

    const COUNTS: [(Game, usize); 6] = [
        (Game::Dara, 280),
        (Game::Wali, 120),
        (Game::Dala, 120),
        (Game::Damas, 120),
        (Game::Damala, 42),
        (Game::Morris, 120),
    ];

    #[test]
    fn every_line_is_a_puzzle_of_its_game_and_reads_as_it_is_written() {
        for &game in Game::ALL {
            for (line, puzzle) in text(game).lines().zip(shipped(game)) {
                assert_eq!(puzzle.to_string(), line);
                assert_eq!(puzzle.record().rules.game(), game);
                assert!((1..=MAX_STEPS).contains(&puzzle.steps().len()));
            }
            assert_eq!(text(game).lines().count(), shipped(game).len(), "every line of {game} can be read");
        }
    }

    #[test]
    fn there_are_enough_for_every_rule_set() {
        for (game, count) in COUNTS {
            assert!(shipped(game).len() >= count, "{game}: {}", shipped(game).len());
            let presets = game.presets().filter_map(|name| game.preset(name));
            for rules in presets.filter(|rules| rules.seats() == 2) {
                assert!(shipped(game).iter().any(|puzzle| puzzle.record().rules == rules), "{rules}");
            }
        }
    }

    #[test]
    fn no_puzzle_is_another_one_mirrored_or_with_its_colours_swapped() {
        for &game in Game::ALL {
            let mut keys: HashMap<Key, &Puzzle> = HashMap::new();
            for puzzle in shipped(game) {
                if let Some(same) = keys.insert(puzzle.key(), puzzle) {
                    panic!("{puzzle}\nis\n{same}");
                }
            }
        }
    }

    #[test]
    fn few_are_solved_by_taking_what_can_be_taken_and_those_are_easy() {
        for &game in Game::ALL {
            let greedy: Vec<&Puzzle> = shipped(game).iter().filter(|puzzle| puzzle.is_greedy()).collect();
            // In endings of Damala it's seldom plain what to take.
            let most =
                if game == Game::Damala { 2 * shipped(game).len() / 3 } else { shipped(game).len() / 10 };
            assert!(greedy.len() <= most, "{game}: {}", greedy.len());
            assert!(greedy.iter().all(|puzzle| puzzle.rating() <= 1_000));
        }
    }

    #[test]
    fn most_of_them_are_more_than_one_quiet_turn() {
        for &game in Game::ALL {
            let lively = shipped(game).iter().filter(|puzzle| puzzle.is_lively()).count();
            assert!(lively * 5 >= shipped(game).len() * 3, "{game}: {lively} of {}", shipped(game).len());
        }
    }

    #[test]
    fn there_are_easy_and_hard_ones_and_themes_to_choose_from() {
        // Those of Damas and Damala are still rated as they were made.
        for game in [Game::Dara, Game::Wali, Game::Dala, Game::Morris] {
            let (all, hard) = (shipped(game), shipped(game).iter().filter(|puzzle| puzzle.rating() > 1_500));
            assert!(all.iter().all(|puzzle| (900..=2_000).contains(&puzzle.rating())), "{game}");
            assert!(hard.count() * 5 >= all.len(), "{game}: a fifth");
        }
        for game in Game::ALL.iter().copied().filter(|&game| game != Game::Damala) {
            assert!(offered(game).count() >= 3, "{game}: {:?}", offered(game).collect::<Vec<_>>());
        }
    }

    #[test]
    fn their_motifs_are_those_that_are_found() {
        let mut seen: HashSet<crate::Motif> = HashSet::new();
        for &game in Game::ALL {
            seen.extend(shipped(game).iter().flat_map(Puzzle::motifs));
            for puzzle in shipped(game).iter().step_by(23) {
                assert_eq!(motif::of(&puzzle.position(0), puzzle.steps()), puzzle.motifs(), "{puzzle}");
            }
        }
        assert!(seen.len() >= 18, "most motifs occur: {seen:?}");
    }
}
