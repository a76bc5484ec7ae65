"""Embassies: the games behind interfaces that others know. Batch plays thousands of games at once."""
