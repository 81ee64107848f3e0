//! What is said to someone who looks for an opponent, to be read from top to bottom.

use games::Game;
use jiff::SignedDuration;
use play::{Challenge, ChallengeState, PlayerId, player::pace::Pace};

use super::{
    begin::{Against, games, levels, opponents},
    told, view, world,
};
use crate::views::{
    View, example,
    example::told::{form, in_every_language},
    game::clock,
    help::{self, HelpReader},
    mention,
    player::pace,
};

#[test]
fn finding_an_opponent() {
    let everything = HelpReader { moderates: false, manages: false, is_on_server: true, has_world: true };
    insta::assert_snapshot!(in_every_language(|words| {
        let page = |section| help::view(words, example::look(), section, everything);
        vec![
            ("help", page(crate::button_id::help::Section::Start)),
            ("help: starting a game", page(crate::button_id::help::Section::Begin)),
            ("which game", games(words, Against::Open)),
            ("which game, against someone", games(words, Against::Member(example::long(1)))),
            ("which game, against the computer", games(words, Against::Computer)),
            ("who", opponents(words, Game::Dara, true)),
            ("who, without the world", opponents(words, Game::Morris, false)),
            ("which level, alone with the bot", levels(words, Game::Damala, true)),
            ("which level", levels(words, Game::Dara, false)),
        ]
    }));
}

#[test]
fn worldwide_play() {
    let (challenge, table) = (example::challenge(), example::up_to(3));
    insta::assert_snapshot!(in_every_language(|words| {
        let game = |number: u64| number.try_into().unwrap();
        vec![
            ("may they see you?", world::question(words, "Ada")),
            ("joined", world::joined(words, "Ada")),
            ("left", world::left(words)),
            ("seeking", world::seeking(words, &challenge, 7, None)),
            ("seeking for a day, within 200 points", world::seeking(words, &challenge, 1, Some(200))),
            ("seeking here", world::beside(words, view(words, &challenge, None), Some(100))),
            ("not found", world::not_found(words, &challenge, Some(200))),
            ("paired", world::paired(words, challenge.rules, "Ben")),
            ("paired here", world::paired_here(words, &table, example::long(2))),
            ("not reached", world::not_reached(words, &[game(12), game(13)])),
            ("reporting someone", form(&world::report_form(words, game(12)))),
            ("reported", world::reported(words, "Ben")),
        ]
    }));
}

#[test]
fn challenges() {
    let open = example::challenge();
    let to = Challenge { others: vec![play::Slot::Invited(example::long(2))], ..open.clone() };
    let teams = Challenge {
        rules: "damala:teams".parse().unwrap(),
        others: vec![play::Slot::Invited(example::long(2)), play::Slot::Open, play::Slot::Open],
        ..open.clone()
    };
    insta::assert_snapshot!(in_every_language(|words| {
        let mut views = vec![
            ("to anyone", view(words, &open, None)),
            ("to someone", view(words, &to, None)),
            ("in teams", view(words, &teams, None)),
        ];
        for (state, of) in [
            ("accepted", ChallengeState::Accepted),
            ("declined", ChallengeState::Declined),
            ("withdrawn", ChallengeState::Withdrawn),
            ("removed", ChallengeState::Removed),
            ("expired", ChallengeState::Expired),
        ] {
            views.push((state, view(words, &Challenge { state: of, ..to.clone() }, None)));
        }
        let declined = Challenge { state: ChallengeState::Declined, ..to.clone() };
        let expired = Challenge { state: ChallengeState::Expired, ..to.clone() };
        views.push(("told: declined", told(words, &declined, None)));
        views.push(("told: expired", told(words, &expired, None)));
        views
    }));
}

#[test]
fn nights_and_pace() {
    let on = |terms: &str| Challenge { terms: terms.parse().unwrap(), ..example::challenge() };
    let to = |terms: &str| Challenge { others: vec![play::Slot::Invited(example::long(2))], ..on(terms) };
    let pace = |hours: Option<i64>, finishes| {
        Some(Pace { answers_in: hours.map(SignedDuration::from_hours), finishes })
    };
    insta::assert_snapshot!(in_every_language(|words| {
        let who = mention(example::long::<PlayerId>(1));
        let with =
            |challenge: &Challenge, pace| pace::beside(words, view(words, challenge, None), &who, pace);
        let begun = |terms| {
            let table = example::begun("dara:traditional", terms, &[]);
            View::words(clock::lines(words, &table).join("\n"))
        };
        vec![
            ("nights", view(words, &on("1d,nights"), None)),
            ("days off", view(words, &to("1d,off:fri"), None)),
            ("nights and days off", view(words, &to("3d,nights,off:sat"), None)),
            (
                "days off and all else",
                view(words, &to("5d+12h/7d,no-away,match:7,unrated,nights,off:thu"), None),
            ),
            ("answers in an hour", with(&on("1d"), pace(Some(1), 100))),
            ("answers in days, with nights", with(&on("3d,nights"), pace(Some(71), 64))),
            ("answers aren't known", with(&to("none"), pace(None, 96))),
            ("a board at night", begun("3h,nights")),
            ("a board with a bank at night", begun("2d+1h/3d,nights")),
        ]
    }));
}
