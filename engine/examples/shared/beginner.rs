//! Players who are new to a game.

use games::{Action, Record};

/// How much a beginner sees.
#[derive(Clone, Copy)]
pub(crate) enum Beginner {
    /// Nothing: any action.
    Blind,
    /// What can be made: an action that makes a row or takes something, or else any.
    Greedy,
    /// What can be taken, too: without anything to make, an action after which nothing can be taken, or else any.
    Careful,
}

impl Beginner {
    pub(crate) fn named(name: &str) -> Option<Self> {
        Some(match name {
            "blind" => Self::Blind,
            "greedy" => Self::Greedy,
            "beginner" => Self::Careful,
            _ => return None,
        })
    }
}

/// What a beginner plays. They claim a missed capture only if they must.
pub(crate) fn beginner(record: &Record, who: Beginner, seed: u64) -> Action {
    let position = record.replay().expect("a legal record");
    let mut legal = position.legal_actions();
    let all = legal.clone();
    legal.retain(|action| !matches!(action, Action::Huff(_) | Action::Force));
    if legal.is_empty() {
        legal = all;
    }
    let after = |action: Action| {
        let mut after = position.clone();
        let effects = after.play(action).expect("legal");
        (after, effects)
    };
    let gains = |&action: &Action| {
        let (_, effects) = after(action);
        !effects.row.is_empty() || !effects.taken.is_empty()
    };
    let is_safe = |&action: &Action| {
        let (after, _) = after(action);
        after.to_act() == position.to_act()
            || after.legal_actions().into_iter().all(|reply| {
                let effects = after.clone().play(reply).expect("legal");
                effects.taken.is_empty() && !effects.take_due
            })
    };
    let those = |fit: &dyn Fn(&Action) -> bool| {
        let fitting: Vec<Action> = legal.iter().copied().filter(|action| fit(action)).collect();
        (!fitting.is_empty()).then_some(fitting)
    };
    let choice = match who {
        Beginner::Blind => None,
        Beginner::Greedy => those(&gains),
        Beginner::Careful => those(&gains).or_else(|| those(&is_safe)),
    }
    .unwrap_or_else(|| legal.clone());
    let random =
        (seed ^ 0x5DEE_CE66).wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    choice[(random >> 33) as usize % choice.len()]
}
