//! Every option of every command with every other: each takes effect, or is refused by its name in the reader's language.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

use crate::{
    player::Player,
    process::hostile::options::{Leaf, leaves},
    records,
    story::{Story, first, place},
};

/// The locales of all languages but English.
const ELSEWHERE: [&str; 3] = ["es-ES", "fr", "uk"];

/// Options as they are typed.
type Typed = Map<String, Value>;

/// The answer to a command.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Outcome {
    Done(String),
    Refused(String),
}

/// Two values of an option, of which one at least isn't what it is without the option. An option that isn't here fails the
/// story, so that a new one is tried as well.
fn values(command: &str, option: &str) -> Vec<Value> {
    match (command, option) {
        // A story of its own shows which role is pinged.
        ("vote start", "ping") => vec![],
        ("vote start", "against") => vec![json!(0), json!(1), json!(2)],
        ("vote start", "hours" | "votes") | (_, "language") => vec![json!(2), json!(3)],
        ("play" | "seek" | "dara challenge" | "vote start", "rules") => {
            vec![json!("niger"), json!("capture-ten")]
        }
        ("damala challenge", "rules") => vec![json!("teams"), json!("rapid")],
        (_, "game" | "where" | "days_off") => vec![json!(0), json!(1)],
        (_, "opponent") => vec![json!("ben"), json!("bot")],
        (_, "partner") => vec![json!("chidi")],
        (_, "second_opponent") => vec![json!("dede")],
        (_, "first") => vec![json!(first::ME), json!(first::OPPONENT)],
        (_, "place") => vec![json!(place::THREAD)],
        (_, "clock") => vec![json!("2d"), json!("none")],
        (_, "match") => vec![json!("5"), json!("pair")],
        (_, "theme") => vec![json!("drops"), json!("double-threat")],
        (_, "away" | "rated" | "nights" | "everyone" | "end_games") => vec![json!(false), json!(true)],
        (_, "level" | "period") => vec![json!(1), json!(2)],
        (_, "member") => vec![json!("ben"), json!("chidi")],
        (_, "zone") => vec![json!("lagos"), json!("Europe/Kyiv")],
        (_, "other") => vec![json!("dede"), json!("chidi")],
        (_, "reason") => vec![json!("Shouts"), json!("Swears")],
        (_, "days") => vec![json!(3), json!(5)],
        (_, "within") => vec![json!(100), json!(200)],
        (_, "until") => vec![json!("in 8 days"), json!("in 9 days")],
        (_, "from") => vec![json!("in 2 days"), json!("2020-01-01")],
        (_, "file") => vec![json!(["games.txt", "dara:niger b3"])],
        (_, "record") => vec![json!("dara:niger b3 c4")],
        (_, "away_days") => vec![json!(10), json!(20)],
        (_, "stone") => vec![json!("a1"), json!("e3")],
        (_, "to") => vec![json!("c3"), json!("d1")],
        _ => panic!("no values for the option {option} of /{command}"),
    }
}

/// Whether a command needs an option. `/play` has no other use for its options without a game, and says so.
fn is_required(command: &str, option: &Value) -> bool {
    option["required"] == true
        || matches!((command, option["name"].as_str()), ("play" | "seek", Some("game")))
}

/// The trial of a command.
struct Trial<'a> {
    story: &'a mut Story,
    leaf: Leaf,
    /// The options that are always given.
    base: Typed,
    outcomes: BTreeMap<String, Outcome>,
    /// Refusals whose words were checked in every language.
    checked: BTreeSet<String>,
}

