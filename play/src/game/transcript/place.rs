//! Places in a game file, for reporting what is wrong.

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Location {
    /// The line, from 1.
    pub line: usize,
    /// The word in the line, separated by ASCII white space, from 1; headers are always 1.
    pub token: usize,
}

impl Location {
    /// The word at this place in a text.
    pub fn word(self, text: &str) -> Option<&str> {
        let line = lines(unmarked(text)).nth(self.line.checked_sub(1)?)?;
        line.split_ascii_whitespace().nth(self.token.checked_sub(1)?)
    }
}

/// The text without the byte order mark that some editors put first.
pub(super) fn unmarked(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// The lines by which places are counted, trimmed.
pub(super) fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim)
}
