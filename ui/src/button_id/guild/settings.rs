//! The buttons and menus of the `/settings` panel.

use games::{Game, RuleSet};
use play::{
    Boards, DefaultRules, Hour, LEAST_IDLE_DAYS, Language, Theme, Threads, TimeControl, VoteGameId, Zone,
    guild::{earned_roles::Merit, season_plan::Every, week::Weekday},
};

use crate::button_id::parts::{Absent, Codec, IdParts, IfAny, OnOff, Or, UnknownButton, buttons, words};

/// A button of the `/settings` panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsControl {
    /// Show a page.
    Show(SettingsPage),
    /// Show something that happens by itself as it would look.
    Preview(Layer),
    /// Change a setting.
    Set(SettingsChange),
    /// Play only in the channels chosen in the menu.
    PlayIn,
    /// Play in all channels.
    PlayEverywhere,
    /// Let the role chosen in the menu organize competitions.
    OrganizedBy,
    /// Let only those who manage the server organize competitions.
    OrganizedByManagers,
    /// Change the puzzle of the day.
    Daily(DailyChange),
    /// Change how the week is told.
    Week(WeekChange),
    /// Change whether and when seasons end by themselves.
    Seasons(SeasonChange),
    /// Let the server play by votes, where the button is pressed.
    BeginVotes,
    /// Ask whether to stop a vote game.
    AskToStopVotes(VoteGameId),
    /// Stop a vote game.
    StopVotes(VoteGameId),
    /// Let members earn the role chosen in the menu.
    Earned(Merit),
    /// Let members earn no role by this.
    NotEarned(Merit),
    /// Change the default rules of a game.
    SetDefault {
        /// The game.
        game: Game,
        /// The rules; `None` for the bot's own default.
        rules: Option<DefaultRules>,
    },
}

/// Something that happens by itself in a server that switched it on, and that can be shown before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// The puzzle of the day.
    Daily,
    /// The week.
    Week,
    /// Seasons end by themselves.
    Seasons,
    /// The server plays by votes.
    Votes,
    /// Only the newest board of a game stays.
    Boards,
    /// Watchers guess what is played next.
    Guesses,
}

impl Layer {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 6] =
        [Self::Daily, Self::Week, Self::Seasons, Self::Votes, Self::Boards, Self::Guesses];
}

/// A page of the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsPage {
    /// All settings, a line each.
    Overview,
    /// The language of public messages.
    Language,
    /// Where games may be played.
    Channels,
    /// Whether games get threads.
    Threads,
    /// Which boards of running games stay.
    Boards,
    /// The default clock.
    Clock,
    /// The days away per year.
    AwayDays,
    /// After how many days idle games against the computer are called off.
    IdleDays,
    /// The theme.
    Looks,
    /// The limits for each player.
    Limits,
    /// The games, to choose one and change its default rules.
    DefaultRules,
    /// The default rules of a game.
    DefaultOf(Game),
    /// The house rules.
    HouseRules,
    /// Who organizes competitions.
    Organizers,
    /// The puzzle of the day.
    Daily,
    /// How the week is told.
    Week,
    /// Whether watchers can guess what is played next.
    Guesses,
    /// Whether and when seasons end by themselves.
    Seasons,
    /// The games that the server plays by votes.
    Votes,
    /// The roles that members can earn.
    Roles,
}

/// A change of something that comes again and again: whether it does, where and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComingChange<O> {
    /// Switch it on, where the button is pressed.
    Here,
    /// Switch it on in the channel chosen in the menu.
    In,
    /// Choose what is particular to it.
    Of(O),
    /// It comes at this hour.
    At(Hour),
    /// The hour is that of this time zone.
    Zone(Zone),
    /// The hour is that of the time zone that was typed; without one, ask for it.
    TypedZone,
    /// Switch it on, where and when it came before it was switched off.
    On,
    /// Switch it off.
    Off,
}

/// A change of the puzzle of the day, and of which game; `None` for all games in turn.
pub type DailyChange = ComingChange<Option<Game>>;
/// A change of how the week is told, and on which day.
pub type WeekChange = ComingChange<Weekday>;
/// A change of whether and when seasons end by themselves, and of how long they are.
pub type SeasonChange = ComingChange<Every>;

