//! How a game ended, in a sentence.

use games::{DrawReason, Outcome, Side, WinReason};
use play::Ending;

use crate::texts::{Words, say};

/// How a game ended, in a sentence in which `named` names the sides.
pub(crate) fn sentence(words: &Words, ending: Ending, named: impl Fn(Side) -> String) -> String {
    match ending {
        Ending::Resigned(seat) => {
            let side = seat.side();
            say!(words, "ended-resigned", loser = named(side), winner = named(side.opponent()))
        }
        Ending::Rules(Outcome::Draw(why)) => match why {
            DrawReason::Blocked => say!(words, "ended-draw-blocked"),
            DrawReason::Repetition => say!(words, "ended-draw-repetition"),
            DrawReason::Bound => say!(words, "ended-draw-bound"),
            DrawReason::Reduced => say!(words, "ended-draw-reduced"),
        },
        Ending::Rules(Outcome::Win { side, why }) => {
            let (winner, loser) = (named(side), named(side.opponent()));
            match why {
                WinReason::Stones => say!(words, "ended-stones", winner = winner, loser = loser),
                WinReason::Ten => say!(words, "ended-ten", winner = winner),
                WinReason::Taken => say!(words, "ended-taken", winner = winner, loser = loser),
                WinReason::Blocked => say!(words, "ended-blocked", winner = winner, loser = loser),
            }
        }
    }
}
