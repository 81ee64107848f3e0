//! Malformed files given to `/import`: their faults are reported quickly and in little memory.

use std::time::{Duration, Instant};

use rand::{RngExt as _, rngs::StdRng};
use sandbox::Message;
use serde_json::{Value, json};

use super::random::{cases, one, source, text, tried};
use crate::{player::Player, records, story::Story};

/// The most time for parsing a file and drawing its first board, in a debug build.
const TIME: Duration = Duration::from_secs(2);
/// The largest file in bytes.
const MOST: usize = 64 * 1_024;

/// A file with these bytes.
fn file(bytes: &[u8]) -> Value {
    json!({ "file": ["games.txt", bytes] })
}

/// The answer to an import, which must be private and in time.
async fn told(story: &Story, player: &Player, options: Value) -> Message {
    let what: String = options.to_string().chars().take(200).collect();
    let begun = Instant::now();
    let shown = player.slash("import", options).await;
    assert!(begun.elapsed() < TIME, "{what} took {:?}", begun.elapsed());
    assert!(
        shown.is_ephemeral() && shown.mentions.is_empty() && !shown.content.is_empty(),
        "{what}: {shown:?}"
    );
    assert_eq!(story.log.errors(), Vec::<String>::new(), "{what}");
    let hidden = |c: char| {
        (c.is_control() && c != '\n') || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    assert!(!shown.content.contains(hidden), "{what}: {:?}", shown.content);
    shown
}

/// A game of this server as `/export` writes it.
async fn exported(story: &mut Story) -> String {
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let number = story.finds_game(&records::first(records::TRADITIONAL, 40), &ada, &ben).await;
    let files = ada.slash("export", json!({ "number": number.get() })).await;
    String::from_utf8(files.attachments[0].bytes()).expect("text")
}

/// Files made to be hard to parse.
fn hard(whole: &str) -> Vec<Vec<u8>> {
    let fill = |part: &str| part.repeat(MOST / part.len()).into_bytes();
    let behind = |text: &str| [whole.as_bytes(), text.as_bytes()].concat();
    let before = |bytes: &[u8]| [bytes, whole.as_bytes()].concat();
    let utf_16: Vec<u8> = whole.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let header = "[Rules \"dara:traditional\"]\n";
    vec![
        vec![],
        b"\n\n\n".to_vec(),
        vec![0; 100],
        (0..=255).collect(),
        vec![0xff, 0xfe, 0x00, 0x01],
        vec![0xc3],
        before(b"\xef\xbb\xbf"),
        [b"\xff\xfe", utf_16.as_slice()].concat(),
        utf_16,
        whole.replace('\n', "\r\n").into_bytes(),
        whole.replace('\n', "\r").into_bytes(),
        whole.replace(' ', "\u{a0}").into_bytes(),
        fill("["),
        fill("{"),
        fill("(("),
        fill("[\""),
        fill("{\"a\":"),
        fill("[["),
        fill("1."),
        fill("b3 "),
        fill("x"),
        fill("\\"),
        fill("\""),
        fill("\u{202e}"),
        fill("\n"),
        fill("[A \"b\"]\n"),
        fill(header),
        fill("dara:traditional b3\n"),
        fill("dara:traditional+take=any+take=any"),
        fill("[Rules \"damala:teams\"]\n\n*\n\n"),
        [header.as_bytes(), &fill("1. b3 c4 ")[..MOST - header.len()]].concat(),
        vec![b'x'; MOST + 1],
        vec![b'['; 1 << 20],
        behind("[Rules \"wali:prost\"]\n"),
        behind(whole),
        behind("\0"),
        behind("[Result \"1-0\"]\n[Result \"0-1\"]\n"),
        whole.replace("traditional", "niger").into_bytes(),
        whole.replace("[First", "[Second").into_bytes(),
        whole.replacen(']', "", 1).into_bytes(),
        whole.replacen('"', "", 1).into_bytes(),
        format!("[First \"{}\"]\n{whole}", "**@everyone** <@1> `x` \u{202e}".repeat(1_000)).into_bytes(),
        format!("[Began \"99999-99-99T99:99:99Z\"]\n{whole}").into_bytes(),
        format!("[Clock \"{}d\"]\n{whole}", "9".repeat(100)).into_bytes(),
        header.as_bytes().to_vec(),
        b"dara:traditional".to_vec(),
        b"dara:traditional \xcc\x81".to_vec(),
        b"[Rules \"dara:traditional\"]\n\n1. b3 \x1b[31m c4".to_vec(),
    ]
}

/// A file with a flipped bit, cut short, or with something inserted.
fn spoilt(rng: &mut StdRng, whole: &str) -> Vec<u8> {
    let mut bytes = whole.as_bytes().to_vec();
    let at = rng.random_range(0..bytes.len());
    match rng.random_range(0..5) {
        0 => bytes.truncate(at),
        1 => drop(bytes.splice(at..at, text(rng, 30).into_bytes())),
        2 => bytes.insert(at, *one(rng, &[b'"', b'[', b']', b'\n', b'0', 0xff])),
        _ => bytes[at] ^= 1 << rng.random_range(0..8_u8),
    }
    bytes
}

#[tokio::test]
async fn every_file_is_read_or_refused_in_time() {
    let mut rng = source("files");
    let mut story = Story::begin().await;
    let whole = exported(&mut story).await;
    let eve = story.eve.clone();
    let mut count = 0;
    let spoilt: Vec<Vec<u8>> = (0..cases(60)).map(|_| spoilt(&mut rng, &whole)).collect();
    for bytes in hard(&whole).into_iter().chain(spoilt) {
        count += 1;
        story.passes(jiff::SignedDuration::from_secs(1));
        told(&story, &eve, file(&bytes)).await;
    }
    // A typed record is limited by the option's length.
    for record in [
        "[".repeat(6_000),
        "dara:traditional ".repeat(350),
        "\u{202e}".repeat(2_000),
        "dara:traditional b3\nc4".to_owned(),
    ] {
        count += 1;
        story.passes(jiff::SignedDuration::from_secs(1));
        told(&story, &eve, json!({ "record": record })).await;
    }
    tried("files", count);
    story.end().await;
}
