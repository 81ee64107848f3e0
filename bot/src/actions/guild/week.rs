//! What is told of a server's week: its games in portions, and what goes on there now.
//!
//! Everyone who is named passes [`data::Store::named_in_public`]: members who are there, play there, and haven't left the leaderboards.

use std::collections::BTreeSet;

use anyhow::Context as _;
use jiff::{SignedDuration, Timestamp};
use play::{
    ChannelId, GuildId, Home, Player, PlayerId, Slot, Table, Zone,
    competition::{Contest, Format, Phase},
    guild::week::{Week, WeekBuilder, WeekSettings},
    learning::daily::Line,
    ranking::ranked,
};
use ui::views::{
    self, View,
    guild::week::{ENTRIES, GameOfWeek, Going, Leading, Named, Waiting, WeekPost},
};

use crate::{
    actions::game::replay,
    app::{App, server_settings},
};

/// How many games are read at a time. Between portions, others get their turn.
const PORTION: usize = 250;
/// How many competitions, waiting games and challenges are looked at.
const LOOKED_AT: usize = 30;
/// From when on a game counts as waiting.
const LONG: SignedDuration = SignedDuration::from_hours(24);

/// What is told where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Told {
    /// The server.
    pub(crate) guild: GuildId,
    /// The channel.
    pub(crate) channel: ChannelId,
    /// The time zone of its days.
    pub(crate) zone: Zone,
    /// What has happened since then,
    pub(crate) since: Timestamp,
    /// until then.
    pub(crate) until: Timestamp,
}

impl Told {
    /// The time between two moments, where managers have the week told.
    pub(crate) const fn of(
        settings: WeekSettings,
        guild: GuildId,
        since: Timestamp,
        until: Timestamp,
    ) -> Self {
        Self { guild, channel: settings.channel, zone: settings.zone, since, until }
    }

    /// The last seven days as they would be told here.
    pub(crate) async fn so_far(app: &App, guild: GuildId, here: ChannelId) -> anyhow::Result<Self> {
        let until = app.clock.now();
        let since = play::guild::week::since(None, until);
        let chosen = app.store.week_chosen(guild).await.context("loading where a week is told")?;
        let zone = server_settings::zone(app, guild).await?;
        let (channel, zone) = chosen.map_or((here, zone), |chosen| (chosen.channel, chosen.zone));
        Ok(Self { guild, channel, zone, since, until })
    }
}

/// The post; `None` if nothing has happened.
pub(crate) async fn post(app: &App, told: Told) -> anyhow::Result<Option<View>> {
    let week = games(app, told).await?;
    let solvers = solvers(app, told).await?;
    let guessers = app.store.best_guessers(told.guild, (told.since, told.until), ENTRIES).await;
    let guessers = guessers.context("loading who guessed turns")?;
    if week.is_quiet() && solvers.is_empty() && guessers.is_empty() {
        return Ok(None);
    }
    let (guild, home) = (told.guild, Home::from(told.guild));
    let words = app.words_in(home).await;
    let upset = match week.upset {
        Some(upset) => link(app, upset.game).await?,
        None => None,
    };
    let game = match week.game {
        Some(game) => app.store.table(game).await.context("loading the game of a week")?,
        None => None,
    };
    let competitions = competitions(app, guild).await?;
    let waits = waits(app, told).await?;
    let mut people: BTreeSet<PlayerId> = week.climbers.iter().map(|one| one.player).collect();
    people.extend(week.upset.iter().flat_map(|upset| [upset.winner, upset.loser]));
    people.extend(game.iter().flat_map(Table::members));
    people.extend(solvers.iter().map(|line| line.of.player));
    people.extend(guessers.iter().map(|one| one.player));
    people.extend(competitions.iter().flat_map(|one| &one.first).map(|leading| leading.player));
    people.extend(waits.iter().flat_map(|one| [one.player, one.opponent]));
    let named = app.store.named_in_public(guild, people).await.context("loading names")?;
    let named: Named = named.into_iter().collect();
    let game = match game {
        Some(table) => Some(of_week(app, home, table).await?),
        None => None,
    };
    let seeks = seeks(app, home).await?;
    let post = WeekPost {
        week: &week,
        named: &named,
        upset,
        game,
        solvers: &solvers,
        guessers: &guessers,
        competitions: &competitions,
        waits: &waits,
        seeks: &seeks,
    };
    Ok(Some(views::guild::week::post(words, post)))
}

