//! The list of players that a member has blocked, for that member only.

use play::{KeptAway, PlayerId};

use crate::{
    button_id::{ButtonId, Listing},
    texts::{Words, say},
    views::{Button, View, kept_away, mention, pages::Page},
};

/// A page of blocked players.
pub fn view(words: &Words, blocked: &[KeptAway], page: Page) -> View {
    let [none, title] = [say!(words, "blocked-none"), say!(words, "blocked-title")];
    kept_away::view(words, (none, title), Listing::Blocked, blocked, page, |number, player| {
        let control = ButtonId::Unblock { player, page: page.number() };
        Button::plain(say!(words, "button-unblock", number), control)
    })
}

/// A player was blocked, which closed this many open challenges between the two.
pub fn blocked(words: &Words, player: PlayerId, challenges: usize) -> View {
    let done = say!(words, "blocked-done", player = mention(player));
    let parted = (challenges > 0).then(|| say!(words, "blocked-parted", challenges));
    View::words([Some(done), parted].into_iter().flatten().collect::<Vec<_>>().join("\n"))
}

/// A player was unblocked.
pub fn unblocked(words: &Words, player: PlayerId) -> View {
    View::words(say!(words, "unblocked-done", player = mention(player)))
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::{
        texts::Texts,
        views::{example::long, kept_away::ENTRIES},
    };

    #[test]
    fn a_full_page_has_a_button_for_each_and_those_to_the_pages_beside_it() {
        let texts = Texts::load().unwrap();
        let blocked: Vec<_> =
            (0..5).map(|less| KeptAway { player: long(less), since: Timestamp::UNIX_EPOCH }).collect();
        for words in texts.all() {
            let view = view(words, &blocked, Page::sized(500, 50, ENTRIES));
            assert!(view.text.encode_utf16().count() <= 2_000 && view.pings.is_empty());
            assert_eq!(view.text.lines().count(), ENTRIES + 2, "{}", view.text);
            assert_eq!(view.buttons.iter().map(Vec::len).collect::<Vec<_>>(), [5, 2]);
        }
        let first = view(texts.public(), &blocked[..1], Page::sized(1, 9, ENTRIES));
        assert!(first.text.ends_with("1. <@18446744073709551615>, <t:0:R>"), "{}", first.text);
        assert_eq!(first.buttons[0][0].label, "Unblock 1");
    }
}
