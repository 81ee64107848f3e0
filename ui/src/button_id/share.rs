//! The buttons that share a game, a rating or a solved puzzle as one picture.

use play::{GameId, PuzzleId, player::ratings::Category};

use super::{
    parts::{OnOff, Rest, buttons},
    puzzle::Series,
};

/// What is shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// A finished game.
    Game(GameId),
    /// The reader's own rating.
    Rating(Category),
    /// A puzzle that the reader has solved, as this.
    Puzzle(PuzzleId, Series),
}

/// A button of a card to share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// What is shared.
    pub of: Shared,
    /// Whether the picture names players.
    pub names: bool,
    /// What the button does.
    pub step: ShareStep,
}

/// What to do with a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareStep {
    /// Show it to the reader alone, in a message of its own.
    Open,
    /// Show it again in that message.
    Change,
    /// Post it in the channel.
    Post,
}

buttons! { Share
    "share-game" (game: GameId, names: OnOff) { Self { of: Shared::Game(game), names, step: ShareStep::Open } }
    "card-game" (game: GameId, names: OnOff) { Self { of: Shared::Game(game), names, step: ShareStep::Change } }
    "post-card" (game: GameId, names: OnOff) { Self { of: Shared::Game(game), names, step: ShareStep::Post } }
    "share-rating" (names: OnOff, category: Rest<Category>)
        { Self { of: Shared::Rating(category), names, step: ShareStep::Open } }
    "card-rating" (names: OnOff, category: Rest<Category>)
        { Self { of: Shared::Rating(category), names, step: ShareStep::Change } }
    "post-rating" (names: OnOff, category: Rest<Category>)
        { Self { of: Shared::Rating(category), names, step: ShareStep::Post } }
    "share-puzzle" (puzzle: PuzzleId, series: Series, names: OnOff)
        { Self { of: Shared::Puzzle(puzzle, series), names, step: ShareStep::Open } }
    "card-puzzle" (puzzle: PuzzleId, series: Series, names: OnOff)
        { Self { of: Shared::Puzzle(puzzle, series), names, step: ShareStep::Change } }
    "post-puzzle" (puzzle: PuzzleId, series: Series, names: OnOff)
        { Self { of: Shared::Puzzle(puzzle, series), names, step: ShareStep::Post } }
}

#[cfg(test)]
mod tests {
    use puzzles::Motif;

    use super::*;
    use crate::button_id::{ButtonId, UnknownButton};

    #[test]
    fn every_button_reads_back() {
        for of in [
            Shared::Game(1_u64.try_into().unwrap()),
            Shared::Rating("damala:teams".parse().unwrap()),
            Shared::Puzzle(999_999_999_u64.try_into().unwrap(), Series::Of(Motif::DoubleThreat)),
        ] {
            for (names, step) in
                [(true, ShareStep::Open), (true, ShareStep::Change), (false, ShareStep::Post)]
            {
                let button = ButtonId::Share(Share { of, names, step });
                let text = button.to_string();
                assert!(text.len() <= 100, "{text}");
                assert_eq!(text.parse(), Ok(button), "{text}");
            }
        }
        for text in [
            "share-game:0:on",
            "share-game:1:yes",
            "share-game:1",
            "share-rating:on:chess",
            "post-puzzle:1:on",
        ] {
            assert_eq!(text.parse::<ButtonId>(), Err(UnknownButton), "{text}");
        }
    }
}
