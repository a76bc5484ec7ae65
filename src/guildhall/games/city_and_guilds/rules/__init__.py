"""The rules of City and Guilds, a file a chapter of the rulebook."""
