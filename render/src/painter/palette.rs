//! The palette of a theme, chosen from what its tiles hold, and pixels as indices into it.
//!
//! Pictures are stored as differences between indices of rows, and small differences take fewer bits. So the
//! palette is ordered to give colours that often meet indices close to each other.

use std::{cmp::Reverse, collections::HashMap};

use crate::draw::canvas::Drawing;

/// Size of a palette. An index could name 256 colours, but more than this can't be seen, and cost bytes.
const COLOURS: usize = 60;
/// A colour of more than one in this many pixels goes into the palette unchanged.
const FREQUENT: usize = 40;
/// In a palette of the most frequent colours, one of more than one in this many pixels is always kept.
const COMMON: usize = 500;
/// Any other is left out if it differs from one that's kept by less than this in each channel.
const SHADE: u8 = 4;
/// How often the order of the colours is improved.
const ORDER_ROUNDS: usize = 4;

/// A drawing, and how often a typical picture holds it.
pub(crate) struct Sample {
    pub(crate) drawing: Drawing,
    pub(crate) weight: f32,
}

/// Colours by index.
pub(crate) struct Palette(Vec<[u8; 3]>);

impl Palette {
    /// Chooses the colours that represent the samples best.
    pub(crate) fn of(samples: &[Sample]) -> Self {
        let frequent = frequent(samples);
        let bins = bins(samples, &frequent);
        let mut colours = median_cut(&bins, COLOURS - frequent.len());
        for _ in 0..4 {
            refine(&mut colours, &bins);
        }
        colours.extend(frequent.iter().map(|colour| colour.map(f32::from)));
        let similar = Self(nearest_first(colours.into_iter().map(rounded).collect()));
        let places = Adjacency::of(&similar, samples).order(similar.0.len());
        let mut ordered = similar.0.clone();
        for (colour, place) in similar.0.into_iter().zip(places) {
            ordered[place] = colour;
        }
        Self(ordered)
    }

    /// The most frequent colours of a drawing, as many as indices can name, and of shades that can hardly be told
    /// apart only one. That's quick, and good enough if the drawing has few colours and shades between them.
    pub(crate) fn frequent_in(drawing: &Drawing) -> Self {
        let mut found: HashMap<[u8; 3], usize> = HashMap::new();
        for alike in drawing.pixels.chunk_by(PartialEq::eq) {
            if let Some(&colour) = alike.first() {
                *found.entry(colour).or_default() += alike.len();
            }
        }
        let least = drawing.pixels.len() / COMMON;
        let mut found: Vec<_> = found.into_iter().collect();
        found.sort_unstable_by_key(|&(colour, count)| (Reverse(count), colour));
        let mut kept: Vec<[u8; 3]> = Vec::with_capacity(1 << u8::BITS);
        for (colour, count) in found {
            let is_alike =
                |other: &[u8; 3]| other.iter().zip(colour).all(|(one, other)| one.abs_diff(other) < SHADE);
            if kept.len() < 1 << u8::BITS && (count > least || !kept.iter().any(is_alike)) {
                kept.push(colour);
            }
        }
        Self(kept)
    }

    /// Red, green and blue of each colour.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.0.concat()
    }

    /// The pixels of a drawing as indices.
    pub(crate) fn indices(&self, drawing: &Drawing) -> Vec<u8> {
        let mut known = HashMap::new();
        let mut before = ([0; 3], self.nearest([0; 3]));
        let index = |&colour: &[u8; 3]| {
            if before.0 != colour {
                before = (colour, *known.entry(colour).or_insert_with(|| self.nearest(colour)));
            }
            before.1
        };
        drawing.pixels.iter().map(index).collect()
    }

    fn nearest(&self, colour: [u8; 3]) -> u8 {
        (0..=u8::MAX)
            .zip(&self.0)
            .min_by_key(|&(_, &candidate)| distance(candidate, colour))
            .map_or(0, |(index, _)| index)
    }
}

/// Roughly how different two colours look; the eye sees green best.
fn distance(a: [u8; 3], b: [u8; 3]) -> u32 {
    let square = |i: usize| a.get(i).zip(b.get(i)).map_or(0, |(&a, &b)| u32::from(a.abs_diff(b)).pow(2));
    (2 * square(0) + 4 * square(1) + square(2)) / 2
}

