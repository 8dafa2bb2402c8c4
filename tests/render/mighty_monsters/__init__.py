"""Pictures of Mighty Monsters."""
