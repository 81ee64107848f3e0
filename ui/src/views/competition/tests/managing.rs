//! What managers see before a competition starts, and what its news says to the players it's about.

use play::{ChannelId, competition::Tool};

use super::*;
use crate::button_id::ButtonId;

/// The pages of a preview, from the first on.
fn pages(words: &Words, contest: &Contest) -> Vec<String> {
    let mut pages = Vec::new();
    loop {
        let page = u16::try_from(pages.len()).unwrap();
        let view = preview(words, contest, page);
        pages.push(view.text);
        let next = ButtonId::from(CompetitionButton::Preview {
            competition: contest.competition.id,
            page: page + 1,
        });
        if !view.buttons.iter().flatten().any(|button| button.control == next) {
            return pages;
        }
    }
}

#[test]
fn every_player_is_on_a_page_of_the_preview_with_their_rating() {
    let texts = Texts::load().unwrap();
    let contest = joining(league(4), 60);
    let pages = pages(texts.public(), &contest);
    assert_eq!(pages.len(), 5);
    for entrant in &contest.entrants {
        let shown = format!("{} ({})", mention(entrant.player), entrant.rating);
        let on = pages.iter().position(|page| page.contains(&shown)).expect("a page");
        assert_eq!(usize::from(preview_of(&contest, entrant.player)), on);
    }
    assert!(pages[4].ends_with("Page 5 of 5"), "{}", pages[4]);
    let none = preview(texts.public(), &joining(league(4), 3), 0);
    assert_eq!(none.text, "Players so far: 3. Divisions take at least 4.");
}

#[test]
fn the_start_is_confirmed_with_the_divisions() {
    let texts = Texts::load().unwrap();
    let (contest, words) = (joining(league(4), 9), texts.public());
    let asked = confirm(words, &contest, Tool::BeginNow);
    assert!(asked.text.lines().count() == 3 && asked.text.contains("Division 2: "), "{}", asked.text);
    let other = confirm(words, &contest, Tool::CallOff);
    assert_eq!(other.text.lines().count(), 1, "{}", other.text);
}

#[test]
fn ratings_are_shown_of_those_who_show_theirs_until_it_starts() {
    let texts = Texts::load().unwrap();
    let mut contest = joining(league(4), 4);
    contest.unlisted.insert(player(2));
    let shown = list(texts.public(), &contest).text;
    let of = |number| mention(player(number));
    assert!(
        shown.ends_with(&format!("{} (1999), {}, {} (1997), {} (1996)", of(1), of(2), of(3), of(4))),
        "{shown}"
    );
    assert!(!preview(texts.public(), &contest, 0).text.contains("(1998)"));
    let begun = list(texts.public(), &goes_on(&contest)).text;
    assert!(!begun.contains("(1999)"), "{begun}");
}

#[test]
fn the_role_that_is_pinged_is_named_while_people_can_join() {
    let texts = Texts::load().unwrap();
    let mut contest = joining(league(4), 4);
    let role = format!("<@&{}>, you can join now", u64::MAX);
    let view = list(texts.public(), &contest);
    assert!(view.text.contains(&role) && view.role.is_none(), "{}", view.text);
    assert!(!list(texts.public(), &goes_on(&contest)).text.contains(&role));
    contest.competition.plan.ping = None;
    assert!(!list(texts.public(), &contest).text.contains("you can join now"));
}

#[test]
fn a_late_start_is_said_in_the_list_and_to_the_manager() {
    let texts = Texts::load().unwrap();
    let mut contest = joining(league(4), 3);
    contest.competition.plan.begins.is_late = true;
    let shown = list(texts.public(), &contest).text;
    assert!(shown.contains("⏳ Too few had joined by <t:") && shown.contains("(at least 4)"), "{shown}");
    let told = news(texts.public(), look(), &contest, CompetitionNews::TooFew, &names(&contest)).text;
    assert!(told.contains("Players so far: 3; it takes at least 4."), "{told}");
    assert!(told.contains(&format!("{}, you can choose another date with ", mention(player(1)))), "{told}");
    contest.competition.manager = PlayerId::former(1.try_into().unwrap());
    let told = news(texts.public(), look(), &contest, CompetitionNews::TooFew, &names(&contest)).text;
    assert!(!told.contains("choose another date"), "{told}");
}

#[test]
fn who_goes_up_or_down_is_named_when_a_season_is_over() {
    let texts = Texts::load().unwrap();
    let mut contest = after(0, league(4), 8);
    play_all(&mut contest);
    let over = goes_on(&contest);
    let shown = news(texts.public(), look(), &over, CompetitionNews::Over, &names(&over)).text;
    let (up, down) = play::competition::movers(&over);
    for (sign, movers) in [("⬆️ Going up: ", up), ("⬇️ Going down: ", down)] {
        let line = shown.lines().find(|line| line.starts_with(sign)).expect(sign);
        assert!(!movers.is_empty() && movers.iter().all(|one| line.contains(&mention(*one))), "{line}");
    }
    let league = told(texts.public(), &over, CompetitionNews::Over);
    assert!(
        league.pictures.is_empty() && league.text.contains("Everyone sees this in <#"),
        "{}",
        league.text
    );
}

#[test]
fn a_round_names_who_has_no_game() {
    let texts = Texts::load().unwrap();
    for format in [Format::Swiss { rounds: Rounds::nearest(2) }, Format::KnockOut] {
        let contest = after(0, format, 7);
        let byes = play::competition::byes(&contest, 1);
        let told = news(texts.public(), look(), &contest, CompetitionNews::Begun, &names(&contest)).text;
        assert!(told.ends_with(&format!("Bye this round: {}.", mention(byes[0]))), "{told}");
    }
}

#[test]
fn a_player_is_brought_back_only_where_someone_is_out() {
    let texts = Texts::load().unwrap();
    let has = |contest: &Contest| {
        let view = tools(texts.public(), contest, ChannelId::try_from(7).unwrap());
        menus(&view).flatten().any(|one| one.label == "Bring a player back")
    };
    let contest = after(0, league(4), 8);
    assert!(!has(&contest));
    let left = play::competition::leave(&contest, player(3), hour(1)).unwrap().contest;
    assert!(has(&left));
}
