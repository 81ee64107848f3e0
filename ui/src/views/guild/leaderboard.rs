//! Leaderboards of a server.
//!
//! **Decided:** the answer to `/leaderboard` is private, since it tells readers their place even if they aren't
//! listed. They can page through it undisturbed and post a page for everyone; below that is one button that shows
//! anyone the same page privately.
//!
//! **Decided:** players with equal scores still get different places; the older Discord account comes first.

use games::Game;
use jiff::Timestamp;
use play::{
    Home, PlayerId,
    guild::standings::{self, Period, Placed},
    player::ratings::{Category, Form, Rating},
};

use crate::{
    button_id::{ButtonId, LeaderboardOf, Listing},
    texts::{Words, say},
    views::{
        Button, Choice, Offers, View, called::called, mention, name::escaped, pages::Page,
        rating::category_name, rating::points,
    },
};

/// The lines of a page.
pub const ENTRIES: usize = 10;
/// The rated games a player needs to be listed.
const ENOUGH: u32 = 5;

/// A page of a leaderboard.
pub struct LeaderboardPage {
    /// Which leaderboard.
    pub board: LeaderboardOf,
    /// Which page.
    pub page: Page,
    /// Its lines.
    pub lines: Vec<Placed>,
}

/// The reader.
#[derive(Clone, Copy)]
pub struct Standing {
    /// Who.
    pub player: PlayerId,
    /// Whether they are listed.
    pub listed: bool,
    /// Their standing, if they have played a rated game.
    pub standing: Option<standings::Own>,
}

/// The private page, at this time.
pub fn private(words: &Words, shown: &LeaderboardPage, own: Standing, now: Timestamp) -> View {
    let LeaderboardPage { board, page, lines: placed } = shown;
    let mut lines = lines(words, shown, Some(own.player));
    if !placed.iter().any(|placed| placed.player == own.player) {
        lines.push(own_line(words, own));
    }
    lines.extend(legend(words, placed.iter().map(|placed| placed.rating).chain(own.rating())));
    let mut row = periods(words, *board, now);
    if !placed.is_empty() {
        let control = ButtonId::PostLeaderboard { board: *board, page: page.number() };
        row.push(Button::plain(say!(words, "button-show-to-all"), control));
    }
    page.view(words, Listing::Leaderboard(*board), lines).with_row(row).with_select(
        say!(words, "leaderboard-choose"),
        Offers::Controls(
            Category::all().into_iter().map(|category| choice(words, category, *board)).collect(),
        ),
    )
}

/// Another game's leaderboard of the same period, as a choice.
fn choice(words: &Words, category: Category, shown: LeaderboardOf) -> Choice {
    let board = LeaderboardOf { category, ..shown };
    Choice {
        label: category_name(words, category),
        about: None,
        control: ButtonId::Page { listing: Listing::Leaderboard(board), page: 1 },
        current: category == shown.category,
    }
}

/// The public page, posted by `by`. It shows no places but those on the page, and pings no one.
pub fn public(words: &Words, shown: &LeaderboardPage, by: PlayerId) -> View {
    let LeaderboardPage { board, page, lines: placed } = shown;
    let mut lines = lines(words, shown, None);
    lines.extend(legend(words, placed.iter().map(|placed| placed.rating)));
    lines.push(say!(words, "leaderboard-shown-by", who = mention(by)));
    lines.extend(page.counted(words));
    let control = ButtonId::Page { listing: Listing::Leaderboard(*board), page: page.number() };
    let own = Button::plain(say!(words, "button-own-place"), control);
    View::words(lines.join("\n")).with_row(vec![own])
}

/// The title, and the list or what to do while it is empty.
fn lines(words: &Words, shown: &LeaderboardPage, own: Option<PlayerId>) -> Vec<String> {
    let LeaderboardOf { category, period, world } = shown.board;
    let game = category_name(words, category);
    let (of, period) = (game.clone(), period_name(words, period));
    let title = if world {
        say!(words, "leaderboard-title-world", game = of, period)
    } else {
        say!(words, "leaderboard-title", game = of, period)
    };
    let mut lines = vec![title];
    lines.extend(shown.lines.iter().map(|placed| line(words, placed, world, own == Some(placed.player))));
    if shown.lines.is_empty() {
        let command = Game::name(category.game());
        lines.push(match category.form() {
            Form::Duel => say!(words, "leaderboard-empty", game, command),
            Form::Teams => say!(words, "leaderboard-empty-teams", game, command),
        });
    }
    lines
}

fn line(words: &Words, placed: &Placed, world: bool, is_own: bool) -> String {
    let who = placed.name.as_deref().map(escaped).filter(|name| !name.is_empty());
    let nameless = || if world { called(Home::World, placed.player) } else { mention(placed.player) };
    let who = who.unwrap_or_else(nameless);
    let place = say!(words, "leaderboard-place", place = placed.place);
    let standing = standing(words, placed.rating, placed.games);
    let line = say!(words, "leaderboard-line", place, who, standing);
    if is_own { say!(words, "leaderboard-line-own", line) } else { line }
}

