"""Combat at the end of a year: plans, and the steps of a battle from traps to the aftermath."""
