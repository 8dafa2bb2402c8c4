"""What the pictures of Doodle Dungeon show."""
