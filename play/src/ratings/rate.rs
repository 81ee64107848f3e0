//! What one game makes of the ratings of those who played it.

use std::f64::consts::FRAC_1_SQRT_2;

use games::Side;
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, glicko2},
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_two_teams},
};

use super::{Form, Rating};

/// The points in which Glicko-2 counts: between players whose strength is known, one ahead by so many wins `e` games for
/// each that he loses. (Glickman, "Example of the Glicko-2 system", step 2.)
const GLICKO2_UNIT: f64 = 173.7178;

/// The ratings of two after a game that `winner` won, or that was drawn, in order of play.
pub fn rate_duel(before: [Rating; 2], winner: Option<Side>) -> [Rating; 2] {
    let [first, second] = before;
    let (one, two) = glicko2(&first.into(), &second.into(), &outcome(winner), &Glicko2Config::new());
    [one, two].map(|after| Rating::after(Form::Duel, after.rating, after.deviation, after.volatility))
}

/// The ratings of four after a game that `winner` won, or that was drawn, in order of play: the first and third play
/// against the second and fourth.
pub fn rate_teams(before: [Rating; 4], winner: Option<Side>) -> [Rating; 4] {
    let [one, two, three, four] = before.map(WengLinRating::from);
    // Of those whose uncertainty is small the odds are e to the difference over the root of twice the square of beta.
    let config = WengLinConfig { beta: GLICKO2_UNIT * FRAC_1_SQRT_2, ..WengLinConfig::new() };
    let (odd, even) = weng_lin_two_teams(&[one, three], &[two, four], &outcome(winner), &config);
    // Teams come back as they went.
    let (&[one, three], &[two, four]) = (&odd[..], &even[..]) else { return before };
    let rated = |before: Rating, after: WengLinRating| {
        Rating::after(Form::Teams, after.rating, after.uncertainty, before.volatility())
    };
    let [first, second, third, fourth] = before;
    [rated(first, one), rated(second, two), rated(third, three), rated(fourth, four)]
}

/// The result as the first side sees it.
const fn outcome(winner: Option<Side>) -> Outcomes {
    match winner {
        Some(Side::First) => Outcomes::WIN,
        Some(Side::Second) => Outcomes::LOSS,
        None => Outcomes::DRAW,
    }
}
