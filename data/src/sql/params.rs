//! The parameters of a statement: by place, as a tuple or an array, or by name.

use super::{Error, Result, ToColumn};

/// Parameters as either engine takes them.
#[derive(Clone, Copy)]
pub(crate) enum Bound<'p> {
    /// `?1`, `?2`, …
    Placed(&'p [&'p dyn ToColumn]),
    /// `:name`.
    Named(&'p [(&'p str, &'p dyn ToColumn)]),
}

/// The value that a name has. Others may have values that the statement doesn't name.
pub(super) fn named<'p>(values: &[(&'p str, &'p dyn ToColumn)], name: &str) -> Result<&'p dyn ToColumn> {
    let found = values.iter().find(|(known, _)| *known == name);
    found.map(|(_, value)| *value).ok_or_else(|| Error::NoParameter(name.to_owned()))
}

/// What can be the parameters of a statement.
pub(crate) trait Params {
    /// Calls `then` with them.
    fn bind<R>(&self, then: impl FnOnce(Bound<'_>) -> R) -> R;
}

impl Params for () {
    fn bind<R>(&self, then: impl FnOnce(Bound<'_>) -> R) -> R {
        then(Bound::Placed(&[]))
    }
}

impl Params for &[(&str, &dyn ToColumn)] {
    fn bind<R>(&self, then: impl FnOnce(Bound<'_>) -> R) -> R {
        then(Bound::Named(self))
    }
}

impl Params for &[&dyn ToColumn] {
    fn bind<R>(&self, then: impl FnOnce(Bound<'_>) -> R) -> R {
        then(Bound::Placed(self))
    }
}

impl<P: Params> Params for &P {
    fn bind<R>(&self, then: impl FnOnce(Bound<'_>) -> R) -> R {
        P::bind(self, then)
    }
}

impl<T: ToColumn, const N: usize> Params for [T; N] {
    fn bind<R>(&self, then: impl FnOnce(Bound<'_>) -> R) -> R {
        then(Bound::Placed(&self.each_ref().map(|value| value as &dyn ToColumn)))
    }
}

macro_rules! tuples {
    ($(($($value:ident),+))+) => {$(
        impl<$($value: ToColumn),+> Params for ($($value,)+) {
            #[expect(non_snake_case, reason = "the values are named as their types")]
            fn bind<R>(&self, then: impl FnOnce(Bound<'_>) -> R) -> R {
                let ($($value,)+) = self;
                then(Bound::Placed(&[$($value as &dyn ToColumn),+]))
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
    (A, B, C, D, E, F, G, H, I, J, K, L, M)
}

/// Parameters by name: `named_params! { ":guild": guild }`.
macro_rules! named_params {
    ($($name:literal: $value:expr),+ $(,)?) => {
        &[$(($name, &$value as &dyn $crate::sql::ToColumn)),+] as &[(&str, &dyn $crate::sql::ToColumn)]
    };
}
pub(crate) use named_params;
