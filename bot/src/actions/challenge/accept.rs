//! Accepts a challenge; the last player to accept starts the game.

use anyhow::Context as _;
use data::AnnouncementId;
use play::{
    Announcement, Challenge, ChallengeId, ChallengeState, Change, MessageId, Place, PlayerId, Table, Team,
    challenge::Event,
};
use ui::{
    button_id::ButtonId,
    failure::{Failure, Refusal},
    subject::Subject,
    texts::say,
    views::{self, Button, Tone, View},
};

use crate::{
    actions::{
        challenge::{self, challenge_message},
        game::{lookup, turn},
        notice,
        reply::{FollowUp, Reply},
    },
    app::{caller::Caller, server_settings},
    discord::{answer::Answer, interaction::Delivery},
};

/// The most attempts to join: three others can take a place first.
const TRIES: u8 = 4;

/// How a challenge is accepted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Acceptance {
    /// The team to join, where there is a choice.
    pub team: Option<Team>,
    /// The button used.
    pub by: By,
}

/// The button used to accept a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// Under the challenge itself.
    Message,
    /// Offered in private because the channel already has a game: play in a thread instead.
    Thread,
    /// For a rematch: under the last board, or the command.
    Rematch,
}

/// Accepts the challenge `id`, trying again if someone else joined at the same moment.
pub(crate) async fn press(caller: &Caller, id: ChallengeId, how: Acceptance) -> Result<Reply, Failure> {
    server_settings::may_play(caller).await?;
    let mut tries = TRIES;
    loop {
        let mut challenge = lookup::challenge(caller, id).await?;
        let message = match how.by {
            By::Message if caller.is_on_message => caller.message,
            By::Message | By::Thread => challenge.message,
            // It only matters as the message a thread is opened on.
            By::Rematch => challenge.message.or(caller.message),
        };
        let message = message.ok_or(play::Refusal::Stale)?;
        if how.by == By::Thread {
            server_settings::place(caller, Some(Place::Thread)).await?;
            challenge.place = Place::Thread;
        }
        let is_closed = challenge.state != ChallengeState::Open;
        if is_closed && how.by == By::Message && caller.is_on_message && !challenge.home.is_posted_in() {
            return Ok(redrawn(caller, &challenge).await);
        }
        tries -= 1;
        // If the button is on the challenge's own message, the answer redraws it.
        let is_its_message = how.by == By::Message && caller.is_on_message;
        let delivery = if is_its_message { Delivery::ByReply } else { Delivery::ByMessage };
        return match join(caller, &challenge, how.team, message, delivery).await {
            Ok(joined) => show(caller, &joined, how.by, delivery).await,
            // Someone else joined at the same moment, or one of the players started another game.
            Err(Failure::Refused(refusal)) if refusal.is_stale() && tries > 0 => continue,
            Err(Failure::Refused(refusal)) if can_move_to_thread(caller, &challenge, &refusal).await => {
                Ok(propose_thread(caller, &challenge, &refusal).await)
            }
            Err(Failure::Refused(refusal)) => Err(server_settings::without_threads(caller, refusal).await),
            Err(failure) => Err(failure),
        };
    }
}

/// A challenge after someone joined.
struct Joined {
    challenge: Challenge,
    /// The game, if it has begun.
    begun: Option<Table>,
    /// What to announce, starting with the redrawn challenge.
    due: Vec<(AnnouncementId, Announcement)>,
}

/// Stores that the member joins and, if they are the last, the game.
async fn join(
    caller: &Caller,
    challenge: &Challenge,
    team: Option<Team>,
    message: MessageId,
    delivery: Delivery,
) -> Result<Joined, Failure> {
    let now = caller.app.clock.now();
    play::challenge::may_accept(challenge, caller.player, team, now)?;
    let by = caller.player;
    // An id is spent only if the game begins.
    let game = if challenge.begins_next() {
        caller.app.store.new_game_id().await
    } else {
        caller.app.store.next_game_id().await
    };
    let game = game.context("taking an id")?;
    let players = challenge.joined().filter(|&joined| joined != by).chain([by]);
    // The channel may have got the bot or lost it since the challenge was made.
    let home = challenge.home;
    let players: Vec<PlayerId> = players.collect();
    let away = caller.app.store.away(home, players.iter().copied(), now).await.context("loading absences")?;
    let zones = challenge::zones(&caller.app, home, challenge.terms, players).await?;
    let event = Event::Accept { by, team, message: Some(message), game, lot: rand::random(), away, zones };
    let decision = play::challenge::update(challenge, event, now)?;
    let restrictions = caller.app.store.restrictions(home, by, challenge.joined()).await;
    let decision = restrictions.context("loading blocks and suspensions")?.accept(decision, by)?;
    let games = caller.app.store.count_running_games_of(home, decision.challenge.joined()).await;
    let decision = server_settings::limits(&caller.app, home).await?.accept(
        decision,
        by,
        &games.context("counting the players' games")?,
    )?;
    let started = Change::started(&decision.changes).cloned().map(Table::new);
    let started = started.transpose().context("storing a new game")?;
    if started.is_some() {
        match challenge.place {
            Place::Here => caller.may_post()?,
            Place::Thread => open_thread(caller, message, challenge).await?,
        }
    }
    let mut announcements = decision.announcements;
    if let Some(table) = &started {
        announcements = notice::with_direct(&caller.app, table, announcements)
            .await
            .context("loading who wants direct messages")?
            .0;
    }
    if started.is_some() && !challenge.home.is_posted_in() {
        // The board is what the answer shows, so it comes first. Messages can't be edited there.
        announcements.retain(|announcement| !announcement.is_edit());
        announcements.sort_by_key(|announcement| !announcement.is_board());
    }
    let numbers = caller.commit(delivery, decision.changes, announcements.clone()).await?;
    Ok(Joined {
        challenge: decision.challenge,
        begun: started,
        due: numbers.into_iter().zip(announcements).collect(),
    })
}

