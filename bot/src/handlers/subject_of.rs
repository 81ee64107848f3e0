//! What a command or a button is about, so that a refusal names the right game's commands.

use play::{ChannelId, Home, PlayerId, Table};
use ui::{
    button_id::{About, ButtonId},
    subject::Subject,
    views,
};

use crate::{
    actions::game::lookup,
    app::{App, caller::Caller},
};

/// The most channels that a refusal names.
const MOST_CHANNELS: usize = 5;

/// The subject of a command, used in a channel.
pub(crate) async fn of_command(app: &App, name: &str, channel: Option<ChannelId>) -> Subject {
    let latest = match channel {
        Some(channel) => app.store.latest_in(channel).await.ok().flatten(),
        None => None,
    };
    match name.parse() {
        Ok(game) => {
            let table = latest.filter(|table| table.stored().record.rules.game() == game);
            Subject { table, ..Subject::of_game(game) }
        }
        Err(_) => beside(latest.as_ref()),
    }
}

/// Links to the channels in which a player is playing, those of the longest waiting games first.
pub(crate) async fn playing_in(app: &App, home: Home, player: PlayerId) -> Vec<String> {
    let games = app.store.running_games_of(home, player).await.unwrap_or_default();
    games.iter().map(|table| views::link::game(table.stored())).take(MOST_CHANNELS).collect()
}

/// The subject of a pressed button.
pub(crate) async fn of_button(caller: &Caller, custom_id: &str) -> Subject {
    let meant = match custom_id.parse().map_or(About::Nothing, |button: ButtonId| button.about()) {
        About::Game(game) => lookup::table(caller, game).await.ok().map(Subject::of_table),
        About::Challenge(id) => {
            let challenge = lookup::challenge(caller, id).await.ok();
            challenge.map(Subject::of_challenge)
        }
        About::Rules(rules) => Some(Subject::of_rules(rules)),
        About::Nothing => None,
    };
    if let Some(meant) = meant {
        return meant;
    }
    let latest = caller.app.store.latest_in(caller.channel).await.ok().flatten();
    beside(latest.as_ref())
}

/// The subject of something that concerns no game: a refusal names the commands of the channel's game.
fn beside(latest: Option<&Table>) -> Subject {
    latest.map_or_else(Subject::default, |table| Subject::of_rules(table.stored().record.rules))
}
