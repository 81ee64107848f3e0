//! What counts: whose games, whose place, and who has won.

use games::Seat;

use super::*;

/// A league of five and four players.
fn of_nine() -> PlayedCompetition {
    let mut league = PlayedCompetition::new(LEAGUE, 9);
    league.at(hour(24));
    league
}

fn swiss(rounds: u16, players: u64) -> PlayedCompetition {
    let mut swiss = PlayedCompetition::new(Format::Swiss { rounds: Rounds::nearest(rounds) }, players);
    swiss.at(hour(24));
    swiss
}

/// Lets a player run out of time in the first of their games that runs.
fn runs_out(played: &mut PlayedCompetition, who: PlayerId) -> u32 {
    let running = played.running();
    let of_player = |number: &&u32| played.contest.pairing(**number).is_some_and(|one| one.has(who));
    let number = *running.iter().find(of_player).expect("a game");
    let is_first = played.contest.pairing(number).is_some_and(|one| one.first == who);
    played.ends(number, ran_out(if is_first { Seat::FIRST } else { Seat::SECOND }));
    number
}

fn is_in(played: &PlayedCompetition, who: PlayerId) -> bool {
    played.contest.entrant(who).is_some_and(|entrant| entrant.out.is_none())
}

fn is_over(played: &PlayedCompetition) -> bool {
    matches!(played.contest.competition.phase, Phase::Over { .. })
}

#[test]
fn a_season_that_a_suspension_ends_opens_the_next_one_with_an_id_of_its_own() {
    let mut league = of_nine();
    while let [number, _, ..] = league.running()[..] {
        league.ends(number, ending(GameResult::FirstWon));
    }
    let last = league.running()[0];
    let suspended = league.contest.pairing(last).expect("it runs").first;
    league.contest.barred.insert(suspended, Withdrawal::Suspended);
    assert_eq!(settle(&league.contest, None, league.now), Err(NeedsId));
    league.settle();
    assert!(is_over(&league));
    assert_eq!(league.opened.map(|opened| opened.competition.id), Some(next()));
}

#[test]
fn a_replacement_does_not_inherit_a_time_out() {
    let mut league = of_nine();
    runs_out(&mut league, player(6));
    league.does(|contest, now| manage(contest, Tool::Replace { player: player(6), by: player(20) }, now));
    runs_out(&mut league, player(20));
    assert!(is_in(&league, player(20)), "it was their first");
    runs_out(&mut league, player(20));
    assert!(!is_in(&league, player(20)));
}

#[test]
fn a_time_out_that_was_annulled_or_corrected_counts_no_longer() {
    let mut league = of_nine();
    let pairing = runs_out(&mut league, player(6));
    league.does(|contest, now| manage(contest, Tool::Annul { pairing }, now));
    let pairing = runs_out(&mut league, player(6));
    league.does(|contest, now| manage(contest, Tool::Correct { pairing, result: GameResult::Drawn }, now));
    runs_out(&mut league, player(6));
    assert!(is_in(&league, player(6)));
    runs_out(&mut league, player(6));
    assert!(!is_in(&league, player(6)));
}

#[test]
fn games_that_do_not_count_are_not_half_of_the_games() {
    let mut league = of_nine();
    league.contest.barred.insert(player(7), Withdrawal::Suspended);
    league.settle();
    runs_out(&mut league, player(6));
    // One of four that count; the two against 7 don't.
    assert!(league.contest.leaves_no_result(player(6)));
    runs_out(&mut league, player(8));
    league.does(|contest, now| leave(contest, player(6), now));
    let gone = CompetitionNews::Withdrawn { player: player(6), why: Withdrawal::Wish, void: true };
    assert_eq!(league.told(gone), 1);
}

