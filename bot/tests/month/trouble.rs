//! What goes wrong in a month: drawn by its seed, begun at one time and lifted at another.

use std::cell::Cell;

use jiff::SignedDuration;
use play::competition::Phase;
use rand::{RngExt as _, rngs::StdRng, seq::IndexedRandom as _};
use sandbox::{Failure, Id, Permissions, TooMany};
use serde_json::json;

use crate::town::Town;

/// A kind of trouble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// The bot may not open threads for four seconds, just as something begins.
    NoThreadsForSeconds,
    /// The bot lacks a permission for days.
    NoPermission,
    /// Discord has flagged the bot, which may send nothing by itself for a while.
    Flagged,
    /// Discord finds that the bot opens direct messages too fast.
    OpensTooFast,
    /// Discord asks the bot to slow down.
    TooMany,
    /// One of ten requests fails, carried out or not.
    BadWeather,
    /// Someone closes their direct messages for days.
    ClosesMessages,
    /// The same for ever.
    NeverTakesMessages,
    /// A moderator archives and locks the thread of a game for a while.
    LocksThread,
    /// A moderator deletes it.
    DeletesThread,
    /// The list of a competition is deleted.
    DeletesList,
    /// A channel with games is deleted.
    DeletesChannel,
    /// The bot is removed from a server for days, and invited again.
    RemovesBot,
    /// The program is down for 23 hours.
    Outage,
    /// Someone leaves a server.
    Leaves,
    /// Someone is suspended from games in a server.
    Suspended,
    /// Someone has their data deleted.
    DeletesData,
    /// Someone blocks someone else.
    Blocks,
    /// A manager's request is made by hand, with options out of bounds.
    OutOfBounds,
    /// Buttons are pressed that were made up.
    ForgedIds,
    /// Everything is pressed twice for a while.
    PressesTwice,
}

const KINDS: [Kind; 21] = [
    Kind::NoThreadsForSeconds,
    Kind::NoPermission,
    Kind::Flagged,
    Kind::OpensTooFast,
    Kind::TooMany,
    Kind::BadWeather,
    Kind::ClosesMessages,
    Kind::NeverTakesMessages,
    Kind::LocksThread,
    Kind::DeletesThread,
    Kind::DeletesList,
    Kind::DeletesChannel,
    Kind::RemovesBot,
    Kind::Outage,
    Kind::Leaves,
    Kind::Suspended,
    Kind::DeletesData,
    Kind::Blocks,
    Kind::OutOfBounds,
    Kind::ForgedIds,
    Kind::PressesTwice,
];

/// What can be missing.
const MISSING: [Permissions; 4] = [
    Permissions::CREATE_PUBLIC_THREADS,
    Permissions::SEND_MESSAGES,
    Permissions::VIEW_CHANNEL,
    Permissions::ATTACH_FILES,
];

/// A trouble of this month.
#[derive(Clone, Debug)]
pub(crate) struct Trouble {
    pub(crate) kind: Kind,
    /// The step in which it begins, and in which it is lifted.
    pub(crate) steps: (u32, u32),
    /// The server or the person that it hits, and another number for the rest.
    pub(crate) who: usize,
    pub(crate) number: usize,
    /// Who it hit.
    pub(crate) hit: Cell<Option<usize>>,
}

/// The troubles of a month with this many steps of three hours.
pub(crate) fn drawn(random: &mut StdRng, steps: u32) -> Vec<Trouble> {
    let mut troubles = Vec::new();
    // About one in three days.
    for _ in 0..random.random_range(steps / 60 + 1..steps / 24 + 1) {
        let kind = *KINDS.choose(random).expect("a kind");
        let from = random.random_range(4..steps - 8);
        let longest = match kind {
            Kind::Flagged | Kind::LocksThread => 24,
            Kind::TooMany | Kind::BadWeather | Kind::OpensTooFast | Kind::PressesTwice => 4,
            Kind::NoPermission | Kind::ClosesMessages | Kind::RemovesBot => 40,
            Kind::NeverTakesMessages => steps,
            _ => 1,
        };
        let to = (from + random.random_range(0..longest) + 1).min(steps);
        let to = if kind == Kind::NeverTakesMessages { steps } else { to };
        let (who, number) = (random.random_range(0..1_000), random.random_range(0..1_000));
        troubles.push(Trouble { kind, steps: (from, to), who, number, hit: Cell::new(None) });
    }
    troubles.sort_by_key(|trouble| trouble.steps);
    troubles
}

