"""Pictures of Mighty Monsters: a castle hall by torchlight."""
