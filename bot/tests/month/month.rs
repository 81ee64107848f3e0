//! One month, and what comes after it.

use jiff::SignedDuration;
use rand::{RngExt as _, SeedableRng as _, rngs::StdRng, seq::SliceRandom as _};
use sandbox::Permissions;

use crate::{
    checks::{self, Finding, watching::Watch},
    diary::Diary,
    town::{Beginning, Town},
    trouble::{self, Kind, Trouble},
};

/// People look at Discord every three hours.
pub(crate) const STEP: SignedDuration = SignedDuration::from_hours(3);
/// How many times a day.
pub(crate) const A_DAY: u32 = 8;
/// After this time, what handlers left is done by others.
const SOON: SignedDuration = SignedDuration::from_secs(6);
/// How long a permission is missing that is missing shortly.
const SHORTLY: SignedDuration = SignedDuration::from_secs(4);
/// How long the program is down.
const DOWN: SignedDuration = SignedDuration::from_hours(23);
/// How long after the month all must have come to its end though no one plays: some seasons of a league in
/// which no one plays, and the two weeks in which it waits for players.
const AFTERWARDS: u32 = 80;
const DAY: SignedDuration = SignedDuration::from_hours(24);

/// Lives a month of so many days, and keeps its diary. Returns what was wrong.
pub(crate) async fn lives(seed: u64, days: u32, diary: Diary) -> Vec<Finding> {
    let steps = days * A_DAY;
    let mut random = StdRng::seed_from_u64(seed);
    let town = Town::begin(&mut random, diary, Beginning::default()).await;
    let troubles = trouble::drawn(&mut random, steps);
    for person in town.people.borrow().iter() {
        town.note(&format!("{} is {}: {:?}", person.name(), person.id(), person.temper));
    }
    town.choose_zones().await;
    town.opens_competitions(&mut random).await;
    let mut watch = Watch::default();
    let mut waiting: Vec<&Trouble> = Vec::new();
    for step in 0..steps {
        for over in troubles.iter().filter(|trouble| trouble.steps.1 == step) {
            over.ends(&town);
            watch.lifted(&town, over).await;
        }
        for new in troubles.iter().filter(|trouble| trouble.steps.0 == step) {
            new.begins(&town).await;
            if matches!(new.kind, Kind::NoThreadsForSeconds | Kind::Outage) {
                waiting.push(new);
            }
        }
        let now = |kind: Kind| {
            troubles.iter().any(|one| one.kind == kind && (one.steps.0..one.steps.1).contains(&step))
        };
        town.presses_twice.set(now(Kind::PressesTwice));
        town.bad_weather.set(now(Kind::BadWeather) || now(Kind::TooMany));
        town.is_paced.set(now(Kind::TooMany));
        people_look(&town, step / A_DAY, &mut random).await;
        town.goes_on(SOON).await;
        comes_to(&town, &mut waiting, &mut watch).await;
        town.goes_on(STEP - SOON).await;
        watch.looks(&town, troubles.iter().filter(|one| (one.steps.0..one.steps.1).contains(&step))).await;
    }
    for one in troubles.iter().filter(|trouble| trouble.steps.1 >= steps) {
        one.ends(&town);
        watch.lifted(&town, one).await;
    }
    town.presses_twice.set(false);
    town.note("the month is over, and all troubles are lifted");
    for day in 0..AFTERWARDS {
        town.goes_on(DAY).await;
        // No one plays, but managers still look now and then.
        if day % 3 == 0 {
            managers_look(&town, |_| true).await;
        }
        watch.looks(&town, std::iter::empty()).await;
    }
    town.note("long after the month");
    town.goes_on(SOON).await;
    checks::all(&town, &watch).await;
    town.stops_the_bot().await;
    let findings = town.found.take();
    town.store.clone().close().await;
    findings
}

/// Those who are there do something, in any order.
pub(crate) async fn people_look(town: &Town, day: u32, random: &mut StdRng) {
    let mut numbers: Vec<usize> = (0..town.people.borrow().len()).collect();
    numbers.shuffle(random);
    for number in numbers {
        let temper = town.person(number).temper;
        if temper.is_there(day, random) {
            town.looks(number, random).await;
        }
    }
    managers_look(town, |_| random.random_ratio(1, 8)).await;
}

/// Managers look after what they have opened, if they are so minded.
async fn managers_look(town: &Town, mut looks: impl FnMut(usize) -> bool) {
    for server in 0..2 {
        let place = town.servers[server];
        if looks(server) && !town.without_bot.borrow()[server] {
            let manager = town.person(place.manager);
            town.slash(&manager, place.lounge, "league show", serde_json::json!({})).await;
        }
    }
}

/// Troubles that waited for the moment in which something begins, if it is near.
async fn comes_to(town: &Town, waiting: &mut Vec<&Trouble>, watch: &mut Watch) {
    let mut still = Vec::new();
    for trouble in std::mem::take(waiting) {
        match trouble.kind {
            Kind::NoThreadsForSeconds if trouble.has_its_moment(town, STEP).await => {
                let hall = town.servers[trouble.server()].hall;
                town.note(&format!("trouble: {:?} in server {}", trouble.kind, trouble.server()));
                town.sandbox.deny_bot(hall, Permissions::CREATE_PUBLIC_THREADS);
                town.goes_on(STEP).await;
                town.goes_on(SHORTLY).await;
                town.sandbox.deny_bot(hall, Permissions::NONE);
                town.note(&format!("lifted: {:?}", trouble.kind));
                town.settles().await;
            }
            Kind::Outage if trouble.has_its_moment(town, DOWN).await => {
                town.note("trouble: the program is down for 23 hours");
                watch.before_outage(town).await;
                town.is_down_for(DOWN).await;
                town.note("lifted: the program is up again");
                watch.after_outage(town, DOWN).await;
            }
            _ => still.push(trouble),
        }
    }
    *waiting = still;
}
