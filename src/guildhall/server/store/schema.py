"""The tables of the database. A change here needs a migration beside it."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text

META = MetaData()


def _of_a_table() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    META,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("header", Text, nullable=False),  # of the log, with the seed: a secret; empty: not dealt yet
    Column("host", Text, nullable=False),  # the visitor who set the table up
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("version", Integer, nullable=False),  # grows with everything that happens: how other processes notice
    Column("over", Boolean, nullable=False),
    Column("summary", Text, nullable=False),  # JSON for lists of tables, so that none has to be replayed for them
    Column("plan", Text, nullable=False, server_default=""),  # JSON: options and absence, until it is dealt
)
lines = Table(
    "lines",
    META,
    _of_a_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("moves", Text, nullable=False),
    Column("public", Text, nullable=False),  # what any onlooker may read: the log of a table that cannot replay
    Column("at", Float, nullable=False),
    Column("bot", Text, nullable=False, server_default=""),  # the level of the bot that made it, or empty: a person did
)
seals = Table(  # simultaneous choices, secret until the last is made
    "seals",
    META,
    _of_a_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),  # the line after which the decision opened
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("moves", Text, nullable=False),
    Column("bot", Text, nullable=False, server_default=""),  # as in lines
)
chairs = Table(
    "chairs",
    META,
    _of_a_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),  # person, bot, or open: nobody has come yet
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),  # the level of the bot that plays now, or empty
)
links = Table(  # each opens one chair, once
    "links",
    META,
    _of_a_table(),
    Column("hash", Text, primary_key=True),  # of the secret in the link
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),  # invitation, or device: of the person who sits there already
    Column("until", Float),  # a device's link is good for a while; null: for ever
    Column("dead", Text, nullable=False),  # empty, used or withdrawn
)
keys = Table(  # who may sit on a chair; a person with two devices has two
    "keys",
    META,
    _of_a_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("visitor", Text, primary_key=True),
    Column("seen", Float, nullable=False, server_default="0"),  # when any process last saw this visitor at the table
    Index("keys_of_a_visitor", "visitor"),
)
hidden = Table(  # tables that a visitor has taken off its list
    "hidden",
    META,
    _of_a_table(),
    Column("visitor", Text, primary_key=True),
    Index("hidden_from_a_visitor", "visitor"),
)
chat = Table(
    "chat",
    META,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
proposals = Table(  # a takeback that waits for consent
    "proposals",
    META,
    _of_a_table(),
    Column("seat", Integer, nullable=False),
    Column("line", Integer, nullable=False),  # go back to the state after this line
    Column("n", Integer, nullable=False),  # asked after this line; void when the game has moved on
    Column("agreed", Text, nullable=False),  # seats, separated by spaces
    Column("wanted", Text, nullable=False, server_default=""),  # seats whose consent is needed, likewise
)
