//! No way on which help leaves the engine helps in a running game, however the question is disguised.

use std::time::Duration;

use data::{AnalysisReader, Unit};
use engine::{
    Engine, Strength,
    analysis::{Analysis, GameAnalysis},
};
use games::{Action, Record};
use jiff::SignedDuration;
use play::{
    Change, Level, PlayerId, Table,
    challenge::Invited,
    game::{
        table::{Event, OfferKind},
        vote::{self, Against, Vote, VoteChange, VoteGame},
    },
};
use ui::failure::{Failure, Refusal};

use super::server::{ADA, BEN, CHIDI, GARDEN, LOUNGE, Server, done, id, public, refused};
use crate::actions::{
    challenge::challenge,
    game::{computer, fair_play, hint, replay, turn},
    learning::analysis,
};

/// What Ada and Ben have played.
const GAME: &str = "dara:traditional b3 c4 d1 e2 a6 c6 a1 e5";
/// The ways to ask for help with it.
const DISGUISES: [(&str, &str); 9] = [
    ("as it is", GAME),
    ("one move further", "dara:traditional b3 c4 d1 e2 a6 c6 a1 e5 d6"),
    ("two moves further", "dara:traditional b3 c4 d1 e2 a6 c6 a1 e5 d6 a3"),
    ("turned", "dara:traditional d4 c3 b6 a5 e1 c1 e6 a2"),
    ("turned, in another order", "dara:traditional b6 a5 d4 c3 e1 c1 e6 a2"),
    ("joined one move later", "dara:traditional d6 c4 b3 e2 d1 c6 a6 e5 a1"),
    ("with the other side to move", "dara:traditional c4 b3 e2 d1 c6 a6 e5 a1"),
    ("by other rules", "dara:niger b3 c4 d1 e2 a6 c6 a1 e5"),
    ("in another game on the board", "wali:prost b3 c4 d1 e2 a6 c6 a1 e5"),
];

/// Ada and Ben play what was played here.
async fn play_up_to(server: &Server, actions: &[Action]) -> Table {
    let mut table = server.game().await;
    for (ply, &action) in actions.iter().enumerate() {
        let caller = server.by(if ply % 2 == 0 { ADA } else { BEN }, LOUNGE);
        done(turn::play(&caller, &table, Event::Act(action)).await);
        table = server.table(table.id()).await;
    }
    assert!(table.stored().terms.rated);
    table
}

/// A member's game against the best level.
async fn against_computer(server: &Server, member: u64) -> Table {
    let caller = server.by(member, GARDEN);
    let wanted = server.wanted(&caller, "dara:traditional", Invited::Computer(Level::ALL[7])).await;
    done(challenge(&caller, wanted).await);
    server.app.store.running_in(id(GARDEN)).await.unwrap().unwrap()
}

/// A table at which this was played.
fn at(table: &Table, record: &str) -> Table {
    let mut stored = table.stored().clone();
    stored.record = record.parse().unwrap();
    Table::new(stored).unwrap()
}

fn analysed(record: &str) -> GameAnalysis {
    let mut analysis = Analysis::new(record.parse().unwrap(), 100).unwrap();
    while analysis.step(&mut Engine::new()) {}
    analysis.finish().unwrap()
}

