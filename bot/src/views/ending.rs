//! How a game ended, in a sentence.

use games::{DrawReason, Game, Outcome, Side, WinReason};
use play::{Ending, Forfeit};

use super::rules::pieces;
use crate::texts::{Words, say};

/// How a game of `game` ended, in a sentence in which `named` names the sides.
pub(crate) fn sentence(words: &Words, game: Game, ending: Ending, named: impl Fn(Side) -> String) -> String {
    let kind = pieces(game);
    match ending {
        Ending::Forfeit { seat, why } => {
            let (loser, winner) = (named(seat.side()), named(seat.side().opponent()));
            match why {
                Forfeit::Resigned => say!(words, "ended-resigned", loser = loser, winner = winner),
                Forfeit::Left => say!(words, "ended-left", loser = loser, winner = winner),
            }
        }
        Ending::Rules(Outcome::Draw(why)) => match why {
            DrawReason::Blocked => say!(words, "ended-draw-blocked"),
            DrawReason::Repetition => say!(words, "ended-draw-repetition"),
            DrawReason::Bound => say!(words, "ended-draw-bound", kind = kind),
            DrawReason::Reduced => say!(words, "ended-draw-reduced"),
        },
        Ending::Rules(Outcome::Win { side, why }) => {
            let (winner, loser) = (named(side), named(side.opponent()));
            match why {
                WinReason::Stones => {
                    say!(words, "ended-stones", winner = winner, loser = loser, kind = kind)
                }
                WinReason::Ten => say!(words, "ended-ten", winner = winner),
                WinReason::Taken => {
                    say!(words, "ended-taken", winner = winner, loser = loser, kind = kind)
                }
                WinReason::Blocked => say!(words, "ended-blocked", winner = winner, loser = loser),
            }
        }
    }
}
