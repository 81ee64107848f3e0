//! `/league`, `/tournament`, `/ladder`

use games::RuleSet;
use play::{TimeControl, competition::Format};
use poise::serenity_prelude::{self as serenity, CreateAutocompleteResponse};
use ui::{
    button_id::ProposalKind,
    failure::{Failure, Refusal},
    views,
};

use super::{
    game_choice::PlayedGame,
    label,
    rules::{presets, rule_set},
    suggest::{containing, suggest},
    terms::clocks,
};
use crate::{
    actions::{
        challenge::terms,
        competition::{
            self, Changing, IN_LEAGUE, IN_SWISS, IN_TIE, Kind, MOVERS, NEWEST, Opening, PingedRole, ROUND,
            ROUNDS, SEASON, SIZE, Start,
        },
    },
    discord::id::id,
    handlers::{
        commands::away::coming,
        context::{self, Context, caller},
        send::send,
    },
};

/// The name of the command above those of leagues.
pub(super) const LEAGUE: &str = "league";

/// Open a league
#[poise::command(slash_command, rename = "create")]
#[expect(clippy::too_many_arguments, reason = "poise makes an option of each")]
pub(super) async fn open_league(
    ctx: Context<'_>,
    #[rename = "game"] _game: PlayedGame,
    #[max_length = 40] name: Option<String>,
    #[autocomplete = "presets"]
    #[max_length = 100]
    rules: Option<String>,
    #[autocomplete = "clocks"]
    #[max_length = 100]
    clock: Option<String>,
    #[min = 7]
    #[max = 180]
    days: Option<u16>,
    #[autocomplete = "coming"]
    #[max_length = 100]
    starts: Option<String>,
    #[min = 4]
    #[max = 500]
    players: Option<u16>,
    #[min = 4]
    #[max = 15]
    size: Option<u8>,
    #[min = 0]
    #[max = 5]
    movers: Option<u8>,
    again: Option<bool>,
    #[min = 1]
    #[max = 20]
    at_once: Option<u8>,
    by_mail: Option<bool>,
    role: Option<serenity::Role>,
    ping: Option<serenity::Role>,
) -> Result<(), Failure> {
    let is_asked = name.is_none() && rules.is_none() && clock.is_none() && days.is_none() && starts.is_none();
    let is_asked = is_asked && players.is_none() && size.is_none() && movers.is_none() && again.is_none();
    let is_asked = is_asked && at_once.is_none() && by_mail.is_none() && role.is_none() && ping.is_none();
    if is_asked {
        return asks(ctx, ProposalKind::League).await;
    }
    let (rules, clock) = choices(ctx, rules, clock).await?;
    let format = Format::League {
        size: within(size, SIZE)?,
        movers: within(movers, MOVERS)?,
        goes_on: again.unwrap_or(true),
    };
    let opening = Opening {
        format,
        rules,
        name,
        clock,
        days: within(days, SEASON)?,
        starts: label::optional(ctx, starts, coming).await.map(Start::Typed),
        players: optional(players)?,
        at_once: within(at_once, IN_LEAGUE)?,
        by_mail: by_mail.unwrap_or(false),
        role: role.map(|role| id(role.id.get())).transpose()?,
        ping: ping.as_ref().map(pinged).transpose()?,
    };
    let caller = caller(ctx)?;
    send(&caller, competition::open(&caller, opening).await?).await
}

/// Asks for everything in a form: none of the options was used.
async fn asks(ctx: Context<'_>, kind: ProposalKind) -> Result<(), Failure> {
    let (caller, game) = (caller(ctx)?, context::game(ctx)?);
    send(&caller, competition::ask(&caller, kind, game).await?).await
}

/// How a tournament is played, as an option.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum TournamentKind {
    Swiss,
    Knockout,
}

