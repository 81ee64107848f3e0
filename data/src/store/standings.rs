//! Standings, as the store answers for them.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use jiff::Timestamp;
use play::{
    GameId, GuildId, PlayerId,
    paging::{History, Stretch},
    ratings::Category,
    standings::{AgainstComputer, Career, Finished, Own, Placed, RatedResult, ResultCounts, Season},
};

use crate::{
    CommitError, Leaderboard, Member, Progress, Recomputed, Store, known,
    sql::Connection,
    standings::{
        history::{self, Whose},
        members, pulls, recomputing, results, seasons,
    },
    store::Inner,
};

impl Store {
    /// How many players are on a leaderboard: those with at least five rated games in the period who neither
    /// opted out nor left.
    pub async fn count_leaderboard(&self, board: Leaderboard) -> anyhow::Result<usize> {
        self.read(move |connection| board.count(connection)).await
    }

    /// At most `limit` lines of a leaderboard, after the first `offset`; by rating minus twice the deviation.
    pub async fn leaderboard(
        &self,
        board: Leaderboard,
        limit: usize,
        offset: usize,
    ) -> anyhow::Result<Vec<Placed>> {
        self.read(move |connection| board.page(connection, limit, offset)).await
    }

    /// A player's standing in a leaderboard's period, listed or not; `None` without a rated game in it.
    pub async fn leaderboard_own(&self, board: Leaderboard, player: PlayerId) -> anyhow::Result<Option<Own>> {
        self.read(move |connection| board.own(connection, player)).await
    }

    /// A player's results and records in a server: by category and seat, and by category.
    pub async fn career(
        &self,
        guild: GuildId,
        player: PlayerId,
    ) -> anyhow::Result<(Vec<ResultCounts>, Vec<Career>)> {
        self.read(move |connection| results::career(connection, guild, player)).await
    }

    /// A player's results against another in games for two, by category and seat.
    pub async fn against(
        &self,
        guild: GuildId,
        player: PlayerId,
        opponent: PlayerId,
    ) -> anyhow::Result<Vec<ResultCounts>> {
        self.read(move |connection| results::against(connection, guild, player, opponent)).await
    }

    /// A member's finished games for two against the computer, by category and level.
    pub async fn against_computer(
        &self,
        guild: GuildId,
        player: PlayerId,
    ) -> anyhow::Result<Vec<AgainstComputer>> {
        self.read(move |connection| results::against_computer(connection, guild, player)).await
    }

    /// At most `limit` finished games for two between a player and another, newest first.
    pub async fn last_against(
        &self,
        guild: GuildId,
        player: PlayerId,
        opponent: PlayerId,
        limit: usize,
    ) -> anyhow::Result<Vec<Finished>> {
        self.read(move |connection| results::last_against(connection, guild, player, opponent, limit)).await
    }

    /// A player's ratings after each rated game: when, rating, deviation; oldest first.
    pub async fn ratings_of(
        &self,
        guild: GuildId,
        player: PlayerId,
        category: Category,
    ) -> anyhow::Result<Vec<(Timestamp, f64, f64)>> {
        self.read(move |connection| results::rated(connection, guild, player, category)).await
    }

    /// What a finished game did to its players' ratings, in order of play; empty if it was not rated. `None` if
    /// it is not finished.
    pub async fn rated_by(&self, game: GameId) -> anyhow::Result<Option<Vec<RatedResult>>> {
        self.read(move |connection| results::of_game(connection, game)).await
    }

    /// At most `limit` finished games of a server, or of one player or one category of it, newest first. The
    /// last page is as fast as the first.
    pub async fn history(
        &self,
        guild: GuildId,
        player: Option<PlayerId>,
        category: Option<Category>,
        stretch: Stretch,
        limit: usize,
    ) -> anyhow::Result<History> {
        let whose = Whose { guild, player, category };
        self.read(move |connection| history::history(connection, whose, stretch, limit)).await
    }

    /// What is known of a member of a server.
    pub async fn member(&self, guild: GuildId, player: PlayerId) -> anyhow::Result<Member> {
        self.read(move |connection| members::find(connection, guild, player)).await
    }

    /// Stores the name of a member who acts, which also shows that they are there. Writes nothing if both are
    /// known.
    pub async fn learn_member(
        &self,
        guild: GuildId,
        player: PlayerId,
        name: &str,
        at: Timestamp,
    ) -> Result<(), CommitError> {
        let name = Some(name).filter(|name| !name.is_empty()).map(str::to_owned);
        let known = self.member(guild, player).await?;
        if !known.gone && known.name == name {
            return Ok(());
        }
        let change = move |known| Member { name: name.clone(), gone: false, ..known };
        self.change_member(guild, player, at, change).await
    }

