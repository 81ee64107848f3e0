//! Laws of the lifecycle over random events and times, of games for two and for four: no state without a way out, nobody
//! is seated who did not accept, nobody decides what is not his, and what is stored gives back what was decided.

#![expect(clippy::expect_used, clippy::panic, reason = "a test that cannot go on says why")]

use std::collections::BTreeSet;

use games::{Action, RuleSet, Seat};
use jiff::{SignedDuration, Timestamp};
use play::{
    Challenge, ChallengeState, Change, FirstPlayer, GameId, Place, PlayerId, Refusal, Seating, Slot, Table,
    Team,
    challenge::{self, Invited, Request},
    table::{self, Setup},
};
use proptest::{prelude::*, sample::Index};

const CHALLENGER: u64 = 1;
/// So long is a challenge open, in seconds.
const LIFETIME: i64 = 100;

fn id<I: TryFrom<u64>>(number: u64) -> I {
    I::try_from(number).ok().expect("tests number from 1")
}

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(second).expect("within the calendar")
}

fn anybody() -> impl Strategy<Value = PlayerId> {
    (CHALLENGER..7).prop_map(id)
}

fn request() -> impl Strategy<Value = Request> {
    let first = prop::sample::select(vec![FirstPlayer::Lot, FirstPlayer::Challenger, FirstPlayer::Opponent]);
    let place = prop::sample::select(vec![Place::Here, Place::Thread]);
    let presets = games::Game::ALL.iter().flat_map(|game| {
        game.presets().map(move |preset| format!("{game}:{preset}").parse::<RuleSet>().expect("rules"))
    });
    let rules = prop::sample::select(presets.collect::<Vec<_>>());
    let invited = prop::option::of((anybody(), prop::bool::weighted(0.05)));
    let invited = prop::collection::vec(invited, 0..4);
    (first, place, rules, invited).prop_map(|(first, place, rules, invited)| Request {
        guild: id(1),
        channel: id(7),
        challenger: id(CHALLENGER),
        invited: invited.into_iter().map(|one| one.map(|(player, bot)| Invited { player, bot })).collect(),
        rules,
        first,
        place,
        lifetime: SignedDuration::from_secs(LIFETIME),
    })
}

fn challenge_event() -> impl Strategy<Value = challenge::Event> {
    let team = prop::option::of(prop::sample::select(vec![Team::Challenger, Team::Opponent]));
    prop_oneof![
        5 => (anybody(), team, any::<u8>()).prop_map(|(by, team, lot)| challenge::Event::Accept {
            by,
            team,
            message: id(3001),
            game: id(5),
            lot
        }),
        2 => anybody().prop_map(|by| challenge::Event::Decline { by }),
        1 => anybody().prop_map(|by| challenge::Event::Withdraw { by }),
        1 => Just(challenge::Event::Tick),
    ]
}

/// What the store makes of the changes to a challenge; a game that begins with it.
fn store(challenge: &mut Challenge, changes: &[Change]) -> Option<Setup> {
    let mut begun = None;
    for change in changes {
        match change {
            Change::SetSlot { challenge: of, revision, slot, to, .. } => {
                assert_eq!((*of, challenge.state), (challenge.id, ChallengeState::Open));
                assert_eq!(*revision, challenge.revision);
                challenge.others[*slot] = *to;
                challenge.revision += 1;
            }
            Change::CloseChallenge { challenge: closed, state, .. } => {
                assert_eq!((*closed, challenge.state), (challenge.id, ChallengeState::Open));
                assert_ne!(*state, ChallengeState::Open);
                challenge.state = *state;
            }
            Change::StartGame { game, guild, channel, thread_of, rules, seats, at, .. } => {
                assert_eq!(challenge.state, ChallengeState::Accepted, "closed before the game begins");
                begun = Some(Setup {
                    id: *game,
                    guild: *guild,
                    channel: *channel,
                    thread_of: *thread_of,
                    seats: Seating::new(seats.clone()),
                    record: games::Record { rules: *rules, actions: vec![] },
                    started: *at,
                    since: *at,
                });
            }
            other => panic!("{other:?} is no change of a challenge"),
        }
    }
    begun
}

/// A challenge has a place for each seat, and nobody has two.
fn assert_places(challenge: &Challenge) {
    assert_eq!(challenge.slots().count(), challenge.rules.seats());
    let players: Vec<_> = challenge.slots().filter_map(|(_, slot)| slot.player()).collect();
    assert_eq!(players.iter().collect::<BTreeSet<_>>().len(), players.len(), "{players:?}");
    let full = challenge.joined().count() == challenge.slots().count();
    assert_eq!(full, challenge.state == ChallengeState::Accepted);
}

