//! Any text as the `custom_id` of a button: see [`hostile::custom_ids`].
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| hostile::custom_ids(text));
