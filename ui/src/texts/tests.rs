//! Tests that the texts are complete in every language and the only place for sentences.

mod complete;
mod numbers;
mod refusals;
mod voice;
mod written;

use super::{files, *};

#[test]
fn arguments_and_plurals_are_filled_in() {
    let texts = Texts::load().unwrap();
    let words = texts.of(Language::English);
    assert_eq!(say!(words, "did-take", who = "⚫", square = "b3"), "⚫ took the stone on **b3**.");
    assert_eq!(
        say!(words, "board-footer", game = "7", rules = "Dara", plies = 1),
        "-# Game 7 · Dara · 1 move"
    );
    assert!(say!(words, "board-footer", game = "7", rules = "Dara", plies = 12).ends_with("12 moves"));
}

#[test]
fn missing_texts_fall_back_to_english() {
    let texts = Texts::load().unwrap();
    let (french, english) = (texts.of(Language::French), texts.of(Language::English));
    let none = Words {
        language: Language::French,
        bundle: Arc::new(FluentBundle::new_concurrent(vec!["fr".parse().unwrap()])),
        english: Arc::clone(&french.english),
    };
    assert_eq!(say!(none, "button-play"), say!(english, "button-play"));
    assert_eq!(none.find("button-play", &[]), None);
    assert_eq!(none.say("no-such-key", &[]), "no-such-key");
}
