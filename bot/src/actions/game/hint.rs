//! A good turn in a game against the computer, for the member who asked.

use games::Illegal;
use play::{Refusal, Table, game::table};
use ui::{
    failure::{self, Failure},
    views,
};

use crate::{
    actions::{
        game::{commit, computer, fair_play},
        reply::Reply,
    },
    app::caller::Caller,
    discord::interaction::Delivery,
};

/// Shows a good turn in private, and counts it. Between members it is refused, since they would no longer play each other.
pub(crate) async fn show(caller: &Caller, table: &Table) -> Result<Reply, Failure> {
    if let Some(ending) = table.ending() {
        return Err(Refusal::GameOver(ending).into());
    }
    if !table.is_against_computer() {
        return Err(failure::Refusal::HintBetweenMembers.into());
    }
    if table.seat(caller.player).is_none() {
        return Err(Refusal::NotAPlayer.into());
    }
    if let Some(to_act) = table.to_act().filter(|_| !table.is_to_act(caller.player)) {
        return Err(Refusal::Illegal { reason: Illegal::NotYourTurn { to_act }, legal: Vec::new() }.into());
    }
    fair_play::on_board(&caller.app, caller.player, &table.stored().record).await?;
    let Some(thought) = computer::best(&caller.app, table, caller.player).await? else {
        return Err(failure::Refusal::ComputerBusy.into());
    };
    // It is counted before it is shown, so that no one gets one for nothing.
    commit::decide_while(caller, Delivery::ByMessage, table, &[table::Event::Hint], |_, _| ()).await?;
    let hint = views::game::hint::Hint { turn: thought.turn, win: thought.win };
    let view = views::game::hint::view(caller.words().await, caller.look().await, table, &hint);
    Ok(Reply::in_place(caller, view))
}
