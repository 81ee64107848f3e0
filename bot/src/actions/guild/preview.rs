//! Shows a manager, in private, what happens by itself in their server as it would look there.

use anyhow::Context as _;
use games::{Game, Recorded};
use jiff::SignedDuration;
use play::{
    BoardCause, Boards, Daily, Day, Level, Player, Seating, Table, Terms,
    game::{
        guessing::Guessed,
        table::{StoredGame, TableState},
    },
};
use ui::{
    button_id::Layer,
    failure::Failure,
    views::{self, View},
};

use crate::{
    actions::{
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
