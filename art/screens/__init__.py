"""Pictures of whole screens (title, set-up, scoring, result), cut into sprites."""
