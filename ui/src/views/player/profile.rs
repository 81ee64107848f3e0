//! The answer to `/profile`: one category in full, the others in a line each.

use games::Game;
use play::{
    PlayerId,
    guild::standings::{AgainstComputer, Career, ResultCounts},
    learning::puzzle::PuzzleStanding,
    player::ratings::{Category, Rating},
};

use super::results::{self, Results};
use crate::{
    button_id::{ButtonId, share::Shared},
    texts::{Words, say},
    views::{
        Attachment, Button, Tone, View, mention, rating,
        rating::category_name,
        rules_names::game_name,
        share,
        time::{day, relative},
    },
};

/// A player's games on a server.
#[derive(Clone, Debug)]
pub struct Profile {
    /// The player.
    pub player: PlayerId,
    /// What they have played, in the order of games.
    pub played: Vec<CategoryResults>,
    /// The category shown in full; the player may not have played it.
    pub chosen: Category,
    /// What they have played against the computer, by category and level.
    pub computer: Vec<AgainstComputer>,
    /// How well they solve puzzles, anywhere; empty for anyone but themselves.
    pub puzzles: Vec<(Game, PuzzleStanding)>,
}

/// A player's games in a category, at least one of which wasn't aborted.
#[derive(Clone, Debug)]
pub struct CategoryResults {
    /// The category.
    pub category: Category,
    /// By seat.
    pub counts: Vec<ResultCounts>,
    /// Streaks, the highest rating, and the date of the last game.
    pub career: Career,
    /// The present rating, if they ever played a rated game.
    pub rating: Option<Rating>,
}

/// Who sees a profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Only the reader.
    Alone {
        /// The reader.
        reader: PlayerId,
        /// Whether the profile is hidden from others.
        hidden: bool,
    },
    /// Everyone in the channel.
    All {
        /// Who posts it.
        by: PlayerId,
    },
}

/// A profile, which pings no one. `plot` is the picture of the rating history in the chosen category.
pub fn view(words: &Words, profile: &Profile, audience: Audience, plot: Option<Attachment>) -> View {
    let Profile { player, played, chosen, computer, puzzles } = profile;
    if played.is_empty() {
        let others: Vec<String> =
            [against_computer(words, computer), solved(words, puzzles)].into_iter().flatten().collect();
        if others.is_empty() {
            return none(words, *player, audience);
        }
        let title = say!(words, "profile-title", who = mention(*player));
        return View::words(format!("{title}\n{}", others.join("\n")));
    }
    let mut lines = vec![say!(words, "profile-title", who = mention(*player))];
    let (of_chosen, others): (Vec<&CategoryResults>, Vec<&CategoryResults>) =
        played.iter().partition(|played| played.category == *chosen);
    match of_chosen.first() {
        Some(played) => lines.extend(in_full(words, played)),
        None => lines.push(say!(words, "profile-game-none", game = category_name(words, *chosen))),
    }
    if !others.is_empty() {
        lines.push(say!(words, "profile-others"));
        lines.extend(others.iter().map(|played| in_short(words, played)));
    }
    lines.extend(against_computer(words, computer));
    lines.extend(solved(words, puzzles));
    let mut ratings = played.iter().filter_map(|played| played.rating).peekable();
    if ratings.peek().is_some() {
        let provisional = ratings.any(Rating::is_provisional);
        lines.push(if provisional {
            say!(words, "profile-legend-provisional")
        } else {
            say!(words, "profile-legend")
        });
    }
    match audience {
        Audience::Alone { hidden: true, .. } => lines.push(say!(words, "profile-hidden")),
        Audience::Alone { .. } => {}
        Audience::All { by } => lines.push(say!(words, "profile-shown-by", who = mention(by))),
    }
    View {
        text: lines.join("\n"),
        buttons: buttons(words, profile, audience, plot.is_some()),
        files: plot.into_iter().collect(),
        ..View::default()
    }
}

fn none(words: &Words, player: PlayerId, audience: Audience) -> View {
    let own = matches!(audience, Audience::Alone { reader, .. } if reader == player);
    View::words(if own {
        say!(words, "profile-none-own")
    } else {
        say!(words, "profile-none", who = mention(player))
    })
}

