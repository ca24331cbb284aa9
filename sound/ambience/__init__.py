"""What is heard around the table: loops of synthesised sound."""

from . import night, rails, station

AMBIENCE = {"rails": rails.loop, "station": station.loop, "night": night.loop}
