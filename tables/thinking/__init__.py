"""Thinking beside the game: what is to be thought about is a row, and processes of their own think about it.

The rules of play are not here (`tables/play`), nor is how a player thinks (`engine/search`).
"""
