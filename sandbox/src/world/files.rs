//! Files: as the bot or a member uploads them, and as Discord names and describes them.

use axum::body::Bytes;

use crate::snowflake::Id;

/// A file uploaded with a request.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Upload {
    /// The n of `files[n]`.
    pub(crate) number: usize,
    pub(crate) name: String,
    pub(crate) content_type: Option<String>,
    pub(crate) bytes: Bytes,
}

/// A file to be stored with a message.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct NewFile {
    pub(crate) id: Id,
    pub(crate) content_type: String,
    pub(crate) bytes: Bytes,
}

/// A file name as Discord stores it: without characters that a URL would have to escape.
pub(crate) fn file_name(name: &str) -> String {
    let safe =
        |letter: char| if letter.is_ascii_alphanumeric() || "._-".contains(letter) { letter } else { '_' };
    let name: String = name.chars().map(safe).collect();
    let name = name.trim_start_matches('.');
    if name.is_empty() { "unknown".to_owned() } else { name.to_owned() }
}

/// The content type that goes with a file name.
pub(crate) fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next().map(str::to_ascii_lowercase).as_deref() {
        Some("png") => "image/png",
        Some("gif") => "image/gif",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("webp") => "image/webp",
        Some("txt" | "md" | "log") => "text/plain; charset=utf-8",
        Some("json") => "application/json",
        Some("csv") => "text/csv; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Width and height of a PNG or a GIF.
pub(crate) fn pixels(bytes: &[u8]) -> Option<(u32, u32)> {
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        let number = |at| bytes.get(at..at + 4)?.try_into().ok().map(u32::from_be_bytes);
        Some((number(16)?, number(20)?))
    } else if bytes.starts_with(b"GIF8") {
        let number = |at| bytes.get(at..at + 2)?.try_into().ok().map(u16::from_le_bytes).map(u32::from);
        Some((number(6)?, number(8)?))
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_need_no_escaping_in_a_url() {
        assert_eq!(file_name("a board.png"), "a_board.png");
        assert_eq!(file_name("../x/ƙ"), "_x__");
        assert_eq!(file_name("..."), "unknown");
    }

    #[test]
    fn the_size_of_png_and_gif_is_read() {
        let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        png.extend([0, 0, 3, 32, 0, 0, 3, 192]);
        assert_eq!(pixels(&png), Some((800, 960)));
        assert_eq!(pixels(b"GIF89a\x10\x00\x20\x00"), Some((16, 32)));
        assert_eq!(pixels(b"text"), None);
        assert_eq!(pixels(b"GIF8"), None);
    }
}
