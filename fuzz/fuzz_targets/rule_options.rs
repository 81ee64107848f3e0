//! Any text as a rule set, and a game by it: see [`hostile::rule_options`].
#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| hostile::rule_options(input));
