//! What every control is written as, and what is none.

use data::LogStretch;

use super::*;

fn squares(text: &str) -> Vec<Square> {
    text.split_whitespace().map(|square| square.parse().unwrap()).collect()
}

fn board(period: &str, category: &str) -> Board {
    Board { category: category.parse().unwrap(), period: period.parse().unwrap() }
}

#[test]
fn every_control_reads_back_and_fits() {
    let largest = "9223372036854775807";
    let challenge: ChallengeId = largest.parse().unwrap();
    let game: GameId = largest.parse().unwrap();
    let long = squares("a1 b2 c3 d4 e5 f6 g7 h8 a1 b2 c3 d4 e5");
    let capture_ten: RuleSet = "dara:capture-ten".parse().unwrap();
    let rules: RuleSet = "dara:niger".parse().unwrap();
    let import = ReplayOf::Import(ImportId { file: u64::MAX, number: u32::MAX });
    for control in [
        Control::Accept { challenge, in_thread: false },
        Control::Accept { challenge, in_thread: true },
        Control::Decline(challenge),
        Control::Withdraw(challenge),
        Control::ChallengeInThread {
            invited: vec![Some(largest.parse().unwrap()); 3],
            first: FirstPlayer::Opponent,
            terms: "3d,no-away,match:10".parse().unwrap(),
            rules,
        },
        Control::ChallengeInThread {
            invited: vec![None],
            first: FirstPlayer::Lot,
            terms: "5d+1d12h/7d12h,match:pair,unrated".parse().unwrap(),
            rules: capture_ten,
        },
        Control::Join { challenge, team: Team::Challenger },
        Control::Join { challenge, team: Team::Opponent },
        Control::Play(game),
        Control::Pick { game, moment: u32::MAX, squares: long.clone() },
        Control::Pick { game, moment: 0, squares: vec![] },
        Control::Rank { game, moment: u32::MAX, squares: long.clone(), rank: 7 },
        Control::Stop { game, moment: u32::MAX, squares: long.clone() },
        Control::Confirm { game, moment: u32::MAX, squares: long },
        Control::Confirm { game, moment: 0, squares: vec![] },
        Control::More(game),
        Control::Offer { game, moment: u32::MAX, kind: OfferKind::Takeback, step: OfferStep::Make },
        Control::Offer { game, moment: 0, kind: OfferKind::Draw, step: OfferStep::Accept },
        Control::Offer { game, moment: 0, kind: OfferKind::Pause, step: OfferStep::Decline },
        Control::Offer { game, moment: u32::MAX, kind: OfferKind::Takeback, step: OfferStep::Withdraw },
        Control::Resume(game),
        Control::GiveTime { game, minutes: u32::MAX },
        Control::ShowBoard(game),
        Control::BoardAsText(game),
        Control::Replay { of: ReplayOf::Game(game), turn: u32::MAX, step: Step::Open },
        Control::Replay { of: ReplayOf::Game(game), turn: 0, step: Step::First },
        Control::Replay { of: ReplayOf::Game(game), turn: 1, step: Step::Back },
        Control::Replay { of: ReplayOf::Game(game), turn: 2, step: Step::On },
        Control::Replay { of: ReplayOf::Game(game), turn: u32::MAX, step: Step::Last },
        Control::PostReplay { of: ReplayOf::Game(game), from: u32::MAX },
        Control::Replay { of: import, turn: u32::MAX, step: Step::First },
        Control::Replay { of: ReplayOf::Import(ImportId { file: 7, number: 1 }), turn: 0, step: Step::On },
        Control::PostReplay { of: import, from: 3 },
        Control::Export(ImportId { file: 0, number: u32::MAX }),
        Control::Rematch { game, in_thread: false },
        Control::Rematch { game, in_thread: true },
        Control::AskToResign(game),
        Control::Resign { game, whole: false },
        Control::Resign { game, whole: true },
        Control::Cancel,
        Control::Page { listing: Listing::MyGames, page: u32::MAX },
        Control::Page { listing: Listing::Watch, page: 1 },
        Control::Page { listing: Listing::Blocked, page: u32::MAX },
        Control::Page { listing: Listing::Barred, page: u32::MAX },
        Control::Unblock { player: largest.parse().unwrap(), page: u32::MAX },
        Control::Moderation(Moderation::EndGame(game)),
        Control::Moderation(Moderation::Log(LogStretch::Newest)),
        Control::Moderation(Moderation::Log(LogStretch::Before(u64::MAX))),
        Control::Moderation(Moderation::Log(LogStretch::After(1))),
        Control::Moderation(Moderation::LetAgain { player: largest.parse().unwrap(), page: u32::MAX }),
        Control::History { of: HistoryOf { player: None, category: None }, stretch: Stretch::Newest },
        Control::History {
            of: HistoryOf { player: largest.parse().ok(), category: "damala:teams".parse().ok() },
            stretch: Stretch::Before(game),
        },
        Control::History {
            of: HistoryOf { player: largest.parse().ok(), category: "dara".parse().ok() },
            stretch: Stretch::After(game),
        },
        Control::Page { listing: Listing::Leaderboard(board("", "dara")), page: u32::MAX },
        Control::Page { listing: Listing::Leaderboard(board("2026", "damala:teams")), page: 1 },
        Control::PostLeaderboard { board: board("2026-11", "damala:teams"), page: u32::MAX },
        Control::SetListed(true),
        Control::SetListed(false),
        Control::Profile { player: largest.parse().unwrap(), category: None },
        Control::Profile { player: largest.parse().unwrap(), category: "damala:teams".parse().ok() },
        Control::PostProfile { player: largest.parse().unwrap(), category: "damala:teams".parse().unwrap() },
        Control::Versus { player: largest.parse().unwrap(), opponent: largest.parse().unwrap() },
        Control::PostVersus { player: largest.parse().unwrap(), opponent: 1_u64.try_into().unwrap() },
        Control::Rules(capture_ten),
        Control::CloseSeason(1),
        Control::Season(u32::MAX),
        Control::PostSeason(7),
    ] {
        let text = control.to_string();
        assert!(text.len() <= 100, "{text} has {} characters", text.len());
        assert_eq!(text.parse(), Ok(control), "{text}");
    }
}

