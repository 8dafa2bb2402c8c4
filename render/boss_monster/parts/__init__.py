"""What the pictures are made of: background, dungeons, card faces, pieces. Whole pictures lie above."""
