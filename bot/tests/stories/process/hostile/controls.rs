//! The ids of all buttons, menus and forms, and what attackers write in them: other games, players, servers and versions, and what
//! can't be read.

use std::{collections::BTreeSet, path::PathBuf};

use rand::rngs::StdRng;

use super::{hand::May, random::one, town::Town};
use crate::{player::Player, story::Story};

/// Every button id, with placeholders such as `?game` that stand for one of the [`values`], the most harmful first.
const CONTROLS: &[&str] = &[
    "accept:?challenge",
    "accept-thread:?challenge",
    "join-challenger:?challenge",
    "join-opponent:?challenge",
    "decline:?challenge",
    "withdraw:?challenge",
    "withdraw-listed:?challenge:?number",
    "again:?hex:me:3d:dara:?preset",
    "play:?game",
    "pick:?game:?moment:?squares",
    "rank:?game:?moment:?squares:?rank",
    "stop:?game:?moment:?squares",
    "confirm:?game:?moment:?squares",
    "more:?game",
    "hint:?game",
    "offer:?game:?moment:?offer",
    "offer-accept:?game:?moment:?offer",
    "offer-decline:?game:?moment:?offer",
    "offer-withdraw:?game:?moment:?offer",
    "resume:?game",
    "give-time:?game:?number",
    "board:?game",
    "board-text:?game",
    "replay:?replay:?number",
    "replay-first:?replay:?number",
    "replay-back:?replay:?number",
    "replay-on:?replay:?number",
    "replay-last:?replay:?number",
    "post-replay:?replay:?number",
    "replay-mark-before:?replay:?number",
    "replay-mark-after:?replay:?number",
    "share-game:?game:?word",
    "card-game:?game:?word",
    "post-card:?game:?word",
    "share-rating:?word:?category",
    "card-rating:?word:?category",
    "post-rating:?word:?category",
    "share-puzzle:?puzzle:?series:?word",
    "card-puzzle:?puzzle:?series:?word",
    "post-puzzle:?puzzle:?series:?word",
    "analyse:?game",
    "post-analysis:?game",
    "export:?replay",
    "rematch:?game",
    "rematch-thread:?game",
    "ask-resign:?game",
    "resign:?game",
    "resign-match:?game",
    "cancel",
    "vote:?number",
    "vote-pick:?number:?moment:?played:?squares",
    "vote-rank:?number:?moment:?played:?squares:?rank",
    "vote-stop:?number:?moment:?played:?squares",
    "guess:?game",
    "guess-pick:?game:?moment:?squares",
    "guess-rank:?game:?moment:?squares:?rank",
    "guess-stop:?game:?moment:?squares",
    "guess-table",
    "guess-table:?number",
    "ahead:?game",
    "ahead-forget:?game:?moment:?number",
    "if-pick:?game:?moment:?steps:?squares",
    "if-rank:?game:?moment:?steps:?squares:?rank",
    "if-stop:?game:?moment:?steps:?squares",
    "if-look:?game:?moment:?steps",
    "if-store:?game:?moment:?steps",
    "begin",
    "begin-opponent:?kind",
    "begin-with:?kind",
    "begin-against:?kind:?player",
    "begin-computer",
    "begin-level:?kind",
    "begin-at-level:?kind:?rank",
    "puzzle-next:?kind",
    "puzzle-next:?kind:?series",
    "puzzle:?puzzle:?series:?rank",
    "puzzle-pick:?puzzle:?series:?rank:?played:?squares",
    "puzzle-rank:?puzzle:?series:?rank:?played:?squares:?rank",
    "puzzle-stop:?puzzle:?series:?rank:?played:?squares",
    "puzzle-solution:?puzzle:?series:?rank",
    "daily-solve:?number",
    "daily-solution:?number",
    "daily-table:?week",
    "lessons:?kind",
    "first-lesson:?kind",
    "lesson:?lesson:?rank",
    "lesson-answer:?lesson:?rank",
    "lesson-pick:?lesson:?rank:?played:?squares",
    "lesson-rank:?lesson:?rank:?played:?squares:?rank",
    "lesson-stop:?lesson:?rank:?played:?squares",
    "lesson-why:?lesson:?rank:?played:?squares",
    "practice-which",
    "practice:?kind",
    "practice-rules:?kind",
    "practice-close:?kind",
    "practice-pick:?kind:?stamp:?squares",
    "practice-rank:?kind:?stamp:?squares:?rank",
    "practice-stop:?kind:?stamp:?squares",
    "practice-back:?kind:?stamp",
    "practice-again:?kind:?stamp",
    "practice-hint:?kind:?stamp",
    "practice-computer:?kind:?stamp:?strength",
    "practice-why:?kind:?stamp:?squares",
    "help:?section",
    "help-games",
    "help-preferences",
    "help-settings",
    "help-log",
    "notice:?word",
    "confirm-moves:?word",
    "theme:?word",
    "below:?word",
    "language:?word",
    "as-text:?word",
    "out-of-puzzles:?word",
    "games:?number",
    "watch:?number",
    "blocked:?number",
    "suspended:?number",
    "barred:?number",
    "leaderboard:?number:?period:?category",
    "post-leaderboard:?number:?period:?category",
    "end-game:?game",
    "moderation-log",
    "moderation-log-before:?number",
    "moderation-log-after:?number",
    "reinstate:?player:?number",
    "let-again:?player:?number",
    "unblock:?player:?number",
    "history:?player:?category",
    "history-before:?game:?player:?category",
    "history-after:?game:?player:?category",
    "listed:?word",
    "profile:?player:?category",
    "post-profile:?player:?category",
    "versus:?player:?player",
    "post-versus:?player:?player",
    "my-data",
    "ask-delete-data",
    "ask-delete-data-again",
    "rules:dara:?preset",
    "whole:dara:?preset",
    "close-season:?number",
    "season:?number",
    "post-season:?number",
    "settings:?page",
    "settings-see:?word",
    "set-boards:?word",
    "keep-boards:?game:?word",
    "set-language:?word",
    "set-threads:?word",
    "set-clock:?clock",
    "set-away-days:?number",
    "set-idle-days:?number",
    "world",
    "world-join",
    "world-leave",
    "seek:?game",
    "world-leaderboard:?number:all:dara",
    "post-world-leaderboard:?number:all:dara",
    "seek-again:?challenge",
    "seek-wider:?challenge",
    "report:?game",
    "set-theme:?word",
    "set-text:?word",
    "set-guesses:?word",
    "set-games:?number",
    "set-challenges:?number",
    "organized-by",
    "organized-by-managers",
    "daily-here",
    "daily-in",
    "daily-of",
    "daily-of:?kind",
    "daily-at:?number",
    "daily-zone:?zone",
    "daily-other-zone",
    "daily-on",
    "daily-off",
    "week-here",
    "week-in",
    "week-day:?weekday",
    "week-at:?number",
    "week-zone:?zone",
    "week-other-zone",
    "week-on",
    "week-off",
    "seasons-here",
    "seasons-in",
    "seasons-every:?every",
    "seasons-at:?number",
    "seasons-zone:?zone",
    "seasons-other-zone",
    "seasons-on",
    "seasons-off",
    "server-plays-here",
    "server-plays-ask:?number",
    "server-plays-end:?number",
    "earned-role:?word",
    "earned-role:champion",
    "earned-role-off:champion",
    "import",
    "league-form:?word:dara",
    "league-edit:league-8:?number:3d:?number:preset:dara:?preset",
    "league-open:league-8:60:3d:?number:preset:dara:?preset",
    "league-details:?number",
    "league-join:?number",
    "league-leave:?number",
    "league-leave-sure:?number",
    "league-mine:?number",
    "league-table:?number:?number",
    "post-league-table:?number:?number",
    "ladder-challenge:?number:?player",
    "manage:?number",
    "manage-who:?number:?word",
    "manage-player:?number:?word",
    "manage-by:?number:?player",
    "manage-result:?number:?number",
    "manage-time:?number",
    "manage-ask:?number:?word",
    "manage-preview:?number:?number",
    "manage-do:?number:?word",
    "play-in",
    "play-everywhere",
    "set-default:?kind:house:?house",
    "set-usual:?kind:house:?house",
    "house:?house",
    "house-draft:?house:dara:?preset",
    "house-set:?rank:?house:dara:?preset",
    "house-keep:?house:dara:?preset",
    "house-name:?house:dara:?preset",
    "house-ask-drop:?house",
    "house-drop:?house",
    "delete-data",
    "choose:?number",
];

