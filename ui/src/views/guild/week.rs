//! The week of a server, as it's posted. It pings no one, and names only those who may be named.

use std::collections::BTreeMap;

use jiff::Timestamp;
use play::{
    PlayerId,
    game::guessing::Guesser,
    guild::week::{Climber, Upset, Week},
    learning::daily::Line,
};
use tournament::Points;

use crate::{
    texts::{Words, say},
    views::{
        Attachment, Button, View, competition, mention, name::escaped_line, rating::category_name,
        time::relative,
    },
};

/// How many entries a list has.
pub const ENTRIES: usize = 3;
/// How much is shown of a name, and of that of a competition.
const LONGEST: usize = 20;
const LONGEST_TITLE: usize = 30;
/// How long a message may be.
const MOST: usize = 2_000;

/// Those who may be named in public, with their names if they are known.
#[derive(Clone, Debug, Default)]
pub struct Named(BTreeMap<PlayerId, Option<String>>);

impl Named {
    /// What someone is called; `None` if they may not be named.
    fn who(&self, player: PlayerId) -> Option<String> {
        let name = self.0.get(&player)?.as_deref().map(|name| escaped_line(name, LONGEST));
        Some(name.filter(|name| !name.is_empty()).unwrap_or_else(|| mention(player)))
    }

    /// All of them, or `None` if one may not be named.
    fn all<const N: usize>(&self, players: [PlayerId; N]) -> Option<[String; N]> {
        let names: Vec<_> = players.into_iter().filter_map(|player| self.who(player)).collect();
        names.try_into().ok()
    }
}

impl FromIterator<(PlayerId, Option<String>)> for Named {
    fn from_iter<I: IntoIterator<Item = (PlayerId, Option<String>)>>(named: I) -> Self {
        Self(named.into_iter().collect())
    }
}

/// What is told of a week.
#[derive(Clone, Debug)]
pub struct WeekPost<'a> {
    /// What its games came to.
    pub week: &'a Week,
    /// Who may be named.
    pub named: &'a Named,
    /// A link to the game of the upset.
    pub upset: Option<String>,
    /// The game of the week.
    pub game: Option<GameOfWeek>,
    /// Who solved most puzzles of the day, the best first.
    pub solvers: &'a [Line],
    /// Who guessed most turns right, the best first.
    pub guessers: &'a [Guesser],
    /// Competitions that go on.
    pub competitions: &'a [Going],
    /// The games that have waited longest.
    pub waits: &'a [Waiting],
    /// Links to the challenges that anyone can accept, the newest first.
    pub seeks: &'a [String],
}

/// The game of the week.
#[derive(Clone, Debug)]
pub struct GameOfWeek {
    /// Who played.
    pub players: Vec<PlayerId>,
    /// A link to it.
    pub link: String,
    /// The game as an animated picture.
    pub gif: Attachment,
    /// The button that opens its replay.
    pub replay: Option<Button>,
}

/// A competition that goes on.
#[derive(Clone, Debug)]
pub struct Going {
    /// Its name.
    pub name: String,
    /// A link to its list.
    pub link: String,
    /// The first of its table; empty if it has none.
    pub first: Vec<Leading>,
}

/// One of the first of a table.
#[derive(Clone, Copy, Debug)]
pub struct Leading {
    /// The place.
    pub place: usize,
    /// The player.
    pub player: PlayerId,
    /// Their points, of which a ladder has none.
    pub points: Option<Points>,
}

/// A game that waits for a player.
#[derive(Clone, Debug)]
pub struct Waiting {
    /// Whose move it waits for.
    pub player: PlayerId,
    /// Who waits.
    pub opponent: PlayerId,
    /// Since when.
    pub since: Timestamp,
    /// A link to its board.
    pub link: String,
}

