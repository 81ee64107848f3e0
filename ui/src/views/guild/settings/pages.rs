//! The pages of the panel.

use games::{Game, RuleSet};
use play::{Boards, DefaultRules, Language, Theme, Threads, TimeControl};

use super::{
    lines,
    parts::{self, back, page, page_name, show},
};
use crate::{
    button_id::{SettingsChange, SettingsControl, SettingsPage},
    server_settings::AllSettings,
    texts::{Words, say},
    views::{
        Button, Choice, Offers, View,
        name::{clean, escaped},
        rule_options::differences,
        rules_names::{game_name, preset_about, preset_name, rules_name},
        setting_names::{language_name, theme_name},
        terms,
    },
};

/// Common clocks.
const CLOCKS: [&str; 8] = ["12h", "1d", "2d", "3d", "7d", "14d", "5d+12h/7d", "none"];
/// Common numbers of days.
const AWAY_DAYS: [u16; 10] = [0, 7, 14, 21, 30, 45, 60, 90, 180, 366];
/// Common numbers of days after which an idle game is called off.
const IDLE_DAYS: [u16; 8] = [3, 7, 14, 21, 30, 60, 90, 366];
/// Common numbers of games and of challenges.
const GAMES: [u16; 15] = [1, 2, 3, 4, 5, 8, 10, 15, 20, 30, 50, 100, 200, 500, 1_000];
const CHALLENGES: [u16; 10] = [1, 2, 3, 4, 5, 10, 20, 30, 50, 100];

/// A value of a setting, selected if it is the present one.
fn choice(label: String, change: SettingsChange, current: bool) -> Choice {
    Choice::new(label, SettingsControl::Set(change)).current_if(current)
}

/// A page with the present value and a menu of all.
fn menu(
    words: &Words,
    of: SettingsPage,
    now: String,
    about: String,
    all: impl Iterator<Item = Choice>,
) -> View {
    page(words, of, &[now], about)
        .with_choices(page_name(words, of), all)
        .with_row(vec![back(words, SettingsPage::Overview)])
}

pub(super) fn language(words: &Words, chosen: &AllSettings) -> View {
    let all = [None].into_iter().chain(Language::ALL.map(Some)).map(|language| {
        let name = match language {
            None => say!(words, "settings-pick-automatic"),
            Some(language) => language_name(words, language),
        };
        choice(name, SettingsChange::Language(language), language == chosen.settings.language)
    });
    let about = say!(words, "settings-about-language");
    menu(words, SettingsPage::Language, lines::language(words, chosen), about, all)
}

pub(super) fn channels(words: &Words, chosen: &AllSettings) -> View {
    let about = say!(words, "settings-about-channels");
    let of = Offers::Channels { control: SettingsControl::PlayIn.into(), chosen: chosen.places.clone() };
    let everywhere = Button::plain(say!(words, "button-play-everywhere"), SettingsControl::PlayEverywhere)
        .disabled_if(chosen.places.is_empty());
    page(words, SettingsPage::Channels, &[lines::channels(words, chosen)], about)
        .with_select(say!(words, "settings-pick-channels"), of)
        .with_row(vec![everywhere, back(words, SettingsPage::Overview)])
}

pub(super) fn threads(words: &Words, chosen: &AllSettings) -> View {
    let now = chosen.settings.threads;
    let all = Threads::ALL.into_iter().map(|threads| {
        let label = match threads {
            Threads::Ask => say!(words, "settings-pick-threads-ask"),
            Threads::Always => say!(words, "settings-pick-threads-always"),
            Threads::Never => say!(words, "settings-pick-threads-never"),
        };
        choice(label, SettingsChange::Threads(threads), threads == now)
    });
    let about = say!(words, "settings-about-threads");
    menu(words, SettingsPage::Threads, lines::threads(words, now), about, all)
}

pub(super) fn boards(words: &Words, chosen: &AllSettings) -> View {
    let now = chosen.settings.boards;
    let all = Boards::ALL.into_iter().map(|boards| {
        let label = match boards {
            Boards::All => say!(words, "settings-pick-boards-all"),
            Boards::Newest => say!(words, "settings-pick-boards-newest"),
        };
        choice(label, SettingsChange::Boards(boards), boards == now)
    });
    let about = say!(words, "settings-about-boards");
    menu(words, SettingsPage::Boards, lines::boards(words, now), about, all)
}

