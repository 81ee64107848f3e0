//! How games are played in a server, for those who manage it: a panel whose pages change it in place.

mod limits;
mod pages;
mod usual;

use games::Game;
use play::{Language, Threads};

use super::{Button, Choice, Offers, Tone, View, link, name::escaped, terms, theme::theme_name};
use crate::{
    button_id::{ButtonId, Page, SettingsControl},
    server_settings::Chosen,
    texts::{Words, say},
};

/// A page of the panel, and whether something was just changed.
pub fn view(words: &Words, chosen: &Chosen, page: Page, changed: bool) -> View {
    let view = match page {
        Page::Overview => overview(words, chosen),
        Page::Language => pages::language(words, chosen),
        Page::Channels => pages::channels(words, chosen),
        Page::Threads => pages::threads(words, chosen),
        Page::Clock => pages::clock(words, chosen),
        Page::AwayDays => pages::away_days(words, chosen),
        Page::Looks => pages::looks(words, chosen),
        Page::Limits => limits::page(words, chosen),
        Page::DefaultRules => usual::games(words, chosen),
        Page::UsualOf(game) => usual::of_game(words, chosen, game),
        Page::HouseRules => super::house_rules::list(words, chosen),
    };
    if changed {
        View { text: format!("{}\n{}", say!(words, "settings-changed"), view.text), ..view }
    } else {
        view
    }
}

/// How many house rules are named where there are many.
const NAMED: usize = 5;

/// The pages that one can choose, in the order of the lines.
const PAGES: [Page; 9] = [
    Page::Language,
    Page::Channels,
    Page::Threads,
    Page::Clock,
    Page::AwayDays,
    Page::DefaultRules,
    Page::HouseRules,
    Page::Looks,
    Page::Limits,
];

/// What holds, a line a setting, and a list of all that can be changed.
fn overview(words: &Words, chosen: &Chosen) -> View {
    let limits = chosen.settings.limits(chosen.most);
    let lines = [
        say!(words, "settings-now"),
        language(words, chosen),
        channels(words, chosen),
        threads(words, chosen.settings.threads),
        clock(words, chosen),
        away_days(words, chosen),
        usual::line(words, chosen),
        house_rules(words, chosen),
        theme(words, chosen),
        text(words, chosen.settings.text),
        limits::games(words, limits.games),
        limits::challenges(words, limits.challenges),
        say!(words, "settings-how"),
    ];
    let pages = PAGES.into_iter().map(|page| Choice::new(page_name(words, page), show(page))).collect();
    View::words(lines.join("\n")).with_select(say!(words, "settings-choose"), Offers::Controls(pages))
}

fn page_name(words: &Words, page: Page) -> String {
    match page {
        Page::Overview => say!(words, "button-back"),
        Page::Language => say!(words, "settings-page-language"),
        Page::Channels => say!(words, "settings-page-channels"),
        Page::Threads => say!(words, "settings-page-threads"),
        Page::Clock => say!(words, "settings-page-clock"),
        Page::AwayDays => say!(words, "settings-page-away-days"),
        Page::Looks => say!(words, "settings-page-looks"),
        Page::Limits => say!(words, "settings-page-limits"),
        Page::DefaultRules | Page::UsualOf(_) => say!(words, "settings-page-usual"),
        Page::HouseRules => say!(words, "settings-page-house-rules"),
    }
}

const fn show(page: Page) -> ButtonId {
    ButtonId::Settings(SettingsControl::Show(page))
}

/// The way back to a page.
pub(super) fn back(words: &Words, page: Page) -> Button {
    Button::new(say!(words, "button-back"), show(page), Tone::Plain)
}

fn language(words: &Words, chosen: &Chosen) -> String {
    let name = language_name(words, chosen.language);
    match chosen.settings.language {
        Some(_) => say!(words, "settings-language", language = name),
        None => say!(words, "settings-language-automatic", language = name),
    }
}

fn channels(words: &Words, chosen: &Chosen) -> String {
    if chosen.places.is_empty() {
        return say!(words, "settings-channels-all");
    }
    let channels: Vec<_> = chosen.places.iter().map(|&channel| link::channel(channel)).collect();
    say!(words, "settings-channels", channels = channels.join(" "))
}

fn threads(words: &Words, threads: Threads) -> String {
    match threads {
        Threads::Ask => say!(words, "settings-threads-ask"),
        Threads::Always => say!(words, "settings-threads-always"),
        Threads::Never => say!(words, "settings-threads-never"),
    }
}

fn clock(words: &Words, chosen: &Chosen) -> String {
    say!(words, "settings-clock", clock = terms::clock(words, chosen.settings.clock))
}

fn away_days(words: &Words, chosen: &Chosen) -> String {
    say!(words, "settings-away-days", days = chosen.settings.away_days)
}

fn theme(words: &Words, chosen: &Chosen) -> String {
    say!(words, "settings-theme", theme = theme_name(words, chosen.settings.theme))
}

fn text(words: &Words, text: bool) -> String {
    if text { say!(words, "settings-text-on") } else { say!(words, "settings-text-off") }
}

fn house_rules(words: &Words, chosen: &Chosen) -> String {
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

/// What a language is called.
pub fn language_name(words: &Words, language: Language) -> String {
    match language {
        Language::English => say!(words, "language-english"),
        Language::Spanish => say!(words, "language-spanish"),
        Language::French => say!(words, "language-french"),
        Language::Ukrainian => say!(words, "language-ukrainian"),
    }
}

/// The games, each as something to choose.
pub(super) fn games(words: &Words, control: impl Fn(Game) -> ButtonId) -> Vec<Choice> {
    let games = Game::ALL.iter().copied();
    games.map(|game| Choice::new(super::rules::game_name(words, game), control(game))).collect()
}
