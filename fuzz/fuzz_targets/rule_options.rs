//! Fuzzes rule sets and games played with them: see [`hostile::rule_options`].
#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| hostile::rule_options(input));
