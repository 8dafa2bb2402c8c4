"""One package per game; the registry finds each by its `GAME`."""
