"""What can be decided ahead: build turns, and where to be stopped in every adventure."""