/// Whoever does what, the challenge can be ended now by its challenger, and ends by itself in time.
fn assert_way_out(challenge: &Challenge, now: Timestamp) {
    let withdraw = challenge::Event::Withdraw { by: challenge.challenger };
    let mut withdrawn = challenge.clone();
    let decision = challenge::decide(challenge, withdraw, now).expect("always possible");
    store(&mut withdrawn, &decision.changes);
    assert_eq!(withdrawn.state, ChallengeState::Withdrawn);

    let mut expired = challenge.clone();
    let late = challenge.expires.max(now);
    let decision = challenge::decide(challenge, challenge::Event::Tick, late).expect("always possible");
    store(&mut expired, &decision.changes);
    assert_eq!((expired.state, decision.announcements.len()), (ChallengeState::Expired, 1));
}

/// The table with the changes stored and loaded again.
fn stored(table: &Table, changes: &[Change]) -> Table {
    let mut setup = table.setup().clone();
    let mut over = false;
    for change in changes {
        assert!(!over, "nothing follows an end");
        match *change {
            Change::Append { game, ply, action, seat, at } => {
                assert_eq!((game, ply as usize), (setup.id, setup.record.actions.len()));
                assert_eq!(table.to_act(), Some(seat));
                setup.record.actions.push(action);
                setup.since = at;
            }
            Change::GiveUp { game, before, out, since, .. } => {
                assert_eq!((game, out.ply as usize), (setup.id, setup.record.actions.len()));
                assert_eq!(before, setup.seats.outs().len());
                setup.seats.give_up(out).expect("possible");
                setup.since = since;
            }
            Change::End { game, ply, ending, .. } => {
                assert_eq!((game, ply as usize), (setup.id, setup.record.actions.len()));
                let loaded = Table::new(setup.clone()).expect("what was decided can be loaded");
                assert_eq!(loaded.ending(), Some(ending));
                over = true;
            }
            ref other => panic!("{other:?} is no change of a game"),
        }
    }
    let loaded = Table::new(setup).expect("what was decided can be loaded");
    assert_eq!(loaded.ending().is_some(), over, "an end is stored exactly when there is one");
    loaded
}

fn assert_same(one: &Table, other: &Table) {
    assert_eq!(one.setup(), other.setup());
    assert_eq!(one.position(), other.position());
    assert_eq!(one.last_turn(), other.last_turn());
    assert_eq!(one.ending(), other.ending());
}

/// A running game waits for one of its players, who can act; and each who still plays can give up: then his partner goes
/// on, or the game is lost.
fn assert_game_goes_on(table: &Table) {
    let to_act = table.to_act().expect("a running game waits for a seat");
    let waits_for = table.waits_for().expect("a running game waits for somebody");
    assert!(table.seats(waits_for).contains(to_act));
    assert!(!table.position().legal_actions().is_empty());
    for &player in table.setup().seats.players() {
        for event in [table::Event::Resign, table::Event::Left] {
            let own = table.seat(player).expect("he sat down");
            let Ok(decision) = table::decide(table, player, event, at(9)) else {
                assert!(table.outs().iter().any(|out| out.seat == own), "always possible, once");
                continue;
            };
            let after = decision.table;
            assert!(after.seats(player).is_empty());
            if let Some(ending) = after.ending() {
                assert_eq!(ending.winner(), Some(own.side().opponent()));
            } else {
                let partner = after.plays_for(own).expect("his partner");
                assert_eq!(after.seat(partner).map(Seat::side), Some(own.side()));
                assert!(after.waits_for().is_some_and(|waits_for| waits_for != player));
            }
            assert_same(&after, &stored(table, &decision.changes));
        }
    }
}

fn table_of(request: &Request) -> Table {
    let players = (1..=request.rules.seats() as u64).map(id);
    Table::new(Setup {
        id: id::<GameId>(5),
        guild: request.guild,
        channel: request.channel,
        thread_of: None,
        seats: players.collect(),
        record: games::Record { rules: request.rules, actions: vec![] },
        started: at(0),
        since: at(0),
    })
    .expect("a table")
}

