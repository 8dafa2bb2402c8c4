"""The store that needs nothing: one SQLite file, its migrations, and copies of it."""
