//! Stands in for the crate `inventory`: what is submitted is dropped, and nothing is ever found.
//!
//! `bevy_reflect` submits a constructor for every type that can be reflected, which keeps the code for all of them in
//! the program: a sixth of what a browser has to load. Only `bevy_app`'s feature `reflect_auto_register` looks them up,
//! which this game does not enable; but some of Bevy's crates depend on `bevy_reflect` with its default features, so
//! that the constructors cannot be switched off where Bevy is depended on.
#![no_std]
#![allow(non_camel_case_types, missing_docs)]

use core::marker::PhantomData;

/// What can be submitted.
pub trait Collect: Sync + Sized + 'static {}

/// Everything of a type that has been submitted: nothing.
pub type iter<T> = private::iter<T>;

mod value {
    pub use crate::private::iter::iter;
}

mod private {
    /// A type and a value of one name, as in the crate itself.
    pub enum iter<T> {
        Of(crate::PhantomData<T>),
        iter,
    }

    pub use crate::value::*;
}

pub use crate::private::*;

impl<T: Collect> IntoIterator for iter<T> {
    type Item = &'static T;
    type IntoIter = core::iter::Empty<&'static T>;

    fn into_iter(self) -> Self::IntoIter {
        core::iter::empty()
    }
}

/// Lets a type be submitted.
#[macro_export]
macro_rules! collect {
    ($ty:ty) => {
        impl $crate::Collect for $ty {}
    };
}

/// Drops a value.
#[macro_export]
macro_rules! submit {
    ($($value:tt)*) => {};
}
