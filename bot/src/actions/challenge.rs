//! Makes a challenge.

pub(crate) mod accept;
pub(crate) mod begin;
pub(crate) mod challenge_message;
pub(crate) mod joining;
pub(crate) mod rematch;
pub(crate) mod seek;
pub(crate) mod terms;
pub(crate) mod withdraw;
pub(crate) mod world;

use anyhow::Context as _;
use data::AnnouncementId;
use games::{Game, RuleSet};
use jiff::SignedDuration;
use play::{
    Announcement, Challenge, Change, FirstPlayer, GameId, Home, Level, MessageId, Place, PlayerId, Table,
    Terms, Zone,
    challenge::{Event, Invited, Request, Update, seek::Sought},
    game::table,
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
        game::{
            commit::{self, Stored},
            computer, turn,
        },
        reply::{FollowUp, Reply},
    },
    app::{App, caller::Caller, server_settings},
    discord::{interaction::Delivery, permissions::BotAction},
};

/// What a challenger asks for.
pub(crate) struct Wanted {
    /// The players to invite, in order of play after the challenger; `None` is open to anyone.
    pub invited: Vec<Option<Invited>>,
    /// The rules.
    pub rules: RuleSet,
    /// The other terms.
    pub terms: Terms,
    /// The game this is a rematch of.
    pub rematch_of: Option<GameId>,
    /// Who plays first.
    pub first: FirstPlayer,
    /// Where to play. If left open, a thread is suggested when the channel already has a game.
    pub place: Option<Place>,
    /// By what an opponent is found and for how long, if that is left to the bot.
    pub seek: Option<(Sought, SignedDuration)>,
    /// The message with the button that asks for it, if that works once.
    pub button: Option<MessageId>,
}

impl Wanted {
    /// A challenge with the server's defaults.
    pub(crate) async fn as_usual(
        caller: &Caller,
        game: Game,
        invited: Option<Invited>,
    ) -> Result<Self, Failure> {
        Ok(Self {
            invited: vec![invited],
            rules: server_settings::default_rules(&caller.app, caller.home, game).await?,
            terms: terms::TypedTerms::default().read(caller, &[invited]).await?,
            rematch_of: None,
            first: FirstPlayer::Lot,
            place: None,
            seek: None,
            button: None,
        })
    }
}

/// The places after the challenger's in order of play: the opponent, and in a game for four the partner and the second
/// opponent. With a level, but without the computer among those named, it takes the first open place.
pub(crate) fn places(
    rules: RuleSet,
    named: [Option<Invited>; 3],
    level: Option<Level>,
) -> Result<Vec<Option<Invited>>, Refusal> {
    let (places, surplus) = named.split_at(named.len().min(rules.seats() - 1));
    if surplus.iter().any(Option::is_some) {
        return Err(Refusal::OnlyInTeams);
    }
    let mut places = places.to_vec();
    let has_computer = places.iter().flatten().any(|one| matches!(one, Invited::Computer(_)));
    if let Some(level) = level.filter(|_| !has_computer) {
        let open = places.iter_mut().find(|place| place.is_none()).ok_or(Refusal::LevelWithoutComputer)?;
        *open = Some(Invited::Computer(level));
    }
    Ok(places)
}

