//! What a round consists of, and who enters a tournament.

/// What one or two players do in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pairing<P> {
    /// Two players meet.
    Game {
        /// Who moves first.
        first: P,
        /// Who moves second.
        second: P,
    },
    /// A player has no opponent in this round.
    Bye(P),
}

impl<P: Copy> Pairing<P> {
    /// The players: one for a bye.
    pub fn players(self) -> impl Iterator<Item = P> {
        let (one, other) = match self {
            Self::Game { first, second } => (first, Some(second)),
            Self::Bye(player) => (player, None),
        };
        std::iter::once(one).chain(other)
    }
}

/// A player and their rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entrant<P> {
    /// The player.
    pub id: P,
    /// Their rating: the higher, the stronger.
    pub rating: f64,
}

/// The players, the best first. Those with the same rating keep their order.
pub(crate) fn by_rating<P: Copy>(entrants: &[Entrant<P>]) -> Vec<P> {
    let mut sorted: Vec<&Entrant<P>> = entrants.iter().collect();
    sorted.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    sorted.into_iter().map(|entrant| entrant.id).collect()
}