/// Whether there is nothing to show: a game that was called off doesn't count.
pub fn is_empty(counts: &[ResultCounts], computer: &[AgainstComputer]) -> bool {
    Results::of(counts).games() + results_against(computer).games() == 0
}

fn results_against(computer: &[AgainstComputer]) -> Results {
    computer.iter().fold(Results::default(), |sum, one| Results {
        won: sum.won + u64::from(one.won),
        drawn: sum.drawn + u64::from(one.drawn),
        lost: sum.lost + u64::from(one.lost),
        ..sum
    })
}

/// All games against the computer, and the highest level beaten in each category. `None` without a game.
fn against_computer(words: &Words, all: &[AgainstComputer]) -> Option<String> {
    let results = results_against(all);
    if results.games() == 0 {
        return None;
    }
    let highest = all.chunk_by(|one, next| one.category == next.category).filter_map(|of_category| {
        let beaten = of_category.iter().filter(|one| one.unaided > 0).max_by_key(|one| one.level)?;
        Some(format!("{} {}", category_name(words, beaten.category), beaten.level))
    });
    let (levels, results) = (highest.collect::<Vec<_>>().join(", "), results.told(words));
    Some(if levels.is_empty() {
        say!(words, "profile-computer", results)
    } else {
        say!(words, "profile-computer-beaten", results, levels)
    })
}

/// The rating in puzzles of each game, and how many were solved on the first try. `None` without a puzzle.
fn solved(words: &Words, puzzles: &[(Game, PuzzleStanding)]) -> Option<String> {
    let of_game = puzzles.iter().map(|(game, standing)| {
        let (rating, game) = (standing.rating, game_name(words, *game));
        let rating = rating::points(words, rating.value(), rating.deviation());
        let (solved, tried) = (standing.solved, standing.tried);
        say!(words, "profile-puzzle-rating", game, rating, solved, tried)
    });
    let ratings = of_game.collect::<Vec<_>>().join(" · ");
    (!ratings.is_empty()).then(|| say!(words, "profile-puzzles", ratings))
}

/// The category in full.
fn in_full(words: &Words, played: &CategoryResults) -> Vec<String> {
    let (game, career) = (category_name(words, played.category), played.career);
    let results = Results::of(&played.counts);
    let told = results.told(words);
    let mut lines = vec![say!(words, "profile-game", game, games = results.games(), results = told)];
    let seats = played.counts.iter().filter(|count| Results::of([*count]).games() > 0);
    lines.extend(seats.map(|count| say!(words, "profile-seat", results = results::by_seat(words, count))));
    lines.push(say!(words, "profile-streak", running = career.running, longest = career.longest));
    lines.push(match played.rating {
        None => say!(words, "profile-unrated"),
        Some(rating) => {
            let (now, width) = (points(words, rating), whole(rating.deviation() * 2.0));
            match career.best {
                None => say!(words, "profile-rating", rating = now, width),
                Some((best, at)) => say!(
                    words,
                    "profile-rating-best",
                    rating = now,
                    width,
                    best = whole(best),
                    day = day(at),
                ),
            }
        }
    });
    lines.push(say!(words, "profile-last", when = relative(career.last), aborted = results.aborted));
    lines
}

/// Another category in a line.
fn in_short(words: &Words, played: &CategoryResults) -> String {
    let game = category_name(words, played.category);
    let results = results::in_short(words, &played.counts);
    match played.rating {
        None => say!(words, "profile-other", game, results),
        Some(rating) => say!(words, "profile-other-rated", game, rating = points(words, rating), results),
    }
}

/// A rating in whole points, marked if provisional.
fn points(words: &Words, rating: Rating) -> String {
    rating::points(words, rating.value(), rating.deviation())
}

fn whole(points: f64) -> String {
    format!("{points:.0}")
}

