"""The colours of all drawings, by name."""

NIGHT, CARRIAGE, BRASS, LAMP, PAPER = "#0F1A2B", "#1F3A5F", "#C8A24A", "#F6D98A", "#F3E9D2"
INK, BURGUNDY, PINE, SIGNAL, STEAM = "#20232A", "#6E1F2E", "#23513F", "#B23A2E", "#DCE3E6"
LACQUER, SEPIA, MUTED = "#14233A", "#5A4A2C", "#A9B6C6"
# The edge of what is disabled; grey; and the dark background of an input field.
DIM, GREY, FIELD = "#44556E", "#8796A9", "#0D1829"
# Black things: fill, lighter iron, and the rim that makes them visible at night.
IRON, IRON2, RIM = "#2C343F", "#46505C", "#66717E"
# Points that have been counted already.
SCORED = "#6B5A55"

PILE = {1: PINE, 2: CARRIAGE, 3: BURGUNDY}
PILE_LIGHT = {1: "#34705A", 2: "#31588C", 3: "#923046"}
PLAYER = {"blue": "#5B9BE6", "yellow": "#F4D03F", "green": "#55B87A", "red": "#E0604F"}
COAT = {"blue": "#2F6DB8", "yellow": "#D9B21E", "green": "#2F8E57", "red": "#B23A2E", "ink": "#2F3D60"}
COAT_SHADE = {"blue": "#1D4A82", "yellow": "#A5820F", "green": "#1D6239", "red": "#822118"}
# Classes of cars: body, roof, colour of the number on small cells.
CLASS = {
    0: ("#B48A57", "#6A4B2D", INK),
    1: ("#2E6A4F", "#2B4439", PAPER),
    2: ("#7E2839", "#4A2029", PAPER),
    4: ("#2B5587", "#223A5A", PAPER),
    7: ("#5B4A95", "#34285F", PAPER),
    12: ("#D9B24C", "#7A5A18", INK),
}