/// Buttons that may post in public, make a challenge, or withdraw one's own.
const SHOW: &[&str] = &[
    "again",
    "begin-against",
    "begin-at-level",
    "withdraw",
    "withdraw-listed",
    "post-leaderboard",
    "post-profile",
    "post-versus",
    "post-season",
    "post-replay",
    "post-analysis",
    "post-card",
    "post-rating",
    "post-puzzle",
    "post-league-table",
    "delete-data",
    "league-join",
    "league-leave",
    "league-leave-sure",
];

/// Numbers that are malformed or refer to nothing.
const NUMBERS: &[&str] = &[
    "0",
    "-1",
    "+1",
    "01",
    "1.0",
    "1e3",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "99999999999999999999999999999999",
    "",
    " 1",
    "١",
    "NaN",
];

/// The values of a placeholder, the most harmful first.
fn values(story: &Story, town: &Town, what: &str) -> Vec<String> {
    let here = |values: &[&str]| values.iter().map(|&value| value.to_owned()).collect::<Vec<_>>();
    let found = |prefix: &str, part: usize| {
        let of = town.controls.iter().filter(move |id| id.starts_with(prefix));
        of.filter_map(move |id| id.split(':').nth(part).map(str::to_owned)).collect::<BTreeSet<_>>()
    };
    let own = |first: BTreeSet<String>, then: &[&str]| {
        first.into_iter().chain(then.iter().map(|&value| value.to_owned())).collect::<Vec<_>>()
    };
    match what {
        // Games 1 and 2 run here, 3 on another server, 1001 is over.
        "game" => own(found("play:", 1), &[&["1001", "4"], NUMBERS].concat()),
        "challenge" => own(found("accept:", 1), &[&["1", "2", "3", "4", "5"], NUMBERS].concat()),
        "moment" => own(found("rank:", 2), &[&["0", "1", "2"], NUMBERS].concat()),
        "number" => here(&[&["1", "2", "3", "60", "10080"], NUMBERS].concat()),
        "rank" => here(&["3", "1", "8", "9", "0", "255", "256", "-1", ""]),
        "squares" => {
            here(&["c4", "b3", "c4d4", "", "a1a1", "h8", "z9", "a", "é1", "a1b2c3d4e5f6g7h8a1b2c3d4e5"])
        }
        "steps" => here(&["00", "", "0001", "zz", "0", "é0", "0000000000000000000000000000000000000000"]),
        "offer" => here(&["draw", "takeback", "pause", "peace", ""]),
        "replay" => own(
            found("export:", 1),
            &["1", "3", "1001", "i0000000000000000.1", "i0000000000000000.0", "i.1", "ix.1", "0", "99"],
        ),
        "kind" => here(&["dara", "wali", "dala", "damas", "damala", "chess", "Dara", ""]),
        "preset" => {
            here(&["niger", "traditional", "traditional+take=any", "chess", "", "niger+x=y", "wali:prost"])
        }
        "player" => {
            let all = [&story.ada, &story.ben, &story.chidi, &story.dede, &story.eve];
            let ids = all.map(|player| player.member.id().to_string());
            let others = ["everyone", "anyone", "1", "former"].map(str::to_owned);
            let numbers = NUMBERS.iter().map(|&number| number.to_owned());
            [&ids[..], &[story.sandbox.bot().to_string()], &others]
                .concat()
                .into_iter()
                .chain(numbers)
                .collect()
        }
        "hex" => {
            let ben = format!("{:x}", story.ben.member.id().get());
            let bot = format!("{:x}", story.sandbox.bot().get());
            [
                &ben,
                "anyone",
                &bot,
                "1",
                "0",
                "",
                &format!("{ben},{ben}"),
                "ffffffffffffffff",
                "10000000000000000",
            ]
            .map(str::to_owned)
            .to_vec()
        }
        "puzzle" => here(&[&["1", "2"], NUMBERS].concat()),
        "zone" => {
            here(&["Europe/Paris", "UTC", "Mars/Olympus", "../../etc/passwd", "america/new_york", "", "+14"])
        }
        "every" => here(&["month", "quarter", "year", ""]),
        "weekday" => here(&["monday", "sunday", "Sunday", "0", "someday", ""]),
        "week" => here(&["this", "last", "next", ""]),
        "lesson" => here(&["dara-row", "morris-flying", "dara-gone", "damas-row", "dara", "-", ""]),
        "series" => here(&["any", "daily", "quiet", "luck", "Quiet", ""]),
        "played" => here(&["", "c3-c4", "c3-c4.xa1", "huff=a1", "force", ".", "c3..c4", "z9"]),
        "strength" => here(&["easy", "strong", "perfect", "EASY", ""]),
        "stamp" => own(found("practice-back:", 2), &["00000000", "ffffffff", "0", "xyz", ""]),
        "section" => here(&["start", "begin", "manage", "moderate", "chess", ""]),
        "word" => here(&[
            "on", "off", "direct", "digest", "nothing", "night", "fr", "uk", "usual", "always", "own",
            "perhaps", "newest", "daily", "week", "seasons", "",
        ]),
        "period" => here(&["", "2026", "2026-11", "2026-13", "0", "99999", "-1", "x"]),
        "category" => here(&["dara", "damala:teams", "all", "chess", "", "dara:teams"]),
        "page" => here(&[
            "language",
            "house-rules",
            "daily",
            "week",
            "usual:dara",
            "usual:chess",
            "limits",
            "",
            "x",
        ]),
        "clock" => here(&["3d", "none", "5d+1d12h/7d12h", "0s", "99999999999d", "-1d", ""]),
        "house" => here(&[&["1", "2", "new", "3"], NUMBERS].concat()),
        other => panic!("no one says what {other} is"),
    }
}

