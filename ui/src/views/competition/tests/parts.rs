//! What doesn't fit into one message is on other pages.

use super::*;
use crate::button_id::ButtonId;

fn english() -> Texts {
    Texts::load().unwrap()
}

/// The parts that a view leads to.
fn ways(view: &View) -> Vec<u16> {
    let choices = menus(view).flatten().map(|choice| choice.control.clone());
    let buttons = view.buttons.iter().flatten().map(|button| button.control.clone());
    let ways = choices.chain(buttons).filter_map(|control| {
        let ButtonId::Competition(CompetitionButton::Table { part, .. }) = control else { return None };
        Some(part)
    });
    ways.collect()
}

/// All parts that can be reached from this one, with their texts.
fn reached(contest: &Contest, from: u16) -> BTreeMap<u16, String> {
    let (texts, names) = (english(), plain_names(contest));
    let (mut seen, mut left) = (BTreeMap::new(), vec![from]);
    while let Some(part) = left.pop() {
        if seen.contains_key(&part) {
            continue;
        }
        let view = table(texts.public(), look(), contest, part, &names, false);
        left.extend(ways(&view));
        seen.insert(part, view.text);
    }
    seen
}

fn has_everyone(contest: &Contest, from: u16) -> usize {
    let parts = reached(contest, from);
    let all: String = parts.values().cloned().collect();
    for entrant in &contest.entrants {
        assert!(all.contains(&mention(entrant.player)), "{}", entrant.player);
    }
    parts.len()
}

#[test]
fn everyone_is_on_some_page_of_every_table() {
    assert_eq!(has_everyone(&after(1, SWISS, 60), 0), 4);
    assert_eq!(has_everyone(&joining(Format::Ladder, 100), 0), 4);
    assert_eq!(has_everyone(&after(0, Format::KnockOut, 64), 0), 5);
    assert_eq!(has_everyone(&after(0, league(4), 120), 30), 30);
}

#[test]
fn a_menu_of_divisions_has_the_one_that_is_shown() {
    let contest = after(0, league(4), 120);
    let names = plain_names(&contest);
    for part in [1, 2, 13, 29, 30] {
        let view = table(english().public(), look(), &contest, part, &names, false);
        let Offers::Controls(choices) = &view.selects[0].offers else { panic!("no choices") };
        assert_eq!((choices.len(), choices.iter().filter(|one| one.current).count()), (25, 1), "{part}");
    }
}

#[test]
fn a_part_that_is_not_there_is_the_nearest() {
    let contest = after(1, SWISS, 60);
    assert_eq!(contest.rows(0), contest.table(0).len());
    let names = plain_names(&contest);
    let text = |part| table(english().public(), look(), &contest, part, &names, false).text;
    assert_eq!(text(u16::MAX), text(3));
    assert!(text(3).contains("Page 4 of 4"), "{}", text(3));
}

#[test]
fn a_bracket_begins_where_it_is_played_and_shows_each_their_own_part() {
    let texts = english();
    let contest = after(0, Format::KnockOut, 64);
    let names = plain_names(&contest);
    let first_shown = |contest: &Contest| {
        ways(&list(texts.public(), contest)).first().copied().expect("a button for the table")
    };
    assert_eq!(first_shown(&contest), 1);
    let last = player(64);
    let view = mine(
        texts.public(),
        look(),
        &contest,
        &Mine { player: last, links: &[], names: &names, may_manage: true },
    );
    let part = ways(&view)[0];
    assert!(part > 0 && reached(&contest, 0)[&part].contains(&mention(last)));
    assert!(view.pictures[0].alt.contains("Player 64"), "{}", view.pictures[0].alt);
    let later = after(2, Format::KnockOut, 64);
    assert_eq!(first_shown(&later), 0, "the last sixteen are in one picture");
    let begun = |contest: &Contest| {
        let round = CompetitionNews::Round { round: 1 };
        news(texts.public(), look(), contest, round, &names).pictures.len()
    };
    assert_eq!((begun(&contest), begun(&later)), (4, 1));
}

#[test]
fn a_bracket_of_seventeen_is_more_than_a_box() {
    let height = |players| {
        let contest = after(0, Format::KnockOut, players);
        let view = table(english().public(), look(), &contest, 0, &plain_names(&contest), true);
        png::Decoder::new(std::io::Cursor::new(&view.pictures[0].png)).read_info().unwrap().info().height
    };
    assert_eq!(height(17), height(16));
}

#[test]
fn whom_a_picture_cannot_name_the_text_does() {
    let contest = after(0, Format::KnockOut, 8);
    let names: Names =
        [(player(1), "Ada".to_owned()), (player(3), "山田太郎".to_owned())].into_iter().collect();
    let of = Mine { player: player(1), links: &[], names: &names, may_manage: true };
    let view = mine(english().public(), look(), &contest, &of);
    let told = view.text.lines().last().expect("a line");
    assert!(told.starts_with("-# Names I can't write in the picture: 2. "), "{told}");
    assert!(told.contains(&format!("3. {}", mention(player(3)))), "{told}");
    assert!(!told.contains(&mention(player(1))) && !view.pictures[0].alt.contains(&player(3).to_string()));
    assert_eq!(names.of(player(4)), "?", "not a number");
}

#[test]
fn names_that_differ_late_are_told_apart_and_invisible_ones_are_shown() {
    let named = |name: &str| {
        let mut contest = joining(SWISS, 1);
        contest.competition.plan.name = name.parse().unwrap();
        contest.competition
    };
    let texts = english();
    let words = texts.public();
    let (one, two) = (named(&format!("{}one", "W".repeat(36))), named(&format!("{}two", "W".repeat(36))));
    assert_ne!(name(&one), name(&two));
    assert_ne!(choice(words, &one), choice(words, &two));
    let invisible = named("\u{2800}\u{3164}");
    assert_eq!(name(&invisible), "?");
    assert!(choice(words, &invisible).starts_with("? ("), "{}", choice(words, &invisible));
}

#[test]
fn every_game_and_division_can_be_chosen() {
    let texts = english();
    let words = texts.public();
    let offered = |view: &View| menus(view).flatten().count();
    let mut ladder = joining(Format::Ladder, 2);
    for _ in 0..60 {
        play_all(&mut ladder);
        let settled = play::competition::challenge(&ladder, player(2), player(1), 0, hour(1));
        ladder = settled.unwrap().contest;
    }
    let which = (crate::button_id::ForPlayer::Annul, player(1));
    assert_eq!(offered(&asked_which(words, &ladder, which, &plain_names(&ladder))), 60);
    let contest = joining(league(10), 500);
    assert_eq!(offered(&divisions(words, &contest, player(1))), 51);
}

#[test]
fn what_does_not_fit_is_counted() {
    let texts = english();
    let words = texts.public();
    let shown = list(words, &joining(SWISS, 500)).text;
    let count = shown.matches("<@1").count();
    assert!(shown.ends_with(&format!("and {} more", 500 - count)) && count > 35, "{shown}");
    let contest = after(0, league(10), 500);
    let begun = news(words, look(), &contest, CompetitionNews::Begun, &plain_names(&contest)).text;
    let divisions = begun.matches("Division ").count();
    assert!(begun.ends_with(&format!("…and {} more divisions, under **Table**", 50 - divisions)), "{begun}");
}
