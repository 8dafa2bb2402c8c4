"""How fast the bot is, and how much of a phone its panels take.

Speed is measured as ratios, side by side in one run, because seconds depend on the machine.
"""
