//! Fuzzes records of games: see [`hostile::records`].
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| hostile::records(text));
