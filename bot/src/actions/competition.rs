//! Leagues, tournaments and ladders: opening, changing, joining, looking, managing, and what the scheduler does.
//!
//! Every change is a decision of `play::competition`, stored with the ends of the games that it ends, all or nothing. What
//! follows from it is left to the competition's timer, so that it follows even if the program stops here.

pub(crate) mod called;
mod change;
mod changing;
mod going_on;
pub(crate) mod halting;
mod joining;
mod ladder;
mod lookup;
mod manage;
mod opening;
mod proposing;
mod shown;
pub(crate) mod vote_game;

use ui::{button_id::CompetitionButton, failure::Failure};

pub(crate) use self::{
    changing::{Changing, change},
    going_on::go_on,
    ladder::show as show_ladder,
    lookup::{Kind, NEWEST, meant},
    manage::open_meant as open_tools,
    opening::{
        IN_LEAGUE, IN_SWISS, IN_TIE, MOVERS, Opening, PingedRole, ROUND, ROUNDS, SEASON, SIZE, Start, open,
    },
    proposing::ask,
    shown::show,
};
use crate::{actions::reply::Reply, app::caller::Caller, discord::component::Input};

/// Does what a button says.
pub(crate) async fn press(
    caller: &Caller,
    button: CompetitionButton,
    input: Input,
) -> Result<Reply, Failure> {
    match button {
        CompetitionButton::Fill(kind, game) => proposing::fill(caller, (kind, game), &input).await,
        CompetitionButton::Edit(proposal) => proposing::edit(caller, proposal).await,
        CompetitionButton::Open(proposal) => proposing::open(caller, proposal).await,
        CompetitionButton::Join(id) => joining::join(caller, id).await,
        CompetitionButton::AskToLeave(id) => joining::ask_to_leave(caller, id).await,
        CompetitionButton::Leave(id) => joining::leave(caller, id).await,
        CompetitionButton::Mine(id) => shown::mine(caller, id).await,
        CompetitionButton::Details(id) => shown::details(caller, id).await,
        CompetitionButton::Table { competition, part } => shown::table(caller, competition, part).await,
        CompetitionButton::PostTable { competition, part } => shown::post(caller, competition, part).await,
        CompetitionButton::Challenge { competition, opponent } => {
            ladder::challenge(caller, competition, opponent).await
        }
        CompetitionButton::Manage(id) => manage::open(caller, id).await,
        CompetitionButton::Preview { .. }
        | CompetitionButton::ManageWho(..)
        | CompetitionButton::ManagePlayer(..)
        | CompetitionButton::ManageBy(..)
        | CompetitionButton::ManageResult(..)
        | CompetitionButton::ManageTime(_)
        | CompetitionButton::ManageAsk(..)
        | CompetitionButton::ManageDo(..) => manage::press(caller, button, input).await,
    }
}
