"""What the pictures are made of: background, dungeons, card faces, pieces. Whole pictures are one up."""
