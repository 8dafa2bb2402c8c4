"""Whatever anybody is shown of a table, composed without Discord, in two worlds that differ in secrets only.

`story` plays at a table as people do, with all that goes on around a game; `worlds` opens the same table with
everything dealt anew that one viewer cannot know; `sights` and `asking` compose what that viewer gets in
either world, and `comparing` compares the bytes. `python -m tests.conformance.outermost` does so at length.
"""
