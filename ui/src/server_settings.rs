//! What a server has chosen, as its settings panel shows it.

use games::Game;
use play::{ChannelId, DefaultRules, HouseRules, HouseRulesId, Language, Limits, ServerSettings};

/// All that a server has chosen.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// What holds for all games.
    pub settings: ServerSettings,
    /// The language that comes of it.
    pub language: Language,
    /// Where games are played; everywhere if empty.
    pub places: Vec<ChannelId>,
    /// The most that the operator allows.
    pub most: Limits,
    /// The rules that it has named, in the order of their names.
    pub rules: Vec<HouseRules>,
    /// By which rules games are played where nobody says so, but those that are played as everywhere.
    pub usual: Vec<(Game, DefaultRules)>,
}

impl Chosen {
    /// House rules by their number.
    pub fn rules(&self, id: HouseRulesId) -> Option<&HouseRules> {
        self.rules.iter().find(|rules| rules.id == id)
    }

    /// What was chosen to be usual of a game.
    pub fn usual_of(&self, game: Game) -> Option<DefaultRules> {
        self.usual.iter().find(|(of, _)| *of == game).map(|&(_, usual)| usual)
    }
}
