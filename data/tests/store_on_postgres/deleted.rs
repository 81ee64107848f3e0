//! What is left on the server of what was deleted.

use crate::{home::Home, support::id};

#[tokio::test]
async fn the_place_of_deleted_rows_is_freed() {
    let Some(home) = Home::new() else { return };
    home.store.save_imported_file(id(11), "dara:traditional b3", jiff::Timestamp::now()).await.expect("kept");
    home.store.ask_for_deletion(id(11), jiff::Timestamp::now()).await.expect("noted");
    home.store.forget(id(11)).await.expect("deleted");
    let freed = "SELECT count(*) FROM pg_stat_user_tables WHERE last_vacuum IS NOT NULL AND relname = 'imported_files'";
    assert_eq!(home.column(freed), ["0"]);
    assert!(home.store.wipe(id(11)).await.expect("freed"));
    assert_eq!(home.column(freed), ["1"]);
    assert_eq!(home.store.deletions().await.expect("readable"), []);
}
