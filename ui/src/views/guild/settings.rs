//! The settings panel, for members who manage the server. Its pages replace each other in one message.

pub mod daily;
mod lines;
mod pages;
pub(super) mod parts;

use self::parts::{page_name, show};
use crate::{
    button_id::SettingsPage,
    server_settings::AllSettings,
    texts::{Words, say},
    views::{Choice, View},
};

/// A page of the panel, after a change if `changed`.
pub fn view(words: &Words, chosen: &AllSettings, page: SettingsPage, changed: bool) -> View {
    let view = match page {
        SettingsPage::Overview => overview(words, chosen),
        SettingsPage::Language => pages::language(words, chosen),
        SettingsPage::Channels => pages::channels(words, chosen),
        SettingsPage::Threads => pages::threads(words, chosen),
        SettingsPage::Clock => pages::clock(words, chosen),
        SettingsPage::AwayDays => pages::away_days(words, chosen),
        SettingsPage::IdleDays => pages::idle_days(words, chosen),
        SettingsPage::Looks => pages::looks(words, chosen),
        SettingsPage::Limits => pages::limits(words, chosen),
        SettingsPage::DefaultRules => pages::default_rules(words, chosen),
        SettingsPage::DefaultOf(game) => pages::default_of(words, chosen, game),
        SettingsPage::HouseRules => super::house_rules::list(words, chosen),
        SettingsPage::Organizers => pages::organizers(words, chosen),
        SettingsPage::Daily => daily::page(words, chosen),
    };
    if changed {
        View { text: format!("{}\n{}", say!(words, "settings-changed"), view.text), ..view }
    } else {
        view
    }
}

/// The pages of the menu, in the order of the lines.
const PAGES: [SettingsPage; 12] = [
    SettingsPage::Language,
    SettingsPage::Channels,
    SettingsPage::Threads,
    SettingsPage::Clock,
    SettingsPage::AwayDays,
    SettingsPage::IdleDays,
    SettingsPage::DefaultRules,
    SettingsPage::HouseRules,
    SettingsPage::Looks,
    SettingsPage::Limits,
    SettingsPage::Organizers,
    SettingsPage::Daily,
];

/// All settings, a line each, and the menu to change them.
fn overview(words: &Words, chosen: &AllSettings) -> View {
    let [games, challenges] = lines::limits(words, chosen.settings.limits(chosen.most));
    let lines = [
        say!(words, "settings-now"),
        lines::language(words, chosen),
        lines::channels(words, chosen),
        lines::threads(words, chosen.settings.threads),
        lines::clock(words, chosen),
        lines::away_days(words, chosen),
        lines::idle_days(words, chosen),
        lines::default_rules(words, chosen),
        lines::house_rules(words, chosen),
        lines::theme(words, chosen),
        lines::text(words, chosen.settings.text),
        games,
        challenges,
        lines::organizers(words, chosen),
        daily::line(words, chosen),
        say!(words, "settings-how"),
    ];
    let pages = PAGES.into_iter().map(|page| Choice::new(page_name(words, page), show(page)));
    View::words(lines.join("\n")).with_choices(say!(words, "settings-choose"), pages)
}