#[test]
fn games_given_up_by_leaving_the_server_count_as_little_as_leaving() {
    let mut league = of_nine();
    let own: Vec<_> =
        league.contest.pairings_of(player(6)).filter_map(|one| Some((one.first, one.running()?))).collect();
    assert_eq!(own.len(), 4, "of six");
    for (index, (first, game)) in own.into_iter().enumerate() {
        let seat = if first == player(6) { Seat::FIRST } else { Seat::SECOND };
        // By leaving the server, and by having their data deleted.
        let left =
            [Ending::Forfeit { seat, why: ForfeitReason::Left }, Ending::Withdrawn { seat }][index % 2];
        league.end_game(game, left);
    }
    league.contest.barred.insert(player(6), Withdrawal::Gone);
    league.settle();
    assert!(league.contest.pairings_of(player(6)).all(|one| one.outcome() == Some(Outcome::Void)));
}

#[test]
fn who_leaves_by_their_own_wish_resigns_and_who_is_removed_does_not() {
    let league = of_nine();
    let left = leave(&league.contest, player(1), league.now).expect("not refused");
    assert_eq!((left.resign.len(), left.withdraw.len()), (4, 0));
    let removed = manage(&league.contest, Tool::Remove { player: player(1) }, league.now);
    let removed = removed.expect("not refused");
    assert_eq!((removed.resign.len(), removed.withdraw.len()), (0, 4));
}

#[test]
fn who_has_left_does_not_win() {
    let mut swiss = swiss(3, 8);
    while swiss.contest.competition.phase.round() < Some(3) {
        let number = swiss.running()[0];
        swiss.ends(number, ending(GameResult::FirstWon));
    }
    let leader = swiss.contest.table(0)[0].id;
    let number = swiss
        .running()
        .into_iter()
        .find(|&number| swiss.contest.pairing(number).is_some_and(|one| one.has(leader)));
    let number = number.expect("a game");
    let is_first = swiss.contest.pairing(number).is_some_and(|one| one.first == leader);
    swiss.ends(number, ending(if is_first { GameResult::FirstWon } else { GameResult::SecondWon }));
    swiss.does(|contest, now| leave(contest, leader, now));
    while let Some(&number) = swiss.running().first() {
        swiss.ends(number, ending(GameResult::Drawn));
    }
    assert!(is_over(&swiss));
    assert_eq!(swiss.contest.table(0)[0].id, leader);
    let winners = swiss.contest.winners(0);
    assert!(!winners.is_empty() && !winners.contains(&leader), "{winners:?}");
}

#[test]
fn the_final_place_in_a_swiss_tournament_allows_for_later_rounds() {
    let mut swiss = swiss(3, 8);
    let table = swiss.contest.table(0);
    assert!(table.iter().all(|row| (row.best.place(), row.worst.place()) == (1, 8)));
    while swiss.contest.competition.phase.round() == Some(1) {
        let number = swiss.running()[0];
        swiss.ends(number, ending(GameResult::FirstWon));
    }
    let table = swiss.contest.table(0);
    assert!(table.iter().all(|row| row.worst.place() == 8 && row.best.place() == 1), "{table:?}");
    while let Some(&number) = swiss.running().first() {
        swiss.ends(number, ending(GameResult::FirstWon));
    }
    let leader = swiss.contest.table(0)[0];
    assert_eq!((leader.best.place(), leader.worst.place(), leader.is_exact()), (1, 1, true));
}

#[test]
fn a_third_game_ends_when_a_correction_makes_it_needless() {
    let mut knock_out = PlayedCompetition::new(Format::KnockOut, 4);
    knock_out.at(hour(24));
    let of_tie = |played: &PlayedCompetition| -> Vec<u32> {
        let games = played.contest.pairings.iter().filter(|one| (one.division, one.round) == (1, 1));
        games.map(|one| one.number).collect()
    };
    for number in of_tie(&knock_out) {
        knock_out.ends(number, ending(GameResult::FirstWon));
    }
    let games = of_tie(&knock_out);
    assert_eq!(games.len(), 3, "it is level");
    let result = GameResult::SecondWon;
    knock_out.does(|contest, now| manage(contest, Tool::Correct { pairing: games[0], result }, now));
    let third = knock_out.contest.pairing(games[2]).expect("it was paired");
    assert_eq!((third.outcome(), third.running()), (Some(Outcome::Void), None));
    assert!(rounds(&knock_out.contest)[0][0].is_over);
}