fn buttons(words: &Words, profile: &Profile, audience: Audience, is_plotted: bool) -> Vec<Vec<Button>> {
    let player = profile.player;
    let game = |played: &CategoryResults| {
        let category = played.category;
        let control = ButtonId::Profile { player, category: Some(category) };
        let chosen = category == profile.chosen;
        let tone = if chosen { Tone::Primary } else { Tone::Plain };
        Button::new(category_name(words, category), control, tone).disabled_if(chosen)
    };
    // The category on display isn't offered again.
    let alone = profile.played.len() == 1 && profile.played.iter().all(|one| one.category == profile.chosen);
    let games = profile.played.iter().filter(|_| !alone).map(game).collect::<Vec<_>>();
    let mut rows: Vec<Vec<Button>> = games.chunks(5).map(<[Button]>::to_vec).collect();
    if let Audience::Alone { reader, .. } = audience {
        let post = ButtonId::PostProfile { player, category: profile.chosen };
        let mut row = vec![Button::plain(say!(words, "button-show-to-all"), post)];
        if reader != player {
            let versus = ButtonId::Versus { player: reader, opponent: player };
            row.push(Button::plain(say!(words, "button-against-me"), versus));
        } else if is_plotted {
            row.push(share::button(words, Shared::Rating(profile.chosen)));
        }
        rows.push(row);
    }
    rows
}

/// The category with the most games; the first of equals.
pub fn most_played(played: &[CategoryResults]) -> Option<Category> {
    let games = |played: &&CategoryResults| Results::of(&played.counts).games();
    played.iter().rev().max_by_key(games).map(|played| played.category)
}

#[cfg(test)]
mod tests {
    use games::Seat;
    use jiff::Timestamp;
    use play::player::ratings::{Entry, Form};

    use super::*;
    use crate::{texts::Texts, views::example::long};

    /// A player with this rating, and this many games of each result in each seat.
    fn played(category: &str, each: u32, rating: Option<(f64, f64)>) -> CategoryResults {
        let category: Category = category.parse().unwrap();
        let seats = if category.form() == Form::Teams { 4 } else { 2 };
        let count =
            |&seat| ResultCounts { category, seat, won: each, drawn: each, lost: each, aborted: each };
        let rating = rating.map(|(value, deviation)| Rating::new(value, deviation, 0.06).unwrap());
        let entry = rating.map(|rating| Entry { rating, games: each, since: Timestamp::UNIX_EPOCH });
        let best = rating.filter(|rating| !rating.is_provisional());
        let best = best.map(|best| (best.value() + 50.0, Timestamp::UNIX_EPOCH));
        let career =
            Career { category, last: Timestamp::UNIX_EPOCH, running: each, longest: each, entry, best };
        CategoryResults { category, counts: Seat::ALL[..seats].iter().map(count).collect(), career, rating }
    }

    fn shown(played: Vec<CategoryResults>, chosen: &str, reader: u64) -> View {
        let texts = Texts::load().unwrap();
        let profile = Profile {
            player: long(0),
            played,
            chosen: chosen.parse().unwrap(),
            computer: Vec::new(),
            puzzles: Vec::new(),
        };
        view(texts.public(), &profile, Audience::Alone { reader: long(reader), hidden: false }, None)
    }

    fn labels(view: &View) -> Vec<Vec<&str>> {
        view.buttons.iter().map(|row| row.iter().map(|button| button.label.as_str()).collect()).collect()
    }

    #[test]
    fn one_game_is_shown_in_full_and_the_others_in_a_line() {
        let all = vec![
            played("dara", 3, Some((1612.4, 60.0))),
            played("wali", 1, Some((1587.6, 210.0))),
            played("damala:teams", 1, None),
        ];
        let view = shown(all.clone(), "dara", 1);
        let who = mention(long::<PlayerId>(0));
        let text = format!(
            "## Profile of {who}\n\
             **Dara** · 18 games: 6 won, 6 drawn, 6 lost\n\
             - ⚫ 3 won, 3 drawn, 3 lost\n\
             - ⚪ 3 won, 3 drawn, 3 lost\n\
             - Winning streak: 3 now, best 3\n\
             - Rating: **1612** ± 120, best **1662** on <t:0:D>\n\
             - Last game <t:0:R>; 6 games called off\n\
             **Other games** – won / drawn / lost\n\
             - Wali · **1588?** · ⚫ 1 / 1 / 1 · ⚪ 1 / 1 / 1\n\
             - Damala, teams · ⚫ 1 / 1 / 1 · ⚪ 1 / 1 / 1 · 🔵 1 / 1 / 1 · 🟠 1 / 1 / 1\n"
        );
        assert!(view.text.starts_with(&text), "{}", view.text);
        assert!(view.text.contains("`?` means few games lately"), "{}", view.text);
        let games = vec!["Dara", "Wali", "Damala, teams"];
        assert_eq!(labels(&view), [games.clone(), vec!["Post here", "Head-to-head with me"]]);
        assert_eq!(labels(&shown(all, "dara", 0)), [games, vec!["Post here"]], "their own");
    }

