//! `dara recompute`: recomputes all ratings.

use anyhow::Context as _;
use data::Recomputed;

use crate::{
    Database,
    admin::{opened, progress::Shown, say::say},
};

/// Recomputes everything that follows from games and seasons, mends what is stored, and prints what that was.
///
/// # Errors
///
/// The database can't be used or read, or is a file that another program uses. Then nothing was changed.
pub async fn recompute(database: &Database) -> anyhow::Result<()> {
    let (_alone, store) = opened::to_change(database).await?;
    let mut shown = Shown::on_stderr();
    let recomputed = store.recompute_standings(move |progress| shown.report(progress)).await;
    let recomputed = recomputed.context("recomputing ratings; nothing was changed")?;
    let shown = database.absolute();
    store.close().await;
    say(format_args!("{shown}: {}", report(&recomputed)));
    Ok(())
}

/// The result, for the operator.
fn report(recomputed: &Recomputed) -> String {
    let games = match recomputed.games {
        1 => "1 finished game".to_owned(),
        games => format!("{games} finished games"),
    };
    if recomputed.tables.is_empty() {
        return format!("{games}. All ratings were correct: nothing changed.");
    }
    let rows = |&(table, rows): &(&str, usize)| {
        let rows = if rows == 1 { "1 row".to_owned() } else { format!("{rows} rows") };
        format!("{rows} of {table}")
    };
    let mended = recomputed.tables.iter().map(rows).collect::<Vec<_>>().join(", ");
    format!("{games}. Corrected: {mended}.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_told_what_was_mended() {
        let line = |games, tables| report(&Recomputed { games, mended: 0, tables });
        assert_eq!(line(1, vec![]), "1 finished game. All ratings were correct: nothing changed.");
        let tables = vec![("results", 1), ("ratings", 12)];
        assert_eq!(line(0, tables), "0 finished games. Corrected: 1 row of results, 12 rows of ratings.");
    }
}
