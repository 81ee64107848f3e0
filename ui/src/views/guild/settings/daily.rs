//! The puzzle of the day: its line, and its page.

use play::learning::daily::Hour;

use super::parts::{self, back};
use crate::{
    button_id::{DailyChange, SettingsControl, SettingsPage},
    server_settings::{AllSettings, DailyPlan},
    texts::{Words, say},
    views::{Button, Choice, Offers, Tone, View, link, rules_names::game_name, time::relative},
};

pub(super) fn line(words: &Words, chosen: &AllSettings) -> String {
    let Some(DailyPlan { settings, .. }) = chosen.daily else { return say!(words, "settings-daily-off") };
    let channel = link::channel(settings.channel);
    let hour = hour(settings.hour);
    match settings.game {
        Some(game) => say!(words, "settings-daily-of", channel, hour, game = game_name(words, game)),
        None => say!(words, "settings-daily", channel, hour),
    }
}

/// Where, when and of which games it comes, each with its menu, and the switch.
pub(super) fn page(words: &Words, chosen: &AllSettings) -> View {
    let plan = chosen.daily;
    let mut now = vec![line(words, chosen)];
    now.extend(plan.map(|plan| say!(words, "settings-daily-next", next = relative(plan.next))));
    now.extend(plan.filter(|plan| plan.failed).map(|_| say!(words, "settings-daily-failed")));
    let view = parts::page(words, SettingsPage::Daily, &now, say!(words, "settings-about-daily"));
    let control = |change| SettingsControl::Daily(change);
    let channels = Offers::Channel {
        control: control(DailyChange::In).into(),
        chosen: plan.map(|plan| plan.settings.channel),
    };
    let view = view.with_select(say!(words, "settings-pick-daily-channel"), channels);
    let Some(DailyPlan { settings, .. }) = plan else {
        let here = Button::new(say!(words, "button-daily-here"), control(DailyChange::Here), Tone::Primary);
        return view.with_row(vec![here, back(words, SettingsPage::Overview)]);
    };
    let all = Choice::new(say!(words, "settings-pick-daily-all"), control(DailyChange::Of(None)));
    let games =
        games::Game::ALL.iter().copied().filter(|&game| !puzzles::shipped(game).is_empty()).map(|game| {
            Choice::new(game_name(words, game), control(DailyChange::Of(Some(game))))
                .current_if(settings.game == Some(game))
        });
    let games = [all.current_if(settings.game.is_none())].into_iter().chain(games);
    let hours = Hour::all().map(|at| {
        Choice::new(say!(words, "settings-pick-hour", hour = hour(at)), control(DailyChange::At(at)))
            .current_if(at == settings.hour)
    });
    let off = Button::plain(say!(words, "button-daily-off"), control(DailyChange::Off));
    view.with_choices(say!(words, "settings-pick-daily-game"), games)
        .with_choices(say!(words, "settings-pick-daily-hour"), hours)
        .with_row(vec![off, back(words, SettingsPage::Overview)])
}

fn hour(hour: Hour) -> String {
    format!("{:02}:00", hour.number())
}
