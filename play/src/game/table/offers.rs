//! Offers: what one player proposes and all others must agree to.
//!
//! **Decided:** in a game for four everyone who still plays must agree, the partner too, and one refusal is
//! enough. The next action withdraws open offers, and allows declined ones to be made again. A draw can be agreed
//! once both sides have moved; before, players call the game off, which doesn't count.

use games::{Seat, Side};

use super::{ClockStop, ClosedBy, Offer, OfferKind, Table, Turns, decision::DecisionBuilder};
use crate::{BoardCause, Change, News, OfferOutcome, Player, PlayerId, Refusal};

impl Table {
    /// How many actions would be left if `player` took back their last turn; `None` if they can't.
    pub fn takes_back_to(&self, player: PlayerId) -> Option<u32> {
        back_to(self, self.seat(player)?).ok()
    }

    /// The players who still have to agree to an offer.
    pub fn asked(&self, offer: Offer) -> impl Iterator<Item = Player> {
        self.playing_seats()
            .filter(move |&seat| !has_agreed(self, seat, offer))
            .filter_map(|seat| self.player(seat))
    }
}

/// Whether the player of seat `own` has agreed, with all seats they play.
fn has_agreed(table: &Table, own: Seat, offer: Offer) -> bool {
    table.played_by(own).iter().all(|seat| offer.agreed.contains(seat))
}

/// The ply to which a takeback by the player of seat `by` returns.
fn back_to(table: &Table, by: Seat) -> Result<u32, Refusal> {
    let to = table.turns.last_of(table.played_by(by), table.ply()).ok_or(Refusal::NothingToTakeBack)?;
    // It would undo their giving up.
    if table.given_up().iter().any(|out| out.ply > to) { Err(Refusal::NothingToTakeBack) } else { Ok(to) }
}

/// Refuses a draw before both sides have finished a turn.
fn can_be_drawn(table: &Table) -> Result<(), Refusal> {
    let has_moved =
        |side| Seat::ALL.into_iter().any(|seat| seat.side() == side && table.turns.made_by(seat) > 0);
    if [Side::First, Side::Second].into_iter().all(has_moved) { Ok(()) } else { Err(Refusal::DrawTooEarly) }
}

/// Makes an offer.
pub(super) fn offer(builder: &mut DecisionBuilder<'_>, by: Seat, kind: OfferKind) -> Result<(), Refusal> {
    let table = builder.before;
    match table.stored.state.offers.iter().find(|offer| offer.kind == kind) {
        // Two players offering the same thing agree on it.
        Some(open) if !open.declined && kind != OfferKind::Takeback && open.by != by => {
            return accept(builder, by, kind);
        }
        Some(open) if open.declined => return Err(Refusal::OfferedBefore { kind }),
        Some(open) => return Err(Refusal::OfferOpen { kind, by: table.player(open.by) }),
        None => {}
    }
    match kind {
        OfferKind::Takeback => drop(back_to(table, by)?),
        OfferKind::Pause | OfferKind::Abort if table.stored.terms.competition => {
            return Err(Refusal::OfferInCompetition { kind });
        }
        OfferKind::Pause if table.clock_stop() == Some(ClockStop::Untimed) => return Err(Refusal::NoClock),
        OfferKind::Pause if table.is_paused() => return Err(Refusal::PausedAlready),
        OfferKind::Draw => can_be_drawn(table)?,
        OfferKind::Pause | OfferKind::Abort => {}
    }
    let made = table.stored.revision.saturating_add(1);
    // The computer agrees to everything; before it is offered a draw, the caller asks the engine whether to refuse.
    let agreed = table.played_by(by).iter().chain(table.computers().iter()).collect();
    let offer = Offer { kind, by, agreed, declined: false, made };
    if table.playing_seats().all(|seat| has_agreed(table, seat, offer)) {
        return take_effect(builder, offer, by);
    }
    builder.state().offers.push(offer);
    builder.announce_news(News::Offered { offer: kind, made }, Some(by));
    Ok(())
}

