//! Seasons that end by themselves: their line, and their page.

use play::guild::season_plan::{Every, SeasonPlan};

use super::{
    parts,
    when::{self, hour},
};
use crate::{
    button_id::{SeasonChange, SettingsControl, SettingsPage},
    server_settings::{AllSettings, PlannedSeason},
    texts::{Words, say},
    views::{Choice, View, link, time::relative},
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
    let view = when::channel(words, view, chosen.season_chosen.map(|chosen| chosen.channel), control);
    let Some(PlannedSeason { plan, .. }) = season else {
        return when::switch_on(words, view, (was.is_some(), say!(words, "button-seasons-here")), control);
    };
    let all = Every::ALL.map(|every| {
        let name = say!(words, "settings-pick-season", every = every.to_string());
        Choice::new(name, control(SeasonChange::Of(every))).current_if(every == plan.every)
    });
    let view = view.with_choices(say!(words, "settings-pick-seasons"), all);
    let time = (plan.hour, plan.zone);
    when::menus(words, view, time, control)
}

/// The channel, how often, and the hour, as texts name them.
fn said(plan: SeasonPlan) -> (String, String, String) {
    let SeasonPlan { channel, every, hour: at, zone } = plan;
    (link::channel(channel), every.to_string(), hour(at, zone))
}
