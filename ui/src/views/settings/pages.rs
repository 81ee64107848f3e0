//! The pages with one menu each.

use play::{Language, Theme, Threads, TimeControl};

use super::{
    lines,
    lines::language_name,
    parts::{back, page, page_name, with_own},
};
use crate::{
    button_id::{ButtonId, SettingsChange, SettingsControl, SettingsPage},
    server_settings::AllSettings,
    texts::{Words, say},
    views::{Button, Choice, Offers, Tone, View, terms, theme::theme_name},
};

/// Common clocks.
const CLOCKS: [&str; 8] = ["12h", "1d", "2d", "3d", "7d", "14d", "5d+12h/7d", "none"];
/// Common numbers of days.
const AWAY_DAYS: [u16; 10] = [0, 7, 14, 21, 30, 45, 60, 90, 180, 366];

const fn set(change: SettingsChange) -> ButtonId {
    ButtonId::Settings(SettingsControl::Set(change))
}

pub(super) fn language(words: &Words, chosen: &AllSettings) -> View {
    let about = say!(words, "settings-about-language");
    let all = [None].into_iter().chain(Language::ALL.map(Some)).map(|language| {
        let name = match language {
            None => say!(words, "settings-pick-automatic"),
            Some(language) => language_name(words, language),
        };
        Choice::new(name, set(SettingsChange::Language(language)))
            .current_if(language == chosen.settings.language)
    });
    page(words, SettingsPage::Language, &[lines::language(words, chosen)], about)
        .with_select(page_name(words, SettingsPage::Language), Offers::Controls(all.collect()))
        .with_row(vec![back(words, SettingsPage::Overview)])
}

pub(super) fn channels(words: &Words, chosen: &AllSettings) -> View {
    let about = say!(words, "settings-about-channels");
    let of = Offers::Channels {
        control: ButtonId::Settings(SettingsControl::PlayIn),
        chosen: chosen.places.clone(),
    };
    let everywhere = ButtonId::Settings(SettingsControl::PlayEverywhere);
    let everywhere = Button::new(say!(words, "button-play-everywhere"), everywhere, Tone::Plain)
        .disabled_if(chosen.places.is_empty());
    page(words, SettingsPage::Channels, &[lines::channels(words, chosen)], about)
        .with_select(say!(words, "settings-pick-channels"), of)
        .with_row(vec![everywhere, back(words, SettingsPage::Overview)])
}

pub(super) fn threads(words: &Words, chosen: &AllSettings) -> View {
    let about = say!(words, "settings-about-threads");
    let all = Threads::ALL.into_iter().map(|threads| {
        let label = match threads {
            Threads::Ask => say!(words, "settings-pick-threads-ask"),
            Threads::Always => say!(words, "settings-pick-threads-always"),
            Threads::Never => say!(words, "settings-pick-threads-never"),
        };
        Choice::new(label, set(SettingsChange::Threads(threads)))
            .current_if(threads == chosen.settings.threads)
    });
    page(words, SettingsPage::Threads, &[lines::threads(words, chosen.settings.threads)], about)
        .with_select(page_name(words, SettingsPage::Threads), Offers::Controls(all.collect()))
        .with_row(vec![back(words, SettingsPage::Overview)])
}

pub(super) fn clock(words: &Words, chosen: &AllSettings) -> View {
    let about = say!(words, "settings-about-clock");
    let now = chosen.settings.clock;
    let mut clocks: Vec<TimeControl> = CLOCKS.iter().filter_map(|clock| clock.parse().ok()).collect();
    if !clocks.contains(&now) {
        clocks.insert(0, now);
    }
    let all = clocks.into_iter().map(|clock| {
        Choice::new(terms::clock(words, clock), set(SettingsChange::Clock(clock))).current_if(clock == now)
    });
    page(words, SettingsPage::Clock, &[lines::clock(words, chosen)], about)
        .with_select(page_name(words, SettingsPage::Clock), Offers::Controls(all.collect()))
        .with_row(vec![back(words, SettingsPage::Overview)])
}

pub(super) fn away_days(words: &Words, chosen: &AllSettings) -> View {
    let about = say!(words, "settings-about-away-days");
    let all = with_own(&AWAY_DAYS, chosen.settings.away_days).into_iter().map(|days| {
        let label = say!(words, "settings-pick-days", days);
        Choice::new(label, set(SettingsChange::AwayDays(days))).current_if(days == chosen.settings.away_days)
    });
    page(words, SettingsPage::AwayDays, &[lines::away_days(words, chosen)], about)
        .with_select(page_name(words, SettingsPage::AwayDays), Offers::Controls(all.collect()))
        .with_row(vec![back(words, SettingsPage::Overview)])
}

pub(super) fn looks(words: &Words, chosen: &AllSettings) -> View {
    let about = say!(words, "settings-about-looks");
    let now = [lines::theme(words, chosen), lines::text(words, chosen.settings.text)];
    let themes = Theme::ALL.into_iter().map(|theme| {
        Choice::new(theme_name(words, theme), set(SettingsChange::Theme(theme)))
            .current_if(theme == chosen.settings.theme)
    });
    let text = if chosen.settings.text {
        say!(words, "button-boards-without-text")
    } else {
        say!(words, "button-boards-with-text")
    };
    let text = Button::new(text, set(SettingsChange::Text(!chosen.settings.text)), Tone::Plain);
    page(words, SettingsPage::Looks, &now, about)
        .with_select(say!(words, "settings-pick-theme"), Offers::Controls(themes.collect()))
        .with_row(vec![text, back(words, SettingsPage::Overview)])
}