/// The ways on which a member gets help with a record, in a game against the computer or as a finished game.
async fn open_ways(server: &Server, member: u64, copy: &Table, record: &str) -> Vec<&'static str> {
    let (app, table) = (&server.app, at(copy, record));
    let (player, asked): (PlayerId, Record) = (id(member), record.parse().unwrap());
    let mut open = Vec::new();
    let is_refused = |refusal: &Refusal| matches!(refusal, Refusal::EngineInRunningGame { .. });
    if computer::strength(app, &table, Level::ALL[7]).await.unwrap() != Strength::ALL[0] {
        open.push("reply");
    }
    match computer::agrees_to_draw(app, &table, player).await {
        Err(Failure::Refused(refusal)) if is_refused(&refusal) => {}
        // It agrees or plays on: either says what it thinks.
        _ => open.push("draw"),
    }
    if table.is_to_act(player) {
        match hint::show(&server.by(member, GARDEN), &table).await {
            Err(Failure::Refused(refusal)) if is_refused(&refusal) => {}
            _ => open.push("hint"),
        }
    }
    for (way, allowed) in [
        ("practice", fair_play::on_board(app, player, &asked).await),
        ("puzzle", fair_play::on_posted(app, player, &asked).await),
    ] {
        match allowed {
            Ok(()) => open.push(way),
            other => assert!(is_refused(&refused(other))),
        }
    }
    let caller = server.by(member, GARDEN);
    let reader = AnalysisReader {
        player,
        token: caller.token.clone(),
        components: false,
        locale: caller.locale.clone(),
    };
    let seen = analysis::seen_by(app, &reader, &table, Ok(&analysed(record))).await.unwrap();
    if !seen.pictures.is_empty() {
        open.push("analysis");
    }
    // The bar of a replay and that of a GIF come from the same place.
    let now = app.clock.now();
    app.store.ask_for_analysis(copy.id(), reader, 3, now).await.unwrap();
    app.store.finish_analysis(copy.id(), &analysed(record)).await.unwrap();
    let replayed = replay::Replayed::Game(Box::new(table));
    let shown = replay::view(&caller, &replayed, 4).await.ok().unwrap();
    if shown.text.contains('%') || shown.pictures.iter().any(|picture| picture.alt.contains('%')) {
        open.push("replay");
    }
    open
}

#[tokio::test]
async fn no_way_in_no_disguise_helps_a_player() {
    let server = Server::new();
    let copy = against_computer(&server, ADA).await;
    let free = open_ways(&server, ADA, &copy, DISGUISES[1].1).await;
    assert!(
        ["reply", "practice", "puzzle", "analysis", "replay"].iter().all(|way| free.contains(way)),
        "{free:?}"
    );
    play_up_to(&server, &GAME.parse::<Record>().unwrap().actions).await;
    for (disguise, record) in DISGUISES {
        assert_eq!(open_ways(&server, ADA, &copy, record).await, [] as [&str; 0], "{disguise}");
    }
    // Another position is free.
    let other = "dara:traditional b3 c4 d1 e2 a6 c6 a1 e4";
    let open = open_ways(&server, ADA, &copy, other).await;
    assert!(open.contains(&"hint") && free.iter().all(|way| open.contains(way)), "{open:?}");
}

#[tokio::test]
async fn others_are_kept_from_copying_only() {
    let server = Server::new();
    let copy = against_computer(&server, CHIDI).await;
    let finished = "dara:traditional b3 c4 d1 e2 a6 c6 a1 e5 d6 a3";
    let free = open_ways(&server, CHIDI, &copy, finished).await;
    play_up_to(&server, &GAME.parse::<Record>().unwrap().actions).await;
    let copied = open_ways(&server, CHIDI, &copy, finished).await;
    assert_eq!(copied, ["puzzle", "analysis", "replay"], "what was there before stays open");
    let joined = "dara:traditional d6 c4 b3 e2 d1 c6 a6 e5 a1";
    let open = open_ways(&server, CHIDI, &copy, joined).await;
    assert!(open.contains(&"practice") && open.contains(&"reply") && free.contains(&"practice"), "{open:?}");
}

