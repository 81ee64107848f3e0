//! The list of suspended members, for moderators only.

use play::KeptAway;

use crate::{
    button_id::{Listing, Moderation},
    texts::{Words, say},
    views::{Button, View, kept_away, pages::Page},
};

/// A page of the suspended members.
pub fn view(words: &Words, suspended: &[KeptAway], page: Page) -> View {
    let [none, title] = [say!(words, "suspended-none"), say!(words, "suspended-title")];
    kept_away::view(words, (none, title), Listing::Suspended, suspended, page, |number, player| {
        let control = Moderation::Reinstate { player, page: page.number() };
        Button::plain(say!(words, "button-reinstate", number), control)
    })
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
        let suspended: Vec<_> =
            (0..5).map(|less| KeptAway { player: long(less), since: Timestamp::UNIX_EPOCH }).collect();
        for words in texts.all() {
            let view = view(words, &suspended, Page::sized(500, 50, ENTRIES));
            assert!(view.text.encode_utf16().count() <= 2_000 && view.pings.is_empty());
            assert_eq!(view.text.lines().count(), ENTRIES + 2, "{}", view.text);
            assert_eq!(view.buttons.iter().map(Vec::len).collect::<Vec<_>>(), [5, 2]);
            assert!(view.buttons[0].iter().all(|button| button.label.chars().count() <= 80));
        }
        let none = view(texts.public(), &[], Page::sized(0, 1, ENTRIES));
        assert!(none.text.starts_with("No one is suspended") && none.buttons.is_empty());
    }
}
