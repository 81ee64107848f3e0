//! The options of rules in words.

mod decisions;

use games::{
    BesideDrops, CentreBonus, DropTakes, EarningRun, FirstDrops, Flying, ManCaptures, RowDrops, RuleSet,
    Ruling, Setting, StraightBack, Takeable, WinCondition,
};

use super::rules_names::preset_name;
use crate::texts::{Words, say};
pub(super) use decisions::decision;

/// An option with its value, in a sentence.
pub fn setting(words: &Words, setting: Setting) -> String {
    match setting {
        Setting::Take(Takeable::Free) => say!(words, "setting-take-free"),
        Setting::Take(Takeable::Any) => say!(words, "setting-take-any"),
        Setting::Win(WinCondition::Few) => say!(words, "setting-win-few"),
        Setting::Win(WinCondition::Ten) => say!(words, "setting-win-ten"),
        Setting::Back(StraightBack::Allowed) => say!(words, "setting-back-allowed"),
        Setting::Back(StraightBack::Forbidden) => say!(words, "setting-back-barred"),
        Setting::RowDrops(RowDrops::Allowed) => say!(words, "setting-row-drops-allowed"),
        Setting::RowDrops(RowDrops::Forbidden) => say!(words, "setting-row-drops-barred"),
        Setting::Win(WinCondition::All) => say!(words, "setting-win-all"),
        Setting::Rows(EarningRun::Three) => say!(words, "setting-rows-three"),
        Setting::Rows(EarningRun::More) => say!(words, "setting-rows-more"),
        Setting::FirstDrops(FirstDrops::Centre) => say!(words, "setting-first-drops-centre"),
        Setting::FirstDrops(FirstDrops::Anywhere) => say!(words, "setting-first-drops-anywhere"),
        Setting::DropTakes(DropTakes::Earned) => say!(words, "setting-drop-takes-earned"),
        Setting::DropTakes(DropTakes::None) => say!(words, "setting-drop-takes-none"),
        Setting::BesideDrops(BesideDrops::Allowed) => say!(words, "setting-beside-drops-allowed"),
        Setting::BesideDrops(BesideDrops::Forbidden) => say!(words, "setting-beside-drops-barred"),
        Setting::ManCaptures(ManCaptures::Forward) => decision(words, Ruling::MenCaptureForward),
        Setting::ManCaptures(ManCaptures::BothWays) => say!(words, "setting-man-captures-both-ways"),
        Setting::Duel(turns) => say!(words, "setting-duel", turns = turns.get()),
        Setting::Bonus(CentreBonus::Gained) => say!(words, "setting-bonus-gained"),
        Setting::Bonus(CentreBonus::None) => say!(words, "setting-bonus-none"),
        Setting::Flying(Flying::Allowed) => say!(words, "setting-flying-allowed"),
        Setting::Flying(Flying::Forbidden) => say!(words, "setting-flying-barred"),
        Setting::Bound(turns) => decision(words, Ruling::Bound(turns)),
    }
}

/// A line with what house rules are; `None` for built-in ones.
pub(in crate::views) fn house_line(words: &Words, rules: RuleSet) -> Option<String> {
    rules.is_house().then(|| say!(words, "challenge-house-rules", differences = differences(words, rules)))
}

/// What rules are: a preset, and every difference from it.
pub fn differences(words: &Words, rules: RuleSet) -> String {
    let preset = preset_name(words, rules);
    let changes: Vec<_> = rules.changes().into_iter().map(|change| setting(words, change)).collect();
    if changes.is_empty() {
        say!(words, "house-rules-like", preset)
    } else {
        say!(words, "house-rules-like-but", preset, changes = changes.join(" "))
    }
}
