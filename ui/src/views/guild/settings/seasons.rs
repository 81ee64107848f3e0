//! Seasons that end by themselves: their line, and their page.

use play::guild::season_plan::{Every, SeasonPlan};

use super::when::{self, Said, hour};
use crate::{
    button_id::{SettingsControl, SettingsPage},
    server_settings::{AllSettings, Coming},
    texts::{Words, say},
    views::{View, link, time::relative},
};

pub(super) fn line(words: &Words, chosen: &AllSettings) -> String {
    let Some(Coming { schedule, .. }) = chosen.season else { return say!(words, "settings-seasons-off") };
    let (channel, every, hour) = said(schedule);
    say!(words, "settings-seasons", channel, every, hour)
}

/// That the last podiums couldn't be posted, for as long as they're still to be.
pub(super) fn failed(words: &Words, chosen: &AllSettings) -> Option<String> {
    chosen.season.filter(|season| season.failed).map(|_| say!(words, "settings-seasons-failed"))
}

/// Where and when they end, each with its menu, and the switch.
pub(super) fn page(words: &Words, chosen: &AllSettings) -> View {
    let (coming, last) = (chosen.season, chosen.season_chosen);
    let now = [
        Some(line(words, chosen)),
        last.filter(|_| coming.is_none()).map(|was| {
            let (channel, every, hour) = said(was);
            say!(words, "settings-seasons-was", channel, every, hour)
        }),
        coming.map(|coming| say!(words, "settings-seasons-next", next = relative(coming.next))),
        failed(words, chosen),
    ];
    let said = Said {
        page: SettingsPage::Seasons,
        now: now.into_iter().flatten().collect(),
        about: say!(words, "settings-about-seasons"),
        here: say!(words, "button-seasons-here"),
        pick: say!(words, "settings-pick-seasons"),
    };
    let all = Every::ALL.map(|every| (say!(words, "settings-pick-season", every = every.to_string()), every));
    when::page(words, (coming, last), said, all, SettingsControl::Seasons)
}

/// The channel, how often, and the hour, as texts name them.
fn said(schedule: SeasonPlan) -> (String, String, String) {
    let SeasonPlan { channel, of: every, hour: at, zone } = schedule;
    (link::channel(channel), every.to_string(), hour(at, zone))
}
