//! How announcements are stored, and what they are without a player.

use super::*;
use crate::{Answered, OfferOutcome};

#[test]
fn deleted_players_are_removed_from_announcements() {
    let id = |number: u64| PlayerId::try_from(number).expect("an id");
    let game = 7.try_into().expect("an id");
    let news = |by| Announcement::News { game, news: News::Paused, by };
    let board = |by| Announcement::Board { game, version: 3, how: BoardCause::Moved, by };
    let computer =
        |who| board(Some(Actor::Computer { answers: Some(Answered { who: id(who), seconds: 4 }) }));
    let offer = |by, who| {
        let answer = Some(OfferAnswer { outcome: OfferOutcome::Declined, who: id(who) });
        Announcement::OfferChanged { game, offer: OfferKind::Draw, made: 4, by: id(by), answer }
    };
    let told = |to, by| {
        let topic = DirectTopic::News { news: News::Paused, by: Some(id(by)) };
        Announcement::Direct { to: id(to), game, topic }
    };
    let accepted = |by| {
        let begun = Some(Begun { by: id(by), channel: 6.try_into().expect("an id"), was_open: true });
        Announcement::ChallengeChanged { challenge: 8.try_into().expect("an id"), begun }
    };
    for (before, after) in [
        (news(Some(id(9))), Some(news(Some(id(99))))),
        (board(Some(Actor::Member(id(9)))), Some(board(Some(Actor::Member(id(99)))))),
        (board(Some(Actor::Member(id(8)))), Some(board(Some(Actor::Member(id(8)))))),
        (board(None), Some(board(None))),
        (computer(9), Some(computer(99))),
        (offer(9, 8), Some(offer(99, 8))),
        (offer(8, 9), Some(offer(8, 99))),
        (accepted(9), Some(accepted(99))),
        (Announcement::Digest { to: id(9) }, None),
        (Announcement::Digest { to: id(8) }, Some(Announcement::Digest { to: id(8) })),
        (Announcement::NotReached { to: id(9), game }, None),
        (told(8, 9), Some(told(8, 99))),
        (told(9, 8), None),
        (Announcement::Direct { to: id(9), game, topic: DirectTopic::Board { version: 3 } }, None),
    ] {
        assert_eq!(before.without(id(9), id(99)), after);
    }
}

