"""The pieces. Each gives its stems: the base, and for the pieces of the table the layer, each as a score and its train."""

from . import afternoon, dawn, night, revelation, scoring, setup, title, triumph

PIECES = {piece.__name__.rpartition(".")[2]: piece.stems for piece in (title, setup, afternoon, night, dawn, scoring, revelation, triumph)}
