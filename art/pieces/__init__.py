"""The pieces of the game: each module draws one kind and lists it in sprites()."""
