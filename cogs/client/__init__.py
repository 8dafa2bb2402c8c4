"""The discord.py client and what runs with it: configuration, log, router, error sentences, timer dispatcher.

Also the localised names of commands, and the demo tables of the playground. Nothing about a single command.
"""
