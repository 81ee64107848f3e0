//! No one saw an account or a name of someone they share no place with, or an account beside its name of the world.

use std::collections::{BTreeMap, BTreeSet};

use sandbox::Shown;

use super::{Check, time};
use crate::{members::Person, town::Town};

/// What of a person something shows.
#[derive(Clone, Copy, Debug, Default)]
struct Shows {
    /// Their account, or what they are called in a server.
    account: bool,
    /// Both that and what strangers call them, in one line. A list may have a game of each kind.
    both: bool,
}

fn shows(shown: &Shown, person: &Person) -> Shows {
    let (id, world_name) = (person.id().to_string(), person.world_name());
    let nicks: Vec<_> =
        (0..2).filter(|&server| person.servers[server]).map(|server| person.nick(server)).collect();
    let account = |text: &str| text.contains(&id) || nicks.iter().any(|nick| text.contains(nick));
    Shows {
        account: account(&shown.whole),
        // A list has a text for each of its lines.
        both: shown
            .whole
            .split("\\n")
            .flat_map(|lines| lines.split("\"content\":"))
            .any(|line| account(line) && line.contains(&world_name)),
    }
}

pub(super) fn by_strangers(town: &Town) {
    let people = town.people.borrow().clone();
    let by_id: BTreeMap<_, _> = people.iter().map(|person| (person.id(), person)).collect();
    let mut found = BTreeSet::new();
    for shown in town.sandbox.shown_after(0) {
        for person in &people {
            let Shows { account, both } = shows(&shown, person);
            if !account {
                continue;
            }
            for viewer in shown.viewers.iter().filter_map(|viewer| by_id.get(viewer)) {
                if viewer.id() == person.id() {
                    continue;
                }
                let kind = if account && !viewer.shares_a_place_with(person) {
                    "a stranger's account"
                } else if both && shown.channel != town.group {
                    "an account with its name of the world"
                } else {
                    continue;
                };
                // Once for each pair of them.
                if found.insert((kind, viewer.id(), person.id())) {
                    let short: String = shown.whole.chars().take(500).collect();
                    let said = format!(
                        "{} sees {} in {} at {}: {short}",
                        viewer.name(),
                        person.name(),
                        shown.channel,
                        time(shown.at)
                    );
                    town.finds(Check::Seen, kind, said);
                }
            }
        }
    }
}
