//! When players are away, and what players and servers have chosen.

use data::{CommitError, Unit};
use play::{
    Absence, BoardSide, Change, GuildId, Language, Notice, Preferences, ServerSettings, Theme, Timer,
    challenge::Request,
    player::away::{self, Event, Until},
};

use crate::support::{ADA, BEN, Home, at, challenge, decided, id, join_while, player, request, unit};

fn absence(from: i64, until: i64) -> Absence {
    Absence { from: at(from), until: at(until) }
}

async fn set(home: &Home, guild: u64, by: u64, from: i64, until: i64) -> Result<(), CommitError> {
    let set = Change::SetAway { home: id(guild), player: player(by), away: absence(from, until) };
    home.store.commit(Unit { changes: vec![set], ..unit(0) }).await.map(drop)
}

async fn absences(home: &Home, guild: u64, by: u64) -> Vec<Absence> {
    home.store.absences(id(guild), player(by)).await.expect("readable")
}

#[tokio::test]
async fn a_player_is_away_in_a_server_from_then_to_then() {
    let Some(home) = Home::new() else { return };
    set(&home, 1, ADA, 50, 60).await.expect("stored");
    set(&home, 1, ADA, 10, 20).await.expect("stored");
    assert_eq!(absences(&home, 1, ADA).await, [absence(10, 20), absence(50, 60)]);
    assert_eq!((absences(&home, 2, ADA).await, absences(&home, 1, BEN).await), (vec![], vec![]));
    let players = || [BEN, ADA].map(player);
    let away = async |guild: GuildId, second| {
        home.store.away(guild.into(), players(), at(second)).await.expect("readable")
    };
    for (second, until) in [(9, None), (10, Some(20)), (19, Some(20)), (20, None), (55, Some(60))] {
        let until: Vec<_> = until.into_iter().map(|until| (player(ADA), at(until))).collect();
        assert_eq!(away(id(1), second).await, until, "{second}");
        assert_eq!(away(id(2), second).await, [], "another server");
    }
}

#[tokio::test]
async fn an_absence_can_end_otherwise_or_be_called_off() {
    let Some(home) = Home::new() else { return };
    for (from, until) in [(10, 20), (10, 15), (50, 60), (50, 50)] {
        set(&home, 1, ADA, from, until).await.expect("stored");
    }
    set(&home, 1, ADA, 70, 60).await.expect("there was none");
    let home = home.reopened().await;
    assert_eq!(absences(&home, 1, ADA).await, [absence(10, 15)]);
}

#[tokio::test]
async fn nobody_is_away_twice_at_a_time() {
    let Some(home) = Home::new() else { return };
    set(&home, 1, ADA, 10, 20).await.expect("stored");
    for (from, until) in [(15, 25), (5, 11), (5, 25), (12, 13)] {
        let late = set(&home, 1, ADA, from, until).await;
        assert!(matches!(late, Err(CommitError::Stale)), "{from} to {until}: {late:?}");
    }
    for (guild, by, from, until) in [(1, ADA, 20, 25), (1, ADA, 5, 10), (1, BEN, 10, 20), (2, ADA, 10, 20)] {
        set(&home, guild, by, from, until).await.expect("stored");
    }
    let late = set(&home, 1, ADA, 10, 21).await;
    assert!(matches!(late, Err(CommitError::Stale)), "longer than until the next: {late:?}");
    assert_eq!(absences(&home, 1, ADA).await, [absence(5, 10), absence(10, 20), absence(20, 25)]);
}

