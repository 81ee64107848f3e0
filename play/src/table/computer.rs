//! The computer's turn at a table. Which turn that is, the caller has found out.
//!
//! While the computer is to act, [`Table::due`] is soon: its turn usually follows in the same
//! transaction, and if it doesn't, the game's timer has it played.

use games::Action;
use jiff::{SignedDuration, Timestamp};

use super::{Decision, Table, decision::DecisionBuilder, premoves};
use crate::{Announcement, BoardCause, PlayerId, Refusal};

/// A member who acted within this time is still there, and needs no ping for their next turn.
const STILL_THERE: SignedDuration = SignedDuration::from_mins(10);

/// Plays a turn of the computer, or the actions of it that are left after premoves of a member have answered some.
///
/// # Errors
/// [`Refusal::Stale`] if the computer isn't to act; [`Refusal::Illegal`].
pub fn play_computer(table: &Table, turn: &[Action], now: Timestamp) -> Result<Decision, Refusal> {
    if !table.owes_computer_turn() {
        return Err(Refusal::Stale);
    }
    let from = table.ply();
    let mut builder = DecisionBuilder::new(table, now);
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
    let by = still_there(table, now);
    builder.announce_board_by(BoardCause::Computer { from }, by);
    Ok(builder.finish())
}

/// The member who acted last, if that was a moment ago.
fn still_there(table: &Table, now: Timestamp) -> Option<PlayerId> {
    let member = table.plays_for(table.last()?.by)?.member();
    member.filter(|_| now.duration_since(table.stored.since) < STILL_THERE)
}

impl Decision {
    /// This decision, and then the computer's turn: one message shows both, from the action after `from` on.
    #[must_use]
    pub fn then_computer(mut self, next: Self, from: u32) -> Self {
        let board = |announcement: &Announcement| match *announcement {
            Announcement::Board { by, .. } => Some(by),
            _ => None,
        };
        let said = self.announcements.iter().find_map(board);
        self.announcements.retain(|one| board(one).is_none());
        let boards = next.announcements.into_iter().map(|one| match (one, said) {
            (Announcement::Board { game, version, .. }, Some(by)) => {
                Announcement::Board { game, version, how: BoardCause::Computer { from }, by }
            }
            _ => one,
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