/// Makes a challenge; the answer becomes its message.
pub(crate) async fn challenge(caller: &Caller, wanted: Wanted) -> Result<Reply, Failure> {
    server_settings::may_play(caller).await?;
    if caller.is_with_bot() && !is_begun_at_once(&wanted) {
        return Err(Refusal::NoOneHere.into());
    }
    // A game against the computer can be played anywhere, so a challenge that waits in this channel keeps it.
    let place = match wanted.place {
        None if is_begun_at_once(&wanted)
            && server_settings::can_have_thread(caller).await
            && has_waiting_challenge(caller).await? =>
        {
            Some(Place::Thread)
        }
        place => place,
    };
    let place = server_settings::place(caller, place).await?;
    caller.may(match place {
        Place::Here => &[BotAction::Boards],
        Place::Thread => &[BotAction::Thread, BotAction::Boards],
    })?;
    let request = Request {
        home: caller.home,
        channel: caller.channel,
        challenger: caller.player,
        invited: wanted.invited.clone(),
        rules: wanted.rules,
        terms: wanted.terms,
        rematch_of: wanted.rematch_of,
        first: wanted.first,
        place,
        lifetime: wanted.seek.map_or(caller.app.chosen.challenge_lifetime, |(_, lifetime)| lifetime),
    };
    let seek = wanted.seek.map(|(sought, _)| sought);
    let button = wanted.button.map(|message| Change::UseButton { message });
    let made = match make(caller, &request, seek, button.clone()).await {
        // Another challenge by the same member was stored at the same moment; now the limits can be checked.
        Err(Failure::Refused(refusal)) if refusal.is_stale() => make(caller, &request, seek, button).await,
        made => made,
    };
    let made = match made {
        Err(Failure::Refused(refusal))
            if is_taken(&refusal) && server_settings::can_have_thread(caller).await =>
        {
            return Ok(propose_thread(caller, &wanted, &refusal).await);
        }
        Err(Failure::Refused(refusal)) => {
            return Err(server_settings::without_threads(caller, refusal).await);
        }
        made => made?,
    };
    let (made, due) = match made {
        Made::Open(made, due) => (made, due),
        Made::Begun(stored, board) => {
            // The answer is the board.
            return turn::shown(&caller.app, &stored, board).await;
        }
    };
    let (words, players) =
        (caller.app.words_in(made.home).await, made.slots().filter_map(|(_, slot)| slot.player()));
    let away = caller
        .app
        .store
        .away(made.home, players, caller.app.clock.now())
        .await
        .context("loading absences")?;
    let view =
        views::player::absence::beside(words, challenge_message::posted(&caller.app, &made).await, &away);
    let view = views::challenge::world::beside(words, view, seek.and_then(|sought| sought.spread));
    // Until its message is known, an expiry is announced by a new message.
    Ok(Reply::public(view).making(due).then(FollowUp::Deliver))
}

/// Makes a challenge by a button that works once, and closes the message with the button.
pub(crate) async fn once(caller: &Caller, wanted: Wanted) -> Result<Reply, Failure> {
    // However often the button is pressed before it disappears, on whichever worker: the store refuses the second.
    let message = caller.message.ok_or(Refusal::UnknownButton)?;
    if caller.app.store.has_seen(message.get()).await.context("looking whether a button was used")? {
        return Err(play::Refusal::Stale.into());
    }
    let made = challenge(caller, Wanted { button: Some(message), ..wanted }).await?;
    Ok(made.closing_panel(caller))
}

/// What was made of what a challenger asked for.
enum Made {
    /// An open challenge, with its announcement.
    Open(Challenge, Vec<(AnnouncementId, Announcement)>),
    /// A game against the computer, which began at once, with its board.
    Begun(Box<Stored>, Option<View>),
}

/// Stores a challenge, within the challenger's limits. If only the computer was invited, starts the game.
async fn make(
    caller: &Caller,
    request: &Request,
    seek: Option<Sought>,
    button: Option<Change>,
) -> Result<Made, Failure> {
    let invited: Vec<_> = request.invited.iter().flatten().filter_map(|invited| invited.member()).collect();
    let restrictions =
        caller.app.store.restrictions(caller.home, caller.player, invited.iter().copied()).await;
    let restrictions = restrictions.context("loading blocks and suspensions")?;
    restrictions.may_challenge(caller.player, &invited)?;
    let running = caller.app.store.running_in(caller.channel).await.context("loading a channel's game")?;
    let running = running.map(|table| table.id());
    let id = caller.app.store.new_challenge_id().await.context("taking an id for a challenge")?;
    let made = play::challenge::open(request, id, running, caller.app.clock.now())?;
    let made = restrictions.challenge(made)?;
    let games = caller
        .app
        .store
        .count_running_games_of(caller.home, [caller.player])
        .await
        .context("counting a player's games")?;
    let open =
        caller.app.store.open_challenges_in(caller.channel).await.context("loading a player's challenges")?;
    let challenges = caller
        .app
        .store
        .count_open_challenges_by(caller.home, caller.player)
        .await
        .context("counting a player's challenges")?;
    let limits = server_settings::limits(&caller.app, caller.home).await?;
    let mut made = limits.challenge(made, games.iter().map(|(_, games)| games).sum(), challenges, open)?;
    made.changes.extend(button);
    if made.challenge.missing() == 0 && request.place == Place::Here {
        if has_waiting_challenge(caller).await? {
            return Err(Refusal::ChallengeWaits.into());
        }
        return begin(caller, made).await;
    }
    let announcements = made.announcements.clone();
    let mut changes = made.changes;
    changes.extend(seek.map(|sought| Change::OpenSeek(sought.of(id))));
    let due = caller.commit(Delivery::ByReply, changes, made.announcements).await?;
    Ok(Made::Open(made.challenge, due.into_iter().zip(announcements).collect()))
}

