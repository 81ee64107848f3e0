//! Seasons that end by themselves: their line, and their page.

use play::guild::season_plan::{Every, SeasonPlan};

use super::{
    parts::{self, back},
    when::{self, hour},
};
use crate::{
    button_id::{SeasonChange, SettingsControl, SettingsPage},
    server_settings::{AllSettings, PlannedSeason},
    texts::{Words, say},
    views::{Button, Choice, Offers, Tone, View, link, time::relative},
};

pub(super) fn line(words: &Words, chosen: &AllSettings) -> String {
    let Some(PlannedSeason { plan, .. }) = chosen.season else { return say!(words, "settings-seasons-off") };
    let (channel, every, hour) = said(plan);
    say!(words, "settings-seasons", channel, every, hour)
}

/// That the last podiums couldn't be posted, for as long as they're still to be.
pub(super) fn failed(words: &Words, chosen: &AllSettings) -> Option<String> {
    chosen.season.filter(|season| season.failed).map(|_| say!(words, "settings-seasons-failed"))
}

/// Where and when they end, each with its menu, and the switch.
pub(super) fn page(words: &Words, chosen: &AllSettings) -> View {
    let season = chosen.season;
    let was = chosen.season_chosen.filter(|_| season.is_none());
    let mut now = vec![line(words, chosen)];
    now.extend(was.map(|was| {
        let (channel, every, hour) = said(was);
        say!(words, "settings-seasons-was", channel, every, hour)
    }));
    now.extend(season.map(|season| say!(words, "settings-seasons-next", next = relative(season.next))));
    now.extend(failed(words, chosen));
    let view = parts::page(words, SettingsPage::Seasons, &now, say!(words, "settings-about-seasons"));
    let control = |change| SettingsControl::Seasons(change);
    let channels = Offers::Channel {
        control: control(SeasonChange::In).into(),
        chosen: chosen.season_chosen.map(|plan| plan.channel),
    };
    let view = view.with_select(say!(words, "settings-pick-channel"), channels);
    let Some(PlannedSeason { plan, .. }) = season else {
        let mut row = Vec::new();
        if was.is_some() {
            row.push(Button::new(say!(words, "button-switch-on"), control(SeasonChange::On), Tone::Primary));
        }
        let tone = if was.is_some() { Tone::Plain } else { Tone::Primary };
        row.push(Button::new(say!(words, "button-seasons-here"), control(SeasonChange::Here), tone));
        row.push(back(words, SettingsPage::Overview));
        return view.with_row(row);
    };
    let all = Every::ALL.map(|every| {
        let name = say!(words, "settings-pick-season", every = every.to_string());
        Choice::new(name, control(SeasonChange::Every(every))).current_if(every == plan.every)
    });
    let view = view.with_choices(say!(words, "settings-pick-seasons"), all);
    let time = (plan.hour, plan.zone);
    let view = when::menus(
        words,
        view,
        time,
        |hour| control(SeasonChange::At(hour)),
        |zone| control(SeasonChange::Zone(zone)),
    );
    let other = Button::plain(say!(words, "button-other-zone"), control(SeasonChange::TypedZone));
    let off = Button::plain(say!(words, "button-switch-off"), control(SeasonChange::Off));
    view.with_row(vec![other, off, back(words, SettingsPage::Overview)])
}

/// The channel, how often, and the hour, as texts name them.
fn said(plan: SeasonPlan) -> (String, String, String) {
    let SeasonPlan { channel, every, hour: at, zone } = plan;
    (link::channel(channel), every.to_string(), hour(at, zone))
}
