"""The rules: set-up, rounds and phases, and what they are made of (dungeons, rooms, hands, hoards).

What cards do is in `abilities`, how players interfere in `reactions`, what they decide ahead in `ahead`, and
what comes when in `timing.py`.
"""
