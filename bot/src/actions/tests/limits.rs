//! What is limited, asked for by several presses at once: on a file, and by two workers over PostgreSQL.
//!
//! Each press sees that there is room, so only the transaction that uses it up can tell.

use data::Store;
use futures::future::join_all;
use games::Game;
use jiff::SignedDuration;
use play::{
    CompetitionId, GameId, Home,
    challenge::Invited,
    competition::{AtOnce, Contest, Days, Format, Movers, Phase, Size, Tool},
    game::table::Event,
};
use ui::{
    button_id::CompetitionButton,
    failure::{Failure, Refusal},
};

use super::analysis::answered;
use super::server::{ADA, BEN, LOUNGE, Server, done, id, refused};
use crate::{
    actions::{
        challenge::{
            self,
            accept::{self, Acceptance, By},
            seek,
        },
        competition,
        game::turn,
        learning::analysis,
        reply::Reply,
    },
    app::caller::Caller,
    discord::component::Input,
};

/// How many presses come at once. Some engines do some of them one after the other.
const PRESSES: usize = 8;

/// The workers of one bot, which share a database.
struct Workers {
    workers: Vec<Server>,
    /// On PostgreSQL; dropping it deletes it.
    _database: Option<scratch_postgres::Database<'static>>,
}

impl Workers {
    /// The bot over a file and, if PostgreSQL is installed, over that.
    async fn on_both_engines() -> Vec<Self> {
        let mut engines = vec![Self { workers: vec![Server::new()], _database: None }];
        if let Some(cluster) = scratch_postgres::shared().unwrap() {
            let database = cluster.database().unwrap();
            let url = database.url();
            let connected = tokio::task::spawn_blocking(move || {
                [1_000, 100_000]
                    .map(|from| Server::over(Store::connect(&url.parse().unwrap()).unwrap(), from))
            });
            engines.push(Self { workers: connected.await.unwrap().into(), _database: Some(database) });
        }
        engines
    }

    fn first(&self) -> &Server {
        &self.workers[0]
    }

    /// What becomes of presses that come at once, by the workers in turn.
    async fn press<'a, F: Future<Output = Result<Reply, Failure>>>(
        &'a self,
        presses: usize,
        press: impl Fn(&'a Server, usize) -> F,
    ) -> Vec<Result<Reply, Failure>> {
        let workers = self.workers.iter().cycle();
        join_all(workers.zip(0..presses).map(|(worker, number)| press(worker, number))).await
    }
}

