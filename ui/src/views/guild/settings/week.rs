//! The week: its line, and its page.

use play::guild::week::{WeekSettings, Weekday};

use super::when::{self, Said, hour};
use crate::{
    button_id::{SettingsControl, SettingsPage},
    server_settings::{AllSettings, Coming},
    texts::{Words, say},
    views::{View, link, time::relative},
};

pub(super) fn line(words: &Words, chosen: &AllSettings) -> String {
    let Some(Coming { schedule, .. }) = chosen.week else { return say!(words, "settings-week-off") };
    let (channel, day, hour) = said(words, schedule);
    say!(words, "settings-week", channel, day, hour)
}

/// That the last one couldn't be posted, for as long as it's still to be.
pub(super) fn failed(words: &Words, chosen: &AllSettings) -> Option<String> {
    chosen.week.filter(|plan| plan.failed).map(|_| say!(words, "settings-week-failed"))
}

/// Where and when it's told, each with its menu, and the switch.
pub(super) fn page(words: &Words, chosen: &AllSettings) -> View {
    let (coming, last) = (chosen.week, chosen.week_chosen);
    let now = [
        Some(line(words, chosen)),
        last.filter(|_| coming.is_none()).map(|was| {
            let (channel, day, hour) = said(words, was);
            say!(words, "settings-week-was", channel, day, hour)
        }),
        coming.map(|coming| say!(words, "settings-week-next", next = relative(coming.next))),
        failed(words, chosen),
    ];
    let said = Said {
        page: SettingsPage::Week,
        now: now.into_iter().flatten().collect(),
        about: say!(words, "settings-about-week"),
        here: say!(words, "button-week-here"),
        pick: say!(words, "settings-pick-week-days"),
    };
    let days = Weekday::ALL.map(|day| (say!(words, "settings-pick-week-day", day = day.to_string()), day));
    when::page(words, (coming, last), said, days, SettingsControl::Week)
}

/// The channel, the day and the hour, in words.
fn said(words: &Words, schedule: WeekSettings) -> (String, String, String) {
    let WeekSettings { channel, of: weekday, hour: at, zone } = schedule;
    let day = say!(words, "settings-week-day", day = weekday.to_string());
    (link::channel(channel), day, hour(at, zone))
}
