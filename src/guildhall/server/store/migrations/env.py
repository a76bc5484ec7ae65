"""Run by Alembic; the connection comes from Store."""

from alembic import context

from guildhall.server.store.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
