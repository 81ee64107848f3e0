//! What moderators can do with games, challenges and members of their server; everything is logged.
//!
//! Moderators see all of it, including games in channels they can't see: see `views/moving.rs`.

use anyhow::Context as _;
use data::CommitError;
use play::{
    ChallengeId, Change, GameId, PlayerId, Table,
    challenge::{self, Event},
    moderation::{LogEntry, ModeratorAction, Reason},
    paging::LogStretch,
    suspensions_and_blocks, table,
};
use ui::{
    failure::{Failure, ModerationRefusal},
    views::{self, View, pages::Page},
};

use crate::{
    actions::reply::Reply,
    actions::{
        commit::{self, Stored},
        lookup, turn,
    },
    app::App,
    discord::{
        answer::Answer,
        interaction::{Delivery, Interaction},
    },
};

/// How often it is retried, if the game or challenge changed meanwhile.
const TRIES: u8 = 4;

/// The log entry for what the moderator is doing now.
pub(crate) fn logged(
    app: &App,
    interaction: &Interaction,
    action: ModeratorAction,
    reason: Option<Reason>,
) -> Result<Change, Failure> {
    let (guild, by, at) = (interaction.guild()?, interaction.player, app.clock.now());
    Ok(Change::Log(LogEntry { guild, by, at, action, reason }))
}

/// Ends a game without a result. The answer is its last board where it is played; elsewhere the board is posted
/// there.
pub(crate) async fn end_game(app: &App, interaction: &Interaction, game: GameId) -> Result<Reply, Failure> {
    interaction.moderates()?;
    for _ in 0..TRIES {
        let table = lookup::table(app, interaction, game).await?;
        if let Some(ending) = table.ending() {
            return Err(play::Refusal::GameOver(ending).into());
        }
        let mut decision =
            table::stop(&table, interaction.player, app.clock.now()).ok_or(play::Refusal::NoGameHere)?;
        decision.changes.push(logged(app, interaction, ModeratorAction::EndedGame { game }, None)?);
        let here = interaction.channel == table.stored().channel;
        let delivery = if here { Delivery::ByReply } else { Delivery::ByMessage };
        let draw = turn::board_of_answer(app, delivery, table.stored().guild).await;
        match commit::store_while(app, Some(interaction.seen(delivery)), decision, draw).await {
            // Something was played at the last moment.
            Err(CommitError::Stale) => {}
            Err(error) => return Err(app.not_stored(interaction, error).await),
            Ok((stored, board)) => return ended(app, interaction, &stored, board, here).await,
        }
    }
    Err(play::Refusal::Stale.into())
}

async fn ended(
    app: &App,
    interaction: &Interaction,
    stored: &Stored,
    board: Option<View>,
    here: bool,
) -> Result<Reply, Failure> {
    if here {
        Ok(turn::shown(app, stored, board).await?.closing_panel(interaction))
    } else {
        app.outbox.wake();
        Ok(Reply::update(views::moderation::ended(app.words_for(interaction).await, &stored.table)))
    }
}

/// Withdraws the open challenge with the number that was typed.
pub(crate) async fn withdraw(app: &App, interaction: &Interaction, typed: &str) -> Result<Reply, Failure> {
    interaction.moderates()?;
    let none = || ModerationRefusal::NoSuchChallenge { typed: typed.to_owned() };
    let number: ChallengeId = typed.trim().parse().map_err(|_| none())?;
    for _ in 0..TRIES {
        let found = app.store.challenge(number).await.context("loading a challenge")?;
        let guild = interaction.guild()?;
        let found = found.filter(|found| found.guild == guild).ok_or_else(none)?;
        let mut decision = challenge::decide(&found, Event::Remove, app.clock.now())?;
        let action = ModeratorAction::WithdrewChallenge { challenge: number, player: found.challenger };
        decision.changes.push(logged(app, interaction, action, None)?);
        match app.commit(interaction, Delivery::ByMessage, decision.changes, decision.announcements).await {
            Err(Failure::Refused(refusal)) if refusal.is_stale() => continue,
            stored => stored?,
        };
        app.outbox.wake();
        let view = views::moderation::withdrawn(app.words_for(interaction).await, &found);
        return Ok(Reply::private(view));
    }
    Err(play::Refusal::Stale.into())
}

/// A suspension to impose.
pub(crate) struct Suspend {
    /// The member.
    pub player: PlayerId,
    /// The reason, for the log.
    pub reason: Option<Reason>,
    /// Whether their running games in the server end without a result.
    pub end_games: bool,
}

