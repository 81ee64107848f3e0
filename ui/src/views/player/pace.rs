//! A player's pace, in a line: what others want to know before they accept.

use jiff::SignedDuration;
use play::player::pace::Pace;

use crate::{
    texts::{Words, say},
    views::{View, time::span},
};

/// From how long on, an answer is told in days.
const IN_DAYS: SignedDuration = SignedDuration::from_hours(48);
const HOUR: i64 = 60;
const DAY: i64 = 24 * HOUR;

/// Adds a line about the pace of a player, called `who`.
pub fn beside(words: &Words, view: View, who: &str, pace: Option<Pace>) -> View {
    let Some(Pace { answers_in, finishes: percent }) = pace else { return view };
    let line = match answers_in {
        Some(time) => say!(words, "pace", who, time = span(words, rounded(time)), percent),
        None => say!(words, "pace-finishes", who, percent),
    };
    View { text: format!("{}\n{line}", view.text), ..view }
}

/// The time in whole hours, at least one, or in whole days.
fn rounded(time: SignedDuration) -> SignedDuration {
    let unit = if time < IN_DAYS { HOUR } else { DAY };
    let whole = (time.as_mins() + unit / 2) / unit;
    SignedDuration::from_mins(whole.max(1).saturating_mul(unit))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Texts;

    #[test]
    fn a_pace_is_told_roughly_and_not_at_all_if_it_is_unknown() {
        let texts = Texts::load().unwrap();
        let told = |answers_in: Option<i64>| {
            let answers_in = answers_in.map(SignedDuration::from_mins);
            let pace = Some(Pace { answers_in, finishes: 96 });
            beside(texts.public(), View::words(""), "Ada", pace).text.trim().to_owned()
        };
        for (minutes, time) in [
            (0, "1 hour"),
            (89, "1 hour"),
            (5 * 60 + 20, "5 hours"),
            (47 * 60 + 59, "2 days"),
            (59 * 60, "2 days"),
            (61 * 60, "3 days"),
        ] {
            let line = format!("-# ⏱️ Ada typically moves within {time} · finishes 96% of games");
            assert_eq!(told(Some(minutes)), line, "{minutes}");
        }
        assert_eq!(told(None), "-# ⏱️ Ada finishes 96% of games");
        assert_eq!(beside(texts.public(), View::words("x"), "Ada", None).text, "x");
    }
}
