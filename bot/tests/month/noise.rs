//! How noisy a server is in a month without troubles in which everything is switched on: what its members see who read the channels
//! from top to bottom, and what pings them. Once where all boards stay, once where only the newest does.
//!
//! The quick form lives eight days with the twelve people of any month. `NOISE_MEMBERS=60` lives a whole month of a server with as
//! many members, `NOISE_DAYS=10` makes it shorter, and `NOISE_DIARY=folder` keeps what happened.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    thread,
};

use play::Boards;
use rand::{SeedableRng as _, rngs::StdRng};
use sandbox::{Id, Message};

use crate::{
    SHORT, WHOLE,
    checks::{self, told},
    diary::Diary,
    month::{A_DAY, STEP, people_look},
    number,
    town::{Beginning, Town},
};

const SEED: u64 = 1;
/// The members of the first server in any month.
const FEWEST: usize = 8;

/// What was counted in the first server.
#[derive(Default)]
struct Noise {
    members: usize,
    days: u32,
    requests: usize,
    /// The most boards of a running game that could be seen at a time.
    most_boards: usize,
    /// How many boards of running games could be seen, and how many games ran, each time someone looked.
    boards: usize,
    games: usize,
    /// Messages that everyone sees, how many of them are boards, and how many are left at the end.
    sent: usize,
    posted: usize,
    left: usize,
    edits: usize,
    deletions: usize,
    pings: usize,
    direct: usize,
    /// The most pings and direct messages of a member in a day.
    most_pings: usize,
    weeks: usize,
    podiums: usize,
    puzzles: usize,
    guesses: usize,
}

impl Noise {
    fn a_member_and_day(&self, count: usize) -> f64 {
        mean(count, self.members * self.days as usize)
    }
}

#[expect(clippy::cast_precision_loss, reason = "a figure to read")]
fn mean(sum: usize, of: usize) -> f64 {
    sum as f64 / of.max(1) as f64
}

#[test]
fn where_only_the_newest_board_stays_a_running_game_shows_one_and_a_turn_takes_at_most_one_more_request() {
    let many = number("NOISE_MEMBERS").map(|members| usize::try_from(members).expect("so many members"));
    let days = number("NOISE_DAYS").unwrap_or(if many.is_some() { WHOLE } else { SHORT });
    let (members, days) = (many.unwrap_or(FEWEST), u32::try_from(days).expect("so many days"));
    let [all, newest] = thread::scope(|scope| {
        let months = Boards::ALL.map(|boards| scope.spawn(move || month(members, days, boards)));
        months.map(|month| month.join().expect("a month"))
    });
    eprintln!("{}", table(&all, &newest));
    assert!(all.most_boards > 1, "there is something to delete");
    assert_eq!(newest.most_boards, 1, "one board of a running game");
    assert_eq!(all.deletions, 0);
    // Each takes one request, for a board that another one followed.
    assert!((1..newest.posted).contains(&newest.deletions), "{} deletions", newest.deletions);
    for month in [&all, &newest] {
        let seen = (month.weeks, month.podiums, month.puzzles, month.guesses);
        assert!(month.weeks >= (days / 7) as usize && month.puzzles + 1 >= days as usize, "{seen:?}");
        assert!(month.guesses > 0 && (month.podiums > 0 || u64::from(days) < WHOLE), "{seen:?}");
    }
}

/// Lives a month.
fn month(members: usize, days: u32, boards: Boards) -> Noise {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(lives(members, days, boards))
}

async fn lives(members: usize, days: u32, boards: Boards) -> Noise {
    let (diary, mut random) = (Diary::default(), StdRng::seed_from_u64(SEED));
    let beginning = Beginning { boards, more: members.saturating_sub(FEWEST), is_counted: true };
    let town = Town::begin(&mut random, diary.clone(), beginning).await;
    town.choose_zones().await;
    town.opens_competitions(&mut random).await;
    let mut noise = Noise { members, days, ..Noise::default() };
    for step in 0..days * A_DAY {
        people_look(&town, step / A_DAY, &mut random).await;
        town.goes_on(STEP).await;
        noise.reads(&town).await;
    }
    noise.counts(&town);
    told::nothing_twice(&town);
    checks::sizes(&town);
    checks::errors(&town);
    town.stops_the_bot().await;
    if let Ok(folder) = std::env::var("NOISE_DIARY") {
        std::fs::write(format!("{folder}/{boards}.txt"), diary.text()).expect("a diary");
    }
    let found = town.found.take();
    assert!(found.is_empty(), "{found:?}");
    town.store.clone().close().await;
    noise
}

