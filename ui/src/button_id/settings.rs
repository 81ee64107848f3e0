//! What a server's managers change in the panel of `/settings`, as its buttons and lists are written.

use std::fmt;

use games::{Game, RuleSet};
use play::{HouseRulesId, Language, Theme, Threads, TimeControl, Usual};

use super::{ButtonId, Parts, UnknownControl, switch_word};

/// Something in the panel of `/settings`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsControl {
    /// Show a page of it.
    Show(Page),
    /// Change what holds for all games.
    Set(HouseChange),
    /// Play in the channels that were chosen alone.
    PlayIn,
    /// Play in all channels.
    PlayEverywhere,
    /// Play a game otherwise where nobody says by which rules; as everywhere if `None`.
    SetUsual {
        /// Which game.
        game: Game,
        /// By which rules.
        usual: Option<Usual>,
    },
}

/// A page of the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// What holds, line by line.
    Overview,
    /// The language of what everybody reads.
    Language,
    /// Where games are played.
    Channels,
    /// Whether in threads.
    Threads,
    /// The time for turns.
    Clock,
    /// The days away.
    AwayDays,
    /// How boards look.
    Looks,
    /// How much a player may have going.
    Limits,
    /// The games, to choose one whose usual rules are to be others.
    Usual,
    /// The usual rules of a game.
    UsualOf(Game),
    /// The house rules.
    HouseRules,
}

/// What changes for all games of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseChange {
    /// The language of what everybody reads; as the server has it on Discord if `None`.
    Language(Option<Language>),
    /// Whether games are played in threads.
    Threads(Threads),
    /// The time for turns.
    Clock(TimeControl),
    /// The days away.
    AwayDays(u16),
    /// How boards look.
    Theme(Theme),
    /// Whether boards come with text.
    Text(bool),
    /// The most running games of a player; as many as the operator allows if `None`.
    Games(Option<u16>),
    /// The most open challenges of a player in a channel; likewise.
    Challenges(Option<u16>),
}

impl HouseChange {
    /// The page that it is made on.
    pub const fn page(self) -> Page {
        match self {
            Self::Language(_) => Page::Language,
            Self::Threads(_) => Page::Threads,
            Self::Clock(_) => Page::Clock,
            Self::AwayDays(_) => Page::AwayDays,
            Self::Theme(_) | Self::Text(_) => Page::Looks,
            Self::Games(_) | Self::Challenges(_) => Page::Limits,
        }
    }
}

/// As everywhere, or as it is otherwise.
const USUAL: &str = "usual";

const fn language_word(language: Option<Language>) -> &'static str {
    match language {
        None => USUAL,
        Some(Language::English) => "en",
        Some(Language::Spanish) => "es",
        Some(Language::French) => "fr",
        Some(Language::Ukrainian) => "uk",
    }
}

const fn threads_word(threads: Threads) -> &'static str {
    match threads {
        Threads::Ask => "ask",
        Threads::Always => "always",
        Threads::Never => "never",
    }
}

const fn theme_word(theme: Theme) -> &'static str {
    match theme {
        Theme::Savanna => "savanna",
        Theme::Night => "night",
        Theme::HighContrast => "high-contrast",
        Theme::ColourSafe => "colour-safe",
    }
}

fn count(most: Option<u16>) -> String {
    most.map_or_else(|| USUAL.to_owned(), |most| most.to_string())
}

impl fmt::Display for SettingsControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Show(page) => match page {
                Page::Overview => f.write_str("settings"),
                Page::Language => f.write_str("settings:language"),
                Page::Channels => f.write_str("settings:channels"),
                Page::Threads => f.write_str("settings:threads"),
                Page::Clock => f.write_str("settings:clock"),
                Page::AwayDays => f.write_str("settings:away-days"),
                Page::Looks => f.write_str("settings:looks"),
                Page::Limits => f.write_str("settings:limits"),
                Page::Usual => f.write_str("settings:usual"),
                Page::UsualOf(game) => write!(f, "settings:usual:{game}"),
                Page::HouseRules => f.write_str("settings:house-rules"),
            },
            Self::Set(change) => match change {
                HouseChange::Language(language) => write!(f, "set-language:{}", language_word(language)),
                HouseChange::Threads(threads) => write!(f, "set-threads:{}", threads_word(threads)),
                HouseChange::Clock(clock) => write!(f, "set-clock:{clock}"),
                HouseChange::AwayDays(days) => write!(f, "set-away-days:{days}"),
                HouseChange::Theme(theme) => write!(f, "set-theme:{}", theme_word(theme)),
                HouseChange::Text(text) => write!(f, "set-text:{}", switch_word(text)),
                HouseChange::Games(most) => write!(f, "set-games:{}", count(most)),
                HouseChange::Challenges(most) => write!(f, "set-challenges:{}", count(most)),
            },
            Self::PlayIn => f.write_str("play-in"),
            Self::PlayEverywhere => f.write_str("play-everywhere"),
            Self::SetUsual { game, usual: None } => write!(f, "set-usual:{game}"),
            Self::SetUsual { game, usual: Some(Usual::Preset(rules)) } => {
                write!(f, "set-usual:{game}:preset:{rules}")
            }
            Self::SetUsual { game, usual: Some(Usual::House(id)) } => {
                write!(f, "set-usual:{game}:house:{id}")
            }
        }
    }
}

