//! A server's settings, as its panel shows them.

use games::Game;
use jiff::Timestamp;
use play::{
    ChannelId, DailySettings, DefaultRules, HouseRules, HouseRulesId, Language, Limits, Schedule,
    ServerSettings,
    game::vote::VoteGame,
    guild::{
        earned_roles::EarnedRole,
        season_plan::{Every, SeasonPlan},
        week::{WeekSettings, Weekday},
    },
};

/// The most vote games to show: a row has room for a button to stop each, to begin one, and back.
pub const VOTE_GAMES: usize = 3;

/// All settings of a server.
#[derive(Clone, Debug)]
pub struct AllSettings {
    /// The settings for all games.
    pub settings: ServerSettings,
    /// The language in effect.
    pub language: Language,
    /// Where games may be played; empty for everywhere.
    pub places: Vec<ChannelId>,
    /// The operator's limits.
    pub most: Limits,
    /// The house rules, by name.
    pub rules: Vec<HouseRules>,
    /// The default rules of the games where they differ from the bot's.
    pub default_rules: Vec<(Game, DefaultRules)>,
    /// The puzzle of the day, if it's on.
    pub daily: Option<Coming<Option<Game>>>,
    /// What was last chosen for it, on or off.
    pub daily_chosen: Option<DailySettings>,
    /// How the week is told, if it is.
    pub week: Option<Coming<Weekday>>,
    /// What was last chosen for it, on or off.
    pub week_chosen: Option<WeekSettings>,
    /// When seasons end by themselves, if they do.
    pub season: Option<Coming<Every>>,
    /// What was last chosen for that, on or off.
    pub season_chosen: Option<SeasonPlan>,
    /// The vote games that are running, the oldest first, up to [`VOTE_GAMES`].
    pub votes: Vec<VoteGame>,
    /// The roles that members can earn.
    pub earned: Vec<EarnedRole>,
    /// The link that lets the bot give roles.
    pub invitation_with_roles: String,
}

/// Something that comes again and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coming<O> {
    /// What was chosen.
    pub schedule: Schedule<O>,
    /// When it comes next.
    pub next: Timestamp,
    /// Whether the last post couldn't be made yet.
    pub failed: bool,
}

impl AllSettings {
    /// House rules by id.
    pub fn rules(&self, id: HouseRulesId) -> Option<&HouseRules> {
        self.rules.iter().find(|rules| rules.id == id)
    }

    /// The default rules chosen for a game.
    pub fn default_of(&self, game: Game) -> Option<DefaultRules> {
        self.default_rules.iter().find(|(of, _)| *of == game).map(|&(_, rules)| rules)
    }
}
