//! Puzzles as the bot has stored them.

use data::StoredPuzzle;
use games::Game;
use jiff::Timestamp;
use play::{
    Daily, GameId, Home, PuzzleId, Timer,
    learning::puzzle::{Attempt, AttemptOf, PuzzleStanding},
};
use puzzles::Puzzle;
use sandbox::Message;

use super::{Story, id};
use crate::player::Player;

impl Story {
    /// The server.
    pub(crate) fn home(&self) -> Home {
        id::<play::GuildId>(self.sandbox.guild().get()).into()
    }

    /// The puzzle that a message shows.
    pub(crate) async fn puzzle_in(&self, shown: &Message) -> StoredPuzzle {
        let title = shown.content.lines().next().unwrap_or_default();
        let digits = title.chars().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit);
        let number: PuzzleId = digits.collect::<String>().parse().expect("a puzzle");
        self.puzzle(number).await.expect("it is shown")
    }

    /// A puzzle, if it is shown in the server.
    pub(crate) async fn puzzle(&self, number: PuzzleId) -> Option<StoredPuzzle> {
        self.store.puzzle(number, self.home()).await.expect("a store")
    }

    /// A player's attempt at a puzzle at any time.
    pub(crate) async fn attempt(&self, player: &Player, puzzle: PuzzleId) -> Option<Attempt> {
        let player = id(player.member.id().get());
        let of = AttemptOf { player, puzzle, home: self.home(), daily: false };
        self.store.puzzle_attempt(of).await.expect("a store")
    }

    /// How well a player solves puzzles of a game.
    pub(crate) async fn puzzle_standing(&self, player: &Player, game: Game) -> Option<PuzzleStanding> {
        self.store.puzzle_standing(id(player.member.id().get()), game).await.expect("a store")
    }

    /// The server's last puzzle of the day.
    pub(crate) async fn daily(&self) -> Option<(Daily, StoredPuzzle)> {
        let guild = self.home().server().expect("a server");
        let daily = self.store.last_daily(guild).await.expect("a store")?;
        Some((daily, self.puzzle(daily.puzzle).await.expect("it is shown")))
    }

    /// When the next puzzle of the day comes.
    pub(crate) async fn next_daily(&self) -> Option<Timestamp> {
        let guild = self.home().server().expect("a server");
        self.store.timer(Timer::Daily(guild)).await.expect("a store")
    }

    /// A puzzle that was found in a finished game of the server.
    pub(crate) async fn finds_puzzle(&self, game: GameId, puzzle: &str) {
        let puzzle: Puzzle = puzzle.parse().expect("a puzzle");
        self.store.add_found_puzzle(game, self.home(), &puzzle).await.expect("stored");
    }
}