/// A change of a setting that concerns all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsChange {
    /// The language of public messages; `None` for the server's language on Discord.
    Language(Option<Language>),
    /// Whether games get threads.
    Threads(Threads),
    /// Which boards of running games stay.
    Boards(Boards),
    /// The default clock.
    Clock(TimeControl),
    /// The days away per year.
    AwayDays(u16),
    /// After how many days idle games against the computer are called off.
    IdleDays(u16),
    /// The theme.
    Theme(Theme),
    /// Whether boards come with text.
    Text(bool),
    /// The most running games per player; `None` for the operator's limit.
    Games(Option<u16>),
    /// The most open challenges per player and channel; `None` for the operator's limit.
    Challenges(Option<u16>),
    /// Whether watchers can guess what is played next.
    Guesses(bool),
}

impl SettingsChange {
    /// The page that offers it.
    pub const fn page(self) -> SettingsPage {
        match self {
            Self::Language(_) => SettingsPage::Language,
            Self::Threads(_) => SettingsPage::Threads,
            Self::Boards(_) => SettingsPage::Boards,
            Self::Clock(_) => SettingsPage::Clock,
            Self::AwayDays(_) => SettingsPage::AwayDays,
            Self::IdleDays(_) => SettingsPage::IdleDays,
            Self::Theme(_) | Self::Text(_) => SettingsPage::Looks,
            Self::Games(_) | Self::Challenges(_) => SettingsPage::Limits,
            Self::Guesses(_) => SettingsPage::Guesses,
        }
    }
}

/// The bot's own default.
struct ByDefault;

impl Absent for ByDefault {
    const WORD: &'static str = "usual";
}

words! {
    PlainPage: SettingsPage {
        "language" => SettingsPage::Language,
        "channels" => SettingsPage::Channels,
        "threads" => SettingsPage::Threads,
        "boards" => SettingsPage::Boards,
        "clock" => SettingsPage::Clock,
        "away-days" => SettingsPage::AwayDays,
        "idle-days" => SettingsPage::IdleDays,
        "looks" => SettingsPage::Looks,
        "limits" => SettingsPage::Limits,
        "usual" => SettingsPage::DefaultRules,
        "house-rules" => SettingsPage::HouseRules,
        "organizers" => SettingsPage::Organizers,
        "daily" => SettingsPage::Daily,
        "week" => SettingsPage::Week,
        "guesses" => SettingsPage::Guesses,
        "seasons" => SettingsPage::Seasons,
        "votes" => SettingsPage::Votes,
        "roles" => SettingsPage::Roles,
    }
}

words! {
    LayerName: Layer {
        "daily" => Layer::Daily,
        "week" => Layer::Week,
        "seasons" => Layer::Seasons,
        "votes" => Layer::Votes,
        "boards" => Layer::Boards,
        "guesses" => Layer::Guesses,
    }
}

/// A page by name; the overview has none.
struct PageName;

impl Codec<SettingsPage> for PageName {
    fn write(page: &SettingsPage) -> Option<String> {
        match page {
            SettingsPage::Overview => None,
            SettingsPage::DefaultOf(game) => Some(format!("usual:{game}")),
            page => PlainPage::write(page),
        }
    }

    fn read(parts: &mut IdParts<'_>) -> Result<SettingsPage, UnknownButton> {
        if parts.0.is_empty() {
            return Ok(SettingsPage::Overview);
        }
        match PlainPage::read(parts)? {
            SettingsPage::DefaultRules if !parts.0.is_empty() => parts.next().map(SettingsPage::DefaultOf),
            page => Ok(page),
        }
    }
}

/// A number of days, up to what Discord allows for the command's option.
struct AwayDays;

impl Codec<u16> for AwayDays {
    fn write(days: &u16) -> Option<String> {
        Some(days.to_string())
    }

    fn read(parts: &mut IdParts<'_>) -> Result<u16, UnknownButton> {
        parts.next().ok().filter(|days| *days <= 366).ok_or(UnknownButton)
    }
}

/// A number of days, enough of them to give notice.
struct IdleDays;

