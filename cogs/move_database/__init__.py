"""The command that moves all tables from one store to another: `python -m cogs.move_database FROM TO`."""
