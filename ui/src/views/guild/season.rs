//! Seasons: the question before one is closed, and the podiums afterwards.

use jiff::tz::TimeZone;
use play::{
    PlayerId,
    guild::standings::{Placed, Season},
    player::ratings::Category,
};
use render::{Podium, Stand, Theme};

use crate::{
    button_id::ButtonId,
    texts::{Words, say},
    views::{
        Button, Picture, Tone, View, mention,
        name::{clean, escaped},
        rating,
        rating::category_name,
        time::{date_and_time, date_in_words},
    },
};

/// A finished season, with the top three of each leaderboard who want to be listed.
#[derive(Clone, Debug)]
pub struct SeasonPodiums {
    /// The season.
    pub season: Season,
    /// The number of the latest finished season.
    pub last: u32,
    /// The podiums by category.
    pub boards: Vec<(Category, Vec<Placed>)>,
}

/// How a season is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeasonAudience {
    /// In public, because it was just closed.
    ClosedBy,
    /// In public, posted by this player.
    By(PlayerId),
    /// Privately.
    Alone,
}

/// Asks for confirmation before closing a season, with so many listed players.
pub fn question(words: &Words, number: u32, boards: &[(Category, usize)]) -> View {
    let board = |(category, players): &(Category, usize)| {
        say!(words, "season-board", category = category_name(words, *category), players = *players)
    };
    let boards = boards.iter().map(board).collect::<Vec<_>>().join(", ");
    let close = say!(words, "button-close-season", season = number);
    View::words(say!(words, "season-question", season = number, boards)).with_row(vec![
        Button::new(close, ButtonId::CloseSeason(number), Tone::Danger),
        Button::plain(say!(words, "button-leave-season"), ButtonId::Cancel),
    ])
}

/// Closing a season takes a while.
pub fn under_way(words: &Words, number: u32) -> View {
    View::words(say!(words, "season-under-way", season = number))
}

/// A finished season. `drawn` are its [`podiums`].
pub fn view(words: &Words, kept: &SeasonPodiums, shown: SeasonAudience, drawn: Vec<Vec<u8>>) -> View {
    let number = kept.season.number;
    let head = match shown {
        SeasonAudience::ClosedBy => say!(words, "season-over", season = number),
        SeasonAudience::By(_) | SeasonAudience::Alone => {
            say!(words, "season-kept", season = number, last = kept.last)
        }
    };
    let (closed, by) = (date_and_time(kept.season.closed), mention(kept.season.by));
    let planned = kept.season.planned;
    let foot = match shown {
        SeasonAudience::ClosedBy => say!(words, "season-goes-on", next = number.saturating_add(1)),
        SeasonAudience::By(who) if planned => {
            say!(words, "season-planned-shown-by", closed, by, who = mention(who))
        }
        SeasonAudience::By(who) => say!(words, "season-closed-shown-by", closed, by, who = mention(who)),
        SeasonAudience::Alone if planned => say!(words, "season-planned", closed, by),
        SeasonAudience::Alone => say!(words, "season-closed", closed, by),
    };
    let lines = kept.boards.iter().map(|(category, placed)| line(words, *category, placed));
    let text = [head].into_iter().chain(lines).chain([foot]).collect::<Vec<_>>().join("\n");
    let pictures = standing(kept).zip(drawn).map(|((category, placed), png)| {
        let alt = spoken(words, number, *category, placed);
        Picture { png, alt }
    });
    let pictures = pictures.collect();
    let buttons = if shown == SeasonAudience::Alone { vec![steps(words, kept)] } else { Vec::new() };
    View { text, pictures, buttons, ..View::default() }
}

/// The podium of a category in a line. Unknown names are mentioned; no one is pinged.
fn line(words: &Words, category: Category, placed: &[Placed]) -> String {
    let category = category_name(words, category);
    if placed.is_empty() {
        return say!(words, "season-line-no-one", category);
    }
    let place = |placed: &Placed| {
        let who = placed.name.as_deref().map(escaped).filter(|name| !name.is_empty());
        let who = who.unwrap_or_else(|| mention(placed.player));
        say!(words, "season-place", place = placed.place, who, rating = rating(words, placed))
    };
    let first = placed.iter().map(place).collect::<Vec<_>>().join(" · ");
    say!(words, "season-line", category, first)
}

fn rating(words: &Words, placed: &Placed) -> String {
    rating::points(words, placed.rating.value(), placed.rating.deviation())
}

/// The categories with a podium.
fn standing(kept: &SeasonPodiums) -> impl Iterator<Item = &(Category, Vec<Placed>)> {
    kept.boards.iter().filter(|(_, placed)| !placed.is_empty())
}

/// The podiums to draw.
pub fn podiums(words: &Words, theme: Theme, kept: &SeasonPodiums) -> Vec<Podium> {
    let podium = |(category, placed): &(Category, Vec<Placed>)| {
        let stands = placed.iter().map(|placed| Stand {
            place: u8::try_from(placed.place).unwrap_or(u8::MAX),
            name: name(words, placed).unwrap_or_default(),
            detail: rating(words, placed),
        });
        let (season, category) = (kept.season.number, category_name(words, *category));
        Podium::new(say!(words, "podium-title", season, category), stands, theme)
    };
    standing(kept).map(podium).collect()
}

/// The name of a player on a podium, if known.
fn name(words: &Words, placed: &Placed) -> Option<String> {
    let former = placed.player.is_former().then(|| say!(words, "former-player"));
    former.or_else(|| placed.name.as_deref().map(clean))
}