/// A button id with these values for its placeholders.
fn filled(template: &str, mut value: impl FnMut(usize, &str) -> String) -> String {
    let mut number = 0;
    let parts = template.split(':').map(|part| match part.strip_prefix('?') {
        Some(what) => {
            number += 1;
            value(number, what)
        }
        None => part.to_owned(),
    });
    parts.collect::<Vec<_>>().join(":")
}

/// Every button id with the most harmful values, once.
pub(super) fn most_harmful(story: &Story, town: &Town) -> Vec<String> {
    CONTROLS.iter().map(|control| filled(control, |_, what| most_harmful_of(story, town, what))).collect()
}

fn most_harmful_of(story: &Story, town: &Town, what: &str) -> String {
    values(story, town, what).swap_remove(0)
}

/// Every button id with each value of each placeholder, the others being the most harmful.
pub(super) fn systematic(story: &Story, town: &Town) -> Vec<String> {
    let mut all = Vec::new();
    for template in CONTROLS {
        let first = |what: &str| most_harmful_of(story, town, what);
        all.push(filled(template, |_, what| first(what)));
        for (number, what) in (1..).zip(template.split(':').filter_map(|part| part.strip_prefix('?'))) {
            for value in values(story, town, what) {
                all.push(filled(template, |at, what| if at == number { value.clone() } else { first(what) }));
            }
        }
    }
    all
}