impl Noise {
    /// Reads the channels with running games from top to bottom.
    async fn reads(&mut self, town: &Town) {
        let oak = town.servers[0].id();
        for table in town.store.running_games_in(oak.into(), 1_000, 0).await.expect("a store") {
            let messages = town.sandbox.messages(Id::new(table.stored().channel.get()));
            let of_game = |message: &&Message| message.content.contains(&format!("Game {} ", table.id()));
            let boards = messages.iter().filter(|one| !one.attachments.is_empty()).filter(of_game).count();
            self.most_boards = self.most_boards.max(boards);
            self.boards += boards;
            self.games += 1;
        }
    }

    /// Counts what everyone could see.
    fn counts(&mut self, town: &Town) {
        let manager = town.person(town.servers[0].manager).id();
        let people = town.people.borrow().clone();
        let here = people.iter().filter(|person| person.servers[0]);
        let direct: BTreeMap<Id, Id> = here.map(|person| (person.id(), town.direct(person))).collect();
        let mut channels = BTreeSet::new();
        let mut pinged = BTreeMap::<(Id, i64), usize>::new();
        for shown in town.sandbox.shown_after(0) {
            let day = shown.at / (24 * 3_600_000);
            let is_here = shown.viewers.len() > 1 && shown.viewers.contains(&manager);
            if shown.is_private || shown.message.is_none() {
                continue;
            }
            for &person in &shown.viewers {
                if direct.get(&person) == Some(&shown.channel) && !shown.is_edit {
                    self.direct += 1;
                    *pinged.entry((person, day)).or_default() += 1;
                }
            }
            if !is_here {
                continue;
            }
            channels.insert(shown.channel);
            self.edits += usize::from(shown.is_edit);
            self.sent += usize::from(!shown.is_edit);
            self.posted += usize::from(!shown.is_edit && shown.content.contains("-# Game "));
            for &person in shown.pinged.iter().filter(|one| direct.contains_key(one)) {
                self.pings += 1;
                *pinged.entry((person, day)).or_default() += 1;
            }
            self.puzzles += usize::from(!shown.is_edit && shown.content.contains("**Puzzle of the day"));
            self.guesses += usize::from(!shown.is_edit && shown.content.contains("saw it"));
        }
        self.requests = usize::try_from(town.sandbox.request_count()).expect("a number");
        self.most_pings = pinged.into_values().max().unwrap_or_default();
        self.left = channels.iter().map(|&channel| town.sandbox.messages(channel).len()).sum();
        let deleted = channels.iter().map(|channel| format!("/channels/{channel}/messages/"));
        let deleted: Vec<_> = deleted.collect();
        self.deletions = town.sandbox.count_requests(|request| {
            request.method == "DELETE" && deleted.iter().any(|channel| request.path.contains(channel))
        });
        let [weeks, podiums] = told::rhythm(town, town.servers[0].hall);
        (self.weeks, self.podiums) = (weeks.len(), podiums.len());
    }
}

/// Both months beside each other.
fn table(all: &Noise, newest: &Noise) -> String {
    let mut text = format!(
        "{} members, {} days: {} and {} boards posted; {} weeks, {} podiums, {} puzzles of the day, {} times watchers had guessed\n",
        all.members,
        all.days,
        all.posted,
        newest.posted,
        newest.weeks,
        newest.podiums,
        newest.puzzles,
        newest.guesses
    );
    let mut row = |what: &str, of: &dyn Fn(&Noise) -> String| {
        let _ = writeln!(text, "| {what} | {} | {} |", of(all), of(newest));
    };
    let mut each = |what: &str, of: &dyn Fn(&Noise) -> usize| {
        row(&format!("{what}, a member and day"), &|one| format!("{:.2}", one.a_member_and_day(of(one))));
    };
    each("messages sent", &|one| one.sent);
    each("of these, still there at the end", &|one| one.left);
    each("deleted", &|one| one.deletions);
    each("edits", &|one| one.edits);
    each("pings", &|one| one.pings);
    each("direct messages", &|one| one.direct);
    row("pings and direct messages of a member in a day, at most", &|one| one.most_pings.to_string());
    row("boards that a running game shows: mean", &|one| format!("{:.2}", mean(one.boards, one.games)));
    row("the same, at most", &|one| one.most_boards.to_string());
    row("all requests of the bot, a board posted", &|one| format!("{:.2}", mean(one.requests, one.posted)));
    text
}