#[test]
fn no_more_change_places_than_a_division_can_spare() {
    let format = Format::League { size: Size::nearest(4), movers: Movers::nearest(5), goes_on: true };
    let mut league = PlayedCompetition::new(format, 13);
    league.at(hour(24));
    let movers =
        |league: &PlayedCompetition| (0..=4).map(|one| league.contest.movers(one)).collect::<Vec<_>>();
    assert_eq!(movers(&league), [(0, 0), (0, 2), (2, 2), (2, 0), (0, 0)]);
    for row in league.contest.table(2) {
        assert_eq!(league.contest.stake(&row), Some((true, tournament::table::Certainty::Open)), "{row:?}");
    }
    // Who leaves the table is below everyone in it, and goes down in their place.
    league.does(|contest, now| leave(contest, player(1), now));
    assert_eq!(movers(&league)[1], (0, 1));
    while let Some(&number) = league.running().first() {
        league.ends(number, ending(GameResult::FirstWon));
    }
    let going = |who: PlayerId| {
        let division = league.contest.entrant(who).expect("they take part").division;
        let row = league.contest.table(division).into_iter().find(|row| row.id == who)?;
        league.contest.stake(&row).map(|(up, _)| up)
    };
    let all: Vec<_> = (1..=13).map(player).collect();
    let (up, down): (Vec<_>, Vec<_>) =
        all.into_iter().filter_map(|who| Some((who, going(who)?))).partition(|&(_, up)| up);
    assert_eq!((up.len(), down.len()), (4, 3), "two and two go up; one and two go down");
    let mut next = league;
    next.contest = next.opened.take().expect("the next season");
    next.at(next.contest.competition.plan.begins.at.expect("a date"));
    let now = |who| next.contest.entrant(who).map(|entrant| entrant.division);
    let before =
        |who: PlayerId| next.contest.before.iter().find(|one| one.player == who).map(|one| one.division);
    assert!(up.iter().all(|&(who, _)| now(who) < before(who)), "as was said");
    assert!(down.iter().all(|&(who, _)| now(who) > before(who)), "as was said");
}

#[test]
fn the_only_division_moves_no_one() {
    let mut league = PlayedCompetition::new(LEAGUE, 5);
    league.at(hour(24));
    assert_eq!(league.contest.movers(1), (0, 0));
    assert!(league.contest.table(1).iter().all(|row| league.contest.stake(row).is_none()));
}

#[test]
fn with_many_rounds_and_few_players_everyone_meets_everyone() {
    for (players, rounds) in [(4, 3), (5, 5), (6, 5)] {
        let mut swiss = swiss(15, players);
        let games = players * (players - 1) / 2;
        let paired = swiss.contest.pairings.iter().filter(|one| one.second.is_some()).count();
        assert_eq!(u64::try_from(paired), Ok(games));
        let least = swiss.contest.table(0).iter().map(|row| row.points.halves()).min();
        assert_eq!(least, Some(0), "later byes give no point yet");
        for round in 1..=rounds {
            assert_eq!(swiss.contest.competition.phase.round(), Some(round));
            while swiss.contest.competition.phase.round() == Some(round) {
                let number = swiss.running()[0];
                swiss.ends(number, ending(GameResult::FirstWon));
            }
        }
        assert!(is_over(&swiss));
        let points: u32 = swiss.contest.table(0).iter().map(|row| row.points.halves()).sum();
        let byes = if players % 2 == 1 { players } else { 0 };
        assert_eq!(u64::from(points), 2 * (games + byes));
    }
}

#[test]
fn a_tournament_that_ends_early_says_why() {
    let mut swiss = swiss(3, 6);
    for who in 1..=5 {
        swiss.does(|contest, now| leave(contest, player(who), now));
    }
    assert!(is_over(&swiss));
    assert_eq!(swiss.told(CompetitionNews::CutShort { why: CutShort::Alone }), 1);
    assert_eq!(swiss.contest.winners(0), [player(6)]);
}