/// Begins a game against the computer, without posting a challenge.
async fn begin(caller: &Caller, made: Update) -> Result<Made, Failure> {
    caller.may_post()?;
    let (by, now) = (caller.player, caller.app.clock.now());
    let away = caller.app.store.away(caller.home, [by], now).await.context("loading absences")?;
    let game = caller.app.store.new_game_id().await.context("taking an id for a game")?;
    let zones = zones(&caller.app, caller.home, made.challenge.terms, [by]).await?;
    let event = Event::Accept { by, team: None, message: None, game, lot: rand::random(), away, zones };
    let begun = play::challenge::update(&made.challenge, event, now)?;
    let games = caller.app.store.count_running_games_of(caller.home, [by]).await;
    let games = games.context("counting a player's games")?;
    let begun = server_settings::limits(&caller.app, caller.home).await?.accept(begun, by, &games)?;
    let stored = Change::started(&begun.changes).context("a game that did not begin")?;
    let table = Table::new(stored.clone()).context("storing a new game")?;
    let decision = table::Decision {
        table,
        changes: [made.changes, begun.changes].concat(),
        announcements: begun.announcements.into_iter().filter(Announcement::is_board).collect(),
    };
    let decision = computer::answer(&caller.app, decision, 0).await;
    let seen = Some(caller.seen(Delivery::ByReply));
    let draw = turn::board_of_answer(&caller.app, Delivery::ByReply, caller.home).await;
    let stored = commit::store_while(&caller.app, seen, decision, draw).await;
    let (stored, board) = caller.stored(stored).await?;
    Ok(Made::Begun(Box::new(stored), board))
}

/// Where the players of a game live, if its clocks stand at night.
pub(super) async fn zones(
    app: &App,
    home: Home,
    terms: Terms,
    players: impl IntoIterator<Item = PlayerId>,
) -> Result<Vec<(PlayerId, Zone)>, Failure> {
    match terms.rest {
        Some(_) => Ok(app.store.zones(home, players).await.context("loading time zones")?),
        None => Ok(Vec::new()),
    }
}

/// Whether the channel is taken, by a game or by a challenge.
const fn is_taken(refusal: &Refusal) -> bool {
    matches!(refusal, Refusal::Play(play::Refusal::ChannelBusy { .. }) | Refusal::ChallengeWaits)
}

/// Whether only the computer is invited, so that the game begins without anyone's answer.
fn is_begun_at_once(wanted: &Wanted) -> bool {
    let computers = wanted.invited.iter().filter(|one| matches!(one, Some(Invited::Computer(_)))).count();
    computers + 1 == wanted.rules.seats()
}

/// Whether someone else's challenge in this channel waits for its players.
async fn has_waiting_challenge(caller: &Caller) -> Result<bool, Failure> {
    let open = caller.app.store.open_challenges_in(caller.channel).await;
    let now = caller.app.clock.now();
    let waits = |open: &Challenge| {
        open.challenger != caller.player
            && open.place == Place::Here
            && open.missing() > 0
            && now < open.expires
    };
    Ok(open.context("loading the challenges of a channel")?.iter().any(waits))
}

/// Says that the channel is taken, with a button to play this game in a thread.
async fn propose_thread(caller: &Caller, wanted: &Wanted, refusal: &Refusal) -> Reply {
    let words = caller.words().await;
    let subject = Subject::of_rules(wanted.rules);
    let view = views::refusal::view(words, refusal, &subject);
    let control = match wanted.rematch_of {
        Some(game) => ButtonId::Rematch { game, in_thread: true },
        None => ButtonId::ChallengeInThread {
            invited: wanted.invited.iter().map(|invited| invited.and_then(Invited::player)).collect(),
            first: wanted.first,
            terms: wanted.terms,
            rules: wanted.rules,
        },
    };
    // House rules can be too long for a button. The text alone says what to do then.
    let fits = control.to_string().len() <= 100;
    let view = if fits {
        view.with_row(vec![Button::new(say!(words, "button-thread"), control, Tone::Primary)])
    } else {
        view
    };
    Reply::private(view)
}
