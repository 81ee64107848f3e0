//! What moderators can do with games, challenges and members of their server; everything is logged.
//!
//! Moderators see all of it, including games in channels they can't see: see `views/game/moving.rs`.

use std::collections::BTreeMap;

use anyhow::Context as _;
use data::CommitError;
use play::{
    ChallengeId, Change, CompetitionId, GameId, PlayerId, Table,
    challenge::{self, Event},
    game::table,
    guild::{
        moderation::{LogEntry, ModeratorAction, Reason},
        suspensions_and_blocks,
    },
    paging::{LogPage, LogStretch},
};
use ui::{
    button_id::{Listing, Moderation as ModerationButton},
    failure::{Failure, Refusal},
    views::{self, View},
};

use crate::{
    actions::{
        game::{
            commit::{self, Stored},
            lookup, turn,
        },
        lists,
        reply::Reply,
    },
    app::caller::Caller,
    discord::{answer::Answer, interaction::Delivery},
};

/// How often it is retried, if the game or challenge changed meanwhile.
const TRIES: u8 = 4;

/// The log entry for what the moderator is doing now.
pub(crate) fn logged(
    caller: &Caller,
    action: ModeratorAction,
    reason: Option<Reason>,
) -> Result<Change, Failure> {
    let (guild, by, at) = (caller.guild()?, caller.player, caller.app.clock.now());
    Ok(Change::Log(LogEntry { guild, by, at, action, reason }))
}

/// A moderator's button.
pub(crate) async fn press(caller: &Caller, what: ModerationButton) -> Result<Reply, Failure> {
    match what {
        ModerationButton::EndGame(game) => end_game(caller, game).await,
        ModerationButton::Log(stretch) => log(caller, stretch, Answer::Update).await,
        ModerationButton::Reinstate { player, page } => {
            // If someone else has reinstated them, the member is no longer on the list.
            reinstated(caller, player).await?;
            lists::show(caller, (Listing::Suspended, page), Answer::Update).await
        }
    }
}

/// Asks whether to end the running game with the typed number.
pub(crate) async fn ask_to_end(caller: &Caller, typed: &str) -> Result<Reply, Failure> {
    caller.moderates()?;
    let table = lookup::running(caller, typed).await?;
    let board = caller.app.store.board_message(table.id()).await.context("loading a board's message")?;
    Ok(Reply::private(views::guild::moderation::question(caller.words().await, &table, board)))
}

/// Ends a game without a result. The answer is its last board where it is played; elsewhere the board is posted
/// there.
pub(crate) async fn end_game(caller: &Caller, game: GameId) -> Result<Reply, Failure> {
    caller.moderates()?;
    for _ in 0..TRIES {
        let table = lookup::table(caller, game).await?;
        if let Some(ending) = table.ending() {
            return Err(play::Refusal::GameOver(ending).into());
        }
        let mut decision =
            table::stop(&table, caller.player, caller.app.clock.now()).ok_or(play::Refusal::NoGameHere)?;
        decision.changes.push(logged(caller, ModeratorAction::EndedGame { game }, None)?);
        let here = caller.channel == table.stored().channel;
        let delivery = if here { Delivery::ByReply } else { Delivery::ByMessage };
        let draw = turn::board_of_answer(&caller.app, delivery, table.stored().home).await;
        match commit::store_while(&caller.app, Some(caller.seen(delivery)), decision, draw).await {
            // Something was played at the last moment.
            Err(CommitError::Stale) => {}
            Err(error) => return Err(caller.not_stored(error).await),
            Ok((stored, board)) => return ended(caller, &stored, board, here).await,
        }
    }
    Err(play::Refusal::Stale.into())
}

async fn ended(caller: &Caller, stored: &Stored, board: Option<View>, here: bool) -> Result<Reply, Failure> {
    if here {
        Ok(turn::shown(&caller.app, stored, board).await?.closing_panel(caller))
    } else {
        caller.app.outbox.wake();
        Ok(Reply::update(views::guild::moderation::ended(caller.words().await, &stored.table)))
    }
}

/// Withdraws the open challenge with the number that was typed.
pub(crate) async fn withdraw(caller: &Caller, typed: &str) -> Result<Reply, Failure> {
    caller.moderates()?;
    let none = || Refusal::NoOpenChallenge { typed: typed.to_owned() };
    let number: ChallengeId = typed.trim().parse().map_err(|_| none())?;
    for _ in 0..TRIES {
        let found = caller.app.store.challenge(number).await.context("loading a challenge")?;
        let found = found.filter(|found| caller.is_at(found.home, found.channel)).ok_or_else(none)?;
        let mut decision = challenge::update(&found, Event::Remove, caller.app.clock.now())?;
        let action = ModeratorAction::WithdrewChallenge { challenge: number, player: found.challenger };
        decision.changes.push(logged(caller, action, None)?);
        match caller.commit(Delivery::ByMessage, decision.changes, decision.announcements).await {
            Err(Failure::Refused(refusal)) if refusal.is_stale() => continue,
            stored => stored?,
        };
        caller.app.outbox.wake();
        let view = views::guild::moderation::withdrawn(caller.words().await, &found);
        return Ok(Reply::private(view));
    }
    Err(play::Refusal::Stale.into())
}

