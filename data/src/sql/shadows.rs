//! Temporary tables beside stored ones of the same name, which they hide.

use super::{Connection, Result};

impl Connection<'_> {
    /// Runs work that creates temporary tables, and rolls back all that it did. On a server, the caller has begun a transaction.
    pub(crate) fn then_roll_back<T, E: From<super::Error>>(
        self,
        work: impl FnOnce() -> Result<T, E>,
    ) -> Result<T, E> {
        let Self::Sqlite(file) = self else {
            self.execute_batch("SAVEPOINT aside")?;
            let done = work()?;
            self.execute_batch("ROLLBACK TO SAVEPOINT aside")?;
            return Ok(done);
        };
        // Neither can be switched inside a transaction. Foreign keys can't refer from temporary tables to others.
        let pragma = |name: &str| file.pragma_query_value(None, name, |row| row.get::<_, bool>(0));
        let set = |name: &str, on: bool| file.pragma_update(None, name, on).map_err(super::Error::from);
        let (guarded, enforced) = (
            pragma("query_only").map_err(super::Error::from)?,
            pragma("foreign_keys").map_err(super::Error::from)?,
        );
        set("query_only", false)?;
        set("foreign_keys", false)?;
        self.execute_batch("BEGIN")?;
        let done = work();
        self.execute_batch("ROLLBACK")?;
        set("foreign_keys", enforced)?;
        set("query_only", guarded)?;
        done
    }

    /// Creates an empty temporary table like a stored one, which hides it.
    pub(crate) fn shadow(self, table: &str) -> Result<()> {
        if let Self::Postgres(_) = self {
            return self.execute_batch(&format!(
                "CREATE TEMPORARY TABLE {table} (LIKE public.{table} INCLUDING ALL)"
            ));
        }
        let sql = "SELECT sql FROM main.sqlite_schema WHERE tbl_name = ?1 AND sql IS NOT NULL
            AND type <> 'trigger' ORDER BY type = 'table' DESC";
        let made: Vec<String> = self.list_whole(sql, [table])?;
        made.iter().try_for_each(|sql| self.execute_batch(&temporary(sql)))
    }
}

/// The statement that creates the temporary table or index.
fn temporary(sql: &str) -> String {
    match sql.strip_prefix("CREATE INDEX ") {
        Some(rest) => format!("CREATE INDEX temp.{rest}"),
        None => sql.replacen("CREATE", "CREATE TEMP", 1),
    }
}
