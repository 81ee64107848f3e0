//! What competitions say, to be read from top to bottom: each view in its smallest, its usual and its largest state.

use play::{
    ChannelId, GameId,
    competition::{CutShort, Halt, Obstacle, PairingGame, Tool, Withdrawal},
};

use super::*;
use crate::{button_id::ForPlayer, permissions::Permissions, views::example::told::in_every_language};

const FIVE: Format = Format::Swiss { rounds: Rounds::nearest(5) };
const CHANNEL: u64 = 7;

/// A competition with a name one can read, for which no role is needed.
fn plain(mut contest: Contest) -> Contest {
    let plan = &mut contest.competition.plan;
    plan.name = "Autumn Cup".parse().unwrap();
    (plan.role, plan.ping) = (None, None);
    plan.at_once = AtOnce::nearest(4);
    contest.competition.season = 3;
    contest
}

fn halted(mut contest: Contest, why: Obstacle) -> Contest {
    contest.competition.halt = Some(Halt { since: hour(0), why });
    contest
}

fn by_mail(mut contest: Contest) -> Contest {
    contest.competition.plan.place = Where::Mail;
    contest
}

fn in_phase(mut contest: Contest, phase: Phase) -> Contest {
    contest.competition.phase = phase;
    contest
}

fn late(mut contest: Contest) -> Contest {
    contest.competition.plan.begins.is_late = true;
    contest
}

/// The first pairings are being played.
fn playing(mut contest: Contest, games: usize) -> Contest {
    let id: GameId = 1_234_u64.try_into().unwrap();
    for pairing in contest.pairings.iter_mut().filter(|pairing| pairing.is_open()).take(games) {
        pairing.is_due = true;
        pairing.game = Some(PairingGame { id, end: None });
    }
    contest
}

#[test]
fn lists() {
    let over = Phase::Over { at: hour(2) };
    let (joined, begun) = (plain(joining(league(8), 9)), plain(after(0, league(8), 9)));
    let contests = [
        ("a league no one has joined", by_mail(plain(joining(league(8), 0)))),
        ("a league", joined.clone()),
        ("a league with a role, that 500 have joined", joining(league(8), 500)),
        ("a league that starts late", late(plain(joining(league(8), 1)))),
        ("a running league", begun.clone()),
        ("a halted league", halted(begun.clone(), Obstacle::Lacks(Permissions::OF_THE_BOT.bits()))),
        ("a league that's over", in_phase(begun, over)),
        ("a league that was called off", in_phase(joined, Phase::CalledOff { at: hour(2) })),
        ("a Swiss tournament", plain(joining(FIVE, 5))),
        ("a running Swiss tournament", plain(after(1, FIVE, 8))),
        ("a knockout", plain(joining(Format::KnockOut, 7))),
        ("a running knockout", plain(after(1, Format::KnockOut, 7))),
        ("an empty ladder", plain(joining(Format::Ladder, 0))),
        ("a ladder", plain(joining(Format::Ladder, 6))),
        ("a ladder of a hundred", plain(joining(Format::Ladder, 100))),
    ];
    insta::assert_snapshot!(in_every_language(|words| {
        contests.iter().map(|(state, contest)| (*state, list(words, contest))).collect()
    }));
}

#[test]
fn all_details() {
    let formats = [("a league", league(8)), ("a Swiss tournament", FIVE), ("a knockout", Format::KnockOut)];
    let contests = formats.into_iter().chain([("a ladder", Format::Ladder)]);
    let contests: Vec<_> = contests.map(|(state, format)| (state, plain(joining(format, 8)))).collect();
    insta::assert_snapshot!(in_every_language(|words| {
        contests.iter().map(|(state, contest)| (*state, details(words, &contest.competition))).collect()
    }));
}

#[test]
fn tables() {
    let swiss = plain(after(3, FIVE, 6));
    let contests = [
        ("nothing was played", plain(joining(league(8), 0)), 0),
        ("a division of four", plain(after(1, league(4), 8)), 1),
        (
            "a division of fifteen, over",
            in_phase(plain(after(0, league(15), 30)), Phase::Over { at: hour(2) }),
            2,
        ),
        ("a Swiss tournament", swiss, 0),
        ("the last of its pages", plain(after(1, SWISS, 60)), 3),
        ("a bracket of seven", plain(after(1, Format::KnockOut, 7)), 0),
        ("a part of a bracket of 64", plain(after(1, Format::KnockOut, 64)), 1),
        ("a ladder", plain(joining(Format::Ladder, 5)), 0),
    ];
    insta::assert_snapshot!(in_every_language(|words| {
        let view =
            |contest: &Contest, part| table(words, look(), contest, part, &plain_names(contest), false);
        contests.iter().map(|(state, contest, part)| (*state, view(contest, *part))).collect()
    }));
}

