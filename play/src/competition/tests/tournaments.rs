//! Swiss tournaments, knock-outs and ladders.

use games::Seat;

use super::*;

const fn swiss(rounds: u16) -> Format {
    Format::Swiss { rounds: Rounds::nearest(rounds) }
}

fn begun(format: Format, players: u64) -> PlayedCompetition {
    let mut played = PlayedCompetition::new(format, players);
    played.at(hour(24));
    played
}

#[test]
fn a_swiss_of_sixteen_has_four_rounds_and_meets_no_one_twice() {
    let mut swiss = begun(swiss(4), 16);
    let mut met = std::collections::BTreeSet::new();
    for round in 1..=4 {
        assert_eq!(swiss.contest.competition.phase.round(), Some(round));
        let running = swiss.running();
        assert_eq!(running.len(), 8);
        for number in running {
            let pairing = *swiss.contest.pairing(number).expect("it runs");
            let pair = (
                pairing.first.min(pairing.second.expect("two")),
                pairing.first.max(pairing.second.expect("two")),
            );
            assert!(met.insert(pair));
            swiss.ends(number, ending(GameResult::FirstWon));
        }
    }
    assert!(matches!(swiss.contest.competition.phase, Phase::Over { .. }));
    assert_eq!(swiss.contest.table(0).first().map(|row| row.points.halves()), Some(8));
}

#[test]
fn a_swiss_round_has_its_time_and_pairs_no_one_who_left() {
    let mut swiss = begun(swiss(3), 9);
    assert_eq!(swiss.contest.pairings.iter().filter(|one| one.second.is_none()).count(), 1, "one bye");
    let number = swiss.running()[0];
    let leaver = swiss.contest.pairing(number).expect("it runs").first;
    swiss.does(|contest, now| leave(contest, leaver, now));
    assert_eq!(swiss.contest.pairing(number).and_then(Pairing::result), Some(GameResult::SecondWon));
    let until = swiss.contest.competition.phase.until().expect("a round");
    swiss.at(until);
    assert_eq!(swiss.contest.competition.phase.round(), Some(2));
    assert!(swiss.contest.pairings.iter().filter(|one| one.round == 2).all(|one| !one.has(leaver)));
    assert_eq!(swiss.contest.competition.phase.until(), Some(until + SignedDuration::from_hours(30 * 24)));
}

#[test]
fn an_annulled_game_of_one_who_has_left_is_lost() {
    let mut swiss = begun(swiss(3), 9);
    let number = swiss.running()[0];
    let leaver = swiss.contest.pairing(number).expect("it runs").first;
    swiss.ends(number, ending(GameResult::FirstWon));
    swiss.does(|contest, now| leave(contest, leaver, now));
    swiss.does(|contest, now| manage(contest, Tool::Annul { pairing: number }, now));
    assert_eq!(swiss.contest.pairing(number).and_then(Pairing::result), Some(GameResult::SecondWon));
    assert_eq!(swiss.contest.playing(leaver), 0);
}

#[test]
fn a_knock_out_of_eleven_has_byes_ties_of_two_games_and_one_more() {
    let mut knock_out = begun(Format::KnockOut, 11);
    let byes = rounds(&knock_out.contest)[0].iter().filter(|tie| tie.worse.is_none()).count();
    assert_eq!((rounds(&knock_out.contest)[0].len(), byes), (8, 5));
    assert_eq!(knock_out.running().len(), 6, "both games of three ties");
    // The first mover wins each game, so ties are level; a third game, in which the worse seed is first, decides.
    while let Some(&number) = knock_out.running().first() {
        knock_out.ends(number, ending(GameResult::FirstWon));
    }
    assert!(matches!(knock_out.contest.competition.phase, Phase::Over { .. }));
    let champion = champion(&knock_out.contest).expect("a winner");
    let last = rounds(&knock_out.contest).pop().expect("a final");
    assert_eq!((last.len(), last[0].winner), (1, Some(champion)));
    assert_eq!(last[0].points, (2, 4));
    assert_eq!(knock_out.told(CompetitionNews::Round { round: 4 }), 1);
}

