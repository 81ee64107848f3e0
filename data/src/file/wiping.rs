//! Wipes what the file has kept of an id after all rows that named it were changed or deleted.
//!
//! SQLite overwrites what is deleted (`secure_delete`), but not the copies of rows that stay in a page's free
//! space when a page is split. So the pages that still hold the id are found, and their free space is filled
//! with zeros. Space in use is never touched.
//!
//! Pages are read and written through SQLite's table `sqlite_dbpage`, which exists only if SQLite was built
//! with it (`.cargo/config.toml`). Otherwise the whole file is rewritten, which takes longer.

use anyhow::Context as _;
use play::PlayerId;

use crate::sql::{self, Connection};

/// Whether pages can be read and written.
pub(crate) fn has_pages(connection: &Connection) -> sql::Result<bool> {
    connection.exists("SELECT 1 FROM pragma_module_list WHERE name = 'sqlite_dbpage'", ())
}

/// The pages that hold an id, as text or number, in use or not.
pub(crate) fn pages(connection: &Connection, player: PlayerId) -> anyhow::Result<Vec<i64>> {
    let [text, number, key] = traces(player);
    let sql = "SELECT pgno FROM sqlite_dbpage WHERE instr(data, ?1) > 0 OR instr(data, ?2) > 0 OR instr(data, ?3) > 0";
    connection.list_whole(sql, (text, number, key)).context("looking for deleted data left in the file")
}

/// The forms of an id in a page: as text, as a number in a row, and as the key of a row.
fn traces(player: PlayerId) -> [Vec<u8>; 3] {
    let number = player.get().cast_signed();
    [player.to_string().into_bytes(), stored(number), varint(number.cast_unsigned())]
}

/// A number as SQLite writes it in a row: in 1, 2, 3, 4, 6 or 8 bytes, big-endian.
fn stored(number: i64) -> Vec<u8> {
    let bytes = number.to_be_bytes();
    let fits = |&width: &usize| {
        let bound = 1_i64 << (8 * width - 1);
        (-bound..bound).contains(&number)
    };
    let width = [1, 2, 3, 4, 6].into_iter().find(fits).unwrap_or(8);
    bytes.iter().copied().skip(8 - width).collect()
}

/// A number as SQLite writes it as a key: seven bits per byte, and eight in the ninth.
fn varint(number: u64) -> Vec<u8> {
    let low = |bits: u64| bits.to_le_bytes()[0];
    if number >> 56 != 0 {
        let first = (0..8).rev().map(|byte| low(number >> (8 + 7 * byte)) | 0x80);
        return first.chain([low(number)]).collect();
    }
    let bytes = (1..8).find(|bytes| number >> (7 * bytes) == 0).unwrap_or(8);
    let more = |byte: u32| if byte == 0 { 0 } else { 0x80 };
    (0..bytes).rev().map(|byte| low(number >> (7 * byte)) & 0x7f | more(byte)).collect()
}

/// Fills the free space of these pages with zeros; inside a transaction.
pub(crate) fn wipe(connection: &Connection, pages: &[i64]) -> anyhow::Result<()> {
    let read = "SELECT data FROM sqlite_dbpage WHERE pgno = ?1";
    let first: Vec<u8> = connection.one(read, [1_i64])?;
    let reserved = *first.get(20).context("the first page is too short for its header")?;
    for &page in pages {
        // The file may have become shorter.
        let Some(before) = connection.find::<Vec<u8>>(read, [page])? else { continue };
        let mut after = before.clone();
        if zero_free_space(&mut after, page == 1, reserved.into()).is_some() && after != before {
            connection.execute("UPDATE sqlite_dbpage SET data = ?2 WHERE pgno = ?1", (page, after))?;
        }
    }
    Ok(())
}

