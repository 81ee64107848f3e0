//! The week: its line, and its page.

use play::guild::week::{WeekSettings, Weekday};

use super::{
    parts,
    when::{self, hour},
};
use crate::{
    button_id::{SettingsControl, SettingsPage, WeekChange},
    server_settings::{AllSettings, WeekPlan},
    texts::{Words, say},
    views::{Choice, View, link, time::relative},
};

pub(super) fn line(words: &Words, chosen: &AllSettings) -> String {
    let Some(WeekPlan { settings, .. }) = chosen.week else { return say!(words, "settings-week-off") };
    let (channel, day, hour) = said(words, settings);
    say!(words, "settings-week", channel, day, hour)
}

/// That the last one couldn't be posted, for as long as it's still to be.
pub(super) fn failed(words: &Words, chosen: &AllSettings) -> Option<String> {
    chosen.week.filter(|plan| plan.failed).map(|_| say!(words, "settings-week-failed"))
}

/// Where and when it's told, each with its menu, and the switch.
pub(super) fn page(words: &Words, chosen: &AllSettings) -> View {
    let plan = chosen.week;
    let was = chosen.week_chosen.filter(|_| plan.is_none());
    let mut now = vec![line(words, chosen)];
    now.extend(was.map(|was| {
        let (channel, day, hour) = said(words, was);
        say!(words, "settings-week-was", channel, day, hour)
    }));
    now.extend(plan.map(|plan| say!(words, "settings-week-next", next = relative(plan.next))));
    now.extend(failed(words, chosen));
    let view = parts::page(words, SettingsPage::Week, &now, say!(words, "settings-about-week"));
    let control = |change| SettingsControl::Week(change);
    let view = when::channel(words, view, chosen.week_chosen.map(|chosen| chosen.channel), control);
    let Some(WeekPlan { settings, .. }) = plan else {
        return when::switch_on(words, view, (was.is_some(), say!(words, "button-week-here")), control);
    };
    let days = Weekday::ALL.map(|day| {
        let name = say!(words, "settings-pick-week-day", day = day.to_string());
        Choice::new(name, control(WeekChange::Of(day))).current_if(day == settings.weekday)
    });
    let view = view.with_choices(say!(words, "settings-pick-week-days"), days);
    let time = (settings.hour, settings.zone);
    when::menus(words, view, time, control)
}

/// The channel, the day and the hour, in words.
fn said(words: &Words, settings: WeekSettings) -> (String, String, String) {
    let WeekSettings { channel, weekday, hour: at, zone } = settings;
    let day = say!(words, "settings-week-day", day = weekday.to_string());
    (link::channel(channel), day, hour(at, zone))
}
