"""The games on the table. A game is one folder; core/game.py imports it when it is first asked for."""

NAMES = ("flandern_1302", "city_and_guilds", "city_of_guilds", "guilds_of_london")
