"""What can be decided ahead: cards with the places of their elements, and turns of phase C."""
