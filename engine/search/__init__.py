"""The shared thinking of computer players: who plays how, from what a seat may know.

Nothing here knows any one game; what a game adds is its `Mind`.
"""
