//! Each game's own command, such as `/dara` or `/damas`, with its subcommands.

use ::games::Game;

use super::{
    challenge::challenge_command,
    challenge_team::challenge_team,
    claim::{force, huff},
    drop::drop_stone,
    give_time::give_time,
    hint::hint_command,
    offer::offer,
    path::move_path,
    practice::practice_command,
    premoves::premove,
    rematch::rematch_command,
    resign::resign,
    resume::resume,
    rules::rules,
    show_board::board,
    step::step,
    take::take,
};
use ui::failure::{Failure, Refusal};

use crate::handlers::context::{Command, Context};

/// What the commands of all games share.
#[poise::command(slash_command, guild_only, install_context = "Guild", interaction_context = "Guild")]
#[expect(clippy::unused_async, reason = "poise calls commands as futures; this one is only their parent")]
async fn parent(_: Context<'_>) -> Result<(), Failure> {
    // Discord's clients only send subcommands.
    Err(Refusal::UnknownButton.into())
}

/// The subcommands that every game has.
fn at_any_table() -> Vec<Command> {
    vec![
        premove(),
        board(),
        offer(),
        resume(),
        give_time(),
        resign(),
        rematch_command(),
        hint_command(),
        rules(),
        practice_command(),
    ]
}

/// The command of a game. A subcommand of several games is the same function under each.
pub(super) fn command_of(game: Game) -> Command {
    let for_teams = |name| game.preset(name).is_some_and(|rules| rules.seats() > 2);
    let begun = if game.presets().any(for_teams) { challenge_team() } else { challenge_command() };
    let played = match game {
        Game::Damas => vec![move_path(), huff(), force()],
        Game::Damala => vec![move_path()],
        // All others drop, step and take.
        _ => vec![drop_stone(), step(), take()],
    };
    Command {
        name: game.name().into(),
        subcommands: [vec![begun], played, at_any_table()].into_iter().flatten().collect(),
        subcommand_required: true,
        ..parent()
    }
}
