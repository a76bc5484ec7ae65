"""The rules of City of Guilds: a file a chapter, in the order of the rulebook; order.py says who is asked what."""
