//! Refusals about premoves.

use games::{Action, Illegal};
use play::Refusal;

use crate::{
    subject::Subject,
    texts::{Words, say},
    views::{illegal, instead, players::seated},
};

/// The text, if the refusal is about premoves.
pub(super) fn told(words: &Words, refusal: &Refusal, subject: &Subject) -> Option<String> {
    Some(match refusal {
        Refusal::PremoveAgainstComputer => say!(words, "refused-premove-against-computer"),
        Refusal::PremoveOnOwnTurn => say!(words, "refused-premove-on-own-turn"),
        Refusal::PremoveTooLong { most } => say!(words, "refused-premove-too-long", most = *most),
        Refusal::TooManyPremoves { most } => say!(words, "refused-too-many-premoves", most = *most),
        Refusal::PremoveWithoutReply => say!(words, "refused-premove-without-answer"),
        Refusal::IllegalPremove { at, action, by, reason, legal } => {
            let number = say!(words, "refused-bad-premove", number = at + 1, action = action.to_string());
            let who = by.zip(subject.table.as_ref()).map(|(by, table)| seated(table, by));
            let why = why(words, who, *reason, subject);
            let instead = (!legal.is_empty()).then(|| {
                let examples = instead::examples(words, legal, Action::to_string);
                say!(words, "refused-bad-premove-instead", examples)
            });
            [Some(format!("{number} {why}")), instead].into_iter().flatten().collect::<Vec<_>>().join("\n")
        }
        Refusal::NoPremove => say!(words, "refused-no-such-premove"),
        _ => return None,
    })
}

/// The reason, addressed to the player who would be to move there.
fn why(words: &Words, who: Option<String>, reason: Illegal, subject: &Subject) -> String {
    match who {
        None => say!(words, "refused-bad-premove-over"),
        Some(who) => {
            let reason = illegal::reason(words, reason, subject);
            say!(words, "refused-bad-premove-because", who, reason)
        }
    }
}
