"""How to host the bot (systemd, container) and how to release it; nothing here is imported by the bot."""