#[test]
fn all_news() {
    let (league, one, two) = (plain(after(0, league(4), 9)), player(1), player(2));
    let (ladder, swiss) = (plain(joining(Format::Ladder, 6)), plain(after(1, FIVE, 7)));
    let mut over = league.clone();
    play_all(&mut over);
    let over = goes_on(&over);
    let mut last = swiss.clone();
    play_all(&mut last);
    let halts = [
        ("halted: it lacks permissions", Obstacle::Lacks(Permissions::OF_THE_BOT.bits())),
        ("halted: it isn't allowed to", Obstacle::Lacks(0)),
        ("halted: the channel is gone", Obstacle::NoChannel),
        ("halted: too many threads", Obstacle::TooManyThreads),
        ("halted: it isn't in the server", Obstacle::NotInServer),
        ("halted: it's limited", Obstacle::Limited),
    ];
    let halts = halts.map(|(state, why)| (state, halted(league.clone(), why), CompetitionNews::Halted));
    let withdrawn = |why, void| CompetitionNews::Withdrawn { player: one, why, void };
    let mut all = vec![
        ("it begins", league.clone(), CompetitionNews::Begun),
        ("too few", late(plain(joining(Format::KnockOut, 1))), CompetitionNews::TooFew),
        ("a round", swiss.clone(), CompetitionNews::Round { round: 2 }),
        ("someone leaves early", league.clone(), withdrawn(Withdrawal::Wish, true)),
        ("someone runs out of time", league.clone(), withdrawn(Withdrawal::RanOut, false)),
        ("someone is suspended", league.clone(), withdrawn(Withdrawal::Suspended, false)),
        ("someone has left the server", league.clone(), withdrawn(Withdrawal::Gone, false)),
        ("someone is removed", league.clone(), withdrawn(Withdrawal::Removed, false)),
        ("someone is off the ladder", ladder.clone(), withdrawn(Withdrawal::Idle, false)),
        ("too few are left", league.clone(), CompetitionNews::CutShort { why: CutShort::Alone }),
        ("all have met", swiss.clone(), CompetitionNews::CutShort { why: CutShort::AllMet }),
        ("it's called off", league.clone(), CompetitionNews::CalledOff),
        ("someone is replaced", league.clone(), CompetitionNews::Replaced { player: one, by: two }),
        ("someone is back", league.clone(), CompetitionNews::Restored { player: one }),
        ("someone is back on the ladder", ladder.clone(), CompetitionNews::Restored { player: one }),
        ("time", league.clone(), CompetitionNews::TimeGiven { minutes: 2_880 }),
        ("a game is annulled", league.clone(), CompetitionNews::Annulled { pairing: 1 }),
        (
            "a result is corrected",
            league.clone(),
            CompetitionNews::Corrected { pairing: 1, result: GameResult::SecondWon },
        ),
        ("someone climbs", ladder, CompetitionNews::Climbed { player: one, place: 2 }),
        ("it goes on", league, CompetitionNews::WentOn { minutes: 1_441 }),
        ("the league is over", over, CompetitionNews::Over),
        ("the tournament is over", in_phase(last, Phase::Over { at: hour(2) }), CompetitionNews::Over),
    ];
    all.extend(halts);
    insta::assert_snapshot!(in_every_language(|words| {
        let view = |contest: &Contest, told| news(words, look(), contest, told, &plain_names(contest));
        let direct = super::super::told(words, &all[0].1, CompetitionNews::Begun);
        let views = all.iter().map(|(state, contest, told)| (*state, view(contest, *told)));
        views.chain([("as a direct message", direct)]).collect()
    }));
}

