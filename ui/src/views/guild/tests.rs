//! What guesses, seasons and what comes by itself say, to be read from top to bottom.

use games::{Action, Side};
use jiff::Timestamp;
use play::{
    BoardCause, Hour, Language, Limits, PlayerId, ServerSettings, Zone,
    game::{
        guessing::{Guessed, Guesser},
        vote::{Against, VoteGame},
    },
    guild::{
        earned_roles::{EarnedRole, Merit},
        season_plan::{Every, SeasonPlan},
        standings::{Placed, Season},
        week::{WeekSettings, Weekday},
    },
    player::ratings::{Category, Rating},
    ranking::ranked,
};
use render::Theme;

use super::{
    guessers::{GuesserTable, table},
    season::{SeasonAudience, SeasonPodiums, question, under_way, view},
    settings,
};
use crate::{
    button_id::{Layer, SettingsControl, SettingsPage, WeekChange},
    server_settings::{AllSettings, Coming},
    texts::Words,
    views::{
        View, example,
        example::{
            told::{form, in_every_language},
            vote_game::vote_game,
        },
        game::{
            board,
            panel::{ChosenSquares, guessing},
        },
    },
};

fn action(text: &str) -> Action {
    text.parse().unwrap()
}

fn guesser(number: u32) -> Guesser {
    let (right, all) = (30 - number.min(30), 40);
    let name = Some(format!("Player {number}"));
    Guesser { player: example::long(number.into()), name, listed: true, right, all }
}

#[test]
fn guesses() {
    let (look, begun, moving) = (example::look().with_guesses(true), example::up_to(3), example::up_to(24));
    let reader: PlayerId = example::long(2);
    let of_season = |players: u32, own: Option<Guesser>| GuesserTable {
        season: 2,
        running: 3,
        lines: ranked((1..=players).map(guesser).collect()),
        own,
    };
    let first = GuesserTable { season: 1, running: 1, ..of_season(0, None) };
    let unlisted = Guesser { listed: false, ..guesser(29) };
    insta::assert_snapshot!(in_every_language(|words| {
        let asked = |table, squares: &str, before| {
            let squares: Vec<_> = squares.split_whitespace().map(|square| square.parse().unwrap()).collect();
            let choice = ChosenSquares { squares: &squares, ..ChosenSquares::default() };
            guessing::panel(words, look, table, choice, before)
        };
        let after = |all, right| {
            let view = board::view(words, look, &begun, BoardCause::LastTurn);
            guessing::told(words, view, Guessed { right, all })
        };
        let shown = |of: &GuesserTable| table(words, reader, of);
        vec![
            ("a watcher is asked", asked(&begun, "", None)),
            ("a watcher is asked for the square to move to", asked(&moving, "b2", None)),
            ("asked again", asked(&moving, "", Some(action("b2-c2")))),
            ("guessed", guessing::stored(words, look, &moving, action("b2-c2"))),
            ("too late", guessing::stale(words, example::look(), &begun)),
            ("the next board, one guessed right", after(1, 1)),
            ("the next board, no one of eight did", after(8, 0)),
            ("no table yet", shown(&first)),
            ("the only one", shown(&of_season(1, None))),
            ("one's own line", shown(&of_season(3, Some(guesser(2))))),
            ("the longest, one's own line further down", shown(&of_season(30, Some(guesser(28))))),
            ("unlisted", shown(&of_season(2, Some(unlisted.clone())))),
        ]
    }));
}

/// The first three of a category. Ben is called nothing, and the third player is gone.
fn podium() -> Vec<Placed> {
    let rating = |value| Rating::new(value, 80.0, 0.06).unwrap();
    let placed = |place, player, name: Option<&str>, value| Placed {
        place,
        player,
        name: name.map(str::to_owned),
        rating: rating(value),
        games: 9,
    };
    vec![
        placed(1, example::long(1), Some("Ada"), 1_712.0),
        placed(2, example::long(2), None, 1_655.0),
        placed(3, PlayerId::former(std::num::NonZeroU32::MIN), None, 1_500.0),
    ]
}

