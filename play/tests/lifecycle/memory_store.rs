//! An in-memory store that refuses what the real one would, to compare what was decided with what is loaded
//! again.

use jiff::{SignedDuration, Timestamp};
use play::{
    Change, Ending, Table, Timer,
    game::table::{Decision, MadeUp, Opening, StoredGame, TableState},
};

use crate::begun;

/// What is stored of a game.
pub(crate) struct MemoryStore {
    stored: StoredGame,
    ending: Option<Ending>,
    timer: Option<Timestamp>,
}

impl MemoryStore {
    pub(crate) fn begin(opening: Opening) -> Self {
        let (stored, timer) = begun(opening);
        Self { stored, ending: None, timer }
    }

    /// Loads the table, with its state read back from text.
    pub(crate) fn load(&self) -> Table {
        let mut stored = self.stored.clone();
        let json = serde_json::to_string(&stored.state).expect("written");
        stored.state = serde_json::from_str(&json).expect("read");
        let table = Table::new(stored).expect("what was decided can be loaded");
        assert_eq!(table.ending(), self.ending, "an end is stored exactly when there is one");
        assert_eq!(table.due(), self.timer, "it is looked at when something is due");
        table
    }

    /// Stores a decision, and checks that loading it gives the same table.
    pub(crate) fn commit(&mut self, decision: &Decision) {
        let [Change::UpdateState { .. }, ..] = decision.changes.as_slice() else {
            panic!("{:?}", decision.changes)
        };
        for change in &decision.changes {
            self.store(change);
        }
        let (loaded, decided) = (self.load(), &decision.table);
        assert_eq!(loaded.stored(), decided.stored());
        assert_eq!(loaded.position(), decided.position());
        assert_eq!(loaded.last_turn(), decided.last_turn());
    }

    fn store(&mut self, change: &Change) {
        let stored = &mut self.stored;
        let played = stored.record.actions.len();
        assert!(self.ending.is_none() || matches!(change, Change::SetTimer { .. }), "nothing follows an end");
        match *change {
            Change::UpdateState { game, revision, since, ref state } => {
                assert_eq!((game, revision), (stored.id, stored.revision));
                stored.revision += 1;
                stored.since = since;
                stored.state = TableState::clone(state);
            }
            Change::PlayAction { game, ply, action, at, .. } => {
                assert_eq!((game, ply as usize, at), (stored.id, played, stored.since));
                stored.record.actions.push(action);
            }
            Change::GiveUp { game, before, out, .. } => {
                assert_eq!((game, out.ply as usize), (stored.id, played));
                assert_eq!(before, stored.seats.given_up().len());
                stored.seats.give_up(out).expect("possible");
            }
            Change::TakeBack { game, from, to } => {
                assert_eq!((game, from as usize), (stored.id, played));
                assert!(to < from);
                stored.record.actions.truncate(to as usize);
            }
            Change::MoveGame { game, channel } => {
                assert_eq!(game, stored.id);
                (stored.channel, stored.thread_of) = (channel, None);
            }
            Change::EndGame { game, ply, ending, .. } => {
                assert_eq!((game, ply as usize), (stored.id, played));
                self.ending = Some(ending);
            }
            Change::SetTimer { timer, at } => {
                assert_eq!(timer, Timer::Game(stored.id));
                self.timer = at;
            }
            ref other => panic!("{other:?} does not change a running game"),
        }
    }

    /// Makes up for an outage.
    pub(crate) fn make_up(&mut self, by: SignedDuration, now: Timestamp) {
        match self.stored.state.make_up(by, now) {
            MadeUp::Nothing => return,
            MadeUp::By(by) => self.timer = self.timer.map(|at| at + by),
            MadeUp::Until(due) => self.timer = Some(due),
        }
        self.stored.revision += 1;
    }
}

/// The table without any premoves.
pub(crate) fn without_ahead(table: &Table) -> Table {
    let mut stored = table.stored().clone();
    let mut state = serde_json::to_value(&stored.state).expect("written");
    state.as_object_mut().expect("an object").retain(|key, _| key != "ahead" && key != "dropped");
    stored.state = serde_json::from_value(state).expect("read");
    Table::new(stored).expect("a table")
}