impl Trial<'_> {
    /// What is tried for an option, and what it is without.
    fn choices(&self, option: &Value) -> Vec<Option<Value>> {
        let (command, name) = (self.leaf.command(), option["name"].as_str().expect("a name"));
        if let Some(given) = self.base.get(name) {
            return vec![Some(given.clone())];
        }
        let values = values(&command, name).into_iter().map(Some);
        if is_required(&command, option) {
            values.collect()
        } else {
            [None].into_iter().chain(values).collect()
        }
    }

    /// Uses the command with these options, and undoes what it did.
    async fn outcome(&mut self, typed: &Typed) -> Outcome {
        let key = json!(typed).to_string();
        if let Some(known) = self.outcomes.get(&key) {
            return known.clone();
        }
        let outcome = self.uses(typed).await;
        self.outcomes.insert(key, outcome.clone());
        outcome
    }

    async fn uses(&mut self, typed: &Typed) -> Outcome {
        let command = self.leaf.command();
        let story = &mut *self.story;
        let ada = story.ada.clone();
        let playing = match command.as_str() {
            "dara move" => Some([ada.clone(), story.ben.clone()]),
            "moderation suspend" => Some([story.ben.clone(), story.chidi.clone()]),
            _ => None,
        };
        if let Some(players) = playing {
            story.finds_game_of(&records::first(records::TRADITIONAL, 24), &players).await;
        }
        let before = refusals(story).await;
        let answer = ada.try_slash(&command, json!(typed)).await.expect("an answer");
        if let Some(form) = answer.modal {
            return Outcome::Done(form.title);
        }
        let said = answer.message.expect("a message");
        let is_refused = refusals(story).await > before;
        let mut told = said.content.clone();
        story.clears_the_tables().await;
        if is_refused {
            assert!(said.is_ephemeral(), "/{command} {}: {told}", json!(typed));
            return Outcome::Refused(told);
        }
        if command == "vote start" {
            // What it says is the same for all.
            told = story.begun_vote().await;
        }
        undoes(&ada, &command, typed, &mut told).await;
        Outcome::Done(without_chance(&told))
    }

    /// Checks that a refusal names one of these options or its value, or an option that is missing, in all languages.
    async fn names_one(&mut self, typed: &Typed, told: &str, options: &[&Value]) {
        let command = self.leaf.command();
        let all = self.leaf.options.clone();
        let named = |told: &str, locale: &str| {
            let name = |option: &Value| {
                let name = option["name_localizations"].get(locale).unwrap_or(&option["name"]);
                name.as_str().expect("a name").to_owned()
            };
            let value = |option: &&Value| typed.get(option["name"].as_str()?)?.as_str().map(str::to_owned);
            let missing =
                all.iter().filter(|option| !typed.contains_key(option["name"].as_str().expect("a name")));
            let mut names: Vec<String> = missing.map(|option| format!("`{}`", name(option))).collect();
            names.extend(options.iter().map(|option| name(option)));
            names.extend(options.iter().filter_map(value));
            assert!(
                names.iter().any(|name| told.contains(name)),
                "{locale}: /{command} {} names none of {names:?}: {told}",
                json!(typed)
            );
        };
        named(told, "en-US");
        if !self.checked.insert(told.to_owned()) {
            return;
        }
        for locale in ELSEWHERE {
            self.story.ada.member.speak(locale);
            match self.uses(typed).await {
                Outcome::Refused(told) => named(&told, locale),
                Outcome::Done(told) => panic!("{locale}: /{command} {} is done: {told}", json!(typed)),
            }
        }
        self.story.ada.member.speak("en-US");
    }

    /// Tries one option with each value, beside others: it takes effect or is refused by name, or one of the others is.
    async fn tries(&mut self, option: &Value, beside: &Typed, others: &[&Value]) {
        let name = option["name"].as_str().expect("a name");
        let mut outcomes = Vec::new();
        for choice in self.choices(option) {
            let mut typed = beside.clone();
            typed.extend(choice.clone().map(|value| (name.to_owned(), value)));
            let outcome = self.outcome(&typed).await;
            if let (Some(_), Outcome::Refused(told)) = (&choice, &outcome) {
                self.names_one(&typed, told, &[&[option], others].concat()).await;
            }
            outcomes.push((choice, outcome));
        }
        for (choice, outcome) in &outcomes {
            let (Some(value), Outcome::Done(told)) = (choice, outcome) else { continue };
            let takes_effect = outcomes.len() == 1 || outcomes.iter().any(|(_, other)| other != outcome);
            assert!(
                takes_effect,
                "/{} drops `{name}: {value}` beside {}: {told}",
                self.leaf.command(),
                json!(beside)
            );
        }
    }

    /// Tries each option alone and beside each other one.
    async fn runs(&mut self) {
        let options = self.leaf.options.clone();
        let required: Typed = options
            .iter()
            .filter(|option| is_required(&self.leaf.command(), option))
            .filter_map(|option| {
                let choice = self.choices(option).into_iter().flatten().next()?;
                Some((option["name"].as_str()?.to_owned(), choice))
            })
            .chain(self.base.clone())
            .collect();
        for option in &options {
            self.tries(option, &required, &[]).await;
            for other in options.iter().filter(|other| other["name"] != option["name"]) {
                for choice in self.choices(other).into_iter().flatten() {
                    let mut beside = required.clone();
                    beside.insert(other["name"].as_str().expect("a name").to_owned(), choice);
                    self.tries(option, &beside, &[other]).await;
                }
            }
        }
    }
}

