//! Roles that members earn: chosen, given and taken back.

use data::Unit;
use play::{
    Change,
    guild::{
        earned_roles::{EarnedRole, Held, Merit, RoleChange, RoleRefusal},
        moderation::{LogEntry, ModeratorAction},
    },
    paging::LogStretch,
};

use crate::support::{ADA, BEN, Home, at, id, player, unit};

async fn stores(home: &Home, changes: Vec<Change>) {
    home.store.commit(Unit { changes, ..unit(1) }).await.expect("stored");
}

fn chosen(merit: Merit, role: Option<u64>) -> Change {
    Change::SetEarnedRole { guild: id(1001), merit, role: role.map(id) }
}

#[tokio::test]
async fn the_role_for_something_is_chosen_refused_and_chosen_again() {
    let Some(home) = Home::new() else { return };
    let read = async || home.store.earned_roles(id(1001)).await.expect("readable");
    assert_eq!(read().await, []);
    stores(&home, vec![chosen(Merit::From1800, Some(71)), chosen(Merit::Champion, Some(72))]).await;
    let champion = EarnedRole { merit: Merit::Champion, role: id(72), refused: None };
    let strong = EarnedRole { merit: Merit::From1800, role: id(71), refused: None };
    assert_eq!(read().await, [champion, strong]);
    home.store.set_role_refused(id(1001), id(71), Some(RoleRefusal::Forbidden)).await.expect("stored");
    assert_eq!(read().await, [champion, EarnedRole { refused: Some(RoleRefusal::Forbidden), ..strong }]);
    stores(&home, vec![chosen(Merit::From1800, Some(71))]).await;
    assert_eq!(read().await, [champion, strong], "it's tried again");
    stores(&home, vec![chosen(Merit::Champion, None), chosen(Merit::From1800, Some(73))]).await;
    assert_eq!(read().await, [EarnedRole { role: id(73), ..strong }]);
    assert_eq!(home.store.guilds_with_roles().await.expect("readable"), [id(1001)]);
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn who_was_given_a_role_is_known_until_it_is_taken_back_and_both_are_logged() {
    let Some(home) = Home::new() else { return };
    let held = Held { role: id(71), player: player(BEN) };
    let log =
        |action| Change::Log(LogEntry { guild: id(1001), by: player(ADA), at: at(1), action, reason: None });
    let note = |change| Change::NoteRole { guild: id(1001), change };
    stores(&home, vec![chosen(Merit::Champion, Some(71))]).await;
    stores(&home, vec![note(RoleChange::Give(held)), log(ModeratorAction::GaveRole { held })]).await;
    // Another worker may have done the same.
    stores(&home, vec![note(RoleChange::Give(held))]).await;
    let given =
        async || home.store.given_roles(id(1001)).await.expect("readable").into_iter().collect::<Vec<_>>();
    assert_eq!(given().await, [held]);
    let has_roles = async |player| {
        let visit = home.store.visit(id(1001), id(1), player, play::Language::English).await;
        let roles = home.store.roles_given_to(id(1001), player).await.expect("readable");
        (visit.expect("readable").has_roles, roles)
    };
    assert_eq!(has_roles(player(BEN)).await, (true, vec![held.role]));
    assert_eq!(has_roles(player(ADA)).await, (false, vec![]));
    let given_at = async || home.store.role_given_at(id(1001), held).await.expect("readable");
    assert_eq!(given_at().await, Some(at(1)));
    assert_eq!(home.store.role_given_at(id(1002), held).await.expect("readable"), None);
    let data = home.store.personal_data(player(BEN)).await.expect("readable");
    assert_eq!(data["roles_given_to_you"], serde_json::json!([{ "server": "1001", "role": "71" }]));
    stores(&home, vec![chosen(Merit::Champion, None)]).await;
    assert_eq!(
        home.store.guilds_with_roles().await.expect("readable"),
        [id(1001)],
        "there's something to take back"
    );
    stores(&home, vec![note(RoleChange::Take(held)), log(ModeratorAction::TookRole { held })]).await;
    assert!(given().await.is_empty() && home.store.guilds_with_roles().await.expect("readable").is_empty());
    let page = home.store.moderation_log(id(1001), LogStretch::Newest, 9).await.expect("readable");
    let actions: Vec<_> = page.entries.into_iter().map(|(_, entry)| entry.action).collect();
    assert_eq!(actions, [ModeratorAction::TookRole { held }, ModeratorAction::GaveRole { held }]);
    assert_eq!(home.store.integrity().expect("checked"), []);
}
