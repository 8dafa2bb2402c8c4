"""What the pictures are made of: the stall, cards and dungeons, paths, tokens and books, and page layouts."""