#[test]
#[expect(clippy::too_many_lines, reason = "it is a list")]
fn announcements_have_a_stable_stored_form() {
    let (game, challenge) = (7.try_into().expect("an id"), 8.try_into().expect("an id"));
    let (player, competition) = (9.try_into().expect("an id"), 4.try_into().expect("an id"));
    for (announcement, text) in [
        (Announcement::Challenge { challenge }, r#"{"kind":"challenge","challenge":8}"#),
        (Announcement::ChallengeExpired { challenge }, r#"{"kind":"challenge_expired","challenge":8}"#),
        (
            Announcement::ChallengeChanged { challenge, begun: None },
            r#"{"kind":"challenge_changed","challenge":8}"#,
        ),
        (
            Announcement::ChallengeChanged {
                challenge,
                begun: Some(Begun { by: player, channel: 6.try_into().expect("an id"), was_open: true }),
            },
            r#"{"kind":"challenge_changed","challenge":8,"begun":{"by":9,"channel":6,"was_open":true}}"#,
        ),
        (
            Announcement::OfferChanged { game, offer: OfferKind::Pause, made: 4, by: player, answer: None },
            r#"{"kind":"offer_changed","game":7,"offer":"pause","made":4,"by":9}"#,
        ),
        (
            Announcement::OfferChanged {
                game,
                offer: OfferKind::Draw,
                made: 4,
                by: player,
                answer: Some(OfferAnswer { outcome: OfferOutcome::Withdrawn, who: player }),
            },
            r#"{"kind":"offer_changed","game":7,"offer":"draw","made":4,"by":9,"answer":{"outcome":"withdrawn","who":9}}"#,
        ),
        (
            Announcement::Board { game, version: 3, how: BoardCause::TakenBack, by: None },
            r#"{"kind":"board","game":7,"version":3,"how":"taken_back"}"#,
        ),
        (
            Announcement::Board {
                game,
                version: 3,
                how: BoardCause::Premoves { from: 1 },
                by: Some(Actor::Member(player)),
            },
            r#"{"kind":"board","game":7,"version":3,"how":{"ahead":{"from":1}},"by":9}"#,
        ),
        (
            Announcement::Board { game, version: 3, how: BoardCause::Computer { from: 1 }, by: None },
            r#"{"kind":"board","game":7,"version":3,"how":{"computer":{"from":1}}}"#,
        ),
        (
            Announcement::Board {
                game,
                version: 3,
                how: BoardCause::Computer { from: 1 },
                by: Some(Actor::Computer { answers: Some(Answered { who: player, seconds: 70 }) }),
            },
            r#"{"kind":"board","game":7,"version":3,"how":{"computer":{"from":1}},"computer":{"answers":{"who":9,"seconds":70}}}"#,
        ),
        (
            Announcement::Board {
                game,
                version: 3,
                how: BoardCause::LastTurn,
                by: Some(Actor::Computer { answers: None }),
            },
            r#"{"kind":"board","game":7,"version":3,"how":"last_turn","computer":{}}"#,
        ),
        (
            Announcement::News {
                game,
                news: News::Offered { offer: OfferKind::Draw, made: 4 },
                by: Some(player),
            },
            r#"{"kind":"news","game":7,"news":"offered","offer":"draw","made":4,"by":9}"#,
        ),
        (Announcement::Warning { game, version: 3 }, r#"{"kind":"warning","game":7,"version":3}"#),
        (Announcement::BoardChanged { game, version: 3 }, r#"{"kind":"board_changed","game":7,"version":3}"#),
        (
            Announcement::OldBoard {
                game,
                channel: 8.try_into().expect("an id"),
                message: 6.try_into().expect("an id"),
            },
            r#"{"kind":"old_board","game":7,"channel":8,"message":6}"#,
        ),
        (
            Announcement::Direct { to: player, game, topic: DirectTopic::Board { version: 3 } },
            r#"{"kind":"direct","to":9,"game":7,"call":"board","version":3}"#,
        ),
        (
            Announcement::Direct {
                to: player,
                game,
                topic: DirectTopic::News { news: News::TimeGiven { minutes: 5 }, by: Some(player) },
            },
            r#"{"kind":"direct","to":9,"game":7,"call":"news","news":"time_given","minutes":5,"by":9}"#,
        ),
        (
            Announcement::ChallengerTold { challenge, spread: None },
            r#"{"kind":"challenger_told","challenge":8}"#,
        ),
        (
            Announcement::ChallengerTold { challenge, spread: Some(100) },
            r#"{"kind":"challenger_told","challenge":8,"spread":100}"#,
        ),
        (Announcement::Digest { to: player }, r#"{"kind":"digest","to":9}"#),
        (
            Announcement::Daily {
                guild: 5.try_into().expect("an id"),
                day: 20_605.try_into().expect("a day"),
            },
            r#"{"kind":"daily","guild":5,"day":20605}"#,
        ),
        (
            Announcement::DailyChanged {
                guild: 5.try_into().expect("an id"),
                day: 20_605.try_into().expect("a day"),
            },
            r#"{"kind":"daily_changed","guild":5,"day":20605}"#,
        ),
        (
            Announcement::Week { guild: 5.try_into().expect("an id"), since: 7, until: 8 },
            r#"{"kind":"week","guild":5,"since":7,"until":8}"#,
        ),
        (
            Announcement::Season { guild: 5.try_into().expect("an id"), number: 3 },
            r#"{"kind":"season","guild":5,"number":3}"#,
        ),
        (Announcement::NotReached { to: player, game }, r#"{"kind":"not_reached","to":9,"game":7}"#),
        (
            Announcement::Competition { competition, opens: false },
            r#"{"kind":"competition","competition":4}"#,
        ),
        (
            Announcement::Competition { competition, opens: true },
            r#"{"kind":"competition","competition":4,"opens":true}"#,
        ),
        (
            Announcement::CompetitionTold {
                to: player,
                competition,
                news: CompetitionNews::Restored { player },
            },
            r#"{"kind":"competition_told","to":9,"competition":4,"news":"restored","player":9}"#,
        ),
        (
            Announcement::CompetitionNews { competition, news: CompetitionNews::TooFew },
            r#"{"kind":"competition_news","competition":4,"news":"too_few"}"#,
        ),
    ] {
        assert_eq!(serde_json::to_string(&announcement).expect("written"), text);
        assert_eq!(serde_json::from_str::<Announcement>(text).expect("read"), announcement);
    }
    assert!(serde_json::from_str::<Announcement>(r#"{"kind":"board","game":0,"version":3}"#).is_err());
}

#[test]
fn announcements_that_older_versions_stored_are_read() {
    let (game, player) = (7.try_into().expect("an id"), 9.try_into().expect("an id"));
    let board = |how, by| Announcement::Board { game, version: 3, how, by };
    for (text, announcement) in [
        // From before takebacks existed.
        (r#"{"kind":"board","game":7,"ply":3}"#, board(BoardCause::LastTurn, None)),
        // Until schema 27, a version was called a moment.
        (r#"{"kind":"warning","game":7,"moment":3}"#, Announcement::Warning { game, version: 3 }),
        (r#"{"kind":"board_changed","game":7,"moment":3}"#, Announcement::BoardChanged { game, version: 3 }),
        (
            r#"{"kind":"direct","to":9,"game":7,"call":"board","moment":3}"#,
            Announcement::Direct { to: player, game, topic: DirectTopic::Board { version: 3 } },
        ),
        (
            r#"{"kind":"direct","to":9,"game":7,"call":"warning","moment":3}"#,
            Announcement::Direct { to: player, game, topic: DirectTopic::Warning { version: 3 } },
        ),
        (
            r#"{"kind":"board","game":7,"moment":3,"how":"moved","by":9}"#,
            board(BoardCause::Moved, Some(Actor::Member(player))),
        ),
        // The computer's turn, when the member who moved before it was stored as the one who caused it.
        (
            r#"{"kind":"board","game":7,"moment":3,"how":{"computer":{"from":1}},"by":9}"#,
            board(BoardCause::Computer { from: 1 }, Some(Actor::Member(player))),
        ),
    ] {
        assert_eq!(serde_json::from_str::<Announcement>(text).expect("read"), announcement, "{text}");
    }
}
