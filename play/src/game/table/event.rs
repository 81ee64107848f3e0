//! What players do at a table.

use games::{Action, Seat};
use jiff::{SignedDuration, Timestamp};

use super::{Decision, OfferKind, Table, acting, decision::DecisionBuilder, offers, premoves, timekeeping};
use crate::{Announcement, Boards, ForfeitReason, PlayerId, Refusal};

/// What a player at a table can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Play an action.
    Act(Action),
    /// Resign the game. The partner plays on, or the side has lost.
    Resign,
    /// Resign the game and its match, see [`crate::game::matches`].
    ResignMatch,
    /// Leave the server, which counts as resigning.
    Left,
    /// Make an offer to all others.
    Offer(OfferKind),
    /// Agree to an offer. It takes effect when everyone has agreed.
    Accept(OfferKind),
    /// Decline an offer, or withdraw one's own.
    Decline(OfferKind),
    /// End a pause.
    Resume,
    /// Give every opponent this much more time.
    GiveTime(SignedDuration),
    /// Store a premove line: actions from the current position on, the others' and one's own.
    AddPremoves(Vec<Action>),
    /// Delete a premove line by its index, or all of them.
    DeletePremoves(Option<usize>),
    /// Note that the player knows their premoves were dropped.
    AcknowledgeDropped,
    /// Note that a hint was shown to the player.
    Hint,
    /// Choose which boards stay in the channel.
    KeepBoards(Boards),
}

/// Decides what happens when `by` does `event` at `table`.
pub fn decide_event(table: &Table, by: PlayerId, event: Event, now: Timestamp) -> Result<Decision, Refusal> {
    let seat = plays_on(table, by)?;
    let mut builder = DecisionBuilder::new(table, now);
    match event {
        Event::Act(action) => acting::act(&mut builder, seat, action)?,
        Event::Resign => acting::give_up(&mut builder, seat, ForfeitReason::Resigned)?,
        Event::ResignMatch => acting::give_match_up(&mut builder, seat)?,
        Event::Left => acting::give_up(&mut builder, seat, ForfeitReason::Left)?,
        Event::Offer(kind) => offers::offer(&mut builder, seat, kind)?,
        Event::Accept(kind) => offers::accept(&mut builder, seat, kind)?,
        Event::Decline(kind) => offers::decline(&mut builder, seat, kind)?,
        Event::Resume => timekeeping::resume(&mut builder, seat)?,
        Event::GiveTime(time) => timekeeping::give(&mut builder, seat, time)?,
        Event::AddPremoves(line) => premoves::plan(&mut builder, seat, line)?,
        Event::DeletePremoves(which) => premoves::forget(&mut builder, seat, which)?,
        Event::AcknowledgeDropped if !table.has_dropped_premoves(by) => return Err(Refusal::NoPremove),
        Event::AcknowledgeDropped => builder.state().mark_notified(seat),
        Event::KeepBoards(boards) => keep_boards(&mut builder, boards)?,
        Event::Hint => builder.state().hints = table.hints().saturating_add(1),
    }
    Ok(builder.finish())
}

/// Chooses which boards stay. Only the newest board is redrawn, since no one has to know at once.
fn keep_boards(builder: &mut DecisionBuilder<'_>, boards: Boards) -> Result<(), Refusal> {
    let table = builder.before;
    if !table.can_take_boards_back() {
        return Err(Refusal::BoardsStay);
    }
    builder.state().boards = Some(boards);
    builder.announcements.push(Announcement::BoardChanged { game: table.id(), version: table.version() });
    Ok(())
}

/// The table as it would be if `by` played `action` now and no premove answered, to be shown before they
/// confirm.
///
/// # Errors
/// As [`decide_event`] would refuse the action.
pub fn preview(table: &Table, by: PlayerId, action: Action, now: Timestamp) -> Result<Table, Refusal> {
    let seat = plays_on(table, by)?;
    let mut builder = DecisionBuilder::new(table, now);
    acting::act_alone(&mut builder, seat, action)?;
    Ok(builder.after)
}

/// The seat of `by`, if the game is running and they still play.
fn plays_on(table: &Table, by: PlayerId) -> Result<Seat, Refusal> {
    let seat = table.seat(by).ok_or(Refusal::NotAPlayer)?;
    match table.ending() {
        Some(ending) => Err(Refusal::GameOver(ending)),
        None if table.played_by(seat).is_empty() => Err(Refusal::GaveUp),
        None => Ok(seat),
    }
}
