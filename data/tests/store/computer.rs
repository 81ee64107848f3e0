//! Games against the computer: stored and read, counted apart, and deleted with the player.

use play::{
    Challenge, GameId, Level, Player, Slot, Table, Terms,
    challenge::{self, Event, Invited, Request},
    game::table,
    guild::standings::AgainstComputer,
};

use crate::support::{ADA, BEN, Home, at, decided, id, of_table, on, player, request, request_to_four};

fn level(number: u8) -> Level {
    number.try_into().expect("a level")
}

/// A game of Ada's that began at once.
async fn begun(home: &Home, request: Request) -> (Challenge, GameId) {
    let store = &home.store;
    let made = challenge::open(&request, store.new_challenge_id().await.expect("an id"), None, at(0))
        .expect("a challenge");
    store.commit(decided(&made, 0)).await.expect("stored");
    let game = store.new_game_id().await.expect("an id");
    let begin = Event::Accept {
        by: player(ADA),
        team: None,
        message: None,
        game,
        lot: 0,
        away: Vec::new(),
        zones: Vec::new(),
    };
    let decision = challenge::update(&made.challenge, begin, at(0)).expect("begun");
    store.commit(decided(&decision, 0)).await.expect("stored");
    (decision.challenge, game)
}

fn against(channel: u64, number: u8) -> Request {
    let terms: Terms = "3d".parse().expect("terms");
    Request { invited: vec![Some(Invited::Computer(level(number)))], terms, ..request(channel) }
}

async fn stored(home: &Home, game: GameId) -> Table {
    home.store.table(game).await.expect("readable").expect("there")
}

/// The computer plays the first legal action of a table.
fn computer_plays(table: &Table, second: i64) -> data::Unit {
    let action = table.position().legal_actions()[0];
    of_table(table::play_computer(table, &[action], at(second)).expect("it is to act"), second)
}

