"""What every drawing module shares: palette, primitives, figures, the sprite record; and how atlases are made."""
