//! Whole competitions by chance: they end, keep their limits, and pair no one wrongly.

use proptest::prelude::*;

use super::*;

#[derive(Clone, Copy, Debug)]
enum Step {
    Ends(usize, u8),
    Leaves(u64),
    Returns(u64),
    Waits(i64),
    Annuls(usize),
    Gives(i64),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        12 => (any::<usize>(), 0..6_u8).prop_map(|(which, how)| Step::Ends(which, how)),
        1 => (1..30_u64).prop_map(Step::Leaves),
        1 => (1..30_u64).prop_map(Step::Returns),
        1 => (1..200_i64).prop_map(Step::Waits),
        1 => any::<usize>().prop_map(Step::Annuls),
        1 => (1..72_i64).prop_map(Step::Gives),
    ];
    prop::collection::vec(step, 0..120)
}

fn format() -> impl Strategy<Value = Format> {
    prop_oneof![
        (4..8_u8, 0..3_u8, any::<bool>()).prop_map(|(size, movers, goes_on)| Format::League {
            size: Size::nearest(size),
            movers: Movers::nearest(movers),
            goes_on
        }),
        (1..6_u16).prop_map(|rounds| Format::Swiss { rounds: Rounds::nearest(rounds) }),
        Just(Format::KnockOut),
    ]
}

fn check(played: &PlayedCompetition) {
    let contest = &played.contest;
    let at_once = usize::from(contest.competition.plan.at_once.get());
    for entrant in &contest.entrants {
        assert!(contest.playing(entrant.player) <= at_once);
        if entrant.out.is_some() {
            assert_eq!(contest.playing(entrant.player), 0, "who is out plays no more");
        }
    }
    for pairing in &contest.pairings {
        assert!(pairing.decided.is_none() || pairing.running().is_none(), "decided games have ended");
        assert_ne!(Some(pairing.first), pairing.second);
    }
    let mut pairs: Vec<_> = contest
        .pairings
        .iter()
        .filter_map(|one| Some((one.first.min(one.second?), one.first.max(one.second?))))
        .collect();
    pairs.sort_unstable();
    let most = pairs.chunk_by(|one, other| one == other).map(<[_]>::len).max().unwrap_or_default();
    match contest.competition.plan.format {
        Format::League { .. } => assert!(most <= 2),
        Format::Swiss { .. } => {
            assert!(most <= 1);
            let mut byes: Vec<_> =
                contest.pairings.iter().filter(|one| one.second.is_none()).map(|one| one.first).collect();
            let count = byes.len();
            byes.sort_unstable();
            byes.dedup();
            assert_eq!(byes.len(), count, "no two byes");
        }
        Format::KnockOut | Format::Ladder => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_competition_ends_and_keeps_its_limits(format in format(), players in 4..14_u64, steps in steps()) {
        let mut played = PlayedCompetition::new(format, players);
        played.at(hour(24));
        check(&played);
        for step in steps {
            let (running, numbers) = (played.running(), played.contest.pairings.len());
            match step {
                Step::Ends(which, how) if !running.is_empty() => {
                    let results = [GameResult::FirstWon, GameResult::Drawn, GameResult::SecondWon];
                    let ended = match how {
                        0..3 => ending(results[usize::from(how)]),
                        3 => ran_out(games::Seat::FIRST),
                        4 => Ending::Aborted { seat: games::Seat::SECOND },
                        _ => Ending::Stopped,
                    };
                    played.ends(running[which % running.len()], ended);
                }
                Step::Leaves(who) => {
                    if let Ok(settled) = leave(&played.contest, player(who), played.now) {
                        played.apply(settled);
                        played.settle();
                    }
                }
                Step::Returns(who) => {
                    let tool = Tool::Restore { player: player(who) };
                    if let Ok(settled) = manage(&played.contest, tool, played.now) {
                        played.apply(settled);
                        played.settle();
                    }
                }
                Step::Annuls(which) if numbers > 0 => {
                    let pairing = u32::try_from(which % numbers).expect("small") + 1;
                    if let Ok(settled) = manage(&played.contest, Tool::Annul { pairing }, played.now) {
                        played.apply(settled);
                        played.settle();
                    }
                }
                Step::Gives(hours) => {
                    let time = SignedDuration::from_hours(hours);
                    if let Ok(settled) = manage(&played.contest, Tool::GiveTime { time, revision: None }, played.now) {
                        played.apply(settled);
                        played.settle();
                    }
                }
                Step::Waits(hours) => {
                    let now = played.now + SignedDuration::from_hours(hours);
                    played.at(now);
                }
                Step::Ends(..) | Step::Annuls(_) => {}
            }
            check(&played);
        }
        for _ in 0..20 {
            let now = played.now + SignedDuration::from_hours(61 * 24);
            played.at(now);
            check(&played);
        }
        prop_assert!(played.contest.competition.phase.is_final());
    }
}