/// Opens the thread on the challenge's message before the game is stored: if the bot stops in between, the challenge
/// is still open and the thread is found again.
async fn open_thread(caller: &Caller, message: MessageId, challenge: &Challenge) -> Result<(), Failure> {
    caller.may_open_thread()?;
    let (app, home) = (&caller.app, challenge.home);
    let name = server_settings::name_of(app, home, challenge.rules).await;
    let name = views::rules_names::rules_called(app.words_in(home).await, challenge.rules, name.as_ref());
    app.discord.open_thread(caller, message, name).await
}

/// The answer, which shows who joined or that the game has started. Anywhere but on the challenge's own message, the
/// challenge is redrawn by the delivery.
async fn show(caller: &Caller, joined: &Joined, by: By, delivery: Delivery) -> Result<Reply, Failure> {
    let Joined { challenge, begun, due } = joined;
    if let (Some(table), false) = (begun, challenge.home.is_posted_in()) {
        return first_board(caller, table, due).await;
    }
    let changed = due.first().copied();
    let begun = changed.and_then(|(_, changed)| changed.begun());
    let words = match by {
        By::Message | By::Thread => caller.app.words_in(challenge.home).await,
        By::Rematch => caller.words().await,
    };
    let view = challenge_message::redrawn(&caller.app, words, challenge, begun).await;
    let answer = match by {
        By::Message | By::Thread => Answer::Rewrite(view),
        By::Rematch => Answer::Private(View::words(view.text)),
    };
    let reply = match delivery {
        Delivery::ByReply => Reply::new(answer).making(changed.into_iter().collect()),
        Delivery::ByMessage => Reply::new(answer),
    };
    // The board is a message of its own, so that it pings the first player.
    Ok(reply.then(FollowUp::Deliver))
}

/// Where the bot can only answer, the answer is the first board. Whether that arrived can be asked, so it is never posted twice;
/// a further message by the same interaction could be. The challenge's message is redrawn by the next press on it.
async fn first_board(
    caller: &Caller,
    table: &Table,
    due: &[(AnnouncementId, Announcement)],
) -> Result<Reply, Failure> {
    let board = due.iter().copied().find(|(_, announcement)| announcement.is_board());
    let (number, board) = board.context("a game begins without a board")?;
    let view = turn::view(&caller.app, &board, table).await?;
    Ok(Reply::new(Answer::Public(view)).making(vec![(number, board)]).then(FollowUp::Deliver))
}

/// A challenge that is closed, on whose message someone pressed a button where only that can redraw it.
async fn redrawn(caller: &Caller, challenge: &Challenge) -> Reply {
    let words = caller.app.words_in(challenge.home).await;
    Reply::new(Answer::Rewrite(challenge_message::redrawn(&caller.app, words, challenge, None).await))
}

async fn can_move_to_thread(caller: &Caller, challenge: &Challenge, refusal: &Refusal) -> bool {
    matches!(refusal, Refusal::Play(play::Refusal::ChannelBusy { .. }))
        && challenge.place == Place::Here
        && challenge.message.is_some()
        && server_settings::can_have_thread(caller).await
}

/// Offers to play in a thread, since the channel got a game after the challenge was made.
async fn propose_thread(caller: &Caller, challenge: &Challenge, refusal: &Refusal) -> Reply {
    let words = caller.words().await;
    let control = ButtonId::Accept { challenge: challenge.id, in_thread: true };
    let button = Button::new(say!(words, "button-accept-thread"), control, Tone::Good);
    let subject = Subject::of_rules(challenge.rules);
    let view: View = views::refusal::view(words, refusal, &subject).with_row(vec![button]);
    Reply::private(view)
}
