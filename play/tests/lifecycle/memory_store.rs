//! An in-memory store that refuses what the real one would, to compare what was decided with what is loaded
//! again.

use jiff::{SignedDuration, Timestamp};
use play::{
    Change, Ending, Table, Timer,
    table::{Decision, Opening, Setup, Standing},
};

use crate::begun;

/// What is stored of a game.
pub(crate) struct MemoryStore {
    setup: Setup,
    ending: Option<Ending>,
    timer: Option<Timestamp>,
}

impl MemoryStore {
    pub(crate) fn begin(opening: Opening) -> Self {
        let (setup, timer) = begun(opening);
        Self { setup, ending: None, timer }
    }

    /// Loads the table, with its state read back from text.
    pub(crate) fn load(&self) -> Table {
        let mut setup = self.setup.clone();
        let stored = serde_json::to_string(&setup.standing).expect("written");
        setup.standing = serde_json::from_str(&stored).expect("read");
        let table = Table::new(setup).expect("what was decided can be loaded");
        assert_eq!(table.ending(), self.ending, "an end is stored exactly when there is one");
        assert_eq!(table.due(), self.timer, "it is looked at when something is due");
        table
    }

    /// Stores a decision, and checks that loading it gives the same table.
    pub(crate) fn commit(&mut self, decision: &Decision) {
        let [Change::Stand { .. }, ..] = decision.changes.as_slice() else {
            panic!("{:?}", decision.changes)
        };
        for change in &decision.changes {
            self.store(change);
        }
        let (loaded, decided) = (self.load(), &decision.table);
        assert_eq!(loaded.setup(), decided.setup());
        assert_eq!(loaded.position(), decided.position());
        assert_eq!(loaded.last_turn(), decided.last_turn());
    }

    fn store(&mut self, change: &Change) {
        let setup = &mut self.setup;
        let played = setup.record.actions.len();
        assert!(self.ending.is_none() || matches!(change, Change::SetTimer { .. }), "nothing follows an end");
        match *change {
            Change::Stand { game, revision, since, ref standing } => {
                assert_eq!((game, revision), (setup.id, setup.revision));
                setup.revision += 1;
                setup.since = since;
                setup.standing = Standing::clone(standing);
            }
            Change::Append { game, ply, action, at, .. } => {
                assert_eq!((game, ply as usize, at), (setup.id, played, setup.since));
                setup.record.actions.push(action);
            }
            Change::GiveUp { game, before, out, .. } => {
                assert_eq!((game, out.ply as usize), (setup.id, played));
                assert_eq!(before, setup.seats.outs().len());
                setup.seats.give_up(out).expect("possible");
            }
            Change::TakeBack { game, from, to } => {
                assert_eq!((game, from as usize), (setup.id, played));
                assert!(to < from);
                setup.record.actions.truncate(to as usize);
            }
            Change::MoveGame { game, channel } => {
                assert_eq!(game, setup.id);
                (setup.channel, setup.thread_of) = (channel, None);
            }
            Change::End { game, ply, ending, .. } => {
                assert_eq!((game, ply as usize), (setup.id, played));
                self.ending = Some(ending);
            }
            Change::SetTimer { timer, at } => {
                assert_eq!(timer, Timer::Game(setup.id));
                self.timer = at;
            }
            ref other => panic!("{other:?} does not change a running game"),
        }
    }

    /// Makes up for an outage.
    pub(crate) fn make_up(&mut self, by: SignedDuration) {
        if self.setup.standing.make_up(by) {
            self.timer = self.timer.map(|at| at + by);
            self.setup.revision += 1;
        }
    }
}

/// The table without any premoves.
pub(crate) fn without_ahead(table: &Table) -> Table {
    let mut setup = table.setup().clone();
    let mut standing = serde_json::to_value(&setup.standing).expect("written");
    standing.as_object_mut().expect("an object").retain(|key, _| key != "ahead" && key != "dropped");
    setup.standing = serde_json::from_value(standing).expect("read");
    Table::new(setup).expect("a table")
}
