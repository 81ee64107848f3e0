//! The pages of the panel on each of which one thing is chosen from a list.

use play::{Language, Theme, Threads, TimeControl};

use super::{
    super::theme::theme_name, Button, Choice, Offers, Tone, View, back, language_name, page_name, terms,
};
use crate::{
    button_id::{ButtonId, Page, SettingsChange, SettingsControl},
    server_settings::Chosen,
    texts::{Words, say},
};

/// Usual times for turns.
const CLOCKS: [&str; 8] = ["12h", "1d", "2d", "3d", "7d", "14d", "5d+12h/7d", "none"];
/// Usual numbers of days.
const AWAY_DAYS: [u16; 10] = [0, 7, 14, 21, 30, 45, 60, 90, 180, 366];

const fn set(change: SettingsChange) -> ButtonId {
    ButtonId::Settings(SettingsControl::Set(change))
}

/// A page: its title, what holds now, and what is to be known of it.
pub(super) fn page(words: &Words, page: Page, now: &[String], about: String) -> View {
    let title = say!(words, "settings-page", page = page_name(words, page));
    View::words([&[title], now, &[about]].concat().join("\n"))
}

pub(super) fn language(words: &Words, chosen: &Chosen) -> View {
    let about = say!(words, "settings-about-language");
    let all = [None].into_iter().chain(Language::ALL.map(Some)).map(|language| {
        let name = match language {
            None => say!(words, "settings-pick-automatic"),
            Some(language) => language_name(words, language),
        };
        Choice::new(name, set(SettingsChange::Language(language)))
            .current_if(language == chosen.settings.language)
    });
    page(words, Page::Language, &[super::language(words, chosen)], about)
        .with_select(page_name(words, Page::Language), Offers::Controls(all.collect()))
        .with_row(vec![back(words, Page::Overview)])
}

pub(super) fn channels(words: &Words, chosen: &Chosen) -> View {
    let about = say!(words, "settings-about-channels");
    let of = Offers::Channels {
        control: ButtonId::Settings(SettingsControl::PlayIn),
        chosen: chosen.places.clone(),
    };
    let everywhere = ButtonId::Settings(SettingsControl::PlayEverywhere);
    let everywhere = Button::new(say!(words, "button-play-everywhere"), everywhere, Tone::Plain)
        .disabled_if(chosen.places.is_empty());
    page(words, Page::Channels, &[super::channels(words, chosen)], about)
        .with_select(say!(words, "settings-pick-channels"), of)
        .with_row(vec![everywhere, back(words, Page::Overview)])
}

pub(super) fn threads(words: &Words, chosen: &Chosen) -> View {
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
    page(words, Page::Threads, &[super::threads(words, chosen.settings.threads)], about)
        .with_select(page_name(words, Page::Threads), Offers::Controls(all.collect()))
        .with_row(vec![back(words, Page::Overview)])
}

pub(super) fn clock(words: &Words, chosen: &Chosen) -> View {
    let about = say!(words, "settings-about-clock");
    let now = chosen.settings.clock;
    let mut clocks: Vec<TimeControl> = CLOCKS.iter().filter_map(|clock| clock.parse().ok()).collect();
    if !clocks.contains(&now) {
        clocks.insert(0, now);
    }
    let all = clocks.into_iter().map(|clock| {
        Choice::new(terms::clock(words, clock), set(SettingsChange::Clock(clock))).current_if(clock == now)
    });
    page(words, Page::Clock, &[super::clock(words, chosen)], about)
        .with_select(page_name(words, Page::Clock), Offers::Controls(all.collect()))
        .with_row(vec![back(words, Page::Overview)])
}

pub(super) fn away_days(words: &Words, chosen: &Chosen) -> View {
    let about = say!(words, "settings-about-away-days");
    let all = with_own(&AWAY_DAYS, chosen.settings.away_days).into_iter().map(|days| {
        let label = say!(words, "settings-pick-days", days = days);
        Choice::new(label, set(SettingsChange::AwayDays(days))).current_if(days == chosen.settings.away_days)
    });
    page(words, Page::AwayDays, &[super::away_days(words, chosen)], about)
        .with_select(page_name(words, Page::AwayDays), Offers::Controls(all.collect()))
        .with_row(vec![back(words, Page::Overview)])
}

pub(super) fn looks(words: &Words, chosen: &Chosen) -> View {
    let about = say!(words, "settings-about-looks");
    let now = [super::theme(words, chosen), super::text(words, chosen.settings.text)];
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
    page(words, Page::Looks, &now, about)
        .with_select(say!(words, "settings-pick-theme"), Offers::Controls(themes.collect()))
        .with_row(vec![text, back(words, Page::Overview)])
}

/// Usual numbers, with the one that holds among them, in order.
pub(super) fn with_own(usual: &[u16], own: u16) -> Vec<u16> {
    let mut all = [usual, &[own]].concat();
    all.sort_unstable();
    all.dedup();
    all
}
