//! Whatever is typed as an action, a path, a time, a date or a name beside any game: see [`hostile::notation`].
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| hostile::notation(text));
