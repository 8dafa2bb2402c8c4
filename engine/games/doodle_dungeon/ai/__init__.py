"""The computer player of Doodle Dungeon; it decides from a view, as a person does."""
