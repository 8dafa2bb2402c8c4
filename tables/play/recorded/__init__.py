"""Games from files, which anybody may have written: a process of its own plays them again, within bounds.

How a game becomes such a file is not here (`tables/play/replays.py`).
"""
