//! Tables for the tests of the views.

#[cfg(test)]
pub(crate) mod told;
#[cfg(test)]
pub(crate) mod vote_game;

use std::{num::NonZeroU64, sync::LazyLock};

use games::{Record, RuleSet};
use jiff::{SignedDuration, Timestamp};
use play::{
    Challenge, ChallengeState, Change, FirstPlayer, Place, PlayerId, Slot, Table,
    game::{
        matches::InMatch,
        table::{self, Opening, StoredGame},
    },
};
use render::Painter;

use crate::look::Look;

/// A painter.
pub fn painter() -> &'static Painter {
    static PAINTER: LazyLock<Painter> = LazyLock::new(Painter::new);
    &PAINTER
}

/// The default look of public boards.
pub fn look() -> Look<'static> {
    Look::of_all(painter(), play::Theme::default(), false)
}

/// A table with this record; players 1 and 2 play it.
pub fn table(record: &str) -> Table {
    let record: Record = record.parse().unwrap();
    let id = |number: u64| NonZeroU64::new(number).unwrap();
    Table::new(StoredGame {
        challenge: 1_u64.try_into().unwrap(),
        terms: play::Terms::default(),
        in_match: None,
        revision: 0,
        state: play::game::table::TableState::default(),
        id: play::GameId::new(id(12)),
        home: play::GuildId::new(id(100)).into(),
        channel: play::ChannelId::new(id(200)),
        thread_of: None,
        seats: (1..=record.rules.seats() as u64).map(|seat| play::PlayerId::new(id(seat))).collect(),
        record,
        started: Timestamp::UNIX_EPOCH,
        since: Timestamp::UNIX_EPOCH,
    })
    .unwrap()
}

/// A game that started in 1970 by these rules and terms, with these players away for ten days.
pub fn begun(rules: &str, terms: &str, away: &[u64]) -> Table {
    let until = Timestamp::UNIX_EPOCH + SignedDuration::from_hours(10 * 24);
    let player = |number: u64| PlayerId::try_from(number).unwrap();
    let rules: RuleSet = rules.parse().unwrap();
    let opening = Opening {
        id: 12.try_into().unwrap(),
        challenge: 1.try_into().unwrap(),
        home: 100.try_into().unwrap(),
        channel: 200.try_into().unwrap(),
        thread_of: None,
        terms: terms.parse().unwrap(),
        in_match: None,
        rules,
        seats: (1..=rules.seats() as u64).map(|number| player(number).into()).collect(),
        away: away.iter().map(|&number| (player(number), until)).collect(),
        zones: Vec::new(),
        at: Timestamp::UNIX_EPOCH,
    };
    let (changes, _) = table::begin(opening, None);
    Table::new(Change::started(&changes).unwrap().clone()).unwrap()
}

/// An open challenge to Dara, by player 1.
pub fn challenge() -> Challenge {
    Challenge {
        id: 8.try_into().unwrap(),
        home: 100.try_into().unwrap(),
        channel: 200.try_into().unwrap(),
        message: Some(300.try_into().unwrap()),
        challenger: 1.try_into().unwrap(),
        others: vec![Slot::Open],
        revision: 0,
        rules: games::Game::Dara.default_rules(),
        terms: play::Terms::default(),
        rematch_of: None,
        first: FirstPlayer::Lot,
        place: Place::Here,
        created: Timestamp::UNIX_EPOCH,
        expires: Timestamp::UNIX_EPOCH,
        state: ChallengeState::Open,
    }
}

/// The largest possible id, minus `less`.
pub fn long<I: TryFrom<u64>>(less: u64) -> I {
    I::try_from(u64::MAX - less).ok().unwrap()
}

/// A game of four by house rules, late in a match, with the longest possible numbers; the first player is to move.
pub fn with_long_numbers() -> Table {
    let stored = begun("damala:teams+bound=20", "3d", &[1]).stored().clone();
    let in_match = Some(InMatch { first: 11.try_into().unwrap(), number: 120, score: [98, 99] });
    let terms = "3d,match:100".parse().unwrap();
    Table::new(StoredGame { channel: long(0), seats: (0..4).map(long).collect(), terms, in_match, ..stored })
        .unwrap()
}

/// A game of Dara up to a move that makes a row.
pub const ROW: &str =
    "dara:traditional d1 b3 d4 e3 a6 c6 d2 c3 c5 d5 b4 d6 e5 a1 b2 b5 e4 a2 a4 c1 a3 c4 e2 a5 b2-c2";

/// The first actions of [`ROW`].
pub fn up_to(actions: usize) -> Table {
    table(&ROW.split(' ').take(actions + 1).collect::<Vec<_>>().join(" "))
}
