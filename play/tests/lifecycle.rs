//! Laws of the lifecycle over random events and times: no state without a way out, nobody is seated who did not accept,
//! nobody decides what is not his, and what is stored gives back what was decided.

#![expect(clippy::expect_used, clippy::panic, reason = "a test that cannot go on says why")]

use games::{Action, RuleSet};
use jiff::{SignedDuration, Timestamp};
use play::{
    Challenge, ChallengeState, Change, FirstPlayer, GameId, Place, PlayerId, Refusal, Table,
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
    (CHALLENGER..5).prop_map(id)
}

fn request() -> impl Strategy<Value = Request> {
    let first = prop::sample::select(vec![FirstPlayer::Lot, FirstPlayer::Challenger, FirstPlayer::Opponent]);
    let place = prop::sample::select(vec![Place::Here, Place::Thread]);
    let presets = games::Game::ALL.iter().flat_map(|game| {
        game.presets().map(move |preset| format!("{game}:{preset}").parse::<RuleSet>().expect("rules"))
    });
    let rules = prop::sample::select(presets.collect::<Vec<_>>());
    let invited = prop::option::of((anybody(), prop::bool::weighted(0.1)));
    (first, place, rules, invited).prop_map(|(first, place, rules, invited)| Request {
        guild: id(1),
        channel: id(7),
        challenger: id(CHALLENGER),
        invited: invited.map(|(player, bot)| Invited { player, bot }),
        rules,
        first,
        place,
        lifetime: SignedDuration::from_secs(LIFETIME),
    })
}

fn challenge_event() -> impl Strategy<Value = challenge::Event> {
    prop_oneof![
        (anybody(), any::<bool>()).prop_map(|(by, lot)| challenge::Event::Accept {
            by,
            message: id(3001),
            game: id(5),
            lot
        }),
        anybody().prop_map(|by| challenge::Event::Decline { by }),
        anybody().prop_map(|by| challenge::Event::Withdraw { by }),
        Just(challenge::Event::Tick),
    ]
}

/// What the store makes of the changes to a challenge; a game that begins with it.
fn store(challenge: &mut Challenge, changes: &[Change]) -> Option<Setup> {
    let mut begun = None;
    for change in changes {
        match change {
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
                    seats: seats.clone(),
                    record: games::Record { rules: *rules, actions: vec![] },
                    resigned: None,
                    started: *at,
                });
            }
            other => panic!("{other:?} is no change of a challenge"),
        }
    }
    begun
}

/// Whoever does what, the challenge can be ended now by its challenger, and ends by itself in time.
fn assert_way_out(challenge: &Challenge, now: Timestamp) {
    let withdraw = challenge::Event::Withdraw { by: challenge.challenger };
    let mut withdrawn = challenge.clone();
    let (changes, _) = challenge::decide(challenge, withdraw, now).expect("always possible");
    store(&mut withdrawn, &changes);
    assert_eq!(withdrawn.state, ChallengeState::Withdrawn);

    let mut expired = challenge.clone();
    let late = challenge.expires.max(now);
    let (changes, told) =
        challenge::decide(challenge, challenge::Event::Tick, late).expect("always possible");
    store(&mut expired, &changes);
    assert_eq!((expired.state, told.len()), (ChallengeState::Expired, 1));
}