/// A vote game in which two halves of a server play each other is protected as a game that isn't rated.
#[tokio::test]
async fn no_help_is_given_in_a_vote_game_between_members() {
    let server = Server::new();
    let copy = against_computer(&server, ADA).await;
    let game = VoteGame {
        id: server.app.store.new_vote_game_id().await.unwrap(),
        guild: server.by(ADA, LOUNGE).guild().ok().unwrap(),
        channel: id(LOUNGE),
        by: id(BEN),
        record: GAME.parse().unwrap(),
        against: Against::Halves,
        twin: None,
        hours: 24,
        quorum: None,
        role: None,
        started: server.app.clock.now(),
        voted: None,
        posted: None,
        ends: server.app.clock.now() + SignedDuration::from_hours(24),
        silent: 0,
        over: None,
        revision: 0,
    };
    let stored = async |changes| {
        let unit = Unit { at: server.app.clock.now(), interaction: None, changes, announcements: Vec::new() };
        server.app.write(unit).await.unwrap();
    };
    stored(vote::open(&game).changes).await;
    let [exact, other] = [GAME, "dara:traditional b3 c4 d1 e2 a6 c6 a1 e4"];
    let before = open_ways(&server, ADA, &copy, exact).await;
    assert_eq!(before, ["puzzle", "analysis", "replay"], "those who only watch can't copy it");
    server.app.store.set_vote_message(game.id, 8, id(3001), server.app.clock.now()).await.unwrap();
    let turn = vec!["d6".parse().unwrap()];
    stored(vec![Change::VoteGame(VoteChange::Cast(Vote { game: game.id, ply: 8, player: id(ADA), turn }))])
        .await;
    assert_eq!(
        open_ways(&server, ADA, &copy, exact).await,
        [] as [&str; 0],
        "those who vote get no help at all"
    );
    assert!(open_ways(&server, ADA, &copy, other).await.contains(&"practice"));
}

/// Of the analysis of a finished game, only what is said at the very position is left out.
#[tokio::test]
async fn marks_at_the_position_of_a_running_game_are_left_out() {
    let server = Server::new();
    let finished = "dara:traditional b3 c4 d1 e2 a6 c6 a1 e5 d6 a3";
    let (record, mut found): (Record, _) = (finished.parse().unwrap(), analysed(finished));
    // As if it had been a blunder.
    found.turns[8].before = engine::analysis::Chance::new(990).unwrap();
    found.turns[8].after = engine::analysis::Chance::new(10).unwrap();
    let shown = async || fair_play::without_running(&server.app, &record, found.clone()).await.unwrap();
    assert_eq!(shown().await, found);
    play_up_to(&server, &GAME.parse::<Record>().unwrap().actions).await;
    let hidden = shown().await;
    assert_eq!((hidden.turns[8].mark(), hidden.turns[8].reason), (None, None));
    assert_eq!(hidden.turns[8].best, record.actions[8..9]);
    for at in (0..10).filter(|&at| at != 8) {
        assert_eq!(hidden.turns[at], found.turns[at]);
    }
}

#[tokio::test]
async fn the_computer_says_that_it_plays_below_its_level() {
    let server = Server::new();
    let mut copy = against_computer(&server, ADA).await;
    for _ in 0..4 {
        let action = copy.position().legal_actions()[0];
        let reply = turn::play(&server.by(ADA, GARDEN), &copy, Event::Act(action)).await.ok().unwrap();
        assert!(!public(&reply).text.contains("below that level"));
        copy = server.table(copy.id()).await;
    }
    assert!(copy.is_to_act(id(ADA)) && !copy.is_lowered());
    play_up_to(&server, &copy.stored().record.actions).await;
    let action = copy.position().legal_actions()[0];
    let reply = turn::play(&server.by(ADA, GARDEN), &copy, Event::Act(action)).await.ok().unwrap();
    let said = &public(&reply).text;
    assert!(said.contains("below that level"), "{said}");
    let copy = server.table(copy.id()).await;
    assert!(copy.is_lowered() && copy.is_to_act(id(ADA)));
    // Nor does it say whether the position is even.
    let offer = turn::play(&server.by(ADA, GARDEN), &copy, Event::Offer(OfferKind::Draw)).await;
    assert!(matches!(refused(offer), Refusal::EngineInRunningGame { own: Some(_) }));
    let none = computer::next_turn(&server.app, &copy, Duration::ZERO).await.unwrap();
    assert!(none.is_none());
}
