"""What the answers to a question mean: cards in a line, forecasts, and what is not possible and why.

Everything here is worked out from one seat's view; `explain` finds the part that knows a question.
"""