/// How many requests were refused so far.
async fn refusals(story: &Story) -> u64 {
    let (_, metrics) = story.monitored("/metrics").await;
    let refused = metrics.lines().filter(|line| line.starts_with("dara_refusals_total"));
    refused.filter_map(|line| line.rsplit_once(' ')?.1.parse::<u64>().ok()).sum()
}

/// Undoes what a command stored beside games and challenges, and adds what its answer doesn't say.
async fn undoes(ada: &Player, command: &str, typed: &Typed, told: &mut String) {
    match command {
        "moderation suspend" => {
            let log = ada.slash("moderation log", json!({})).await.content;
            told.push_str(log.lines().nth(1).unwrap_or_default());
            ada.slash("moderation reinstate", json!({ "member": typed["member"] })).await;
        }
        "away start" => {
            for undo in ["away back", "away cancel"] {
                ada.slash(undo, json!({})).await;
            }
        }
        "settings" => {
            let usual = json!({ "clock": "3d", "away_days": 30, "language": 0 });
            ada.slash("settings", usual).await;
        }
        "vote start" => drop(ada.slash("vote stop", json!({})).await),
        _ => {}
    }
}

/// A text without the numbers of games and the squares that the computer chose.
fn without_chance(told: &str) -> String {
    let mut parts = told.split("**");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for (number, part) in parts.enumerate() {
        let is_square = number % 2 == 0 && part.parse::<games::Square>().is_ok();
        text.push_str(if is_square { "·" } else { part });
    }
    let mut before = "";
    let words = text.split(' ').map(|word| {
        let is_number = std::mem::replace(&mut before, word) == "Game";
        if is_number { "·" } else { word }
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The commands with several options, each once: games have many in common.
fn with_several_options(story: &Story) -> Vec<Leaf> {
    let mut seen = BTreeSet::new();
    let mut several = leaves(story);
    several.retain(|leaf| {
        let names: Vec<_> = leaf.options.iter().map(|option| option["name"].to_string()).collect();
        let last = leaf.command().rsplit(' ').next().map(str::to_owned);
        names.len() > 1 && seen.insert((last, names))
    });
    several
}

/// Tries commands that fit, on a server where there is something to see.
async fn tried(fits: impl Fn(&str) -> bool, bases: &[Value]) -> usize {
    let mut story = Story::begin().await;
    let [ada, ben, chidi, dede] = [&story.ada, &story.ben, &story.chidi, &story.dede].map(Clone::clone);
    story.finds_rated("dara:traditional", &ada, &ben, 5).await;
    story.finds_rated("wali:prost", &ben, &ada, 5).await;
    story.finds_rated("dara:traditional", &chidi, &dede, 1).await;
    story.finds_rated("dara:traditional", &chidi, &ben, 1).await;
    story.joins_the_world(&ada).await;
    let leaves: Vec<_> =
        with_several_options(&story).into_iter().filter(|leaf| fits(&leaf.command())).collect();
    for (leaf, base) in leaves.iter().flat_map(|leaf| bases.iter().map(move |base| (leaf, base))) {
        let base = base.as_object().expect("options").clone();
        let (outcomes, checked) = (BTreeMap::new(), BTreeSet::new());
        Trial { story: &mut story, leaf: leaf.clone(), base, outcomes, checked }.runs().await;
    }
    story.tells_all().await;
    story.end().await;
    leaves.len()
}

#[tokio::test]
async fn no_option_of_a_challenge_is_dropped() {
    assert_eq!(tried(|command| command == "dara challenge", &[json!({})]).await, 1);
}

#[tokio::test]
async fn no_option_of_a_challenge_to_teams_is_dropped() {
    let bases = [json!({}), json!({ "rules": "teams" })];
    assert_eq!(tried(|command| command == "damala challenge", &bases).await, 1);
}

#[tokio::test]
async fn no_option_of_play_is_dropped() {
    assert_eq!(tried(|command| command == "play", &[json!({})]).await, 1);
}

#[tokio::test]
async fn no_option_of_any_other_command_is_dropped() {
    // What a competition is opened with, and what is changed of it, are shown by stories of their own.
    let has_a_story =
        |command: &str| command == "play" || command.ends_with(" create") || command.ends_with(" change");
    let is_other = |command: &str| !has_a_story(command) && !command.ends_with(" challenge");
    // `/move`, `/leaderboard`, `/profile`, `/versus`, `/moderation suspend`, `/away start`, `/history`, `/import`, `/settings`, `/seek`, `/puzzle`,
    // `/vote start`
    assert_eq!(tried(is_other, &[json!({})]).await, 12);
}
