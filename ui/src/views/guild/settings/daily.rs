//! The puzzle of the day: its line, and its page.

use std::iter;

use games::Game;
use play::DailySettings;

use super::when::{self, Said, hour};
use crate::{
    button_id::{SettingsControl, SettingsPage},
    server_settings::{AllSettings, Coming},
    texts::{Words, say},
    views::{View, link, rules_names::game_name, time::relative},
};

pub(super) fn line(words: &Words, chosen: &AllSettings) -> String {
    let Some(Coming { schedule, .. }) = chosen.daily else { return say!(words, "settings-daily-off") };
    let (channel, hour) = (link::channel(schedule.channel), hour(schedule.hour, schedule.zone));
    match schedule.of {
        Some(game) => say!(words, "settings-daily-of", channel, hour, game = game_name(words, game)),
        None => say!(words, "settings-daily", channel, hour),
    }
}

/// That the last one couldn't be posted.
pub(super) fn failed(words: &Words, chosen: &AllSettings) -> Option<String> {
    chosen.daily.filter(|plan| plan.failed).map(|_| say!(words, "settings-daily-failed"))
}

/// What was chosen before it was switched off.
fn before(words: &Words, was: DailySettings) -> String {
    let (channel, hour) = (link::channel(was.channel), hour(was.hour, was.zone));
    match was.of {
        Some(game) => say!(words, "settings-daily-was-of", channel, hour, game = game_name(words, game)),
        None => say!(words, "settings-daily-was", channel, hour),
    }
}

/// Where, when and of which games it comes, each with its menu, and the switch.
pub(super) fn page(words: &Words, chosen: &AllSettings) -> View {
    let (coming, last) = (chosen.daily, chosen.daily_chosen);
    let now = [
        Some(line(words, chosen)),
        last.filter(|_| coming.is_none()).map(|was| before(words, was)),
        coming.map(|coming| say!(words, "settings-daily-next", next = relative(coming.next))),
        failed(words, chosen),
    ];
    let said = Said {
        page: SettingsPage::Daily,
        now: now.into_iter().flatten().collect(),
        about: say!(words, "settings-about-daily"),
        here: say!(words, "button-daily-here"),
        pick: say!(words, "settings-pick-daily-game"),
    };
    let all = (say!(words, "settings-pick-daily-all"), None);
    let games = Game::ALL.iter().copied().filter(|&game| !puzzles::shipped(game).is_empty());
    let games = games.map(|game| (game_name(words, game), Some(game)));
    when::page(words, (coming, last), said, iter::once(all).chain(games), SettingsControl::Daily)
}
