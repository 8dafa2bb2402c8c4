"""A new release takes over from an earlier one while people play: `python -m tests.upgrade --help`.

Two real releases, each with its own code; it needs the history of the repository, so no test runs it.
"""
