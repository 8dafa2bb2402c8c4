"""Pictures of Dungeon Lords."""
