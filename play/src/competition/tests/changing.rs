//! What can be changed before a competition begins, what it would look like, and a date that comes with too few players.

use super::*;
use crate::Announcement;

fn change_to(wanted: PlanChange) -> impl Fn(&Contest, Timestamp) -> Result<Settled, Refusal> {
    move |contest, now| change(contest, &wanted, now)
}

#[test]
fn a_change_keeps_who_has_joined_and_moves_the_start() {
    let mut league = PlayedCompetition::new(LEAGUE, 5);
    let wanted = PlanChange {
        name: Some("Winter".parse().expect("a name")),
        clock: Some("1d".parse().expect("a clock")),
        starts: Some(hour(48)),
        size: Some(Size::nearest(4)),
        ..PlanChange::default()
    };
    league.does(change_to(wanted));
    let plan = &league.contest.competition.plan;
    assert_eq!((plan.name.as_str(), plan.clock.to_string().as_str()), ("Winter", "1d"));
    let Format::League { size, movers, goes_on } = plan.format else { panic!("a league") };
    assert_eq!((size, movers, goes_on), (Size::nearest(4), Movers::nearest(1), true), "the rest stays");
    assert_eq!(league.contest.entrants.len(), 5);
    assert_eq!(league.timers.values().last(), Some(&Some(hour(48))));
    league.at(hour(24));
    assert_eq!(league.contest.competition.phase, Phase::Joining, "not on the old date");
    league.at(hour(48));
    assert_eq!(league.contest.divisions(), 1);
}

#[test]
fn what_can_not_be_changed_is_refused() {
    let mut league = PlayedCompetition::new(LEAGUE, 5);
    let refused = |league: &PlayedCompetition, wanted: &PlanChange| {
        change(&league.contest, wanted, league.now).expect_err("it's refused")
    };
    let with = |players| PlanChange { players: Some(Quorum::nearest(players)), ..PlanChange::default() };
    assert_eq!(refused(&league, &with(4)), Refusal::MoreHaveJoined { joined: 5 });
    assert_eq!(refused(&league, &PlanChange::default()), Refusal::NothingChanges);
    // A league has no rounds.
    let rounds = PlanChange { rounds: Some(Rounds::nearest(3)), ..PlanChange::default() };
    assert_eq!(refused(&league, &rounds), Refusal::NothingChanges);
    league.does(change_to(with(6)));
    league.does(|contest, now| join(contest, player(6), 1500, true, now));
    assert_eq!(refused(&league, &with(9)), Refusal::CompetitionBegan, "six have joined");
    league.does(|contest, now| manage(contest, Tool::CallOff, now));
    assert_eq!(refused(&league, &with(9)), Refusal::CompetitionOver);
}

#[test]
fn a_preview_is_what_begins() {
    let mut league = PlayedCompetition::new(LEAGUE, 9);
    let as_begun = |league: &PlayedCompetition| {
        let division = |number| {
            let of = league.contest.entrants.iter().filter(move |one| one.division == number);
            of.map(|one| one.player).collect::<std::collections::BTreeSet<_>>()
        };
        (1..=league.contest.divisions()).map(division).collect::<Vec<_>>()
    };
    let sizes =
        |preview: &Option<Vec<Vec<PlayerId>>>| preview.iter().flatten().map(Vec::len).collect::<Vec<_>>();
    assert_eq!(sizes(&preview(&league.contest)), [5, 4]);
    league.does(|contest, now| manage(contest, Tool::Assign { player: player(1), to: 2 }, now));
    assert_eq!(sizes(&preview(&league.contest)), [4, 5], "the move shows at once");
    // A player who can't go on isn't in it.
    league.contest.barred.insert(player(9), Withdrawal::Suspended);
    let shown = preview(&league.contest).expect("enough have joined");
    assert!(shown.iter().flatten().all(|one| *one != player(9)));
    league.at(hour(24));
    let shown: Vec<std::collections::BTreeSet<_>> =
        shown.into_iter().map(|division| division.into_iter().collect()).collect();
    assert_eq!(as_begun(&league), shown);
    assert_eq!(preview(&league.contest), None, "it has begun");
    assert_eq!(preview(&PlayedCompetition::new(LEAGUE, 3).contest), None, "too few");
    assert_eq!(preview(&PlayedCompetition::new(Format::KnockOut, 9).contest), None, "no divisions");
}

#[test]
fn a_date_that_comes_with_too_few_is_told_once_and_another_date_is_another_chance() {
    let mut league = PlayedCompetition::new(LEAGUE, 2);
    league.at(hour(24));
    assert_eq!(league.told(CompetitionNews::TooFew), 1);
    assert_eq!(concerned(&league.contest, CompetitionNews::TooFew), [player(1)], "its manager");
    assert_eq!(league.timers.values().last(), Some(&Some(hour(24 + 14 * 24))), "when it's called off");
    league.does(|contest, now| join(contest, player(3), 1500, true, now));
    league.does(|contest, now| leave(contest, player(3), now));
    league.at(hour(30));
    assert_eq!(league.told(CompetitionNews::TooFew), 1, "once");
    league.does(change_to(PlanChange { starts: Some(hour(72)), ..PlanChange::default() }));
    assert!(!league.contest.competition.plan.begins.is_late);
    league.at(hour(72));
    assert_eq!(league.told(CompetitionNews::TooFew), 2);
    for number in 3..=4 {
        league.does(|contest, now| join(contest, player(number), 1500, true, now));
    }
    assert_eq!(league.contest.divisions(), 1, "it begins as soon as there are enough");
}

#[test]
fn only_an_opening_pings_and_a_season_opens() {
    let mut league = PlayedCompetition::new(LEAGUE, 4);
    let opens = |of: &[Announcement]| {
        of.iter().filter(|one| matches!(one, Announcement::Competition { opens: true, .. })).count()
    };
    assert_eq!(opens(&open(&league.contest.competition).1), 1);
    let channel = 9_u64.try_into().expect("an id");
    league.does(|contest, now| manage(contest, Tool::MoveTo { channel }, now));
    assert_eq!(opens(&league.announced), 0, "its list is posted elsewhere");
    league.at(hour(24));
    while let Some(&number) = league.running().first() {
        league.ends(number, ending(GameResult::FirstWon));
    }
    assert_eq!(opens(&league.announced), 1);
}
