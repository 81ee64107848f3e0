//! How a game ended, in a sentence.

use games::{DrawReason, Outcome, RuleSet, Setting, Side, WinCondition, WinReason};
use play::{Ending, ForfeitReason};

use crate::{
    texts::{Words, locale::has_plural_colours, say},
    views::rules_names::pieces,
};

/// How a game by these rules ended, with the players of a side named by `named`.
pub fn sentence(words: &Words, rules: RuleSet, ending: Ending, named: impl Fn(Side) -> String) -> String {
    told(words, rules, ending, rules.seats() / 2, named)
}

/// How a game by these rules ended, with the colours of a side named by `named`.
pub(super) fn of_colours(
    words: &Words,
    rules: RuleSet,
    ending: Ending,
    named: impl Fn(Side) -> String,
) -> String {
    let colours = if has_plural_colours(words.language()) { 2 } else { 1 };
    told(words, rules, ending, rules.seats() / 2 * colours, named)
}

/// The sentence, in which a side counts as so many `players` for the verb.
fn told(
    words: &Words,
    rules: RuleSet,
    ending: Ending,
    players: usize,
    named: impl Fn(Side) -> String,
) -> String {
    let kind = pieces(rules.game());
    let won =
        |how: String, side| format!("{} {how}", say!(words, "ended-wins", winner = named(side), players));
    match ending {
        Ending::Forfeit { seat, why } => {
            let loser = named(seat.side());
            let how = match why {
                ForfeitReason::Resigned => say!(words, "ended-resigned", loser, players),
                ForfeitReason::Left => say!(words, "ended-left", loser, players),
                ForfeitReason::OutOfTime => say!(words, "ended-out-of-time", loser, players),
            };
            won(how, seat.side().opponent())
        }
        Ending::Agreed => say!(words, "ended-agreed"),
        Ending::Stopped => say!(words, "ended-stopped"),
        Ending::CalledOff { by: None } => say!(words, "ended-called-off"),
        Ending::CalledOff { by: Some(seat) } => {
            say!(words, "ended-called-off-by", who = named(seat.side()), players)
        }
        Ending::Idle => say!(words, "ended-idle"),
        Ending::Withdrawn { seat } => say!(words, "ended-withdrawn", who = named(seat.side()), players),
        Ending::Adjudicated { winner: Some(side) } => won(say!(words, "ended-adjudicated"), side),
        Ending::Adjudicated { winner: None } => say!(words, "ended-adjudicated-drawn"),
        Ending::Aborted { seat } => say!(words, "ended-aborted", who = named(seat.side()), players),
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
                WinReason::Ten => return say!(words, "ended-ten", winner = named(side), players),
                WinReason::Stones | WinReason::Taken => say!(words, "ended-taken", loser, kind, players),
                WinReason::Blocked => say!(words, "ended-blocked", loser, players),
            };
            won(how, side)
        }
    }
}

#[cfg(test)]
mod tests {
    use games::Seat;
    use play::Language;

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

    #[test]
    fn verbs_agree_with_teams_and_colours() {
        let texts = Texts::load().unwrap();
        let resigned = Ending::Forfeit { seat: Seat::FIRST, why: ForfeitReason::Resigned };
        for (language, one, team, colour) in [
            (
                Language::English,
                "**B wins!** A resigned.",
                "**B win!** A resigned.",
                "**B wins!** A resigned.",
            ),
            (
                Language::Spanish,
                "**¡Gana B!** A abandonó.",
                "**¡Ganan B!** A abandonaron.",
                "**¡Ganan B!** A abandonaron.",
            ),
            (
                Language::French,
                "**B gagne\u{202f}!** A abandonne.",
                "**B gagnent\u{202f}!** A abandonnent.",
                "**B gagne\u{202f}!** A abandonne.",
            ),
            (
                Language::Ukrainian,
                "**B перемагає!** A здається.",
                "**B перемагають!** A здаються.",
                "**B перемагають!** A здаються.",
            ),
        ] {
            let words = texts.of(language);
            let named = |side| if side == Side::First { "A" } else { "B" }.to_owned();
            let (two, four) = ("dara:traditional".parse().unwrap(), "damala:teams".parse().unwrap());
            assert_eq!(sentence(words, two, resigned, named), one);
            assert_eq!(sentence(words, four, resigned, named), team);
            assert_eq!(of_colours(words, two, resigned, named), colour);
            assert_eq!(of_colours(words, four, resigned, named), team);
        }
    }
}
