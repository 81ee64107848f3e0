//! Fuzzes `custom_id`s: see [`hostile::custom_ids`].
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| hostile::custom_ids(text));
