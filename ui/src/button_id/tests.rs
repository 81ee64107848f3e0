//! The text of every button, and texts that are none.

use play::paging::LogStretch;

use super::*;

fn squares(text: &str) -> Vec<Square> {
    text.split_whitespace().map(|square| square.parse().unwrap()).collect()
}

fn board(period: &str, category: &str) -> LeaderboardOf {
    LeaderboardOf { category: category.parse().unwrap(), period: period.parse().unwrap(), world: false }
}

#[test]
fn controls_of_finished_games_read_back_and_fit() {
    let game: GameId = "9223372036854775807".parse().unwrap();
    let import = ReplayOf::Import(ImportId { file: u64::MAX, number: u32::MAX });
    for control in [
        ButtonId::Replay { of: ReplayOf::Game(game), turn: u32::MAX, step: ReplayStep::Open },
        ButtonId::Replay { of: ReplayOf::Game(game), turn: 0, step: ReplayStep::First },
        ButtonId::Replay { of: ReplayOf::Game(game), turn: 1, step: ReplayStep::Back },
        ButtonId::Replay { of: ReplayOf::Game(game), turn: 2, step: ReplayStep::On },
        ButtonId::Replay { of: ReplayOf::Game(game), turn: u32::MAX, step: ReplayStep::Last },
        ButtonId::Replay { of: ReplayOf::Game(game), turn: 3, step: ReplayStep::MarkBefore },
        ButtonId::Replay { of: ReplayOf::Game(game), turn: 4, step: ReplayStep::MarkAfter },
        ButtonId::Analyse(game),
        ButtonId::PostAnalysis(game),
        ButtonId::PostReplay { of: ReplayOf::Game(game), from: u32::MAX },
        ButtonId::Replay { of: import, turn: u32::MAX, step: ReplayStep::First },
        ButtonId::Replay {
            of: ReplayOf::Import(ImportId { file: 7, number: 1 }),
            turn: 0,
            step: ReplayStep::On,
        },
        ButtonId::PostReplay { of: import, from: 3 },
        ButtonId::Export(ImportId { file: 0, number: u32::MAX }),
    ] {
        reads_back(control);
    }
}

