"""The table for one viewer: views with their news, the text twin, card faces, redeals of what is hidden."""