/// The table with the changes stored and loaded again.
fn stored(table: &Table, changes: &[Change]) -> Table {
    let mut setup = table.setup().clone();
    let mut over = false;
    for change in changes {
        assert!(!over, "nothing follows an end");
        match *change {
            Change::Append { game, ply, action, seat, .. } => {
                assert_eq!((game, ply as usize), (setup.id, setup.record.actions.len()));
                assert_eq!(table.to_act(), Some(seat));
                setup.record.actions.push(action);
            }
            Change::End { game, ply, ending, .. } => {
                assert_eq!((game, ply as usize), (setup.id, setup.record.actions.len()));
                if let play::Ending::Resigned(seat) = ending {
                    setup.resigned = Some(seat);
                }
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

/// A running game waits for one of its players, who can act; and either can give it up.
fn assert_game_goes_on(table: &Table) {
    let waits_for = table.waits_for().expect("a running game waits for somebody");
    assert!(table.setup().seats.contains(&waits_for));
    assert!(!table.position().legal_actions().is_empty());
    for &player in &table.setup().seats {
        let resigned = table::decide(table, player, table::Event::Resign, at(0)).expect("always possible");
        assert!(resigned.table.ending().is_some_and(|ending| ending.winner().is_some()));
    }
}

fn table_of(request: &Request) -> Table {
    let seats = vec![id(1), id(2), id(3), id(4)][..request.rules.seats()].to_vec();
    Table::new(Setup {
        id: id::<GameId>(5),
        guild: request.guild,
        channel: request.channel,
        thread_of: None,
        seats,
        record: games::Record { rules: request.rules, actions: vec![] },
        resigned: None,
        started: at(0),
    })
    .expect("a table")
}

proptest! {
    #[test]
    fn a_challenge_ends_once_and_seats_only_who_agreed(
        request in request(),
        events in prop::collection::vec((challenge_event(), 0_i64..40), 0..12),
    ) {
        let opened = challenge::open(request, id(1), None, at(0));
        let himself = request.invited.is_some_and(|invited| invited.player == request.challenger);
        let program = request.invited.is_some_and(|invited| invited.bot);
        prop_assert_eq!(opened.is_err(), himself || program);
        let Ok((mut challenge, _)) = opened else { return Ok(()) };

        let mut second = 0;
        for (event, pause) in events {
            second += pause;
            let decided = challenge::decide(&challenge, event, at(second));
            if challenge.state != ChallengeState::Open {
                prop_assert_eq!(decided, Err(Refusal::ChallengeClosed(challenge.state)));
                continue;
            }
            assert_way_out(&challenge, at(second));
            let Ok((changes, _)) = decided else { continue };
            let Some(game) = store(&mut challenge, &changes) else { continue };

            let challenge::Event::Accept { by, .. } = event else { panic!("{event:?} began a game") };
            prop_assert!(second < LIFETIME, "accepted in time");
            prop_assert!(challenge.invited.is_none_or(|invited| invited == by), "by whom it is for");
            let mut seated = game.seats.clone();
            seated.sort_unstable();
            let mut agreed = vec![challenge.challenger, by];
            agreed.sort_unstable();
            prop_assert_eq!(seated, agreed);
            prop_assert_ne!(game.seats[0], game.seats[1]);
            assert_game_goes_on(&Table::new(game).expect("a table"));
        }
    }

    #[test]
    fn a_game_takes_legal_actions_of_who_is_to_act_and_nothing_else(
        request in request(),
        events in prop::collection::vec((anybody(), any::<Index>(), 0..20_u8), 0..60),
    ) {
        let mut table = table_of(&request);
        for (by, choice, kind) in events {
            let legal = table.position().legal_actions();
            let squares: Vec<_> = request.rules.board().squares().collect();
            let event = match kind {
                0 => table::Event::Resign,
                // Any square, whether it is legal or not.
                1..5 => table::Event::Act(Action::Drop(*choice.get(&squares))),
                _ if legal.is_empty() => table::Event::Resign,
                _ => table::Event::Act(*choice.get(&legal)),
            };
            // Mostly it is whose turn it is.
            let by = if kind < 8 { by } else { table.waits_for().unwrap_or(by) };
            let decided = table::decide(&table, by, event, at(1));
            let seat = table.seat(by);
            match (table.ending(), seat, event, decided) {
                (_, None, _, Err(Refusal::NotAPlayer)) => {}
                (Some(ending), Some(_), _, Err(Refusal::GameOver(told))) => prop_assert_eq!(ending, told),
                (None, Some(_), table::Event::Act(action), Err(Refusal::Illegal { reason, legal: offered })) => {
                    let turn = table.to_act() == seat;
                    prop_assert!(!turn || !legal.contains(&action), "{action} is legal, but {reason:?}");
                    prop_assert_eq!(offered, if turn { legal } else { vec![] });
                }
                (None, Some(_), event, Ok(decision)) => {
                    if let table::Event::Act(action) = event {
                        prop_assert_eq!(table.to_act(), seat);
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
