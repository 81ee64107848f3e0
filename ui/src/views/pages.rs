//! Splits long lists into pages, with buttons between them.

use super::{Button, List, View};
use crate::{
    button_id::{ButtonId, Listing},
    texts::{Words, say},
};

/// The entries of a page: as many as fit into a message with the longest names and numbers.
pub const ENTRIES: usize = 5;

/// A page of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// The number, from 1.
    number: u32,
    /// The number of the last page, from 1.
    last: u32,
    /// The most entries of a page.
    size: usize,
}

impl Page {
    /// Page `number` of a list with so many entries, or the last page.
    pub fn new(entries: usize, number: u32) -> Self {
        Self::sized(entries, number, ENTRIES)
    }

    /// The same with at most `size` entries per page; at least 1.
    pub fn sized(entries: usize, number: u32, size: usize) -> Self {
        let last = u32::try_from(entries.div_ceil(size.max(1))).unwrap_or(u32::MAX).max(1);
        Self { number: number.clamp(1, last), last, size }
    }

    /// The number, from 1.
    pub const fn number(self) -> u32 {
        self.number
    }

    /// How many entries come before it.
    pub const fn offset(self) -> usize {
        (self.number as usize - 1) * self.size
    }

    /// "Page 2 of 3", if there are several.
    pub(super) fn counted(self, words: &Words) -> Option<String> {
        (self.last > 1).then(|| say!(words, "page-of", number = self.number, last = self.last))
    }

    /// The page with these lines, and buttons to its neighbours.
    pub(super) fn view(self, words: &Words, listing: Listing, mut lines: Vec<String>) -> View {
        lines.extend(self.counted(words));
        View::words(lines.join("\n")).with_row(self.neighbours(words, listing))
    }

    /// The page with lists below a title, what is to be said below them, and buttons to its neighbours.
    pub(super) fn lists(
        self,
        words: &Words,
        listing: Listing,
        (title, lists): (String, Vec<List>),
        below: Option<String>,
    ) -> View {
        let below: Vec<String> = below.into_iter().chain(self.counted(words)).collect();
        let view = View { lists, below: below.join("\n"), ..View::words(title) };
        view.with_row(self.neighbours(words, listing))
    }

    fn neighbours(self, words: &Words, listing: Listing) -> Vec<Button> {
        let Self { number, last, .. } = self;
        let button = |label, page| Button::plain(label, ButtonId::Page { listing, page });
        let before = (number > 1).then(|| button(say!(words, "button-page-before"), number - 1));
        let after = (number < last).then(|| button(say!(words, "button-page-after"), number + 1));
        [before, after].into_iter().flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_beyond_the_end_is_the_last() {
        let check = |entries, number, expect: (u32, u32), offset| {
            let page = Page::new(entries, number);
            assert_eq!(((page.number, page.last), page.offset()), (expect, offset), "{number} of {entries}");
        };
        check(0, 1, (1, 1), 0);
        check(5, 2, (1, 1), 0);
        check(6, 2, (2, 2), 5);
        check(6, 9, (2, 2), 5);
        check(11, 0, (1, 3), 0);
    }
}
