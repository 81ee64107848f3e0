//! Compares rating plots with those in `tests/golden`, pixel by pixel.

#![expect(clippy::unwrap_used, reason = "a test")]

mod golden_file;
mod ratings;

use std::cell::RefCell;

use render::{Rated, RatingPlot, Theme};

fn check(name: &str, points: &[Rated]) {
    for theme in Theme::ALL {
        let plot = RatingPlot::new(points.iter().copied(), theme).unwrap();
        golden_file::compare(&format!("plot-{name}-{theme}"), &plot.png(ratings::label).unwrap());
    }
}

#[test]
fn a_single_rating_is_a_dot() {
    check("one", &ratings::of_a_newcomer(1));
}

#[test]
fn a_newcomer_has_a_dot_for_each_game_and_a_wide_band() {
    check("five", &ratings::of_a_newcomer(5));
}

#[test]
fn thousands_of_games_become_a_line() {
    check("many", &ratings::of_a_regular(5_000));
}

#[test]
fn a_constant_rating_is_a_flat_line_in_the_middle() {
    check("flat", &ratings::of_a_constant_player());
}

#[test]
fn a_small_plot_has_room_for_its_labels() {
    let plot = RatingPlot::new(ratings::of_a_newcomer(2), Theme::Night).unwrap().sized(1, 1);
    let png = plot.png(ratings::label).unwrap();
    golden_file::compare("plot-small-night", &png);
    assert_eq!(golden_file::decode(&png).dimensions(), (320, 200));
}

#[test]
fn only_the_announced_time_marks_are_labelled() {
    for points in [ratings::of_a_newcomer(5), ratings::of_a_regular(5_000)] {
        let plot = RatingPlot::new(points, Theme::Savanna).unwrap();
        let labelled = RefCell::new(Vec::new());
        let label = |mark| {
            labelled.borrow_mut().push(mark);
            ratings::label(mark)
        };
        plot.png(label).unwrap();
        let labelled = labelled.into_inner();
        assert!(!labelled.is_empty() && labelled.iter().all(|mark| plot.time_marks().contains(mark)));
    }
}

#[test]
fn the_order_of_the_points_does_not_matter() {
    let points = ratings::of_a_newcomer(5);
    let plot = |points: Vec<Rated>| RatingPlot::new(points, Theme::Savanna);
    assert_eq!(plot(points.iter().rev().copied().collect()), plot(points));
}

#[test]
fn impossible_ratings_are_left_out() {
    let rated = |at, rating, deviation| RatingPlot::new([Rated { at, rating, deviation }], Theme::Night);
    assert!(rated(0, -1_000_000.0, 1_000_000.0).is_some());
    assert_eq!(rated(0, f64::NAN, 0.0), None);
    assert_eq!(rated(0, 1500.0, -1.0), None);
    assert_eq!(rated(0, f64::INFINITY, 0.0), None);
    assert_eq!(rated(i64::MAX, 1500.0, 0.0), None);
    assert_eq!(RatingPlot::new([], Theme::Night), None);
}

#[test]
fn the_most_extreme_ratings_can_be_drawn() {
    let far = |at, rating| Rated { at, rating, deviation: 1_000_000.0 };
    let ends =
        [far(-60_000_000_000, -1_000_000.0), far(190_000_000_000, 1_000_000.0), far(0, 0.0), far(0, 1.0)];
    for points in [&ends[..], &ends[..1], &ends[1..2], &ends[2..]] {
        let png = RatingPlot::new(points.iter().copied(), Theme::Night).unwrap().png(ratings::label);
        assert_eq!(png.map(|png| golden_file::decode(&png).dimensions()), Ok((800, 400)), "{points:?}");
    }
}
