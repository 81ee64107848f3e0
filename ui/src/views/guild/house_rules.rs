//! The editor for house rules: options are chosen one by one and explained.

use games::{Game, RuleSet, Setting};
use play::{DefaultRules, HouseRules, RulesName};

use super::settings::parts::{back, games};
use crate::{
    button_id::{ButtonId, Draft, DraftOption, HouseRulesControl, OptionName, SettingsPage},
    server_settings::AllSettings,
    texts::{Words, say},
    views::{
        Button, Choice, Field, FieldId, FieldInput, Form, Offers, Tone, View,
        name::{clean, escaped},
        rule_options::{differences, setting},
        rules_names::{self, game_name, option_name, preset_about, preset_name},
    },
};

/// The server's house rules to edit, and the games to create new ones.
pub fn list(words: &Words, chosen: &AllSettings) -> View {
    let title = say!(words, "house-rules-title");
    let about = if chosen.rules.is_empty() {
        say!(words, "house-rules-about-none")
    } else {
        say!(words, "house-rules-about")
    };
    let own = chosen.rules.iter().map(|one| {
        let (name, game) = (clean(one.name.as_str()), game_name(words, one.rules.game()));
        Choice::new(say!(words, "house-rules-choice", name, game), HouseRulesControl::Open(one.id))
            .about(differences(words, one.rules))
    });
    let new =
        || games(words, |game| HouseRulesControl::Show(Draft { of: None, rules: game.default_rules() }));
    let view = View::words([title, about].join("\n")).with_choices(say!(words, "house-rules-change"), own);
    let view = if chosen.rules.len() < HouseRules::MOST {
        view.with_choices(say!(words, "house-rules-new"), new())
    } else {
        View { text: format!("{}\n{}", view.text, say!(words, "house-rules-full")), ..view }
    };
    view.with_row(vec![back(words, SettingsPage::Overview)])
}

/// The list after something was done, which is said above it.
pub fn list_after(words: &Words, chosen: &AllSettings, done: &str) -> View {
    let view = list(words, chosen);
    View { text: format!("{done}\n{}", view.text), ..view }
}

/// The rules were saved.
pub fn kept(words: &Words, name: &RulesName, rules: RuleSet) -> String {
    let (name, game) = (escaped(name.as_str()), rules.game());
    say!(words, "house-rules-kept", name, command = format!("/{game}"))
}