/// Pixels of nearly the same colour.
struct Bin {
    colour: [f32; 3],
    /// The square root of their number, so that a rare mark still counts beside a wide field.
    weight: f32,
}

/// The most frequent colours, above all the grain of the wood: blending those could be seen.
fn frequent(samples: &[Sample]) -> Vec<[u8; 3]> {
    let mut found: HashMap<[u8; 3], usize> = HashMap::new();
    let pixels = || samples.iter().flat_map(|sample| sample.drawing.pixels.chunk_by(PartialEq::eq));
    for alike in pixels() {
        if let Some(&colour) = alike.first() {
            *found.entry(colour).or_default() += alike.len();
        }
    }
    let least = found.values().sum::<usize>() / FREQUENT;
    let mut frequent: Vec<_> =
        found.into_iter().filter(|&(_, count)| count > least).map(|(colour, _)| colour).collect();
    frequent.sort_unstable();
    frequent
}

fn bins(samples: &[Sample], frequent: &[[u8; 3]]) -> Vec<Bin> {
    let mut found: HashMap<[u8; 3], ([u32; 3], u32)> = HashMap::new();
    for sample in samples {
        for alike in sample.drawing.pixels.chunk_by(PartialEq::eq) {
            let (Some(&colour), Ok(times)) = (alike.first(), u32::try_from(alike.len())) else { continue };
            if frequent.contains(&colour) {
                continue;
            }
            let (sum, count) = found.entry(colour.map(|channel| channel >> 2)).or_default();
            sum.iter_mut().zip(colour).for_each(|(sum, channel)| *sum += u32::from(channel) * times);
            *count += times;
        }
    }
    let mut found: Vec<_> = found.into_iter().collect();
    found.sort_unstable();
    #[expect(clippy::cast_precision_loss, reason = "sums of bytes over one picture's pixels")]
    let bin = |(_, (sum, count)): ([u8; 3], ([u32; 3], u32))| Bin {
        colour: sum.map(|sum| sum as f32 / count as f32),
        weight: (count as f32).sqrt(),
    };
    found.into_iter().map(bin).collect()
}

/// Splits the bins into groups, always the group with the widest spread, and returns their means.
fn median_cut(bins: &[Bin], colours: usize) -> Vec<[f32; 3]> {
    let mut groups = vec![Group::of(bins.iter().collect())];
    while groups.len() < colours {
        let widest = groups.iter().enumerate().max_by(|(_, a), (_, b)| a.spread.total_cmp(&b.spread));
        let Some((index, _)) = widest.filter(|(_, group)| group.bins.len() > 1 && group.spread > 0.0) else {
            break;
        };
        let (low, high) = groups.swap_remove(index).halves();
        groups.extend([low, high]);
    }
    groups.into_iter().map(|group| group.mean).collect()
}

/// Bins that will share one colour.
struct Group<'a> {
    bins: Vec<&'a Bin>,
    mean: [f32; 3],
    /// The channel in which they differ most, and by how much.
    axis: usize,
    spread: f32,
}

impl<'a> Group<'a> {
    fn of(bins: Vec<&'a Bin>) -> Self {
        let weight: f32 = bins.iter().map(|bin| bin.weight).sum();
        let mean = [0, 1, 2].map(|i| bins.iter().map(|bin| bin.weight * bin.colour[i]).sum::<f32>() / weight);
        let spread = [0, 1, 2].map(|i| {
            let square = |bin: &&Bin| bin.weight * (bin.colour[i] - mean[i]).powi(2);
            bins.iter().map(square).sum::<f32>()
        });
        let (axis, &most) =
            spread.iter().enumerate().max_by(|(_, a), (_, b)| a.total_cmp(b)).unwrap_or((0, &0.0));
        Self { bins, mean, axis, spread: most }
    }

    fn halves(self) -> (Self, Self) {
        let middle = self.mean[self.axis];
        let (low, high) = self.bins.into_iter().partition(|bin| bin.colour[self.axis] < middle);
        (Self::of(low), Self::of(high))
    }
}

