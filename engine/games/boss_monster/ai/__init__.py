"""The computer player: what it answers, and how it values cards and dungeons. It sees views only."""
