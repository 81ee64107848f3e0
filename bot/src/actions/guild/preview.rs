//! Shows a manager, in private, what happens by itself in their server as it would look there.

use anyhow::Context as _;
use games::{Game, Record, Recorded};
use jiff::SignedDuration;
use play::{
    BoardCause, Boards, Daily, Day, Level, Player, Seating, Table, Terms,
    game::{
        guessing::Guessed,
        table::{StoredGame, TableState},
        vote::{Against, Counted, VoteGame},
    },
};
use ui::{
    button_id::Layer,
    failure::Failure,
    views::{self, View, guild::vote::ShownVote},
};

use crate::{
    actions::{
        competition::vote_game::VoteOpening,
        guild::{
            season,
            week::{self, Told},
        },
        reply::Reply,
    },
    app::caller::Caller,
};

/// How long after a puzzle of the day the next one comes.
const A_DAY: SignedDuration = SignedDuration::from_hours(24);
/// The turns of the game that is shown.
const SHOWN: &str = "dara:traditional b3 c4 d3 c2 e5 b5";

/// Shows it in the server's language and colours. Its buttons do nothing.
pub(crate) async fn show(caller: &Caller, layer: Layer) -> Result<Reply, Failure> {
    caller.manages_server()?;
    let view = match layer {
        Layer::Daily => daily(caller).await?,
        Layer::Week => {
            let so_far = Told::so_far(&caller.app, caller.guild()?, caller.channel).await?;
            match week::post(&caller.app, so_far).await? {
                Some(view) => view,
                None => return Ok(Reply::private(views::guild::settings::nothing_yet(caller.words().await))),
            }
        }
        Layer::Seasons => match season::so_far(caller).await? {
            Some(view) => view,
            None => return Ok(Reply::private(views::guild::settings::no_podium_yet(caller.words().await))),
        },
        Layer::Votes => votes(caller).await?,
        Layer::Boards => board(caller).await?,
        Layer::Guesses => guesses(caller).await?,
    };
    Ok(Reply::private(views::guild::settings::preview(caller.words().await, layer, view)))
}

/// The post of a puzzle that comes with the program. It's always the same, so that no one sees the next one early.
async fn daily(caller: &Caller) -> anyhow::Result<View> {
    let (app, guild, now) = (&caller.app, caller.home, caller.app.clock.now());
    let settings = match guild.server() {
        Some(guild) => app.store.daily_settings(guild).await.context("loading when puzzles come")?,
        None => None,
    };
    let game = settings.and_then(|settings| settings.of).unwrap_or(Game::Dara);
    let puzzle = puzzles::shipped(game).first().context("a game without puzzles")?;
    let board =
        Recorded::load(&puzzle.record_at(0)).map_err(|_| anyhow::anyhow!("a puzzle can't be replayed"))?;
    let day = Day::of(now);
    let daily = Daily {
        day,
        puzzle: 1.try_into()?,
        channel: caller.channel,
        begins: now,
        ends: now + A_DAY,
        message: None,
    };
    let post =
        views::learning::daily::Post { daily, goes_on: true, puzzle, board: &board, last: None, week: None };
    Ok(views::learning::daily::post(app.words_in(guild).await, app.look_in(guild).await, post))
}

/// The newest board of a game of the caller's against the computer.
async fn board(caller: &Caller) -> anyhow::Result<View> {
    let (app, home) = (&caller.app, caller.home);
    let table = example(caller, Player::Computer(Level::default()))?;
    let look = app.look_in(home).await.with_boards(Boards::Newest);
    Ok(views::game::board::view(app.words_in(home).await, look, &table, BoardCause::LastTurn))
}

/// The newest board of a game of the caller's against a member, who is the bot, and what some guessed of it.
async fn guesses(caller: &Caller) -> anyhow::Result<View> {
    let (app, home) = (&caller.app, caller.home);
    let bot = Player::Member(app.discord.me.get().try_into()?);
    let (words, look) = (app.words_in(home).await, app.look_in(home).await.with_guesses(true));
    let board = views::game::board::view(words, look, &example(caller, bot)?, BoardCause::LastTurn);
    Ok(views::game::panel::guessing::told(words, board, Guessed { right: 3, all: 8 }))
}

/// A vote of a game against the computer, and how the one before fell.
async fn votes(caller: &Caller) -> anyhow::Result<View> {
    let (app, home, now) = (&caller.app, caller.home, caller.app.clock.now());
    let record: Record = SHOWN.parse()?;
    let plies = record.actions.len();
    let game = VoteGame {
        id: 1.try_into()?,
        guild: home.server().context("a server")?,
        channel: caller.channel,
        by: caller.player,
        against: Against::Computer(Level::default()),
        twin: None,
        hours: VoteOpening::HOURS,
        quorum: None,
        role: None,
        started: now,
        voted: u32::try_from(plies.saturating_sub(2)).ok(),
        posted: Some((1.try_into()?, now)),
        ends: now + A_DAY,
        silent: 0,
        over: None,
        revision: 0,
        record,
    };
    let board = Recorded::load(&game.record).map_err(|_| anyhow::anyhow!("an example can't be replayed"))?;
    let turn = |square: &str| anyhow::Ok(vec![square.parse()?]);
    let last = [Counted { turn: turn("e5")?, votes: 5 }, Counted { turn: turn("c3")?, votes: 2 }];
    let shown = ShownVote { game: &game, board: &board, votes: 4, last: &last };
    Ok(views::guild::vote::post(app.words_in(home).await, app.look_in(home).await, shown))
}

fn example(caller: &Caller, opponent: Player) -> anyhow::Result<Table> {
    let at = caller.app.clock.now();
    let players = vec![Player::Member(caller.player), opponent];
    let game = StoredGame {
        id: 1.try_into()?,
        challenge: 1.try_into()?,
        home: caller.home,
        channel: caller.channel,
        thread_of: None,
        terms: Terms::default(),
        in_match: None,
        seats: Seating::new(players),
        record: SHOWN.parse()?,
        started: at,
        since: at,
        revision: 0,
        state: TableState::default(),
    };
    Table::new(game).context("making an example of a game")
}
