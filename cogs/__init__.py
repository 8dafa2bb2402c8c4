"""The cogs: every module here is one that discord.py loads, with the slash commands and buttons of one topic.

They are thin. The sub-packages hold what they share; rules live in `engine`, games in progress in `tables`.
"""