#[test]
fn seasons() {
    let kept = |planned, boards| SeasonPodiums {
        season: Season { number: 2, closed: Timestamp::UNIX_EPOCH, by: example::long(7), planned },
        last: 3,
        boards,
    };
    let dara: Category = "dara".parse().unwrap();
    let usual = vec![(dara, podium()), ("wali".parse().unwrap(), Vec::new())];
    let every = Category::all().into_iter().map(|category| (category, podium())).collect();
    let (usual, planned) = (kept(false, usual.clone()), kept(true, usual));
    let every = kept(true, every);
    let counted: Vec<_> = Category::all().into_iter().map(|category| (category, 12)).collect();
    insta::assert_snapshot!(in_every_language(|words| {
        let shown = |of: &SeasonPodiums, to| {
            let drawn = super::season::podiums(words, Theme::default(), of);
            view(words, of, to, drawn.iter().map(|_| vec![0]).collect())
        };
        vec![
            ("before it's closed", question(words, 2, &[(dara, 1)])),
            ("before it's closed, every game", question(words, 2, &counted)),
            ("it takes a while", under_way(words, 2)),
            ("it's over", shown(&usual, SeasonAudience::ClosedBy)),
            ("it's over, every game", shown(&every, SeasonAudience::ClosedBy)),
            ("looked up", shown(&usual, SeasonAudience::Alone)),
            ("looked up, one that ended automatically", shown(&planned, SeasonAudience::Alone)),
            ("posted again", shown(&usual, SeasonAudience::By(example::long(8)))),
            (
                "posted again, one that ended automatically",
                shown(&planned, SeasonAudience::By(example::long(8))),
            ),
        ]
    }));
}

/// A server that has chosen nothing.
fn nothing() -> AllSettings {
    AllSettings {
        settings: ServerSettings::default(),
        language: Language::English,
        places: Vec::new(),
        rules: Vec::new(),
        most: Limits { games: 20, challenges: 3 },
        default_rules: Vec::new(),
        daily: None,
        daily_chosen: None,
        week: None,
        week_chosen: None,
        season: None,
        season_chosen: None,
        votes: Vec::new(),
        earned: Vec::new(),
        invitation_with_roles: "https://discord.com/oauth2/authorize?client_id=9".to_owned(),
    }
}

#[test]
fn what_comes_by_itself() {
    let channel = example::long(9);
    let week = WeekSettings {
        channel,
        of: Weekday::Sunday,
        hour: Hour::EVENING,
        zone: "Europe/Kyiv".parse().unwrap(),
    };
    let season = SeasonPlan { channel, of: Every::Month, hour: Hour::EVENING, zone: Zone::UTC };
    let next = Timestamp::UNIX_EPOCH;
    let (week_chosen, season_chosen) = (Some(week), Some(season));
    let never = nothing();
    let off = AllSettings { week_chosen, season_chosen, ..nothing() };
    let on = AllSettings {
        week: Some(Coming { schedule: week, next, failed: false }),
        season: Some(Coming { schedule: season, next, failed: false }),
        earned: vec![EarnedRole { merit: Merit::Champion, role: example::long(10), refused: None }],
        votes: vec![
            vote_game("dara:traditional"),
            VoteGame { posted: None, ..vote_game("dara:traditional") },
            VoteGame { posted: None, against: Against::Server(Side::First), ..vote_game("dara:niger") },
        ],
        ..off.clone()
    };
    let largest = settings::tests::largest();
    insta::assert_snapshot!(in_every_language(|words| {
        let page = |of: &AllSettings, page| settings::view(words, of, page, false);
        let preview = |layer| settings::preview(words, layer, View::words("…"));
        let mut views = vec![
            ("welcome", settings::welcome(words)),
            ("nothing is on", page(&never, SettingsPage::Overview)),
            ("everything is on, and nothing could be posted", page(&largest, SettingsPage::Overview)),
        ];
        for (name, of) in [("never on", &never), ("off", &off), ("on", &on), ("the largest", &largest)] {
            views.push((name, page(of, SettingsPage::Week)));
            views.push((name, page(of, SettingsPage::Seasons)));
        }
        views.push(("no roles", page(&never, SettingsPage::Roles)));
        views.push(("a role for champions", page(&on, SettingsPage::Roles)));
        views.push(("every role, and none can be given", page(&largest, SettingsPage::Roles)));
        views.push(("the server plays nothing", page(&never, SettingsPage::Votes)));
        views.push(("the server plays", page(&on, SettingsPage::Votes)));
        views.push(("the largest", page(&largest, SettingsPage::Votes)));
        views.push(("to stop it", settings::ask_to_stop(words, &on.votes[0])));
        views.push(("guesses", page(&on, SettingsPage::Guesses)));
        views.push(("boards", page(&on, SettingsPage::Boards)));
        views.push(("another time zone", zone_form(words)));
        views.extend(Layer::ALL.map(|layer| ("a preview", preview(layer))));
        views.push(("a quiet week", settings::nothing_yet(words)));
        views.push(("no podium yet", settings::no_podium_yet(words)));
        views
    }));
}

fn zone_form(words: &Words) -> View {
    form(&settings::zone_form(words, Zone::UTC, SettingsControl::Week(WeekChange::TypedZone)))
}
