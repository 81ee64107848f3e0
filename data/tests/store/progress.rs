//! Copying and inspecting a file report how far they are.

use data::{Progress, Stage, backup_with, inspect, inspect_with};

use crate::support::{Home, game, turn};

/// The stages in the order of their reports; each must start at zero, only grow and end at its total.
fn stages(reports: &[Progress]) -> Vec<Stage> {
    let mut stages = Vec::new();
    for of_stage in reports.chunk_by(|one, next| one.stage == next.stage && next.done > 0) {
        assert!(of_stage.is_sorted_by_key(|progress| progress.done), "{of_stage:?}");
        assert!(of_stage.first().is_some_and(|first| first.done == 0), "{of_stage:?}");
        assert!(of_stage.last().is_some_and(|last| last.done == last.total), "{of_stage:?}");
        stages.extend(of_stage.first().map(|progress| progress.stage));
    }
    stages
}

#[tokio::test]
async fn an_inspection_reports_every_stage() {
    let Some(home) = Home::new() else { return };
    for number in 7..10 {
        game(&home.store, number).await;
    }
    let mut reports = Vec::new();
    let inspected = inspect_with(&home.path(), &mut |progress| reports.push(progress)).expect("a database");
    assert_eq!(inspected.faults, []);
    let expected = [Stage::Copying, Stage::File, Stage::File, Stage::Games, Stage::Standings];
    assert_eq!(stages(&reports), expected);
    assert!(reports.contains(&Progress { stage: Stage::Games, done: 2, total: 3 }));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_written_during_a_backup_is_not_in_it() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    let copy = home.path().with_file_name("copy.db");
    let mut reports = Vec::new();
    tokio::task::block_in_place(|| {
        let mut written = false;
        let mut report = |progress: Progress| {
            if !std::mem::replace(&mut written, true) {
                let append = turn(&home.store, game, "b3", 10);
                tokio::runtime::Handle::current().block_on(append).expect("stored");
            }
            reports.push(progress);
        };
        backup_with(&home.path(), &copy, &mut report).expect("copied");
    });
    assert_eq!(stages(&reports), [Stage::Copying, Stage::File]);
    assert_eq!(inspect(&copy).expect("a database").faults, []);
    let record = async |store: &data::Store| {
        store.table(game).await.expect("readable").expect("there").stored().record.to_string()
    };
    assert_eq!(record(&home.store).await, "dara:traditional b3");
    let copied = data::Store::open(&copy).expect("a database");
    assert_eq!(record(&copied).await, "dara:traditional");
}
