"""Load: people at many tables of all games who play as fast as they can, with Discord's own limits in force.

Discord and the people are one process and the real bot is another, so that they take nothing of its core.
"""
