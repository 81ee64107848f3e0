//! The names of players. The bot may not list members, so it learns names from interactions; that of someone who takes over in a
//! competition, who may never have used the bot, from Discord.
//!
//! **Decided:** a name is stored once its owner plays in a server or channel, has played there, or waits in a challenge. It is
//! refreshed whenever they act later. Nothing is stored about those who only look.

use data::Store;
use play::{Home, Player, PlayerId, Table, paging::Stretch};
use ui::{texts::say, views};

use crate::app::caller::Caller;

/// Learns what the server calls the caller, if they play there.
pub(crate) async fn visited(caller: &Caller) {
    if let Err(error) = learn(caller, caller.home).await {
        tracing::error!("storing a name: {error:#}");
    }
}

async fn learn(caller: &Caller, home: Home) -> anyhow::Result<()> {
    let (app, player) = (&caller.app, caller.player);
    let Some(name) = &caller.name else { return Ok(()) };
    let known = app.store.member(home, player).await?;
    if known.name.is_some() || known.gone || plays(&app.store, home, player).await? {
        app.store.learn_member(home, player, name, app.clock.now()).await?;
    }
    Ok(())
}

/// Whether a member plays or has played in a server, or waits in an open challenge.
async fn plays(store: &Store, home: Home, player: PlayerId) -> anyhow::Result<bool> {
    Ok(!store.running_games_of(home, player).await?.is_empty()
        || store.has_joined_challenge(home, player).await?
        || !store.history(home, Some(player), None, Stretch::Newest, 1).await?.games.is_empty())
}

/// What players are called: those of a game as it's known where it's played, so that no one's account is joined with their name
/// among strangers.
pub(crate) struct Names {
    store: Store,
    home: Home,
    own: (PlayerId, Option<String>),
    former: String,
}

impl Names {
    /// The names in a server, as known now.
    pub(crate) async fn for_caller(caller: &Caller, home: Home) -> Self {
        let former = say!(caller.words().await, "former-player");
        let own = (caller.player, caller.name.clone());
        Self { store: caller.app.store.clone(), home, own, former }
    }

    /// The names of a game's players in order of play, if all are known. The computer's needs no language.
    pub(crate) async fn of_players(&self, table: &Table) -> Option<Vec<String>> {
        let mut names = Vec::new();
        for player in table.stored().seats.players() {
            names.push(match *player {
                Player::Member(member) => self.at(table, member).await.ok()??,
                Player::Computer(level) => views::computer(level),
            });
        }
        Some(names)
    }

    /// The name of a player of a game, if it is known there.
    pub(crate) async fn at(&self, table: &Table, player: PlayerId) -> anyhow::Result<Option<String>> {
        let home = table.stored().home;
        if home == Home::World && !player.is_former() {
            return Ok(self.store.member(home, player).await?.name);
        }
        self.known(home, player).await
    }

    /// Where they play.
    pub(crate) const fn home(&self) -> Home {
        self.home
    }

    /// The name of a player, if it is known; the caller's comes with the interaction.
    pub(crate) async fn of(&self, player: PlayerId) -> anyhow::Result<Option<String>> {
        self.known(self.home, player).await
    }

    async fn known(&self, home: Home, player: PlayerId) -> anyhow::Result<Option<String>> {
        match &self.own {
            (own, Some(name)) if *own == player => Ok(Some(name.clone())),
            _ if player.is_former() => Ok(Some(self.former.clone())),
            _ => Ok(self.store.member(home, player).await?.name),
        }
    }
}
