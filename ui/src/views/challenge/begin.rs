//! Starting a game with buttons: which game, which opponent.

use games::Game;
use play::{Level, PlayerId};

use crate::{
    button_id::{ButtonId, begin::Begin, world::World},
    texts::{Words, say},
    views::{Button, Choice, Offers, Select, Tone, View, mention, rules_names},
};

/// The opponent, while the member is asked which game to play.
#[derive(Clone, Copy, Debug)]
pub enum Against {
    /// Someone chosen next.
    Open,
    /// This member.
    Member(PlayerId),
    /// The computer, whose level is chosen next.
    Computer,
}

/// Asks which game.
pub fn games(words: &Words, against: Against) -> View {
    let question = match against {
        Against::Open => say!(words, "begin-which"),
        Against::Member(player) => say!(words, "begin-which-against", opponent = mention(player)),
        Against::Computer => say!(words, "begin-which-computer"),
    };
    let next = |game| {
        ButtonId::Begin(match against {
            Against::Open => Begin::Opponent(game),
            Against::Member(player) => Begin::Against(game, Some(player)),
            Against::Computer => Begin::Level(game),
        })
    };
    let games: Vec<_> = Game::ALL
        .iter()
        .map(|&game| (rules_names::game_name(words, game), rules_names::about(words, game), next(game)))
        .collect();
    // A list says what its games are like by itself.
    let about = (games.len() <= AS_BUTTONS).then(|| rules_names::introductions(words));
    let lines = [Some(question), about, Some(say!(words, "begin-as-default"))];
    let text = lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
    offering(words, View::words(text), games)
}

/// The most games that are offered as buttons; more are offered in lists.
const AS_BUTTONS: usize = 10;
/// The most choices in a list, set by Discord.
const IN_A_LIST: usize = 25;

/// Offers games with their names and what they are about.
fn offering(words: &Words, view: View, games: Vec<(String, String, ButtonId)>) -> View {
    if games.len() <= AS_BUTTONS {
        let buttons = (0..).zip(games).map(|(number, (name, _, control))| {
            // The first is the one to start with.
            let tone = if number == 0 { Tone::Primary } else { Tone::Plain };
            Button::new(name, control, tone)
        });
        return view.with_buttons(&buttons.collect::<Vec<_>>());
    }
    games.chunks(IN_A_LIST).fold(view, |view, part| {
        let choices =
            part.iter().map(|(name, about, control)| Choice::new(name, control.clone()).about(about));
        view.with_select(say!(words, "begin-choose-game"), Offers::Controls(choices.collect()))
    })
}

/// Asks for the level of the computer, and where no one else can play, offers strangers instead if `world` is on.
pub fn levels(words: &Words, game: Game, world: bool) -> View {
    let levels = Level::ALL.map(|level| {
        let tone = if level == Level::default() { Tone::Primary } else { Tone::Plain };
        Button::new(level.to_string(), Begin::Computer(game, level), tone)
    });
    let asked = say!(words, "begin-level", game = rules_names::game_name(words, game));
    let lines = [Some(asked), world.then(|| say!(words, "begin-anywhere"))];
    let view = View::words(lines.into_iter().flatten().collect::<Vec<_>>().join("\n"));
    let view = levels.chunks(levels.len() / 2).fold(view, |view, row| view.with_row(row.to_vec()));
    if world { view.with_row(vec![seek_button(words, game)]) } else { view }
}

/// The button that leads to a game against the computer.
pub fn computer_button(words: &Words, game: Game) -> Button {
    Button::plain(say!(words, "button-computer"), Begin::Level(game))
}

/// The button that leads strangers to each other.
fn seek_button(words: &Words, game: Game) -> Button {
    Button::plain(say!(words, "button-anywhere"), World::Seek(game))
}

/// Asks for the opponent; anywhere, if there is the `world`.
pub fn opponents(words: &Words, game: Game, world: bool) -> View {
    let anyone = Begin::Against(game, None);
    let asked = say!(words, "begin-opponent", game = rules_names::game_name(words, game));
    let lines = [Some(asked), world.then(|| say!(words, "begin-anywhere"))];
    let select = Select {
        placeholder: say!(words, "begin-choose-opponent"),
        offers: Offers::Member(ButtonId::Begin(Begin::With(game))),
    };
    View {
        selects: vec![select],
        buttons: vec![
            [
                Some(Button::new(say!(words, "button-anyone"), anyone, Tone::Primary)),
                Some(computer_button(words, game)),
                world.then(|| seek_button(words, game)),
            ]
            .into_iter()
            .flatten()
            .collect(),
        ],
        ..View::words(lines.into_iter().flatten().collect::<Vec<_>>().join("\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Texts;

    #[test]
    fn each_game_says_what_it_is_like_dara_first() {
        let texts = Texts::load().unwrap();
        for words in texts.all() {
            for against in [Against::Open, Against::Computer] {
                let text = games(words, against).text;
                let places: Vec<usize> = Game::ALL
                    .iter()
                    .map(|&game| text.find(&rules_names::about(words, game)).expect("what it is like"))
                    .collect();
                assert!(places.is_sorted() && text.chars().count() <= 900, "{text}");
                assert_eq!(Game::ALL[0], Game::Dara);
            }
            for &game in Game::ALL {
                let introduced = rules_names::introduced(words, game);
                assert!(introduced.chars().count() <= crate::views::CHOICE, "{introduced}");
            }
        }
    }

    #[test]
    fn any_number_of_games_can_be_offered() {
        let texts = Texts::load().unwrap();
        for number in [1, 6, 10, 11, 60] {
            let game = |_| ("Dara".to_owned(), "Dara: stones".to_owned(), ButtonId::Begin(Begin::Which));
            let view = offering(texts.public(), View::default(), (0..number).map(game).collect());
            assert!(view.buttons.len() + view.selects.len() <= 5, "{number}");
            let listed: usize = view
                .selects
                .iter()
                .map(|list| match &list.offers {
                    Offers::Controls(choices) => choices.len(),
                    _ => 0,
                })
                .sum();
            assert_eq!(view.buttons.concat().len() + listed, number);
        }
    }
}
