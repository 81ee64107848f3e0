//! Lines of premoves as people type them: `b3-b4 c2-c3; b3-a3 c2-d2`.

use games::{Action, Position, Stage};

use crate::{
    failure::Refusal,
    typed::path::{self, CHOICES, Typed},
};

/// The longest text of an autocomplete choice.
const CHOICE: usize = 100;

/// Parses lines that all start from the same position.
pub fn read(from: &Position, typed: &str) -> Result<Vec<Vec<Action>>, Refusal> {
    let lines = typed.split(';').map(str::trim).filter(|line| !line.is_empty());
    let lines: Vec<Vec<Action>> =
        lines.map(|line| Ok(actions(from, line)?.0)).collect::<Result<_, Refusal>>()?;
    if lines.is_empty() { Err(Refusal::BadNotation { typed: typed.to_owned() }) } else { Ok(lines) }
}

/// Parses the actions of a line, and returns the position after them as long as they are legal.
fn actions(from: &Position, line: &str) -> Result<(Vec<Action>, Option<Position>), Refusal> {
    let mut position = Some(from.clone());
    let mut actions = Vec::new();
    for token in line.split([' ', ',']).filter(|token| !token.is_empty()) {
        let before = position.as_ref().unwrap_or(from);
        let action = action(before, token).ok_or_else(|| Refusal::BadNotation { typed: token.to_owned() })?;
        actions.push(action);
        // After an illegal action the rest is only parsed; the first illegal one is reported anyway.
        position = position.take().and_then(|mut position| position.play(action).ok().map(|_| position));
    }
    Ok((actions, position))
}

/// Parses an action in record notation, or as a path with any usual separators.
fn action(position: &Position, token: &str) -> Option<Action> {
    let token = token.to_lowercase();
    match token.parse() {
        Ok(Action::Drop(square)) if position.stage() == Stage::Take => Some(Action::Take(square)),
        Ok(Action::Move(path) | Action::Jump(path)) => Some(path::action(position, path)),
        Ok(action) => Some(action),
        Err(_) => Some(path::action(position, Typed::read(&token)?.path()?)),
    }
}

/// Completions of the typed text, each with the whole text.
pub fn completions(from: &Position, typed: &str) -> Vec<String> {
    let begun = typed.rfind([' ', ',', ';']).map_or(0, |at| at + 1);
    let (before, word) = typed.split_at(begun);
    let line = before.rsplit(';').next().unwrap_or_default();
    let Ok((_, Some(position))) = actions(from, line) else { return Vec::new() };
    let word = word.to_lowercase();
    let texts = position.legal_actions().into_iter().map(|action| action.to_string());
    let fitting = texts.filter(|text| text.starts_with(&word)).map(|text| format!("{before}{text}"));
    fitting.filter(|text| text.chars().count() <= CHOICE).take(CHOICES).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::views::example;

    fn check(played: usize, typed: &str, expect: &str) {
        let table = example::up_to(played);
        let read = read(table.position(), typed).map(|lines| {
            let tokens =
                |line: &Vec<Action>| line.iter().map(Action::to_string).collect::<Vec<_>>().join(" ");
            lines.iter().map(tokens).collect::<Vec<_>>().join("; ")
        });
        let read = read.unwrap_or_else(|refusal| format!("{refusal:?}"));
        assert_eq!(read, expect, "{typed}");
    }

    #[test]
    fn lines_are_read_in_the_notation_of_records() {
        check(24, "b2-c2 xa1 c1-b1", "b2-c2 xa1 c1-b1");
        check(24, " B2-C2, a1  C1→b1 ;; b2xb1 ; ", "b2-c2 xa1 c1-b1; b2-b1");
        check(0, "a1 b1", "a1 b1");
        // After an illegal action, the rest stays as typed.
        check(24, "a1-f9", r#"BadNotation { typed: "a1-f9" }"#);
        check(24, "b2-e5 a1", "b2-e5 a1");
        check(24, "forward", r#"BadNotation { typed: "forward" }"#);
        check(24, " ;", r#"BadNotation { typed: " ;" }"#);
    }

    #[test]
    fn possible_continuations_are_suggested() {
        let table = example::up_to(24);
        let offered = |typed: &str| completions(table.position(), typed);
        assert_eq!(offered("b2-c"), ["b2-c2"]);
        assert!(offered("b2-c2 ").contains(&"b2-c2 xa1".to_owned()), "{:?}", offered("b2-c2 "));
        assert_eq!(offered("b2-c2 xa1; B2-B"), ["b2-c2 xa1; b2-b1"]);
        assert_eq!(offered("b2-e5 ").len(), 0);
        assert_eq!(offered(&"b2-c2 xa1;".repeat(10)).len(), 0, "longer than a choice can be");
        assert!(offered("").len() <= CHOICES);
    }
}