    #[test]
    fn an_unrated_or_aborted_game_says_so() {
        let unrated = shown(vec![played("dara", 1, None)], "dara", 0);
        assert!(unrated.text.contains("- No rating yet: none of these games was rated."), "{}", unrated.text);
        assert!(!unrated.text.contains("-#"), "nothing to explain: {}", unrated.text);
        assert_eq!(labels(&unrated), [["Post here"]], "no other game to choose");
        let other = shown(vec![played("dara", 1, None)], "wali", 0);
        assert!(other.text.contains("\n**Wali** · no finished games yet\n"), "{}", other.text);
        assert_eq!(labels(&other), [["Dara"], ["Post here"]]);
    }

    #[test]
    fn all_games_with_large_numbers_fit_into_a_message() {
        let category = |category: &Category| played(&category.to_string(), 999_999, Some((-1234.0, 349.9)));
        let all: Vec<CategoryResults> = Category::all().iter().map(category).collect();
        let texts = Texts::load().unwrap();
        let audience = Audience::Alone { reader: long(0), hidden: true };
        let level = play::Level::ALL[7];
        let computer = |&category: &Category| AgainstComputer {
            category,
            level,
            won: 999_999,
            unaided: 9,
            drawn: 9,
            lost: 9,
        };
        let computer: Vec<AgainstComputer> = Category::all().iter().map(computer).collect();
        for (words, chosen) in texts.all().flat_map(|words| ["dara", "damala:teams"].map(|one| (words, one)))
        {
            let profile = Profile {
                player: long(0),
                played: all.clone(),
                chosen: chosen.parse().unwrap(),
                computer: computer.clone(),
                puzzles: Vec::new(),
            };
            let view = view(words, &profile, audience, None);
            let length = view.text.encode_utf16().count();
            assert!(length <= 1_800, "{length}: {}", view.text);
            assert!(view.buttons.iter().all(|row| row.len() <= 5) && view.pings.is_empty());
        }
    }

    #[test]
    fn the_highest_level_beaten_is_shown_for_each_game() {
        let texts = Texts::load().unwrap();
        let against = |category: &str, level: u8, won, lost| AgainstComputer {
            category: category.parse().unwrap(),
            level: level.try_into().unwrap(),
            won,
            unaided: won,
            drawn: 1,
            lost,
        };
        let said = |all: &[AgainstComputer]| against_computer(texts.public(), all);
        assert_eq!(said(&[]), None);
        let lost = said(&[against("dara", 8, 0, 2)]).unwrap();
        assert_eq!(lost, "🤖 Against the computer: 0 won, 1 drawn, 2 lost");
        let all = [
            against("dara", 2, 3, 0),
            against("dara", 5, 1, 4),
            against("dara", 8, 0, 9),
            against("wali", 1, 1, 0),
        ];
        let both = "🤖 Against the computer: 5 won, 4 drawn, 13 lost · highest level beaten without hints: Dara 5, Wali 1";
        assert_eq!(said(&all).as_deref(), Some(both));
        let aided = all.map(|one| AgainstComputer { unaided: u32::from(one.level.number() == 2), ..one });
        assert!(said(&aided).unwrap().ends_with("beaten without hints: Dara 2"), "{:?}", said(&aided));
    }

    #[test]
    fn the_game_played_most_comes_first() {
        let most = |all: &[CategoryResults]| most_played(all).map(|category| category.to_string());
        let [one, two, three] =
            [("dara", 1), ("wali", 2), ("dala", 2)].map(|(game, each)| played(game, each, None));
        assert_eq!(most(&[one, two, three]).as_deref(), Some("wali"));
        assert_eq!(most(&[]), None);
    }
}
