//! Leagues: divisions, who vanishes, the manager's tools and the next season.

use games::Seat;

use super::*;

/// A league of nine, in divisions of five and four.
fn of_nine() -> PlayedCompetition {
    let mut league = PlayedCompetition::new(LEAGUE, 9);
    league.at(hour(24));
    league
}

fn finish(league: &mut PlayedCompetition) {
    while let Some(&number) = league.running().first() {
        league.ends(number, ending(GameResult::FirstWon));
    }
}

#[test]
fn it_begins_on_its_date_and_everyone_meets_twice() {
    let league = of_nine();
    assert_eq!(league.contest.competition.phase.until(), Some(hour(24 + 30 * 24)));
    assert_eq!(league.contest.divisions(), 2);
    let sizes: Vec<_> = (1..=2).map(|division| league.contest.table(division).len()).collect();
    assert_eq!(sizes, [5, 4]);
    assert_eq!(league.contest.pairings.len(), 5 * 4 + 4 * 3);
    let top: Vec<_> =
        league.contest.entrants.iter().filter(|one| one.division == 1).map(|one| one.player).collect();
    assert_eq!(top, (1..=5).map(player).collect::<Vec<_>>());
    for one in 1..=9 {
        assert!((2..=4).contains(&league.contest.playing(player(one))), "{one}");
    }
    assert_eq!(league.told(CompetitionNews::Begun), 1);
}

#[test]
fn too_few_wait_two_weeks_and_then_it_is_called_off() {
    let mut league = PlayedCompetition::new(LEAGUE, 3);
    league.at(hour(24));
    assert_eq!(league.contest.competition.phase, Phase::Joining);
    league.does(|contest, now| join(contest, player(4), 1500, true, now));
    assert_eq!(league.contest.divisions(), 1, "enough have joined");
    let mut league = PlayedCompetition::new(LEAGUE, 3);
    league.at(hour(24 + 14 * 24));
    assert_eq!(league.contest.competition.phase, Phase::CalledOff { at: hour(24 + 14 * 24) });
    assert_eq!(league.told(CompetitionNews::CalledOff), 1);
}

#[test]
fn who_vanishes_early_leaves_the_table_and_later_loses_the_rest() {
    let mut league = of_nine();
    for _ in 0..2 {
        let number = league
            .running()
            .into_iter()
            .find(|&number| league.contest.pairing(number).is_some_and(|one| one.first == player(6)));
        let number = number.unwrap_or_else(|| {
            league
                .contest
                .pairings_of(player(6))
                .find(|one| one.running().is_some() && one.is_open())
                .expect("a game")
                .number
        });
        let is_first = league.contest.pairing(number).is_some_and(|one| one.first == player(6));
        league.ends(number, ran_out(if is_first { Seat::FIRST } else { Seat::SECOND }));
    }
    let gone = CompetitionNews::Withdrawn { player: player(6), why: Withdrawal::RanOut, void: true };
    assert_eq!(league.told(gone), 1);
    assert!(league.contest.table(2).iter().all(|row| row.id != player(6) && row.played == 0));
    assert!(league.contest.pairings_of(player(6)).all(|one| one.outcome() == Some(Outcome::Void)));

    let mut league = of_nine();
    while league.contest.pairings_of(player(7)).filter(|one| !one.is_open()).count() < 3 {
        let own = league.contest.pairings_of(player(7)).find(|one| one.is_open() && one.running().is_some());
        let number = own.map_or_else(|| league.running()[0], |own| own.number);
        league.ends(number, ending(GameResult::Drawn));
    }
    league.does(|contest, now| leave(contest, player(7), now));
    let row = league.contest.table(2).into_iter().find(|row| row.id == player(7)).expect("still there");
    assert_eq!((row.points.halves(), row.left), (3, 0));
    assert_eq!(leave(&league.contest, player(7), hour(30)), Err(Refusal::NotEntered));
}

#[test]
fn what_is_open_at_the_end_is_adjudicated_or_drawn_and_the_next_season_opens() {
    let mut league = of_nine();
    let running = league.running();
    let waiting = league.contest.pairings.len() - running.len();
    league.at(hour(24 + 30 * 24));
    assert_eq!(league.contest.competition.phase, Phase::Over { at: hour(24 + 30 * 24) });
    let unplayed =
        league.contest.pairings.iter().filter(|one| one.decided.is_some_and(|why| why.why == Why::Unplayed));
    assert_eq!(unplayed.count(), waiting);
    let next = league.opened.expect("the next season");
    assert_eq!((next.competition.season, next.entrants.len()), (2, 9));
    assert_eq!(next.competition.after, Some(league.contest.competition.id));
    let begins = next.competition.plan.begins.at;
    assert!(begins.is_some() && league.timers.get(&next.competition.id) == Some(&begins), "its timer is set");
}

#[test]
fn the_last_changes_places_with_the_first_of_the_next_division() {
    let mut league = of_nine();
    // The better seed wins, so that the order stays; the last of the first division is 5, the first of the second 6.
    while let Some(&number) = league.running().first() {
        let pairing = *league.contest.pairing(number).expect("it runs");
        let first_wins = Some(pairing.first) < pairing.second;
        league.ends(number, ending(if first_wins { GameResult::FirstWon } else { GameResult::SecondWon }));
    }
    assert_eq!(league.contest.entrant(player(5)).map(|one| (one.division, one.place)), Some((1, 5)));
    let mut next = league;
    next.contest = next.opened.take().expect("the next season");
    next.does(|contest, now| join(contest, player(10), 3000, true, now));
    let at = next.contest.competition.plan.begins.at.expect("a date");
    next.at(at);
    let division = |number| next.contest.entrant(player(number)).map(|one| one.division);
    assert_eq!((division(6), division(5), division(10), division(4)), (Some(1), Some(2), Some(2), Some(1)));
}