/// Agrees to an offer.
pub(super) fn accept(builder: &mut DecisionBuilder<'_>, by: Seat, kind: OfferKind) -> Result<(), Refusal> {
    let table = builder.before;
    let seats = table.played_by(by);
    let offer = open(builder, kind)?;
    if seats.iter().any(|seat| seat == offer.by) {
        return Err(Refusal::OwnOffer { kind });
    }
    if seats.iter().all(|seat| offer.agreed.contains(seat)) {
        return Err(Refusal::AgreedAlready { kind });
    }
    seats.iter().for_each(|seat| offer.agreed.insert(seat));
    let offer = *offer;
    builder.answer(kind, OfferOutcome::Accepted, by);
    if !table.playing_seats().all(|seat| has_agreed(table, seat, offer)) {
        builder.announce_news(News::Agreed { offer: kind }, Some(by));
        return Ok(());
    }
    take_effect(builder, offer, by)
}

/// Does what everyone has agreed to, `by` last.
fn take_effect(builder: &mut DecisionBuilder<'_>, offer: Offer, by: Seat) -> Result<(), Refusal> {
    let (table, kind) = (builder.before, offer.kind);
    match kind {
        OfferKind::Draw => {
            can_be_drawn(table)?;
            builder.state().closed = Some(ClosedBy::Agreed);
            builder.announce_board(BoardCause::LastTurn, Some(by));
        }
        OfferKind::Abort => {
            builder.state().closed = Some(ClosedBy::CalledOff { by: None });
            builder.announce_board(BoardCause::LastTurn, Some(by));
        }
        OfferKind::Takeback => {
            let to = back_to(table, offer.by)?;
            take_back(builder, to)?;
            builder.announce_board(BoardCause::TakenBack, Some(by));
        }
        OfferKind::Pause => {
            builder.state().offers.retain(|offer| offer.kind != kind);
            builder.state().paused = true;
            builder.waits_for_channel();
            builder.announce_news(News::Paused, Some(by));
        }
    }
    Ok(())
}

/// Declines an offer, or withdraws it.
pub(super) fn decline(builder: &mut DecisionBuilder<'_>, by: Seat, kind: OfferKind) -> Result<(), Refusal> {
    let offer = open(builder, kind)?;
    offer.declined = true;
    let (news, outcome) = if offer.by == by {
        (News::Withdrawn { offer: kind }, OfferOutcome::Withdrawn)
    } else {
        (News::Declined { offer: kind }, OfferOutcome::Declined)
    };
    builder.answer(kind, outcome, by);
    builder.announce_news(news, Some(by));
    Ok(())
}

fn open<'a>(builder: &'a mut DecisionBuilder<'_>, kind: OfferKind) -> Result<&'a mut Offer, Refusal> {
    let offers = &mut builder.after.stored.state.offers;
    offers.iter_mut().find(|offer| offer.kind == kind && !offer.declined).ok_or(Refusal::NoOffer { kind })
}

/// Returns to `ply`. Premoves are dropped, as they replied to another position. Time used from a bank stays
/// used, but a limit for each turn is full again.
fn take_back(builder: &mut DecisionBuilder<'_>, ply: u32) -> Result<(), Refusal> {
    let (before, now) = (builder.before, builder.now);
    let mut stored = before.stored.clone();
    stored.record.actions.truncate(ply as usize);
    stored.since = now;
    let state = &mut stored.state;
    if let Some(seat) = before.to_act() {
        state.clock.stop(seat, now);
    }
    let plies = before.ply().saturating_sub(ply);
    // One more, since the takeback itself is a new version.
    state.taken_back = state.taken_back.saturating_add(plies).saturating_add(1);
    state.clock.begin_again(stored.terms.clock);
    state.idle = None;
    state.offers.clear();
    state.drop_premoves(|_| true);
    // A prefix of a valid record is valid.
    let mut position = stored.record.rules.start();
    let mut turns = Turns::new(position.to_act());
    for &action in &stored.record.actions {
        let effects = position.play_stored(action).map_err(|_| Refusal::NothingToTakeBack)?;
        turns.follow(effects, position.to_act(), position.ply());
    }
    builder.after = Table { stored, position, turns };
    builder.waits_for_channel();
    builder.changes.push(Change::TakeBack { game: before.id(), from: before.ply(), to: ply });
    Ok(())
}
