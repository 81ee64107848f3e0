//! `dara recompute`: an operator has all ratings computed anew.

use std::path::Path;

use anyhow::Context as _;
use data::Recomputed;

use crate::app::instance_lock::Alone;

/// Computes all that follows from games and seasons anew in the database at `path`, mends what is stored, and prints what that was.
///
/// # Errors
/// The database cannot be used, or another program uses it; or something in it cannot be read. Then nothing was changed.
pub async fn recompute(path: &Path) -> anyhow::Result<()> {
    let (_alone, store) = Alone::to_change(path)?;
    let recomputed =
        store.recompute_standings().await.context("computing ratings anew; nothing was changed")?;
    let file = store.path().display().to_string();
    store.close().await;
    #[expect(clippy::print_stdout, reason = "the operator asked for it")]
    {
        println!("{file}: {}", told(&recomputed));
    }
    Ok(())
}

/// What was found, for the operator.
fn told(recomputed: &Recomputed) -> String {
    let games = match recomputed.games {
        1 => "1 game has ended".to_owned(),
        games => format!("{games} games have ended"),
    };
    if recomputed.tables.is_empty() {
        return format!("{games}. All ratings are what they should be: nothing was changed.");
    }
    let rows = |&(table, rows): &(&str, usize)| {
        let rows = if rows == 1 { "1 row".to_owned() } else { format!("{rows} rows") };
        format!("{rows} of {table}")
    };
    let mended = recomputed.tables.iter().map(rows).collect::<Vec<_>>().join(", ");
    format!("{games}. Mended: {mended}.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_told_what_was_mended() {
        let told = |games, tables| told(&Recomputed { games, mended: 0, tables });
        assert_eq!(
            told(1, vec![]),
            "1 game has ended. All ratings are what they should be: nothing was changed."
        );
        let tables = vec![("results", 1), ("ratings", 12)];
        assert_eq!(told(0, tables), "0 games have ended. Mended: 1 row of results, 12 rows of ratings.");
    }
}
