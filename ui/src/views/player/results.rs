//! Wins, draws and losses in words, in total and by seat.

use play::guild::standings::ResultCounts;

use crate::{
    texts::{Words, say},
    views::players::stone,
};

/// Wins, draws, losses, and aborted games, which don't count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Wins.
    pub won: u64,
    /// Draws.
    pub drawn: u64,
    /// Losses.
    pub lost: u64,
    /// Aborted games.
    pub aborted: u64,
}

impl Results {
    /// The sum over these seats.
    pub fn of<'a>(counts: impl IntoIterator<Item = &'a ResultCounts>) -> Self {
        counts.into_iter().fold(Self::default(), |sum, count| Self {
            won: sum.won + u64::from(count.won),
            drawn: sum.drawn + u64::from(count.drawn),
            lost: sum.lost + u64::from(count.lost),
            aborted: sum.aborted + u64::from(count.aborted),
        })
    }

    /// The games that count.
    pub const fn games(self) -> u64 {
        self.won + self.drawn + self.lost
    }

    /// In words.
    pub fn told(self, words: &Words) -> String {
        say!(words, "results", won = self.won, drawn = self.drawn, lost = self.lost)
    }
}

/// The results in a seat, in words, after its stone.
pub fn by_seat(words: &Words, count: &ResultCounts) -> String {
    say!(words, "results-by-seat", stone = stone(count.seat), results = Results::of([count]).told(words))
}

/// The results of all seats in numbers, each after its stone; the caller explains them.
pub fn in_short(words: &Words, counts: &[ResultCounts]) -> String {
    let short = |count: &ResultCounts| {
        let (stone, won, drawn, lost) = (stone(count.seat), count.won, count.drawn, count.lost);
        say!(words, "results-in-short", stone, won, drawn, lost)
    };
    let played = counts.iter().filter(|count| Results::of([*count]).games() > 0);
    played.map(short).collect::<Vec<_>>().join(" · ")
}