impl SettingsControl {
    /// Reads such a control; `None` where its name is another's.
    pub(super) fn read(name: &str, parts: &mut Parts<'_>) -> Option<Result<ButtonId, UnknownControl>> {
        let set = |change: Result<HouseChange, UnknownControl>| change.map(Self::Set);
        let control = match name {
            "settings" => page(parts).map(Self::Show),
            "set-language" => set(language(parts).map(HouseChange::Language)),
            "set-threads" => set(one_of(parts, &Threads::ALL, threads_word).map(HouseChange::Threads)),
            "set-clock" => set(parts.next().map(HouseChange::Clock)),
            // A bound of Discord's for the option as well.
            "set-away-days" => set(parts.next().and_then(|days: u16| match days {
                0..=366 => Ok(HouseChange::AwayDays(days)),
                _ => Err(UnknownControl),
            })),
            "set-theme" => set(one_of(parts, &Theme::ALL, theme_word).map(HouseChange::Theme)),
            "set-text" => set(parts.switch().map(HouseChange::Text)),
            "set-games" => set(most(parts).map(HouseChange::Games)),
            "set-challenges" => set(most(parts).map(HouseChange::Challenges)),
            "play-in" => Ok(Self::PlayIn),
            "play-everywhere" => Ok(Self::PlayEverywhere),
            "set-usual" => usual(parts),
            _ => return None,
        };
        Some(control.map(ButtonId::Settings))
    }
}

fn page(parts: &mut Parts<'_>) -> Result<Page, UnknownControl> {
    Ok(match parts.next::<String>()?.as_str() {
        "" => Page::Overview,
        "language" => Page::Language,
        "channels" => Page::Channels,
        "threads" => Page::Threads,
        "clock" => Page::Clock,
        "away-days" => Page::AwayDays,
        "looks" => Page::Looks,
        "limits" => Page::Limits,
        "usual" if parts.0.is_empty() => Page::Usual,
        "usual" => Page::UsualOf(parts.next()?),
        "house-rules" => Page::HouseRules,
        _ => return Err(UnknownControl),
    })
}

fn language(parts: &mut Parts<'_>) -> Result<Option<Language>, UnknownControl> {
    let all = [None].into_iter().chain(Language::ALL.map(Some)).collect::<Vec<_>>();
    one_of(parts, &all, language_word)
}

fn one_of<T: Copy>(
    parts: &mut Parts<'_>,
    all: &[T],
    word: fn(T) -> &'static str,
) -> Result<T, UnknownControl> {
    let text: String = parts.next()?;
    all.iter().copied().find(|&one| word(one) == text).ok_or(UnknownControl)
}

fn most(parts: &mut Parts<'_>) -> Result<Option<u16>, UnknownControl> {
    match parts.next::<String>()?.as_str() {
        USUAL => Ok(None),
        number => number.parse().ok().filter(|&most| most > 0).map(Some).ok_or(UnknownControl),
    }
}

fn usual(parts: &mut Parts<'_>) -> Result<SettingsControl, UnknownControl> {
    let game = parts.next()?;
    let usual = match parts.next::<String>()?.as_str() {
        "" => None,
        "preset" => {
            let rules: RuleSet = parts.rest()?;
            let fits = rules.game() == game && !rules.is_house();
            Some(fits.then_some(Usual::Preset(rules)).ok_or(UnknownControl)?)
        }
        "house" => Some(Usual::House(parts.next::<HouseRulesId>()?)),
        _ => return Err(UnknownControl),
    };
    Ok(SettingsControl::SetUsual { game, usual })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_control_reads_back_and_fits() {
        use SettingsControl::{PlayEverywhere, PlayIn, Set, SetUsual, Show};
        let niger: RuleSet = "dara:niger".parse().unwrap();
        let largest: HouseRulesId = "9223372036854775807".parse().unwrap();
        for control in [
            Show(Page::Overview),
            Show(Page::Language),
            Show(Page::Channels),
            Show(Page::Threads),
            Show(Page::Clock),
            Show(Page::AwayDays),
            Show(Page::Looks),
            Show(Page::Limits),
            Show(Page::Usual),
            Show(Page::UsualOf(Game::Damala)),
            Show(Page::HouseRules),
            Set(HouseChange::Language(None)),
            Set(HouseChange::Language(Some(Language::Ukrainian))),
            Set(HouseChange::Threads(Threads::Always)),
            Set(HouseChange::Clock("5d+1d12h/7d12h".parse().unwrap())),
            Set(HouseChange::AwayDays(366)),
            Set(HouseChange::Theme(Theme::HighContrast)),
            Set(HouseChange::Text(true)),
            Set(HouseChange::Games(None)),
            Set(HouseChange::Challenges(Some(u16::MAX))),
            PlayIn,
            PlayEverywhere,
            SetUsual { game: Game::Dara, usual: None },
            SetUsual { game: Game::Dara, usual: Some(Usual::Preset(niger)) },
            SetUsual { game: Game::Damala, usual: Some(Usual::House(largest)) },
        ] {
            let (control, text) = (ButtonId::Settings(control), control.to_string());
            assert!(text.len() <= 100, "{text} has {} characters", text.len());
            assert_eq!(text.parse(), Ok(control), "{text}");
        }
    }

    #[test]
    fn what_was_written_by_hand_is_unknown() {
        for text in [
            "settings:",
            "settings:colour",
            "settings:language:en",
            "settings:usual:chess",
            "set-language:de",
            "set-threads:",
            "set-clock:soon",
            "set-away-days:367",
            "set-away-days:-1",
            "set-theme:pink",
            "set-text:perhaps",
            "set-games:0",
            "set-games:65536",
            "play-in:7",
            "set-usual:",
            "set-usual:dara:preset:wali:prost",
            "set-usual:dara:preset:dara:niger+take=any",
            "set-usual:dara:house:0",
            "choose:1",
        ] {
            assert_eq!(text.parse::<ButtonId>(), Err(UnknownControl), "{text:?}");
        }
    }
}
