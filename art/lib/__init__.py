"""Palette, primitives and the sprite record: shared by every module that draws."""
