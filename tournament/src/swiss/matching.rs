//! The cheapest way to pair everyone.

/// What a pair costs.
pub(super) type Cost = i128;

/// The partner of each vertex in the perfect matching with the smallest sum of costs; `None` if there is no perfect matching.
///
/// `costs` has a row for each vertex, and only what is right of the diagonal is read. `None` means that the two can't be
/// paired.
///
/// The search is Edmonds' blossom algorithm for maximum weights. A large weight for every pair makes it look for as many pairs
/// as possible first. It keeps its memory for the next search on the same thread: 32 MB for 500 vertices.
pub(super) fn cheapest(costs: &[Option<Cost>], vertices: usize) -> Option<Vec<usize>> {
    let dearest = costs.iter().flatten().copied().max().unwrap_or(0);
    // One more pair outweighs what all the others cost. With 1,000 vertices and differences of 2³¹ half-points, the costs
    // of a pair are below 2¹⁰³ and this is below 2¹¹³, so the search doesn't overflow.
    let pair = (dearest + 1) * (vertices as i128 / 2 + 1);
    let weights: Vec<i128> = costs.iter().map(|cost| cost.map_or(0, |cost| pair - cost)).collect();
    integer_blossom::max_weight_matching(&weights, vertices).into_iter().collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The costs of the cheapest perfect matching of the vertices that aren't in `done`, by trying all.
    fn tried(costs: &[Option<Cost>], vertices: usize, done: u32) -> Option<Cost> {
        let Some(one) = (0..vertices).find(|one| done >> one & 1 == 0) else { return Some(0) };
        (one + 1..vertices)
            .filter(|other| done >> other & 1 == 0)
            .filter_map(|other| {
                let rest = tried(costs, vertices, done | 1 << one | 1 << other)?;
                Some(rest + costs[one * vertices + other]?)
            })
            .min()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(3_000))]

        #[test]
        fn no_other_matching_is_cheaper(
            (vertices, costs) in (0_usize..=5).prop_flat_map(|half| {
                let cost = prop_oneof![2 => Just(None), 5 => (0_i128..20).prop_map(Some)];
                (Just(2 * half), prop::collection::vec(cost, 4 * half * half))
            })
        ) {
            let found = cheapest(&costs, vertices);
            let cost = found.map(|mates| {
                (0..vertices).filter(|&one| one < mates[one]).map(|one| {
                    assert_eq!(mates[mates[one]], one);
                    costs[one * vertices + mates[one]].unwrap()
                }).sum()
            });
            prop_assert_eq!(cost, tried(&costs, vertices, 0));
        }
    }
}
