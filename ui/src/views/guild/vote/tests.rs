use play::ranking::ranked;

use super::*;
use crate::{
    texts::Texts,
    views::{
        IN_A_ROW, example,
        example::{told::in_every_language, vote_game::vote_game},
        game::panel::MOST_PARTS,
    },
};

fn turn(text: &str) -> Vec<Action> {
    text.split(' ').map(|action| action.parse().unwrap()).collect()
}

fn counted(text: &str, votes: usize) -> Counted {
    Counted { turn: turn(text), votes }
}

fn posted(words: &Words, game: &VoteGame, last: &[Counted]) -> View {
    let board = Recorded::load(&game.record).unwrap();
    post(words, example::look(), ShownVote { game, board: &board, votes: 5, last })
}

fn busy(player: u64, votes: u32, name: Option<&str>) -> BusyVoter {
    BusyVoter { player: example::long(player), name: name.map(str::to_owned), listed: true, votes }
}

#[test]
fn a_post_says_how_the_last_vote_fell_what_was_replied_and_until_when_to_vote() {
    let texts = Texts::load().unwrap();
    let game = VoteGame { voted: Some(0), quorum: Some(9), ..vote_game("dara:traditional b3 c4") };
    let view = posted(texts.public(), &game, &[counted("b3", 4), counted("a1", 1)]);
    let lines: Vec<_> = view.text.lines().collect();
    assert_eq!(
        lines,
        [
            "🗳️ **The server plays the computer** (level 3): Dara (traditional)",
            "**The vote:** **b3** (4) · **a1** (1)",
            "⚪ dropped **c4**.",
            "⚫ to play. The vote ends <t:0:R>.",
            "Votes: **5**. At 9, the vote ends early.",
            "-# Votes stay secret until the turn is played. Only members who joined before this game began (<t:0:d>) can vote.",
        ]
    );
    assert_eq!((view.pictures.len(), view.pings.len(), view.role), (2, 0, None));
    assert!(view.pictures[0].alt.contains("b3: 4; a1: 1"), "{}", view.pictures[0].alt);
    let labels: Vec<_> = view.buttons.concat().into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["Vote", "Rules"]);
}

#[test]
fn the_first_post_has_one_picture_and_pings_the_role_that_was_chosen() {
    let texts = Texts::load().unwrap();
    let role = Some(9.try_into().unwrap());
    let view = posted(texts.public(), &VoteGame { posted: None, role, ..vote_game("dara:traditional") }, &[]);
    assert!(view.text.contains("You have 24 hours to vote.") && view.text.contains("<@&9>"), "{}", view.text);
    assert_eq!((view.pictures.len(), view.role), (1, role));
}

#[test]
fn the_picture_of_a_vote_shows_each_turn_on_the_board_before_it() {
    let texts = Texts::load().unwrap();
    let row = example::ROW.rsplit_once(' ').unwrap().0;
    let game = VoteGame { voted: Some(24), ..vote_game(&format!("{row} b2-c2 xa1")) };
    let board = Recorded::load(&game.record).unwrap();
    let drawn = |last: &[Counted]| {
        let shown = ShownVote { game: &game, board: &board, votes: 0, last };
        fallen(texts.public(), example::look(), shown).unwrap().png
    };
    let one = drawn(&[counted("b2-c2 xa1", 4)]);
    let two = drawn(&[counted("b2-c2 xa1", 4), counted("e5-e6", 1)]);
    let other = drawn(&[counted("e5-e6", 4), counted("b2-c2 xa1", 1)]);
    assert!(one != two && two != other && one != other);
}

#[test]
fn an_end_names_those_who_voted_most_and_pings_no_one() {
    let texts = Texts::load().unwrap();
    let game = VoteGame { over: Some(VoteEnd::NoVotes), posted: None, ..vote_game("dara:traditional b3 c4") };
    let board = Recorded::load(&game.record).unwrap();
    let shown = ShownVote { game: &game, board: &board, votes: 0, last: &[] };
    let busiest =
        ranked(vec![busy(1, 9, Some("*Ada*")), busy(2, 12, Some("Ben")), busy(3, 1, None), busy(4, 0, None)]);
    let view = over(texts.public(), example::look(), shown, &busiest);
    assert!(view.text.contains("the game was called off"), "{}", view.text);
    let named = format!(
        "**Most votes cast:** Ben (12), \\*Ada\\* (9), <@{}> (1)",
        example::long::<play::PlayerId>(3)
    );
    assert!(view.text.ends_with(&named), "{}", view.text);
    assert!(view.pings.is_empty() && view.role.is_none() && view.buttons.is_empty());
}

