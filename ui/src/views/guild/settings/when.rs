//! The page of something that comes by itself: its menus for where and when, and the form for a time zone that isn't in the menu.

use play::{Hour, Schedule, Zone};

use super::parts;
use crate::{
    button_id::{ComingChange, SettingsControl, SettingsPage},
    server_settings::Coming,
    texts::{Words, say},
    views::{Button, Choice, Field, FieldId, FieldInput, Form, Offers, Tone, View},
};

/// The longest name of a time zone that can be typed.
const LONGEST: u16 = 40;

/// An hour of a time zone, such as `07:00 UTC`.
pub(super) fn hour(hour: Hour, zone: Zone) -> String {
    format!("{:02}:00 {}", hour.number(), zone_name(zone))
}

/// A time zone as people read it. An underscore would begin italics.
pub(in crate::views) fn zone_name(zone: Zone) -> String {
    zone.name().replace('_', " ")
}

/// What the page of something that comes by itself says.
pub(super) struct Said {
    pub(super) page: SettingsPage,
    /// How things are now, a line each.
    pub(super) now: Vec<String>,
    /// What it does.
    pub(super) about: String,
    /// The button that switches it on here.
    pub(super) here: String,
    /// What is chosen in the menu of what is particular to it.
    pub(super) pick: String,
}

/// A page with the menus for where, when and of what something comes, and the switch. `chosen` is what it was last, on or off.
pub(super) fn page<O: Copy + PartialEq>(
    words: &Words,
    (coming, chosen): (Option<Coming<O>>, Option<Schedule<O>>),
    said: Said,
    choices: impl IntoIterator<Item = (String, O)>,
    control: impl Fn(ComingChange<O>) -> SettingsControl,
) -> View {
    let Said { page, now, about, here, pick } = said;
    let channel = chosen.map(|chosen| chosen.channel);
    let channels = Offers::Channel { control: control(ComingChange::In).into(), chosen: channel };
    let view =
        parts::page(words, page, &now, about).with_select(say!(words, "settings-pick-channel"), channels);
    let back = parts::back(words, SettingsPage::Overview);
    let Some(Coming { schedule, .. }) = coming else {
        let again = || Button::new(say!(words, "button-switch-on"), control(ComingChange::On), Tone::Primary);
        let tone = if chosen.is_some() { Tone::Plain } else { Tone::Primary };
        let here = Button::new(here, control(ComingChange::Here), tone);
        let row = [chosen.map(|_| again()), Some(here), Some(back)];
        return view.with_row(row.into_iter().flatten().collect());
    };
    let choices = choices
        .into_iter()
        .map(|(name, of)| Choice::new(name, control(ComingChange::Of(of))).current_if(of == schedule.of));
    let hours = Hour::all().map(|one| {
        Choice::new(hour(one, schedule.zone), control(ComingChange::At(one))).current_if(one == schedule.hour)
    });
    let zones = zones(schedule.zone).map(|zone| {
        Choice::new(zone_name(zone), control(ComingChange::Zone(zone))).current_if(zone == schedule.zone)
    });
    let other = Button::plain(say!(words, "button-other-zone"), control(ComingChange::TypedZone));
    let off = Button::plain(say!(words, "button-switch-off"), control(ComingChange::Off));
    view.with_choices(pick, choices)
        .with_choices(say!(words, "settings-pick-hour"), hours)
        .with_choices(say!(words, "settings-pick-zone"), zones)
        .with_row(vec![other, off, back])
}

/// The time zones of the menu, and the one that was chosen.
fn zones(chosen: Zone) -> impl Iterator<Item = Zone> {
    std::iter::once(chosen).chain(Zone::common().filter(move |&zone| zone != chosen))
}

/// The form that asks for a time zone.
pub fn zone_form(words: &Words, chosen: Zone, control: SettingsControl) -> Form {
    let input = FieldInput::Line { text: chosen.name().to_owned(), most: LONGEST };
    Form {
        title: say!(words, "settings-zone-form"),
        fields: vec![Field::new(FieldId::Line, say!(words, "settings-zone-field"), input)],
        control: control.into(),
    }
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
