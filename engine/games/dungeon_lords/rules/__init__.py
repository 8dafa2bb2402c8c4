"""The rules of Dungeon Lords as steps, from set-up over the building year and combat to scoring.

Which order runs when stands in `years.py` and in the table of `timing.py`. What people see is in `show`.
"""
