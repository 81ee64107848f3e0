//! The leagues or tournaments of a server to choose from, when none is named and several are open.

use play::{Competition, competition::Phase};

use super::{halt, name, named_title};
use crate::{
    button_id::CompetitionButton,
    texts::{Words, say},
    views::{Beside, Button, Line, List, Tone, View, time::relative},
};

/// The most that fit into one message. The newest come first.
const MOST: usize = 8;

/// Each with a button that shows it or, if `manages`, its tools.
pub fn several(words: &Words, open: &[Competition], manages: bool) -> View {
    let line = |competition: &Competition| {
        let button = if manages {
            let label = say!(words, "button-competition-manage");
            Button::plain(label, CompetitionButton::Manage(competition.id))
        } else {
            let label = say!(words, "button-list-open");
            Button::new(label, CompetitionButton::Mine(competition.id), Tone::Primary)
        };
        let text = format!(
            "{}\n-# {}",
            named_title(words, &competition.plan, competition.season),
            halt::line(words, competition).unwrap_or_else(|| state(words, competition))
        );
        Line { text, beside: Some(Beside::Press(button)) }
    };
    let lines = open.iter().take(MOST).map(line).collect();
    let lists = vec![List { heading: String::new(), lines }];
    let left = open.len().saturating_sub(MOST);
    // The others are found by name.
    let below = if left > 0 { say!(words, "competition-several-more", count = left) } else { String::new() };
    View { lists, below, ..View::words(say!(words, "competition-several")) }
}

fn state(words: &Words, competition: &Competition) -> String {
    let at = competition.plan.begins.at.map(relative);
    match (competition.phase, at) {
        (Phase::Joining, Some(at)) => say!(words, "competition-joining-until", at),
        (Phase::Joining, None) => say!(words, "competition-joining"),
        (Phase::Running { until, .. }, _) => {
            say!(words, "competition-running-until", until = until.map(relative).unwrap_or_default())
        }
        (Phase::Over { .. } | Phase::CalledOff { .. }, _) => name(competition),
    }
}
