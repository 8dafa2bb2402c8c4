"""For whoever runs the bot: the health address with its metrics, systemd, and where a log line comes from.

Nothing here changes a table or is shown to players.
"""
