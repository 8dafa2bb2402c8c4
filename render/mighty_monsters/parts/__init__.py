"""What the pictures of Mighty Monsters are made of: the hall, the pieces in it, and one fight."""
