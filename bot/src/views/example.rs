//! Tables for the tests of the views.

use std::num::NonZeroU64;

use games::Record;
use jiff::Timestamp;
use play::{Table, table::Setup};

/// A table where this record was played, by players 1 and 2.
pub(crate) fn table(record: &str) -> Table {
    let record: Record = record.parse().unwrap();
    let id = |number: u64| NonZeroU64::new(number).unwrap();
    Table::new(Setup {
        id: play::GameId::new(id(12)),
        guild: play::GuildId::new(id(100)),
        channel: play::ChannelId::new(id(200)),
        thread_of: None,
        seats: (1..=record.rules.seats() as u64).map(|seat| play::PlayerId::new(id(seat))).collect(),
        record,
        started: Timestamp::UNIX_EPOCH,
        since: Timestamp::UNIX_EPOCH,
    })
    .unwrap()
}

/// An id as long as they can be, each `less` another one.
pub(crate) fn long<I: TryFrom<u64>>(less: u64) -> I {
    I::try_from(u64::MAX - less).ok().unwrap()
}

/// A game of four by house rules that waits for the first of them, all of whose numbers are as long as they can be.
pub(crate) fn with_long_numbers() -> Table {
    let setup = table("damala:teams+bound=20").setup().clone();
    Table::new(Setup { channel: long(0), seats: (0..4).map(long).collect(), ..setup }).unwrap()
}

/// A game of Dara up to a move that makes a row.
pub(crate) const ROW: &str =
    "dara:traditional d1 b3 d4 e3 a6 c6 d2 c3 c5 d5 b4 d6 e5 a1 b2 b5 e4 a2 a4 c1 a3 c4 e2 a5 b2-c2";

/// The first words of [`ROW`]: so many actions of it.
pub(crate) fn up_to(actions: usize) -> Table {
    table(&ROW.split(' ').take(actions + 1).collect::<Vec<_>>().join(" "))
}