#[tokio::test]
async fn of_two_decisions_on_the_same_absences_the_second_is_stale() {
    let Some(home) = Home::new() else { return };
    let (guild, ada, now) = (id(1), player(ADA), at(100));
    let leave = |absences: &[Absence], from, until| {
        let event = Event::Leave { from: Some(at(from)), until: Until::Time(at(until)) };
        let decision =
            away::decide_absences(guild, ada, absences, ServerSettings::default().away_days, event, now);
        Unit { changes: decision.expect("possible").changes, ..unit(100) }
    };
    // The later one was decided first, and is stored last: its timer would hide the start of the other.
    let (late, early) = (leave(&[], 500, 600), leave(&[], 200, 300));
    home.store.commit(early).await.expect("stored");
    let refused = home.another().commit(late).await;
    assert!(matches!(refused, Err(CommitError::Stale)), "{refused:?}");
    let seen = absences(&home, 1, ADA).await;
    assert_eq!(seen, [absence(200, 300)]);
    home.store.commit(leave(&seen, 500, 600)).await.expect("decided again");
    assert_eq!(home.store.timer(Timer::Away(guild, ada)).await.expect("readable"), Some(at(200)));
    // So are two at the same moment, and a timer that is handled while the member decides.
    let seen = absences(&home, 1, ADA).await;
    let tick = Unit { changes: away::tick(guild, ada, seen.clone(), at(250)).changes, ..unit(250) };
    let another = home.another();
    let (one, other) =
        tokio::join!(home.store.commit(leave(&seen, 700, 800)), another.commit(leave(&seen, 900, 950)));
    let stale = [one, other].into_iter().filter(|done| matches!(done, Err(CommitError::Stale))).count();
    assert_eq!(stale, 1);
    let refused = home.store.commit(tick).await;
    assert!(matches!(refused, Err(CommitError::Stale)), "{refused:?}");
    assert_eq!(absences(&home, 1, ADA).await.len(), 3);
    assert_eq!(home.store.timer(Timer::Away(guild, ada)).await.expect("readable"), Some(at(200)));
}

#[tokio::test]
async fn a_game_begins_with_the_players_away_who_are() {
    let Some(home) = Home::new() else { return };
    let timed = Request { terms: "3d".parse().expect("terms"), ..request(2) };
    let open = challenge(&home.store, timed, 0).await;
    let begin = async |away: &[(u64, i64)], second| {
        let away = away.iter().map(|&(by, until)| (player(by), at(until))).collect();
        let game = home.store.new_game_id().await.expect("an id");
        decided(&join_while(away, &open, BEN, game, second), second)
    };
    set(&home, 1001, BEN, 10, 20).await.expect("stored");
    // Decided before Ben went, before he came back, and before he said when; stored afterwards.
    for (away, decided, stored) in [(&[][..], 9, 10), (&[(BEN, 20)], 19, 20), (&[(BEN, 19)], 12, 12)] {
        let late = home.store.commit(Unit { at: at(stored), ..begin(away, decided).await }).await;
        assert!(matches!(late, Err(CommitError::Stale)), "{away:?} {decided}: {late:?}");
    }
    home.store.commit(begin(&[(BEN, 20)], 12).await).await.expect("as it is");
}

#[tokio::test]
async fn what_was_chosen_is_kept_and_all_others_have_what_is_usual() {
    let Some(home) = Home::new() else { return };
    let notices = [Notice::Direct, Notice::Digest, Notice::Nothing, Notice::Ping];
    for (second, (notice, theme)) in (0..).zip(notices.into_iter().zip(Theme::ALL)) {
        let even = second % 2 == 0;
        let chosen = Preferences {
            notice,
            confirm: even,
            theme: even.then_some(theme),
            below: if even { BoardSide::Own } else { BoardSide::First },
            language: (!even).then_some(Language::French),
            text: !even,
            out_of_puzzles: even,
            zone: even.then(|| "Europe/Kyiv".parse().expect("a zone")),
        };
        let choose = Change::SetPreferences { player: player(ADA), preferences: chosen };
        home.store.commit(Unit { changes: vec![choose], ..unit(second) }).await.expect("stored");
        assert_eq!(home.another().preferences(player(ADA)).await.expect("readable"), chosen);
    }
    assert_eq!(home.store.preferences(player(BEN)).await.expect("readable"), Preferences::default());
    for (clock, away_days, theme, text) in
        [("none", 0, Theme::HighContrast, true), ("5d+12h/7d", 366, Theme::ColourSafe, false)]
    {
        let clock = clock.parse().expect("a time control");
        let settings = ServerSettings { clock, away_days, theme, text, ..ServerSettings::default() };
        let choose = Change::SetServerSettings {
            guild: id(1),
            before: home.store.server_settings(id(1)).await.expect("readable"),
            settings,
        };
        home.store.commit(Unit { changes: vec![choose], ..unit(9) }).await.expect("stored");
        assert_eq!(home.another().server_settings(id(1)).await.expect("readable"), Some(settings));
    }
    assert_eq!(home.store.server_settings(id(2)).await.expect("readable"), None);
}
