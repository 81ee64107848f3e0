//! The languages of servers and players.

use data::{Store, Unit};
use play::{Change, Language, Preferences, ServerSettings};

use crate::support::{Home, at, id};

fn choose(changes: Vec<Change>) -> Unit {
    Unit { at: at(9), interaction: None, changes, announcements: Vec::new() }
}

async fn of_guild(store: &Store, guild: u64) -> Option<Language> {
    store.language_of_guild(id(guild)).await.expect("readable")
}

#[tokio::test]
async fn a_server_reads_what_it_has_chosen_or_else_what_the_platform_says() {
    let Some(home) = Home::new() else { return };
    assert_eq!(of_guild(&home.store, 1).await, None, "nothing is known");
    for language in [Language::French, Language::French, Language::Ukrainian] {
        home.store.learn_language_of_guild(id(1), language, at(1)).await.expect("stored");
        assert_eq!(of_guild(&home.another(), 1).await, Some(language));
    }
    for (language, read) in [
        (Some(Language::Spanish), Language::Spanish),
        (Some(Language::English), Language::English),
        (None, Language::Ukrainian),
    ] {
        let settings = ServerSettings { language, ..ServerSettings::default() };
        let set = Change::SetServerSettings {
            guild: id(1),
            before: home.store.server_settings(id(1)).await.expect("readable"),
            settings,
        };
        home.store.commit(choose(vec![set])).await.expect("stored");
        assert_eq!(of_guild(&home.store, 1).await, Some(read));
        assert_eq!(home.store.server_settings(id(1)).await.expect("readable"), Some(settings));
    }
    // What is learnt changes nothing that was chosen.
    let settings = ServerSettings { language: Some(Language::Spanish), ..ServerSettings::default() };
    let before = home.store.server_settings(id(1)).await.expect("readable");
    let set = |before| choose(vec![Change::SetServerSettings { guild: id(1), before, settings }]);
    home.store.commit(set(before)).await.expect("stored");
    let late = home.store.commit(set(before)).await;
    assert!(matches!(late, Err(data::CommitError::Stale)), "someone has changed them since: {late:?}");
    home.store.learn_language_of_guild(id(1), Language::English, at(2)).await.expect("stored");
    assert_eq!(
        (of_guild(&home.store, 1).await, of_guild(&home.store, 2).await),
        (Some(Language::Spanish), None)
    );
}

#[tokio::test]
async fn of_a_player_of_whom_nothing_else_is_stored_no_language_is_kept() {
    let Some(home) = Home::new() else { return };
    let read = async || home.store.language_of_player(id(11)).await.expect("readable");
    let is_new = async |language| {
        let visit = home.store.visit(id(9), id(1), id(11), language).await.expect("readable");
        assert_eq!(visit.member, data::Member::default());
        visit.language_is_new
    };
    home.store.learn_language_of_player(id(11), Language::Spanish).await.expect("looked at");
    assert_eq!((read().await, is_new(Language::Spanish).await), (None, false));
    let chosen = Change::SetPreferences { player: id(11), preferences: Preferences::default() };
    home.store.commit(choose(vec![chosen])).await.expect("stored");
    assert_eq!(read().await, None);
    for language in [Language::Spanish, Language::French] {
        assert!(is_new(language).await);
        home.store.learn_language_of_player(id(11), language).await.expect("stored");
        assert_eq!((read().await, is_new(language).await), (Some(language), false));
    }
}

#[tokio::test]
async fn a_players_language_is_their_choice_or_the_platforms() {
    let Some(home) = Home::new() else { return };
    let wants = async |language| {
        let preferences = Preferences { language, ..Preferences::default() };
        let chosen = Change::SetPreferences { player: id(11), preferences };
        home.store.commit(choose(vec![chosen])).await.expect("stored");
    };
    let read = async || home.store.language_of_player(id(11)).await.expect("readable");
    wants(Some(Language::Ukrainian)).await;
    assert_eq!(read().await, Some(Language::Ukrainian));
    home.store.learn_language_of_player(id(11), Language::Spanish).await.expect("stored");
    assert_eq!(read().await, Some(Language::Ukrainian), "what is learnt changes nothing that was chosen");
    wants(None).await;
    assert_eq!(read().await, Some(Language::Spanish));
}
