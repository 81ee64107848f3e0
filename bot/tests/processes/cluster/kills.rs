//! Random kills.

use std::{
    fmt,
    time::{Duration, Instant},
};

use rand::{RngExt as _, SeedableRng as _, rngs::StdRng, seq::SliceRandom as _};
use serde_json::json;
use tokio::task::{JoinSet, block_in_place};

use crate::{
    cluster::{
        idle,
        machines::{Cluster, is_apology},
        notes::Notes,
        party::Party,
        told,
    },
    program::wait::{self, Wait},
};

/// The kills of a run, unless `CLUSTER_KILLS` is set.
const KILLS: usize = 20;
const WORKERS: usize = 3;
/// How many pairs of members play.
const PARTIES: u64 = 4;
/// The longest pause between two turns of a game, and between a kill's end and the next kill.
const PACE: Duration = Duration::from_millis(600);
const PAUSE: Duration = Duration::from_secs(1);
/// What is killed in a block of kills, in random order.
const BLOCK: [Target; 10] = {
    let mut block = [Target::Worker; 10];
    (block[0], block[1]) = (Target::Holder, Target::Primary);
    block
};
/// How soon after the loss of a worker interactions must be answered, and after the loss of the holder the jobs done.
const WORKER_LOST: Duration = Duration::from_secs(5);
const HOLDER_LOST: Duration = Duration::from_secs(35);
/// How long the loss of a primary goes unnoticed, until its standby is promoted.
const UNNOTICED: Duration = Duration::from_secs(1);
/// How long an interaction may take to be answered at all.
const PATIENCE: Duration = Duration::from_mins(1);
/// How long to wait before trying again.
const LOOK_AGAIN: Duration = Duration::from_millis(20);
/// How often a long run prints what happened.
const SAID_EVERY: usize = 25;

/// What is killed.
#[derive(Clone, Copy, Debug)]
enum Target {
    /// A worker that doesn't do the jobs.
    Worker,
    /// The worker that does.
    Holder,
    Primary,
}

/// How long each kind of kill was felt.
#[derive(Debug, Default)]
struct Pauses {
    /// Until an interaction sent afterwards was answered.
    worker: Vec<Duration>,
    /// Until another worker had the lease.
    holder: Vec<Duration>,
    /// Until an interaction was answered.
    primary: Vec<Duration>,
    /// Workers that ended by themselves.
    ended: usize,
}

impl Pauses {
    fn kills(&self) -> usize {
        self.worker.len() + self.holder.len() + self.primary.len()
    }
}

impl fmt::Display for Pauses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, pauses) in
            [("a worker", &self.worker), ("the holder", &self.holder), ("the primary", &self.primary)]
        {
            let mut sorted = pauses.clone();
            sorted.sort();
            let median = sorted.get(sorted.len() / 2).copied().unwrap_or_default();
            let longest = sorted.last().copied().unwrap_or_default();
            writeln!(
                f,
                "{} kills of {name}: pause {median:.2?} (median), {longest:.2?} (longest)",
                pauses.len()
            )?;
        }
        write!(f, "{} workers ended by themselves", self.ended)
    }
}