#[test]
fn who_leaves_a_knock_out_lets_the_opponent_go_on() {
    let mut knock_out = begun(Format::KnockOut, 4);
    let leaver = player(4);
    knock_out.does(|contest, now| leave(contest, leaver, now));
    assert_eq!(
        rounds(&knock_out.contest)[0].iter().find(|tie| tie.worse == Some(leaver)).and_then(|tie| tie.winner),
        Some(player(1))
    );
    for other in [2, 3] {
        knock_out.does(|contest, now| leave(contest, player(other), now));
    }
    assert_eq!(champion(&knock_out.contest), Some(player(1)));
    assert!(matches!(knock_out.contest.competition.phase, Phase::Over { .. }));
}

#[test]
fn a_late_tie_is_cut_short_for_the_better_seed() {
    let mut knock_out = begun(Format::KnockOut, 4);
    let until = knock_out.contest.competition.phase.until().expect("a round");
    knock_out.at(until);
    assert_eq!(knock_out.contest.competition.phase.round(), Some(2));
    assert_eq!(
        rounds(&knock_out.contest)[0].iter().map(|tie| tie.winner).collect::<Vec<_>>(),
        [Some(player(1)), Some(player(2))]
    );
}

#[test]
fn an_annulled_game_of_a_tournament_is_played_again() {
    for format in [swiss(3), Format::KnockOut] {
        let mut played = begun(format, 8);
        let before = played.running();
        played.does(|contest, now| manage(contest, Tool::Annul { pairing: before[0] }, now));
        let again = played.running();
        assert_eq!(again.len(), before.len(), "{format:?}");
        while let Some(&number) = played.running().first() {
            played.ends(number, ending(GameResult::FirstWon));
        }
        assert!(matches!(played.contest.competition.phase, Phase::Over { .. }), "{format:?}");
    }
}

#[test]
fn a_ladder_changes_by_its_games() {
    let mut ladder = PlayedCompetition::new(Format::Ladder, 6);
    assert_eq!(ladder.contest.ladder(), (1..=6).map(player).collect::<Vec<_>>());
    assert_eq!(opponents(&ladder.contest, player(5)), [2, 3, 4].map(player));
    let far = challenge(&ladder.contest, player(6), player(1), 0, hour(2));
    assert_eq!(far, Err(Refusal::OutOfReach { player: player(1) }));
    ladder.does(|contest, now| challenge(contest, player(5), player(2), 0, now));
    assert_eq!(
        challenge(&ladder.contest, player(5), player(3), 0, hour(2)),
        Err(Refusal::ChallengedOnLadder)
    );
    let taken = challenge(&ladder.contest, player(4), player(2), 0, hour(2));
    assert_eq!(taken, Err(Refusal::IsChallengedOnLadder { player: player(2) }));
    let number = ladder.running()[0];
    ladder.ends(number, ending(GameResult::FirstWon));
    assert_eq!(ladder.contest.ladder(), [1, 5, 2, 3, 4, 6].map(player));
    assert_eq!(ladder.told(CompetitionNews::Climbed { player: player(5), place: 2 }), 1);
    // Once more with the other side first, in which the one who was challenged runs out of time.
    ladder.does(|contest, now| challenge(contest, player(6), player(4), 1, now));
    let number = ladder.running()[0];
    ladder.ends(number, ran_out(Seat::FIRST));
    assert_eq!(ladder.contest.ladder(), [1, 5, 2, 3, 6, 4].map(player));
}

#[test]
fn the_list_of_a_ladder_changes_with_its_challenges() {
    let mut ladder = PlayedCompetition::new(Format::Ladder, 3);
    let changed = crate::Announcement::CompetitionChanged { competition: ladder.contest.competition.id };
    let redraws = |settled: Settled| settled.announcements.contains(&changed);
    assert!(redraws(challenge(&ladder.contest, player(3), player(1), 0, ladder.now).expect("a challenge")));
    ladder.does(|contest, now| challenge(contest, player(3), player(1), 0, now));
    let number = ladder.running()[0];
    ladder.announced.clear();
    ladder.ends(number, Ending::Stopped);
    assert!(ladder.announced.contains(&changed), "it is over without a change of places");
}

