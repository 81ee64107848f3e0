//! The puzzle of the day: its line, and its page.

use play::DailySettings;

use super::{
    parts,
    when::{self, hour},
};
use crate::{
    button_id::{DailyChange, SettingsControl, SettingsPage},
    server_settings::{AllSettings, DailyPlan},
    texts::{Words, say},
    views::{Choice, View, link, rules_names::game_name, time::relative},
};

pub(super) fn line(words: &Words, chosen: &AllSettings) -> String {
    let Some(DailyPlan { settings, .. }) = chosen.daily else { return say!(words, "settings-daily-off") };
    let (channel, hour) = (link::channel(settings.channel), hour(settings.hour, settings.zone));
    match settings.game {
        Some(game) => say!(words, "settings-daily-of", channel, hour, game = game_name(words, game)),
        None => say!(words, "settings-daily", channel, hour),
    }
}

/// That the last one couldn't be posted.
pub(super) fn failed(words: &Words, chosen: &AllSettings) -> Option<String> {
    chosen.daily.filter(|plan| plan.failed).map(|_| say!(words, "settings-daily-failed"))
}

/// What was chosen before it was switched off.
fn before(words: &Words, settings: DailySettings) -> String {
    let (channel, hour) = (link::channel(settings.channel), hour(settings.hour, settings.zone));
    match settings.game {
        Some(game) => say!(words, "settings-daily-was-of", channel, hour, game = game_name(words, game)),
        None => say!(words, "settings-daily-was", channel, hour),
    }
}

/// Where, when and of which games it comes, each with its menu, and the switch.
pub(super) fn page(words: &Words, chosen: &AllSettings) -> View {
    let plan = chosen.daily;
    let was = chosen.daily_chosen.filter(|_| plan.is_none());
    let mut now = vec![line(words, chosen)];
    now.extend(was.map(|was| before(words, was)));
    now.extend(plan.map(|plan| say!(words, "settings-daily-next", next = relative(plan.next))));
    now.extend(failed(words, chosen));
    let view = parts::page(words, SettingsPage::Daily, &now, say!(words, "settings-about-daily"));
    let control = |change| SettingsControl::Daily(change);
    let view = when::channel(words, view, chosen.daily_chosen.map(|chosen| chosen.channel), control);
    let Some(DailyPlan { settings, .. }) = plan else {
        return when::switch_on(words, view, (was.is_some(), say!(words, "button-daily-here")), control);
    };
    let all = Choice::new(say!(words, "settings-pick-daily-all"), control(DailyChange::Of(None)));
    let games =
        games::Game::ALL.iter().copied().filter(|&game| !puzzles::shipped(game).is_empty()).map(|game| {
            Choice::new(game_name(words, game), control(DailyChange::Of(Some(game))))
                .current_if(settings.game == Some(game))
        });
    let games = [all.current_if(settings.game.is_none())].into_iter().chain(games);
    let view = view.with_choices(say!(words, "settings-pick-daily-game"), games);
    let time = (settings.hour, settings.zone);
    when::menus(words, view, time, control)
}