impl Codec<u16> for IdleDays {
    fn write(days: &u16) -> Option<String> {
        Some(days.to_string())
    }

    fn read(parts: &mut IdParts<'_>) -> Result<u16, UnknownButton> {
        parts.next().ok().filter(|days| (LEAST_IDLE_DAYS..=366).contains(days)).ok_or(UnknownButton)
    }
}

/// A limit, never 0.
struct Most;

impl Codec<Option<u16>> for Most {
    fn write(most: &Option<u16>) -> Option<String> {
        Or::<ByDefault>::write(most)
    }

    fn read(parts: &mut IdParts<'_>) -> Result<Option<u16>, UnknownButton> {
        Or::<ByDefault>::read(parts)
            .and_then(|most| if most == Some(0) { Err(UnknownButton) } else { Ok(most) })
    }
}

/// The default rules of a game: a preset, house rules, or the bot's own default.
struct Defaults;

impl Codec<Option<DefaultRules>> for Defaults {
    fn write(rules: &Option<DefaultRules>) -> Option<String> {
        rules.map(|rules| match rules {
            DefaultRules::Preset(rules) => format!("preset:{rules}"),
            DefaultRules::House(id) => format!("house:{id}"),
        })
    }

    fn read(parts: &mut IdParts<'_>) -> Result<Option<DefaultRules>, UnknownButton> {
        Ok(match parts.word() {
            "" => None,
            "preset" => {
                let rules: RuleSet = parts.rest().parse().map_err(|_| UnknownButton)?;
                Some(DefaultRules::Preset(rules)).filter(|_| !rules.is_house())
            }
            "house" => Some(DefaultRules::House(parts.next()?)),
            _ => return Err(UnknownButton),
        })
    }
}

buttons! { SettingsControl
    "settings" (page: PageName) { Self::Show(page) }
    "settings-see" (layer: LayerName) { Self::Preview(layer) }
    "set-language" (language: Or<ByDefault>) { Self::Set(SettingsChange::Language(language)) }
    "set-threads" (threads: Threads) { Self::Set(SettingsChange::Threads(threads)) }
    "set-boards" (boards: Boards) { Self::Set(SettingsChange::Boards(boards)) }
    "set-clock" (clock: TimeControl) { Self::Set(SettingsChange::Clock(clock)) }
    "set-away-days" (days: AwayDays) { Self::Set(SettingsChange::AwayDays(days)) }
    "set-idle-days" (days: IdleDays) { Self::Set(SettingsChange::IdleDays(days)) }
    "set-theme" (theme: Theme) { Self::Set(SettingsChange::Theme(theme)) }
    "set-text" (text: OnOff) { Self::Set(SettingsChange::Text(text)) }
    "set-games" (most: Most) { Self::Set(SettingsChange::Games(most)) }
    "set-challenges" (most: Most) { Self::Set(SettingsChange::Challenges(most)) }
    "set-guesses" (guesses: OnOff) { Self::Set(SettingsChange::Guesses(guesses)) }
    "play-in" () { Self::PlayIn }
    "play-everywhere" () { Self::PlayEverywhere }
    "organized-by" () { Self::OrganizedBy }
    "organized-by-managers" () { Self::OrganizedByManagers }
    "daily-here" () { Self::Daily(DailyChange::Here) }
    "daily-in" () { Self::Daily(DailyChange::In) }
    "daily-of" (game: IfAny<Game>) { Self::Daily(DailyChange::Of(game)) }
    "daily-at" (hour: Hour) { Self::Daily(DailyChange::At(hour)) }
    "daily-zone" (zone: Zone) { Self::Daily(DailyChange::Zone(zone)) }
    "daily-other-zone" () { Self::Daily(DailyChange::TypedZone) }
    "daily-on" () { Self::Daily(DailyChange::On) }
    "daily-off" () { Self::Daily(DailyChange::Off) }
    "week-here" () { Self::Week(WeekChange::Here) }
    "week-in" () { Self::Week(WeekChange::In) }
    "week-day" (weekday: Weekday) { Self::Week(WeekChange::Of(weekday)) }
    "week-at" (hour: Hour) { Self::Week(WeekChange::At(hour)) }
    "week-zone" (zone: Zone) { Self::Week(WeekChange::Zone(zone)) }
    "week-other-zone" () { Self::Week(WeekChange::TypedZone) }
    "week-on" () { Self::Week(WeekChange::On) }
    "week-off" () { Self::Week(WeekChange::Off) }
    "seasons-here" () { Self::Seasons(SeasonChange::Here) }
    "seasons-in" () { Self::Seasons(SeasonChange::In) }
    "seasons-every" (every: Every) { Self::Seasons(SeasonChange::Of(every)) }
    "seasons-at" (hour: Hour) { Self::Seasons(SeasonChange::At(hour)) }
    "seasons-zone" (zone: Zone) { Self::Seasons(SeasonChange::Zone(zone)) }
    "seasons-other-zone" () { Self::Seasons(SeasonChange::TypedZone) }
    "seasons-on" () { Self::Seasons(SeasonChange::On) }
    "seasons-off" () { Self::Seasons(SeasonChange::Off) }
    "server-plays-here" () { Self::BeginVotes }
    "server-plays-ask" (game: VoteGameId) { Self::AskToStopVotes(game) }
    "server-plays-end" (game: VoteGameId) { Self::StopVotes(game) }
    "earned-role" (merit: Merit) { Self::Earned(merit) }
    "earned-role-off" (merit: Merit) { Self::NotEarned(merit) }
    "set-default" | "set-usual" (game: Game, rules: Defaults) { Self::SetDefault { game, rules } }
}