#[tokio::test]
async fn a_game_against_the_computer_is_read_as_it_was_stored() {
    let Some(home) = Home::new() else { return };
    let (challenge, game) = begun(&home, against(7, 5)).await;
    assert_eq!(home.store.challenge(challenge.id).await.expect("readable"), Some(challenge.clone()));
    assert_eq!(challenge.others, [Slot::Computer(level(5))]);
    let table = stored(&home, game).await;
    let players = table.stored().seats.players();
    assert_eq!(players, [Player::Member(player(ADA)), Player::Computer(level(5))]);
    assert!(!table.stored().terms.rated && table.deadline().is_some());
    home.store
        .commit(on(&table, ADA, table::Event::Act("b3".parse().expect("an action")), 5))
        .await
        .expect("stored");
    let table = stored(&home, game).await;
    assert!(table.owes_computer_turn() && table.deadline().is_none());
    assert_eq!(home.store.timers_due(at(20), 9).await.expect("readable"), [play::Timer::Game(game)]);
    // While the bot is busy, the turn is put off.
    home.store.settle_timer(play::Timer::Game(game), at(9), Some(at(30))).await.expect("stored");
    assert_eq!(home.store.integrity().expect("checked"), []);
    home.store.settle_timer(play::Timer::Game(game), at(31), None).await.expect("stored");
    assert_eq!(home.store.integrity().expect("checked").len(), 1, "it would never be played");
    home.store.commit(computer_plays(&table, 6)).await.expect("stored");
    assert!(stored(&home, game).await.is_to_act(player(ADA)));
    assert_eq!(stored(&home, game).await.ply(), 2);
    let home = home.reopened().await;
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn a_turn_of_the_computer_is_stored_once() {
    let Some(home) = Home::new() else { return };
    let (_, game) = begun(&home, against(7, 5)).await;
    let table = stored(&home, game).await;
    home.store
        .commit(on(&table, ADA, table::Event::Act("b3".parse().expect("an action")), 5))
        .await
        .expect("stored");
    let table = stored(&home, game).await;
    home.store.commit(computer_plays(&table, 6)).await.expect("stored");
    let again = home.store.commit(computer_plays(&table, 6)).await;
    assert!(matches!(again, Err(data::CommitError::Stale)), "{again:?}");
}

#[tokio::test]
async fn games_against_the_computer_say_nothing_of_a_pace() {
    let Some(home) = Home::new() else { return };
    for channel in 7..12 {
        let (_, game) = begun(&home, against(channel, 5)).await;
        for second in [1, 3] {
            let table = stored(&home, game).await;
            let action = table.position().legal_actions()[0];
            home.store.commit(on(&table, ADA, table::Event::Act(action), second)).await.expect("stored");
            home.store.commit(computer_plays(&stored(&home, game).await, second + 1)).await.expect("stored");
        }
        let resigns = on(&stored(&home, game).await, ADA, table::Event::Resign, 9);
        home.store.commit(resigns).await.expect("stored");
    }
    assert_eq!(home.store.pace(id(1001), player(ADA)).await.expect("readable"), None);
}

#[tokio::test]
async fn games_against_the_computer_are_counted_apart() {
    let Some(home) = Home::new() else { return };
    for (channel, number) in [(7, 3), (8, 3), (9, 8)] {
        let (_, game) = begun(&home, against(channel, number)).await;
        for second in [1, 3] {
            let table = stored(&home, game).await;
            let action = table.position().legal_actions()[0];
            home.store.commit(on(&table, ADA, table::Event::Act(action), second)).await.expect("stored");
            home.store.commit(computer_plays(&stored(&home, game).await, second + 1)).await.expect("stored");
        }
        let end =
            if number == 8 { table::Event::Offer(table::OfferKind::Draw) } else { table::Event::Resign };
        home.store.commit(on(&stored(&home, game).await, ADA, end, 9)).await.expect("stored");
        assert!(stored(&home, game).await.ending().is_some());
    }
    let category = play::player::ratings::Category::of(against(7, 3).rules);
    let lost = AgainstComputer { category, level: level(3), won: 0, unaided: 0, drawn: 0, lost: 2 };
    let drawn = AgainstComputer { category, level: level(8), won: 0, unaided: 0, drawn: 1, lost: 0 };
    assert_eq!(home.store.against_computer(id(1001), player(ADA)).await.expect("readable"), [lost, drawn]);
    let (counts, careers) = home.store.career(id(1001), player(ADA)).await.expect("readable");
    assert!(counts.is_empty() && careers.is_empty(), "{counts:?} {careers:?}");
    let history =
        home.store.history(id(1001), Some(player(ADA)), None, play::paging::Stretch::Newest, 9).await;
    assert_eq!(history.expect("readable").games.len(), 3);
    assert_eq!(home.store.recompute_standings(|_| {}).await.expect("computed").tables, []);
    assert_eq!(home.store.against_computer(id(1001), player(ADA)).await.expect("readable"), [lost, drawn]);
    assert_eq!(home.store.integrity().expect("checked"), []);
    // What is kept of a former player's games names no one.
    home.store.forget(player(ADA)).await.expect("deleted");
    assert!(home.store.against_computer(id(1001), player(ADA)).await.expect("readable").is_empty());
    assert_eq!(home.store.integrity().expect("checked"), []);
}

/// Any game that the first player wins.
fn won_by_the_first(rules: games::RuleSet) -> Vec<games::Action> {
    let games = (1..200).map(|step: usize| {
        let (mut position, mut actions) = (rules.start(), Vec::new());
        while position.outcome().is_none() {
            let legal = position.legal_actions();
            let action = legal[(actions.len() + 3) * (actions.len() + step) * step % legal.len()];
            position.play(action).expect("legal");
            actions.push(action);
        }
        (position.outcome(), actions)
    });
    let won = |outcome| matches!(outcome, Some(games::Outcome::Win { side: games::Side::First, .. }));
    let mut games = games;
    games.find_map(|(outcome, actions)| won(outcome).then_some(actions)).expect("a game")
}

#[tokio::test]
async fn games_won_with_help_are_counted_apart() {
    let Some(home) = Home::new() else { return };
    for (channel, hints, lowered) in [(7, 0, false), (8, 1, false), (9, 2, false), (10, 0, true)] {
        let (_, game) = begun(&home, against(channel, 4)).await;
        for _ in 0..hints {
            home.store
                .commit(on(&stored(&home, game).await, ADA, table::Event::Hint, 1))
                .await
                .expect("stored");
        }
        assert_eq!(stored(&home, game).await.hints(), hints);
        for action in won_by_the_first(against(7, 4).rules) {
            let table = stored(&home, game).await;
            let play =
                if lowered && table.ply() < 4 { table::play_computer_lowered } else { table::play_computer };
            let unit = if table.owes_computer_turn() {
                of_table(play(&table, &[action], at(2)).expect("it is to act"), 2)
            } else {
                on(&table, ADA, table::Event::Act(action), 2)
            };
            home.store.commit(unit).await.expect("stored");
        }
        assert_eq!(stored(&home, game).await.is_lowered(), lowered);
    }
    let category = play::player::ratings::Category::of(against(7, 4).rules);
    let won = AgainstComputer { category, level: level(4), won: 4, unaided: 1, drawn: 0, lost: 0 };
    assert_eq!(home.store.against_computer(id(1001), player(ADA)).await.expect("readable"), [won]);
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn a_team_can_have_the_computer_in_it() {
    let Some(home) = Home::new() else { return };
    let computer = Some(Invited::Computer(level(2)));
    let request = Request { invited: vec![computer, None, computer], ..request_to_four(7) };
    let made = challenge::open(&request, home.store.new_challenge_id().await.expect("an id"), None, at(0))
        .expect("a challenge");
    home.store.commit(decided(&made, 0)).await.expect("stored");
    let game = home.store.new_game_id().await.expect("an id");
    let accepted = crate::support::join(&made.challenge, BEN, game, 1);
    home.store.commit(decided(&accepted, 1)).await.expect("stored");
    let two = Player::Computer(level(2));
    let members = [ADA, BEN].map(|number| Player::Member(player(number)));
    assert_eq!(stored(&home, game).await.stored().seats.players(), [members[0], two, members[1], two]);
    home.store.commit(on(&stored(&home, game).await, ADA, table::Event::Resign, 2)).await.expect("stored");
    assert!(stored(&home, game).await.ending().is_none(), "the partner plays on");
    home.store.commit(on(&stored(&home, game).await, BEN, table::Event::Resign, 3)).await.expect("stored");
    assert!(stored(&home, game).await.ending().is_some());
    assert_eq!(home.store.integrity().expect("checked"), []);
    while !home.store.delete_guild(id(1001)).await.expect("deleted") {}
}

#[tokio::test]
async fn a_game_that_was_begun_without_a_timer_gets_the_one_by_which_it_is_called_off() {
    let Some(home) = Home::new() else { return };
    let (_, game) = begun(&home, Request { terms: Terms::default(), ..against(7, 5) }).await;
    let due = home.store.timer(play::Timer::Game(game)).await.expect("readable");
    assert_eq!(due, Some(at(12 * 24 * 60 * 60)));
    home.by_hand("DELETE FROM timers");
    assert_eq!(home.store.integrity().expect("checked").len(), 1);
    for _ in 0..2 {
        home.store.set_missing_timers().await.expect("stored");
        assert_eq!(home.store.integrity().expect("checked"), []);
    }
    assert_eq!(home.store.timer(play::Timer::Game(game)).await.expect("readable"), due);
}
