//! Who plays a game, by name: for choices, in which a mention does not show a name.

use super::name::clean;

/// The players of a game, whose names are given in order of play, side by side and without Markdown: `Ada – Ben`. `None`
/// where a name shows nothing.
pub fn side_by_side(names: &[String]) -> Option<String> {
    let names: Vec<_> = names.iter().map(|name| clean(name)).collect();
    let side = |first: usize| names.iter().skip(first).step_by(2).cloned().collect::<Vec<_>>().join(" + ");
    let shown = !names.iter().any(String::is_empty);
    shown.then(|| [side(0), side(1)].join(" – "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn partners_stand_on_one_side() {
        let check = |names: &[&str], expect: Option<&str>| {
            let names: Vec<_> = names.iter().map(ToString::to_string).collect();
            assert_eq!(side_by_side(&names).as_deref(), expect);
        };
        check(&["Ada", "*Ben*"], Some("Ada – *Ben*"));
        check(&["Ada", "Ben", "Chidi", "Dede"], Some("Ada + Chidi – Ben + Dede"));
        check(&["Ada", "\u{202e}"], None);
    }
}
