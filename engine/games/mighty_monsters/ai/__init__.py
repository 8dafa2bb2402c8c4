"""The computer player of Mighty Monsters; it decides from a view, as a person does."""
