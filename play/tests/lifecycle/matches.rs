//! Properties of matches: each comes to an end, and its games follow one another as they should.

use std::collections::BTreeSet;

use play::{
    Change, GameId, Player, Table,
    game::{
        matches::{self, EndedMatch, Goal},
        table::{self, Event, OfferKind},
    },
};
use proptest::{prelude::*, sample::Index};

use crate::{at, id, memory_store::MemoryStore, opening, rules};

/// How a game of a match ends.
#[derive(Clone, Debug)]
enum End {
    Resigned(Index),
    Agreed,
    Played(Vec<Index>),
    GivenUp,
    CalledOff(Index),
    Left(Index),
    QuitMatch(Index),
    Stopped,
}

fn end() -> impl Strategy<Value = End> {
    prop_oneof![
        12 => any::<Index>().prop_map(End::Resigned),
        4 => Just(End::Agreed),
        4 => prop::collection::vec(any::<Index>(), 40).prop_map(End::Played),
        1 => Just(End::GivenUp),
        1 => any::<Index>().prop_map(End::CalledOff),
        1 => any::<Index>().prop_map(End::Left),
        1 => any::<Index>().prop_map(End::QuitMatch),
        1 => Just(End::Stopped),
    ]
}

/// Plays the game to this end.
fn ended(mut table: Table, end: &End) -> Table {
    let ask =
        |table: &Table, by, event| table::decide_event(table, by, event, at(0)).expect("possible").table;
    // A player who gives up the first game before their first move calls the match off.
    if !matches!(end, End::CalledOff(_) | End::GivenUp) {
        while table.ending().is_none() && (table.ply() as usize) < 2 * table.stored().record.rules.seats() {
            let by = table.player_to_act().and_then(Player::member).expect("running");
            let action = table.position().legal_actions()[0];
            table = ask(&table, by, Event::Act(action));
        }
    }
    let mut turn = 0;
    while table.ending().is_none() {
        let players: Vec<_> = table.playing().filter_map(Player::member).collect();
        table = match end {
            End::Left(who) if turn == 0 => ask(&table, *who.get(&players), Event::Left),
            End::QuitMatch(who) if turn == 0 => ask(&table, *who.get(&players), Event::ResignMatch),
            // For four it takes two steps; only the first differs.
            End::Resigned(who) | End::CalledOff(who) | End::Left(who) | End::QuitMatch(who) => {
                ask(&table, *who.get(&players), Event::Resign)
            }
            End::Agreed if turn == 0 => ask(&table, players[0], Event::Offer(OfferKind::Draw)),
            End::Agreed => ask(&table, players[turn], Event::Accept(OfferKind::Draw)),
            End::Played(choices) => {
                let legal = table.position().legal_actions();
                let action = *choices[turn % choices.len()].get(&legal);
                let by = table.player_to_act().and_then(Player::member).expect("running");
                ask(&table, by, Event::Act(action))
            }
            End::Stopped => table::stop(&table, id(99), at(0)).expect("it runs").table,
            End::GivenUp => {
                let due = table.due().expect("there is a limit");
                table::tick(&table, due).expect("what is due comes about").table
            }
        };
        turn += 1;
    }
    table
}

/// The points of each player.
fn by_player(table: &Table, [first, second]: [u32; 2]) -> Vec<(u64, u32)> {
    let players = table.members().zip([first, second].into_iter().cycle());
    let mut points: Vec<_> = players.map(|(player, points)| (player.get(), points)).collect();
    points.sort_unstable();
    points
}

/// Checks that the match ended as its goal says.
fn assert_over(ended: &EndedMatch, last: &Table, games: u32, gone: bool) {
    let EndedMatch { first, last: id, goal, score: [one, other], winner, .. } = *ended;
    assert_eq!((first, id), (crate::id::<GameId>(5), last.id()));
    let reached = match goal {
        Goal::Points(points) => one.max(other) >= points.into(),
        Goal::Pair => games == 2,
    };
    assert!(reached || gone, "it is not over");
    if reached && !gone {
        assert_eq!(winner.is_some(), one != other);
    }
    assert!(!winner.is_some_and(|winner| !gone && [one, other][winner.index()] < one.max(other)));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]
    #[test]
    fn every_match_comes_to_its_end(
        rules in rules(),
        goal in prop_oneof![(1..4_u8).prop_map(Goal::Points), Just(Goal::Pair)],
        ends in prop::collection::vec(end(), 1..8),
        rest in any::<Index>(),
    ) {
        let terms = format!("1d,match:{goal}").parse().expect("terms");
        let mut table = MemoryStore::begin(opening(rules, terms)).load();
        let (mut played, mut openers) = (0, vec![]);
        // After the given ends, games are won and lost until the match is over.
        for end in ends.iter().chain(std::iter::repeat(&End::Resigned(rest))) {
            prop_assert!(matches::go_on(&table, id(6), vec![], vec![], at(0)).is_none(), "it runs");
            played += 1;
            let over = ended(table.clone(), end);
            let (had, has) = (matches::score(&table).expect("a match"), matches::score(&over).expect("a match"));
            let gained = (has[0] - had[0]) + (has[1] - had[1]);
            prop_assert_eq!(gained, matches::points(&over).map_or(0, |(_, points)| points));
            prop_assert!(has[0] == had[0] || has[1] == had[1], "one side gains");
            openers.push(over.stored().seats.players()[0]);

            let (changes, announcements) = matches::go_on(&over, id(5 + u64::from(played)), vec![], vec![], at(0)).expect("it is over");
            prop_assert_eq!(matches::goes_on(&over), !announcements.is_empty());
            match changes.into_iter().next() {
                Some(Change::EndMatch(ended)) => {
                    let gone = !matches!(end, End::Resigned(_) | End::Agreed | End::Played(_));
                    assert_over(&ended, &over, played, gone);
                    break;
                }
                Some(Change::StartGame(stored)) => table = Table::new(*stored).expect("a table"),
                other => panic!("{other:?}"),
            }
            let game = table.stored().in_match.expect("a game of a match");
            prop_assert_eq!((game.first, game.number), (id(5), played + 1));
            prop_assert_eq!(by_player(&table, game.score), by_player(&over, has));
            prop_assert!(played < 16, "it goes on for ever");
        }
        // The first move rotates.
        let distinct: BTreeSet<_> = openers.iter().take(rules.seats()).collect();
        prop_assert_eq!(distinct.len(), openers.len().min(rules.seats()));
    }
}
