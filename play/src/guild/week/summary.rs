//! What is told of the games of a week.

use std::{
    cmp::Ordering,
    collections::{BTreeSet, HashMap},
};

use crate::{GameId, PlayerId, guild::standings::GameResult, player::ratings::Category};

/// How many are named who climbed.
pub const CLIMBERS: usize = 3;
/// By how much the winner of an upset was rated below the loser.
pub const UPSET: f64 = 100.0;
/// How many actions the game of the week has at least: one that was resigned at once is nothing to watch.
pub const LEAST_ACTIONS: u32 = 10;

/// A game that ended in the week.
#[derive(Clone, Debug, PartialEq)]
pub struct EndedGame {
    /// The game.
    pub game: GameId,
    /// What it is rated as.
    pub category: Category,
    /// Its members in seating order; the computer isn't one.
    pub players: Vec<EndedFor>,
    /// Whether the computer played, too.
    pub with_computer: bool,
    /// Where it was played.
    pub played: PlayedIn,
    /// How many actions it had.
    pub actions: u32,
}

/// Where a game was played, seen from the channel where the week is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayedIn {
    /// In that channel, or a thread that hangs on it: all who read about it could see it.
    Here,
    /// In another channel.
    Elsewhere,
    /// By direct messages.
    Mail,
}

/// What a game was for a member.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EndedFor {
    /// The member.
    pub player: PlayerId,
    /// Whether they may be named.
    pub is_listed: bool,
    /// How it ended for them.
    pub result: GameResult,
    /// What it did to their rating, if it was rated.
    pub rated: Option<RatedFor>,
}

/// A member's rating before and after a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedFor {
    /// Before.
    pub before: f64,
    /// After.
    pub after: f64,
    /// Whether it still says little.
    pub is_provisional: bool,
}

/// Someone whose rating rose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Climber {
    /// The member.
    pub player: PlayerId,
    /// In what.
    pub category: Category,
    /// By how much, by the games of the week alone.
    pub gain: f64,
    /// Their rating after the last of them.
    pub rating: f64,
}

/// A win against someone who was rated much higher.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Upset {
    /// The game.
    pub game: GameId,
    /// Who won.
    pub winner: PlayerId,
    /// Who lost.
    pub loser: PlayerId,
    /// What they were rated before.
    pub ratings: (f64, f64),
}

/// What is told of the games of a week.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Week {
    /// How many games ended.
    pub games: usize,
    /// How many members played in them.
    pub players: usize,
    /// Whose ratings rose most, the most first.
    pub climbers: Vec<Climber>,
    /// The greatest upset.
    pub upset: Option<Upset>,
    /// The game of the week.
    pub game: Option<GameId>,
}

impl Week {
    /// Whether there is nothing to tell of games.
    pub const fn is_quiet(&self) -> bool {
        self.games == 0
    }
}

/// Puts a week together from its games.
#[derive(Clone, Debug, Default)]
pub struct WeekBuilder {
    games: usize,
    players: BTreeSet<PlayerId>,
    climbed: HashMap<(PlayerId, Category), Climber>,
    upset: Option<Upset>,
    best: Option<(f64, GameId)>,
}

impl WeekBuilder {
    /// Adds a game that ended before those added so far.
    pub fn add(&mut self, ended: &EndedGame) {
        if ended.players.iter().all(|one| one.result == GameResult::Aborted) {
            return;
        }
        self.games += 1;
        self.players.extend(ended.players.iter().map(|one| one.player));
        for one in ended.players.iter().filter(|one| one.is_listed) {
            let Some(rated) = one.rated else { continue };
            let (player, category) = (one.player, ended.category);
            let climber = self.climbed.entry((player, category)).or_insert(Climber {
                player,
                category,
                // A rating that is still provisional jumps; where it stands by the last game decides.
                gain: if rated.is_provisional { f64::NEG_INFINITY } else { 0.0 },
                rating: rated.after,
            });
            climber.gain += rated.after - rated.before;
        }
        self.compare_upset(ended);
        self.compare_best(ended);
    }

