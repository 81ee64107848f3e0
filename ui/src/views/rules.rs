//! The rules of a game in words, with pictures of the decisive moments.

mod dala;
mod damala;
mod damas;
mod dara;
mod decisions;
mod example;
mod morris;
mod names;
mod settings;
mod wali;

use games::{Game, ManCaptures, Record, RuleSet, Setting, Side, Source};
use play::RulesName;
use render::Marks;

use self::{decisions::decision, example::Example};
pub use self::{
    names::{
        RulesNames, about, game_name, keys, option_name, own_name, pieces, preset_name, row, rules_called,
        rules_name, rules_named,
    },
    settings::setting,
};
use super::{Details, Picture, View, house_rules::differences};
use crate::{
    look::Look,
    texts::{Words, say},
};

/// The answer to `/dara rules`. `name` is the server's name for the rules.
pub fn view(words: &Words, look: Look<'_>, rules: RuleSet, name: Option<&RulesName>) -> View {
    let (parts, examples) = match rules.game() {
        Game::Dara => (dara::parts(words), dara::examples(words)),
        Game::Wali => (wali::parts(words), wali::examples(words, rules)),
        Game::Dala => (dala::parts(words), dala::examples(words)),
        Game::Damas => (damas::parts(words), damas::examples(words)),
        Game::Damala => (damala::parts(words, rules), damala::examples(words, rules)),
        Game::Morris => (morris::parts(words, rules), morris::examples(words, rules)),
    };
    let title = say!(words, "rules-title", rules = rules_called(words, rules, name));
    let settings =
        rules.is_house().then(|| say!(words, "rules-house", differences = differences(words, rules)));
    View {
        text: [vec![title], settings.into_iter().collect(), parts].concat().join("\n"),
        pictures: examples.into_iter().filter_map(|example| picture(look, rules, example)).collect(),
        details: Some(details(words, rules)),
        ..View::default()
    }
}

/// The options, the decisions, and the sources.
fn details(words: &Words, rules: RuleSet) -> Details {
    let settings = rules.settings().into_iter().filter(|setting| !is_decision(*setting)).map(|option| {
        // A shared option may cite sources about other games.
        let of_this_game = |source: &&Source| rules.sources().contains(source);
        let sources: Vec<String> =
            option.sources().iter().filter(of_this_game).map(Source::to_string).collect();
        let sources = if sources.is_empty() { say!(words, "rules-no-source") } else { sources.join(", ") };
        format!("- {} ({sources})", setting(words, option))
    });
    let decisions = rules.decisions().into_iter().map(|decided| format!("- {}", decision(words, decided)));
    let sources =
        rules.sources().iter().map(|source| format!("- {source}: {}", self::source(words, *source)));
    let text = [
        settings.collect(),
        vec![say!(words, "rules-decided")],
        decisions.collect(),
        vec![say!(words, "rules-sources")],
        sources.collect(),
    ];
    Details {
        title: say!(words, "rules-options", rules = rules_name(words, rules)),
        text: text.into_iter().flat_map(|lines: Vec<String>| lines).collect::<Vec<_>>().join("\n"),
    }
}

/// Whether the option has its decided value, and is listed as a decision.
const fn is_decision(setting: Setting) -> bool {
    matches!(setting, Setting::Bound(_) | Setting::ManCaptures(ManCaptures::Forward))
}

fn source(words: &Words, source: Source) -> String {
    match source {
        Source::S000 => say!(words, "source-s000"),
        Source::S001 => say!(words, "source-s001"),
        Source::S002 => say!(words, "source-s002"),
        Source::S003 => say!(words, "source-s003"),
        Source::S004 => say!(words, "source-s004"),
    }
}

fn picture(look: Look<'_>, rules: RuleSet, example: Example) -> Option<Picture> {
    // House rules can make an example illegal; their preset, or the game's default rules, show the same.
    let game = rules.game();
    let preset = game.preset(rules.preset());
    let table = [Some(rules), preset, Some(game.default_rules())].into_iter().flatten().find_map(|rules| {
        let record: Record = format!("{rules} {}", example.record).parse().ok()?;
        let mut position = rules.start();
        let mut last = None;
        for action in record.actions {
            last = Some(position.play(action).ok()?);
        }
        Some((position, last))
    });
    let (position, last) = table?;
    let png = look.png(&position, &Marks { last: last.as_slice(), ..Marks::default() }, Side::First);
    Some(Picture { png, alt: example.alt })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{texts::Texts, views::example};

    fn shown(rules: &str) -> View {
        view(Texts::load().unwrap().public(), example::look(), rules.parse().unwrap(), None)
    }

    fn details_of(rules: &str) -> String {
        details(Texts::load().unwrap().public(), rules.parse().unwrap()).text
    }

    #[test]
    fn every_preset_and_house_rule_fits_into_a_message_with_its_pictures() {
        let (texts, look) = (Texts::load().unwrap(), example::look());
        let presets =
            Game::ALL.iter().flat_map(|&game| game.presets().map(move |name| format!("{game}:{name}")));
        for rules in presets.chain(["dara:capture-ten+row-drops=no+bound=200".to_owned()]) {
            for words in texts.all() {
                let view = view(words, look, rules.parse().unwrap(), None);
                let (text, details) = (view.text.encode_utf16().count(), view.details.unwrap());
                let details = (details.title.chars().count(), details.text.chars().count());
                assert!(
                    text <= 2_000 && details.0 <= 256 && details.1 <= 4_096,
                    "{rules}: {text}, {details:?}"
                );
                assert!((1..=10).contains(&view.pictures.len()), "{rules}");
                for picture in view.pictures {
                    assert!(picture.png.starts_with(b"\x89PNG") && picture.alt.chars().count() <= 1_024);
                }
            }
        }
    }

    #[test]
    fn the_rules_say_what_this_preset_does_and_where_from() {
        assert!(details_of("dara:capture-ten").contains("You win with the tenth stone"));
        assert!(
            details_of("dara:niger").contains("A drop that makes three or more in a row is illegal. (S004)")
        );
        assert!(details_of("dara:traditional+bound=30").contains("30 turns of each player"));
        assert!(details_of("wali:prost").contains("A row takes any enemy stone. (S004)"));
        assert!(shown("dara:niger+take=any").text.starts_with("## Dara (Niger, house rules)"));
    }

    #[test]
    fn the_rules_name_every_source_and_every_decision() {
        let words = Texts::load().unwrap();
        for &game in Game::ALL {
            for rules in game.presets().filter_map(|name| game.preset(name)) {
                let text = details(words.public(), rules).text;
                for decided in rules.decisions() {
                    assert!(text.contains(&decision(words.public(), decided)), "{rules}: {decided:?}");
                }
                for source in rules.sources() {
                    assert!(text.contains(&format!("- {source}: ")), "{rules}: {source}");
                }
            }
        }
    }
}