/// How many presses did something. The others were refused.
fn count_done(presses: Vec<Result<Reply, Failure>>) -> usize {
    presses.into_iter().filter(|press| !matches!(press, Err(Failure::Refused(_)))).map(done).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_one_makes_more_challenges_than_the_limit() {
    for workers in Workers::on_both_engines().await {
        let made = workers.press(PRESSES, async |worker, _| worker.challenges(BEN).await).await;
        assert_eq!(count_done(made), 2);
        assert_eq!(workers.first().app.store.open_challenges_in(id(LOUNGE)).await.unwrap().len(), 2);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_one_begins_more_games_than_the_limit() {
    for workers in Workers::on_both_engines().await {
        let first = workers.first();
        for number in 0..PRESSES as u64 {
            let caller = first.by(100 + number, 200 + number);
            let wanted = first.wanted(&caller, "dara:traditional", Invited::Member(id(BEN))).await;
            done(challenge::challenge(&caller, wanted).await);
        }
        let accepted = workers.press(PRESSES, async |worker, number| {
            let open = worker.app.store.open_challenges_in(id(200 + number as u64)).await.unwrap();
            let how = Acceptance { team: None, by: By::Message };
            let message = 77 + number as u64;
            accept::press(&worker.pressed_in(BEN, message, 200 + number as u64), open[0].id, how).await
        });
        assert_eq!(count_done(accepted.await), 2);
        assert_eq!(first.app.store.running_games_of(id::<Home>(1), id(BEN)).await.unwrap().len(), 2);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_button_that_works_once_makes_one_challenge() {
    for workers in Workers::on_both_engines().await {
        let pressed = workers.press(PRESSES, async |worker, _| {
            let caller = worker.pressed(ADA, 77);
            let wanted = worker.wanted(&caller, "dara:traditional", Invited::Member(id(BEN))).await;
            challenge::once(&caller, wanted).await
        });
        let pressed = pressed.await;
        assert_eq!(workers.first().app.store.open_challenges_in(id(LOUNGE)).await.unwrap().len(), 1);
        assert_eq!(count_done(pressed), 1);
    }
}

/// Lets a member seek in the world.
async fn joins_the_world(workers: &Workers, member: u64) {
    let app = &workers.first().app;
    app.store.learn_member(Home::World, id(member), "Ada", app.clock.now()).await.unwrap();
}

async fn seeks(worker: &Server, game: Game) -> Result<Reply, Failure> {
    seek::seek(&worker.by(ADA, LOUNGE), seek::Wanted::as_usual(game)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn seeking_the_same_twice_is_one_seek() {
    for workers in Workers::on_both_engines().await {
        joins_the_world(&workers, ADA).await;
        let sought = workers.press(PRESSES, async |worker, _| seeks(worker, Game::Dara).await).await;
        // Each press shows the one seek.
        sought.into_iter().for_each(done);
        assert_eq!(workers.first().app.store.open_challenges_of(Home::World).await.unwrap().len(), 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_paired_by_one_press_seeks_nothing_by_the_others() {
    for workers in Workers::on_both_engines().await {
        for member in [ADA, BEN] {
            joins_the_world(&workers, member).await;
        }
        done(seek::seek(&workers.first().by(BEN, LOUNGE), seek::Wanted::as_usual(Game::Dara)).await);
        let sought = workers.press(PRESSES, async |worker, _| seeks(worker, Game::Dara).await).await;
        // Each press shows the one game, as does one that comes a little later.
        sought.into_iter().for_each(done);
        done(seeks(workers.first(), Game::Dara).await);
        let store = &workers.first().app.store;
        assert_eq!(store.running_games_of(Home::World, id(ADA)).await.unwrap().len(), 1);
        assert_eq!(store.open_challenges_of(Home::World).await.unwrap(), []);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_one_seeks_more_than_the_limit() {
    for workers in Workers::on_both_engines().await {
        joins_the_world(&workers, ADA).await;
        let games = [Game::Dara, Game::Wali, Game::Dala, Game::Morris];
        let sought = workers.press(games.len(), async |worker, number| seeks(worker, games[number]).await);
        assert_eq!(count_done(sought.await), 2);
        assert_eq!(workers.first().app.store.open_challenges_of(Home::World).await.unwrap().len(), 2);
        let sought = seeks(workers.first(), Game::Damas).await;
        assert_eq!(refused(sought), Refusal::TooManySeeks { limit: 2 });
    }
}

/// A game of Ada against Ben that is over.
async fn finished(server: &Server) -> GameId {
    let game = server.game().await.id();
    for (action, by) in ["b3", "c4"].into_iter().zip([ADA, BEN]) {
        let event = Event::Act(action.parse().unwrap());
        done(turn::play(&server.by(by, LOUNGE), &server.table(game).await, event).await);
    }
    done(turn::play(&server.by(ADA, LOUNGE), &server.table(game).await, Event::Resign).await);
    game
}

#[tokio::test(flavor = "multi_thread")]
async fn no_one_waits_for_more_analyses_than_the_limit() {
    for workers in Workers::on_both_engines().await {
        let mut games = Vec::new();
        for _ in 0..PRESSES {
            games.push(finished(workers.first()).await);
        }
        let asked = workers.press(PRESSES, async |worker, number| {
            let reply = analysis::press(&worker.by(ADA, LOUNGE), games[number]).await?;
            answered(worker, &reply).await;
            Ok(reply)
        });
        let asked = asked.await;
        let mut waits = 0;
        for game in games {
            waits += workers.first().app.store.analysis_readers(game).await.unwrap().len();
        }
        assert_eq!((count_done(asked), waits), (3, 3));
    }
}

/// A league of the server, which Ada opens as its manager.
async fn league(workers: &Workers) -> CompetitionId {
    let caller = workers.first().by_moderator(ADA);
    let opening = competition::Opening {
        format: Format::League { size: Size::nearest(15), movers: Movers::nearest(1), goes_on: false },
        rules: Game::Dara.default_rules(),
        name: None,
        clock: None,
        days: Days::nearest(30),
        starts: None,
        players: None,
        at_once: AtOnce::nearest(2),
        by_mail: false,
        role: None,
        ping: None,
    };
    done(competition::open(&caller, opening).await);
    let all = workers.first().app.store.competitions(id(1), 9).await.unwrap();
    all[0].id
}

async fn contest(workers: &Workers, league: CompetitionId) -> Contest {
    workers.first().app.store.contest(league).await.unwrap().unwrap()
}

async fn presses(caller: &Caller, button: CompetitionButton) -> Result<Reply, Failure> {
    competition::press(caller, button, Input::Nothing).await
}

#[tokio::test(flavor = "multi_thread")]
async fn however_many_join_at_once_each_of_them_has_joined() {
    for workers in Workers::on_both_engines().await {
        let league = league(&workers).await;
        let joined = workers.press(2 * PRESSES, async |worker, number| {
            presses(&worker.by(100 + number as u64, LOUNGE), CompetitionButton::Join(league)).await
        });
        joined.await.into_iter().for_each(done);
        assert_eq!(contest(&workers, league).await.entrants.len(), 2 * PRESSES);
        // Pressing it again joins no one twice.
        let again = workers.press(PRESSES, async |worker, _| {
            presses(&worker.by(300, LOUNGE), CompetitionButton::Join(league)).await
        });
        assert_eq!(count_done(again.await), 1);
        assert_eq!(contest(&workers, league).await.entrants.len(), 2 * PRESSES + 1);
    }
}

/// A league of four that has begun.
async fn begun_league(workers: &Workers) -> CompetitionId {
    let league = league(workers).await;
    for member in [ADA, BEN, 100, 101] {
        done(presses(&workers.first().by(member, LOUNGE), CompetitionButton::Join(league)).await);
    }
    let manager = workers.first().by_moderator(ADA);
    done(presses(&manager, CompetitionButton::ManageDo(league, Tool::BeginNow)).await);
    league
}

/// A ladder, which has no end that would tell one gift of time from another.
async fn ladder(workers: &Workers) -> CompetitionId {
    let manager = workers.first().by_moderator(ADA);
    done(competition::show_ladder(&manager, Game::Morris.default_rules()).await);
    workers.first().app.store.competitions(id(1), 9).await.unwrap()[0].id
}

#[tokio::test(flavor = "multi_thread")]
async fn pressing_yes_twice_gives_everyone_their_time_once() {
    for workers in Workers::on_both_engines().await {
        for id in [begun_league(&workers).await, ladder(&workers).await] {
            let before = contest(&workers, id).await.competition;
            assert!(matches!(before.phase, Phase::Running { .. }), "{:?}", before.phase);
            let end = before.phase.until();
            let day = SignedDuration::from_hours(24);
            let tool = Tool::GiveTime { time: day, revision: Some(before.revision) };
            let given = workers.press(2, async |worker, _| {
                presses(&worker.by_moderator(ADA), CompetitionButton::ManageDo(id, tool)).await
            });
            assert_eq!(count_done(given.await), 1);
            // A button of before this was known asks once more, and gives nothing by itself.
            let old = CompetitionButton::ManageDo(id, Tool::GiveTime { time: day, revision: None });
            done(presses(&workers.first().by_moderator(ADA), old).await);
            let after = contest(&workers, id).await.competition;
            assert_eq!(after.phase.until(), end.map(|end| end + day));
            assert_eq!(after.revision, before.revision + 1);
        }
    }
}