pub(crate) async fn all() {
    let kills = std::env::var("CLUSTER_KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    let seed = std::env::var("CLUSTER_SEED").map_or_else(|_| rand::random(), |seed| seed.parse().unwrap());
    println!("seed {seed}");
    let Some(mut cluster) = Cluster::start(WORKERS).await else { return };
    let (begun, notes, mut random) = (Instant::now(), Notes::default(), StdRng::seed_from_u64(seed));
    let mut playing = JoinSet::new();
    for party in 0..PARTIES {
        playing.spawn(member_pair(&cluster, &notes, &party.to_string(), random.random()).plays());
    }
    let idle = tokio::spawn(idle::run(member_pair(&cluster, &notes, "idle", random.random())));
    let (mut pauses, mut said, mut targets) = (Pauses::default(), 0, Vec::new());
    while pauses.kills() < kills {
        wait::pass(random.random_range(Duration::ZERO..PAUSE)).await;
        if targets.is_empty() {
            targets = BLOCK.to_vec();
            targets.shuffle(&mut random);
        }
        let target = targets.pop().unwrap_or(Target::Worker);
        kill(&mut cluster, target, &mut random, &mut pauses).await;
        // A party that found something wrong has ended.
        while let Some(ended) = playing.try_join_next() {
            ended.unwrap_or_else(|error| panic!("{error}: {}", cluster.logs()));
        }
        if pauses.kills() >= said + SAID_EVERY {
            said = pauses.kills();
            println!("after {:.0} s: {pauses}\n{notes}", begun.elapsed().as_secs_f64());
        }
    }
    notes.end();
    while let Some(ended) = playing.join_next().await {
        ended.unwrap();
    }
    println!("in {:.0} s: {pauses}\n{notes}", begun.elapsed().as_secs_f64());
    let late = idle.await.unwrap();
    println!("the latest end of a game by time was {late:.1?} late");
    let (announcements, messages) = told::everything_once(&mut cluster, &notes).await;
    println!("{announcements} announcements stored, {messages} messages");
    told::is_whole(&cluster);
    told::by_the_rules(&cluster);
    let longest = |pauses: &[Duration]| pauses.iter().max().copied().unwrap_or_default();
    assert!(longest(&pauses.worker) <= WORKER_LOST, "{pauses}");
    assert!(longest(&pauses.holder) <= HOLDER_LOST, "{pauses}");
    assert!(late <= HOLDER_LOST + longest(&pauses.primary), "{late:?}, {pauses}");
}

fn member_pair(cluster: &Cluster, notes: &Notes, name: &str, seed: u64) -> Party {
    Party::new((&cluster.sandbox, &cluster.store, notes), name, seed, PACE)
}

async fn kill(cluster: &mut Cluster, target: Target, random: &mut StdRng, pauses: &mut Pauses) {
    pauses.ended += cluster.supervise(None);
    if matches!(target, Target::Primary) {
        let pause = lose_primary(cluster).await;
        pauses.primary.push(pause);
        return;
    }
    let holder = cluster.holder().await;
    if matches!(target, Target::Holder)
        && let Some(holder) = holder
    {
        cluster.workers[holder].kill();
        let begun = Instant::now();
        is_answered(cluster).await;
        pauses.ended += cluster.another_holder(holder, PATIENCE).await;
        pauses.holder.push(begun.elapsed());
        cluster.workers[holder].starts_again(&cluster.sandbox);
        return pauses.ended += cluster.workers[holder].comes_up(&cluster.sandbox).await;
    }
    // One that doesn't do the jobs, while another does.
    let others: Vec<_> = (0..WORKERS).filter(|worker| Some(*worker) != holder).collect();
    let worker = others[random.random_range(0..others.len())];
    cluster.workers[worker].kill();
    let pause = is_answered(cluster).await;
    pauses.worker.push(pause);
    cluster.workers[worker].starts_again(&cluster.sandbox);
    pauses.ended += cluster.workers[worker].comes_up(&cluster.sandbox).await;
}

/// The primary is killed, and its loss noticed after a moment: the standby takes its place, and gets a standby of its own.
async fn lose_primary(cluster: &mut Cluster) -> Duration {
    block_in_place(|| cluster.pair.kill_primary()).unwrap();
    let begun = Instant::now();
    wait::pass(UNNOTICED).await;
    block_in_place(|| cluster.pair.promote()).unwrap();
    let promoted = begun.elapsed();
    let after = is_answered(cluster).await;
    println!("the standby was promoted after {promoted:.1?}, an interaction answered {after:.1?} later");
    block_in_place(|| cluster.pair.add_standby()).unwrap();
    promoted + after
}

/// How long it takes from now until an interaction that reads the database is answered as it should be.
async fn is_answered(cluster: &Cluster) -> Duration {
    let (begun, wait) = (Instant::now(), Wait::at_most(PATIENCE).every(LOOK_AGAIN));
    let (eve, lobby) = (cluster.sandbox.member("eve"), cluster.sandbox.channel("games"));
    loop {
        let answer = eve.slash(lobby, "games", json!({})).await;
        let message = answer.ok().and_then(|answer| answer.message);
        if message.is_some_and(|message| !is_apology(&message)) {
            return begun.elapsed();
        }
        wait.again(|| format!("nothing is answered: {}", cluster.logs())).await;
    }
}
