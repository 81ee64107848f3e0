//! What can be asked of a store about standings.

use jiff::Timestamp;
use play::{
    GameId, GuildId, PlayerId,
    paging::{History, Stretch},
    ratings::Category,
    standings::{Career, Finished, Own, Placed, RatedResult, Season, Tally},
};

use crate::{
    CommitError, Leaderboard, Member, Recomputed, Store, known,
    standings::{
        history::{self, Whose},
        members, recomputing, results, seasons,
    },
};

impl Store {
    /// How many players are on a leaderboard: those with at least five rated games in the period, who want it and have not
    /// left.
    pub fn count_leaderboard(&self, board: Leaderboard) -> anyhow::Result<usize> {
        self.read(|connection| board.count(connection))
    }

    /// At most `limit` lines of a leaderboard, without the first `offset`: by rating less twice the deviation.
    pub fn leaderboard(
        &self,
        board: Leaderboard,
        limit: usize,
        offset: usize,
    ) -> anyhow::Result<Vec<Placed>> {
        self.read(|connection| board.page(connection, limit, offset))
    }

    /// How a player stands in a leaderboard's period, on it or not; `None` if he has played no rated game in it.
    pub fn leaderboard_own(&self, board: Leaderboard, player: PlayerId) -> anyhow::Result<Option<Own>> {
        self.read(|connection| board.own(connection, player))
    }

    /// What a player has done in a server: by category and seat, and by category.
    pub fn career(&self, guild: GuildId, player: PlayerId) -> anyhow::Result<(Vec<Tally>, Vec<Career>)> {
        self.read(|connection| results::career(connection, guild, player))
    }

    /// How a player has fared against another in games of two, by category and his seat.
    pub fn against(
        &self,
        guild: GuildId,
        player: PlayerId,
        opponent: PlayerId,
    ) -> anyhow::Result<Vec<Tally>> {
        self.read(|connection| results::against(connection, guild, player, opponent))
    }

    /// At most `limit` finished games of two, of a player against another, the newest first.
    pub fn last_against(
        &self,
        guild: GuildId,
        player: PlayerId,
        opponent: PlayerId,
        limit: usize,
    ) -> anyhow::Result<Vec<Finished>> {
        self.read(|connection| results::last_against(connection, guild, player, opponent, limit))
    }

    /// The ratings that a player has had, each after a rated game: when, rating, deviation; the oldest first.
    pub fn ratings_of(
        &self,
        guild: GuildId,
        player: PlayerId,
        category: Category,
    ) -> anyhow::Result<Vec<(Timestamp, f64, f64)>> {
        self.read(|connection| results::rated(connection, guild, player, category))
    }

    /// What a game that has ended made of the ratings of its players, in order of play: nothing where it was not rated.
    /// `None` if it has not ended.
    pub fn rated_by(&self, game: GameId) -> anyhow::Result<Option<Vec<RatedResult>>> {
        self.read(|connection| results::of_game(connection, game))
    }

    /// At most `limit` finished games of a server, the newest first, as far back as `stretch` says; of one player, or all;
    /// of one category, or all. It takes as long far back as at the beginning.
    pub fn history(
        &self,
        guild: GuildId,
        player: Option<PlayerId>,
        category: Option<Category>,
        stretch: Stretch,
        limit: usize,
    ) -> anyhow::Result<History> {
        let whose = Whose { guild, player, category };
        self.read(|connection| history::history(connection, whose, stretch, limit))
    }

    /// What is known of a member of a server.
    pub fn member(&self, guild: GuildId, player: PlayerId) -> anyhow::Result<Member> {
        self.read(|connection| members::find(connection, guild, player))
    }

    /// Learns the name of a member who acts: so he is there. Writes nothing if that is known.
    pub async fn learn_member(
        &self,
        guild: GuildId,
        player: PlayerId,
        name: &str,
        at: Timestamp,
    ) -> Result<(), CommitError> {
        let name = Some(name).filter(|name| !name.is_empty()).map(str::to_owned);
        let known = self.member(guild, player)?;
        if !known.gone && known.name == name {
            return Ok(());
        }
        self.change_member(guild, player, at, |known| Member { name, gone: false, ..known }).await
    }

    /// Notes whether a member wants to be on leaderboards.
    pub async fn list_member(
        &self,
        guild: GuildId,
        player: PlayerId,
        listed: bool,
        at: Timestamp,
    ) -> Result<(), CommitError> {
        self.change_member(guild, player, at, move |known| Member { listed, ..known }).await
    }

    /// Notes that a member has left: he is on no leaderboard until he acts again.
    pub async fn member_left(
        &self,
        guild: GuildId,
        player: PlayerId,
        at: Timestamp,
    ) -> Result<(), CommitError> {
        // Of whom nothing is stored (any more), this is not either.
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
        change: impl FnOnce(Member) -> Member + Send + 'static,
    ) -> Result<(), CommitError> {
        self.write(move |connection| Ok(members::change(connection, guild, player, at, change)?)).await
    }

    /// The number of the season that is running in a server, from 1.
    pub fn season(&self, guild: GuildId) -> anyhow::Result<u32> {
        self.read(|connection| seasons::running(connection, guild))
    }

    /// Whether a rated game has ended in the season that is running in a server.
    pub fn season_is_played(&self, guild: GuildId) -> anyhow::Result<bool> {
        self.read(|connection| seasons::is_played(connection, guild))
    }

    /// The seasons of a server that were closed, the oldest first.
    pub fn seasons(&self, guild: GuildId) -> anyhow::Result<Vec<Season>> {
        self.read(|connection| seasons::closed(connection, guild))
    }

    /// At most `limit` lines of the leaderboard of all time as it stood when a season was closed, from `place` on; without
    /// those who do not want to be listed any more, or have left since.
    pub fn season_standings(
        &self,
        guild: GuildId,
        number: u32,
        category: Category,
        place: usize,
        limit: usize,
    ) -> anyhow::Result<Vec<Placed>> {
        self.read(|connection| seasons::standings(connection, guild, number, category, place, limit))
    }

    /// Closes the season of a server that has this number. It is stale when that season is closed already.
    pub async fn close_season(
        &self,
        guild: GuildId,
        number: u32,
        by: PlayerId,
        at: Timestamp,
    ) -> Result<(), CommitError> {
        self.write(move |connection| seasons::close(connection, guild, number, by, at)).await
    }

    /// Computes all standings anew from the games that have ended: they must come out the same. Takes the longer the more
    /// games there are, and nothing else is written meanwhile.
    pub async fn recompute_standings(&self) -> Result<Recomputed, CommitError> {
        self.write(recomputing::recompute).await
    }
}
