"""Pictures of whole screens (title, setup, scoring, result), cut into sprites."""