/// Fills the free space of a table or index page with zeros. Returns `None` and changes nothing if it is not
/// such a page. (SQLite's file format, 1.6 "B-tree pages".)
fn zero_free_space(page: &mut [u8], is_first: bool, reserved: usize) -> Option<()> {
    let usable = page.len().checked_sub(reserved)?;
    let header = if is_first { 100 } else { 0 };
    let two = |page: &[u8], at: usize| {
        Some(usize::from(u16::from_be_bytes(page.get(at..at + 2)?.try_into().ok()?)))
    };
    let own = match page.get(header)? {
        2 | 5 => 12,
        10 | 13 => 8,
        _ => return None,
    };
    let cells = two(page, header + 3)?;
    let content = match two(page, header + 5)? {
        0 => 65_536,
        content => content,
    };
    let gap = header + own + 2 * cells;
    if gap > content || content > usable {
        return None;
    }
    page.get_mut(gap..content)?.fill(0);
    // The free blocks between rows, each pointing to a later one.
    let mut block = two(page, header + 1)?;
    while block != 0 {
        let (next, size) = (two(page, block)?, two(page, block + 2)?);
        page.get_mut(block + 4..block + size)?.fill(0);
        if next != 0 && next <= block {
            return None;
        }
        block = next;
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holds(pattern: &[u8], file: &[u8]) -> bool {
        file.windows(pattern.len()).any(|window| window == pattern)
    }

    #[test]
    fn pages_can_be_read_and_written() {
        let has_pages = has_pages(&(&rusqlite::Connection::open_in_memory().expect("in memory")).into())
            .expect("readable");
        assert!(
            has_pages,
            "SQLite was built before, or without, .cargo/config.toml: cargo clean -p libsqlite3-sys"
        );
    }

    #[test]
    fn a_number_is_written_as_sqlite_writes_it() {
        for number in
            [1_u64, 127, 128, 300, 70_000, 1 << 24, 1 << 40, 53_905_483_156_684_800, 1 << 62, u64::MAX]
        {
            let folder = tempfile::tempdir().expect("a folder");
            let path = folder.path().join("numbers.db");
            let player: PlayerId = number.try_into().expect("an id");
            let file = rusqlite::Connection::open(&path).expect("a database");
            let connection = Connection::from(&file);
            connection
                .execute_batch(
                    "CREATE TABLE t (a INTEGER PRIMARY KEY); CREATE TABLE u (a, b); CREATE TABLE v (a);",
                )
                .expect("tables");
            connection.execute("INSERT INTO t VALUES (?1)", [player]).expect("stored");
            connection.execute("INSERT INTO u VALUES ('-', ?1)", [player]).expect("stored");
            connection.execute("INSERT INTO v VALUES ('x' || ?1)", [player.to_string()]).expect("stored");
            drop(file);
            let file = std::fs::read(path).expect("readable");
            for (trace, page) in traces(player).iter().zip([4, 3, 2]) {
                let at = (page - 1) * 4096;
                assert!(holds(trace, &file[at..at + 4096]), "{number}: {trace:?}");
            }
        }
    }

    #[test]
    fn free_space_is_wiped_and_rows_are_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("rows.db");
        let player: PlayerId = 800_000_000_000_000_007.try_into().expect("an id");
        let file = rusqlite::Connection::open(&path).expect("a database");
        let connection = Connection::from(&file);
        connection
            .execute_batch("CREATE TABLE seats (player INTEGER, game INTEGER, PRIMARY KEY (player, game)) WITHOUT ROWID;")
            .expect("a table");
        connection.execute_batch("BEGIN").expect("begun");
        // In random order, so that pages are split and leave copies of rows behind.
        for game in 0..3_000_i64 {
            let game = game * 7_919 % 3_001;
            for of in [player, (player.get() + 1).try_into().expect("an id")] {
                connection.execute("INSERT INTO seats VALUES (?1, ?2)", (of, game)).expect("stored");
            }
        }
        connection.execute_batch("COMMIT").expect("stored");
        file.pragma_update(None, "secure_delete", true).expect("set");
        connection.execute("DELETE FROM seats WHERE player = ?1", [player]).expect("deleted");
        let left = pages(&connection, player).expect("readable");
        assert!(!left.is_empty(), "SQLite wipes it by itself by now: this is needed no more");
        let rows = |connection: &Connection| -> i64 {
            connection.one("SELECT sum(game) FROM seats", ()).expect("readable")
        };
        let before = rows(&connection);
        wipe(&connection, &left).expect("wiped");
        assert_eq!(pages(&connection, player).expect("readable"), Vec::<i64>::new());
        assert_eq!(rows(&connection), before);
        let check: String = connection.one("PRAGMA integrity_check", ()).expect("readable");
        assert_eq!(check, "ok");
        // Pages that hold the other id in use are wiped as well, and still hold it.
        let other = (player.get() + 1).try_into().expect("an id");
        let used = pages(&connection, other).expect("readable");
        wipe(&connection, &used).expect("wiped");
        assert_eq!(rows(&connection), before);
    }

    #[test]
    fn what_is_no_page_of_rows_is_left_alone() {
        for first in [0_u8, 1, 3, 255] {
            let mut page = vec![7; 4096];
            page[0] = first;
            let before = page.clone();
            assert_eq!(zero_free_space(&mut page, false, 0), None);
            assert_eq!(page, before);
        }
        // Offsets outside of the page.
        let mut page = vec![255; 512];
        page[0] = 13;
        assert_eq!(zero_free_space(&mut page, false, 0), None);
        assert_eq!(zero_free_space(&mut [], false, 0), None);
    }
}
