//! The list of blocked or suspended members, with a button to lift each.

use play::{KeptAway, PlayerId};

use super::{Button, View, mention, pages::Page, time::relative};
use crate::{
    button_id::Listing,
    texts::{Words, say},
};

/// The entries of a page: as many as there are buttons in a row.
pub const ENTRIES: usize = 5;

/// A page of them under a title, or the text for an empty list.
pub(super) fn view(
    words: &Words,
    (none, title): (String, String),
    listing: Listing,
    members: &[KeptAway],
    page: Page,
    button: impl Fn(usize, PlayerId) -> Button,
) -> View {
    if members.is_empty() {
        return View::words(none);
    }
    let numbered = (page.offset() + 1..).zip(members);
    let entries = numbered.clone().map(|(number, member)| {
        let (who, since) = (mention(member.player), relative(member.since));
        say!(words, "kept-away-entry", number, who, since)
    });
    let mut view = page.view(words, listing, [title].into_iter().chain(entries).collect());
    view.buttons.insert(0, numbered.map(|(number, member)| button(number, member.player)).collect());
    view
}
