"""The rules of a table in steps: set-up, rounds, one module for each phase, and what must always hold."""
