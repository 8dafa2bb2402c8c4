"""The dungeon sheet: its squares, what may be drawn where, paths, and how to build and walk well.

Pure functions of a sheet; they know nothing of turns or secrets.
"""