impl SettingsControl {
    /// Whether its parts fit together: a preset must belong to the game.
    pub(in crate::button_id) fn is_sound(self) -> bool {
        match self {
            Self::SetDefault { game, rules: Some(DefaultRules::Preset(rules)) } => rules.game() == game,
            Self::Show(_)
            | Self::Preview(_)
            | Self::Set(_)
            | Self::PlayIn
            | Self::PlayEverywhere
            | Self::OrganizedBy
            | Self::OrganizedByManagers
            | Self::Daily(_)
            | Self::Week(_)
            | Self::Seasons(_)
            | Self::BeginVotes
            | Self::AskToStopVotes(_)
            | Self::StopVotes(_)
            | Self::Earned(_)
            | Self::NotEarned(_)
            | Self::SetDefault { .. } => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use play::HouseRulesId;

    use super::*;
    use crate::button_id::ButtonId;

    #[test]
    fn every_control_reads_back_and_fits() {
        use SettingsControl::{
            AskToStopVotes, BeginVotes, Daily, Earned, NotEarned, OrganizedBy, OrganizedByManagers,
            PlayEverywhere, PlayIn, Preview, Seasons, Set, SetDefault, Show, StopVotes, Week,
        };
        let niger: RuleSet = "dara:niger".parse().unwrap();
        let largest: HouseRulesId = "9223372036854775807".parse().unwrap();
        for control in [
            Show(SettingsPage::Overview),
            Preview(Layer::Daily),
            Preview(Layer::Boards),
            Preview(Layer::Week),
            Preview(Layer::Guesses),
            Preview(Layer::Seasons),
            Preview(Layer::Votes),
            Show(SettingsPage::Language),
            Show(SettingsPage::Channels),
            Show(SettingsPage::Threads),
            Show(SettingsPage::Boards),
            Show(SettingsPage::Clock),
            Show(SettingsPage::AwayDays),
            Show(SettingsPage::IdleDays),
            Show(SettingsPage::Looks),
            Show(SettingsPage::Limits),
            Show(SettingsPage::DefaultRules),
            Show(SettingsPage::DefaultOf(Game::Damala)),
            Show(SettingsPage::HouseRules),
            Set(SettingsChange::Language(None)),
            Set(SettingsChange::Language(Some(Language::Ukrainian))),
            Set(SettingsChange::Threads(Threads::Always)),
            Set(SettingsChange::Boards(Boards::Newest)),
            Set(SettingsChange::Clock("5d+1d12h/7d12h".parse().unwrap())),
            Set(SettingsChange::AwayDays(366)),
            Set(SettingsChange::IdleDays(3)),
            Set(SettingsChange::Theme(Theme::HighContrast)),
            Set(SettingsChange::Text(true)),
            Set(SettingsChange::Games(None)),
            Set(SettingsChange::Challenges(Some(u16::MAX))),
            PlayIn,
            PlayEverywhere,
            OrganizedBy,
            OrganizedByManagers,
            Show(SettingsPage::Organizers),
            Show(SettingsPage::Daily),
            Show(SettingsPage::Guesses),
            Show(SettingsPage::Votes),
            BeginVotes,
            AskToStopVotes(1.try_into().unwrap()),
            StopVotes("9223372036854775807".parse().unwrap()),
            Set(SettingsChange::Guesses(true)),
            Daily(DailyChange::Here),
            Daily(DailyChange::In),
            Daily(DailyChange::Of(None)),
            Daily(DailyChange::Of(Some(Game::Damala))),
            Daily(DailyChange::At(23.try_into().unwrap())),
            Daily(DailyChange::Zone("America/Argentina/ComodRivadavia".parse().unwrap())),
            Daily(DailyChange::TypedZone),
            Daily(DailyChange::On),
            Daily(DailyChange::Off),
            Show(SettingsPage::Week),
            Week(WeekChange::Here),
            Week(WeekChange::In),
            Week(WeekChange::Of(Weekday::Wednesday)),
            Week(WeekChange::At(23.try_into().unwrap())),
            Week(WeekChange::Zone("America/Argentina/ComodRivadavia".parse().unwrap())),
            Week(WeekChange::TypedZone),
            Week(WeekChange::On),
            Week(WeekChange::Off),
            Show(SettingsPage::Seasons),
            Seasons(SeasonChange::Here),
            Seasons(SeasonChange::In),
            Seasons(SeasonChange::Of(Every::Quarter)),
            Seasons(SeasonChange::At(23.try_into().unwrap())),
            Seasons(SeasonChange::Zone("America/Argentina/ComodRivadavia".parse().unwrap())),
            Seasons(SeasonChange::TypedZone),
            Seasons(SeasonChange::On),
            Seasons(SeasonChange::Off),
            Show(SettingsPage::Roles),
            Earned(Merit::Champion),
            NotEarned(Merit::From2000),
            SetDefault { game: Game::Dara, rules: None },
            SetDefault { game: Game::Dara, rules: Some(DefaultRules::Preset(niger)) },
            SetDefault { game: Game::Damala, rules: Some(DefaultRules::House(largest)) },
        ] {
            let (control, text) = (ButtonId::Settings(control), control.to_string());
            assert!(text.len() <= 100, "{text} has {} characters", text.len());
            assert_eq!(text.parse(), Ok(control), "{text}");
        }
    }

    #[test]
    fn handwritten_buttons_are_unknown() {
        for text in [
            "settings:",
            "settings:colour",
            "settings:language:en",
            "settings:usual:chess",
            "settings-see:",
            "settings-see:tea",
            "set-language:de",
            "set-threads:",
            "set-boards:some",
            "set-clock:soon",
            "set-away-days:367",
            "set-away-days:-1",
            "set-idle-days:2",
            "set-idle-days:367",
            "set-theme:pink",
            "set-text:perhaps",
            "set-guesses:perhaps",
            "set-games:0",
            "set-games:65536",
            "play-in:7",
            "daily-here:7",
            "daily-of:chess",
            "daily-at:24",
            "daily-at:08",
            "daily-zone:Mars/Olympus",
            "daily-zone:",
            "daily-other-zone:Europe/Paris",
            "daily-on:7",
            "week-day:",
            "week-day:someday",
            "week-day:Monday",
            "week-at:24",
            "week-zone:Mars/Olympus",
            "week-off:7",
            "seasons-every:year",
            "seasons-at:24",
            "seasons-on:7",
            "earned-role:",
            "earned-role:from-1700",
            "earned-role-off:rich",
            "set-usual:",
            "set-usual:dara:preset:wali:prost",
            "set-usual:dara:preset:dara:niger+take=any",
            "set-usual:dara:house:0",
            "choose:1",
        ] {
            assert_eq!(text.parse::<ButtonId>(), Err(UnknownButton), "{text:?}");
        }
    }
}