/// Open a tournament
#[poise::command(slash_command, rename = "create")]
#[expect(clippy::too_many_arguments, reason = "poise makes an option of each")]
pub(super) async fn open_tournament(
    ctx: Context<'_>,
    #[rename = "game"] _game: PlayedGame,
    kind: TournamentKind,
    #[max_length = 40] name: Option<String>,
    #[autocomplete = "presets"]
    #[max_length = 100]
    rules: Option<String>,
    #[autocomplete = "clocks"]
    #[max_length = 100]
    clock: Option<String>,
    #[min = 1]
    #[max = 15]
    rounds: Option<u16>,
    #[min = 1]
    #[max = 90]
    days: Option<u16>,
    #[autocomplete = "coming"]
    #[max_length = 100]
    starts: Option<String>,
    #[min = 4]
    #[max = 500]
    players: Option<u16>,
    by_mail: Option<bool>,
    role: Option<serenity::Role>,
    ping: Option<serenity::Role>,
) -> Result<(), Failure> {
    let is_asked = name.is_none() && rules.is_none() && clock.is_none() && rounds.is_none() && days.is_none();
    let is_asked = is_asked && starts.is_none() && players.is_none() && by_mail.is_none();
    if is_asked && role.is_none() && ping.is_none() {
        return match kind {
            TournamentKind::Swiss => asks(ctx, ProposalKind::Swiss).await,
            TournamentKind::Knockout => asks(ctx, ProposalKind::KnockOut).await,
        };
    }
    let (rules, clock) = choices(ctx, rules, clock).await?;
    let (format, at_once) = match kind {
        TournamentKind::Swiss => (Format::Swiss { rounds: within(rounds, ROUNDS)? }, IN_SWISS),
        TournamentKind::Knockout => (Format::KnockOut, IN_TIE),
    };
    let opening = Opening {
        format,
        rules,
        name,
        clock,
        days: within(days, ROUND)?,
        starts: label::optional(ctx, starts, coming).await.map(Start::Typed),
        players: optional(players)?,
        at_once,
        by_mail: by_mail.unwrap_or(false),
        role: role.map(|role| id(role.id.get())).transpose()?,
        ping: ping.as_ref().map(pinged).transpose()?,
    };
    let caller = caller(ctx)?;
    send(&caller, competition::open(&caller, opening).await?).await
}

/// Change a league before it starts
#[poise::command(slash_command, rename = "change")]
#[expect(clippy::too_many_arguments, reason = "poise makes an option of each")]
pub(super) async fn change_league(
    ctx: Context<'_>,
    #[autocomplete = "named"]
    #[max_length = 100]
    name: Option<String>,
    #[max_length = 40] new_name: Option<String>,
    #[autocomplete = "clocks"]
    #[max_length = 100]
    clock: Option<String>,
    #[min = 7]
    #[max = 180]
    days: Option<u16>,
    #[autocomplete = "coming"]
    #[max_length = 100]
    starts: Option<String>,
    #[min = 4]
    #[max = 500]
    players: Option<u16>,
    #[min = 4]
    #[max = 15]
    size: Option<u8>,
    #[min = 0]
    #[max = 5]
    movers: Option<u8>,
    again: Option<bool>,
    #[min = 1]
    #[max = 20]
    at_once: Option<u8>,
) -> Result<(), Failure> {
    let wanted = Changing {
        name: new_name,
        clock: timed(ctx, clock).await?,
        days: optional(days)?,
        starts: label::optional(ctx, starts, coming).await,
        players: optional(players)?,
        size: optional(size)?,
        movers: optional(movers)?,
        again,
        rounds: None,
        at_once: optional(at_once)?,
    };
    change(ctx, name, wanted).await
}

/// Change a tournament before it starts
#[poise::command(slash_command, rename = "change")]
#[expect(clippy::too_many_arguments, reason = "poise makes an option of each")]
pub(super) async fn change_tournament(
    ctx: Context<'_>,
    #[autocomplete = "named"]
    #[max_length = 100]
    name: Option<String>,
    #[max_length = 40] new_name: Option<String>,
    #[autocomplete = "clocks"]
    #[max_length = 100]
    clock: Option<String>,
    #[min = 1]
    #[max = 15]
    rounds: Option<u16>,
    #[min = 1]
    #[max = 90]
    days: Option<u16>,
    #[autocomplete = "coming"]
    #[max_length = 100]
    starts: Option<String>,
    #[min = 4]
    #[max = 500]
    players: Option<u16>,
) -> Result<(), Failure> {
    let wanted = Changing {
        name: new_name,
        clock: timed(ctx, clock).await?,
        days: optional(days)?,
        starts: label::optional(ctx, starts, coming).await,
        players: optional(players)?,
        rounds: optional(rounds)?,
        ..Changing::default()
    };
    change(ctx, name, wanted).await
}

