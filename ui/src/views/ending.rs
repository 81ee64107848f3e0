//! How a game ended, in a sentence.

use games::{DrawReason, Outcome, RuleSet, Setting, Side, WinCondition, WinReason};
use play::{Ending, ForfeitReason};

use super::rules::pieces;
use crate::texts::{Words, say};

/// How a game by these rules ended, with sides named by `named`.
pub fn sentence(words: &Words, rules: RuleSet, ending: Ending, named: impl Fn(Side) -> String) -> String {
    let kind = pieces(rules.game());
    // In teams, the verb is plural.
    let players = rules.seats() / 2;
    let won =
        |how: String, side| format!("{} {how}", say!(words, "ended-wins", winner = named(side), players));
    match ending {
        Ending::Forfeit { seat, why } => {
            let loser = named(seat.side());
            let how = match why {
                ForfeitReason::Resigned => say!(words, "ended-resigned", loser),
                ForfeitReason::Left => say!(words, "ended-left", loser),
                ForfeitReason::OutOfTime => say!(words, "ended-out-of-time", loser),
            };
            won(how, seat.side().opponent())
        }
        Ending::Agreed => say!(words, "ended-agreed"),
        Ending::Stopped => say!(words, "ended-stopped"),
        Ending::CalledOff { by: None } => say!(words, "ended-called-off"),
        Ending::CalledOff { by: Some(seat) } => say!(words, "ended-called-off-by", who = named(seat.side())),
        Ending::Idle => say!(words, "ended-idle"),
        Ending::Aborted { seat } => say!(words, "ended-aborted", who = named(seat.side())),
        Ending::Rules(Outcome::Draw(why)) => match why {
            DrawReason::Blocked => say!(words, "ended-draw-blocked"),
            DrawReason::Repetition => say!(words, "ended-draw-repetition"),
            DrawReason::Bound => say!(words, "ended-draw-bound", kind),
            DrawReason::Reduced => say!(words, "ended-draw-reduced"),
        },
        Ending::Rules(Outcome::Win { side, why }) => {
            let loser = named(side.opponent());
            // If only the last stone decides, the loser has none left.
            let none_left = rules.settings().contains(&Setting::Win(WinCondition::All));
            let how = match why {
                WinReason::Stones if !none_left => say!(words, "ended-stones", loser, kind, players),
                WinReason::Ten => return say!(words, "ended-ten", winner = named(side)),
                WinReason::Stones | WinReason::Taken => say!(words, "ended-taken", loser, kind),
                WinReason::Blocked => say!(words, "ended-blocked", loser),
            };
            won(how, side)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Texts;

    #[test]
    fn too_few_stones_are_as_few_as_the_rules_say() {
        let texts = Texts::load().unwrap();
        for (rules, left) in [
            ("dara:traditional", "two has too few stones left."),
            ("wali:prost", "two has no stones left."),
            ("damala:standard", "two has one marble left, or none."),
            ("damala:teams", "two have one marble left, or none."),
        ] {
            let ending = Ending::Rules(Outcome::Win { side: Side::First, why: WinReason::Stones });
            let named = |side| if side == Side::First { "one" } else { "two" }.to_owned();
            let told = sentence(texts.public(), rules.parse().unwrap(), ending, named);
            let wins = if rules == "damala:teams" { "win" } else { "wins" };
            assert_eq!(told, format!("**one {wins}!** {left}"), "{rules}");
        }
    }
}
