# First Class, English: words of the panels. Keys are kebab-case.
