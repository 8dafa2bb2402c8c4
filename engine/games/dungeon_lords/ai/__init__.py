"""The computer player: it answers a decision from a view, as a person would. No rules, no state."""
