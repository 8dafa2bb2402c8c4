"""The eight orders: choosing and revealing them, and carrying each of them out."""
