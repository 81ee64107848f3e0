//! Which puzzle a day gets.

use std::collections::BTreeMap;

use games::Game;

use crate::Day;
use crate::{GuildId, PuzzleId};

/// The rating, in points, near which a puzzle of the day lies: a new player's.
pub const MIDDLING: f64 = 1_500.0;
/// Among how many puzzles of about this rating one is drawn.
pub const NEAREST: usize = 40;

/// The games in the order in which they are tried: the one that the managers chose, then those whose last turn is longest ago.
/// `last` says when each had its last; those that had none come first. **Decided:** if nothing is left of the chosen
/// game, another one is better than none.
pub fn games_in_turn(
    chosen: Option<Game>,
    last: &BTreeMap<Game, Day>,
    guild: GuildId,
    day: Day,
) -> Vec<Game> {
    let mut all: Vec<Game> = Game::ALL.to_vec();
    all.sort_by_key(|game| {
        (Some(*game) != chosen, last.get(game).copied(), draw(guild, day, &game.to_string()))
    });
    all
}

/// The puzzle of a server's day, out of those that may be: always the same one, as long as they are the same.
pub fn choose(candidates: &[PuzzleId], guild: GuildId, day: Day) -> Option<PuzzleId> {
    candidates.iter().copied().min_by_key(|puzzle| draw(guild, day, &puzzle.to_string()))
}

/// A number that depends on nothing else, in every version: FNV-1a, and a last step that spreads it.
fn draw(guild: GuildId, day: Day, of: &str) -> u64 {
    let text = format!("{guild}/{day}/{of}");
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let mixed = (hash ^ hash >> 33).wrapping_mul(0xff51_afd7_ed55_8ccd);
    mixed ^ mixed >> 33
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn day(number: i32) -> Day {
        number.try_into().expect("a day")
    }

    fn guild(number: u64) -> GuildId {
        number.try_into().expect("an id")
    }

    #[test]
    fn all_games_come_in_turn_and_a_chosen_one_comes_first() {
        let mut last = BTreeMap::new();
        let mut came = Vec::new();
        for number in 1..=12 {
            let game = games_in_turn(None, &last, guild(7), day(number))[0];
            last.insert(game, day(number));
            came.push(game);
        }
        let (first, second) = came.split_at(6);
        assert_eq!(first.iter().collect::<BTreeSet<_>>().len(), Game::ALL.len());
        assert_eq!(first, second, "in the same order again");
        let all = games_in_turn(Some(Game::Wali), &last, guild(7), day(13));
        assert_eq!((all[0], all.len()), (Game::Wali, Game::ALL.len()));
    }

    #[test]
    fn a_day_has_the_same_puzzle_whoever_asks_and_days_and_servers_differ() {
        let candidates: Vec<PuzzleId> =
            (1..=NEAREST as u64).map(|number| number.try_into().expect("an id")).collect();
        let chosen = |server, number| choose(&candidates, guild(server), day(number)).map(PuzzleId::get);
        let mut reversed = candidates.clone();
        reversed.reverse();
        assert_eq!(choose(&reversed, guild(1), day(5)).map(PuzzleId::get), chosen(1, 5));
        let of_days: BTreeSet<_> = (0..200).map(|number| chosen(1, number)).collect();
        let of_servers: BTreeSet<_> = (1..=200).map(|server| chosen(server, 5)).collect();
        assert!(of_days.len() > 30 && of_servers.len() > 30, "{of_days:?} {of_servers:?}");
        assert_eq!(choose(&[], guild(1), day(5)), None);
    }
}
