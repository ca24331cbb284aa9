# First Class, English: words of the table. Keys are kebab-case.
