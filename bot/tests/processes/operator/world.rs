//! `dara reports`, `dara exclude` and `dara readmit`: what an operator does about players of the world.

use data::{Report, Store};
use play::{Home, ReportReason};

use crate::operator::command::{begin, complains, id, prints};

const ADA: u64 = 812_345_678_901_234_561;
const BEN: u64 = 212_345_678_901_234_562;

#[tokio::test]
async fn a_reported_player_is_excluded_and_readmitted() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("dara.db");
    let store = Store::open(&database).unwrap();
    let game = begin(&store, [ADA, BEN], "3d", 0).await;
    let at = jiff::Timestamp::UNIX_EPOCH;
    let report = Report {
        game,
        by: id(ADA),
        player: id(BEN),
        name: "Ben\n\u{202e}".to_owned(),
        at,
        reason: Some(ReportReason::Stalling),
        words: Some("Again\u{202e}".parse().unwrap()),
    };
    let second = Report { reason: None, words: None, ..report.clone() };
    for report in [report, second] {
        store.report(report).await.unwrap();
    }
    assert!(complains(&database, &["reports"]).contains("is locked by another program"));
    store.close().await;
    let listed = prints(&database, &["reports"]);
    assert!(listed.starts_with("1 reports\n") && listed.contains(&BEN.to_string()), "{listed}");
    assert!(listed.contains(r#""Ben\n\u{202e}""#), "a name can't forge lines: {listed}");
    assert!(listed.contains(r#", for: stalling ("Again\u{202e}")"#), "{listed}");
    let ben = BEN.to_string();
    assert!(prints(&database, &["exclude", &ben, "Rude name"]).contains("is excluded."));
    assert!(prints(&database, &["ban", &ben]).contains("is excluded already."), "the former name");
    assert!(prints(&database, &["reports"]).contains(&format!("{ben}: Rude name")));
    let store = Store::open(&database).unwrap();
    assert!(store.suspended(Home::World, id(BEN)).await.unwrap().is_some());
    assert_eq!(store.integrity().unwrap(), []);
    store.close().await;
    assert!(prints(&database, &["readmit", &ben]).contains("is no longer excluded."));
    assert!(prints(&database, &["unban", &ben]).contains("is not excluded."), "the former name");
}
