//! The files in `deploy/`: when supervisors restart the bot, and when they don't.

use bot::exit::MISCONFIGURED;

const UNITS: [&str; 2] =
    [include_str!("../../../../deploy/dara.service"), include_str!("../../../../deploy/dara.container")];
const CONTAINERFILE: &str = include_str!("../../../../deploy/Containerfile");
const OPERATION: &str = include_str!("../../../../docs/OPERATION.md");

/// How many sessions per day Discord allows.
const SESSIONS: u64 = 1_000;
const DAY: u64 = 24 * 60 * 60;

/// The value of a key in a unit file.
fn said<'u>(unit: &'u str, key: &str) -> &'u str {
    let mut values = unit.lines().filter_map(|line| line.strip_prefix(key)?.strip_prefix('='));
    let value = values.next().unwrap_or_else(|| panic!("no {key}"));
    assert_eq!(values.next(), None, "{key} is there twice");
    value
}

#[test]
fn an_outage_of_any_length_is_waited_out_within_what_discord_allows() {
    for unit in UNITS {
        let pause: u64 = said(unit, "RestartSec").strip_suffix('s').unwrap().parse().unwrap();
        let most: u64 = said(unit, "StartLimitBurst").parse().unwrap();
        assert_eq!(said(unit, "StartLimitIntervalSec"), "1d");
        assert!(most < SESSIONS, "{most} starts a day, whatever the pause is set to");
        assert!(DAY / pause < most, "with a pause of {pause} s it gives up after {} s", most * pause);
        assert!(OPERATION.contains(&format!("wait {pause} s before it starts it again")), "{pause}");
        assert!(OPERATION.contains(&format!("that is {} starts a day at most", DAY / pause)), "{pause}");
    }
    // Docker has a pause of its own, and counts restarts for ever, not per day.
    for document in [CONTAINERFILE, OPERATION] {
        assert!(document.contains("--restart=on-failure") && !document.contains("on-failure:"));
    }
}

#[test]
fn faults_for_the_operator_cause_no_restart() {
    for unit in UNITS {
        assert_eq!(said(unit, "Restart"), "on-failure");
        assert_eq!(said(unit, "RestartPreventExitStatus"), format!("2 {MISCONFIGURED}"));
    }
}
