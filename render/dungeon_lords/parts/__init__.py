"""What the pictures of Dungeon Lords are made of: pages, tiles, cards, heroes, numbers with symbols.

Nothing here is a whole picture; those are in the folder above.
"""