    fn compare_upset(&mut self, ended: &EndedGame) {
        let [one, other] = ended.players.as_slice() else { return };
        let (winner, loser) = match (one.result, other.result) {
            (GameResult::Won, GameResult::Lost) => (one, other),
            (GameResult::Lost, GameResult::Won) => (other, one),
            (GameResult::Drawn | GameResult::Aborted, _)
            | (_, GameResult::Drawn | GameResult::Aborted)
            | (GameResult::Won, GameResult::Won)
            | (GameResult::Lost, GameResult::Lost) => return,
        };
        let (Some(won), Some(lost)) = (winner.rated, loser.rated) else { return };
        let is_known = !won.is_provisional && !lost.is_provisional;
        let is_told = winner.is_listed && loser.is_listed && ended.played != PlayedIn::Mail;
        let most = self.upset.map(|upset| upset.ratings.1 - upset.ratings.0);
        let by = lost.before - won.before;
        if is_known && is_told && by >= UPSET && most.is_none_or(|most| by > most) {
            let ratings = (won.before, lost.before);
            self.upset =
                Some(Upset { game: ended.game, winner: winner.player, loser: loser.player, ratings });
        }
    }

    fn compare_best(&mut self, ended: &EndedGame) {
        let is_decided = ended.players.iter().any(|one| one.result == GameResult::Won);
        let is_told = ended.players.iter().all(|one| one.is_listed) && ended.played == PlayedIn::Here;
        if !is_decided || !is_told || ended.with_computer || ended.actions < LEAST_ACTIONS {
            return;
        }
        let ratings: f64 = ended.players.iter().filter_map(|one| one.rated).map(|rated| rated.before).sum();
        if self.best.is_none_or(|(best, _)| ratings > best) {
            self.best = Some((ratings, ended.game));
        }
    }