/// The rules were deleted; they may have been a default.
pub fn dropped(words: &Words, rules: &HouseRules, was_default: bool) -> String {
    let dropped = say!(words, "house-rules-dropped", name = escaped(rules.name.as_str()));
    let again = was_default.then(|| {
        let default = preset_name(words, rules.rules.game().default_rules());
        let game = game_name(words, rules.rules.game());
        say!(words, "house-rules-default-again", game, preset = default)
    });
    [Some(dropped), again].into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// The editor, with the option being chosen. `of` are the house rules being changed.
pub fn draft(words: &Words, draft: Draft, of: Option<&HouseRules>, option: Option<OptionName>) -> View {
    let rules = draft.rules;
    let game = game_name(words, rules.game());
    let title = match of {
        Some(of) => say!(words, "house-rules-of", name = escaped(of.name.as_str()), game),
        None => say!(words, "house-rules-new-of", game),
    };
    let state = if of.is_some_and(|of| of.rules != rules) {
        Some(say!(words, "house-rules-unsaved"))
    } else if of.is_none() && !rules.is_house() {
        Some(say!(words, "house-rules-nothing-changed"))
    } else {
        None
    };
    let values = option.and_then(|option| values(words, rules, option));
    let (list, values) = values.unzip();
    let lines = [Some(title), Some(differences(words, rules)), list, state];
    let view = View::words(lines.into_iter().flatten().collect::<Vec<_>>().join("\n"));
    let view = match presets(words, draft) {
        presets if presets.len() > 1 => {
            view.with_select(say!(words, "house-rules-from-preset"), Offers::Controls(presets))
        }
        _ => view,
    };
    let view = view.with_select(
        say!(words, "house-rules-choose-option"),
        Offers::Controls(options(words, draft, option)),
    );
    let view = match (values, option) {
        (Some(values), Some(option)) => {
            let choices = values.into_iter().map(|(value, label)| {
                let rules = rules.with(value).unwrap_or(rules);
                let changed = Draft { rules, ..draft };
                let control = HouseRulesControl::Choose(DraftOption { draft: changed, option });
                Choice::new(label, control).current_if(rules == draft.rules)
            });
            let choices = Offers::Controls(choices.collect());
            view.with_select(option_name(words, option.get()), choices)
        }
        _ => view,
    };
    view.with_row(buttons(words, draft, of))
}

fn presets(words: &Words, draft: Draft) -> Vec<Choice> {
    let game = draft.rules.game();
    let presets = game.presets().filter_map(|name| game.preset(name));
    presets
        .map(|rules| {
            let control = HouseRulesControl::Show(Draft { rules, ..draft });
            let choice = Choice::new(preset_name(words, rules), control).about(preset_about(words, rules));
            choice.current_if(rules == draft.rules)
        })
        .collect()
}

fn options(words: &Words, draft: Draft, chosen: Option<OptionName>) -> Vec<Choice> {
    let options = draft.rules.settings().into_iter();
    options
        .filter_map(|value| {
            let option = OptionName::of(draft.rules, value.name())?;
            let control = HouseRulesControl::Choose(DraftOption { draft, option });
            let choice = Choice::new(option_name(words, option.get()), control);
            Some(choice.about(setting(words, value)).current_if(chosen == Some(option)))
        })
        .collect()
}

/// The possible values of an option: as lines of text, and each as a choice.
fn values(words: &Words, rules: RuleSet, option: OptionName) -> Option<(String, Vec<(Setting, String)>)> {
    let now = rules.settings().into_iter().find(|setting| setting.name() == option.get())?;
    let values = now.alternatives().into_iter().filter(|&value| rules.with(value).is_some());
    let values: Vec<_> = values.map(|value| (value, setting(words, value))).collect();
    let title = say!(words, "house-rules-option", option = option_name(words, option.get()));
    // Numbers need no explanation.
    let few = if values.len() <= 4 { values.as_slice() } else { &[] };
    let lines = few.iter().map(|(value, text)| {
        if *value == now {
            say!(words, "house-rules-value-now", value = text.as_str())
        } else {
            format!("- {text}")
        }
    });
    Some(([title].into_iter().chain(lines).collect::<Vec<_>>().join("\n"), values))
}

fn buttons(words: &Words, draft: Draft, of: Option<&HouseRules>) -> Vec<Button> {
    let own = |control| control;
    let back = back(words, SettingsPage::HouseRules);
    let Some(of) = of else {
        let name = Button::new(
            say!(words, "button-keep-new-rules"),
            own(HouseRulesControl::Name(draft)),
            Tone::Primary,
        );
        return vec![name.disabled_if(!draft.rules.is_house()), back];
    };
    let is_house = draft.rules.is_house();
    let keep =
        Button::new(say!(words, "button-keep-rules"), own(HouseRulesControl::Keep(draft)), Tone::Primary)
            .disabled_if(draft.rules == of.rules || !is_house);
    let rename = Button::plain(say!(words, "button-rename-rules"), own(HouseRulesControl::Name(draft)))
        .disabled_if(!is_house);
    let drop = Button::new(
        say!(words, "button-ask-drop-rules"),
        own(HouseRulesControl::AskToDrop(of.id)),
        Tone::Danger,
    );
    vec![keep, rename, drop, back]
}

/// The form that asks for a name.
pub fn name_form(words: &Words, draft: Draft, of: Option<&HouseRules>) -> Form {
    let text = of.map(|of| of.name.as_str().to_owned()).unwrap_or_default();
    let input = FieldInput::Line { text, most: RulesName::LONGEST };
    Form {
        title: say!(words, "house-rules-form", game = game_name(words, draft.rules.game())),
        fields: vec![Field::new(FieldId::Line, say!(words, "house-rules-form-name"), input)],
        control: ButtonId::HouseRules(HouseRulesControl::Name(draft)),
    }
}

/// Asks for confirmation before deleting house rules.
pub fn ask_to_drop(words: &Words, rules: &HouseRules, default: Option<DefaultRules>) -> View {
    let question = say!(words, "house-rules-drop-question", name = escaped(rules.name.as_str()));
    let was_default = (default == Some(DefaultRules::House(rules.id)))
        .then(|| say!(words, "house-rules-drop-default", game = game_name(words, rules.rules.game())));
    let lines = [Some(question), was_default].into_iter().flatten().collect::<Vec<_>>();
    let drop = HouseRulesControl::Drop(rules.id);
    let keep = HouseRulesControl::Open(rules.id);
    View::words(lines.join("\n")).with_row(vec![
        Button::new(say!(words, "button-drop-rules"), drop, Tone::Danger),
        Button::plain(say!(words, "button-do-not-drop"), keep),
    ])
}

/// Whether a preset has this name in any language.
pub fn is_known_name(all: &[&Words], game: Game, name: &RulesName) -> bool {
    let folded = name.folded();
    let same = |known: &str| known.to_lowercase() == folded;
    let presets: Vec<_> = game.presets().filter_map(|preset| game.preset(preset)).collect();
    same(game.name())
        || presets.iter().any(|&rules| same(rules.preset()) || same(&rules.to_string()))
        || all.iter().any(|words| {
            same(&game_name(words, game))
                || presets.iter().any(|&rules| {
                    same(&preset_name(words, rules)) || same(&rules_names::rules_name(words, rules))
                })
        })
        || folded.parse::<RuleSet>().is_ok()
}
