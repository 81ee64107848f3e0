//! When something comes that happens by itself: hours and time zones, their menus, and the form for any other zone.

use play::learning::daily::{Hour, Zone};

use crate::{
    button_id::SettingsControl,
    texts::{Words, say},
    views::{Choice, Field, FieldId, FieldInput, Form, View},
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

/// Adds the menus for the hour and for its time zone.
pub(super) fn menus(
    words: &Words,
    view: View,
    chosen: (Hour, Zone),
    at: impl Fn(Hour) -> SettingsControl,
    there: impl Fn(Zone) -> SettingsControl,
) -> View {
    let hours = Hour::all().map(|one| Choice::new(hour(one, chosen.1), at(one)).current_if(one == chosen.0));
    let zones =
        zones(chosen.1).map(|zone| Choice::new(zone_name(zone), there(zone)).current_if(zone == chosen.1));
    view.with_choices(say!(words, "settings-pick-hour"), hours)
        .with_choices(say!(words, "settings-pick-zone"), zones)
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