/// The post. What doesn't fit is left out from the end: the longest names and links of everything at once would be too much.
pub fn post(words: &Words, post: WeekPost<'_>) -> View {
    let WeekPost { week, named, upset, game, solvers, guessers, competitions, waits, seeks } = post;
    let mut lines = vec![say!(words, "week-title")];
    if week.games > 0 {
        lines.push(say!(words, "week-games", games = week.games, players = week.players));
    }
    lines.extend(climbers(words, named, &week.climbers));
    if let Some((Upset { winner, loser, ratings: (won, lost), .. }, link)) = week.upset.zip(upset)
        && let Some([winner, loser]) = named.all([winner, loser])
    {
        let (lower, higher) = (points(won), points(lost));
        lines.push(say!(words, "week-upset", winner, loser, lower, higher, link));
    }
    let game = game.filter(|game| game.players.iter().all(|&player| named.who(player).is_some()));
    if let Some(game) = &game {
        let players = game.players.iter().filter_map(|&player| named.who(player));
        let players = players.collect::<Vec<_>>().join(" – ");
        lines.push(say!(words, "week-game", players, link = game.link.clone()));
    }
    let solved = solvers.iter().filter_map(|line| {
        Some(say!(words, "week-solver", who = named.who(line.of.player)?, solved = line.of.solved))
    });
    lines.extend(listed(solved).map(|list| say!(words, "week-solvers", list)));
    let guessed = guessers.iter().filter_map(|one| {
        Some(say!(words, "week-guesser", who = named.who(one.player)?, right = one.right, all = one.all))
    });
    lines.extend(listed(guessed).map(|list| say!(words, "week-guessers", list)));
    for one in competitions.iter().take(ENTRIES) {
        let (name, link) = (escaped_line(&one.name, LONGEST_TITLE), one.link.clone());
        let first = one.first.iter().filter_map(|&Leading { place, player, points }| {
            let (who, shown) = (named.who(player)?, points.map(competition::shown).unwrap_or_default());
            let said = say!(words, "week-competition-place", place = place.to_string(), who, shown);
            Some(said.trim_end().to_owned())
        });
        lines.push(match listed(first) {
            Some(list) => say!(words, "week-competition", name, list, link),
            None => say!(words, "week-competition-begun", name, link),
        });
    }
    let waiting = waits.iter().filter_map(|one| {
        let [who, other] = named.all([one.player, one.opponent])?;
        Some(say!(words, "week-waits", who, other, since = relative(one.since), link = one.link.clone()))
    });
    lines.extend(waiting.take(ENTRIES));
    if !seeks.is_empty() {
        let list = seeks.iter().take(ENTRIES).cloned().collect::<Vec<_>>().join(" ");
        lines.push(say!(words, "week-seeks", count = seeks.len(), list));
    }
    while length(&lines) > MOST && lines.pop().is_some() {}
    let (files, replay) = game.map(|game| (game.gif, game.replay)).unzip();
    let view = View { files: files.into_iter().collect(), ..View::words(lines.join("\n")) };
    match replay.flatten() {
        Some(replay) => view.with_row(vec![replay]),
        None => view,
    }
}

fn climbers(words: &Words, named: &Named, climbers: &[Climber]) -> Option<String> {
    let list = climbers.iter().filter_map(|one| {
        let (game, who) = (category_name(words, one.category), named.who(one.player)?);
        Some(say!(words, "week-climber", who, gain = points(one.gain), game, rating = points(one.rating)))
    });
    listed(list).map(|list| say!(words, "week-climbers", list))
}

/// The first entries of a list; `None` if there are none.
fn listed(entries: impl Iterator<Item = String>) -> Option<String> {
    let entries: Vec<_> = entries.take(ENTRIES).collect();
    (!entries.is_empty()).then(|| entries.join(" · "))
}

/// As Discord counts.
fn length(lines: &[String]) -> usize {
    lines.iter().map(|line| line.encode_utf16().count() + 1).sum()
}

/// A rating in whole points.
fn points(rating: f64) -> String {
    format!("{rating:.0}")
}

#[cfg(test)]
mod tests {
    use play::{Language, learning::daily::InWeek};

    use super::*;
    use crate::{
        button_id::{ButtonId, ReplayOf, ReplayStep},
        texts::Texts,
        views::{example, example::told::in_every_language},
    };

    fn link(number: u64) -> String {
        let [guild, channel, message]: [PlayerId; 3] = [1_001, 1_002, 1_000 + number].map(example::long);
        format!("https://discord.com/channels/{guild}/{channel}/{message}")
    }

    fn player(number: u64) -> PlayerId {
        example::long(number)
    }

    fn week() -> Week {
        let category = "damala:teams".parse().unwrap();
        let climber = |number| Climber { player: player(number), category, gain: 345.4, rating: 2_345.6 };
        let upset = Upset {
            game: 9_999_999.try_into().unwrap(),
            winner: player(1),
            loser: player(2),
            ratings: (1_500.0, 2_300.0),
        };
        Week {
            games: 10_000,
            players: 5_000,
            climbers: [1, 2, 3].map(climber).to_vec(),
            upset: Some(upset),
            game: Some(9_999_999.try_into().unwrap()),
        }
    }

    /// Everything at once, as these are named.
    fn told(words: &Words, named: &Named) -> View {
        let gif = Attachment { name: "game-1.gif".into(), bytes: vec![0], alt: "A game".into() };
        let game = GameOfWeek { players: (1..=4).map(player).collect(), link: link(4), gif, replay: None };
        let solver = |place: usize| Line {
            place,
            of: InWeek { player: player(place as u64), name: None, listed: true, solved: 7, right: 7 },
        };
        let guesser =
            |number| Guesser { player: player(number), name: None, listed: true, right: 1_500, all: 2_345 };
        let first = [(1, Some(Points::from_halves(99))), (2, None), (3, None)];
        let first =
            first.map(|(place, points)| Leading { place, player: player(place as u64), points }).to_vec();
        let going = Going { name: "W".repeat(60), link: link(5), first };
        let wait = Waiting {
            player: player(1),
            opponent: player(2),
            since: Timestamp::from_second(1_800_000_000).unwrap(),
            link: link(6),
        };
        let post = WeekPost {
            week: &week(),
            named,
            upset: Some(link(3)),
            game: Some(game),
            solvers: &[1, 2, 3].map(solver),
            guessers: &[1, 2, 3].map(guesser),
            competitions: &[going.clone(), going.clone(), going],
            waits: &[wait.clone(), wait.clone(), wait],
            seeks: &(0..100).map(link).collect::<Vec<_>>(),
        };
        super::post(words, post)
    }