    /// What is told.
    pub fn finish(self) -> Week {
        let mut climbers: Vec<_> = self.climbed.into_values().filter(|one| one.gain >= 1.0).collect();
        climbers.sort_by(|one, other| {
            let by_gain = other.gain.partial_cmp(&one.gain).unwrap_or(Ordering::Equal);
            by_gain.then(one.player.cmp(&other.player)).then(one.category.cmp(&other.category))
        });
        // Each once, in what they rose most.
        let mut named = BTreeSet::new();
        climbers.retain(|one| named.insert(one.player));
        climbers.truncate(CLIMBERS);
        let game = self.best.map(|(_, game)| game);
        Week { games: self.games, players: self.players.len(), climbers, upset: self.upset, game }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(player: u64, result: GameResult, before: f64, after: f64) -> EndedFor {
        let rated = Some(RatedFor { before, after, is_provisional: false });
        EndedFor { player: player.try_into().expect("an id"), is_listed: true, result, rated }
    }

    fn game(number: u64, players: Vec<EndedFor>) -> EndedGame {
        EndedGame {
            game: number.try_into().expect("an id"),
            category: "dara".parse().expect("a category"),
            players,
            with_computer: false,
            played: PlayedIn::Here,
            actions: LEAST_ACTIONS,
        }
    }

    /// A won game, with the winner's and the loser's ratings before.
    fn won(number: u64, (winner, won): (u64, f64), (loser, lost): (u64, f64)) -> EndedGame {
        let (gained, dropped) = (won + 10.0, lost - 10.0);
        game(
            number,
            vec![one(winner, GameResult::Won, won, gained), one(loser, GameResult::Lost, lost, dropped)],
        )
    }

    /// The newest first.
    fn week(games: &[EndedGame]) -> Week {
        let mut builder = WeekBuilder::default();
        for game in games {
            builder.add(game);
        }
        builder.finish()
    }

    fn climbers(week: &Week) -> Vec<(u64, f64, f64)> {
        week.climbers.iter().map(|one| (one.player.get(), one.gain, one.rating)).collect()
    }

    #[test]
    fn whoever_rose_most_by_the_games_of_the_week_comes_first() {
        let all = [
            // A season closed between Ada's games, which moved her rating without a game.
            won(5, (1, 1_600.0), (9, 1_500.0)),
            won(4, (1, 1_400.0), (9, 1_500.0)),
            won(3, (2, 1_500.0), (9, 1_500.0)),
            won(2, (3, 1_500.0), (9, 1_500.0)),
            won(1, (4, 1_500.0), (9, 1_500.0)),
        ];
        let told = week(&all);
        assert_eq!((told.games, told.players), (5, 5));
        assert_eq!(climbers(&told), [(1, 20.0, 1_610.0), (2, 10.0, 1_510.0), (3, 10.0, 1_510.0)]);
    }

    #[test]
    fn a_rating_that_is_still_provisional_does_not_climb_nor_make_an_upset() {
        let mut new = won(1, (1, 1_500.0), (2, 1_900.0));
        let rated = RatedFor { before: 1_500.0, after: 1_700.0, is_provisional: true };
        new.players[0].rated = Some(rated);
        let told = week(&[new.clone()]);
        assert_eq!((climbers(&told), told.upset), (vec![], None));
        // Once it's settled, what it did before counts.
        let settled = won(2, (1, 1_700.0), (2, 1_700.0));
        assert_eq!(climbers(&week(&[settled, new])), [(1, 210.0, 1_710.0)]);
    }

    #[test]
    fn the_upset_is_the_widest_gap_and_the_first_of_equal_ones() {
        let upset = |games: &[EndedGame]| week(games).upset.map(|upset| (upset.game.get(), upset.ratings));
        let all = [
            won(4, (1, 1_500.0), (2, 1_599.0)),
            won(3, (1, 1_400.0), (2, 1_600.0)),
            won(2, (3, 1_300.0), (4, 1_500.0)),
            won(1, (4, 1_500.0), (3, 1_300.0)),
        ];
        assert_eq!(upset(&all), Some((3, (1_400.0, 1_600.0))));
        assert_eq!(upset(&all[..1]), None, "too close");
        let mut by_mail = all[1].clone();
        by_mail.played = PlayedIn::Mail;
        assert_eq!(upset(&[by_mail]), None);
        let mut unlisted = all[1].clone();
        unlisted.players[1].is_listed = false;
        assert_eq!(upset(&[unlisted]), None);
    }

    #[test]
    fn the_game_of_the_week_is_one_that_all_readers_could_see() {
        let best = |games: &[EndedGame]| week(games).game.map(GameId::get);
        let (strong, weak) = (won(2, (1, 1_700.0), (2, 1_700.0)), won(1, (3, 1_500.0), (4, 1_500.0)));
        assert_eq!(best(&[strong.clone(), weak.clone()]), Some(2));
        let changed = |change: fn(&mut EndedGame)| {
            let mut strong = strong.clone();
            change(&mut strong);
            best(&[strong, weak.clone()])
        };
        for change in [
            (|game| game.played = PlayedIn::Elsewhere) as fn(&mut EndedGame),
            |game| game.played = PlayedIn::Mail,
            |game| game.actions = LEAST_ACTIONS - 1,
            |game| game.with_computer = true,
            |game| game.players[0].is_listed = false,
            |game| game.players.iter_mut().for_each(|one| one.result = GameResult::Drawn),
        ] {
            assert_eq!(changed(change), Some(1));
        }
    }

    #[test]
    fn what_was_called_off_or_only_former_players_played_did_not_happen() {
        let mut aborted = won(1, (1, 1_500.0), (2, 1_500.0));
        aborted.players.iter_mut().for_each(|one| one.result = GameResult::Aborted);
        assert!(week(&[aborted, game(2, vec![])]).is_quiet());
    }
}
