//! The puzzle of the day: its line, and its page.

use play::{
    DailySettings,
    learning::daily::{Hour, Zone},
};

use super::parts::{self, back};
use crate::{
    button_id::{DailyChange, SettingsControl, SettingsPage},
    server_settings::{AllSettings, DailyPlan},
    texts::{Words, say},
    views::{
        Button, Choice, Field, FieldId, FieldInput, Form, Offers, Tone, View, link, rules_names::game_name,
        time::relative,
    },
};

/// The longest name of a time zone that can be typed.
const LONGEST: u16 = 40;

pub(super) fn line(words: &Words, chosen: &AllSettings) -> String {
    let Some(DailyPlan { settings, .. }) = chosen.daily else { return say!(words, "settings-daily-off") };
    let (channel, hour) = (link::channel(settings.channel), hour(settings.hour, settings.zone));
    match settings.game {
        Some(game) => say!(words, "settings-daily-of", channel, hour, game = game_name(words, game)),
        None => say!(words, "settings-daily", channel, hour),
    }
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
    now.extend(plan.filter(|plan| plan.failed).map(|_| say!(words, "settings-daily-failed")));
    let view = parts::page(words, SettingsPage::Daily, &now, say!(words, "settings-about-daily"));
    let control = |change| SettingsControl::Daily(change);
    let channels = Offers::Channel {
        control: control(DailyChange::In).into(),
        chosen: chosen.daily_chosen.map(|settings| settings.channel),
    };
    let view = view.with_select(say!(words, "settings-pick-daily-channel"), channels);
    let Some(DailyPlan { settings, .. }) = plan else {
        let mut row = Vec::new();
        if was.is_some() {
            row.push(Button::new(say!(words, "button-daily-on"), control(DailyChange::On), Tone::Primary));
        }
        let tone = if was.is_some() { Tone::Plain } else { Tone::Primary };
        row.push(Button::new(say!(words, "button-daily-here"), control(DailyChange::Here), tone));
        row.push(back(words, SettingsPage::Overview));
        return view.with_row(row);
    };
    let all = Choice::new(say!(words, "settings-pick-daily-all"), control(DailyChange::Of(None)));
    let games =
        games::Game::ALL.iter().copied().filter(|&game| !puzzles::shipped(game).is_empty()).map(|game| {
            Choice::new(game_name(words, game), control(DailyChange::Of(Some(game))))
                .current_if(settings.game == Some(game))
        });
    let games = [all.current_if(settings.game.is_none())].into_iter().chain(games);
    let hours = Hour::all().map(|at| {
        Choice::new(hour(at, settings.zone), control(DailyChange::At(at))).current_if(at == settings.hour)
    });
    let zones = zones(settings.zone).map(|zone| {
        Choice::new(zone_name(zone), control(DailyChange::Zone(zone))).current_if(zone == settings.zone)
    });
    let other = Button::plain(say!(words, "button-daily-zone"), control(DailyChange::TypedZone));
    let off = Button::plain(say!(words, "button-daily-off"), control(DailyChange::Off));
    view.with_choices(say!(words, "settings-pick-daily-game"), games)
        .with_choices(say!(words, "settings-pick-daily-hour"), hours)
        .with_choices(say!(words, "settings-pick-daily-zone"), zones)
        .with_row(vec![other, off, back(words, SettingsPage::Overview)])
}

/// The time zones of the menu, and the one that was chosen.
fn zones(chosen: Zone) -> impl Iterator<Item = Zone> {
    std::iter::once(chosen).chain(Zone::common().filter(move |&zone| zone != chosen))
}

/// The form that asks for a time zone.
pub fn zone_form(words: &Words, chosen: Zone) -> Form {
    let input = FieldInput::Line { text: chosen.name().to_owned(), most: LONGEST };
    Form {
        title: say!(words, "settings-daily-zone-form"),
        fields: vec![Field::new(FieldId::Line, say!(words, "settings-daily-zone-field"), input)],
        control: SettingsControl::Daily(DailyChange::TypedZone).into(),
    }
}

/// An hour of a time zone, such as `07:00 UTC`.
fn hour(hour: Hour, zone: Zone) -> String {
    format!("{:02}:00 {}", hour.number(), zone_name(zone))
}

/// A time zone as people read it. An underscore would begin italics.
pub(in crate::views) fn zone_name(zone: Zone) -> String {
    zone.name().replace('_', " ")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_menu_has_room_for_the_time_zones_and_the_chosen_one() {
        let (kabul, tokyo) = ("Asia/Kabul".parse().unwrap(), "Asia/Tokyo".parse().unwrap());
        assert_eq!((zones(kabul).count(), zones(tokyo).count()), (25, 24));
        assert_eq!(zones(tokyo).map(Zone::name).collect::<BTreeSet<_>>().len(), 24);
        assert_eq!(zone_name("America/New_York".parse().unwrap()), "America/New York");
    }
}
