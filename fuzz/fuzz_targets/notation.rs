//! Fuzzes typed actions, paths, times, dates and names: see [`hostile::notation`].
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| hostile::notation(text));
