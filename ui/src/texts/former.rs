//! Names former players, whose data were deleted: their mentions become a fixed phrase when a text is formatted.

use play::PlayerId;

/// The start of every mention.
const MENTION: &str = "<@";

/// The text with every mention of a former player replaced.
pub(super) fn named(text: String, former: impl Fn() -> String) -> String {
    if !text.contains(MENTION) {
        return text;
    }
    let mut parts = text.split(MENTION);
    let mut named = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let mentioned =
            part.split_once('>').and_then(|(id, rest)| Some((id.parse::<PlayerId>().ok()?, rest)));
        if let Some((_, rest)) = mentioned.filter(|(id, _)| id.is_former()) {
            named.push_str(&former());
            named.push_str(rest);
        } else {
            named.push_str(MENTION);
            named.push_str(part);
        }
    }
    named
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
        assert_eq!(told(former(1)), "a former player, it's your turn.");
        let several = format!("{} + <@7> – ⚪ {} <@&3> <@", former(1), former(u32::MAX));
        assert_eq!(told(several), "a former player + <@7> – ⚪ a former player <@&3> <@, it's your turn.");
        for words in texts.all() {
            let told = say!(words, "ping-turn", who = former(9));
            assert!(!told.contains("<@") && told.contains(&say!(words, "former-player")), "{told}");
        }
    }
}