proptest! {
    #[test]
    fn a_challenge_ends_once_and_seats_only_who_agreed(
        request in request(),
        events in prop::collection::vec((challenge_event(), 0_i64..40), 0..12),
    ) {
        let invited: Vec<Invited> = request.invited.iter().copied().flatten().collect();
        let players: BTreeSet<PlayerId> = invited.iter().map(|one| one.player).chain([id(CHALLENGER)]).collect();
        let twice = players.len() <= invited.len();
        let program = invited.iter().any(|invited| invited.bot);
        let too_many = request.invited.iter().skip(request.rules.seats() - 1).any(Option::is_some);
        let opened = challenge::open(&request, id(1), None, at(0));
        prop_assert_eq!(opened.is_err(), twice || program || too_many);
        let Ok(challenge::Decision { mut challenge, .. }) = opened else { return Ok(()) };

        let (mut second, mut agreed) = (0, BTreeSet::from([challenge.challenger]));
        for (event, pause) in events {
            second += pause;
            let decided = challenge::decide(&challenge, event, at(second));
            if challenge.state != ChallengeState::Open {
                prop_assert_eq!(decided, Err(Refusal::ChallengeClosed(challenge.state)));
                continue;
            }
            assert_way_out(&challenge, at(second));
            assert_places(&challenge);
            let Ok(decision) = decided else { continue };
            let before = challenge.clone();
            let begun = store(&mut challenge, &decision.changes);
            prop_assert_eq!(&challenge, &decision.challenge);
            match event {
                challenge::Event::Accept { by, team, .. } => {
                    prop_assert!(second < LIFETIME, "accepted in time");
                    prop_assert!(agreed.insert(by), "once");
                    let was = before.slots().zip(challenge.slots()).find(|(before, after)| before != after);
                    let Some(((of, was), (_, is))) = was else { panic!("{event:?} changed no place") };
                    prop_assert!([Slot::Open, Slot::Invited(by)].contains(&was), "a place for him");
                    prop_assert_eq!(is, Slot::Joined(by));
                    prop_assert!(team.is_none_or(|team| team == of), "where he wished");
                }
                challenge::Event::Decline { by } => { agreed.remove(&by); }
                challenge::Event::Withdraw { .. } | challenge::Event::Tick => {}
            }
            prop_assert_eq!(&challenge.joined().collect::<BTreeSet<_>>(), &agreed);
            let Some(game) = begun else { continue };

            assert_places(&challenge);
            let table = Table::new(game).expect("a table");
            for (team, slot) in challenge.slots() {
                let side = |player| table.seat(player).expect("all are seated").side();
                let with_challenger = side(slot.player().expect("full")) == side(challenge.challenger);
                prop_assert_eq!(with_challenger, team == Team::Challenger);
            }
            assert_game_goes_on(&table);
        }
    }

    #[test]
    fn a_game_takes_legal_actions_of_who_is_to_act_and_nothing_else(
        request in request(),
        events in prop::collection::vec((anybody(), any::<Index>(), 0..20_u8), 0..60),
    ) {
        let mut table = table_of(&request);
        for (second, (by, choice, kind)) in (1..).zip(events) {
            let legal = table.position().legal_actions();
            let squares: Vec<_> = request.rules.board().squares().collect();
            let event = match kind {
                0 => table::Event::Resign,
                1 => table::Event::Left,
                // Any square, whether it is legal or not.
                2..5 => table::Event::Act(Action::Drop(*choice.get(&squares))),
                _ if legal.is_empty() => table::Event::Resign,
                _ => table::Event::Act(*choice.get(&legal)),
            };
            // Mostly it is whose turn it is.
            let by = if kind < 8 { by } else { table.waits_for().unwrap_or(by) };
            let decided = table::decide(&table, by, event, at(second));
            let to_act = table.to_act().filter(|&seat| table.plays_for(seat) == Some(by));
            match (table.ending(), table.seat(by), event, decided) {
                (_, None, _, Err(Refusal::NotAPlayer)) => {}
                (Some(ending), Some(_), _, Err(Refusal::GameOver(told))) => prop_assert_eq!(ending, told),
                (None, Some(seat), _, Err(Refusal::GaveUp)) => {
                    prop_assert!(table.outs().iter().any(|out| out.seat == seat) && to_act.is_none());
                }
                (None, Some(_), table::Event::Act(action), Err(Refusal::Illegal { reason, legal: offered })) => {
                    let turn = to_act.is_some();
                    prop_assert!(!turn || !legal.contains(&action), "{action} is legal, but {reason:?}");
                    prop_assert_eq!(offered, if turn { legal } else { vec![] });
                }
                (None, Some(own), event, Ok(decision)) => {
                    if let table::Event::Act(action) = event {
                        let seat = to_act.expect("it is his to act");
                        let gone = |seat| table.outs().iter().any(|out| out.seat == seat);
                        prop_assert!(seat == own || (seat.side() == own.side() && gone(seat)));
                        prop_assert!(legal.contains(&action));
                    }
                    assert_same(&decision.table, &stored(&table, &decision.changes));
                    table = decision.table;
                }
                (ending, _, event, decided) => panic!("{ending:?}: {event:?} of {by} gave {decided:?}"),
            }
            if table.ending().is_none() {
                assert_game_goes_on(&table);
            }
        }
    }

}

proptest! {
    // Whole games of every preset; their rules have laws of their own.
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]
    #[test]
    fn every_game_comes_to_its_end(request in request(), choices in prop::collection::vec(any::<Index>(), 64)) {
        let mut table = table_of(&request);
        for choice in choices.iter().cycle() {
            let Some(by) = table.waits_for() else { break };
            let legal = table.position().legal_actions();
            let event = table::Event::Act(*choice.get(&legal));
            let decision = table::decide(&table, by, event, at(1)).expect("legal");
            let ends = matches!(decision.changes.last(), Some(Change::End { .. }));
            prop_assert_eq!(ends, decision.table.ending().is_some());
            table = decision.table;
        }
        assert_same(&table, &Table::new(table.setup().clone()).expect("a table"));
    }
}
