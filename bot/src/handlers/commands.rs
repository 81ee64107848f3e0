//! Slash commands and menu entries, one file each. They only read what was typed; everything else is shared with the
//! buttons.

mod away;
mod block;
mod board_on_message;
pub(crate) mod challenge;
mod challenge_member;
mod challenge_team;
mod claim;
pub(crate) mod complete;
mod drop;
mod export;
mod game_choice;
mod games;
mod give_time;
mod help;
mod hint;
mod history;
mod import;
mod label;
mod leaderboard;
mod localized;
mod member_profile;
mod moderation;
mod move_game;
mod my_games;
mod offer;
mod path;
mod play;
mod practice;
mod preferences;
mod premoves;
mod privacy;
mod profile;
mod registered;
mod rematch;
mod replay;
mod resign;
mod resume;
mod rules;
mod running_game;
mod season;
mod settings;
mod show_board;
mod step;
mod take;
mod terms;
mod unblock;
mod versus;
mod watch;

use ::games::Game;
use ui::texts::Texts;

use crate::handlers::context::Command;

/// All commands, with names and descriptions in all languages.
pub(crate) fn all(texts: &Texts) -> Vec<Command> {
    let mut all = bare();
    localized::localize(&mut all, texts);
    all
}

#[cfg(test)]
pub(crate) use self::localized::{Typed, typed};
pub(crate) use self::registered::registered;

/// The keys of the texts that describe commands.
#[cfg(test)]
pub(crate) fn keys() -> std::collections::BTreeSet<String> {
    localized::keys(&bare())
}

/// All commands, before they are localized.
fn bare() -> Vec<Command> {
    let common = vec![
        play::play_command(),
        my_games::my_games(),
        watch::watch(),
        leaderboard::leaderboard(),
        preferences::preferences_command(),
        privacy::privacy_command(),
        profile::profile_command(),
        versus::versus_command(),
        move_game::move_game(),
        moderation::moderation_command(),
        block::block_command(),
        unblock::unblock_command(),
        away::away_command(),
        replay::replay_command(),
        history::history_command(),
        export::export(),
        import::import(),
        settings::settings(),
        season::season_command(),
        help::help(),
        challenge_member::challenge_member(),
        member_profile::member_profile(),
        board_on_message::board_on_message(),
    ];
    Game::ALL.iter().map(|&game| games::command_of(game)).chain(common).collect()
}
