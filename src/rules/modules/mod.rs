//! One file per module: what its cards do beyond the vocabulary that all cards share.

mod celebrities;
mod contracts;
mod murder;
mod revelation;
mod teatime;

pub(super) use murder::{Known, Murder};
