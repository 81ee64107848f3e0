//! The database is away: it doesn't answer, isn't there, or its standby takes over. Members who press something meanwhile
//! are told what happened while they still wait.

use std::{
    collections::BTreeMap,
    fmt,
    sync::{Arc, Mutex, MutexGuard},
    time::{Duration, Instant},
};

use sandbox::{Answer, Id, Message, NotAnswered, Sandbox};
use serde_json::json;
use tokio::task::{JoinSet, block_in_place};

use crate::{
    cluster::{
        machines::{Cluster, is_apology},
        notes::Notes,
        party::Party,
    },
    program::wait::{self, Wait},
};

const WORKERS: usize = 2;
/// The members, who each press something else.
const MEMBERS: [&str; 5] = ["ada", "ben", "chidi", "dede", "eve"];
/// How many presses are answered in each phase.
const PRESSES: usize = 20;
/// The pause after an answer.
const PACE: Duration = Duration::from_millis(100);
/// How long a phase may take.
const PATIENCE: Duration = Duration::from_mins(1);

/// How presses were answered in a phase.
struct Told {
    phase: &'static str,
    begun: Instant,
    /// When the first was answered as it should be, and when the last wasn't.
    first_done: Option<Duration>,
    last_apology: Option<Duration>,
    longest: Duration,
    unanswered: usize,
    /// What was said, and how often.
    said: BTreeMap<String, usize>,
}

impl Told {
    fn in_phase(phase: &'static str) -> Self {
        let said = BTreeMap::new();
        Self {
            phase,
            begun: Instant::now(),
            first_done: None,
            last_apology: None,
            longest: Duration::ZERO,
            unanswered: 0,
            said,
        }
    }

    fn add(&mut self, answer: &Result<Answer, NotAnswered>) {
        let Ok(answer) = answer else { return self.unanswered += 1 };
        self.longest = self.longest.max(answer.latency);
        let at = Some(self.begun.elapsed());
        let said = if let Some(apology) = answer.message.as_ref().filter(|message| is_apology(message)) {
            self.last_apology = at;
            apology.content.split("Still").next().unwrap_or_default()
        } else {
            self.first_done = self.first_done.or(at);
            "done"
        };
        *self.said.entry(said.to_owned()).or_default() += 1;
    }

    fn count(&self) -> usize {
        self.unanswered + self.said.values().sum::<usize>()
    }
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { phase, unanswered, longest, said, first_done, last_apology, .. } = self;
        write!(f, "{phase}: {} presses, {unanswered} unanswered, {longest:.2?} at most; ", self.count())?;
        write!(f, "first done {first_done:.2?}, last apology {last_apology:.2?}: {said:?}")
    }
}

/// What members press, and how it is answered in each phase.
#[derive(Clone)]
struct Presses {
    sandbox: Arc<Sandbox>,
    game: Id,
    board: Message,
    phases: Arc<Mutex<Vec<Told>>>,
}

impl Presses {
    fn phases(&self) -> MutexGuard<'_, Vec<Told>> {
        self.phases.lock().unwrap()
    }

    /// What is read, stored or both.
    async fn press(&self, name: &str) -> Result<Answer, NotAnswered> {
        let (member, lobby) = (self.sandbox.member(name), self.sandbox.channel("games"));
        match name {
            "ada" => member.slash(self.game, "dara drop", json!({ "square": "b3" })).await,
            "ben" => member.slash(self.game, "dara board", json!({})).await,
            "chidi" => member.slash(lobby, "away start", json!({ "from": "in 2 days", "days": 5 })).await,
            "dede" => member.slash(lobby, "games", json!({})).await,
            _ => member.click(&self.board, &self.board.button("Play").unwrap()).await,
        }
    }

    /// A member presses the same again and again.
    async fn presses(self, name: &'static str) {
        loop {
            let answer = self.press(name).await;
            self.phases().last_mut().unwrap().add(&answer);
            wait::pass(PACE).await;
        }
    }

    /// Waits until a phase has seen enough: answers of all kinds, or as they should be.
    async fn phase(&self, name: &'static str, is_well: bool, cluster: &Cluster) {
        self.phases().push(Told::in_phase(name));
        let wait = Wait::at_most(PATIENCE);
        let is_seen = |told: &Told| {
            told.count() >= PRESSES
                && (!is_well || told.said.get("done").is_some_and(|done| *done >= PRESSES))
        };
        while !is_seen(self.phases().last().unwrap()) {
            wait.again(|| format!("{}: {}", self.phases().last().unwrap(), cluster.logs())).await;
        }
    }
}

pub(crate) async fn all() {
    let Some(mut cluster) = Cluster::start(WORKERS).await else { return };
    let mut party = Party::new((&cluster.sandbox, &cluster.store, &Notes::default()), "away", 1, PATIENCE);
    let game = party.begins("dara:traditional", json!({ "clock": "3d" })).await;
    let sandbox = Arc::clone(&cluster.sandbox);
    let board = sandbox.wait_for_message(game, |message| message.button("Play").is_some()).await.unwrap();
    let presses = Presses { sandbox, game, board, phases: Arc::default() };
    presses.phases().push(Told::in_phase("at first"));
    let mut members = JoinSet::new();
    for name in MEMBERS {
        members.spawn(presses.clone().presses(name));
    }
    presses.phase("as usual", true, &cluster).await;
    let paused = block_in_place(|| cluster.pair.primary().pause()).unwrap();
    presses.phase("silent", false, &cluster).await;
    drop(paused);
    presses.phase("silent no longer", true, &cluster).await;
    block_in_place(|| cluster.pair.kill_primary()).unwrap();
    presses.phase("killed", false, &cluster).await;
    block_in_place(|| cluster.pair.promote()).unwrap();
    presses.phase("promoted", true, &cluster).await;
    for told in presses.phases().iter() {
        println!("{told}");
        assert_eq!(told.unanswered, 0, "{told}: {}", cluster.logs());
    }
}
