//! Why a turn was bad, in a sentence.

use engine::analysis::Reason;
use games::Game;

use crate::{
    texts::{Words, say},
    views::rules_names::{pieces, row},
};

/// The sentence about a turn of this game.
pub(in crate::views) fn said(words: &Words, game: Game, reason: Reason) -> String {
    let (row, kind) = (row(game), pieces(game));
    match reason {
        Reason::DrewWon => say!(words, "analysis-why-drew-won"),
        Reason::MissedWin { turns: Some(turns) } => say!(words, "analysis-why-missed-win", turns),
        Reason::MissedWin { turns: None } => say!(words, "analysis-why-missed-far-win"),
        Reason::Blocked => say!(words, "analysis-why-blocked"),
        Reason::AllowedWin { turns: Some(turns) } => say!(words, "analysis-why-allowed-win", turns),
        Reason::AllowedWin { turns: None } => say!(words, "analysis-why-allowed-far-win"),
        Reason::Huffed => say!(words, "analysis-why-huffed"),
        Reason::FreedFlyer => say!(words, "analysis-why-freed-flyer"),
        Reason::MissedRow => say!(words, "analysis-why-missed-row", row),
        Reason::AllowedRow => say!(words, "analysis-why-allowed-row", row),
        Reason::MissedDoubleRow => say!(words, "analysis-why-missed-double-row", row),
        Reason::AllowedDoubleRow => say!(words, "analysis-why-allowed-double-row", row),
        Reason::LostDama => say!(words, "analysis-why-lost-dama"),
        Reason::LostPieces { pieces } => say!(words, "analysis-why-lost-pieces", pieces, kind),
        Reason::MissedCapture { pieces } => say!(words, "analysis-why-missed-capture", pieces, kind),
        Reason::AllowedDama => say!(words, "analysis-why-allowed-dama"),
        Reason::MissedDama => say!(words, "analysis-why-missed-dama"),
        Reason::AllowedMarble => say!(words, "analysis-why-allowed-marble"),
        Reason::MissedMarble => say!(words, "analysis-why-missed-marble"),
        Reason::MissedPair => say!(words, "analysis-why-missed-pair", row),
        Reason::AllowedPair => say!(words, "analysis-why-allowed-pair", row),
        Reason::LeftSquare => say!(words, "analysis-why-left-square"),
        Reason::FewerRowSquares { squares } => {
            say!(words, "analysis-why-fewer-row-squares", count = squares, row)
        }
        Reason::MoreRowSquares { squares } => {
            say!(words, "analysis-why-more-row-squares", count = squares, row)
        }
        Reason::FewerMoves { moves } => say!(words, "analysis-why-fewer-moves", count = moves),
        Reason::Worse => say!(words, "analysis-why-worse"),
    }
}
