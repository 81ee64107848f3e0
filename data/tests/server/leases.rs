//! The lease, and the transactions that it fences.

use std::time::Duration;

use data::{CommitError, Seen, Store, Unit, WorkerId};

use crate::{
    support::{database, nothing, store},
    wait::{expired, pass, until},
};

const LONG: Duration = Duration::from_mins(1);
const SHORT: Duration = Duration::from_millis(300);

fn workers() -> (WorkerId, WorkerId) {
    (WorkerId::new("one"), WorkerId::new("two"))
}

fn seen(id: u64) -> Unit {
    Unit { interaction: Some(Seen { id, token: None }), ..nothing() }
}

#[tokio::test]
async fn the_lease_is_taken_renewed_given_back_and_taken_over() {
    let database = database!();
    let store = store(&database);
    let (one, two) = workers();
    assert_eq!(store.lease().await.unwrap(), None);
    let first = store.take_lease(&one, LONG).await.unwrap().expect("it is free");
    assert_eq!(store.take_lease(&two, LONG).await.unwrap(), None);
    assert_eq!(store.take_lease(&one, LONG).await.unwrap(), Some(first), "renewed");
    let lease = store.lease().await.unwrap().unwrap();
    assert_eq!((lease.holder, lease.epoch), (Some(one.clone()), first));
    assert!(lease.left.as_secs() >= 50, "{:?}", lease.left);
    store.release_lease(&two, first).await.unwrap();
    assert_eq!(store.take_lease(&two, LONG).await.unwrap(), None, "it wasn't theirs to give back");
    store.release_lease(&one, first).await.unwrap();
    let second = store.take_lease(&two, SHORT).await.unwrap().expect("it was given back");
    assert!(second > first);
    expired(&store).await;
    let third = store.take_lease(&one, LONG).await.unwrap().expect("it has expired");
    assert!(third > second);
    assert_eq!(store.take_lease(&two, LONG).await.unwrap(), None);
}

#[tokio::test]
async fn of_two_who_take_it_at_once_one_does() {
    let database = database!();
    let stores = [store(&database), store(&database)];
    let workers = workers();
    for _ in 0..20 {
        let (one, two) =
            tokio::join!(stores[0].take_lease(&workers.0, LONG), stores[1].take_lease(&workers.1, LONG));
        let (one, two) = (one.expect("answered"), two.expect("answered"));
        assert_eq!([one, two].iter().flatten().count(), 1, "{one:?} {two:?}");
        for (store, worker, epoch) in [(&stores[0], &workers.0, one), (&stores[1], &workers.1, two)] {
            if let Some(epoch) = epoch {
                store.release_lease(worker, epoch).await.expect("given back");
            }
        }
    }
}

#[tokio::test]
async fn what_an_old_holder_writes_is_refused_and_leaves_nothing() {
    let database = database!();
    let stores = [store(&database), store(&database)];
    let (one, two) = workers();
    let old = stores[0].take_lease(&one, SHORT).await.unwrap().expect("it is free");
    let fenced = stores[0].fenced(old);
    fenced.commit(seen(1)).await.expect("the lease is valid");
    expired(&stores[0]).await;
    assert!(matches!(fenced.commit(seen(2)).await, Err(CommitError::LeaseLost)), "it has expired");
    let new = stores[1].take_lease(&two, LONG).await.unwrap().expect("it has expired");
    assert!(matches!(fenced.commit(seen(3)).await, Err(CommitError::LeaseLost)), "it is another's");
    assert!(matches!(fenced.can_write().await, Err(CommitError::LeaseLost)));
    stores[1].fenced(new).commit(seen(4)).await.expect("the new holder writes");
    stores[0].commit(seen(5)).await.expect("players aren't fenced");
    let kept = database.column("SELECT id FROM interactions ORDER BY id").unwrap();
    assert_eq!(kept, ["1", "4", "5"]);
    fenced.due().await.expect("reads aren't fenced");
}

