"""What to build: what a dungeon promises with each card at each place, and what else a build turn offers."""
