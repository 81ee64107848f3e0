//! Voting for a server's turn, and what the computer replies.

use std::time::Duration;

use anyhow::Context as _;
use engine::Strength;
use games::{Action, Recorded, narrow};
use jiff::SignedDuration;
use play::{
    Change, Level, Refusal, VoteGameId,
    game::vote::{self, Against, FRESH, VoteGame, Voter},
};
use ui::{
    button_id::{
        ChoiceStep,
        vote::{VoteAt, VoteControl},
    },
    failure::{self, Failure},
    views::{self, View, game::panel::ChosenSquares, guild::vote::ShownVote},
};

use crate::{
    actions::{
        game::{fair_play, panel},
        reply::Reply,
    },
    app::{App, caller::Caller, thinking::Purpose},
    discord::interaction::Delivery,
};

/// How long the computer's reply waits for a free engine.
const PATIENCE: Duration = Duration::from_secs(1);
/// Of how many voters at most it's looked up whether the computer's reply would help them in a running game. Where more vote, no
/// one of them leads the game to a position of their own.
const FEW: usize = 50;

/// Shows the vote that goes on in the caller's channel, with its button.
pub(crate) async fn show(caller: &Caller) -> Result<Reply, Failure> {
    let game = here(caller).await?.ok_or(failure::Refusal::NoVoteHere)?;
    if game.posted.is_none() {
        let board = board(&game)?;
        if !game.votes_about(board.position()) {
            return Ok(Reply::private(views::guild::vote::waiting(caller.words().await, &game, &board)));
        }
        caller.may_post()?;
        return Ok(Reply::private(views::guild::vote::unposted(caller.words().await)));
    }
    let board = board(&game)?;
    let shown = shown(&caller.app, &game, &board).await?;
    let view =
        views::guild::vote::post(caller.words().await, caller.look().await, shown.as_shown(&game, &board));
    // Only the post itself pings.
    Ok(Reply::private(View { role: None, ..view }))
}

/// A button of a vote game.
pub(crate) async fn press(caller: &Caller, control: VoteControl) -> Result<Reply, Failure> {
    match control {
        VoteControl::Open(id) => {
            let game = game(caller, id).await?;
            let board = board(&game)?;
            vote::check(&game, board.position(), voter(caller, &game).await?)?;
            Ok(Reply::update(asked(caller, &game, &board, &[], ChosenSquares::default()).await?))
        }
        VoteControl::Choose { at, played, step } => choose(caller, at, played, step).await,
    }
}

/// Chooses squares of an action, and votes for the turn once it's whole.
async fn choose(
    caller: &Caller,
    at: VoteAt,
    mut played: Vec<Action>,
    step: ChoiceStep,
) -> Result<Reply, Failure> {
    let game = game(caller, at.game).await?;
    if game.ply() != at.ply || game.over.is_some() {
        return Ok(Reply::update(views::guild::vote::stale(caller.words().await, &game)));
    }
    let start = board(&game)?;
    let voter = voter(caller, &game).await?;
    vote::check(&game, start.position(), voter)?;
    let seat = start.position().to_act().ok_or(Refusal::VoteOver)?;
    let before = start.after(&played).map_err(|_| failure::Refusal::UnknownButton)?;
    if !played.is_empty() && vote::is_whole(&before, seat) {
        return Err(failure::Refusal::UnknownButton.into());
    }
    let legal = before.position().legal_actions();
    let (stops, rank) = (matches!(step, ChoiceStep::Stop(_)), step.rank());
    let squares = step.squares().to_vec();
    let squares = if stops { squares } else { panel::chosen(&legal, squares, rank) };
    let narrowed = narrow(&legal, &squares);
    let action = match narrowed.complete {
        Some(action) if stops || narrowed.next.is_empty() => action,
        // The board of a vote never changes, so only a forged button leads nowhere, or stops amid an action.
        _ if stops || narrowed.is_dead() => return Err(failure::Refusal::UnknownButton.into()),
        _ => {
            let choice = ChosenSquares { squares: &squares, rank };
            return Ok(Reply::update(asked(caller, &game, &before, &played, choice).await?));
        }
    };
    let after = before.then(action).map_err(|_| failure::Refusal::UnknownButton)?;
    played.push(action);
    if !vote::is_whole(&after, seat) {
        return Ok(Reply::update(asked(caller, &game, &after, &played, ChosenSquares::default()).await?));
    }
    let change = vote::cast(&game, &start, voter, played.clone())?;
    store(caller, &game, change, &after, &played).await
}

/// Stores a vote for a turn that leads to this board.
async fn store(
    caller: &Caller,
    game: &VoteGame,
    vote: Change,
    after: &Recorded,
    turn: &[Action],
) -> Result<Reply, Failure> {
    let words = caller.words().await;
    match caller.commit(Delivery::ByMessage, vec![vote], Vec::new()).await {
        Err(Failure::Refused(refusal)) if refusal.is_stale() => {
            let suspended = caller.app.store.suspended(caller.home, caller.player).await;
            if suspended.context("loading a suspension")?.is_some() {
                return Err(Refusal::Suspended.into());
            }
            return Ok(Reply::update(views::guild::vote::stale(words, game)));
        }
        stored => drop(stored?),
    }
    end_if_decided(&caller.app, game).await?;
    Ok(Reply::update(views::guild::vote::stored(words, caller.look().await, game, after, turn)))
}

/// Ends a vote early whose post is too old to be edited often: of others, the next count does so.
async fn end_if_decided(app: &App, game: &VoteGame) -> anyhow::Result<()> {
    let now = app.clock.now();
    let is_old = game.posted.is_some_and(|(_, posted)| now.duration_since(posted) >= FRESH);
    if is_old && game.quorum.is_some() { hasten_if_decided(app, game).await.map(drop) } else { Ok(()) }
}