impl Trouble {
    pub(crate) fn server(&self) -> usize {
        self.who % 2
    }

    /// Someone who manages nothing, in this server if that matters.
    fn person(&self, town: &Town, server: Option<usize>) -> Option<usize> {
        let people = town.people.borrow();
        let managers = town.servers.map(|server| server.manager);
        let fits = |&number: &usize| {
            !managers.contains(&number)
                && !people[number].is_deleted
                && server.is_none_or(|server| people[number].stays[server])
        };
        let fitting: Vec<usize> = (0..people.len()).filter(fits).collect();
        (!fitting.is_empty()).then(|| fitting[self.who / 2 % fitting.len()])
    }

    /// The thread of a running game of a server.
    async fn thread(&self, town: &Town) -> Option<Id> {
        let guild = town.servers[self.server()].id();
        let running = town.store.running_games_in(guild.into(), 100, 0).await.expect("a store");
        let threads: Vec<_> = running
            .iter()
            .filter(|table| table.stored().thread_of.is_some() && town.has_channel(table.stored().channel))
            .collect();
        let table = threads.get(self.number % threads.len().max(1))?;
        Some(Id::new(table.stored().channel.get()))
    }

    /// Begins it.
    pub(crate) async fn begins(&self, town: &Town) {
        let (faults, server) = (town.sandbox.faults(), &town.servers[self.server()]);
        let mut what = format!("trouble: {:?} (lifted in step {})", self.kind, self.steps.1);
        match self.kind {
            // These wait for their moment.
            Kind::NoThreadsForSeconds | Kind::Outage => return,
            Kind::NoPermission => {
                let missing = MISSING[self.number % MISSING.len()];
                what = format!("{what}: {missing:?} in the hall of server {}", self.server());
                town.sandbox.deny_bot(server.hall, missing);
            }
            Kind::Flagged => faults.fail_unasked(Some(Failure::FLAGGED)),
            Kind::OpensTooFast => faults.fail_opening_direct(Some(Failure::OPENS_TOO_FAST)),
            Kind::TooMany => {
                let retry_after = std::time::Duration::from_secs(30);
                faults.too_many_next(1, TooMany { retry_after, global: self.who > 500 });
            }
            Kind::BadWeather => faults.fail_at_random(Some(10), self.number as u64),
            Kind::ClosesMessages | Kind::NeverTakesMessages => {
                let Some(number) = self.person(town, None) else { return };
                let person = town.person(number);
                self.hit.set(Some(number));
                person.member.take_direct_messages(false);
                town.change(number, |person| {
                    (person.takes_messages, person.closed_messages) = (false, true);
                });
                what = format!("{what}: {}", person.name());
            }
            Kind::LocksThread | Kind::DeletesThread => {
                let Some(thread) = self.thread(town).await else { return };
                if self.kind == Kind::LocksThread {
                    town.sandbox.archive_thread(thread, true, true);
                } else {
                    town.sandbox.delete_channel(thread);
                }
                what = format!("{what}: {thread}");
            }
            Kind::DeletesList => {
                let all = town.store.competitions(server.id(), 10).await.expect("a store");
                let open: Vec<_> = all.iter().filter(|one| !one.phase.is_final()).collect();
                let Some(one) = open.get(self.number % open.len().max(1)) else { return };
                let Some(message) = one.message else { return };
                town.sandbox.delete_message(Id::new(message.get()));
                what = format!("{what}: of competition {}", one.id);
            }
            Kind::DeletesChannel => {
                let channel = if self.number.is_multiple_of(3) { server.hall } else { server.lounge };
                town.sandbox.delete_channel(channel);
                what = format!("{what}: {channel}");
            }
            Kind::RemovesBot => {
                town.sandbox.remove_bot_from(server.guild);
                town.without_bot.borrow_mut()[self.server()] = true;
                what = format!("{what}: server {}", self.server());
            }
            Kind::Leaves => {
                let Some(number) = self.person(town, Some(self.server())) else { return };
                let person = town.person(number);
                person.member.leave_guild(server.guild);
                town.change(number, |person| person.stays[self.server()] = false);
                what = format!("{what}: {} leaves server {}", person.name(), self.server());
            }
            Kind::Suspended => {
                let Some(number) = self.person(town, Some(self.server())) else { return };
                let (person, manager) = (town.person(number), town.person(server.manager));
                let options = json!({ "member": person.id().to_string() });
                what = format!("{what}: {} in server {}", person.name(), self.server());
                town.slash(&manager, server.lounge, "moderation suspend", options).await;
            }
            Kind::DeletesData => {
                let Some(number) = self.person(town, None) else { return };
                let person = town.person(number);
                what = format!("{what}: {}", person.name());
                town.deletes_data(number).await;
            }
            Kind::Blocks => {
                let Some(number) = self.person(town, Some(self.server())) else { return };
                let person = town.person(number);
                let others = town.people.borrow().clone();
                let here = others
                    .iter()
                    .filter(|other| other.stays[self.server()] && other.id() != person.id())
                    .collect::<Vec<_>>();
                let blocked = here[self.number % here.len()];
                what = format!("{what}: {} blocks {}", person.name(), blocked.name());
                let options = json!({ "member": blocked.id().to_string() });
                town.slash(&person, server.lounge, "block", options).await;
            }
            Kind::OutOfBounds => town.opens_out_of_bounds(self.server(), self.number).await,
            Kind::ForgedIds => town.presses_made_up_buttons(self.server(), self.number).await,
            // It is looked up when something is pressed.
            Kind::PressesTwice => {}
        }
        town.note(&what);
    }

