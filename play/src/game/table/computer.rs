//! The computer's turn at a table. The caller has asked the engine what to play.
//!
//! While the computer is to act, [`Table::due`] is soon: its turn usually follows in the same
//! transaction, and if it doesn't, the game's timer has it played.

use games::Action;
use jiff::Timestamp;

use super::{Decision, Table, decision::DecisionBuilder, premoves};
use crate::{Actor, Announcement, Answered, BoardCause, Refusal};

/// Plays a turn of the computer, or the actions of it that are left after premoves of a member have answered some.
///
/// # Errors
/// [`Refusal::Stale`] if the computer isn't to act; [`Refusal::Illegal`].
pub fn play_computer(table: &Table, turn: &[Action], now: Timestamp) -> Result<Decision, Refusal> {
    play(table, turn, false, now)
}

/// The same for a turn below the computer's level, after which the game counts for nothing.
///
/// # Errors
/// As [`play_computer`].
pub fn play_computer_lowered(table: &Table, turn: &[Action], now: Timestamp) -> Result<Decision, Refusal> {
    play(table, turn, true, now)
}

fn play(table: &Table, turn: &[Action], lowered: bool, now: Timestamp) -> Result<Decision, Refusal> {
    if !table.owes_computer_turn() {
        return Err(Refusal::Stale);
    }
    let from = table.ply();
    let mut builder = DecisionBuilder::new(table, now);
    if lowered {
        builder.state().lowered = true;
    }
    for &action in turn {
        let (seat, legal) = (builder.after.to_act(), builder.after.computer_to_act());
        let (Some(seat), Some(_)) = (seat, legal) else { break };
        builder
            .play(action)
            .map_err(|reason| Refusal::Illegal { reason, legal: table.position.legal_actions() })?;
        if premoves::follow(&mut builder, action, seat) {
            break;
        }
    }
    let by = Some(Actor::Computer { answers: answered(table, now) });
    builder.announce_board_by(BoardCause::Computer { from }, by);
    Ok(builder.finish())
}

/// The last move, if a member made it.
fn answered(table: &Table, now: Timestamp) -> Option<Answered> {
    let who = table.plays_for(table.last()?.by)?.member()?;
    Some(Answered { who, seconds: now.duration_since(table.stored.since).as_secs() })
}

impl Decision {
    /// This decision, and then the computer's turn: one message shows both, from the action after `from` on.
    #[must_use]
    pub fn then_computer(mut self, next: Self, from: u32) -> Self {
        let said = self.announcements.iter().copied().find(Announcement::is_board);
        self.announcements.retain(|one| !one.is_board());
        let boards = next.announcements.into_iter().map(|one| {
            let Announcement::Board { game, version, .. } = one else { return one };
            let Some(Announcement::Board { by, .. }) = said else { return one };
            Announcement::Board { game, version, how: BoardCause::Computer { from }, by }
        });
        // The board stays what is announced first.
        let rest = std::mem::take(&mut self.announcements);
        Self {
            table: next.table,
            changes: [self.changes, next.changes].concat(),
            announcements: boards.chain(rest).collect(),
        }
    }
}