#[test]
fn what_was_written_by_hand_is_unknown() {
    for text in [
        "",
        ":",
        "play",
        "play:",
        "play:0",
        "play:-1",
        "play:1:",
        "play:1:2",
        "play:x",
        "pick:1",
        "pick:1:2",
        "pick:1:2:a",
        "pick:1:2:a9",
        "pick:1:2:é",
        "pick:1:2:a1:b2",
        "pick:1:-2:a1",
        "pick:1:4294967296:a1",
        "rank:1:2::0",
        "rank:1:2::256",
        "accept:1:2",
        "rules:",
        "rules:chess:classic",
        "again:1:me",
        "again:1:me:3d",
        "again:1:who:3d:dara:traditional",
        "again::me:3d:dara:traditional",
        "again:1,:me:3d:dara:traditional",
        "again:0:me:3d:dara:traditional",
        "again:0A:me:3d:dara:traditional",
        "again:1:me:soon:dara:traditional",
        "again:1:me:3d,match:10:dara:traditional",
        "join:1",
        "more:",
        "offer:1:2",
        "offer:1:2:peace",
        "offer-accept:1:2:draw:",
        "give-time:1:-5",
        "cancel:1",
        "close-season:",
        "season:-1",
        "post-season:1:2",
        "games:",
        "replay:1",
        "replay:1:-1",
        "replay-sideways:1:2",
        "replay:i7.1:2",
        "replay:i0000000000000007:2",
        "replay:i0000000000000007.01:2",
        "replay:i000000000000000A.1:2",
        "replay:i+000000000000007.1:2",
        "export:12",
        "export:i0000000000000007.1:2",
        "post-replay:1:2:3",
        "notice:",
        "notice:carrier-pigeon",
        "confirm-moves:perhaps",
        "profile:",
        "profile:0",
        "profile:1:",
        "profile:1:chess",
        "profile:1:dara:teams",
        "post-profile:1",
        "versus:1",
        "versus:1:2:3",
        "post-versus:1:0",
        "watch:+1",
        "history",
        "history:everyone",
        "history:nobody:all",
        "history:0:all",
        "history:everyone:chess",
        "history:everyone:all:",
        "history-before:everyone:all",
        "history-before:1:02:dara",
        "leaderboard:1:2026",
        "leaderboard:1:2026:chess",
        "leaderboard:1:2026-13:dara",
        "leaderboard:0x1::dara",
        "leaderboard:1::damala:teams:",
        "post-leaderboard:::dara",
        "listed:perhaps",
        "delete-everything",
        "pick:99999999999999999999999999999999999999999:1:a1",
        "\u{202e}play:1",
        "play:١",
    ] {
        assert_eq!(text.parse::<Control>(), Err(UnknownControl), "{text:?}");
    }
    // Longer than Discord takes, though each part of it is one.
    assert!(format!("pick:1:2:{}", "a1".repeat(45)).parse::<Control>().is_ok());
    assert!(format!("pick:1:2:{}", "a1".repeat(46)).parse::<Control>().is_err());
}
