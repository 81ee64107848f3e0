//! Where a server plays, the rules that it has named, and those that are usual there.

use data::{CommitError, Glance, Store, Unit};
use games::{Game, RuleSet};
use play::{Change, ChannelId, DefaultRules, GuildId, HouseRules, HouseRulesId, RulesName};

use crate::support::{Home, game, id, unit};

async fn choose(store: &Store, change: Change) -> Result<(), CommitError> {
    store.commit(Unit { changes: vec![change], ..unit(1) }).await.map(drop)
}

fn guild() -> GuildId {
    id(1)
}

fn rules(text: &str) -> RuleSet {
    text.parse().expect("rules")
}

fn keep(of: Option<u64>, name: &str, rules: &str) -> Change {
    Change::SaveHouseRules {
        guild: guild(),
        id: of.map(id),
        name: RulesName::new(name).expect("a name"),
        rules: rules.parse().expect("rules"),
    }
}

async fn kept(store: &Store) -> Vec<String> {
    let rules = store.house_rules(guild()).await.expect("readable");
    rules.into_iter().map(|one| format!("{} {} {}", one.id, one.name, one.rules)).collect()
}

#[tokio::test]
async fn a_server_plays_where_it_says_or_everywhere() {
    let Some(home) = Home::new() else { return };
    assert_eq!(home.store.places(guild()).await.expect("readable"), []);
    for channels in [vec![7, 5], vec![], vec![9]] {
        let mut places: Vec<ChannelId> = channels.into_iter().map(id).collect();
        let set = Change::SetGameChannels { guild: guild(), channels: places.clone() };
        choose(&home.store, set).await.expect("stored");
        places.sort_unstable();
        assert_eq!(home.another().places(guild()).await.expect("readable"), places);
    }
    assert_eq!(home.store.places(id(2)).await.expect("readable"), [], "another server");
}

#[tokio::test]
async fn a_glance_shows_where_servers_play() {
    let Some(home) = Home::new() else { return };
    assert_eq!(home.glance(), Glance::Current(vec![]));
    let set = Change::SetGameChannels { guild: guild(), channels: vec![id(9)] };
    choose(&home.store, set).await.expect("stored");
    let running = game(&home.store, 7).await;
    let table = home.store.table(running).await.expect("readable").expect("there");
    let in_game = (table.stored().home.server().expect("a server"), table.stored().channel);
    let mut expected = vec![(guild(), id(9)), in_game];
    expected.sort_unstable();
    assert_eq!(home.glance(), Glance::Current(expected));
}

#[tokio::test]
async fn rules_are_kept_under_names_that_no_others_of_the_server_have() {
    let Some(home) = Home::new() else { return };
    let store = &home.store;
    choose(store, keep(None, "Zelt", "dara:traditional+take=any")).await.expect("stored");
    choose(store, keep(None, "Дім", "damas:ruibal+bound=30")).await.expect("stored");
    assert!(matches!(choose(store, keep(None, "дім", "dara:niger+bound=9")).await, Err(CommitError::Stale)));
    assert!(matches!(choose(store, keep(Some(1), "ДІМ", "dara:niger")).await, Err(CommitError::Stale)));
    choose(store, keep(Some(1), "ZELT", "dara:niger+take=any")).await.expect("its own name in other letters");
    assert_eq!(kept(store).await, ["1 ZELT dara:niger+take=any", "2 Дім damas:ruibal+bound=30"]);
    let other = Change::SaveHouseRules {
        guild: id(2),
        id: None,
        name: RulesName::new("Zelt").expect("a name"),
        rules: rules("dara:niger+take=any"),
    };
    choose(store, other).await.expect("another server");
    // What is not there, is another server's, or of another game, is not changed.
    for change in
        [keep(Some(9), "A", "dara:niger"), keep(Some(3), "B", "dara:niger"), keep(Some(1), "C", "wali:prost")]
    {
        assert!(matches!(choose(store, change).await, Err(CommitError::Stale)));
    }
    assert_eq!(kept(&home.another()).await.len(), 2);
}