/// The games that ended, in portions.
async fn games(app: &App, told: Told) -> anyhow::Result<Week> {
    let (mut builder, mut position) = (WeekBuilder::default(), None);
    loop {
        let portion = app.store.games_ended_before((told.guild, told.channel), position, PORTION).await;
        let portion = portion.context("loading the games of a week")?;
        for row in portion.iter().filter(|row| told.since < row.at && row.at <= told.until) {
            builder.add(&row.ended);
        }
        match portion.last() {
            Some(last) if portion.len() == PORTION && last.at > told.since => position = Some(last.sequence),
            Some(_) | None => return Ok(builder.finish()),
        }
        tokio::task::yield_now().await;
    }
}

/// Who solved most of the puzzles of its days.
async fn solvers(app: &App, told: Told) -> anyhow::Result<Vec<Line>> {
    let (first, last) = (told.zone.day(told.since).plus(1), told.zone.day(told.until));
    let all = app.store.daily_solvers(told.guild, first, last).await;
    Ok(ranked(all.context("loading who solved puzzles of the day")?).into_iter().take(LOOKED_AT).collect())
}

/// The game of the week, as an animated picture.
async fn of_week(app: &App, home: Home, table: Table) -> anyhow::Result<GameOfWeek> {
    let link = link_to(app, &table).await?;
    let players = table.members().collect();
    let (gif, replay) = replay::end(app, home, table).await?;
    Ok(GameOfWeek { players, link, gif, replay })
}

/// Leagues, tournaments and ladders that are played.
async fn competitions(app: &App, guild: GuildId) -> anyhow::Result<Vec<Going>> {
    let running = app.store.running_competitions(guild).await.context("loading competitions")?;
    let mut going = Vec::new();
    for one in running.into_iter().filter(|one| matches!(one.phase, Phase::Running { .. })).take(ENTRIES) {
        let contest = app.store.contest(one.id).await.context("loading a competition")?;
        let first = contest.map(|contest| first(&contest)).unwrap_or_default();
        let link = views::link::list(guild, one.channel, one.message);
        going.push(Going { name: one.plan.name.to_string(), link, first });
    }
    Ok(going)
}

/// The first of a competition who take part still, with their points.
fn first(contest: &Contest) -> Vec<Leading> {
    let plays = |player| contest.entrant(player).is_some_and(|entrant| entrant.out.is_none());
    let of_table = |division| {
        let rows = contest.table(division).into_iter().filter(|row| row.played > 0 && plays(row.id));
        rows.take(ENTRIES)
            .map(|row| Leading { place: row.place, player: row.id, points: Some(row.points) })
            .collect()
    };
    match contest.competition.plan.format {
        Format::Swiss { .. } => of_table(0),
        Format::League { .. } => of_table(1),
        Format::Ladder => {
            let from_top = (1..).zip(contest.ladder()).take(ENTRIES);
            from_top.map(|(place, player)| Leading { place, player, points: None }).collect()
        }
        Format::KnockOut => Vec::new(),
    }
}

/// The games for two members that have waited longest for one of them.
async fn waits(app: &App, told: Told) -> anyhow::Result<Vec<Waiting>> {
    let until = told.until.saturating_sub(LONG).unwrap_or(told.until);
    let games = app.store.longest_waiting_in(told.guild.into(), until, LOOKED_AT).await;
    let mut waiting = Vec::new();
    for table in games.context("loading games that wait")? {
        let Some((player, opponent)) = between(&table) else { continue };
        let (since, link) = (table.stored().since, link_to(app, &table).await?);
        waiting.push(Waiting { player, opponent, since, link });
    }
    Ok(waiting)
}

/// Whose move a game waits for, and who waits; `None` if it's not for two members, or its clock stands still for a reason.
fn between(table: &Table) -> Option<(PlayerId, PlayerId)> {
    let player = table.player_to_act().and_then(Player::member)?;
    let is_away = table.to_act().is_some_and(|seat| table.away(seat).is_some());
    if table.is_paused() || table.is_cut_off() || is_away || table.stored().is_by_mail() {
        return None;
    }
    let mut others = table.opponents(player);
    let opponent = others.next().and_then(Player::member)?;
    (others.next().is_none()).then_some((player, opponent))
}

/// Links to the newest challenges that anyone can accept.
async fn seeks(app: &App, home: Home) -> anyhow::Result<Vec<String>> {
    let open =
        app.store.newest_open_challenges_of(home, LOOKED_AT).await.context("loading open challenges")?;
    let open = open.iter().filter(|one| one.others.contains(&Slot::Open));
    Ok(open.map(views::link::challenge).collect())
}

async fn link(app: &App, game: play::GameId) -> anyhow::Result<Option<String>> {
    match app.store.table(game).await.context("loading a game")? {
        Some(table) => link_to(app, &table).await.map(Some),
        None => Ok(None),
    }
}

async fn link_to(app: &App, table: &Table) -> anyhow::Result<String> {
    let board = app.store.board_message(table.id()).await.context("loading a board's message")?;
    Ok(views::link::board(table.stored(), board))
}
