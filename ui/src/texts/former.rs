//! Names former players, whose data were deleted: their mentions become a fixed phrase when a text is formatted.

use play::PlayerId;

/// The start of every mention.
const MENTION: &str = "<@";

/// The text with every mention of a former player replaced.
pub(super) fn named(text: String, former: impl Fn() -> String) -> String {
    if !text.contains(MENTION) {
        return text;
    }
    // Other texts are parts of a line.
    let has_sentences = text.trim_end_matches(['*', ')']).ends_with(['.', '!', '?', ':']);
    let mut parts = text.split(MENTION);
    let mut named = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let mentioned =
            part.split_once('>').and_then(|(id, rest)| Some((id.parse::<PlayerId>().ok()?, rest)));
        if let Some((_, rest)) = mentioned.filter(|(id, _)| id.is_former()) {
            let former = former();
            named.push_str(&if has_sentences && begins_sentence(&named) {
                capitalized(&former)
            } else {
                former
            });
            named.push_str(rest);
        } else {
            named.push_str(MENTION);
            named.push_str(part);
        }
    }
    named
}

/// Whether what follows a text begins a sentence: stones, dashes and Markdown alone don't.
fn begins_sentence(before: &str) -> bool {
    let begun = before.rsplit(['.', '!', '?', '\n']).next().unwrap_or_default();
    !begun.chars().any(char::is_alphanumeric)
}

fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use crate::{
        texts::{Texts, say},
        views::mention,
    };

    #[test]
    fn a_former_player_is_never_mentioned() {
        let texts = Texts::load().unwrap();
        let former = |number| mention(play::PlayerId::former(NonZeroU32::new(number).unwrap()));
        let told = |who: String| say!(texts.public(), "ping-turn", who);
        assert_eq!(told(former(1)), "A former player, it's your turn.");
        let several = format!("{} + <@7> – ⚪ {} <@&3> <@", former(1), former(u32::MAX));
        assert_eq!(told(several), "A former player + <@7> – ⚪ a former player <@&3> <@, it's your turn.");
        for words in texts.all() {
            let told = say!(words, "ping-turn", who = former(9));
            let phrase = super::capitalized(&say!(words, "former-player"));
            assert!(!told.contains("<@") && told.contains(&phrase), "{told}");
        }
        for (before, phrase) in
            [("🏆 ", "A former"), ("Done.\n- ", "A former"), ("⚪ <@7> – ⚫ ", "a former")]
        {
            let said = texts.public().named(format!("{before}{}.", former(1)));
            assert!(said.contains(phrase), "{said}");
        }
    }
}
