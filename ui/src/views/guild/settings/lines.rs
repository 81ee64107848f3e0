//! The settings of a server, a line each.

use play::{Boards, ChannelId, DefaultRules, Limits, Threads};

use crate::{
    server_settings::AllSettings,
    texts::{Words, say},
    views::{
        link,
        name::escaped,
        rules_names::{own_name, rules_name},
        setting_names::{language_name, theme_name},
        terms,
    },
};

/// The most house rules to name.
const NAMED: usize = 3;
/// The most channels to name: more leave no room for the other lines.
const LISTED: usize = 2;

pub(super) fn language(words: &Words, chosen: &AllSettings) -> String {
    let name = language_name(words, chosen.language);
    match chosen.settings.language {
        Some(_) => say!(words, "settings-language", language = name),
        None => say!(words, "settings-language-automatic", language = name),
    }
}

pub(super) fn channels(words: &Words, chosen: &AllSettings) -> String {
    if chosen.places.is_empty() {
        return say!(words, "settings-channels-all");
    }
    say!(words, "settings-channels", channels = listed(&chosen.places))
}

/// The first channels, and a sign that there are more.
pub(super) fn listed(channels: &[ChannelId]) -> String {
    let mut listed: Vec<_> = channels.iter().take(LISTED).map(|&channel| link::channel(channel)).collect();
    if channels.len() > LISTED {
        listed.push("…".to_owned());
    }
    listed.join(" ")
}

pub(super) fn threads(words: &Words, threads: Threads) -> String {
    match threads {
        Threads::Ask => say!(words, "settings-threads-ask"),
        Threads::Always => say!(words, "settings-threads-always"),
        Threads::Never => say!(words, "settings-threads-never"),
    }
}

pub(super) fn boards(words: &Words, boards: Boards) -> String {
    match boards {
        Boards::All => say!(words, "settings-boards-all"),
        Boards::Newest => say!(words, "settings-boards-newest"),
    }
}

pub(super) fn clock(words: &Words, chosen: &AllSettings) -> String {
    say!(words, "settings-clock", clock = terms::clock(words, chosen.settings.clock))
}

pub(super) fn away_days(words: &Words, chosen: &AllSettings) -> String {
    say!(words, "settings-away-days", days = chosen.settings.away_days)
}

pub(super) fn idle_days(words: &Words, chosen: &AllSettings) -> String {
    say!(words, "settings-idle-days", days = chosen.settings.idle_days)
}

pub(super) fn theme(words: &Words, chosen: &AllSettings) -> String {
    say!(words, "settings-theme", theme = theme_name(words, chosen.settings.theme))
}

pub(super) fn text(words: &Words, text: bool) -> String {
    if text { say!(words, "settings-text-on") } else { say!(words, "settings-text-off") }
}

pub(super) fn house_rules(words: &Words, chosen: &AllSettings) -> String {
    if chosen.rules.is_empty() {
        return say!(words, "settings-house-rules-none");
    }
    let first = chosen.rules.iter().take(NAMED);
    let mut names: Vec<_> = first.map(|rules| escaped(rules.name.as_str())).collect();
    if chosen.rules.len() > NAMED {
        names.push("…".to_owned());
    }
    say!(words, "settings-house-rules", names = names.join(", "))
}

/// All games with default rules other than the bot's, in a line.
pub(super) fn default_rules(words: &Words, chosen: &AllSettings) -> String {
    let others: Vec<_> = chosen
        .default_rules
        .iter()
        .filter_map(|&(game, rules)| match rules {
            DefaultRules::Preset(rules) => Some(rules_name(words, rules)),
            DefaultRules::House(id) => Some(own_name(words, game, &chosen.rules(id)?.name)),
        })
        .collect();
    if others.is_empty() {
        say!(words, "settings-default-rules-everywhere")
    } else {
        say!(words, "settings-default-rules", rules = others.join(", "))
    }
}

/// Who may open competitions besides those who manage the server.
pub(super) fn organizers(words: &Words, chosen: &AllSettings) -> String {
    match chosen.settings.organizers {
        Some(role) => say!(words, "settings-organizers", role = role.to_string()),
        None => say!(words, "settings-organizers-managers"),
    }
}

/// Whether watchers guess what is played next.
pub(super) fn guesses(words: &Words, on: bool) -> String {
    if on { say!(words, "settings-guesses-on") } else { say!(words, "settings-guesses-off") }
}

/// The most running games and open challenges, a line each.
pub(super) fn limits(words: &Words, most: Limits) -> [String; 2] {
    [
        say!(words, "settings-games", most = most.games),
        say!(words, "settings-challenges", most = most.challenges),
    ]
}
