//! Who plays which seat, also after players have given up.
//!
//! | a side | what changes it |
//! | --- | --- |
//! | each player plays their own seat | a player gives up: they resign, leave the server, or run out of time |
//! | one of two has given up, and the partner plays both seats (S003) | the partner gives up too |
//! | no member is left: the side has lost | final |
//!
//! **Decided:** the computer plays beside a member, not instead of one: a side whose last member gives up has lost. A side
//! of computers alone never gives up.

use games::{Seat, SeatSet, Side};

use crate::{Player, PlayerId};

/// Why a player gave up their seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ForfeitReason {
    /// They resigned.
    Resigned,
    /// They left the server.
    Left,
    /// They ran out of time.
    OutOfTime,
}

/// A seat that was given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GivenUp {
    /// The seat.
    pub seat: Seat,
    /// How many actions had been played.
    pub ply: u32,
    /// Why.
    pub why: ForfeitReason,
}

/// A seat can't have been given up like this: it doesn't exist, was given up before, or the game was over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("seat {} cannot have been given up after {} actions", .0.seat, .0.ply)]
pub struct BadGivenUp(pub GivenUp);

/// The players in order of play, and the seats that were given up.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Seating {
    players: Vec<Player>,
    given_up: Vec<GivenUp>,
}

impl Seating {
    /// All players, with no seat given up.
    pub const fn new(players: Vec<Player>) -> Self {
        Self { players, given_up: Vec::new() }
    }

    /// All players, in order of play.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The members among the players, in order of play.
    pub fn members(&self) -> impl Iterator<Item = PlayerId> {
        self.players.iter().filter_map(|player| player.member())
    }

    /// The seats that were given up, in that order.
    pub fn given_up(&self) -> &[GivenUp] {
        &self.given_up
    }

    /// Gives up a seat.
    ///
    /// # Errors
    /// [`BadGivenUp`], and nothing has changed.
    pub fn give_up(&mut self, out: GivenUp) -> Result<(), BadGivenUp> {
        let in_time = self.given_up.last().is_none_or(|last| last.ply <= out.ply);
        let member = self.player(out.seat).and_then(Player::member);
        let possible = member.is_some() && !self.is_out(out.seat);
        if !possible || !in_time || self.lost_by().is_some() {
            return Err(BadGivenUp(out));
        }
        self.given_up.push(out);
        Ok(())
    }

    /// The seat whose giving up lost the game: that of the last member of its side.
    pub fn lost_by(&self) -> Option<GivenUp> {
        let last = *self.given_up.last()?;
        let has_member = |seat| self.player(seat).and_then(Player::member).is_some();
        self.side(last.seat.side()).all(|seat| self.is_out(seat) || !has_member(seat)).then_some(last)
    }

    /// The seats of the computer.
    pub fn computers(&self) -> SeatSet {
        let seats = Seat::ALL.into_iter();
        seats.filter(|&seat| self.player(seat).and_then(Player::computer).is_some()).collect()
    }

    /// The player who sat down at `seat`, even if they have given up.
    pub fn player(&self, seat: Seat) -> Option<Player> {
        self.players.get(seat.index()).copied()
    }

    /// The player who plays `seat` now: the one who sat down there, or their partner.
    pub fn plays_for(&self, seat: Seat) -> Option<Player> {
        self.player(self.played_from(seat)?)
    }

    /// The seat whose player plays `seat` now: itself, or the partner's once its own player gave up. `None` if
    /// neither plays.
    pub(crate) fn played_from(&self, seat: Seat) -> Option<Seat> {
        let playing = |seat: &Seat| !self.is_out(*seat);
        self.players.get(seat.index())?;
        Some(seat).filter(playing).or_else(|| self.side(seat.side()).find(playing))
    }

    /// The seats played from `own`: two if the partner gave up, none if its player did.
    pub(crate) fn played_by(&self, own: Seat) -> SeatSet {
        Seat::ALL.into_iter().filter(|&seat| self.played_from(seat) == Some(own)).collect()
    }

    /// The seat where a member sat down, even if they have given up.
    pub fn seat(&self, member: PlayerId) -> Option<Seat> {
        Seat::from_index(self.players.iter().position(|seated| seated.member() == Some(member))?)
    }

    /// The seats that a member plays now: two if their partner gave up, none if they did.
    pub fn seats(&self, member: PlayerId) -> SeatSet {
        self.seat(member).map_or(SeatSet::EMPTY, |own| self.played_by(own))
    }

    fn is_out(&self, seat: Seat) -> bool {
        self.given_up.iter().any(|out| out.seat == seat)
    }

    /// The seats of a side.
    fn side(&self, side: Side) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().take(self.players.len()).filter(move |seat| seat.side() == side)
    }
}

