//! Makes a challenge.

use anyhow::Context as _;
use data::AnnouncementId;
use games::{Game, RuleSet};
use play::{
    Announcement, Challenge, Change, FirstPlayer, GameId, Place, Table, Terms,
    challenge::{Event, Invited, Request, Update},
    table,
};
use ui::{
    button_id::ButtonId,
    failure::{Failure, Refusal},
    subject::Subject,
    texts::say,
    views::{self, Button, Tone, View},
};

use crate::{
    actions::reply::{FollowUp, Reply},
    actions::{
        challenge_message,
        commit::{self, Stored},
        computer, terms, turn,
    },
    app::{App, server_settings},
    discord::{
        interaction::{Delivery, Interaction},
        permissions::BotAction,
    },
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
}

impl Wanted {
    /// A challenge with the server's defaults.
    pub(crate) async fn as_usual(
        app: &App,
        interaction: &Interaction,
        game: Game,
        invited: Option<Invited>,
    ) -> Result<Self, Failure> {
        Ok(Self {
            invited: vec![invited],
            rules: server_settings::default_rules(app, interaction.guild()?, game).await?,
            terms: terms::TypedTerms::default().read(app, interaction, &[invited]).await?,
            rematch_of: None,
            first: FirstPlayer::Lot,
            place: None,
        })
    }
}

/// Makes a challenge; the answer becomes its message.
pub(crate) async fn challenge(
    app: &App,
    interaction: &Interaction,
    wanted: Wanted,
) -> Result<Reply, Failure> {
    server_settings::may_play(app, interaction).await?;
    let place = server_settings::place(app, interaction, wanted.place).await?;
    interaction.may(match place {
        Place::Here => &[BotAction::Boards],
        Place::Thread => &[BotAction::Thread, BotAction::Boards],
    })?;
    let request = Request {
        guild: interaction.guild()?,
        channel: interaction.channel,
        challenger: interaction.player,
        invited: wanted.invited.clone(),
        rules: wanted.rules,
        terms: wanted.terms,
        rematch_of: wanted.rematch_of,
        first: wanted.first,
        place,
        lifetime: app.challenge_lifetime,
    };
    let made = match make(app, interaction, &request).await {
        // Another challenge by the same member was stored at the same moment; now the limits can be checked.
        Err(Failure::Refused(refusal)) if refusal.is_stale() => make(app, interaction, &request).await,
        made => made,
    };
    let made = match made {
        Err(Failure::Refused(refusal))
            if is_busy(&refusal) && server_settings::can_have_thread(app, interaction).await =>
        {
            return Ok(propose_thread(app, interaction, &wanted, &refusal).await);
        }
        Err(Failure::Refused(refusal)) => {
            return Err(server_settings::without_threads(app, interaction, refusal).await);
        }
        made => made?,
    };
    let (made, due) = match made {
        Made::Open(made, due) => (made, due),
        Made::Begun(stored, board) => {
            // The answer is the board.
            return turn::shown(app, &stored, board).await;
        }
    };
    let (words, players) =
        (app.words_in(made.guild).await, made.slots().filter_map(|(_, slot)| slot.player()));
    let away = app.store.away(made.guild, players, app.clock.now()).await.context("loading absences")?;
    let view = views::absence::beside(words, challenge_message::posted(app, &made).await, &away);
    // Until its message is known, an expiry is announced by a new message.
    Ok(Reply::public(view).making(due).then(FollowUp::Deliver))
}

/// What was made of what a challenger asked for.
enum Made {
    /// An open challenge, with its announcement.
    Open(Challenge, Vec<(AnnouncementId, Announcement)>),
    /// A game against the computer, which began at once, with its board.
    Begun(Box<Stored>, Option<View>),
}

/// Stores a challenge, within the challenger's limits. If only the computer was invited, starts the game.
async fn make(app: &App, interaction: &Interaction, request: &Request) -> Result<Made, Failure> {
    let invited: Vec<_> = request.invited.iter().flatten().filter_map(|invited| invited.member()).collect();
    let restrictions =
        app.store.restrictions(interaction.guild()?, interaction.player, invited.iter().copied()).await;
    let restrictions = restrictions.context("loading blocks and suspensions")?;
    restrictions.may_challenge(interaction.player, &invited)?;
    let running = app.store.running_in(interaction.channel).await.context("loading a channel's game")?;
    let running = running.map(|table| table.id());
    let id = app.store.new_challenge_id().await.context("taking an id for a challenge")?;
    let made = play::challenge::open(request, id, running, app.clock.now())?;
    let made = restrictions.challenge(made)?;
    let games = app
        .store
        .count_running_games_of(interaction.guild()?, [interaction.player])
        .await
        .context("counting a player's games")?;
    let open =
        app.store.open_challenges_in(interaction.channel).await.context("loading a player's challenges")?;
    let challenges = app
        .store
        .count_open_challenges_by(interaction.guild()?, interaction.player)
        .await
        .context("counting a player's challenges")?;
    let limits = server_settings::limits(app, interaction.guild()?).await?;
    let made = limits.challenge(made, games.iter().map(|(_, games)| games).sum(), challenges, open)?;
    if made.challenge.missing() == 0 && request.place == Place::Here {
        return begin(app, interaction, made).await;
    }
    let announcements = made.announcements.clone();
    let due = app.commit(interaction, Delivery::ByReply, made.changes, made.announcements).await?;
    Ok(Made::Open(made.challenge, due.into_iter().zip(announcements).collect()))
}

/// Begins a game against the computer, without posting a challenge.
async fn begin(app: &App, interaction: &Interaction, made: Update) -> Result<Made, Failure> {
    interaction.may_post()?;
    let (by, now) = (interaction.player, app.clock.now());
    let away = app.store.away(interaction.guild()?, [by], now).await.context("loading absences")?;
    let game = app.store.new_game_id().await.context("taking an id for a game")?;
    let event = Event::Accept { by, team: None, message: None, game, lot: rand::random(), away };
    let begun = play::challenge::decide(&made.challenge, event, now)?;
    let games = app.store.count_running_games_of(interaction.guild()?, [by]).await;
    let games = games.context("counting a player's games")?;
    let begun = server_settings::limits(app, interaction.guild()?).await?.accept(begun, by, &games)?;
    let stored = Change::started(&begun.changes).context("a game that did not begin")?;
    let table = Table::new(stored.clone()).context("storing a new game")?;
    let decision = table::Decision {
        table,
        changes: [made.changes, begun.changes].concat(),
        announcements: begun.announcements.into_iter().filter(Announcement::is_board).collect(),
    };
    let decision = computer::answer(app, decision, 0).await;
    let seen = Some(interaction.seen(Delivery::ByReply));
    let draw = turn::board_of_answer(app, Delivery::ByReply, interaction.guild()?).await;
    let stored = commit::store_while(app, seen, decision, draw).await;
    let (stored, board) = app.stored(interaction, stored).await?;
    Ok(Made::Begun(Box::new(stored), board))
}

const fn is_busy(refusal: &Refusal) -> bool {
    matches!(refusal, Refusal::Play(play::Refusal::ChannelBusy { .. }))
}

/// Says that the channel already has a game, with a button to play this one in a thread.
async fn propose_thread(app: &App, interaction: &Interaction, wanted: &Wanted, refusal: &Refusal) -> Reply {
    let words = app.words_for(interaction).await;
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
