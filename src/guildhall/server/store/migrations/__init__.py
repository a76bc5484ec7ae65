"""Alembic's room: every change of the schema, in order."""
