//! Servers whose members have played, and want their week told at the same hour.

use anyhow::Context as _;
use data::{Store, Unit};
use games::{Position, Record};
use jiff::{SignedDuration, Timestamp};
use play::{
    Challenge, ChallengeState, Change, ChannelId, FirstPlayer, GuildId, Hour, Place, PlayerId, Slot, Table,
    Terms, Timer, Zone,
    game::table::{self, Event, Opening},
    guild::week::{WeekSettings, Weekday},
};
use sandbox::Sandbox;

/// How many members of a server play.
const PLAYERS: usize = 4;
/// What is played in each game, until someone resigns: long enough to be the game of the week.
const GAME: &str = "dara:traditional d1 b3 d4 e3 a6 c6 d2 c3 c5 d5 b4 d6";

/// A server, with its channel and those who play there.
pub(crate) struct Server {
    guild: GuildId,
    channel: ChannelId,
    players: Vec<PlayerId>,
}

/// Makes so many servers that the bot is on.
pub(crate) fn servers(sandbox: &Sandbox, count: usize) -> Vec<Server> {
    let ids = (0..count).filter_map(|number| {
        let members: Vec<_> =
            (0..PLAYERS).map(|member| sandbox.add_member(&format!("player-{number}-{member}"))).collect();
        let guild = sandbox.add_guild(&format!("server-{number}"), members.first()?);
        for member in &members {
            member.join(guild, None);
        }
        let channel = sandbox.add_channel_in(guild, "games");
        let players = members.iter().filter_map(|member| member.id().get().try_into().ok()).collect();
        Some(Server { guild: guild.get().try_into().ok()?, channel: channel.get().try_into().ok()?, players })
    });
    ids.collect()
}

/// Stores their games, that their week is told on Sundays at 18:00 UTC, and when that is due.
pub(crate) async fn weeks(
    store: &Store,
    servers: &[Server],
    games: usize,
    now: Timestamp,
) -> anyhow::Result<()> {
    let played = now - SignedDuration::from_hours(24);
    for (number, server) in servers.iter().enumerate() {
        let (guild, channel) = (server.guild, server.channel);
        let mut changes = Vec::new();
        for game in 0..games {
            let id = u64::try_from(number * games + game + 1)?;
            changes.extend(game_over(server, id, played)?);
        }
        // It was due when the hour began, unless that is still to come.
        let settings = WeekSettings { channel, of: Weekday::Sunday, hour: Hour::EVENING, zone: Zone::UTC };
        let due = settings.next(guild, now - SignedDuration::from_hours(2), None);
        changes.push(Change::SetWeek { guild, settings: Some(settings) });
        changes.push(Change::SetTimer { timer: Timer::Week(guild), at: Some(due) });
        let unit = Unit { at: played, interaction: None, changes, announcements: Vec::new() };
        store.commit(unit).await.context("storing a server")?;
        for (player, name) in server.players.iter().zip(["Ada", "Ben", "Chidi", "Dede"]) {
            store.learn_member(guild.into(), *player, name, played).await.context("storing a name")?;
        }
    }
    Ok(())
}

/// A game of two of them, which the second resigned.
fn game_over(server: &Server, number: u64, at: Timestamp) -> anyhow::Result<Vec<Change>> {
    let (game, challenge) = (number.try_into()?, number.try_into()?);
    let record: Record = GAME.parse()?;
    let from = usize::try_from(number)?;
    let players: Vec<PlayerId> = server.players.iter().cycle().skip(from).take(2).copied().collect();
    let [one, other] = players[..] else { anyhow::bail!("two play") };
    let home = server.guild.into();
    let open = Challenge {
        id: challenge,
        home,
        channel: server.channel,
        message: None,
        challenger: one,
        others: vec![Slot::Joined(other)],
        revision: 0,
        rules: record.rules,
        terms: Terms::default(),
        rematch_of: None,
        first: FirstPlayer::Challenger,
        place: Place::Here,
        created: at,
        expires: at,
        state: ChallengeState::Open,
    };
    let opening = Opening {
        id: game,
        challenge,
        home,
        channel: server.channel,
        thread_of: None,
        terms: Terms::default(),
        in_match: None,
        rules: record.rules,
        seats: vec![one.into(), other.into()],
        away: vec![],
        zones: vec![],
        at,
    };
    let (begun, _) = table::begin(opening, None);
    let mut stored = Change::started(&begun).context("a game")?.clone();
    let mut changes = vec![
        Change::OpenChallenge(open),
        Change::CloseChallenge { challenge, state: ChallengeState::Accepted, at },
    ];
    changes.extend(begun);
    let mut position = Position::start(record.rules);
    for (ply, &action) in (0..).zip(&record.actions) {
        let seat = position.to_act().context("the game goes on")?;
        position.play(action).context("a legal action")?;
        changes.push(Change::PlayAction { game, ply, seat, action, at });
    }
    stored.record = record;
    let table = Table::new(stored).context("a table")?;
    let over = table::decide_event(&table, other, Event::Resign, at);
    changes.extend(over.map_err(|refusal| anyhow::anyhow!("{refusal:?}"))?.changes);
    Ok(changes)
}
