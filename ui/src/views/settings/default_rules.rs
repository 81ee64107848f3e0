//! The default rules of each game.

use games::{Game, RuleSet};
use play::DefaultRules;

use super::{
    lines,
    parts::{self, back, page, show},
};
use crate::{
    button_id::{ButtonId, SettingsControl, SettingsPage},
    server_settings::AllSettings,
    texts::{Words, say},
    views::{
        Choice, Offers, View,
        house_rules::differences,
        name::{clean, escaped},
        rules::{game_name, preset_name, rules_name},
    },
};

/// The games to choose from.
pub(super) fn games(words: &Words, chosen: &AllSettings) -> View {
    let about = say!(words, "settings-about-default-rules");
    let all = parts::games(words, |game| show(SettingsPage::DefaultOf(game)));
    page(words, SettingsPage::DefaultRules, &[lines::default_rules(words, chosen)], about)
        .with_select(say!(words, "settings-choose-game"), Offers::Controls(all))
        .with_row(vec![back(words, SettingsPage::Overview)])
}

/// The rules of a game: presets and the server's own.
pub(super) fn of_game(words: &Words, chosen: &AllSettings, game: Game) -> View {
    let default = chosen.default_of(game);
    let settings = match default {
        Some(DefaultRules::House(id)) => chosen.rules(id),
        _ => None,
    };
    let preset = match default {
        Some(DefaultRules::Preset(rules)) => rules,
        _ => game.default_rules(),
    };
    let now = match settings {
        Some(settings) => {
            let name = escaped(settings.name.as_str());
            let rules = differences(words, settings.rules);
            say!(words, "settings-default-rules-house", game = game_name(words, game), name, rules)
        }
        None => say!(words, "settings-default-rules-preset", rules = rules_name(words, preset)),
    };
    let presets = game.presets().filter_map(|name| game.preset(name)).map(|rules: RuleSet| {
        let default = (rules != game.default_rules()).then_some(DefaultRules::Preset(rules));
        let label = preset_name(words, rules);
        let label =
            if default.is_none() { say!(words, "settings-pick-default", rules = label) } else { label };
        Choice::new(label, set(game, default)).current_if(settings.is_none() && rules == preset)
    });
    let own: Vec<_> = chosen
        .rules
        .iter()
        .filter(|one| one.rules.game() == game)
        .map(|one| {
            Choice::new(clean(one.name.as_str()), set(game, Some(DefaultRules::House(one.id))))
                .about(differences(words, one.rules))
                .current_if(settings.is_some_and(|settings| settings.id == one.id))
        })
        .collect();
    let view =
        page(words, SettingsPage::DefaultRules, &[now], say!(words, "settings-about-default-rules-of"))
            .with_select(say!(words, "settings-choose-preset"), Offers::Controls(presets.collect()));
    let view = if own.is_empty() {
        view
    } else {
        view.with_select(say!(words, "settings-choose-house-rules"), Offers::Controls(own))
    };
    view.with_row(vec![back(words, SettingsPage::DefaultRules)])
}

const fn set(game: Game, rules: Option<DefaultRules>) -> ButtonId {
    ButtonId::Settings(SettingsControl::SetDefault { game, rules })
}