#[test]
fn managers_mend_what_went_wrong() {
    let mut league = PlayedCompetition::new(LEAGUE, 9);
    league.does(|contest, now| manage(contest, Tool::Assign { player: player(9), to: 1 }, now));
    league.does(|contest, now| manage(contest, Tool::BeginNow, now));
    assert_eq!(league.contest.entrant(player(9)).map(|one| one.division), Some(1));
    assert_eq!(league.contest.table(1).len(), 6);
    let until = league.contest.competition.phase.until().expect("a season");
    league.does(|contest, now| {
        manage(contest, Tool::GiveTime { time: SignedDuration::from_hours(48), revision: None }, now)
    });
    assert_eq!(league.contest.competition.phase.until(), Some(until + SignedDuration::from_hours(48)));
    let number = league.running()[0];
    league.does(|contest, now| manage(contest, Tool::Annul { pairing: number }, now));
    assert_eq!(league.contest.pairing(number).and_then(Pairing::outcome), Some(Outcome::Void));
    assert_eq!(league.contest.pairing(number).and_then(Pairing::running), None, "its game has ended");
    league.does(|contest, now| {
        manage(contest, Tool::Correct { pairing: number, result: GameResult::SecondWon }, now)
    });
    assert_eq!(league.contest.pairing(number).and_then(Pairing::result), Some(GameResult::SecondWon));
    let points = league.contest.table(1).iter().map(|row| row.points.halves()).sum::<u32>();
    assert_eq!(points, 2, "one game counts");
    league.does(|contest, now| manage(contest, Tool::Replace { player: player(1), by: player(20) }, now));
    assert!(league.contest.pairings_of(player(1)).next().is_none());
    assert!(league.contest.pairings_of(player(20)).any(|one| one.running().is_some()));
    assert_eq!(
        manage(&league.contest, Tool::Replace { player: player(2), by: player(20) }, hour(50)),
        Err(Refusal::InCompetitionAlready { player: player(20) })
    );
    let stuck = league.running()[0];
    league.contest.pairings.iter_mut().filter(|one| one.number == stuck).for_each(|one| one.game = None);
    let moved =
        manage(&league.contest, Tool::MoveTo { channel: 9_u64.try_into().expect("an id") }, league.now);
    let moved = moved.expect("not refused");
    let again = crate::Announcement::Pairing { competition: league.contest.competition.id, pairing: stuck };
    assert!(moved.announcements.contains(&again), "what couldn't begin begins there");
    league.apply(moved);
    league.settle();
    league.does(|contest, now| manage(contest, Tool::EndNow, now));
    assert!(matches!(league.contest.competition.phase, Phase::Over { .. }));
    let first = league
        .contest
        .entrants
        .iter()
        .find(|one| (one.division, one.place) == (1, 1))
        .expect("a winner")
        .player;
    let lost =
        league.contest.pairings_of(first).map(|one| (one.number, one.lost_by(first))).collect::<Vec<_>>();
    for (pairing, result) in lost {
        if league.contest.pairing(pairing).and_then(Pairing::result) != Some(result) {
            league.does(|contest, now| manage(contest, Tool::Correct { pairing, result }, now));
        }
    }
    assert_eq!(league.contest.entrant(first).map(|one| one.place), Some(6), "places follow a correction");
}

#[test]
fn those_who_are_suspended_or_deleted_are_withdrawn() {
    let mut league = of_nine();
    league.contest.barred.insert(player(2), Withdrawal::Suspended);
    league.settle();
    assert_eq!(
        league.told(CompetitionNews::Withdrawn { player: player(2), why: Withdrawal::Suspended, void: true }),
        1
    );
    finish(&mut league);
    assert!(matches!(league.contest.competition.phase, Phase::Over { .. }));
    assert!(
        league.opened.as_ref().is_some_and(|next| next.entrant(player(2)).is_none()),
        "they aren't in the next"
    );
}

#[test]
fn joining_is_refused_with_a_reason() {
    let mut league = PlayedCompetition::new(LEAGUE, 4);
    let again = join(&league.contest, player(1), 1500, true, hour(2));
    assert_eq!(again, Err(Refusal::EnteredAlready));
    league.contest.competition.plan.role = Some(5_u64.try_into().expect("an id"));
    let role = 5_u64.try_into().expect("an id");
    assert_eq!(join(&league.contest, player(9), 1500, false, hour(2)), Err(Refusal::NeedsRole { role }));
    league.at(hour(24));
    assert_eq!(join(&league.contest, player(9), 1500, true, hour(25)), Err(Refusal::JoiningClosed));
    league.does(|contest, now| manage(contest, Tool::CallOff, now));
    assert_eq!(leave(&league.contest, player(1), hour(26)), Err(Refusal::CompetitionOver));
    assert_eq!(manage(&league.contest, Tool::EndNow, hour(26)), Err(Refusal::CompetitionOver));
}
