"""The rules of Guilds of London: a file a chapter, in the order of the rulebook; order.py says who is asked what."""