/// A podium for alt texts.
fn spoken(words: &Words, number: u32, category: Category, placed: &[Placed]) -> String {
    let category = category_name(words, category);
    let place = |placed: &Placed| {
        let who = name(words, placed).filter(|name| !name.is_empty());
        let who = who.unwrap_or_else(|| say!(words, "podium-spoken-unknown"));
        let rating = rating::spoken(words, placed.rating.value(), placed.rating.deviation());
        say!(words, "podium-spoken-place", place = placed.place, who, rating)
    };
    let first = placed.iter().map(place).collect::<Vec<_>>().join(". ");
    say!(words, "podium-spoken", season = number, category, first)
}

/// The buttons to other seasons, and to post this one.
fn steps(words: &Words, kept: &SeasonPodiums) -> Vec<Button> {
    let number = kept.season.number;
    let to = |number| Button::plain(say!(words, "button-season", season = number), ButtonId::Season(number));
    let before = (number > 1).then(|| to(number - 1));
    let after = (number < kept.last).then(|| to(number.saturating_add(1)));
    let post = Button::plain(say!(words, "button-post-season"), ButtonId::PostSeason(number));
    [before, after, Some(post)].into_iter().flatten().collect()
}

/// A season as a choice.
pub fn choice(words: &Words, season: &Season) -> String {
    let day = date_in_words(words, TimeZone::UTC.to_datetime(season.closed).date());
    say!(words, "season-choice", season = season.number, day)
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;
    use play::player::ratings::Rating;

    use super::*;
    use crate::texts::Texts;

    fn placed(place: usize, name: Option<&str>) -> Placed {
        let player = PlayerId::try_from(place as u64).unwrap();
        let rating = Rating::new(1_500.0, 80.0, 0.06).unwrap();
        Placed { place, player, name: name.map(str::to_owned), rating, games: 9 }
    }

    fn kept(number: u32, boards: Vec<(Category, Vec<Placed>)>) -> SeasonPodiums {
        let season =
            Season { number, closed: Timestamp::UNIX_EPOCH, by: 7.try_into().unwrap(), planned: false };
        SeasonPodiums { season, last: 3, boards }
    }

    fn shown(kept: &SeasonPodiums, shown: SeasonAudience) -> View {
        let texts = Texts::load().unwrap();
        let drawn = podiums(texts.public(), Theme::default(), kept)
            .iter()
            .map(|podium| podium.png().unwrap())
            .collect();
        view(texts.public(), kept, shown, drawn)
    }

    #[test]
    fn a_season_leads_to_those_beside_it_and_its_pictures_are_described() {
        let dara = "dara".parse().unwrap();
        let board = vec![placed(1, Some("*Ada*")), placed(3, None)];
        let labels = |number| {
            let view = shown(&kept(number, vec![(dara, board.clone())]), SeasonAudience::Alone);
            assert_eq!(view.pictures.len(), 1);
            let alt = format!(
                "Podium of season {number} in Dara. First: *Ada*, 1500. Third: a player whose name I don't know, 1500."
            );
            assert_eq!(view.pictures[0].alt, alt);
            let labels = view.buttons.concat().into_iter().map(|button| button.label);
            (view.text, labels.collect::<Vec<_>>())
        };
        let (text, first) = labels(1);
        let line = "**Dara** 🥇 \\*Ada\\* 1500 · 🥉 <@3> 1500";
        assert_eq!(text, format!("## Season 1 of 3\n{line}\n-# Closed <t:0:f> by <@7>"));
        assert_eq!(first, ["Season 2", "Post here"]);
        assert_eq!(labels(2).1, ["Season 1", "Season 3", "Post here"]);
        assert_eq!(labels(3).1, ["Season 2", "Post here"]);
        let mut planned = kept(1, vec![(dara, board.clone())]);
        planned.season.planned = true;
        let text = shown(&planned, SeasonAudience::Alone).text;
        assert!(text.ends_with("-# Ended automatically <t:0:f>, as set by <@7>"), "{text}");
    }

    #[test]
    fn the_longest_names_in_all_games_fit() {
        let texts = Texts::load().unwrap();
        let name = "*".repeat(40);
        let three = || (1..=3).map(|place| placed(place, Some(&name))).collect::<Vec<_>>();
        let boards: Vec<_> = Category::all().into_iter().map(|category| (category, three())).collect();
        let counts: Vec<_> = boards.iter().map(|(category, _)| (*category, 1_000_000)).collect();
        let view = shown(&kept(u32::MAX, boards), SeasonAudience::By(9.try_into().unwrap()));
        assert!(view.text.chars().count() <= 2_000 && view.pings.is_empty());
        assert_eq!(view.pictures.len(), Category::all().len());
        assert!(view.pictures.iter().all(|picture| picture.alt.chars().count() <= 1_024));
        assert!(question(texts.public(), u32::MAX, &counts).text.chars().count() <= 2_000);
    }

    #[test]
    fn a_former_player_keeps_their_place_without_a_name() {
        let former = PlayerId::former(std::num::NonZeroU32::MIN);
        let board = vec![Placed { player: former, ..placed(1, None) }, placed(2, Some("Ben"))];
        let view = shown(&kept(2, vec![("dara".parse().unwrap(), board)]), SeasonAudience::Alone);
        assert!(view.text.contains("🥇 a former player 1500 · 🥈 Ben 1500"), "{}", view.text);
        assert!(view.pictures[0].alt.contains("First: a former player, 1500."), "{}", view.pictures[0].alt);
    }

    #[test]
    fn no_podium_is_drawn_if_the_top_three_are_unlisted() {
        let view = shown(&kept(2, vec![("wali".parse().unwrap(), vec![])]), SeasonAudience::Alone);
        assert!(view.pictures.is_empty() && view.text.contains("**Wali** The top three have left"));
    }
}
