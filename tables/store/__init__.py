"""What is kept: the SQLite file, the rows of tables, people and timers, and the values they hold.

All SQL is here. What may happen at a table is decided in `play`, `clock` and `seats`.
"""
