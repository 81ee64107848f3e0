//! Where the two engines' SQL differs.
//!
//! Statements are written in SQLite's form of parameters, with functions that both have. `migrations/postgres` defines
//! what PostgreSQL lacks.

/// A statement as PostgreSQL takes it, and the names of its parameters in order.
///
/// `?1` becomes `$1`; `:name` becomes the number of that name. SQLite's choice of an index is left out, since
/// PostgreSQL chooses by its statistics; so is its choice of an order, `CROSS JOIN`.
pub(super) fn postgres(sql: &str) -> (String, Vec<String>) {
    let (mut translated, mut names) = (String::with_capacity(sql.len()), Vec::new());
    let mut rest = sql;
    while let Some(at) = rest.find(['\'', '?', ':', 'I', 'C']) {
        let (before, from) = rest.split_at(at);
        translated.push_str(before);
        rest = if let Some(text) = from.strip_prefix('\'') {
            // What is quoted stays as it is.
            let end = text.find('\'').map_or(from.len(), |end| end + 2);
            translated.push_str(&from[..end]);
            &from[end..]
        } else if let Some(number) = from.strip_prefix('?') {
            translated.push('$');
            number
        } else if let Some(cast) = from.strip_prefix("::") {
            translated.push_str("::");
            cast
        } else if let Some(named) = from.strip_prefix(':') {
            let end = named.find(|letter: char| letter != '_' && !letter.is_ascii_alphanumeric());
            let (name, after) = named.split_at(end.unwrap_or(named.len()));
            let name = format!(":{name}");
            let place = names.iter().position(|known| *known == name).unwrap_or_else(|| {
                names.push(name);
                names.len() - 1
            });
            translated.push('$');
            translated.push_str(&(place + 1).to_string());
            after
        } else if let Some(index) = from.strip_prefix("INDEXED BY ") {
            index.trim_start_matches(|letter: char| letter == '_' || letter.is_ascii_alphanumeric())
        } else if let Some(joined) = from.strip_prefix("CROSS JOIN ") {
            translated.push_str("JOIN ");
            joined
        } else {
            translated.push_str(&from[..1]);
            &from[1..]
        };
    }
    translated.push_str(rest);
    (translated, names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_become_numbers() {
        let (sql, names) = postgres("SELECT 'a?1', ?2 + 1 FROM t INDEXED BY t_by_x WHERE y = ?1 AND IN_USE");
        assert_eq!(sql, "SELECT 'a?1', $2 + 1 FROM t  WHERE y = $1 AND IN_USE");
        assert!(names.is_empty());
        let (sql, names) = postgres("INSERT INTO t VALUES (:id, :a_b, :id, 'x'::TEXT)");
        assert_eq!(sql, "INSERT INTO t VALUES ($1, $2, $1, 'x'::TEXT)");
        assert_eq!(names, [":id", ":a_b"]);
    }
}
