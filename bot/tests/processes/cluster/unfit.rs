//! A worker that loses its way to the database, while the others keep theirs, gives its share of the interactions to them.

use std::{
    net::{Ipv4Addr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    sync::watch,
    task::JoinSet,
};

use crate::{
    cluster::{
        machines::{Cluster, DATABASE},
        notes::Notes,
        party::Party,
        worker::Worker,
    },
    program::wait,
};

/// How long members play while one worker can't.
const PLAYED: Duration = Duration::from_secs(4);
const PACE: Duration = Duration::from_millis(100);
/// How long a worker that can't serve still takes interactions up, so that its balancer notices.
const NOTICE: Duration = Duration::from_millis(2_500);

/// A way to a port, which can be cut.
struct Way {
    address: SocketAddr,
    is_open: watch::Sender<bool>,
    _passing_on: JoinSet<()>,
}

impl Way {
    async fn to(port: u16) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (is_open, open) = watch::channel(true);
        let mut passing_on = JoinSet::new();
        passing_on.spawn(async move {
            let mut passing = JoinSet::new();
            loop {
                let (mut from, _) = listener.accept().await.unwrap();
                let mut open = open.clone();
                passing.spawn(async move {
                    let pass = async {
                        let mut to = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await.unwrap();
                        let _ = copy_bidirectional(&mut from, &mut to).await;
                    };
                    tokio::select! {
                        () = pass => {}
                        _ = open.wait_for(|open| !open) => {}
                    }
                });
            }
        });
        Self { address, is_open, _passing_on: passing_on }
    }
}

pub(crate) async fn all() {
    let Some(mut cluster) = Cluster::start(2).await else { return };
    let primary = cluster.pair.primary();
    let way = Way::to(primary.port()).await;
    let url =
        primary.url(DATABASE).replace(&format!(":{}/", primary.port()), &format!(":{}/", way.address.port()));
    let cut_off = cluster.another_with(&url).await;
    cluster.workers.push(cut_off);
    cluster.balance();
    plays(&cluster, "before").await;

    way.is_open.send_replace(false);
    says(&cluster.workers[2], 503, "can't reach the database").await;
    assert!(cluster.workers[0].accepts().await && cluster.workers[1].accepts().await, "they aren't cut off");
    wait::pass(NOTICE).await;
    plays(&cluster, "during").await;

    way.is_open.send_replace(true);
    says(&cluster.workers[2], 200, "ok").await;
    plays(&cluster, "after").await;
}

/// Waits until a worker says this of itself.
async fn says(worker: &Worker, status: u16, why: &str) {
    let wait = wait::Wait::at_most(Duration::from_secs(30));
    while worker.accepts_status().await != Some((status, why.to_owned())) {
        wait.again(|| format!("it doesn't say {why}: {}", worker.log())).await;
    }
}

/// Lets members play for a while, and nothing may go wrong for them.
async fn plays(cluster: &Cluster, when: &str) {
    let (notes, mut playing) = (Notes::default(), JoinSet::new());
    for party in 0..2 {
        let everything = (&Arc::clone(&cluster.sandbox), &cluster.store, &notes);
        playing.spawn(Party::new(everything, &format!("{when}-{party}"), party, PACE).plays());
    }
    wait::pass(PLAYED).await;
    notes.end();
    while let Some(ended) = playing.join_next().await {
        ended.unwrap();
    }
    let counts = notes.counts();
    assert!(counts.acknowledged > 0, "no one has played {when}");
    assert_eq!((counts.unanswered, counts.found), (0, 0), "{when}: {:?}", counts.refused);
    let is_apology = |said: &String| said.contains("Tell a moderator");
    assert!(!counts.refused.keys().any(is_apology), "{when}: {:?}: {}", counts.refused, cluster.logs());
}
