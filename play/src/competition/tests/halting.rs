//! Competitions that stand still, since their games can't begin.

use super::*;

const DAYS: SignedDuration = SignedDuration::from_hours(24);

/// A tournament whose games can't begin.
fn hindered(format: Format) -> PlayedCompetition {
    let mut played = PlayedCompetition::new(format, 6);
    played.is_hindered = true;
    played.at(hour(24));
    assert!(played.running().is_empty());
    halts(&mut played, Obstacle::Lacks(4));
    played
}

fn halts(played: &mut PlayedCompetition, why: Obstacle) {
    let settled = halt(&played.contest, why, played.now).expect("a change");
    played.apply(settled);
    played.settle();
}

#[test]
fn what_stood_still_is_given_back_once() {
    let mut swiss = hindered(Format::Swiss { rounds: Rounds::nearest(2) });
    let until = swiss.contest.competition.phase.until().expect("a round");
    assert_eq!(swiss.told(CompetitionNews::Halted), 1);
    assert!(halt(&swiss.contest, Obstacle::Lacks(4), swiss.now).is_none(), "that is known");
    halts(&mut swiss, Obstacle::TooManyThreads);
    assert_eq!(swiss.told(CompetitionNews::Halted), 1, "said once");
    // Its round doesn't end meanwhile.
    swiss.contest.competition.phase = Phase::Running { since: hour(24), round: 1, until: Some(hour(48)) };
    swiss.at(hour(24 + 10 * 24));
    assert!(swiss.contest.pairings.iter().all(Pairing::is_open));
    swiss.contest.competition.phase = Phase::Running { since: hour(24), round: 1, until: Some(until) };
    swiss.is_hindered = false;
    swiss.settle();
    assert_eq!(swiss.running().len(), 3);
    assert_eq!(swiss.contest.competition.halt, None);
    assert_eq!(swiss.contest.competition.phase.until(), Some(until + 10 * DAYS));
    assert_eq!(swiss.told(CompetitionNews::WentOn { minutes: 10 * 24 * 60 }), 1);
    assert!(resume(&swiss.contest, swiss.now).is_none());
}

#[test]
fn it_is_called_off_when_it_said() {
    let mut swiss = hindered(Format::KnockOut);
    let ends = swiss.contest.competition.halt.expect("a halt").ends();
    assert_eq!(ends, hour(24) + LONGEST_HALT);
    swiss.at(ends - SignedDuration::from_secs(1));
    assert!(matches!(swiss.contest.competition.phase, Phase::Running { .. }));
    swiss.at(ends);
    assert!(matches!(swiss.contest.competition.phase, Phase::CalledOff { .. }));
    assert_eq!(swiss.contest.competition.halt, None);
}

#[test]
fn a_ladder_goes_on_without_what_could_not_be_played() {
    let mut ladder = PlayedCompetition::new(Format::Ladder, 3);
    ladder.is_hindered = true;
    ladder.does(|contest, now| challenge(contest, player(3), player(1), 0, now));
    halts(&mut ladder, Obstacle::Limited);
    ladder.at(hour(1) + LONGEST_HALT);
    assert_eq!(ladder.contest.pairings[0].outcome(), Some(Outcome::Void));
    assert_eq!(ladder.told(CompetitionNews::Annulled { pairing: 1 }), 1);
    assert!(matches!(ladder.contest.competition.phase, Phase::Running { .. }));
    assert_eq!(ladder.contest.competition.halt, None);
    // Without its channel it has no place.
    halts(&mut ladder, Obstacle::NoChannel);
    let ends = ladder.contest.competition.halt.expect("a halt").ends();
    ladder.at(ends);
    assert!(matches!(ladder.contest.competition.phase, Phase::CalledOff { .. }));
}

#[test]
fn what_no_game_can_mend_waits_for_those_who_can() {
    let mut swiss = PlayedCompetition::new(Format::Swiss { rounds: Rounds::nearest(2) }, 6);
    swiss.at(hour(24));
    let until = swiss.contest.competition.phase.until().expect("a round");
    halts(&mut swiss, Obstacle::NotInServer);
    assert!(halt(&swiss.contest, Obstacle::Lacks(1), swiss.now).is_none(), "it follows from the other");
    swiss.at(hour(24 + 4 * 24));
    let resumed = resume(&swiss.contest, swiss.now).expect("a change");
    swiss.apply(resumed);
    assert_eq!(swiss.contest.competition.phase.until(), Some(until + 4 * DAYS));
    halts(&mut swiss, Obstacle::NoChannel);
    swiss.at(hour(24 + 5 * 24));
    let channel = 9_u64.try_into().expect("an id");
    swiss.does(|contest, now| manage(contest, Tool::MoveTo { channel }, now));
    assert_eq!(swiss.contest.competition.phase.until(), Some(until + 5 * DAYS));
    assert_eq!(swiss.contest.competition.halt, None);
}

#[test]
fn what_is_not_played_does_not_stand_still() {
    let mut swiss = PlayedCompetition::new(Format::Swiss { rounds: Rounds::nearest(2) }, 6);
    assert!(halt(&swiss.contest, Obstacle::NotInServer, swiss.now).is_none());
    swiss.does(|contest, now| manage(contest, Tool::CallOff, now));
    assert!(halt(&swiss.contest, Obstacle::NotInServer, swiss.now).is_none());
}