/// Ends a vote early in which enough have voted. Returns whether they have.
pub(crate) async fn hasten_if_decided(app: &App, game: &VoteGame) -> anyhow::Result<bool> {
    let votes = app.store.count_votes(game.id, game.ply()).await.context("counting votes")?;
    if !vote::is_decided(game, votes) {
        return Ok(false);
    }
    let now = app.clock.now();
    let decision = vote::hasten(game, now);
    let unit = data::Unit {
        at: now,
        interaction: None,
        changes: decision.changes,
        announcements: decision.announcements,
    };
    // It may have ended at this moment.
    data::CommitError::unless_stale(app.write(unit).await).context("ending a vote early")?;
    Ok(true)
}

/// The panel after some choices, with what its reader has voted for.
async fn asked(
    caller: &Caller,
    game: &VoteGame,
    board: &Recorded,
    played: &[Action],
    choice: ChosenSquares<'_>,
) -> Result<View, Failure> {
    let before =
        caller.app.store.own_vote(game.id, game.ply(), caller.player).await.context("loading a vote")?;
    let (words, look) = (caller.words().await, caller.look().await);
    Ok(views::guild::vote::panel(words, look, game, board, played, choice, before.as_deref()))
}

/// The caller as a voter. The two servers of a game never vote at the same time, so no vote for the other comes between.
async fn voter(caller: &Caller, game: &VoteGame) -> Result<Voter, Failure> {
    let (player, joined) = (caller.player, caller.joined);
    let votes_for_other = match game.twin {
        Some(twin) => {
            caller.app.store.has_voted(twin, player).await.context("loading another server's votes")?
        }
        None => false,
    };
    Ok(Voter { player, joined, votes_for_other })
}

/// The game of a button, if it's played in the caller's channel: others may be hidden from them.
async fn game(caller: &Caller, id: VoteGameId) -> Result<VoteGame, Failure> {
    let here = (caller.guild()?, caller.channel);
    let game = caller.app.store.vote_game(id).await.context("loading a vote game")?;
    Ok(game.filter(|game| (game.guild, game.channel) == here).ok_or(failure::Refusal::UnknownButton)?)
}

/// The vote game that is running in the caller's channel.
pub(crate) async fn here(caller: &Caller) -> Result<Option<VoteGame>, Failure> {
    let game = caller.app.store.vote_game_in(caller.guild()?, caller.channel).await;
    Ok(game.context("loading a channel's vote game")?)
}

/// The game of the other server, if two play and it runs.
pub(crate) async fn twin(app: &App, game: &VoteGame) -> anyhow::Result<Option<VoteGame>> {
    let Some(twin) = game.twin else { return Ok(None) };
    let twin = app.store.vote_game(twin).await.context("loading the vote game of another server")?;
    Ok(twin.filter(|twin| twin.over.is_none()))
}

/// The board of a vote game.
pub(crate) fn board(game: &VoteGame) -> anyhow::Result<Recorded> {
    Recorded::load(&game.record).with_context(|| format!("vote game {} can't be replayed", game.id))
}

/// What is shown of a vote game besides itself.
pub(crate) struct Loaded {
    votes: usize,
    last: Vec<vote::Counted>,
}

impl Loaded {
    /// The whole.
    pub(crate) fn as_shown<'a>(&'a self, game: &'a VoteGame, board: &'a Recorded) -> ShownVote<'a> {
        ShownVote { game, board, votes: self.votes, last: &self.last }
    }
}

/// Loads what is shown of a vote game.
pub(crate) async fn shown(app: &App, game: &VoteGame, board: &Recorded) -> anyhow::Result<Loaded> {
    let votes = app.store.count_votes(game.id, board.position().ply()).await.context("counting votes")?;
    let last = match game.voted {
        Some(ply) => app.store.tally(game.id, ply).await.context("loading how a vote fell")?.turns,
        None => Vec::new(),
    };
    Ok(Loaded { votes, last })
}

/// The board after the computer's reply, if it plays; `None` if the bot is busy.
pub(crate) async fn replied(
    app: &App,
    game: &VoteGame,
    mut board: Recorded,
) -> anyhow::Result<Option<Recorded>> {
    let Against::Computer(level) = game.against else { return Ok(Some(board)) };
    while board.position().to_act() == Some(vote::COMPUTER) {
        let strength = strength(app, game, &board, level).await?;
        let (record, purpose) = (board.record().clone(), Purpose::Turn(game.by));
        let thought = app.thinking.think(record, strength, game.id.get(), purpose, PATIENCE).await?;
        let Some(thought) = thought else { return Ok(None) };
        board = board
            .after(&thought.turn)
            .with_context(|| format!("the engine's turn in vote game {}", game.id))?;
    }
    Ok(Some(board))
}

/// How well the computer plays: the weakest where its turn would show a voter what to play in a running game.
async fn strength(app: &App, game: &VoteGame, board: &Recorded, level: Level) -> anyhow::Result<Strength> {
    let strength = Strength::new(level.number()).context("a level that the engine doesn't know")?;
    let mut voters = app.store.voters(game.id).await.context("loading who has voted")?;
    if voters.len() > FEW {
        voters.clear();
    }
    voters.push(game.by);
    let helps = fair_play::helps_on_board(app, voters.into_iter(), board.record()).await?;
    Ok(if helps { Strength::ALL[0] } else { strength })
}

/// When a vote whose computer found no free engine is looked at again.
pub(crate) const BUSY: SignedDuration = SignedDuration::from_secs(5);
