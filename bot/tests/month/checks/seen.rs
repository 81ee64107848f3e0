//! Nobody could see an account or a name of someone with whom they share no place, and no account beside its name of the world.

use std::collections::{BTreeMap, BTreeSet};

use sandbox::Shown;

use super::{Check, time};
use crate::{members::Person, town::Town};

/// What of a person something shows.
#[derive(Clone, Copy, Debug, Default)]
struct Shows {
    /// Their account, or what they are called in a server.
    account: bool,
    /// What strangers call them.
    world_name: bool,
}

fn shows(shown: &Shown, person: &Person) -> Shows {
    let whole = &shown.whole;
    let nicks =
        (0..2).filter(|&server| person.servers[server]).any(|server| whole.contains(&person.nick(server)));
    Shows {
        account: nicks || whole.contains(&person.id().to_string()),
        world_name: whole.contains(&person.world_name()),
    }
}

pub(super) fn by_strangers(town: &Town) {
    let people = town.people.borrow().clone();
    let by_id: BTreeMap<_, _> = people.iter().map(|person| (person.id(), person)).collect();
    let mut found = BTreeSet::new();
    for shown in town.sandbox.shown_after(0) {
        for person in &people {
            let Shows { account, world_name } = shows(&shown, person);
            if !account && !world_name {
                continue;
            }
            for viewer in shown.viewers.iter().filter_map(|viewer| by_id.get(viewer)) {
                if viewer.id() == person.id() {
                    continue;
                }
                let kind = if account && !viewer.shares_a_place_with(person) {
                    "a stranger's account"
                } else if account && world_name && shown.channel != town.group {
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
