//! Refusals that follow from a server's settings.

use play::{HouseRules, RulesName};

use super::typed::shown;
use crate::{
    failure::{BadRulesName, Refusal},
    texts::{Words, say},
    views::{link, name::escaped, rules::rules_name},
};

/// The most channels to name.
const CHANNELS: usize = 10;

/// The text, if the refusal is about settings.
pub(super) fn told(words: &Words, refusal: &Refusal) -> Option<String> {
    Some(match refusal {
        Refusal::NotPlayedHere { places } => {
            let mut channels: Vec<_> =
                places.iter().take(CHANNELS).map(|&channel| link::channel(channel)).collect();
            if places.len() > CHANNELS {
                channels.push("…".to_owned());
            }
            say!(words, "refused-not-played-here", channels = channels.join(" "))
        }
        Refusal::NoThreads => say!(words, "refused-no-threads"),
        Refusal::BusyWithoutThreads { game } => {
            say!(words, "refused-busy-without-threads", game = game.to_string())
        }
        Refusal::BadRulesName { typed, why } => match why {
            BadRulesName::Length => {
                say!(words, "refused-rules-name", typed = shown(typed), most = RulesName::LONGEST)
            }
            BadRulesName::Preset => say!(words, "refused-rules-name-preset", typed = shown(typed)),
            BadRulesName::Taken => say!(words, "refused-rules-name-taken", typed = shown(typed)),
        },
        Refusal::HouseRulesGone => say!(words, "refused-house-rules-gone"),
        Refusal::TooManyHouseRules => say!(words, "refused-too-many-house-rules", most = HouseRules::MOST),
        Refusal::RulesNamedAlready { rules, name } => {
            let name = match name {
                Some(name) => escaped(name.as_str()),
                None => rules_name(words, *rules),
            };
            say!(words, "refused-rules-named-already", name)
        }
        _ => return None,
    })
}