#[tokio::test]
async fn a_server_keeps_as_many_rules_as_a_list_can_hold() {
    let Some(home) = Home::new() else { return };
    for number in 0..HouseRules::MOST {
        choose(&home.store, keep(None, &format!("r{number}"), "dara:niger+take=any")).await.expect("stored");
    }
    let more = choose(&home.store, keep(None, "more", "dara:niger+take=any")).await;
    assert!(matches!(more, Err(CommitError::Stale)));
    let drop = Change::DeleteHouseRules { guild: guild(), id: id(1) };
    choose(&home.store, drop.clone()).await.expect("stored");
    assert!(matches!(choose(&home.store, drop).await, Err(CommitError::Stale)), "they are gone");
    choose(&home.store, keep(None, "more", "dara:niger+take=any")).await.expect("there is room");
    let numbers =
        home.store.house_rules(guild()).await.expect("readable").into_iter().map(|one| one.id.get());
    assert_eq!(numbers.max(), Some(26), "no number is used again");
}

#[tokio::test]
async fn usual_rules_follow_the_house_rules_that_they_are() {
    let Some(home) = Home::new() else { return };
    let store = &home.store;
    let usual = |game, usual| Change::SetDefaultRules { guild: guild(), game, rules: usual };
    let house = |number: u64| Some(DefaultRules::House(id::<HouseRulesId>(number)));
    let dara = async || store.default_rules_of(guild(), Game::Dara).await.expect("readable");
    assert_eq!(dara().await, None);
    assert!(matches!(choose(store, usual(Game::Dara, house(1))).await, Err(CommitError::Stale)));
    choose(store, keep(None, "Zelt", "dara:traditional+take=any")).await.expect("stored");
    choose(store, usual(Game::Dara, house(1))).await.expect("stored");
    choose(store, usual(Game::Wali, Some(DefaultRules::Preset(rules("wali:prost"))))).await.expect("stored");
    assert_eq!(dara().await, Some(rules("dara:traditional+take=any")));
    choose(store, keep(Some(1), "Zelt", "dara:niger+take=any")).await.expect("stored");
    assert_eq!(dara().await, Some(rules("dara:niger+take=any")));
    let all = store.default_rules(guild()).await.expect("readable");
    let wali = DefaultRules::Preset(rules("wali:prost"));
    assert_eq!(all, [(Game::Dara, DefaultRules::House(id(1))), (Game::Wali, wali)]);
    choose(store, Change::DeleteHouseRules { guild: guild(), id: id(1) }).await.expect("stored");
    assert_eq!(dara().await, None, "as everywhere again");
    choose(store, usual(Game::Wali, None)).await.expect("stored");
    assert_eq!(store.default_rules(guild()).await.expect("readable"), []);
}

#[tokio::test]
async fn what_cannot_be_read_is_left_out() {
    let Some(home) = Home::new() else { return };
    for (name, rules) in
        [("a", "dara:niger+take=any"), ("b", "dara:niger+bound=9"), ("c", "wali:prost+bound=9")]
    {
        choose(&home.store, keep(None, name, rules)).await.expect("stored");
    }
    let usual =
        Change::SetDefaultRules { guild: guild(), game: Game::Dara, rules: Some(DefaultRules::House(id(1))) };
    choose(&home.store, usual).await.expect("stored");
    let places = Change::SetGameChannels { guild: guild(), channels: vec![id(5), id(6)] };
    choose(&home.store, places).await.expect("stored");
    home.by_hand(
        "UPDATE house_rules SET rules = 'chess' WHERE id = 1;
         UPDATE house_rules SET name = ' ' WHERE id = 3;
         UPDATE allowed_channels SET channel = 0 WHERE channel = 5;",
    );
    assert_eq!(kept(&home.store).await, ["2 b dara:niger+bound=9"]);
    assert_eq!(home.store.default_rules_of(guild(), Game::Dara).await.expect("readable"), None);
    assert_eq!(home.store.places(guild()).await.expect("readable"), [id(6)]);
}
