//! What of a long list fits into a message. What doesn't is counted.

use play::PlayerId;

use crate::{
    texts::{Words, say, series::series},
    views::mention,
};

/// Discord's longest text of a message.
const LONGEST: usize = 2_000;

/// The room that a list leaves for what is said about pictures.
const NOTE: usize = 80;

/// How long a text is at most to Discord.
pub(super) fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// The lines of a message: those of a list between others, as many as fit. `more` says how many don't.
pub(super) fn message(
    (before, list, after): (Vec<String>, &[String], Vec<String>),
    more: impl Fn(usize) -> String,
) -> String {
    let around: usize = before.iter().chain(&after).map(|line| length(line) + 1).sum();
    let list = joined(list, "\n", LONGEST.saturating_sub(around + NOTE), more);
    let list = Some(list).filter(|list| !list.is_empty());
    before.into_iter().chain(list).chain(after).collect::<Vec<_>>().join("\n")
}

/// These lines, and in the room that they leave of a message a list of players: as many as fit, and how many don't.
pub(super) fn with_players(
    words: &Words,
    lines: &[String],
    named: &[String],
    said: impl Fn(String) -> String,
) -> String {
    let around: usize = lines.iter().map(|line| length(line) + 1).sum();
    let room = LONGEST.saturating_sub(around + length(&said(String::new())));
    let named = joined(named, ", ", room, |left| say!(words, "competition-players-more", count = left));
    lines.iter().cloned().chain([said(named)]).collect::<Vec<_>>().join("\n")
}

/// A text, and below it the names that its pictures can't show, as many as there is room for.
pub(super) fn with_unnamed(words: &Words, text: String, players: &[String]) -> String {
    let said = |players| say!(words, "table-unnamed", players);
    let room = LONGEST.saturating_sub(length(&text) + 1 + length(&said(String::new())));
    let named = joined(players, ", ", room, |left| say!(words, "competition-players-more", count = left));
    if length(&named) <= room { format!("{text}\n{}", said(named)) } else { text }
}

/// A few of these players, and how many others there are.
pub(super) fn some(words: &Words, players: &[PlayerId], most: usize) -> String {
    let left = players.len().saturating_sub(most);
    let named = players.iter().take(most).copied().map(mention);
    let more = (left > 0).then(|| say!(words, "list-more", count = left));
    series(words, &named.chain(more).collect::<Vec<_>>())
}

/// The first items, as many as fit into `room`. `more` says how many don't.
fn joined(items: &[String], between: &str, room: usize, more: impl Fn(usize) -> String) -> String {
    let mut taken = 0;
    let fits = |item: &&String| {
        taken += length(item) + length(between);
        taken <= room + length(between)
    };
    let mut kept = items.iter().take_while(fits).count();
    loop {
        let left = items.len() - kept;
        let shown = items.iter().take(kept).cloned().chain((left > 0).then(|| more(left)));
        let shown = shown.collect::<Vec<_>>().join(between);
        if length(&shown) <= room || kept == 0 {
            return shown;
        }
        kept -= 1;
    }
}

/// A text cut to this length.
pub(super) fn cut(text: &str, most: usize) -> String {
    let mut left = most;
    let fits = |letter: &char| {
        let fits = letter.len_utf16() <= left;
        left = left.saturating_sub(letter.len_utf16());
        fits
    };
    text.chars().take_while(fits).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_is_counted() {
        let items: Vec<String> = ["one", "two", "three"].map(ToOwned::to_owned).into();
        let check = |room, expect| {
            assert_eq!(joined(&items, " ", room, |left| format!("+{left}")), expect, "{room}");
        };
        check(13, "one two three");
        check(12, "one two +1");
        check(9, "one +2");
        check(6, "one +2");
        check(5, "+3");
        check(0, "+3");
        assert_eq!(joined(&[], " ", 0, |left| format!("+{left}")), "");
        assert_eq!(cut("a😀b", 2), "a");
        assert_eq!(cut("a😀b", 3), "a😀");
    }
}
