//! The names of everything that can be pointed at or clicked. Each part of the program declares its own, as enums made
//! by `named!`; here they are kept together without being known. Scripts, tests and keyboard control use them; as text
//! they read like paths (`offer/0/3`, `prompt/carry-out`).

use std::{
    any::Any,
    fmt,
    hash::{Hash, Hasher},
    ptr,
};

use bevy::ecs::{
    intern::{Internable, Interned, Interner},
    label::DynHash,
};

/// A name that a part of the program gives to something on screen.
pub trait RegionName: DynHash + fmt::Debug + fmt::Display + Send + Sync {
    /// The name with this text form.
    fn read(text: &str) -> Option<Self>
    where
        Self: Sized;

    /// A copy that is kept until the program ends.
    fn kept(&self) -> &'static dyn RegionName;

    /// Its text form, with `{}` for the fields.
    #[cfg(test)]
    fn pattern(&self) -> &'static str;

    /// All text forms, with `{}` for the fields.
    #[cfg(test)]
    fn patterns() -> &'static [&'static str]
    where
        Self: Sized;
}

impl PartialEq for dyn RegionName {
    fn eq(&self, other: &Self) -> bool {
        self.dyn_eq(other)
    }
}

impl Eq for dyn RegionName {}

impl Hash for dyn RegionName {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.dyn_hash(state);
    }
}

impl Internable for dyn RegionName {
    fn leak(&self) -> &'static Self {
        self.kept()
    }

    fn ref_eq(&self, other: &Self) -> bool {
        // Names without any fields may have no place of their own.
        self.type_id() == other.type_id() && ptr::addr_eq(self, other)
    }

    fn ref_hash<H: Hasher>(&self, state: &mut H) {
        self.type_id().hash(state);
        ptr::from_ref(self).cast::<()>().hash(state);
    }
}

/// Every name that has been used, once.
static NAMES: Interner<dyn RegionName> = Interner::new();

/// The name of a clickable region, whichever part of the program has declared it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct RegionId(Interned<dyn RegionName>);

impl RegionId {
    /// The name, if a part of the program has declared it in this type.
    pub fn get<N: RegionName + Copy>(self) -> Option<N> {
        let name: &dyn Any = self.0.0;
        name.downcast_ref().copied()
    }

    /// Its text form, with `{}` for what it is about.
    #[cfg(test)]
    pub fn pattern(self) -> &'static str {
        self.0.pattern()
    }
}

impl<N: RegionName> From<N> for RegionId {
    fn from(name: N) -> Self {
        Self(NAMES.intern(&name))
    }
}

impl fmt::Debug for RegionId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for RegionId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self.0.0, f)
    }
}
