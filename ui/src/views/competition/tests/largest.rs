//! Every view of a competition at its largest, in every language, within Discord's limits.

use play::{
    GameId,
    competition::{CutShort, Halt, Obstacle, PairingGame, Tool, Withdrawal},
};

use super::*;
use crate::{button_id::ForPlayer, permissions::Permissions, views::Offers};

const LOCALES: [&str; 4] = ["en-GB", "es-ES", "fr", "uk"];
/// The largest upload of a message.
const UPLOAD: usize = 10 * 1024 * 1024;
/// The widest and the highest picture that is shown without being scaled to be illegible.
const WIDEST: u32 = 900;
const HIGHEST: u32 = 1_100;

#[track_caller]
fn check(what: &str, view: &View) {
    let length = view.text.encode_utf16().count();
    assert!((1..=2_000).contains(&length), "{what}: {length}: {}", view.text);
    assert!(!view.text.contains("****") && !view.text.contains("**  **"), "{what}: {}", view.text);
    let rows = view.selects.len() + view.buttons.iter().filter(|row| !row.is_empty()).count();
    assert!(rows <= 5, "{what}: {rows} rows");
    let mut parts = rows + view.selects.len();
    for select in &view.selects {
        assert!(select.placeholder.chars().count() <= 150, "{what}");
        let Offers::Controls(choices) = &select.offers else { continue };
        assert!((1..=25).contains(&choices.len()), "{what}: {} choices", choices.len());
        for choice in choices {
            let about = choice.about.as_deref().unwrap_or_default();
            assert!((1..=100).contains(&choice.label.chars().count()), "{what}: {}", choice.label);
            assert!(about.chars().count() <= 100, "{what}: {about}");
            assert!(choice.control.to_string().len() <= 100, "{what}");
        }
    }
    for row in &view.buttons {
        assert!(row.len() <= 5, "{what}");
        parts += row.len();
        for button in row {
            assert!((1..=80).contains(&button.label.chars().count()), "{what}: {}", button.label);
            assert!(button.control.to_string().len() <= 100, "{what}");
        }
    }
    assert!(parts <= 40, "{what}: {parts} parts");
    assert!(view.pictures.len() <= 10 && view.pings.is_empty(), "{what}");
    let bytes: usize = view.pictures.iter().map(|picture| picture.png.len()).sum();
    assert!(bytes <= UPLOAD, "{what}: {bytes} bytes");
    for picture in &view.pictures {
        let alt = picture.alt.encode_utf16().count();
        assert!((1..=1_024).contains(&alt), "{what}: {alt}");
        let png = png::Decoder::new(std::io::Cursor::new(&picture.png)).read_info().unwrap();
        let (width, height) = (png.info().width, png.info().height);
        assert!(width <= WIDEST && height <= HIGHEST, "{what}: {width} × {height}");
    }
}

/// What is shown once it's over, and once it's called off.
fn check_ends(contest: &Contest) {
    let (texts, names) = (Texts::load().unwrap(), names(contest));
    for phase in [Phase::Over { at: hour(2) }, Phase::CalledOff { at: hour(2) }] {
        let competition = Competition { phase, ..contest.competition.clone() };
        let over = Contest { competition, ..contest.clone() };
        for locale in LOCALES {
            let words = texts.for_locale(locale);
            check("list, over", &list(words, &over));
            check("tools, over", &tools(words, &over, over.competition.channel));
            if matches!(phase, Phase::Over { .. }) {
                check("news, over", &news(words, look(), &over, CompetitionNews::Over, &names));
                check("table, over", &table(words, look(), &over, 0, &names, false));
            }
        }
    }
}

