//! Fuzzes files of games: see [`hostile::import`].
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| hostile::import(bytes));