/// A game between members.
impl FromIterator<PlayerId> for Seating {
    fn from_iter<I: IntoIterator<Item = PlayerId>>(members: I) -> Self {
        Self::new(members.into_iter().map(Player::Member).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::FIRST;
    const TWO: Seat = Seat::SECOND;
    const THREE: Seat = Seat::ALL[2];
    const FOUR: Seat = Seat::ALL[3];

    /// Players numbered like their seats; those of `outs` have given up.
    fn seated(seats: u64, given_up: &[Seat]) -> Seating {
        let mut seating: Seating = (1..=seats).map(|number| number.try_into().expect("an id")).collect();
        for (ply, &seat) in (0..).zip(given_up) {
            seating.give_up(out(seat, ply)).expect("possible");
        }
        seating
    }

    const fn out(seat: Seat, ply: u32) -> GivenUp {
        GivenUp { seat, ply, why: ForfeitReason::Resigned }
    }

    /// Checks who plays each seat, by number.
    fn check(seating: &Seating, plays: &[u64]) {
        let players: Vec<u64> = Seat::ALL
            .into_iter()
            .filter_map(|seat| seating.plays_for(seat)?.member())
            .map(PlayerId::get)
            .collect();
        assert_eq!(players, plays, "{seating:?}");
        for player in seating.members() {
            let plays = |seat: &Seat| seating.plays_for(*seat) == Some(Player::Member(player));
            let by_seat = Seat::ALL.into_iter().filter(plays);
            assert!(seating.seats(player).iter().eq(by_seat), "{seating:?}");
        }
    }

    #[test]
    fn everyone_plays_their_own_seat() {
        check(&seated(2, &[]), &[1, 2]);
        check(&seated(4, &[]), &[1, 2, 3, 4]);
        let stranger = 9.try_into().expect("an id");
        assert!(seated(4, &[]).seats(stranger).is_empty() && seated(4, &[]).seat(stranger).is_none());
    }

    #[test]
    fn a_player_also_plays_the_seat_of_a_partner_who_gave_up() {
        check(&seated(4, &[THREE]), &[1, 2, 1, 4]);
        check(&seated(4, &[TWO, ONE]), &[3, 4, 3, 4]);
        let seating = seated(4, &[THREE]);
        assert_eq!(
            seating.seat(seating.members().nth(2).expect("a member")),
            Some(THREE),
            "the seat is still theirs"
        );
        assert_eq!(seating.player(THREE), Some(seating.players()[2]));
    }

    #[test]
    fn a_side_has_lost_when_all_its_players_gave_up() {
        for (seats, given_up, lost_by) in [
            (2, vec![TWO], Some(out(TWO, 0))),
            (4, vec![TWO], None),
            (4, vec![TWO, ONE], None),
            (4, vec![TWO, FOUR], Some(out(FOUR, 1))),
            (4, vec![FOUR, ONE, TWO], Some(out(TWO, 2))),
        ] {
            assert_eq!(seated(seats, &given_up).lost_by(), lost_by, "{given_up:?}");
        }
        check(&seated(4, &[TWO, FOUR]), &[1, 3]);
    }

    #[test]
    fn the_computer_never_gives_up_and_does_not_play_on_for_a_member() {
        let computer = Player::Computer(crate::Level::default());
        let member = |number: u64| Player::Member(number.try_into().expect("an id"));
        let mut seating = Seating::new(vec![member(1), computer, computer, computer]);
        assert!(seating.computers().iter().eq([TWO, THREE, FOUR]));
        assert_eq!(seating.give_up(out(TWO, 0)), Err(BadGivenUp(out(TWO, 0))));
        seating.give_up(out(ONE, 0)).expect("a member");
        assert_eq!(seating.lost_by(), Some(out(ONE, 0)));
        let mut partners = Seating::new(vec![member(1), computer, member(3), computer]);
        partners.give_up(out(ONE, 0)).expect("a member");
        assert_eq!((partners.lost_by(), partners.plays_for(ONE)), (None, Some(member(3))));
    }

    #[test]
    fn a_seat_is_given_up_once_in_order_and_not_after_the_end() {
        for (seats, given_up, next) in [
            (2, vec![], out(THREE, 0)),
            (2, vec![ONE], out(TWO, 5)),
            (4, vec![ONE], out(ONE, 5)),
            (4, vec![ONE, TWO], out(THREE, 0)),
            (4, vec![ONE, THREE], out(TWO, 5)),
        ] {
            let mut seating = seated(seats, &given_up);
            let before = seating.clone();
            assert_eq!(seating.give_up(next), Err(BadGivenUp(next)));
            assert_eq!(seating, before);
        }
        let said = BadGivenUp(out(THREE, 5)).to_string();
        assert_eq!(said, "seat 3 cannot have been given up after 5 actions");
    }
}