/// What everyone sees of it.
fn check_public(words: &Words, contest: &Contest, names: &Names) {
    check("list", &list(words, contest));
    check("opened", &opened(words, &contest.competition));
    check("changed", &changed(words, &contest.competition));
    let mut late = contest.clone();
    late.competition.plan.begins.is_late = true;
    check("list, late", &list(words, &late));
    let (one, two) = (player(1), player(2));
    let all = [
        CompetitionNews::Begun,
        CompetitionNews::Round { round: 15 },
        CompetitionNews::Withdrawn { player: one, why: Withdrawal::RanOut, void: true },
        CompetitionNews::CutShort { why: CutShort::AllMet },
        CompetitionNews::CalledOff,
        CompetitionNews::Replaced { player: one, by: two },
        CompetitionNews::Restored { player: one },
        CompetitionNews::TooFew,
        CompetitionNews::TimeGiven { minutes: 43_200 },
        CompetitionNews::Annulled { pairing: 1 },
        CompetitionNews::Corrected { pairing: 1, result: GameResult::SecondWon },
        CompetitionNews::Climbed { player: one, place: u16::MAX },
    ];
    let has_rounds = contest.competition.plan.format.has_rounds();
    let told = all.into_iter().filter(|told| has_rounds || !matches!(told, CompetitionNews::Round { .. }));
    for told in told {
        check(&format!("{told:?}"), &news(words, look(), contest, told, names));
        check(&format!("{told:?}, directly"), &super::super::told(words, contest, told));
    }
    for (part, is_public) in [(0, true), (40, false), (u16::MAX, false)] {
        check(&format!("table {part}"), &table(words, look(), contest, part, names, is_public));
    }
}

/// What players and managers see of it.
fn check_private(words: &Words, contest: &Contest, names: &Names) {
    let link = format!("https://discord.com/channels/{0}/{0}/{0}", u64::MAX);
    let links: Vec<_> = contest.pairings.iter().map(|pairing| (pairing.number, link.clone())).collect();
    let last = u64::try_from(contest.entrants.len()).unwrap();
    for number in [1, last, last + 1] {
        let of = Mine { player: player(number), links: &links, names, may_manage: true };
        check("mine", &mine(words, look(), contest, &of));
        check("question", &question(words, contest, player(number)));
    }
    check("joined", &joined(words, contest));
    check("left", &left(words, contest));
    check("tools", &tools(words, contest, contest.competition.channel));
    let (id, one) = (contest.competition.id, player(1));
    for what in [ForPlayer::Annul, ForPlayer::Correct] {
        check("which game", &asked_which(words, contest, (what, one), names));
        check("who", &asked_who(words, id, what));
    }
    check("by", &asked_by_who(words, id, one));
    check("divisions", &divisions(words, contest, one));
    check("time", &how_long(words, id));
    for pairing in contest.pairings.iter().take(10) {
        check("results", &results(words, contest, pairing, names));
        let assign = Tool::Assign { player: one, to: u16::MAX };
        let correct = Tool::Correct { pairing: pairing.number, result: GameResult::FirstWon };
        for tool in [
            assign,
            Tool::EndNow,
            Tool::Annul { pairing: pairing.number },
            correct,
            Tool::Replace { player: one, by: player(2) },
            Tool::Restore { player: one },
        ] {
            check("confirm", &confirm(words, contest, tool));
        }
        check("pairing", &pairing_view(words, contest, pairing));
        let thread = thread(words, &contest.competition, pairing, names);
        assert!((1..=100).contains(&thread.chars().count()), "{thread}");
    }
    check("done", &done(words, id));
}

fn pairing_view(words: &Words, contest: &Contest, pairing: &Pairing) -> View {
    super::super::pairing(words, &contest.competition, pairing)
}

fn check_all(contest: &Contest) {
    check_in(&LOCALES, contest);
}

fn check_in(locales: &[&str], contest: &Contest) {
    let (texts, names) = (Texts::load().unwrap(), names(contest));
    for locale in locales {
        let words = texts.for_locale(locale);
        check_public(words, contest, &names);
        check_private(words, contest, &names);
        check_halted(words, contest, &names);
    }
}

/// What is added while it stands still, for whichever reason.
fn check_halted(words: &Words, contest: &Contest, names: &Names) {
    if !matches!(contest.competition.phase, Phase::Running { .. }) {
        return;
    }
    let lacks = Obstacle::Lacks(Permissions::all().bits());
    for why in
        [lacks, Obstacle::NoChannel, Obstacle::TooManyThreads, Obstacle::NotInServer, Obstacle::Limited]
    {
        let halt = Some(Halt { since: hour(0), why });
        let competition = Competition { halt, ..contest.competition.clone() };
        let halted = Contest { competition, ..contest.clone() };
        let line = super::super::halt::line(words, &halted.competition).unwrap();
        let of = Mine { player: player(1), links: &[], names, may_manage: true };
        let views = [
            ("list, halted", list(words, &halted)),
            ("tools, halted", tools(words, &halted, halted.competition.channel)),
            ("mine, halted", mine(words, look(), &halted, &of)),
            ("news, halted", news(words, look(), &halted, CompetitionNews::Halted, names)),
        ];
        for (what, view) in views {
            check(what, &view);
            assert!(view.text.contains(&line), "{what}: {}", view.text);
        }
    }
}

