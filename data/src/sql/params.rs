//! The parameters of a statement: by place, as a tuple or an array, or by name.

use rusqlite::ToSql;

/// Parameters as either engine takes them.
#[derive(Clone, Copy)]
pub(crate) enum Bound<'p> {
    /// `?1`, `?2`, …
    Placed(&'p [&'p dyn ToSql]),
    /// `:name`.
    Named(&'p [(&'p str, &'p dyn ToSql)]),
}

/// What can be the parameters of a statement.
pub(crate) trait Params {
    /// Calls `then` with them.
    fn bind<R>(self, then: impl FnOnce(Bound<'_>) -> R) -> R;
}

impl Params for () {
    fn bind<R>(self, then: impl FnOnce(Bound<'_>) -> R) -> R {
        then(Bound::Placed(&[]))
    }
}

impl Params for Bound<'_> {
    fn bind<R>(self, then: impl FnOnce(Bound<'_>) -> R) -> R {
        then(self)
    }
}

impl Params for &[(&str, &dyn ToSql)] {
    fn bind<R>(self, then: impl FnOnce(Bound<'_>) -> R) -> R {
        then(Bound::Named(self))
    }
}

impl Params for &[&dyn ToSql] {
    fn bind<R>(self, then: impl FnOnce(Bound<'_>) -> R) -> R {
        then(Bound::Placed(self))
    }
}

impl<T: ToSql, const N: usize> Params for [T; N] {
    fn bind<R>(self, then: impl FnOnce(Bound<'_>) -> R) -> R {
        then(Bound::Placed(&self.each_ref().map(|value| value as &dyn ToSql)))
    }
}

macro_rules! tuples {
    ($(($($value:ident),+))+) => {$(
        impl<$($value: ToSql),+> Params for ($($value,)+) {
            #[expect(non_snake_case, reason = "the values are named as their types")]
            fn bind<R>(self, then: impl FnOnce(Bound<'_>) -> R) -> R {
                let ($($value,)+) = &self;
                then(Bound::Placed(&[$($value as &dyn ToSql),+]))
            }
        }
    )+};
}

tuples! {
    (A)
    (A, B)
    (A, B, C)
    (A, B, C, D)
    (A, B, C, D, E)
    (A, B, C, D, E, F)
    (A, B, C, D, E, F, G)
    (A, B, C, D, E, F, G, H)
    (A, B, C, D, E, F, G, H, I)
    (A, B, C, D, E, F, G, H, I, J)
    (A, B, C, D, E, F, G, H, I, J, K)
    (A, B, C, D, E, F, G, H, I, J, K, L)
}