pub(super) fn clock(words: &Words, chosen: &AllSettings) -> View {
    let now = chosen.settings.clock;
    let mut clocks: Vec<TimeControl> = CLOCKS.iter().filter_map(|clock| clock.parse().ok()).collect();
    if !clocks.contains(&now) {
        clocks.insert(0, now);
    }
    let all = clocks
        .into_iter()
        .map(|clock| choice(terms::clock(words, clock), SettingsChange::Clock(clock), clock == now));
    let about = say!(words, "settings-about-clock");
    menu(words, SettingsPage::Clock, lines::clock(words, chosen), about, all)
}

pub(super) fn away_days(words: &Words, chosen: &AllSettings) -> View {
    let now = chosen.settings.away_days;
    let all = with_own(&AWAY_DAYS, now).into_iter().map(|days| {
        choice(say!(words, "settings-pick-days", days), SettingsChange::AwayDays(days), days == now)
    });
    let about = say!(words, "settings-about-away-days");
    menu(words, SettingsPage::AwayDays, lines::away_days(words, chosen), about, all)
}

pub(super) fn idle_days(words: &Words, chosen: &AllSettings) -> View {
    let now = chosen.settings.idle_days;
    let all = with_own(&IDLE_DAYS, now).into_iter().map(|days| {
        choice(say!(words, "settings-pick-days", days), SettingsChange::IdleDays(days), days == now)
    });
    let about = say!(words, "settings-about-idle-days");
    menu(words, SettingsPage::IdleDays, lines::idle_days(words, chosen), about, all)
}

pub(super) fn looks(words: &Words, chosen: &AllSettings) -> View {
    let about = say!(words, "settings-about-looks");
    let now = [lines::theme(words, chosen), lines::text(words, chosen.settings.text)];
    let themes = Theme::ALL.into_iter().map(|theme| {
        choice(theme_name(words, theme), SettingsChange::Theme(theme), theme == chosen.settings.theme)
    });
    let text = if chosen.settings.text {
        say!(words, "button-boards-without-text")
    } else {
        say!(words, "button-boards-with-text")
    };
    let text = Button::plain(text, SettingsControl::Set(SettingsChange::Text(!chosen.settings.text)));
    page(words, SettingsPage::Looks, &now, about)
        .with_choices(say!(words, "settings-pick-theme"), themes)
        .with_row(vec![text, back(words, SettingsPage::Overview)])
}

pub(super) fn guesses(words: &Words, chosen: &AllSettings) -> View {
    let on = chosen.settings.guesses;
    let about = say!(words, "settings-about-guesses");
    let label = if on { say!(words, "button-guesses-off") } else { say!(words, "button-guesses-on") };
    let change = Button::plain(label, SettingsControl::Set(SettingsChange::Guesses(!on)));
    page(words, SettingsPage::Guesses, &[lines::guesses(words, on)], about)
        .with_row(vec![change, back(words, SettingsPage::Overview)])
}

/// The limits per player, within the operator's.
pub(super) fn limits(words: &Words, chosen: &AllSettings) -> View {
    let (now, operators) = (chosen.settings.limits(chosen.most), chosen.most);
    let (games, challenges) = (operators.games, operators.challenges);
    let about = say!(words, "settings-about-limits", games, challenges);
    let lines = lines::limits(words, now);
    let all_games = up_to(&GAMES, chosen.settings.games, [now.games, games], |most| {
        let label = match most {
            Some(most) => say!(words, "settings-pick-games", most),
            None => say!(words, "settings-pick-most-games", most = games),
        };
        (label, SettingsChange::Games(most))
    });
    let all_challenges =
        up_to(&CHALLENGES, chosen.settings.challenges, [now.challenges, challenges], |most| {
            let label = match most {
                Some(most) => say!(words, "settings-pick-challenges", most),
                None => say!(words, "settings-pick-most-challenges", most = challenges),
            };
            (label, SettingsChange::Challenges(most))
        });
    page(words, SettingsPage::Limits, &lines, about)
        .with_choices(say!(words, "settings-choose-games"), all_games)
        .with_choices(say!(words, "settings-choose-challenges"), all_challenges)
        .with_row(vec![back(words, SettingsPage::Overview)])
}

