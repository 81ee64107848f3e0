//! The parts of the panel's pages: titles, back buttons and choices.

use games::Game;

use crate::{
    button_id::{ButtonId, SettingsControl, SettingsPage},
    texts::{Words, say},
    views::{
        Button, Choice, View,
        rules_names::{about, game_name},
    },
};

pub(super) fn page_name(words: &Words, page: SettingsPage) -> String {
    match page {
        SettingsPage::Overview => say!(words, "button-back"),
        SettingsPage::Language => say!(words, "settings-page-language"),
        SettingsPage::Channels => say!(words, "settings-page-channels"),
        SettingsPage::Threads => say!(words, "settings-page-threads"),
        SettingsPage::Boards => say!(words, "settings-page-boards"),
        SettingsPage::Clock => say!(words, "settings-page-clock"),
        SettingsPage::AwayDays => say!(words, "settings-page-away-days"),
        SettingsPage::IdleDays => say!(words, "settings-page-idle-days"),
        SettingsPage::Looks => say!(words, "settings-page-looks"),
        SettingsPage::Limits => say!(words, "settings-page-limits"),
        SettingsPage::DefaultRules | SettingsPage::DefaultOf(_) => say!(words, "settings-page-default-rules"),
        SettingsPage::HouseRules => say!(words, "settings-page-house-rules"),
        SettingsPage::Organizers => say!(words, "settings-page-organizers"),
        SettingsPage::Daily => say!(words, "settings-page-daily"),
        SettingsPage::Week => say!(words, "settings-page-week"),
        SettingsPage::Guesses => say!(words, "settings-page-guesses"),
        SettingsPage::Seasons => say!(words, "settings-page-seasons"),
        SettingsPage::Votes => say!(words, "settings-page-votes"),
        SettingsPage::Roles => say!(words, "settings-page-roles"),
    }
}

pub(super) const fn show(page: SettingsPage) -> SettingsControl {
    SettingsControl::Show(page)
}

/// The button back to a page.
pub(in crate::views) fn back(words: &Words, page: SettingsPage) -> Button {
    Button::plain(say!(words, "button-back"), show(page))
}

/// The games as choices.
pub(in crate::views) fn games<C: Into<ButtonId>>(words: &Words, control: impl Fn(Game) -> C) -> Vec<Choice> {
    let games = Game::ALL.iter().copied();
    games.map(|game| Choice::new(game_name(words, game), control(game)).about(about(words, game))).collect()
}

/// A page: title, present value, and explanation.
pub(super) fn page(words: &Words, page: SettingsPage, now: &[String], about: String) -> View {
    let title = say!(words, "settings-page", page = page_name(words, page));
    View::words([&[title], now, &[about]].concat().join("\n"))
}