/// The reader's own place, if it isn't on the page.
fn own_line(words: &Words, own: Standing) -> String {
    let Some(known) = own.standing else {
        return if own.listed {
            say!(words, "leaderboard-own-none")
        } else {
            say!(words, "leaderboard-own-unlisted-none")
        };
    };
    let standing = standing(words, known.rating, known.games);
    match known.place {
        Some(place) => say!(words, "leaderboard-own-place", place = place.to_string(), standing),
        None if !own.listed => say!(words, "leaderboard-own-unlisted", standing),
        None => {
            let missing = ENOUGH.saturating_sub(known.games).max(1);
            say!(words, "leaderboard-own-missing", standing, missing)
        }
    }
}

fn standing(words: &Words, rating: Rating, games: u32) -> String {
    let width = format!("{:.0}", rating.deviation() * 2.0);
    let points = points(words, rating.value(), rating.deviation());
    say!(words, "leaderboard-standing", rating = points, width, games)
}

/// What the ratings mean, if any are shown.
fn legend(words: &Words, ratings: impl Iterator<Item = Rating>) -> Option<String> {
    let provisional: Vec<_> = ratings.map(Rating::is_provisional).collect();
    (!provisional.is_empty()).then(|| {
        if provisional.contains(&true) {
            say!(words, "leaderboard-legend-provisional")
        } else {
            say!(words, "leaderboard-legend")
        }
    })
}

fn period_name(words: &Words, period: Period) -> String {
    match period {
        Period::AllTime => say!(words, "period-all-time"),
        Period::Year(year) => year.to_string(),
        Period::Month(year, month) => say!(words, "period-month", month, year = year.to_string()),
    }
}

/// The periods to choose from, at this time.
fn periods(words: &Words, board: LeaderboardOf, now: Timestamp) -> Vec<Button> {
    let all = [Period::AllTime, Period::year_of(now), Period::month_of(now)];
    let others = all.into_iter().filter(|&period| period != board.period);
    let button = |period| {
        let label = match period {
            Period::AllTime => say!(words, "button-all-time"),
            Period::Year(_) | Period::Month(..) => period_name(words, period),
        };
        let listing = Listing::Leaderboard(LeaderboardOf { period, ..board });
        Button::plain(label, ButtonId::Page { listing, page: 1 })
    };
    others.map(button).collect()
}

impl Standing {
    fn rating(self) -> Option<Rating> {
        self.standing.map(|standing| standing.rating)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{texts::Texts, views::example};

    fn placed(place: usize, name: Option<&str>, rating: Rating) -> Placed {
        Placed {
            place,
            player: example::long(place as u64),
            name: name.map(str::to_owned),
            rating,
            games: u32::MAX,
        }
    }

    fn shown(lines: Vec<Placed>, players: usize) -> LeaderboardPage {
        let board = LeaderboardOf {
            category: "damala:teams".parse().unwrap(),
            period: "2026-11".parse().unwrap(),
            world: false,
        };
        LeaderboardPage { board, page: Page::sized(players, u32::MAX / 2, ENTRIES), lines }
    }

    fn check_size(view: &View) {
        let length = view.text.encode_utf16().count();
        assert!(length <= 2_000 && view.pings.is_empty(), "{length}: {}", view.text);
        for button in view.buttons.concat() {
            assert!(button.control.to_string().len() <= 100 && button.label.chars().count() <= 80);
        }
    }

    #[test]
    fn every_page_fits_into_a_message() {
        let texts = Texts::load().unwrap();
        let rating = Rating::new(-12_345.6, 349.9, 0.06).unwrap();
        for name in [Some("*".repeat(40)), Some("😀".repeat(40)), None] {
            let lines = (0..ENTRIES).map(|at| placed(1_000_000 + at, name.as_deref(), rating));
            let shown = shown(lines.collect(), usize::MAX);
            let own = Standing {
                player: example::long(0),
                listed: false,
                standing: Some(standings::Own { place: None, rating, games: u32::MAX }),
            };
            for words in texts.all() {
                check_size(&private(words, &shown, own, Timestamp::UNIX_EPOCH));
                check_size(&public(words, &shown, example::long(0)));
            }
            let view = private(texts.public(), &shown, own, Timestamp::UNIX_EPOCH);
            let buttons: Vec<_> = view.buttons.concat().into_iter().map(|button| button.label).collect();
            let expected = ["Previous page", "Next page", "All time", "1970", "January 1970", "Post here"];
            assert_eq!(buttons, expected);
        }
    }

    #[test]
    fn an_invisible_name_is_left_to_discord() {
        let texts = Texts::load().unwrap();
        let rating = Rating::new(1_512.4, 45.2, 0.06).unwrap();
        let view =
            public(texts.public(), &shown(vec![placed(4, Some("\u{202e}\n"), rating)], 4), example::long(0));
        let line = view.text.lines().nth(1).unwrap_or_default();
        let who = mention(example::long::<PlayerId>(4));
        assert_eq!(line, format!("**4.** **{who}** · 1512 ± 90 · 4294967295 games"));
        assert!(!view.text.contains('?'), "no rating is provisional: {}", view.text);
    }
}
