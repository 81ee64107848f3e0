//! Counts of action sequences, which another program confirmed.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use games::{Position, RuleSet, perft};

fn check(rules: &str, expected: &[u64]) {
    let start = rules.parse::<RuleSet>().unwrap().start();
    for (depth, &expected) in expected.iter().enumerate() {
        assert_eq!(perft(&start, depth + 1), expected, "{rules}, depth {}", depth + 1);
    }
}

#[test]
fn sequences_from_the_start_are_as_many_as_the_other_program_counts() {
    check("dara:traditional", &[30, 870, 24_360, 657_720]);
    check("dara:capture-ten", &[30, 870, 24_360, 657_720]);
    check("dara:niger", &[30, 870, 24_360, 657_720]);
    check("wali:adjacent", &[30, 870, 21_616, 518_008]);
    check("wali:prost", &[30, 870, 24_360, 657_720]);
    check("dala:standard", &[4, 12, 24, 24, 768, 22_880]);
    check("damas:ruibal", &[7, 49, 379, 3_026, 26_691]);
    check("damala:standard", &[63, 3_969, 256_884]);
    check("damala:rapid", &[37, 1_369, 52_059]);
    check("damala:teams", &[54, 2_909, 157_086]);
    check("morris:nine", &[24, 552, 12_144, 255_024]);
    check("morris:morabaraba", &[24, 552, 12_144, 255_024]);
}

#[test]
#[ignore = "seconds in a debug build"]
fn longer_sequences_from_the_start_are_as_many_as_the_other_program_counts() {
    check("dara:traditional", &[30, 870, 24_360, 657_720, 17_100_720]);
    check("dara:niger", &[30, 870, 24_360, 657_720, 16_940_664]);
    check("wali:prost", &[30, 870, 24_360, 657_720, 16_940_664]);
    check("damas:ruibal", &[7, 49, 379, 3_026, 26_691, 232_071]);
    check("damala:rapid", &[37, 1_369, 52_059, 1_979_649]);
    check("morris:nine", &[24, 552, 12_144, 255_024, 5_100_480]);
    check("morris:morabaraba", &[24, 552, 12_144, 255_024, 5_100_480]);
}

#[test]
fn depth_zero_counts_one_and_a_finished_game_none() {
    assert_eq!(perft(&RuleSet::Dara(games::dara::Options::NIGER).start(), 0), 1);
    let over: Position = "dara:traditional+bound=1 b1 a1 d1 c1 a2 e1 c2 b2 e2 d2 b3 \
        a3 d3 c3 a5 e3 c5 b5 e5 d5 b6 a6 d6 c6 a5-a4 b5-b4"
        .parse()
        .unwrap();
    assert!(over.outcome().is_some());
    assert_eq!(perft(&over, 1), 0);
}