    /// Lifts it.
    pub(crate) fn ends(&self, town: &Town) {
        let (faults, server) = (town.sandbox.faults(), &town.servers[self.server()]);
        match self.kind {
            Kind::NoPermission => town.sandbox.deny_bot(server.hall, Permissions::NONE),
            Kind::Flagged => faults.fail_unasked(None),
            Kind::OpensTooFast => faults.fail_opening_direct(None),
            Kind::BadWeather => faults.fail_at_random(None, 0),
            Kind::ClosesMessages => {
                let Some(number) = self.hit.get() else { return };
                town.person(number).member.take_direct_messages(true);
                town.change(number, |person| person.takes_messages = true);
            }
            Kind::LocksThread => {
                let threads = town.sandbox.channels();
                for &thread in threads.keys() {
                    town.sandbox.archive_thread(thread, false, false);
                }
            }
            Kind::RemovesBot => {
                town.sandbox.add_bot_to(server.guild);
                town.without_bot.borrow_mut()[self.server()] = false;
            }
            _ => return,
        }
        town.note(&format!("lifted: {:?}", self.kind));
    }

    /// Whether its moment comes within this time: a competition or a round of it begins.
    pub(crate) async fn has_its_moment(&self, town: &Town, time: SignedDuration) -> bool {
        let all = town.store.competitions(town.servers[self.server()].id(), 20).await.expect("a store");
        let until = town.now() + time;
        all.iter().any(|one| match one.phase {
            Phase::Joining => one.plan.begins.at.is_some_and(|at| at <= until),
            Phase::Running { until: Some(at), .. } => at <= until,
            Phase::Running { .. } | Phase::Over { .. } | Phase::CalledOff { .. } => false,
        })
    }
}