#[test]
fn every_control_reads_back_and_fits() {
    let largest = "9223372036854775807";
    let challenge: ChallengeId = largest.parse().unwrap();
    let game: GameId = largest.parse().unwrap();
    let long = squares("a1 b2 c3 d4 e5 f6 g7 h8 a1 b2 c3 d4 e5");
    let capture_ten: RuleSet = "dara:capture-ten".parse().unwrap();
    let rules: RuleSet = "dara:niger".parse().unwrap();
    for control in [
        ButtonId::Accept { challenge, in_thread: false },
        ButtonId::Accept { challenge, in_thread: true },
        ButtonId::Decline(challenge),
        ButtonId::Withdraw(challenge),
        ButtonId::WithdrawListed { challenge, page: u32::MAX },
        ButtonId::ChallengeInThread {
            invited: vec![Some(play::Player::Member(largest.parse().unwrap())); 3],
            first: FirstPlayer::Opponent,
            terms: "3d,no-away,match:10".parse().unwrap(),
            rules,
        },
        ButtonId::ChallengeInThread {
            invited: vec![None, Some(play::Player::Computer(play::Level::default()))],
            first: FirstPlayer::Lot,
            terms: "5d+1d12h/7d12h,match:pair,unrated".parse().unwrap(),
            rules: capture_ten,
        },
        ButtonId::ChallengeInThread {
            invited: vec![Some(play::Player::Member(largest.parse().unwrap()))],
            first: FirstPlayer::Lot,
            terms: "5d+12h/7d,nights,off:sat".parse().unwrap(),
            rules,
        },
        ButtonId::Join { challenge, team: Team::Challenger },
        ButtonId::Join { challenge, team: Team::Opponent },
        ButtonId::Play(game),
        ButtonId::Choose { game, version: u32::MAX, step: ChoiceStep::Pick(long.clone()) },
        ButtonId::Choose { game, version: 0, step: ChoiceStep::Pick(vec![]) },
        ButtonId::Choose { game, version: u32::MAX, step: ChoiceStep::Rank(long.clone(), 7) },
        ButtonId::Choose { game, version: u32::MAX, step: ChoiceStep::Stop(long.clone()) },
        ButtonId::Confirm { game, version: u32::MAX, squares: long },
        ButtonId::Confirm { game, version: 0, squares: vec![] },
        ButtonId::More(game),
        ButtonId::Hint(game),
        ButtonId::Offer { game, version: u32::MAX, kind: OfferKind::Takeback, step: OfferStep::Make },
        ButtonId::Offer { game, version: 0, kind: OfferKind::Draw, step: OfferStep::Accept },
        ButtonId::Offer { game, version: 0, kind: OfferKind::Pause, step: OfferStep::Decline },
        ButtonId::Offer { game, version: u32::MAX, kind: OfferKind::Takeback, step: OfferStep::Withdraw },
        ButtonId::Resume(game),
        ButtonId::GiveTime { game, minutes: u32::MAX },
        ButtonId::KeepBoards { game, boards: play::Boards::Newest },
        ButtonId::ShowBoard(game),
        ButtonId::BoardAsText(game),
        ButtonId::Rematch { game, in_thread: false },
        ButtonId::Rematch { game, in_thread: true },
        ButtonId::AskToResign(game),
        ButtonId::Resign { game, whole: false },
        ButtonId::Resign { game, whole: true },
        ButtonId::Cancel,
        ButtonId::Page { listing: Listing::MyGames, page: u32::MAX },
        ButtonId::Page { listing: Listing::Watch, page: 1 },
        ButtonId::Page { listing: Listing::Blocked, page: u32::MAX },
        ButtonId::Page { listing: Listing::Suspended, page: u32::MAX },
        ButtonId::Unblock { player: largest.parse().unwrap(), page: u32::MAX },
        ButtonId::Moderation(Moderation::EndGame(game)),
        ButtonId::Moderation(Moderation::Log(LogStretch::Newest)),
        ButtonId::Moderation(Moderation::Log(LogStretch::Before(u64::MAX))),
        ButtonId::Moderation(Moderation::Log(LogStretch::After(1))),
        ButtonId::Moderation(Moderation::Reinstate { player: largest.parse().unwrap(), page: u32::MAX }),
        ButtonId::History { of: HistoryOf { player: None, category: None }, stretch: Stretch::Newest },
        ButtonId::History {
            of: HistoryOf { player: largest.parse().ok(), category: "damala:teams".parse().ok() },
            stretch: Stretch::Before(game),
        },
        ButtonId::History {
            of: HistoryOf { player: largest.parse().ok(), category: "dara".parse().ok() },
            stretch: Stretch::After(game),
        },
        ButtonId::Page { listing: Listing::Leaderboard(board("", "dara")), page: u32::MAX },
        ButtonId::Page { listing: Listing::Leaderboard(board("2026", "damala:teams")), page: 1 },
        ButtonId::PostLeaderboard { board: board("2026-11", "damala:teams"), page: u32::MAX },
        ButtonId::Import,
        ButtonId::SetListed(true),
        ButtonId::SetListed(false),
        ButtonId::Profile { player: largest.parse().unwrap(), category: None },
        ButtonId::Profile { player: largest.parse().unwrap(), category: "damala:teams".parse().ok() },
        ButtonId::PostProfile { player: largest.parse().unwrap(), category: "damala:teams".parse().unwrap() },
        ButtonId::Versus { player: largest.parse().unwrap(), opponent: largest.parse().unwrap() },
        ButtonId::PostVersus { player: largest.parse().unwrap(), opponent: 1_u64.try_into().unwrap() },
        ButtonId::Rules(capture_ten),
        ButtonId::CloseSeason(1),
        ButtonId::Season(u32::MAX),
        ButtonId::PostSeason(7),
    ] {
        reads_back(control);
    }
}

fn reads_back(control: ButtonId) {
    let text = control.to_string();
    assert!(text.len() <= 100, "{text} has {} characters", text.len());
    assert_eq!(text.parse(), Ok(control), "{text}");
}

#[test]
fn buttons_of_older_messages_read_as_what_they_are_called_today() {
    for (former, today) in [
        ("barred:3", "suspended:3"),
        ("let-again:7:2", "reinstate:7:2"),
        ("set-usual:dara:house:3", "set-default:dara:house:3"),
    ] {
        let button: ButtonId = former.parse().unwrap();
        assert_eq!(button.to_string(), today);
    }
    assert!("barred:03".parse::<ButtonId>().is_err() && "barred:3:1".parse::<ButtonId>().is_err());
}

#[test]
fn handwritten_buttons_are_unknown() {
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
        "again:8000000000000000:me:3d:dara:traditional",
        "again:ffffffffffffffff:me:3d:dara:traditional",
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
        assert_eq!(text.parse::<ButtonId>(), Err(UnknownButton), "{text:?}");
    }
    // Longer than Discord allows, although each part is valid.
    assert!(format!("pick:1:2:{}", "a1".repeat(45)).parse::<ButtonId>().is_ok());
    assert!(format!("pick:1:2:{}", "a1".repeat(46)).parse::<ButtonId>().is_err());
}
