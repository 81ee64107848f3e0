//! Hexadecimal digits, in which keys and signatures are written.

use std::fmt::Write as _;

/// Bytes as two hexadecimal digits each.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string can't fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}
