//! What players of the world are called. They see each other's display names, never an account.

use play::{Home, PlayerId, Table};
use ui::views::{Details, View, name::escaped};

use crate::app::App;

/// The view with the display names of players of the world in place of mentions, but for the reader's own.
pub(crate) async fn named(app: &App, reader: PlayerId, view: View) -> View {
    let mut text = view.text;
    let mut details = view.details;
    for player in mentioned(&text)
        .chain(details.iter().flat_map(|details| mentioned(&details.text)))
        .collect::<Vec<_>>()
    {
        if player == reader {
            continue;
        }
        let name = match app.store.member(Home::World, player).await {
            Ok(member) => member.name,
            Err(error) => {
                // Without its name, a stranger's account must not be shown either.
                tracing::error!("loading a stranger's name: {error:#}");
                Some("…".to_owned())
            }
        };
        let Some(name) = name else { continue };
        let (mention, name) = (format!("<@{player}>"), format!("**{}**", escaped(&name)));
        text = text.replace(&mention, &name);
        details = details.map(|details| Details { text: details.text.replace(&mention, &name), ..details });
    }
    View { text, details, ..view }
}

/// What the other players of a game are called to one of them, if they are strangers.
pub(crate) async fn called(app: &App, reader: PlayerId, table: &Table) -> Vec<(PlayerId, String)> {
    let mut called = Vec::new();
    if table.stored().home != Home::World {
        return called;
    }
    for player in table.members().filter(|&player| player != reader) {
        // Without a name, a stranger's account must not be shown either.
        let name = app.store.member(Home::World, player).await.ok().and_then(|member| member.name);
        called.push((player, name.unwrap_or_else(|| "…".to_owned())));
    }
    called
}

/// The players a text mentions.
fn mentioned(text: &str) -> impl Iterator<Item = PlayerId> {
    text.split("<@").skip(1).filter_map(|rest| rest.split_once('>')?.0.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mentions_are_found_in_a_text() {
        let found: Vec<u64> =
            mentioned("<@7> – <@x> <@12> plays <#3>, <@&4>, <@9").map(PlayerId::get).collect();
        assert_eq!(found, [7, 12]);
    }
}
