//! Lists within a sentence.

use crate::texts::{Words, say};

/// Items as they're listed in a sentence: `a, b and c`.
pub(crate) fn series(words: &Words, items: &[String]) -> String {
    match items {
        [rest @ .., last] if !rest.is_empty() => {
            say!(words, "list-and", rest = rest.join(", "), last = last.as_str())
        }
        items => items.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Texts;

    #[test]
    fn the_last_item_comes_after_a_word() {
        let texts = Texts::load().unwrap();
        let check = |items: &[&str], expect: [&str; 4]| {
            let items: Vec<String> = items.iter().map(|item| (*item).to_owned()).collect();
            let told: Vec<String> = texts.all().map(|words| series(words, &items)).collect();
            assert_eq!(told, expect);
        };
        check(&[], [""; 4]);
        check(&["a"], ["a"; 4]);
        check(&["a", "b"], ["a and b", "a y b", "a et b", "a та b"]);
        check(&["a", "b", "c"], ["a, b and c", "a, b y c", "a, b et c", "a, b та c"]);
    }
}
