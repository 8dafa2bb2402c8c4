"""What cards do: one small function for each word of `cards.toml`, by topic; `vocabulary` puts them together.

What is always on (damage, symbols, places to build) is where it is looked up, mostly in `dungeon`.
"""