#[test]
fn a_manager_puts_a_player_in_another_place_of_a_ladder() {
    let mut ladder = PlayedCompetition::new(Format::Ladder, 4);
    let mut put = |number, to| {
        ladder.does(|contest, now| manage(contest, Tool::Assign { player: player(number), to }, now));
        ladder.contest.ladder().iter().map(|one| one.get()).collect::<Vec<_>>()
    };
    assert_eq!(put(4, 2), [1, 4, 2, 3]);
    assert_eq!(put(1, 3), [4, 2, 1, 3]);
    assert_eq!(put(4, u16::MAX), [2, 1, 3, 4]);
    assert_eq!(put(3, 0), [3, 2, 1, 4]);
    let absent = Tool::Assign { player: player(9), to: 1 };
    let refused = manage(&ladder.contest, absent, hour(2));
    assert_eq!(refused, Err(Refusal::OpponentNotEntered { player: player(9) }));
    let swiss = PlayedCompetition::new(Format::Swiss { rounds: Rounds::nearest(3) }, 4);
    let refused = manage(&swiss.contest, Tool::Assign { player: player(1), to: 1 }, hour(2));
    assert_eq!(refused, Err(Refusal::NoDivisions));
}

#[test]
fn who_is_idle_or_leaves_makes_room_on_a_ladder() {
    let mut ladder = PlayedCompetition::new(Format::Ladder, 4);
    ladder.does(|contest, now| challenge(contest, player(2), player(1), 0, now));
    ladder.does(|contest, now| leave(contest, player(3), now));
    assert_eq!(ladder.contest.ladder(), [1, 2, 4].map(player));
    ladder.at(hour(1 + 30 * 24));
    assert_eq!(ladder.contest.ladder(), [1, 2].map(player), "those who play aren't idle");
    ladder.does(|contest, now| join(contest, player(3), 1500, true, now));
    assert_eq!(ladder.contest.ladder(), [1, 2, 3].map(player));
    ladder.does(|contest, now| leave(contest, player(1), now));
    assert_eq!(ladder.contest.ladder(), [2, 3].map(player));
    assert!(ladder.running().is_empty());
}

#[test]
fn no_one_keeps_a_place_on_a_ladder_by_calling_their_games_off() {
    let mut ladder = PlayedCompetition::new(Format::Ladder, 3);
    ladder.does(|contest, now| challenge(contest, player(3), player(1), 0, now));
    let number = ladder.running()[0];
    let challenged = ladder.contest.pairing(number).expect("it runs").first == player(1);
    let seat = if challenged { Seat::FIRST } else { Seat::SECOND };
    ladder.ends(number, Ending::CalledOff { by: Some(seat) });
    assert_eq!(ladder.contest.ladder(), [3, 1, 2].map(player));
}

#[test]
fn whoever_a_ladder_offers_can_be_challenged() {
    let mut ladder = PlayedCompetition::new(Format::Ladder, 8);
    ladder.does(|contest, now| challenge(contest, player(4), player(2), 0, now));
    ladder.does(|contest, now| leave(contest, player(5), now));
    for number in 1..=8 {
        for opponent in opponents(&ladder.contest, player(number)) {
            let challenged = challenge(&ladder.contest, player(number), opponent, 0, ladder.now);
            assert!(challenged.is_ok(), "{number} {opponent}: {challenged:?}");
        }
    }
}

#[test]
fn a_tournament_that_everyone_leaves_is_over_and_pairs_no_one() {
    for format in [swiss(3), Format::KnockOut, league()] {
        let mut left = begun(format, 8);
        for number in 1..=8 {
            if matches!(left.contest.competition.phase, Phase::Running { .. }) {
                left.does(|contest, now| leave(contest, player(number), now));
            }
        }
        assert!(left.running().is_empty(), "{format:?}");
        assert!(left.contest.competition.phase.is_final(), "{format:?}");
        assert!(left.contest.pairings.iter().all(|pairing| !pairing.is_open()), "{format:?}");
    }
}

/// A league that ends with its season.
fn league() -> Format {
    Format::League { size: Size::nearest(8), movers: Movers::nearest(1), goes_on: false }
}