/// Suspends a member from playing in the server, in one transaction.
pub(crate) async fn suspend(app: &App, interaction: &Interaction, wanted: Suspend) -> Result<Reply, Failure> {
    interaction.moderates()?;
    for _ in 0..TRIES {
        let (unit, ended) = suspension(app, interaction, &wanted).await?;
        let challenges = unit.challenges;
        let stored = app.commit(interaction, Delivery::ByMessage, unit.changes, unit.announcements).await;
        match stored {
            Err(Failure::Refused(refusal)) if refusal.is_stale() => continue,
            stored => stored?,
        };
        app.outbox.wake();
        let words = app.words_for(interaction).await;
        let running = app.store.count_running_games_of(interaction.guild()?, [wanted.player]).await;
        let running = running.context("counting a player's games")?.iter().map(|(_, games)| games).sum();
        let games = views::moderation::Games { ended: ended.len(), running };
        let view = views::moderation::suspended(words, wanted.player, challenges, games);
        return Ok(Reply::private(view));
    }
    Err(play::Refusal::Stale.into())
}

/// What a suspension stores and announces, and the games that it ends.
async fn suspension(
    app: &App,
    interaction: &Interaction,
    wanted: &Suspend,
) -> Result<(suspensions_and_blocks::Parting, Vec<Table>), Failure> {
    let (guild, player, now) = (interaction.guild()?, wanted.player, app.clock.now());
    if let Some(since) = app.store.suspended(guild, player).await.context("loading a suspension")? {
        return Err(ModerationRefusal::AlreadySuspended { player, since }.into());
    }
    let open = app.store.open_challenges_of(guild).await.context("loading a server's challenges")?;
    let mut unit =
        suspensions_and_blocks::suspend(guild, interaction.player, player, wanted.reason.clone(), &open, now);
    let games = if wanted.end_games {
        app.store.running_games_of(guild, player).await.context("loading a player's games")?
    } else {
        Vec::new()
    };
    let mut ended = Vec::new();
    for table in games {
        let Some(decision) = table::stop(&table, interaction.player, now) else { continue };
        let decision = commit::whole(app, decision).await.context("ending a game")?;
        unit.changes.extend(decision.changes);
        unit.changes.push(logged(
            app,
            interaction,
            ModeratorAction::EndedGame { game: table.id() },
            wanted.reason.clone(),
        )?);
        unit.announcements.extend(decision.announcements);
        ended.push(decision.table);
    }
    Ok((unit, ended))
}

/// Reinstates a member. Returns whether they were suspended.
pub(crate) async fn reinstated(
    app: &App,
    interaction: &Interaction,
    player: PlayerId,
) -> Result<bool, Failure> {
    interaction.moderates()?;
    let guild = interaction.guild()?;
    let change = Change::Reinstate { guild, player };
    let log = logged(app, interaction, ModeratorAction::Reinstated { player }, None)?;
    match app.commit(interaction, Delivery::ByMessage, vec![change, log], Vec::new()).await {
        Err(Failure::Refused(refusal)) if refusal.is_stale() => Ok(false),
        stored => stored.map(|_| true),
    }
}

/// Reinstates a member, and says so to the moderator.
pub(crate) async fn reinstate(
    app: &App,
    interaction: &Interaction,
    player: PlayerId,
) -> Result<Reply, Failure> {
    if !reinstated(app, interaction, player).await? {
        return Err(ModerationRefusal::NotSuspended { player }.into());
    }
    let view = views::moderation::reinstated(app.words_for(interaction).await, player);
    Ok(Reply::private(view))
}

/// A page of the members who are suspended in the server.
pub(crate) async fn suspended(app: &App, interaction: &Interaction, page: u32) -> Result<View, Failure> {
    interaction.moderates()?;
    let guild = interaction.guild()?;
    let count = app.store.count_suspended_in(guild).await.context("counting suspensions")?;
    let page = Page::sized(count, page, views::kept_away::ENTRIES);
    let suspended = app.store.suspended_in(guild, views::kept_away::ENTRIES, page.offset()).await;
    let suspended = suspended.context("loading suspensions")?;
    Ok(views::suspensions::view(app.words_for(interaction).await, &suspended, page))
}

/// Shows a page of the moderation log to the moderator.
pub(crate) async fn log(
    app: &App,
    interaction: &Interaction,
    stretch: LogStretch,
    answer: fn(View) -> Answer,
) -> Result<Reply, Failure> {
    interaction.moderates()?;
    let page = app.store.moderation_log(interaction.guild()?, stretch, views::moderation::ENTRIES).await;
    let page = page.context("loading the moderation log")?;
    let view = views::moderation::log(app.words_for(interaction).await, &page);
    Ok(Reply::new(answer(view)))
}