/// What a button may change.
pub(super) fn may(control: &str) -> May {
    let name = control.split(':').next().unwrap_or_default();
    if SHOW.contains(&name) { May::Show } else { May::Nothing }
}

/// Every button id with each of these numbers, and with each of these players.
pub(super) fn with_numbers(numbers: &[u64], players: &[Player]) -> Vec<String> {
    let mut all = Vec::new();
    for template in CONTROLS {
        for &number in numbers {
            all.push(filled(template, |_, what| match what {
                "game" | "challenge" | "number" | "house" | "replay" => number.to_string(),
                "player" => {
                    players[usize::try_from(number).unwrap_or(0) % players.len()].member.id().to_string()
                }
                "hex" => format!("{:x}", players[0].member.id().get()),
                "moment" => (number % 3).to_string(),
                "squares" => "c4".to_owned(),
                "kind" | "category" => "dara".to_owned(),
                "preset" => "traditional".to_owned(),
                "offer" => "draw".to_owned(),
                "rank" => "3".to_owned(),
                "section" => "find".to_owned(),
                "word" => "on".to_owned(),
                "clock" => "3d".to_owned(),
                "stamp" => "00000000".to_owned(),
                _ => String::new(),
            }));
        }
    }
    all.sort();
    all.dedup();
    all
}

/// A button id with random parts.
pub(super) fn exchanged(rng: &mut StdRng, story: &Story, town: &Town) -> String {
    let template = one(rng, CONTROLS);
    filled(template, |_, what| one(rng, &values(story, town, what)).clone())
}

#[test]
fn every_control_of_the_program_is_tried() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../ui/src/button_id");
    let (mut folders, mut files) = (vec![root.into()], vec![PathBuf::from(format!("{root}.rs"))]);
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir::<PathBuf>(folder).expect("the controls");
        for path in entries.map(|entry| entry.expect("an entry").path()) {
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files.retain(|path| !path.ends_with("tests.rs"));
    let text: String =
        files.iter().map(|path| std::fs::read_to_string(path).expect("a source file")).collect();
    // A row of a table: `"name" | "former name" (parts) { value }`.
    let rows = text.lines().filter_map(|line| line.trim().strip_prefix('"')?.split_once("\" ("));
    let names: Vec<String> = rows.flat_map(|(names, _)| names.split("\" | \"")).map(str::to_owned).collect();
    assert!(names.len() > 90, "the tables are elsewhere: {names:?}");
    let tried: BTreeSet<&str> = CONTROLS.iter().filter_map(|control| control.split(':').next()).collect();
    let missing: Vec<_> = names.iter().filter(|name| !tried.contains(name.as_str())).collect();
    assert!(missing.is_empty(), "no attack tries {missing:?}");
}