/// One round of k-means: moves each colour to the mean of its nearest bins.
fn refine(colours: &mut [[f32; 3]], bins: &[Bin]) {
    let mut sums = vec![([0.0; 3], 0.0); colours.len()];
    for bin in bins {
        let far =
            |colour: &[f32; 3]| [0, 1, 2].map(|i| (colour[i] - bin.colour[i]).powi(2)).iter().sum::<f32>();
        let nearest = colours.iter().map(far).enumerate().min_by(|(_, a), (_, b)| a.total_cmp(b));
        let Some((sum, weight)) = nearest.and_then(|(index, _)| sums.get_mut(index)) else { continue };
        sum.iter_mut()
            .zip(bin.colour)
            .for_each(|(sum, channel): (&mut f32, f32)| *sum += channel * bin.weight);
        *weight += bin.weight;
    }
    for (colour, (sum, weight)) in colours.iter_mut().zip(sums) {
        if weight > 0.0 {
            *colour = sum.map(|sum| sum / weight);
        }
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "means of bytes")]
fn rounded(colour: [f32; 3]) -> [u8; 3] {
    colour.map(|channel| channel.round() as u8)
}

/// Orders colours from the darkest, always on to the most similar one left.
fn nearest_first(mut left: Vec<[u8; 3]>) -> Vec<[u8; 3]> {
    left.sort_unstable_by_key(|&[r, g, b]| {
        std::cmp::Reverse(u32::from(r) * 3 + u32::from(g) * 6 + u32::from(b))
    });
    left.dedup();
    let mut chain: Vec<[u8; 3]> = left.pop().into_iter().collect();
    while let Some(&end) = chain.last() {
        let next =
            left.iter().enumerate().min_by_key(|&(_, &colour)| distance(colour, end)).map(|(index, _)| index);
        let Some(next) = next else { break };
        chain.push(left.swap_remove(next));
    }
    chain
}

/// How often two colours lie above each other in the samples, in either order.
struct Adjacency(Vec<[f32; COLOURS]>);

impl Adjacency {
    fn of(palette: &Palette, samples: &[Sample]) -> Self {
        let mut adjacency = vec![[0.0; COLOURS]; COLOURS];
        for sample in samples {
            let indices = palette.indices(&sample.drawing);
            for (&a, &b) in
                indices.iter().zip(indices.iter().skip(sample.drawing.width)).filter(|(a, b)| a != b)
            {
                adjacency[usize::from(a)][usize::from(b)] += sample.weight;
                adjacency[usize::from(b)][usize::from(a)] += sample.weight;
            }
        }
        Self(adjacency)
    }

    /// Gives each colour a place, near the places of colours that it often meets: swaps pairs while that
    /// saves bits, for a few rounds at most.
    fn order(&self, count: usize) -> Vec<usize> {
        let price: Vec<f32> = approximate_bits().collect();
        let mut places: Vec<usize> = (0..count).collect();
        for _ in 0..ORDER_ROUNDS {
            for a in 0..count {
                let gain = |&b: &usize| {
                    let (at, to) = (places[a], places[b]);
                    let (of_a, of_b) = (&self.0[a], &self.0[b]);
                    let apart = |k: usize, place: usize| price[places[k].abs_diff(place)];
                    (0..count)
                        .filter(|&k| k != a && k != b)
                        .map(|k| (of_a[k] - of_b[k]) * (apart(k, at) - apart(k, to)))
                        .sum::<f32>()
                };
                let best = (0..count)
                    .filter(|&b| b != a)
                    .map(|b| (b, gain(&b)))
                    .max_by(|(_, x), (_, y)| x.total_cmp(y));
                if let Some((b, gain)) = best
                    && gain > 0.5
                {
                    places.swap(a, b);
                }
            }
        }
        places
    }
}

/// About how many bits a difference takes, by its size: few for small ones, at most 12.
fn approximate_bits() -> impl Iterator<Item = f32> {
    (1..=u16::MAX).map(|apart| (2.0 + 1.9 * f32::from(apart).log2()).min(12.0)).take(COLOURS)
}