/// A suspension to impose.
pub(crate) struct Suspend {
    /// The member.
    pub player: PlayerId,
    /// Whether they moderate the channel themselves.
    pub moderates: bool,
    /// The reason, for the log.
    pub reason: Option<Reason>,
    /// Whether their running games in the server end without a result.
    pub end_games: bool,
}

/// Suspends a member from playing in the server, in one transaction.
pub(crate) async fn suspend(caller: &Caller, wanted: Suspend) -> Result<Reply, Failure> {
    caller.moderates()?;
    let player = wanted.player;
    if player == caller.player {
        return Err(Refusal::SuspendSelf.into());
    }
    if wanted.moderates {
        return Err(Refusal::SuspendModerator { player }.into());
    }
    for _ in 0..TRIES {
        let (unit, ended) = suspension(caller, &wanted).await?;
        let challenges = unit.challenges;
        let stored = caller.commit(Delivery::ByMessage, unit.changes, unit.announcements).await;
        match stored {
            Err(Failure::Refused(refusal)) if refusal.is_stale() => continue,
            stored => stored?,
        };
        caller.app.outbox.wake();
        let words = caller.words().await;
        let running = caller.app.store.count_running_games_of(caller.home, [wanted.player]).await;
        let running = running.context("counting a player's games")?.iter().map(|(_, games)| games).sum();
        let games = views::guild::moderation::Games { ended: ended.len(), running };
        let view = views::guild::moderation::suspended(words, wanted.player, challenges, games);
        return Ok(Reply::private(view));
    }
    Err(play::Refusal::Stale.into())
}

/// What a suspension stores and announces, and the games that it ends.
async fn suspension(
    caller: &Caller,
    wanted: &Suspend,
) -> Result<(suspensions_and_blocks::Parting, Vec<Table>), Failure> {
    let (guild, player, now) = (caller.guild()?, wanted.player, caller.app.clock.now());
    if let Some(since) =
        caller.app.store.suspended(guild.into(), player).await.context("loading a suspension")?
    {
        return Err(Refusal::AlreadySuspended { player, since }.into());
    }
    let open =
        caller.app.store.open_challenges_of(guild.into()).await.context("loading a server's challenges")?;
    let mut unit =
        suspensions_and_blocks::suspend(guild, caller.player, player, wanted.reason.clone(), &open, now);
    let games = if wanted.end_games {
        caller.app.store.running_games_of(guild.into(), player).await.context("loading a player's games")?
    } else {
        Vec::new()
    };
    let mut ended = Vec::new();
    for table in games {
        let Some(decision) = table::stop(&table, caller.player, now) else { continue };
        let decision = commit::whole(&caller.app, decision).await.context("ending a game")?;
        unit.changes.extend(decision.changes);
        unit.changes.push(logged(
            caller,
            ModeratorAction::EndedGame { game: table.id() },
            wanted.reason.clone(),
        )?);
        unit.announcements.extend(decision.announcements);
        ended.push(decision.table);
    }
    Ok((unit, ended))
}

/// Reinstates a member. Returns whether they were suspended.
pub(crate) async fn reinstated(caller: &Caller, player: PlayerId) -> Result<bool, Failure> {
    caller.moderates()?;
    let change = Change::Reinstate { home: caller.guild()?.into(), player };
    let log = logged(caller, ModeratorAction::Reinstated { player }, None)?;
    match caller.commit(Delivery::ByMessage, vec![change, log], Vec::new()).await {
        Err(Failure::Refused(refusal)) if refusal.is_stale() => Ok(false),
        stored => stored.map(|_| true),
    }
}

/// Reinstates a member, and says so to the moderator.
pub(crate) async fn reinstate(caller: &Caller, player: PlayerId) -> Result<Reply, Failure> {
    if !reinstated(caller, player).await? {
        return Err(Refusal::NotSuspended { player }.into());
    }
    let view = views::guild::moderation::reinstated(caller.words().await, player);
    Ok(Reply::private(view))
}

/// Shows a page of the moderation log to the moderator.
pub(crate) async fn log(
    caller: &Caller,
    stretch: LogStretch,
    answer: fn(View) -> Answer,
) -> Result<Reply, Failure> {
    caller.moderates()?;
    let page =
        caller.app.store.moderation_log(caller.guild()?, stretch, views::guild::moderation::ENTRIES).await;
    let page = page.context("loading the moderation log")?;
    let competitions = competitions(caller, &page).await?;
    let view = views::guild::moderation::log(caller.words().await, &page, &competitions);
    Ok(Reply::new(answer(view)))
}

/// The names of the competitions that a page of the log is about.
async fn competitions(caller: &Caller, page: &LogPage) -> Result<BTreeMap<CompetitionId, String>, Failure> {
    let mut names = BTreeMap::new();
    for (_, entry) in &page.entries {
        let ModeratorAction::ManagedCompetition { competition, .. } = entry.action else { continue };
        let found = caller.app.store.competition(competition).await;
        if let Some(found) = found.context("loading a competition of the log")? {
            names.insert(competition, views::competition::name(&found));
        }
    }
    Ok(names)
}
