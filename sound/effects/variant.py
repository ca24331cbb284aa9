"""Every effect has several variants: the same thing, but not done in quite the same way again."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

VARIANTS = 3
# Pitches of the variants: nobody strikes the same place twice.
TUNED = (1.0, 0.945, 1.06)


class Variant:
    """Which variant of an effect is made, and what differs."""

    def __init__(self, name, number):
        self.name, self.number = name, number
        self.chance = np.random.default_rng([number, *name.encode()])

    def seed(self, number):
        """A seed for noise."""
        return number + 1000 * self.number

    def tuned(self, hertz, share=1.0):
        """A pitch a little higher or lower."""
        return hertz * TUNED[self.number] ** share

    def near(self, value, share=0.12):
        """A value like this one, by up to this share more or less."""
        return value * (1 + share * self.chance.uniform(-1, 1))

    def pick(self, *options):
        """One option for each variant."""
        return options[self.number % len(options)]


class Effect(NamedTuple):
    """How an effect is made, and how loud it may be (peak in dBFS)."""

    make: Callable
    peak: float


EFFECTS: dict[str, Effect] = {}


def effect(peak):
    """Registers a function as the effect of its name."""

    def register(make):
        EFFECTS[make.__name__.rstrip("_").replace("_", "-")] = Effect(make, peak)
        return make

    return register