#[test]
fn the_largest_posts_and_panels_fit_in_every_language() {
    let texts = Texts::load().unwrap();
    let last: Vec<_> = (0..60).map(|_| counted("b2-c2 xa1", 99_999)).collect();
    let role = Some(example::long(1));
    let game = VoteGame {
        against: Against::Halves,
        twin: None,
        voted: Some(24),
        quorum: Some(5_000),
        role,
        ..vote_game(&format!("{} xa1", example::ROW))
    };
    let board = Recorded::load(&game.record).unwrap();
    let wide = "*".repeat(40);
    let busiest = ranked((1..=50).map(|player| busy(player, 600, Some(&wide))).collect());
    for words in texts.all() {
        let view = posted(words, &game, &last);
        assert!(view.text.encode_utf16().count() <= 2_000, "{}", view.text);
        assert!(view.pictures.iter().all(|picture| picture.alt.chars().count() <= 1_024));
        for how in [VoteEnd::TooLong, VoteEnd::NoVotes, VoteEnd::NotPosted, VoteEnd::Stopped] {
            let game = VoteGame { over: Some(how), ..game.clone() };
            let shown = ShownVote { game: &game, board: &board, votes: 0, last: &last };
            let view = over(words, example::look(), shown, &busiest);
            assert!(view.text.encode_utf16().count() <= 2_000, "{}", view.text);
        }
    }
    for &kind in games::Game::ALL {
        let game = vote_game(&kind.default_rules().to_string());
        let board = Recorded::load(&game.record).unwrap();
        let choice = ChosenSquares::default();
        let view = panel(texts.public(), example::look(), &game, &board, &[], choice, Some(&turn("a1")));
        let parts: usize = view.buttons.iter().map(|row| 1 + row.len()).sum();
        assert!(parts <= MOST_PARTS - 4 && view.buttons.iter().all(|row| row.len() <= IN_A_ROW), "{kind}");
    }
}

#[test]
fn votes() {
    let role = Some(example::long(9));
    let first = VoteGame { posted: None, role, ..vote_game("dara:traditional") };
    let usual = VoteGame { voted: Some(0), quorum: Some(9), ..vote_game("dara:traditional b3 c4") };
    let halves = VoteGame {
        against: Against::Halves,
        voted: Some(24),
        quorum: Some(5_000),
        role,
        ..vote_game(&format!("{} xa1", example::ROW))
    };
    let sought =
        VoteGame { against: Against::Server(Side::First), posted: None, ..vote_game("dara:traditional") };
    let twin = VoteGame { twin: Some(8.try_into().unwrap()), ..sought.clone() };
    let waits =
        VoteGame { voted: Some(2), record: "dara:traditional b3 c4 d5".parse().unwrap(), ..twin.clone() };
    let unfound = VoteGame { over: Some(VoteEnd::NoVotes), ..sought.clone() };
    let (fell, all): (Vec<_>, Vec<_>) = (
        vec![counted("b3", 4), counted("a1", 1)],
        (1..9).map(|votes| counted("b2-c2 xa1", 9_000 / votes)).collect(),
    );
    let busiest = ranked(vec![busy(1, 12, Some("Ada")), busy(2, 9, None), busy(3, 1, Some("Chidi"))]);
    insta::assert_snapshot!(in_every_language(|words| {
        let board = Recorded::load(&usual.record).unwrap();
        let asked =
            |before| panel(words, example::look(), &usual, &board, &[], ChosenSquares::default(), before);
        let ended = |how, last: &[Counted], busiest| {
            let game = VoteGame { over: Some(how), posted: None, ..usual.clone() };
            over(words, example::look(), ShownVote { game: &game, board: &board, votes: 0, last }, busiest)
        };
        vec![
            ("the first post", posted(words, &first, &[])),
            ("usual", posted(words, &usual, &fell)),
            ("two halves, and thousands of votes", posted(words, &halves, &all)),
            ("asked", asked(None)),
            ("asked again", asked(Some(&turn("b5")))),
            ("voted", stored(words, example::look(), &usual, &board, &turn("b5"))),
            ("too late", stale(words, &usual)),
            ("not posted yet", unposted(words)),
            ("opened", opened(words)),
            ("stopped", stopped(words)),
            ("over, too long", ended(VoteEnd::TooLong, &fell, &busiest)),
            ("over, no one votes", ended(VoteEnd::NoVotes, &[], &busiest[..1])),
            ("over, it can't be posted", ended(VoteEnd::NotPosted, &[], &[])),
            ("over, stopped", ended(VoteEnd::Stopped, &fell, &busiest)),
            ("another server is sought", opened_for_two(words, &sought)),
            ("another server is found", opened_for_two(words, &twin)),
            ("against another server", posted(words, &twin, &[])),
            ("the other server votes", posted(words, &waits, &fell)),
            ("no other server was found", {
                let board = Recorded::load(&unfound.record).unwrap();
                over(
                    words,
                    example::look(),
                    ShownVote { game: &unfound, board: &board, votes: 0, last: &[] },
                    &[],
                )
            }),
        ]
    }));
}
