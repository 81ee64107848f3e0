//! Offers the first lesson to a player whose first game of a kind begins.

use play::{Table, paging::Stretch, player::ratings::Category};
use ui::views::{self, View};

use crate::app::caller::Caller;

/// Adds the first lesson to a player's panel at the first turn of their first game of this kind.
pub(crate) async fn offered(caller: &Caller, table: &Table, view: View) -> View {
    let rules = table.stored().record.rules;
    let is_first_turn = table.ply() < u32::try_from(rules.seats()).unwrap_or(u32::MAX);
    let Some(first) = lessons::of(rules.game()).next().filter(|_| is_first_turn) else { return view };
    let (store, player) = (&caller.app.store, caller.player);
    let finished =
        store.history(caller.home, Some(player), Some(Category::of(rules)), Stretch::Newest, 1).await;
    let done = store.lessons_done(player, rules.game()).await;
    // If either can't be read, the panel is worth more than the offer.
    let is_new = finished.is_ok_and(|finished| finished.games.is_empty());
    if !is_new || done.is_ok_and(|done| done.contains(first.name())) {
        return view;
    }
    match views::learning::lesson::first_button(caller.words().await, rules.game()) {
        Some(button) => view.with_row(vec![button]),
        None => view,
    }
}
