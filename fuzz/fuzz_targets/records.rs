//! Any text as the record of a game: see [`hostile::records`].
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| hostile::records(text));