/// All games are being played.
fn with_games(mut contest: Contest) -> Contest {
    let id: GameId = i64::MAX.cast_unsigned().try_into().unwrap();
    for pairing in &mut contest.pairings {
        pairing.is_due = true;
        pairing.game = Some(PairingGame { id, end: None });
    }
    contest
}

#[test]
fn a_swiss_tournament_of_five_hundred_fits() {
    check_all(&joining(SWISS, 500));
    // A table of so many takes its time, and its pages are as long as those of fewer.
    let (texts, running) = (Texts::load().unwrap(), after(0, SWISS, 500));
    let (words, names) = (texts.for_locale("uk"), names(&running));
    check("list", &list(words, &running));
    check("table", &table(words, look(), &running, u16::MAX, &names, false));
    let running = after(1, SWISS, 60);
    check_all(&running);
    check_ends(&running);
}

#[test]
fn a_league_of_fifty_divisions_fits() {
    let running = with_games(after(0, league(10), 500));
    assert_eq!(running.divisions(), 50);
    check_all(&running);
    let mut over = running;
    play_all(&mut over);
    check_ends(&over);
}

#[test]
fn a_league_of_the_smallest_and_of_the_largest_divisions_fits() {
    let texts = Texts::load().unwrap();
    for (size, players) in [(4, 500), (10, 500), (15, 500), (15, 19)] {
        let joined = joining(league(size), players);
        for words in texts.all() {
            for page in [0, 1, u16::MAX] {
                check("preview", &preview(words, &joined, page));
            }
            check("start", &confirm(words, &joined, Tool::BeginNow));
            check("tools", &tools(words, &joined, joined.competition.channel));
            check("list", &list(words, &joined));
        }
    }
    let most = after(0, league(4), 500);
    assert_eq!(most.divisions(), 125);
    check_all(&most);
    check_all(&with_games(after(0, league(15), 30)));
}

#[test]
fn a_knock_out_fits_in_every_round() {
    for (rounds, players) in [(0, 17), (1, 64), (6, 64), (0, 500)] {
        check_all(&after(rounds, Format::KnockOut, players));
    }
}

#[test]
fn a_ladder_of_a_hundred_fits() {
    let mut ladder = joining(Format::Ladder, 100);
    check_all(&ladder);
    for number in (2..=100).step_by(2) {
        let settled = play::competition::challenge(&ladder, player(number), player(number - 1), 0, hour(1));
        ladder = settled.unwrap().contest;
    }
    check_all(&ladder);
    check_all(&with_games(ladder.clone()));
    check_ends(&ladder);
}

#[test]
fn the_list_to_choose_from_fits_at_its_largest() {
    let texts = Texts::load().unwrap();
    let formats = [league(15), SWISS, Format::KnockOut].into_iter().cycle().take(102);
    let all: Vec<Competition> = formats.map(|format| joining(format, 0).competition).collect();
    let running = Phase::Running { since: hour(0), round: 1, until: Some(hour(900)) };
    let halt = Some(Halt { since: hour(0), why: Obstacle::TooManyThreads });
    for (words, phase, halt, manages) in texts.all().flat_map(|words| {
        [(words, Phase::Joining, None, true), (words, running, None, false), (words, running, halt, false)]
    }) {
        let all: Vec<_> = all.iter().map(|one| Competition { phase, halt, ..one.clone() }).collect();
        let view = several(words, &all, manages);
        assert_eq!(view.said().contains('⏸'), halt.is_some(), "what stands still says so: {}", view.said());
        assert!(view.lists_fit() && view.said().encode_utf16().count() <= 4_000, "{}", view.said());
        let lines = &view.lists[0].lines;
        assert!(lines.len() == 8 && lines.iter().all(|line| line.beside.is_some()), "{view:?}");
        assert!(view.below.contains("94"), "{}", view.below);
        assert!(!view.said().contains("****"), "{}", view.said());
    }
}