#[test]
fn ones_own() {
    let begun = plain(after(0, league(8), 9));
    let left = play::competition::leave(&begun, player(1), hour(1)).unwrap().contest;
    let swiss = plain(after(2, FIVE, 6));
    let states = [
        ("not in it", plain(joining(league(8), 3)), 9),
        ("joined", plain(joining(league(8), 3)), 1),
        ("joined, by mail", by_mail(plain(joining(league(8), 3))), 1),
        ("playing", playing(begun.clone(), 40), 1),
        ("about to play", begun, 1),
        ("out", left.clone(), 1),
        ("in the middle of a tournament", swiss, 2),
        ("in a large division", plain(after(0, league(15), 30)), 1),
        ("on a ladder", plain(joining(Format::Ladder, 6)), 4),
        ("not on a ladder", plain(joining(Format::Ladder, 6)), 9),
    ];
    insta::assert_snapshot!(in_every_language(|words| {
        let link = |contest: &Contest| {
            contest
                .pairings
                .iter()
                .take(2)
                .map(|pairing| (pairing.number, "<#200>".to_owned()))
                .collect::<Vec<_>>()
        };
        let view = |contest: &Contest, number| {
            let (names, links) = (plain_names(contest), link(contest));
            let of = Mine { player: player(number), links: &links, names: &names, may_manage: number == 1 };
            mine(words, look(), contest, &of)
        };
        let mut views: Vec<_> =
            states.iter().map(|(state, contest, who)| (*state, view(contest, *who))).collect();
        let (league, ladder) = (plain(joining(league(8), 3)), plain(joining(Format::Ladder, 6)));
        views.extend([
            ("leave?", question(words, &plain(after(2, FIVE, 6)), player(1))),
            ("leave, without a result?", question(words, &left, player(2))),
            ("leave the ladder?", question(words, &ladder, player(1))),
            ("has joined", super::super::joined(words, &league)),
            ("has joined, by mail", super::super::joined(words, &by_mail(league.clone()))),
            ("has left", super::super::left(words, &league)),
            ("has challenged", challenged(words, &ladder)),
            ("has challenged, and it waits", challenged(words, &halted(ladder.clone(), Obstacle::Limited))),
        ]);
        views
    }));
}

#[test]
fn the_managers_tools() {
    let (joined, begun) = (plain(joining(league(4), 9)), playing(plain(after(0, league(4), 9)), 2));
    let ladder = plain(joining(Format::Ladder, 6));
    let left = play::competition::leave(&begun, player(3), hour(1)).unwrap().contest;
    let channel: ChannelId = CHANNEL.try_into().unwrap();
    let id = begun.competition.id;
    let (one, by, number) = (player(1), player(2), begun.pairings[0].number);
    let confirmed = [
        ("start?", Tool::BeginNow),
        ("division?", Tool::Assign { player: one, to: 2 }),
        ("any division?", Tool::Assign { player: one, to: 0 }),
        ("replace?", Tool::Replace { player: one, by }),
        ("remove?", Tool::Remove { player: one }),
        ("bring back?", Tool::Restore { player: one }),
        ("time?", Tool::GiveTime { time: SignedDuration::from_hours(48), revision: None }),
        ("annul?", Tool::Annul { pairing: number }),
        ("correct?", Tool::Correct { pairing: number, result: GameResult::Drawn }),
        ("end?", Tool::EndNow),
        ("call off?", Tool::CallOff),
        ("here?", Tool::MoveTo { channel }),
    ];
    insta::assert_snapshot!(in_every_language(|words| {
        let names = plain_names(&begun);
        let mut views = vec![
            ("opened", opened(words, &joined.competition)),
            ("changed", changed(words, &joined.competition)),
            ("tools before it starts", tools(words, &joined, channel)),
            ("tools while it runs", tools(words, &left, channel)),
            ("tools of a ladder", tools(words, &ladder, channel)),
            ("who?", asked_who(words, id, ForPlayer::Remove)),
            ("who takes over?", asked_by_who(words, id, one)),
            ("which game?", asked_which(words, &begun, (ForPlayer::Annul, one), &names)),
            ("no game", asked_which(words, &joined, (ForPlayer::Annul, one), &names)),
            ("which division?", divisions(words, &joined, one)),
            ("how long?", how_long(words, id)),
            ("what result?", results(words, &begun, &begun.pairings[0], &names)),
            ("done", done(words, id)),
        ];
        views.extend(confirmed.map(|(state, tool)| {
            let contest = if matches!(tool, Tool::BeginNow) { &joined } else { &begun };
            (state, confirm(words, contest, tool))
        }));
        views.push(("end the ladder?", confirm(words, &ladder, Tool::EndNow)));
        views.push(("place on the ladder?", confirm(words, &ladder, Tool::Assign { player: one, to: 3 })));
        views
    }));
}

#[test]
fn previews() {
    let contests = [
        ("too few", plain(joining(league(4), 3)), 0),
        ("two divisions", plain(joining(league(4), 9)), 0),
        ("the last page of many", plain(joining(league(8), 500)), u16::MAX),
    ];
    insta::assert_snapshot!(in_every_language(|words| {
        contests.iter().map(|(state, contest, page)| (*state, preview(words, contest, *page))).collect()
    }));
}
