//! The rules of a game in words, with pictures of the decisive moments.

mod dala;
mod damala;
mod damas;
mod dara;
mod example;
mod morris;
mod wali;

use games::{Effects, Game, ManCaptures, Position, Record, RuleSet, Setting, Side, Source};
use play::RulesName;
use render::Marks;

use self::example::Example;
use crate::{
    button_id::{ButtonId, practice::PracticeControl},
    look::Look,
    texts::{Words, say},
    views::{
        Button, Details, Picture, View,
        game::spoken,
        rule_options::{decision, differences, setting},
        rules_names::{game_name, rules_called, rules_name},
    },
};

/// The answer to `/dara rules`: how to win, a turn, a row, and what isn't allowed. `name` is the server's name for the
/// rules.
pub fn short(words: &Words, look: Look<'_>, rules: RuleSet, name: Option<&RulesName>) -> View {
    let title = say!(words, "rules-title", rules = rules_called(words, rules, name));
    let text = match rules.game() {
        Game::Dara => say!(words, "rules-short-dara"),
        Game::Wali => say!(words, "rules-short-wali"),
        Game::Dala => say!(words, "rules-short-dala"),
        Game::Damas => say!(words, "rules-short-damas"),
        Game::Damala => say!(words, "rules-short-damala"),
        Game::Morris => say!(words, "rules-short-morris", pieces = rules.stones_each()),
    };
    let house = rules.is_house().then(|| say!(words, "rules-house", differences = differences(words, rules)));
    let options = rules
        .settings()
        .into_iter()
        .filter(|option| !is_decision(*option))
        .map(|option| say!(words, "rules-short-line", setting = setting(words, option)));
    let picture = most_telling(words, rules).and_then(|example| picture(look, rules, example));
    let full = Button::plain(say!(words, "button-all-rules"), ButtonId::FullRules(rules));
    let practice = PracticeControl::Open(rules.game());
    let practice = Button::plain(say!(words, "button-practise"), practice);
    View {
        text: [title].into_iter().chain(house).chain([text]).chain(options).collect::<Vec<_>>().join("\n"),
        pictures: picture.into_iter().collect(),
        ..View::default()
    }
    .with_row(vec![practice, full])
}

/// The whole rules, with their sources. `name` is the server's name for the rules.
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
    .with_row(vec![Button::plain(say!(words, "button-short-rules"), ButtonId::Rules(rules))])
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
    let rulings = rules.rulings().into_iter().map(|decided| format!("- {}", decision(words, decided)));
    let sources =
        rules.sources().iter().map(|source| format!("- {source}: {}", self::source(words, *source)));
    let text = [
        settings.collect(),
        vec![say!(words, "rules-decided")],
        rulings.collect(),
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

/// A small board of these rules, for someone who hasn't seen the game yet.
pub fn sample(words: &Words, look: Look<'_>, rules: RuleSet) -> Option<Picture> {
    let (position, last) = shown(rules, most_telling(words, rules)?.record)?;
    let marks = Marks { last: last.as_slice(), ..Marks::default() };
    let board = spoken::position(words, &position, last.as_slice(), None);
    Some(Picture {
        png: look.small_png(&position, &marks, Side::First),
        alt: say!(words, "challenge-picture", game = game_name(words, rules.game()), board),
    })
}

/// The example that shows the most; the ones before it show how a game starts.
fn most_telling(words: &Words, rules: RuleSet) -> Option<Example> {
    let examples = match rules.game() {
        Game::Dara => dara::examples(words),
        Game::Wali => wali::examples(words, rules),
        Game::Dala => dala::examples(words),
        Game::Damas => damas::examples(words),
        Game::Damala => damala::examples(words, rules),
        Game::Morris => morris::examples(words, rules),
    };
    examples.into_iter().next_back()
}

/// The position after a record, and the last move's effects.
fn shown(rules: RuleSet, record: &str) -> Option<(Position, Option<Effects>)> {
    // House rules can make an example illegal; their preset, or the game's default rules, show the same.
    let game = rules.game();
    let preset = game.preset(rules.preset());
    [Some(rules), preset, Some(game.default_rules())].into_iter().flatten().find_map(|rules| {
        let record: Record = format!("{rules} {record}").parse().ok()?;
        let mut position = rules.start();
        let mut last = None;
        for action in record.actions {
            last = Some(position.play(action).ok()?);
        }
        Some((position, last))
    })
}

fn picture(look: Look<'_>, rules: RuleSet, example: Example) -> Option<Picture> {
    let (position, last) = shown(rules, example.record)?;
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
    fn a_short_page_fits_on_a_phone_in_every_language() {
        let (texts, look) = (Texts::load().unwrap(), example::look());
        for rules in
            Game::ALL.iter().flat_map(|&game| game.presets().filter_map(move |name| game.preset(name)))
        {
            for words in texts.all() {
                let view = short(words, look, rules, None);
                let length = view.text.chars().count();
                assert!(length <= 600, "{rules}, {:?}: {length}", words.language());
                assert_eq!((view.pictures.len(), view.buttons.len()), (1, 1), "{rules}");
                let sample = sample(words, look, rules).unwrap();
                assert!(sample.alt.chars().count() <= 1_024, "{rules}: {}", sample.alt);
            }
        }
    }

    #[test]
    fn the_rules_say_what_this_preset_does_and_where_from() {
        assert!(details_of("dara:capture-ten").contains("You win with your tenth capture"));
        assert!(
            details_of("dara:niger").contains("You can't make three or more in a row with a drop. (S004)")
        );
        assert!(details_of("dara:traditional+bound=30").contains("30 turns each"));
        assert!(details_of("wali:prost").contains("A row takes any enemy stone. (S004)"));
        assert!(shown("dara:niger+take=any").text.starts_with("## Dara (Niger, house rules)"));
    }

    #[test]
    fn the_rules_name_every_source_and_every_decision() {
        let words = Texts::load().unwrap();
        for &game in Game::ALL {
            for rules in game.presets().filter_map(|name| game.preset(name)) {
                let text = details(words.public(), rules).text;
                for decided in rules.rulings() {
                    assert!(text.contains(&decision(words.public(), decided)), "{rules}: {decided:?}");
                }
                for source in rules.sources() {
                    assert!(text.contains(&format!("- {source}: ")), "{rules}: {source}");
                }
            }
        }
    }
}
