"""Shared drawing: colours, letters, sprites, cards, tokens, and the way from pixels to bytes."""