#[tokio::test]
async fn a_fenced_transaction_keeps_the_lease_until_it_ends() {
    let database = database!();
    let (one, two) = workers();
    let store = store(&database);
    store.take_lease(&one, SHORT).await.unwrap().expect("it is free");
    // As the fence does, in a transaction that takes long.
    let config = database.config();
    let holding = std::thread::spawn(move || {
        let mut client = config.connect(postgres::NoTls).unwrap();
        client.batch_execute("BEGIN; SELECT 1 FROM leases FOR SHARE").unwrap();
        until("the other one waits for it", || {
            let waiting =
                "SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))";
            !client.query(waiting, &[]).unwrap().is_empty()
        });
        let at = std::time::Instant::now();
        client.batch_execute("COMMIT").unwrap();
        at
    });
    expired(&store).await;
    let taken = store.take_lease(&two, LONG).await.unwrap();
    let at = std::time::Instant::now();
    assert!(taken.is_some());
    assert!(at > holding.join().unwrap(), "taken in the middle of the transaction");
}

#[tokio::test]
async fn only_one_of_two_holders_ever_writes() {
    let database = database!();
    let stores = [store(&database), store(&database)];
    // Each writes under the lease as fast as it can, and loses it again and again.
    let work = |store: Store, worker: WorkerId, first: u64| async move {
        let (mut done, mut lost) = (Vec::new(), 0);
        for id in first..first + 150 {
            let Some(epoch) = store.take_lease(&worker, Duration::from_millis(15)).await.unwrap() else {
                pass(Duration::from_millis(5)).await;
                continue;
            };
            if id % 3 == 0 {
                pass(Duration::from_millis(25)).await;
            }
            match store.fenced(epoch).commit(seen(id)).await {
                Ok(_) => done.push(id),
                Err(CommitError::LeaseLost) => lost += 1,
                Err(error) => panic!("{error:#}"),
            }
        }
        (done, lost)
    };
    let [one, two] = stores;
    let one = tokio::spawn(work(one, WorkerId::new("one"), 1_000));
    let two = tokio::spawn(work(two, WorkerId::new("two"), 2_000));
    let ((mut done, lost), (others, lost_too)) = (one.await.unwrap(), two.await.unwrap());
    println!("{} and {} done, {lost} and {lost_too} refused", done.len(), others.len());
    assert!(!done.is_empty() && !others.is_empty() && lost + lost_too > 0);
    done.extend(others);
    let kept = database.column("SELECT id FROM interactions ORDER BY id").unwrap();
    assert_eq!(kept, done.iter().map(u64::to_string).collect::<Vec<_>>());
}

#[tokio::test]
async fn workers_are_seen_until_they_end() {
    let database = database!();
    let store = store(&database);
    let (one, two) = workers();
    store.note_worker(&one, "1.0", false).await.unwrap();
    pass(Duration::from_millis(20)).await;
    store.note_worker(&two, "1.1", false).await.unwrap();
    store.note_worker(&one, "1.0", true).await.unwrap();
    let seen = store.workers().await.unwrap();
    let told: Vec<_> = seen.iter().map(|seen| (&seen.id, seen.version.as_str(), seen.draining)).collect();
    assert_eq!(told, [(&one, "1.0", true), (&two, "1.1", false)]);
    assert!(seen.iter().all(|worker| worker.seen.as_secs() < 10), "{seen:?}");
    store.forget_worker(&one).await.unwrap();
    // One that died is forgotten after a while.
    database.run("UPDATE workers SET seen = seen - 3600000").unwrap();
    store.note_worker(&WorkerId::new("three"), "1.1", false).await.unwrap();
    assert_eq!(store.workers().await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_file_has_one_process_which_always_holds_the_lease() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("dara.db")).unwrap();
    let (one, two) = workers();
    let epoch = store.take_lease(&one, SHORT).await.unwrap().expect("it is always taken");
    assert_eq!(store.take_lease(&two, SHORT).await.unwrap(), Some(epoch));
    store.fenced(epoch).commit(seen(1)).await.expect("stored");
    store.note_worker(&one, "1.0", false).await.unwrap();
    store.release_lease(&one, epoch).await.unwrap();
    assert_eq!((store.lease().await.unwrap(), store.workers().await.unwrap()), (None, Vec::new()));
}
