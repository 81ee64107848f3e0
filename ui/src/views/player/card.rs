//! A player's rating as a card to share: the rating, what it was at best, and how it came about.

use jiff::tz::TimeZone;
use render::{Card, RatingPlot, Theme};

use super::{plot::labels, profile::CategoryResults, results::Results};
use crate::{
    texts::{Words, say},
    views::{name::clean, rating::category_name, rating::points, share::Undrawn, time::date_in_words},
};

/// The card of a rating with its plot, and the alt text of that. `None` without a rating.
pub fn card(
    words: &Words,
    played: &CategoryResults,
    name: Option<&str>,
    (plot, theme, alt): (RatingPlot, Theme, String),
) -> Option<Undrawn> {
    let rating = played.rating?;
    let game = category_name(words, played.category);
    let name = name.map(clean).filter(|name| !name.is_empty());
    let best = played.career.best.map(|(best, at)| {
        let day = date_in_words(words, TimeZone::UTC.to_datetime(at).date());
        say!(words, "card-rating-best", best = format!("{best:.0}"), day)
    });
    let results = Results::of(&played.counts).told(words);
    let card = Card {
        title: name.clone().unwrap_or_else(|| game.clone()),
        number: Some(points(words, rating.value(), rating.deviation())),
        players: Vec::new(),
        lines: [name.map(|_| game), best, Some(results)].into_iter().flatten().collect(),
        theme,
    };
    let label = labels(words, &plot);
    Some(Undrawn { card, beside: Box::new(move || plot.image(label)), alt })
}
