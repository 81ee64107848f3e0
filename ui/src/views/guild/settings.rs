//! The settings panel, for members who manage the server. Its pages replace each other in one message.

mod daily;
mod happens;
mod lines;
mod pages;
pub(super) mod parts;
mod roles;
mod seasons;
mod votes;
mod week;
pub(in crate::views) mod when;

use self::parts::{page_name, show};
pub use self::{
    happens::{no_podium_yet, nothing_yet, preview, welcome},
    votes::ask_to_stop,
    when::zone_form,
};
use crate::{
    button_id::SettingsPage,
    server_settings::AllSettings,
    texts::{Words, say},
    views::{Choice, View},
};

/// That a setting was changed, and what keeps the one before.
fn since_when(words: &Words, page: SettingsPage) -> String {
    match page {
        SettingsPage::Boards | SettingsPage::Guesses => say!(words, "settings-changed-boards"),
        SettingsPage::Language
        | SettingsPage::Looks
        | SettingsPage::Organizers
        | SettingsPage::Daily
        | SettingsPage::Week
        | SettingsPage::Seasons
        | SettingsPage::Votes
        | SettingsPage::Roles => say!(words, "settings-changed-now"),
        SettingsPage::Overview
        | SettingsPage::Channels
        | SettingsPage::Threads
        | SettingsPage::Clock
        | SettingsPage::AwayDays
        | SettingsPage::IdleDays
        | SettingsPage::Limits
        | SettingsPage::DefaultRules
        | SettingsPage::DefaultOf(_)
        | SettingsPage::HouseRules => say!(words, "settings-changed"),
    }
}

/// A page of the panel, after a change if `changed`.
pub fn view(words: &Words, chosen: &AllSettings, page: SettingsPage, changed: bool) -> View {
    let view = match page {
        SettingsPage::Overview => overview(words, chosen),
        SettingsPage::Language => pages::language(words, chosen),
        SettingsPage::Channels => pages::channels(words, chosen),
        SettingsPage::Threads => pages::threads(words, chosen),
        SettingsPage::Boards => pages::boards(words, chosen),
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
        SettingsPage::Week => week::page(words, chosen),
        SettingsPage::Guesses => pages::guesses(words, chosen),
        SettingsPage::Seasons => seasons::page(words, chosen),
        SettingsPage::Votes => votes::page(words, chosen),
        SettingsPage::Roles => roles::page(words, chosen),
    };
    if changed {
        let changed = since_when(words, page);
        View { text: format!("{changed}\n{}", view.text), ..view }
    } else {
        view
    }
}

/// The pages of the menu, in the order of the lines.
const PAGES: [SettingsPage; 18] = [
    SettingsPage::Language,
    SettingsPage::Channels,
    SettingsPage::Threads,
    SettingsPage::Boards,
    SettingsPage::Clock,
    SettingsPage::AwayDays,
    SettingsPage::IdleDays,
    SettingsPage::DefaultRules,
    SettingsPage::HouseRules,
    SettingsPage::Looks,
    SettingsPage::Limits,
    SettingsPage::Organizers,
    SettingsPage::Daily,
    SettingsPage::Week,
    SettingsPage::Guesses,
    SettingsPage::Seasons,
    SettingsPage::Votes,
    SettingsPage::Roles,
];

/// All settings, a line each, and how to change them. What happens by itself comes first.
fn overview(words: &Words, chosen: &AllSettings) -> View {
    let [games, challenges] = lines::limits(words, chosen.settings.limits(chosen.most));
    let settings = [
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
        say!(words, "settings-how"),
    ];
    let pages = PAGES.into_iter().map(|page| Choice::new(page_name(words, page), show(page)));
    let lines = [happens::all(words, chosen), settings.to_vec()].concat();
    let view = View::words(lines.join("\n")).with_choices(say!(words, "settings-choose"), pages);
    happens::rows(words).into_iter().fold(view, View::with_row)
}

