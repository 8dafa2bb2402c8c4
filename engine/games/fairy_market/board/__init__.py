"""Dungeons and paths: how cards may be laid, where a path may go, how it is written down, which one is best.

All of it is pure geometry and law; turns, secrets and scores belong in `rules`.
"""
