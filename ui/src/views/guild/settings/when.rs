//! When something comes that happens by itself: hours and time zones, their menus, and the form for any other zone.

use play::{
    ChannelId,
    learning::daily::{Hour, Zone},
};

use super::parts::back;
use crate::{
    button_id::{ComingChange, SettingsControl, SettingsPage},
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

/// Adds the menu for the channel where it comes.
pub(super) fn channel<O>(
    words: &Words,
    view: View,
    chosen: Option<ChannelId>,
    control: impl Fn(ComingChange<O>) -> SettingsControl,
) -> View {
    let channels = Offers::Channel { control: control(ComingChange::In).into(), chosen };
    view.with_select(say!(words, "settings-pick-channel"), channels)
}

/// Adds the buttons that switch it on: `here`, and where it came before if it `was` on.
pub(super) fn switch_on<O>(
    words: &Words,
    view: View,
    (was, here): (bool, String),
    control: impl Fn(ComingChange<O>) -> SettingsControl,
) -> View {
    let again = || Button::new(say!(words, "button-switch-on"), control(ComingChange::On), Tone::Primary);
    let tone = if was { Tone::Plain } else { Tone::Primary };
    let here = Button::new(here, control(ComingChange::Here), tone);
    let row = [was.then(again), Some(here), Some(back(words, SettingsPage::Overview))];
    view.with_row(row.into_iter().flatten().collect())
}

/// Adds the menus for the hour and for its time zone, and the buttons for any other zone and to switch it off.
pub(super) fn menus<O>(
    words: &Words,
    view: View,
    chosen: (Hour, Zone),
    control: impl Fn(ComingChange<O>) -> SettingsControl,
) -> View {
    let hours = Hour::all().map(|one| {
        Choice::new(hour(one, chosen.1), control(ComingChange::At(one))).current_if(one == chosen.0)
    });
    let zones = zones(chosen.1).map(|zone| {
        Choice::new(zone_name(zone), control(ComingChange::Zone(zone))).current_if(zone == chosen.1)
    });
    let other = Button::plain(say!(words, "button-other-zone"), control(ComingChange::TypedZone));
    let off = Button::plain(say!(words, "button-switch-off"), control(ComingChange::Off));
    view.with_choices(say!(words, "settings-pick-hour"), hours)
        .with_choices(say!(words, "settings-pick-zone"), zones)
        .with_row(vec![other, off, back(words, SettingsPage::Overview)])
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