#[cfg(test)]
pub(super) mod tests {
    use games::Game;
    use play::{
        DailySettings, DefaultRules, Hour, HouseRules, Language, Limits, ServerSettings,
        guild::{
            earned_roles::{EarnedRole, Merit, RoleRefusal},
            season_plan::{Every, SeasonPlan},
            week::{WeekSettings, Weekday},
        },
    };

    use super::*;
    use crate::{
        server_settings::{Coming, VOTE_GAMES},
        texts::Texts,
        views::example::vote_game::vote_game,
    };

    /// A server that has chosen everything, with the longest names.
    pub(in crate::views::guild) fn largest() -> AllSettings {
        let id = |number: u64| (1_500_000_000_000_000_000 + number).try_into().unwrap();
        let rules: Vec<_> = (1..=25)
            .map(|number: u64| HouseRules {
                id: number.to_string().parse().unwrap(),
                name: format!("{number:02}{}", "W".repeat(30)).parse().unwrap(),
                rules: "dara:traditional+take=any".parse().unwrap(),
            })
            .collect();
        AllSettings {
            settings: ServerSettings {
                clock: "5d+1d12h/7d12h".parse().unwrap(),
                boards: play::Boards::Newest,
                organizers: Some(1_500_000_000_000_000_000_u64.try_into().unwrap()),
                ..ServerSettings::default()
            },
            language: Language::Ukrainian,
            places: (0..25)
                .map(|number| 1_500_000_000_000_000_000_u64 + number)
                .map(|id| id.try_into().unwrap())
                .collect(),
            most: Limits { games: 1_000, challenges: 100 },
            default_rules: Game::ALL
                .iter()
                .zip(&rules)
                .map(|(&game, one)| (game, DefaultRules::House(one.id)))
                .collect(),
            rules,
            daily: Some(Coming {
                schedule: DailySettings {
                    channel: id(1),
                    of: Some(Game::Dara),
                    hour: Hour::all().last().unwrap(),
                    zone: "America/Argentina/ComodRivadavia".parse().unwrap(),
                },
                next: jiff::Timestamp::UNIX_EPOCH,
                failed: true,
            }),
            daily_chosen: None,
            week: Some(Coming {
                schedule: WeekSettings {
                    channel: id(1),
                    of: Weekday::Wednesday,
                    hour: Hour::all().last().unwrap(),
                    zone: "America/Argentina/ComodRivadavia".parse().unwrap(),
                },
                next: jiff::Timestamp::UNIX_EPOCH,
                failed: true,
            }),
            week_chosen: None,
            season: Some(Coming {
                schedule: SeasonPlan {
                    channel: id(1),
                    of: Every::Quarter,
                    hour: Hour::all().last().unwrap(),
                    zone: "America/Argentina/ComodRivadavia".parse().unwrap(),
                },
                next: jiff::Timestamp::UNIX_EPOCH,
                failed: true,
            }),
            season_chosen: None,
            votes: vec![vote_game("dara:traditional+take=any"); VOTE_GAMES],
            earned: Merit::ALL
                .into_iter()
                .map(|merit| EarnedRole {
                    merit,
                    role: 1_500_000_000_000_000_000_u64.try_into().unwrap(),
                    refused: Some(RoleRefusal::Powerful),
                })
                .collect(),
            invitation_with_roles: format!("https://discord.com/oauth2/{}", "w".repeat(120)),
        }
    }

    #[test]
    fn the_panel_fits_a_message_at_its_largest_in_every_language() {
        let (texts, chosen) = (Texts::load().unwrap(), largest());
        for locale in ["en-GB", "es-ES", "fr", "uk"] {
            let words = texts.for_locale(locale);
            for page in PAGES.into_iter().chain([SettingsPage::Overview]) {
                let shown = view(words, &chosen, page, true);
                let length = shown.text.encode_utf16().count();
                assert!(length <= 2_000, "{locale} {page:?}: {length}: {}", shown.text);
                assert!(shown.selects.len() + shown.buttons.len() <= 5, "{locale} {page:?}");
            }
            let welcome = welcome(words);
            assert_eq!(welcome.text.lines().count(), 6, "{}", welcome.text);
            assert!(welcome.text.encode_utf16().count() <= 2_000);
        }
    }
}