    /// Stores whether leaderboards may show a member.
    pub async fn list_member(
        &self,
        guild: GuildId,
        player: PlayerId,
        listed: bool,
        at: Timestamp,
    ) -> Result<(), CommitError> {
        self.change_member(guild, player, at, move |known| Member { listed, ..known }).await
    }

    /// Notes that a member has left. Leaderboards don't show them until they act again.
    pub async fn member_left(
        &self,
        guild: GuildId,
        player: PlayerId,
        at: Timestamp,
    ) -> Result<(), CommitError> {
        // Not if nothing else is stored about them.
        self.write(move |connection| {
            if known::is_player(connection, player)? {
                members::change(connection, guild, player, at, |known| Member { gone: true, ..known })?;
            }
            Ok(())
        })
        .await
    }

    async fn change_member(
        &self,
        guild: GuildId,
        player: PlayerId,
        at: Timestamp,
        change: impl Fn(Member) -> Member + Send + 'static,
    ) -> Result<(), CommitError> {
        self.write(move |connection| Ok(members::change(connection, guild, player, at, &change)?)).await
    }

    /// The number of a server's current season, from 1.
    pub async fn season(&self, guild: GuildId) -> anyhow::Result<u32> {
        self.read(move |connection| seasons::running(connection, guild)).await
    }

    /// Whether a rated game ended in the current season of a server.
    pub async fn season_is_played(&self, guild: GuildId) -> anyhow::Result<bool> {
        self.read(move |connection| seasons::is_played(connection, guild)).await
    }

    /// The closed seasons of a server, the oldest first.
    pub async fn seasons(&self, guild: GuildId) -> anyhow::Result<Vec<Season>> {
        self.read(move |connection| seasons::closed(connection, guild)).await
    }

    /// At most `limit` lines of a leaderboard as a season left it, from `place` on. Players who have opted out
    /// or left since are skipped.
    pub async fn season_standings(
        &self,
        guild: GuildId,
        number: u32,
        category: Category,
        place: usize,
        limit: usize,
    ) -> anyhow::Result<Vec<Placed>> {
        self.read(move |connection| seasons::standings(connection, guild, number, category, place, limit))
            .await
    }

    /// Closes a server's season. Stale if `number` is not the current season.
    ///
    /// Ratings are pulled to the mean a few at a time, with other writes in between. If the caller stops waiting,
    /// [`Self::finish_seasons`] does the rest, as opening a file does.
    pub async fn close_season(
        &self,
        guild: GuildId,
        number: u32,
        by: PlayerId,
        at: Timestamp,
    ) -> Result<(), CommitError> {
        self.write(move |connection| seasons::close(connection, guild, number, by, at)).await?;
        while self.write(move |connection| Ok(pulls::step(connection, guild)?)).await? {}
        Ok(())
    }

    /// Does what is left of closing seasons by those who stopped in the middle.
    pub async fn finish_seasons(&self) -> Result<(), CommitError> {
        while self.write(|connection| Ok(pulls::step_anywhere(connection)?)).await? {}
        Ok(())
    }

    /// Recomputes all standings from the finished games; the result must be the same. Takes longer the more
    /// games there are. In a file, it blocks all other writes. On a server, it only looks first; if something is wrong,
    /// games can't end until it is mended, and games that end meanwhile make it begin again.
    pub async fn recompute_standings(&self) -> Result<Recomputed, CommitError> {
        self.recompute_standings_with(|_| {}).await
    }

    /// Like [`Self::recompute_standings`], reporting progress from the writer thread.
    pub async fn recompute_standings_with(
        &self,
        report: impl FnMut(Progress) + Send + 'static,
    ) -> Result<Recomputed, CommitError> {
        let report = Arc::new(Mutex::new(report));
        let reporting = Arc::clone(&report);
        let recompute =
            move |connection: &Connection| recomputing::recompute(connection, &mut *locked(&reporting));
        match &*self.0 {
            Inner::File(_) => self.write(recompute).await,
            Inner::Server(server) => {
                let look = move |connection: &Connection| {
                    recomputing::if_correct(connection, &mut *locked(&report)).map_err(CommitError::Other)
                };
                match server.read_long(look).await? {
                    Some(correct) => Ok(correct),
                    None => server.write_long(recompute).await,
                }
            }
        }
    }
}

/// What reports progress. One that panicked may go on.
fn locked<R>(report: &Mutex<R>) -> MutexGuard<'_, R> {
    report.lock().unwrap_or_else(PoisonError::into_inner)
}
