//! The database, opened by a command that changes it.

use anyhow::Context as _;
use data::Store;

use crate::{Database, app::instance_lock::Alone};

/// Opens an existing database to change it. A file is locked until the first value is dropped; a server takes turns.
pub(super) async fn to_change(database: &Database) -> anyhow::Result<(Option<Alone>, Store)> {
    match database {
        Database::File(path) => {
            let (alone, store) = Alone::to_change(path)?;
            Ok((Some(alone), store))
        }
        Database::Server(url) => {
            let url = url.clone();
            // It blocks until the server has answered.
            let opened = tokio::task::spawn_blocking(move || Store::connect(&url)).await;
            Ok((None, opened.context("connecting to the database")??))
        }
    }
}
