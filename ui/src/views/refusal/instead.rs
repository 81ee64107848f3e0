//! What to do instead of an illegal action.

use games::{Action, Square, SquareSet, Stage};

use crate::texts::{Words, say, series::series};

/// The most examples of legal actions.
const EXAMPLES: usize = 6;

/// The legal actions of this stage, with one line for moves and one for claims by `command`.
pub(super) fn lines(words: &Words, stage: Stage, legal: &[Action], command: &str) -> Vec<String> {
    let is_claim = |action: &Action| matches!(action, Action::Huff(_) | Action::Force);
    let (claims, played): (Vec<Action>, Vec<Action>) = legal.iter().partition(|action| is_claim(action));
    let can = (!played.is_empty()).then(|| {
        let typed =
            |action: &Action| action.squares().iter().map(Square::to_string).collect::<Vec<_>>().join(" ");
        let examples = examples(words, &played, typed);
        match stage {
            Stage::Drop => say!(words, "can-drop", examples),
            Stage::Move => say!(words, "can-move", examples),
            Stage::Take => say!(words, "can-take", examples),
            Stage::Capture => say!(words, "can-capture", examples),
        }
    });
    let huffs: SquareSet = claims.iter().flat_map(Action::squares).copied().collect();
    let can_claim = (!huffs.is_empty()).then(|| {
        let squares: Vec<String> = huffs.iter().map(|square| format!("`{square}`")).collect();
        say!(words, "can-claim", squares = series(words, &squares), command)
    });
    [can, can_claim].into_iter().flatten().collect()
}

/// A few actions, spread over all, as one would type them.
pub(super) fn examples(words: &Words, actions: &[Action], typed: impl Fn(&Action) -> String) -> String {
    let step = actions.len().div_ceil(EXAMPLES).max(1);
    let shown = actions.iter().step_by(step).map(|action| format!("`{}`", typed(action)));
    let shown = shown.collect::<Vec<_>>().join(", ");
    if step == 1 { shown } else { say!(words, "examples-of-more", examples = shown, count = actions.len()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Texts;

    #[test]
    fn moves_and_claims_are_listed_separately() {
        let check = |stage, legal: &str, expect: &[&str]| {
            let legal: Vec<Action> = legal.split_whitespace().map(|token| token.parse().unwrap()).collect();
            let texts = Texts::load().unwrap();
            assert_eq!(lines(texts.public(), stage, &legal, "/damas"), expect);
        };
        check(Stage::Move, "", &[]);
        check(Stage::Move, "a3-b4 c3xe5xg7", &["You can move `a3 b4`, `c3 e5 g7`."]);
        check(Stage::Capture, "c3xe5", &["You can capture `c3 e5`."]);
        let claim = "You can huff `d6` and `f6` (`/damas huff`) or force that capture (`/damas force`).";
        check(Stage::Move, "a3-b4 force huff:d6 huff:f6", &["You can move `a3 b4`.", claim]);
        check(Stage::Move, "force huff:d6 huff:f6", &[claim]);
        check(Stage::Drop, "a1 a2 a3 a4 a5 b1 b2", &["You can drop on `a1`, `a3`, `a5`, `b2`… (7 in all)."]);
    }
}
