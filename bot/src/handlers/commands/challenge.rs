//! `/play`, `/dara challenge`, and "Challenge to a game" in the menu of a member

use games::{Game, RuleSet};
use play::{FirstPlayer, Level, Place, challenge::Invited, game::rest::DaysOff};
use poise::serenity_prelude as serenity;
use ui::{
    failure::{Failure, Refusal},
    views::challenge::begin::Against,
};

use super::{
    game_choice::PlayedGame,
    label,
    rules::{presets, rule_set, rules_of_any_game},
    terms::{clocks, goals},
};
use crate::{
    actions::challenge::{self, Wanted, begin, terms::TypedTerms},
    app::caller::Caller,
    discord::id::id,
    handlers::{
        context::{Context, caller, game},
        send::send,
    },
};

/// Who plays first, as an option.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum First {
    Lot,
    Me,
    Opponent,
}

/// Where to play, as an option.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum Where {
    Here,
    Thread,
}

/// Two days of the week, as an option.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum Weekend {
    SaturdaySunday,
    FridaySaturday,
    ThursdayFriday,
}

impl From<Weekend> for DaysOff {
    fn from(weekend: Weekend) -> Self {
        match weekend {
            Weekend::SaturdaySunday => Self::SaturdaySunday,
            Weekend::FridaySaturday => Self::FridaySaturday,
            Weekend::ThursdayFriday => Self::ThursdayFriday,
        }
    }
}

/// Start a game
///
/// The command of a game offers fewer of the options: it names the game, and most have no rules for teams.
#[poise::command(slash_command)]
#[expect(clippy::too_many_arguments, reason = "poise makes an option of each")]
pub(super) async fn play(
    ctx: Context<'_>,
    #[rename = "game"] _game: Option<PlayedGame>,
    opponent: Option<serenity::User>,
    #[autocomplete = "presets"]
    #[max_length = 100]
    rules: Option<String>,
    partner: Option<serenity::User>,
    second_opponent: Option<serenity::User>,
    first: Option<First>,
    place: Option<Where>,
    #[autocomplete = "clocks"]
    #[max_length = 100]
    clock: Option<String>,
    #[autocomplete = "goals"]
    #[max_length = 100]
    #[rename = "match"]
    goal: Option<String>,
    away: Option<bool>,
    nights: Option<bool>,
    days_off: Option<Weekend>,
    rated: Option<bool>,
    #[min = 1]
    #[max = 8]
    level: Option<u8>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let rules = label::optional(ctx, rules, presets).await;
    let Some(rules) = chosen_rules(ctx, rules.as_deref()).await? else {
        return match opponent {
            _ if ctx.args.iter().any(|option| option.name != "opponent") => {
                Err(Refusal::PlayWhichGame.into())
            }
            Some(opponent) => ask_which_game(ctx, &caller, &opponent).await,
            None => send(&caller, begin::which(&caller, begin::anyone(&caller)).await).await,
        };
    };
    let clock = label::optional(ctx, clock, clocks).await;
    let goal = label::optional(ctx, goal, goals).await;
    // Discord checks the bounds of a number.
    let level = level.and_then(|level| Level::try_from(level).ok());
    let named = |user: Option<serenity::User>| user.map(|user| invited(ctx, &user, level)).transpose();
    let named = [named(opponent)?, named(partner)?, named(second_opponent)?];
    let invited = challenge::places(rules, named, level)?;
    let wanted = Wanted {
        terms: TypedTerms { clock, away, goal, rated, nights, days_off: days_off.map(Into::into) }
            .read(&caller, &invited)
            .await?,
        invited,
        rules,
        rematch_of: None,
        first: match first {
            None | Some(First::Lot) => FirstPlayer::Lot,
            Some(First::Me) => FirstPlayer::Challenger,
            Some(First::Opponent) => FirstPlayer::Opponent,
        },
        place: place.map(|place| match place {
            Where::Here => Place::Here,
            Where::Thread => Place::Thread,
        }),
        seek: None,
        button: None,
    };
    send(&caller, challenge::challenge(&caller, wanted).await?).await
}

/// The rules to play by: those of the game, or rules that name their game themselves.
async fn chosen_rules(ctx: Context<'_>, typed: Option<&str>) -> Result<Option<RuleSet>, Failure> {
    match (game(ctx), typed) {
        (Ok(_), typed) => rule_set(ctx, typed).await.map(Some),
        (Err(_), Some(typed)) => rules_of_any_game(ctx, typed).await.map(Some),
        (Err(_), None) => Ok(None),
    }
}

/// Whether there are rules for teams.
pub(super) fn has_teams(game: Game) -> bool {
    game.presets().filter_map(|name| game.preset(name)).any(|rules| rules.seats() > 2)
}

/// Asks which game to play; the buttons work like `/dara challenge`.
#[poise::command(context_menu_command = "challenge_member")]
pub(super) async fn challenge_member(ctx: Context<'_>, member: serenity::User) -> Result<(), Failure> {
    ask_which_game(ctx, &caller(ctx)?, &member).await
}

/// Asks which game to challenge a member to. What would be refused after the choice is refused at once.
async fn ask_which_game(ctx: Context<'_>, caller: &Caller, member: &serenity::User) -> Result<(), Failure> {
    let against = match invited(ctx, member, None)? {
        Invited::Computer(_) => Against::Computer,
        Invited::Bot => return Err(play::Refusal::ChallengedBot.into()),
        Invited::Member(player) if player == caller.player => {
            return Err(play::Refusal::ChallengedSelf.into());
        }
        Invited::Member(player) => Against::Member(player),
    };
    send(caller, begin::which(caller, against).await).await
}

/// A member named in an option of a command, or chosen in a menu. Discord says of each whether they are on the server
/// and what they may do in the channel.
fn invited(ctx: Context<'_>, user: &serenity::User, level: Option<Level>) -> Result<Invited, Failure> {
    let command = ctx.interaction;
    if user.id == ctx.data().discord.me {
        return Ok(Invited::Computer(level.unwrap_or_default()));
    }
    let player = id(user.id.get())?;
    let invited = if user.bot { Invited::Bot } else { Invited::Member(player) };
    if user.bot || user.id == command.user.id {
        // If no one else can play here, that matters more than who was named.
        return Ok(invited);
    }
    if command.guild_id.is_none() {
        // Discord doesn't tell anyone who is in a direct message or a group.
        return Ok(invited);
    }
    let Some(member) = command.data.resolved.members.get(&user.id) else {
        return Err(Refusal::NotAMember { player }.into());
    };
    let sees = serenity::Permissions::VIEW_CHANNEL | serenity::Permissions::ADMINISTRATOR;
    match member.permissions {
        Some(may) if !may.intersects(sees) => Err(Refusal::CannotSeeChannel { player }.into()),
        _ => Ok(invited),
    }
}