async fn change(ctx: Context<'_>, name: Option<String>, wanted: Changing) -> Result<(), Failure> {
    let name = label::optional(ctx, name, named).await;
    let caller = caller(ctx)?;
    let meant = competition::meant(&caller, kind(ctx), name.as_deref()).await?;
    send(&caller, competition::change(&caller, meant, wanted).await?).await
}

/// Your games and the standings, of a league or a tournament
#[poise::command(slash_command)]
pub(super) async fn show(
    ctx: Context<'_>,
    #[autocomplete = "named"]
    #[max_length = 100]
    name: Option<String>,
) -> Result<(), Failure> {
    let name = label::optional(ctx, name, named).await;
    let caller = caller(ctx)?;
    send(&caller, competition::show(&caller, kind(ctx), name.as_deref()).await?).await
}

/// Manage a league or a tournament
#[poise::command(slash_command)]
pub(super) async fn manage(
    ctx: Context<'_>,
    #[autocomplete = "named"]
    #[max_length = 100]
    name: Option<String>,
) -> Result<(), Failure> {
    let name = label::optional(ctx, name, named).await;
    let caller = caller(ctx)?;
    send(&caller, competition::open_tools(&caller, kind(ctx), name.as_deref()).await?).await
}

/// Which of the two a command is below, `/league` or `/tournament`.
fn kind(ctx: Context<'_>) -> Kind {
    let is_league = ctx.parent_commands().iter().any(|parent| parent.name == LEAGUE);
    if is_league { Kind::League } else { Kind::Tournament }
}

/// The ladder of a game
#[poise::command(slash_command)]
pub(super) async fn ladder(ctx: Context<'_>, #[rename = "game"] _game: PlayedGame) -> Result<(), Failure> {
    let rules = rule_set(ctx, None).await?;
    let caller = caller(ctx)?;
    send(&caller, competition::show_ladder(&caller, rules).await?).await
}

/// The rules and the clock that were typed.
async fn choices(
    ctx: Context<'_>,
    rules: Option<String>,
    clock: Option<String>,
) -> Result<(RuleSet, Option<TimeControl>), Failure> {
    let rules = label::optional(ctx, rules, presets).await;
    let rules = rule_set(ctx, rules.as_deref()).await?;
    Ok((rules, timed(ctx, clock).await?))
}

/// The clock that was typed.
async fn timed(ctx: Context<'_>, clock: Option<String>) -> Result<Option<TimeControl>, Failure> {
    label::optional(ctx, clock, clocks).await.map(terms::clock).transpose()
}

/// A role to ping.
pub(super) fn pinged(role: &serenity::Role) -> Result<PingedRole, Failure> {
    Ok(PingedRole { role: id(role.id.get())?, is_mentionable: role.mentionable })
}

/// A number as the plan has it. Discord keeps what is typed within the bounds of an option, but not what is sent to it by hand.
fn within<Number, Bounded: TryFrom<Number>>(
    typed: Option<Number>,
    usual: Bounded,
) -> Result<Bounded, Failure> {
    Ok(optional(typed)?.unwrap_or(usual))
}

/// A number that may be left out, as the plan has it.
fn optional<Number, Bounded: TryFrom<Number>>(typed: Option<Number>) -> Result<Option<Bounded>, Failure> {
    typed.map(|number| number.try_into().map_err(|_| Refusal::BadOption.into())).transpose()
}

/// The leagues or the tournaments of the server, the newest first.
async fn named(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let all = match caller(ctx).and_then(|caller| caller.guild()) {
        Ok(guild) => ctx.data().store.competitions(guild, NEWEST).await.unwrap_or_default(),
        Err(_) => Vec::new(),
    };
    let (words, kind) = (context::completing(ctx).await, kind(ctx));
    let fits = containing(typed);
    let of_kind = all.iter().filter(|one| kind.has(one));
    let named = of_kind.map(|one| (views::competition::choice(words, one), one.id.to_string()));
    suggest(named.filter(|(label, _)| fits(label)))
}
