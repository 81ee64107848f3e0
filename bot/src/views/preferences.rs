//! What a player has chosen for himself, with buttons to choose otherwise.

use play::{Notice, Preferences};

use super::{Button, Tone, View};
use crate::{
    control::Control,
    texts::{Words, say},
};

/// All ways to learn of something, in the order of their buttons.
const NOTICES: [Notice; 4] = [Notice::Ping, Notice::Direct, Notice::Digest, Notice::Nothing];

/// What he has chosen for all servers, and whether he is listed in the one where he asks; in a direct message that is none.
/// The chosen notice stands out among its buttons.
pub(crate) fn view(words: &Words, preferences: Preferences, listed: Option<bool>) -> View {
    let notice = match preferences.notice {
        Notice::Ping => say!(words, "preferences-ping"),
        Notice::Direct => say!(words, "preferences-direct"),
        Notice::Digest => say!(words, "preferences-digest"),
        Notice::Nothing => say!(words, "preferences-nothing"),
    };
    let confirm = if preferences.confirm {
        say!(words, "preferences-confirm")
    } else {
        say!(words, "preferences-at-once")
    };
    let here = listed.map(|listed| {
        let chosen =
            if listed { say!(words, "preferences-listed") } else { say!(words, "preferences-unlisted") };
        [say!(words, "preferences-here"), chosen].join("\n")
    });
    let lines = [Some(say!(words, "preferences-title")), Some(notice), Some(confirm), here];
    let text = lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
    let notices = NOTICES.map(|notice| {
        let tone = if notice == preferences.notice { Tone::Good } else { Tone::Plain };
        Button::new(label(words, notice), Control::SetNotice(notice), tone)
    });
    let confirm = if preferences.confirm {
        Button::new(say!(words, "button-moves-at-once"), Control::SetConfirm(false), Tone::Plain)
    } else {
        Button::new(say!(words, "button-confirm-moves"), Control::SetConfirm(true), Tone::Plain)
    };
    let list = listed.map(|listed| {
        let label = if listed {
            say!(words, "button-leave-leaderboards")
        } else {
            say!(words, "button-join-leaderboards")
        };
        Button::new(label, Control::SetListed(!listed), Tone::Plain)
    });
    View::words(text).with_row(notices.into()).with_row(vec![confirm]).with_row(list.into_iter().collect())
}

fn label(words: &Words, notice: Notice) -> String {
    match notice {
        Notice::Ping => say!(words, "button-notice-ping"),
        Notice::Direct => say!(words, "button-notice-direct"),
        Notice::Digest => say!(words, "button-notice-digest"),
        Notice::Nothing => say!(words, "button-notice-nothing"),
    }
}