    #[test]
    fn the_week() {
        let named = ["Ada", "Ben", "Chidi", "Dede"];
        let named: Named = (1..).zip(named).map(|(of, name)| (player(of), Some(name.to_owned()))).collect();
        let quiet = Week::default();
        let one = Week { games: 1, players: 2, ..Week::default() };
        let usual = Week { games: 23, players: 11, climbers: vec![week().climbers[0]], ..week() };
        let post = |week| WeekPost {
            week,
            named: &named,
            upset: None,
            game: None,
            solvers: &[],
            guessers: &[],
            competitions: &[],
            waits: &[],
            seeks: &[],
        };
        let solver = [Line {
            place: 1,
            of: InWeek { player: player(3), name: None, listed: true, solved: 5, right: 4 },
        }];
        let first = [(1, Points::from_halves(5)), (2, Points::from_halves(4))]
            .map(|(place, points)| Leading { place, player: player(place as u64), points: Some(points) });
        let going = |name: &str, first| Going { name: name.to_owned(), link: link(5), first };
        let going = [going("Autumn", first.to_vec()), going("Cup", Vec::new())];
        let since = Timestamp::from_second(1_800_000_000).unwrap();
        let wait = [Waiting { player: player(1), opponent: player(2), since, link: link(6) }];
        insta::assert_snapshot!(in_every_language(|words| {
            let replay = ButtonId::Replay {
                of: ReplayOf::Game(9.try_into().unwrap()),
                turn: 9,
                step: ReplayStep::Open,
            };
            let replay = Some(Button::plain(say!(words, "button-see-replay"), replay));
            let gif = Attachment { name: "game-1.gif".into(), bytes: vec![0], alt: String::new() };
            let game = GameOfWeek { players: vec![player(1), player(2)], link: link(4), gif, replay };
            vec![
                ("one game", super::post(words, post(&one))),
                ("no game, one solver", super::post(words, WeekPost { solvers: &solver, ..post(&quiet) })),
                (
                    "usual",
                    super::post(
                        words,
                        WeekPost {
                            upset: Some(link(3)),
                            game: Some(game),
                            solvers: &solver,
                            competitions: &going,
                            waits: &wait,
                            seeks: &[link(7)],
                            ..post(&usual)
                        },
                    ),
                ),
                ("the fullest", told(words, &named)),
            ]
        }));
    }

    #[test]
    fn the_fullest_week_fits_a_message_in_every_language() {
        let texts = Texts::load().unwrap();
        // Every sign of these needs a backslash.
        let named: Named = (1..=4).map(|number| (player(number), Some("*".repeat(32)))).collect();
        for (words, language) in texts.all().zip(Language::ALL) {
            let view = told(words, &named);
            let length = view.text.encode_utf16().count();
            assert!((1_500..=2_000).contains(&length), "{language:?}: {length}: {}", view.text);
            assert!(view.pings.is_empty() && view.role.is_none());
            assert_eq!(view.files.len(), 1);
        }
        let named: Named = (1..=4).map(|number| (player(number), Some("Ada".to_owned()))).collect();
        let view = told(texts.public(), &named);
        assert!(view.text.ends_with(&link(2)), "all of it fits with usual names: {}", view.text);
    }

    #[test]
    fn whoever_may_not_be_named_is_left_out_with_what_would_name_them() {
        let texts = Texts::load().unwrap();
        let named: Named = [(player(1), Some("Ada".to_owned())), (player(3), None)].into_iter().collect();
        let view = told(texts.public(), &named);
        let (lines, third): (Vec<&str>, _) = (view.text.lines().collect(), mention(player(3)));
        assert_eq!(
            lines[..5],
            [
                "## 📅 The week in review",
                "**10000 games ended**, played by 5000 members.",
                &format!(
                    "📈 **Biggest gains**: Ada +345 (Damala, teams, now 2346) · {third} +345 (Damala, teams, now 2346)"
                ),
                &format!("🧩 **Puzzles of the day solved**: Ada 7 · {third} 7"),
                &format!("🔮 **Best guessers**: Ada 1500 of 2345 · {third} 1500 of 2345"),
            ],
            "{}",
            view.text
        );
        assert!(view.files.is_empty(), "nor is the game shown");
        for hidden in [2, 4] {
            assert!(!view.text.contains(&player(hidden).to_string()), "{}", view.text);
        }
        assert!(view.text.contains(&format!("1. Ada 49½ · 3. {third}")), "{}", view.text);
    }
}
