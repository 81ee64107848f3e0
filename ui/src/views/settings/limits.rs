//! The limits per player, within the operator's.

use super::{
    lines,
    parts::{self, back, with_own},
};
use crate::{
    button_id::{ButtonId, SettingsChange, SettingsControl, SettingsPage},
    server_settings::AllSettings,
    texts::{Words, say},
    views::{Choice, Offers, View},
};

/// Common numbers of games and of challenges.
const GAMES: [u16; 15] = [1, 2, 3, 4, 5, 8, 10, 15, 20, 30, 50, 100, 200, 500, 1_000];
const CHALLENGES: [u16; 10] = [1, 2, 3, 4, 5, 10, 20, 30, 50, 100];

pub(super) fn page(words: &Words, chosen: &AllSettings) -> View {
    let now = chosen.settings.limits(chosen.most);
    let about =
        say!(words, "settings-about-limits", games = chosen.most.games, challenges = chosen.most.challenges);
    let lines = [lines::most_games(words, now.games), lines::most_challenges(words, now.challenges)];
    let all_games = choices(&GAMES, chosen.settings.games, [now.games, chosen.most.games], |most| {
        let label = match most {
            Some(most) => say!(words, "settings-pick-games", most),
            None => say!(words, "settings-pick-most-games", most = chosen.most.games),
        };
        (label, SettingsChange::Games(most))
    });
    let all_challenges =
        choices(&CHALLENGES, chosen.settings.challenges, [now.challenges, chosen.most.challenges], |most| {
            let label = match most {
                Some(most) => say!(words, "settings-pick-challenges", most),
                None => say!(words, "settings-pick-most-challenges", most = chosen.most.challenges),
            };
            (label, SettingsChange::Challenges(most))
        });
    parts::page(words, SettingsPage::Limits, &lines, about)
        .with_select(say!(words, "settings-choose-games"), Offers::Controls(all_games))
        .with_select(say!(words, "settings-choose-challenges"), Offers::Controls(all_challenges))
        .with_row(vec![back(words, SettingsPage::Overview)])
}

/// Up to the operator's limit. `chosen` is the server's choice, `now` the limit in effect.
fn choices(
    offered: &[u16],
    chosen: Option<u16>,
    [now, most]: [usize; 2],
    choice: impl Fn(Option<u16>) -> (String, SettingsChange),
) -> Vec<Choice> {
    let all = chosen.is_none_or(|chosen| usize::from(chosen) >= most);
    let own = u16::try_from(now).unwrap_or(u16::MAX);
    let fewer = with_own(offered, own).into_iter().filter(|&number| usize::from(number) < most);
    let numbers = [None].into_iter().chain(fewer.map(Some));
    numbers
        .map(|number| {
            let (label, change) = choice(number);
            let is_now = number.map_or(all, |number| !all && usize::from(number) == now);
            Choice::new(label, ButtonId::Settings(SettingsControl::Set(change))).current_if(is_now)
        })
        .collect()
}
