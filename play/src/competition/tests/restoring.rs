//! Letting players in again, and who hears the news.

use games::Seat;

use super::*;

fn begun(format: Format, players: u64) -> PlayedCompetition {
    let mut played = PlayedCompetition::new(format, players);
    played.at(hour(24));
    played
}

fn restore(played: &PlayedCompetition, who: PlayerId) -> Result<Settled, Refusal> {
    manage(&played.contest, Tool::Restore { player: who }, played.now)
}

fn removes(played: &mut PlayedCompetition, who: PlayerId) {
    played.does(|contest, now| manage(contest, Tool::Remove { player: who }, now));
}

/// What is stored, but for games that are played again.
fn stored(played: &PlayedCompetition) -> Vec<(u32, Option<Outcome>, Option<Why>)> {
    let pairings = played.contest.pairings.iter();
    pairings.map(|one| (one.number, one.outcome(), one.decided.map(|decided| decided.why))).collect()
}

#[test]
fn in_a_league_everything_is_as_before_and_the_games_that_ended_by_it_are_played_again() {
    let mut league = begun(LEAGUE, 9);
    let number = league.running()[0];
    let who = league.contest.pairing(number).expect("it runs").first;
    league.ends(number, ending(GameResult::FirstWon));
    let before = stored(&league);
    league.now = hour(25);
    removes(&mut league, who);
    assert!(league.contest.pairings_of(who).all(|one| one.outcome() == Some(Outcome::Void)));
    league.now = hour(26);
    league.does(|contest, now| manage(contest, Tool::Restore { player: who }, now));
    assert_eq!(stored(&league), before, "the game that was won counts again");
    while let Some(&number) = league.running().first() {
        league.ends(number, ending(GameResult::Drawn));
    }
    assert!(league.contest.pairings_of(who).all(|one| one.game.is_some_and(|game| game.end.is_some())));
    assert!(league.contest.pairings_of(who).all(|one| one.result().is_some()), "all were played");
    let mut league = begun(LEAGUE, 9);
    removes(&mut league, who);
    league.does(|contest, now| manage(contest, Tool::Restore { player: who }, now));
    assert_eq!(league.told(CompetitionNews::Restored { player: who }), 1);
    assert_eq!(restore(&league, who), Err(Refusal::TakesPart { player: who }));
    assert_eq!(restore(&league, player(77)), Err(Refusal::OpponentNotEntered { player: player(77) }));
}

#[test]
fn who_left_by_their_own_wish_can_be_let_in_again() {
    let mut swiss = begun(Format::Swiss { rounds: Rounds::nearest(3) }, 8);
    let number = swiss.running()[0];
    let who = swiss.contest.pairing(number).expect("it runs").first;
    swiss.does(|contest, now| leave(contest, who, now));
    assert_eq!(swiss.contest.pairing(number).and_then(Pairing::result), Some(GameResult::SecondWon));
    swiss.does(|contest, now| manage(contest, Tool::Restore { player: who }, now));
    assert!(swiss.contest.pairing(number).is_some_and(|one| one.is_open() && one.running().is_some()));
}

#[test]
fn a_round_that_was_drawn_without_them_is_too_late() {
    for format in [Format::Swiss { rounds: Rounds::nearest(3) }, Format::KnockOut] {
        let mut played = begun(format, 8);
        let number = played.running()[0];
        let who = played.contest.pairing(number).expect("it runs").first;
        removes(&mut played, who);
        assert!(restore(&played, who).is_ok(), "{format:?}");
        while played.contest.competition.phase.round() == Some(1) {
            played.ends(played.running()[0], ending(GameResult::FirstWon));
        }
        assert_eq!(restore(&played, who), Err(Refusal::DrawnWithout { player: who }), "{format:?}");
    }
}

