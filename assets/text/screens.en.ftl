# First Class, English: words of the screens. Keys are kebab-case.
screen-loading = Loading
