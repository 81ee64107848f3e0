//! Rows as JSON objects.

use anyhow::anyhow;
use rusqlite::types::ValueRef;
use serde_json::{Map, Value};

use crate::sql::{self, FromRow, Row};

/// A row as an object, by the names of its columns.
pub(crate) struct Object(pub(crate) Map<String, Value>);

impl FromRow for Object {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        let mut object = Map::new();
        for (at, name) in row.names().into_iter().enumerate() {
            let value = match row.get_ref(at)? {
                ValueRef::Null => Value::Null,
                ValueRef::Integer(number) => whole(number),
                ValueRef::Real(number) => number.into(),
                ValueRef::Text(text) => text_or_json(std::str::from_utf8(text).map_err(anyhow::Error::from)?),
                ValueRef::Blob(_) => Err(anyhow!("a column {name} that is neither text nor number"))?,
            };
            object.insert(name, value);
        }
        Ok(Self(object))
    }
}

/// Numbers that other programs would round become strings: the platform's unsigned ids.
fn whole(number: i64) -> Value {
    const EXACT: i64 = 1 << 53;
    if (-EXACT..=EXACT).contains(&number) { number.into() } else { number.cast_unsigned().to_string().into() }
}

/// JSON in a column stays JSON.
fn text_or_json(text: &str) -> Value {
    let json = Some(text)
        .filter(|text| text.starts_with(['{', '[']))
        .and_then(|text| serde_json::from_str(text).ok());
    json.unwrap_or_else(|| text.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_that_others_would_round_are_texts() {
        assert_eq!(whole(-5), Value::from(-5));
        assert_eq!(whole(1 << 53), Value::from(1_i64 << 53));
        assert_eq!(whole(1 << 60), Value::from("1152921504606846976"));
        assert_eq!(whole(i64::MIN + 1), Value::from("9223372036854775809"));
        assert_eq!(text_or_json("{\"a\":1}"), serde_json::json!({ "a": 1 }));
        assert_eq!(text_or_json("{no"), Value::from("{no"));
    }
}
