"""The rules of Mighty Monsters: set-up, the round and its phases, and what must always hold."""
