"""The effects: each is a function that returns a mono sound for a variant; importing this package registers them all."""

from . import bells, cards, coins, engine, fanfares, rails, tools
from .variant import EFFECTS, VARIANTS, Variant

__all__ = ["EFFECTS", "VARIANTS", "Variant", "bells", "cards", "coins", "engine", "fanfares", "rails", "tools"]
