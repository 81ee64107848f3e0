//! What one game does to the ratings of its players.

use std::f64::consts::FRAC_1_SQRT_2;

use games::Side;
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, glicko2},
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_two_teams},
};

use super::{Form, Rating};

/// The unit of Glicko-2 in points: between players of known strength, one who is ahead by this many points
/// wins `e` games for each one they lose. (Glickman, "Example of the Glicko-2 system", step 2.)
const GLICKO2_UNIT: f64 = 173.7178;

/// The ratings of two players after a game, in order of play. Without a `winner` it was drawn.
pub fn rate_duel(before: [Rating; 2], winner: Option<Side>) -> [Rating; 2] {
    let [first, second] = before;
    let (one, two) = glicko2(&first.into(), &second.into(), &outcome(winner), &Glicko2Config::new());
    [one, two].map(|after| Rating::after(Form::Duel, after.rating, after.deviation, after.volatility))
}

/// The ratings of four players after a game, in order of play; odd seats play against even ones. Without a
/// `winner` it was drawn.
pub fn rate_teams(before: [Rating; 4], winner: Option<Side>) -> [Rating; 4] {
    let [one, two, three, four] = before.map(WengLinRating::from);
    // For small uncertainties the odds are e to the power of the difference over sqrt(2 beta²), so this beta
    // gives both systems one scale.
    let config = WengLinConfig { beta: GLICKO2_UNIT * FRAC_1_SQRT_2, ..WengLinConfig::new() };
    let (odd, even) = weng_lin_two_teams(&[one, three], &[two, four], &outcome(winner), &config);
    // The teams come back with the sizes they were passed with.
    let (&[one, three], &[two, four]) = (&odd[..], &even[..]) else { return before };
    let rated = |before: Rating, after: WengLinRating| {
        Rating::after(Form::Teams, after.rating, after.uncertainty, before.volatility())
    };
    let [first, second, third, fourth] = before;
    [rated(first, one), rated(second, two), rated(third, three), rated(fourth, four)]
}

/// The result from the first side's point of view.
const fn outcome(winner: Option<Side>) -> Outcomes {
    match winner {
        Some(Side::First) => Outcomes::WIN,
        Some(Side::Second) => Outcomes::LOSS,
        None => Outcomes::DRAW,
    }
}