/// Numbers up to the operator's limit. `chosen` is the server's choice, `now` the limit in effect.
fn up_to(
    offered: &[u16],
    chosen: Option<u16>,
    [now, most]: [usize; 2],
    named: impl Fn(Option<u16>) -> (String, SettingsChange),
) -> impl Iterator<Item = Choice> {
    let all = chosen.is_none_or(|chosen| usize::from(chosen) >= most);
    let own = u16::try_from(now).unwrap_or(u16::MAX);
    let fewer = with_own(offered, own).into_iter().filter(move |&number| usize::from(number) < most);
    [None].into_iter().chain(fewer.map(Some)).map(move |number| {
        let (label, change) = named(number);
        choice(label, change, number.map_or(all, |number| !all && usize::from(number) == now))
    })
}

/// Common numbers with the present one among them, in order.
fn with_own(offered: &[u16], own: u16) -> Vec<u16> {
    let mut all = [offered, &[own]].concat();
    all.sort_unstable();
    all.dedup();
    all
}

/// The games, to choose one and change its default rules.
pub(super) fn default_rules(words: &Words, chosen: &AllSettings) -> View {
    let about = say!(words, "settings-about-default-rules");
    let all = parts::games(words, |game| show(SettingsPage::DefaultOf(game)));
    page(words, SettingsPage::DefaultRules, &[lines::default_rules(words, chosen)], about)
        .with_choices(say!(words, "settings-choose-game"), all)
        .with_row(vec![back(words, SettingsPage::Overview)])
}

/// The rules of a game: presets and the server's own.
pub(super) fn default_of(words: &Words, chosen: &AllSettings, game: Game) -> View {
    let (house, preset) = match chosen.default_of(game) {
        Some(DefaultRules::House(id)) => (chosen.rules(id), game.default_rules()),
        Some(DefaultRules::Preset(rules)) => (None, rules),
        None => (None, game.default_rules()),
    };
    let now = match house {
        Some(house) => {
            let (name, rules) = (escaped(house.name.as_str()), differences(words, house.rules));
            say!(words, "settings-default-rules-house", game = game_name(words, game), name, rules)
        }
        None => say!(words, "settings-default-rules-preset", rules = rules_name(words, preset)),
    };
    let set = |rules| SettingsControl::SetDefault { game, rules };
    let presets = game.presets().filter_map(|name| game.preset(name)).map(|rules: RuleSet| {
        let label = preset_name(words, rules);
        let (label, default) = if rules == game.default_rules() {
            (say!(words, "settings-pick-default", rules = label), None)
        } else {
            (label, Some(DefaultRules::Preset(rules)))
        };
        let about = preset_about(words, rules);
        Choice::new(label, set(default)).about(about).current_if(house.is_none() && rules == preset)
    });
    let own = chosen.rules.iter().filter(|one| one.rules.game() == game).map(|one| {
        Choice::new(clean(one.name.as_str()), set(Some(DefaultRules::House(one.id))))
            .about(differences(words, one.rules))
            .current_if(house.is_some_and(|house| house.id == one.id))
    });
    page(words, SettingsPage::DefaultRules, &[now], say!(words, "settings-about-default-rules-of"))
        .with_choices(say!(words, "settings-choose-preset"), presets)
        .with_choices(say!(words, "settings-choose-house-rules"), own)
        .with_row(vec![back(words, SettingsPage::DefaultRules)])
}

/// Who may open and manage competitions, besides those who manage the server.
pub(super) fn organizers(words: &Words, chosen: &AllSettings) -> View {
    let about = say!(words, "settings-about-organizers");
    let managers = say!(words, "button-organized-by-managers");
    let only = Button::plain(managers, SettingsControl::OrganizedByManagers)
        .disabled_if(chosen.settings.organizers.is_none());
    page(words, SettingsPage::Organizers, &[lines::organizers(words, chosen)], about)
        .with_select(say!(words, "settings-choose-role"), Offers::Role(SettingsControl::OrganizedBy.into()))
        .with_row(vec![only, back(words, SettingsPage::Overview)])
}
