"""The games on the table. A game is one folder; core/game.py imports it when it is first asked for."""

NAMES = ("city_of_guilds", "flandern_1302")
