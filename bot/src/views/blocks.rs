//! Whom one has blocked, and that one has. Nobody else ever reads it.

use data::KeptAway;
use play::PlayerId;

use super::{Button, Tone, View, mention, pages::Page, time::relative};
use crate::{
    control::{Control, Listing},
    texts::{Words, say},
};

/// How many entries a page has of a list each of which has a button: as many as there are in a row.
pub(crate) const ENTRIES: usize = 5;

/// A page of those whom somebody has blocked.
pub(crate) fn view(words: &Words, blocked: &[KeptAway], page: Page) -> View {
    if blocked.is_empty() {
        return View::words(say!(words, "blocked-none"));
    }
    list(words, Listing::Blocked, say!(words, "blocked-title"), blocked, page, |number, player| {
        let control = Control::Unblock { player, page: page.number() };
        Button::new(say!(words, "button-unblock", number = number), control, Tone::Plain)
    })
}

/// A page of members who are kept away, each with a number, since when, and the button by which he is no more.
pub(super) fn list(
    words: &Words,
    listing: Listing,
    title: String,
    members: &[KeptAway],
    page: Page,
    button: impl Fn(usize, PlayerId) -> Button,
) -> View {
    let numbered = (page.offset() + 1..).zip(members);
    let entries = numbered.clone().map(|(number, member)| {
        let (who, since) = (mention(member.player), relative(member.since));
        say!(words, "blocked-entry", number = number, who = who, since = since)
    });
    let mut view = page.view(words, listing, [title].into_iter().chain(entries).collect());
    view.buttons.insert(0, numbered.map(|(number, member)| button(number, member.player)).collect());
    view
}

/// Somebody is blocked now, which has parted the two in so many open challenges.
pub(crate) fn blocked(words: &Words, player: PlayerId, challenges: usize) -> View {
    let done = say!(words, "blocked-done", player = mention(player));
    let parted = (challenges > 0).then(|| say!(words, "blocked-parted", challenges = challenges));
    View::words([Some(done), parted].into_iter().flatten().collect::<Vec<_>>().join("\n"))
}

/// Somebody is blocked no longer.
pub(crate) fn unblocked(words: &Words, player: PlayerId) -> View {
    View::words(say!(words, "unblocked-done", player = mention(player)))
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::{texts::Texts, views::example::long};

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
