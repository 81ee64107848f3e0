//! The rules of a game in words, with a picture of the moment that decides it.

use games::{
    BesideDrops, CentreBonus, DropTakes, EarningRun, FirstDrops, Game, Goal, ManCaptures, Record, RowDrops,
    RuleSet, Setting, StraightBack, Takeable,
};
use render::{Marks, Options, Painter};

use super::{Picture, View};
use crate::texts::{Words, say};

/// A game of Dara up to a move that makes a row, legal under every preset: the example that the rules show.
const DARA_EXAMPLE: &str = "d1 b3 d4 e3 a6 c6 d2 c3 c5 d5 b4 d6 e5 a1 b2 b5 e4 a2 a4 c1 a3 c4 e2 a5 b2-c2";

/// The answer to `/dara rules`.
pub(crate) fn view(words: &Words, painter: &Painter, rules: RuleSet) -> View {
    let parts = match rules.game() {
        Game::Dara => [
            say!(words, "rules-dara-goal"),
            say!(words, "rules-dara-drop"),
            say!(words, "rules-dara-move"),
            say!(words, "rules-dara-row"),
        ],
    };
    let title = say!(words, "rules-title", rules = rules_name(words, rules));
    let settings: Vec<String> =
        rules.settings().into_iter().map(|option| format!("- {}", setting(words, option))).collect();
    let ends = [
        say!(words, "rules-options", rules = rules_name(words, rules)) + "\n" + &settings.join("\n"),
        say!(words, "rules-draws"),
        say!(words, "rules-dara-sources"),
    ];
    let text = [vec![title], parts.to_vec(), ends.to_vec()].concat().join("\n");
    View { text, picture: example(words, painter, rules), ..View::default() }
}

fn example(words: &Words, painter: &Painter, rules: RuleSet) -> Option<Picture> {
    // House rules can make the example illegal; the preset that they come from shows the same thing.
    let (position, row) = [rules, rules.game().default_rules()].into_iter().find_map(|rules| {
        let record: Record = format!("{rules} {DARA_EXAMPLE}").parse().ok()?;
        let mut position = rules.start();
        let mut last = None;
        for action in record.actions {
            last = Some(position.play(action).ok()?);
        }
        Some((position, last?))
    })?;
    let turn = [row];
    let scene = render::scene(&position, &Marks { last: &turn, ..Marks::default() }, Options::default());
    Some(Picture { png: painter.png(&scene), alt: say!(words, "rules-dara-picture") })
}

/// The name of a game.
pub(crate) fn game_name(words: &Words, game: Game) -> String {
    match game {
        Game::Dara => say!(words, "game-dara"),
    }
}

/// What its pieces are called, as texts choose between words: `stone`, `piece`, `marble`.
pub(crate) const fn pieces(game: Game) -> &'static str {
    match game {
        Game::Dara => "stone",
    }
}

/// The name of a rule set: the game, the preset, and whether house rules changed it.
pub(crate) fn rules_name(words: &Words, rules: RuleSet) -> String {
    let (game, preset) = (game_name(words, rules.game()), preset_name(words, rules));
    if rules.is_house() {
        say!(words, "rules-name-house", game = game, preset = preset)
    } else {
        say!(words, "rules-name", game = game, preset = preset)
    }
}

fn preset_name(words: &Words, rules: RuleSet) -> String {
    match (rules.game(), rules.preset()) {
        (Game::Dara, "capture-ten") => say!(words, "preset-dara-capture-ten"),
        (Game::Dara, "niger") => say!(words, "preset-dara-niger"),
        (Game::Dara, _) => say!(words, "preset-dara-traditional"),
    }
}

/// An option with its value, as a sentence.
fn setting(words: &Words, setting: Setting) -> String {
    match setting {
        Setting::Take(Takeable::Free) => say!(words, "setting-take-free"),
        Setting::Take(Takeable::Any) => say!(words, "setting-take-any"),
        Setting::Win(Goal::Few) => say!(words, "setting-win-few"),
        Setting::Win(Goal::Ten) => say!(words, "setting-win-ten"),
        Setting::Back(StraightBack::Allowed) => say!(words, "setting-back-allowed"),
        Setting::Back(StraightBack::Barred) => say!(words, "setting-back-barred"),
        Setting::RowDrops(RowDrops::Allowed) => say!(words, "setting-row-drops-allowed"),
        Setting::RowDrops(RowDrops::Barred) => say!(words, "setting-row-drops-barred"),
        Setting::Win(Goal::All) => say!(words, "setting-win-all"),
        Setting::Rows(EarningRun::Three) => say!(words, "setting-rows-three"),
        Setting::Rows(EarningRun::More) => say!(words, "setting-rows-more"),
        Setting::FirstDrops(FirstDrops::Centre) => say!(words, "setting-first-drops-centre"),
        Setting::FirstDrops(FirstDrops::Anywhere) => say!(words, "setting-first-drops-anywhere"),
        Setting::DropTakes(DropTakes::Earned) => say!(words, "setting-drop-takes-earned"),
        Setting::DropTakes(DropTakes::None) => say!(words, "setting-drop-takes-none"),
        Setting::BesideDrops(BesideDrops::Allowed) => say!(words, "setting-beside-drops-allowed"),
        Setting::BesideDrops(BesideDrops::Barred) => say!(words, "setting-beside-drops-barred"),
        Setting::ManCaptures(ManCaptures::Forward) => say!(words, "setting-man-captures-forward"),
        Setting::ManCaptures(ManCaptures::BothWays) => say!(words, "setting-man-captures-both-ways"),
        Setting::Duel(turns) => say!(words, "setting-duel", turns = turns.get()),
        Setting::Bonus(CentreBonus::Gained) => say!(words, "setting-bonus-gained"),
        Setting::Bonus(CentreBonus::None) => say!(words, "setting-bonus-none"),
        Setting::Bound(turns) => say!(words, "setting-bound", turns = turns.get()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Texts;

    fn shown(rules: &str) -> View {
        view(Texts::load().unwrap().public(), &Painter::new(), rules.parse().unwrap())
    }

    #[test]
    fn every_preset_and_house_rule_fits_into_a_message_with_its_picture() {
        for rules in
            ["dara:traditional", "dara:capture-ten", "dara:niger", "dara:capture-ten+row-drops=no+bound=200"]
        {
            let view = shown(rules);
            assert!(view.text.chars().count() <= 2_000, "{rules}: {} characters", view.text.chars().count());
            let picture = view.picture.unwrap();
            assert!(picture.png.starts_with(b"\x89PNG") && picture.alt.chars().count() <= 1_024);
        }
    }

    #[test]
    fn the_rules_say_what_this_preset_does() {
        assert!(shown("dara:capture-ten").text.contains("You win with the tenth stone"));
        assert!(shown("dara:niger").text.contains("A drop that makes three or more in a row is illegal."));
        assert!(shown("dara:niger+take=any").text.starts_with("## Dara (Niger, house rules)"));
    }

    #[test]
    fn the_rules_name_their_sources_and_what_was_decided() {
        let text = shown("dara:traditional").text;
        assert!(
            text.contains("S000")
                && text.contains("S001")
                && text.contains("S004")
                && text.contains("Decided")
        );
    }
}
