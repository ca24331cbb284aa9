# First Class, English: words of the log. Keys are kebab-case.
