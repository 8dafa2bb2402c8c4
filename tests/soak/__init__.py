"""Proof under fire: the bot lives under faults of every kind, and an oracle says what must hold.

`make soak` plays as long as it is told to. The tests in this folder play a little of it, always the
same unless `SOAK_SEED` says otherwise.
"""

import os

SEED = int(os.environ.get("SOAK_SEED", "20261118"))
"""What the bounded part plays; `make test` tells it in the end, and `SOAK_SEED=7 make test` plays another."""
