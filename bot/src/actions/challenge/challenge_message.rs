//! The message of a challenge: with a small board, as long as it is open to someone who is new to the game.

use data::Store;
use play::{Begun, Challenge, ChallengeState, PlayerId, Slot, paging::Stretch, player::ratings::Category};
use ui::{
    texts::Words,
    views::{self, View},
};

use crate::{
    actions::player::pace,
    app::{App, server_settings},
};

/// The message, as posted; it pings the invited players while the challenge is open.
pub(crate) async fn posted(app: &App, challenge: &Challenge) -> View {
    let (words, look) = (app.words_in(challenge.home).await, app.look_in(challenge.home).await);
    let name = server_settings::name_of(app, challenge.home, challenge.rules).await;
    let view = views::challenge::view(words, challenge, name.as_ref());
    let view = with_pace(app, words, challenge, view).await;
    if challenge.state != ChallengeState::Open || !asks_someone_new(app, challenge).await {
        return view;
    }
    let picture = views::learning::rules::sample(words, look, challenge.rules);
    let view = View { pictures: picture.into_iter().collect(), ..view };
    // To those who answer an open challenge, the panel of their first turn offers it.
    match views::learning::lesson::first_button(words, challenge.rules.game()) {
        Some(button) if challenge.invited().next().is_some() => view.with_row(vec![button]),
        _ => view,
    }
}

/// Adds the challenger's pace here while someone can still accept.
async fn with_pace(app: &App, words: &Words, challenge: &Challenge, view: View) -> View {
    if challenge.state != ChallengeState::Open || challenge.missing() == 0 {
        return view;
    }
    let pace = pace::shown(&app.store, challenge.home, challenge.challenger).await;
    views::player::pace::beside(words, view, &views::mention(challenge.challenger), pace)
}

/// The message after a change; no one is pinged.
pub(crate) async fn changed(app: &App, challenge: &Challenge) -> View {
    View { pings: Vec::new(), ..posted(app, challenge).await }
}

/// The message of a challenge, which has just become a game if `begun` says so.
pub(crate) async fn redrawn(app: &App, words: &Words, challenge: &Challenge, begun: Option<Begun>) -> View {
    let name = server_settings::name_of(app, challenge.home, challenge.rules).await;
    match begun {
        // A player who accepts an open challenge was not challenged by name.
        Some(Begun { by, channel, was_open: true }) if challenge.is_for_two() => {
            let made = Challenge { others: vec![Slot::Open], ..challenge.clone() };
            views::challenge::accepted(words, &made, name.as_ref(), by, channel)
        }
        Some(Begun { by, channel, .. }) => {
            views::challenge::accepted(words, challenge, name.as_ref(), by, channel)
        }
        None => changed(app, challenge).await,
    }
}

/// Whether it is open to anyone, or someone invited hasn't finished a game of this kind here.
async fn asks_someone_new(app: &App, challenge: &Challenge) -> bool {
    if challenge.slots().any(|(_, slot)| slot == Slot::Open) {
        return true;
    }
    for player in challenge.invited() {
        if is_new(&app.store, challenge, player).await {
            return true;
        }
    }
    false
}

/// Whether a player hasn't finished a game of this kind here.
async fn is_new(store: &Store, challenge: &Challenge, player: PlayerId) -> bool {
    let category = Category::of(challenge.rules);
    let finished = store.history(challenge.home, Some(player), Some(category), Stretch::Newest, 1).await;
    finished.is_ok_and(|finished| finished.games.is_empty())
}
