//! What a refusal is about: it tells what to do instead, by the commands of the game that was meant.

use games::{Game, RuleSet};
use play::{ChannelId, Table};

use crate::{
    app::App,
    asked::Asked,
    control::{Control, Moderation, ReplayOf, begin::Begin},
    controls,
};

/// The game whose commands a refusal names, and the table that something was asked of, if any.
pub(crate) struct Subject {
    /// The game.
    pub game: Game,
    /// The table, of this game.
    pub table: Option<Table>,
}

impl Subject {
    /// Of a command of this name, used in a channel.
    pub(crate) fn of_command(app: &App, name: &str, channel: Option<ChannelId>) -> Self {
        let latest = channel.and_then(|channel| app.store.latest_in(channel).ok().flatten());
        match name.parse() {
            Ok(game) => {
                Self { game, table: latest.filter(|table| table.setup().record.rules.game() == game) }
            }
            Err(_) => latest.map_or_else(Self::default, Self::of_table),
        }
    }

    /// Of a pressed button.
    pub(crate) fn of_button(app: &App, asked: &Asked, custom_id: &str) -> Self {
        let table = |game| controls::table(app, asked, game).ok().map(Self::of_table);
        let challenge =
            |id| controls::challenge(app, asked, id).ok().map(|challenge| Self::of_rules(challenge.rules));
        let meant = match custom_id.parse() {
            Ok(
                Control::Accept { challenge: id, .. }
                | Control::Join { challenge: id, .. }
                | Control::Decline(id)
                | Control::Withdraw(id),
            ) => challenge(id),
            Ok(
                Control::Play(game)
                | Control::Pick { game, .. }
                | Control::Rank { game, .. }
                | Control::Stop { game, .. }
                | Control::Confirm { game, .. }
                | Control::More(game)
                | Control::Offer { game, .. }
                | Control::Resume(game)
                | Control::GiveTime { game, .. }
                | Control::ShowBoard(game)
                | Control::BoardAsText(game)
                | Control::Replay { of: ReplayOf::Game(game), .. }
                | Control::PostReplay { of: ReplayOf::Game(game), .. }
                | Control::Rematch { game, .. }
                | Control::AskToResign(game)
                | Control::Resign { game, .. }
                | Control::Moderation(Moderation::EndGame(game)),
            ) => table(game),
            Ok(Control::Ahead(ahead)) => table(ahead.game()),
            Ok(Control::Begin(Begin::Whom(game) | Begin::With(game) | Begin::Against(game, _))) => {
                Some(Self::of_rules(game.default_rules()))
            }
            Ok(Control::Practice(practice)) => {
                practice.game().map(|game| Self::of_rules(game.default_rules()))
            }
            Ok(Control::ChallengeInThread { rules, .. } | Control::Rules(rules)) => {
                Some(Self::of_rules(rules))
            }
            Ok(
                Control::Begin(Begin::Which)
                | Control::Help(_)
                | Control::Cancel
                | Control::Replay { of: ReplayOf::Import(_), .. }
                | Control::PostReplay { of: ReplayOf::Import(_), .. }
                | Control::Export(_)
                | Control::Page { .. }
                | Control::Moderation(Moderation::Log(_) | Moderation::LetAgain { .. })
                | Control::Unblock { .. }
                | Control::History { .. }
                | Control::PostLeaderboard { .. }
                | Control::Profile { .. }
                | Control::PostProfile { .. }
                | Control::Versus { .. }
                | Control::PostVersus { .. }
                | Control::Prefer(_)
                | Control::SetListed(_)
                | Control::CloseSeason(_)
                | Control::Season(_)
                | Control::PostSeason(_)
                | Control::Privacy(_)
                | Control::Settings(_)
                | Control::HouseRules(_),
            )
            | Err(_) => None,
        };
        meant.unwrap_or_else(|| {
            let latest = app.store.latest_in(asked.channel).ok().flatten();
            latest.map_or_else(Self::default, Self::of_table)
        })
    }

    /// Of a table.
    pub(crate) fn of_table(table: Table) -> Self {
        Self { game: table.setup().record.rules.game(), table: Some(table) }
    }

    /// Of these rules, before there is a table.
    pub(crate) const fn of_rules(rules: RuleSet) -> Self {
        Self { game: rules.game(), table: None }
    }

    /// The game's command: `/dara`.
    pub(crate) fn command(&self) -> String {
        format!("/{}", self.game)
    }

    /// The rules of the table, or the game's usual ones.
    pub(crate) fn rules(&self) -> RuleSet {
        self.table.as_ref().map_or_else(|| self.game.default_rules(), |table| table.setup().record.rules)
    }
}

impl Default for Subject {
    /// Of no table, and of the game that the bot began with.
    fn default() -> Self {
        Self { game: Game::Dara, table: None }
    }
}