#[test]
fn who_would_be_withdrawn_again_is_refused_with_the_reason() {
    let mut league = begun(LEAGUE, 9);
    let who = player(6);
    let mut numbers = Vec::new();
    for _ in 0..2 {
        let own = league.contest.pairings_of(who).find(|one| one.is_open() && one.running().is_some());
        let (number, is_first) = own.map(|one| (one.number, one.first == who)).expect("a game");
        league.ends(number, ran_out(if is_first { Seat::FIRST } else { Seat::SECOND }));
        numbers.push(number);
    }
    assert_eq!(restore(&league, who), Err(Refusal::RanOutTwice { player: who }));
    let result = GameResult::Drawn;
    league.does(|contest, now| manage(contest, Tool::Correct { pairing: numbers[0], result }, now));
    league.contest.barred.insert(who, Withdrawal::Suspended);
    assert_eq!(restore(&league, who), Err(Refusal::StillBarred { player: who }));
    league.contest.barred.clear();
    assert!(restore(&league, who).is_ok());
    league.does(|contest, now| manage(contest, Tool::CallOff, now));
    assert_eq!(restore(&league, who), Err(Refusal::CompetitionOver));
}

#[test]
fn games_between_two_who_were_removed_stay_lost_until_both_are_back() {
    let mut swiss = begun(Format::Swiss { rounds: Rounds::nearest(3) }, 8);
    let number = swiss.running()[0];
    let pairing = *swiss.contest.pairing(number).expect("it runs");
    let (one, other) = (pairing.first, pairing.second.expect("two players"));
    removes(&mut swiss, one);
    removes(&mut swiss, other);
    swiss.does(|contest, now| manage(contest, Tool::Restore { player: one }, now));
    assert_eq!(swiss.contest.pairing(number).and_then(Pairing::result), Some(GameResult::FirstWon));
    swiss.does(|contest, now| manage(contest, Tool::Restore { player: other }, now));
    assert!(swiss.contest.pairing(number).is_some_and(Pairing::is_open));
}

#[test]
fn on_a_ladder_a_player_gets_their_place_back() {
    let mut ladder = begun(Format::Ladder, 5);
    removes(&mut ladder, player(2));
    assert_eq!(ladder.contest.ladder(), [1, 3, 4, 5].map(player));
    ladder.does(|contest, now| manage(contest, Tool::Restore { player: player(2) }, now));
    assert_eq!(ladder.contest.ladder(), (1..=5).map(player).collect::<Vec<_>>());
}

#[test]
fn news_are_about_those_who_could_not_know() {
    let withdrawn = |why| CompetitionNews::Withdrawn { player: player(2), why, void: false };
    let mut league = begun(LEAGUE, 9);
    let about = |league: &PlayedCompetition, news| concerned(&league.contest, news);
    assert_eq!(about(&league, withdrawn(Withdrawal::Removed)), [player(2)]);
    assert_eq!(about(&league, withdrawn(Withdrawal::Wish)), [], "they did it themselves");
    let replaced = CompetitionNews::Replaced { player: player(2), by: player(3) };
    assert_eq!(about(&league, replaced), [player(2), player(3)]);
    assert_eq!(about(&league, CompetitionNews::Begun), [], "their boards tell everyone");
    while let Some(&number) = league.running().first() {
        league.ends(number, ending(GameResult::FirstWon));
    }
    let (up, down) = movers(&league.contest);
    assert_eq!((up.len(), down.len()), (1, 1));
    let place = |who: PlayerId| league.contest.entrant(who).map(|one| (one.division, one.place));
    assert_eq!([place(up[0]), place(down[0])], [Some((2, 1)), Some((1, 5))]);
    assert_eq!(about(&league, CompetitionNews::Over), [up, down].concat());
    for format in [Format::Swiss { rounds: Rounds::nearest(2) }, Format::KnockOut] {
        let played = begun(format, 7);
        assert_eq!(about(&played, CompetitionNews::Begun).len(), 1, "{format:?}: a bye");
    }
}
