"""Computer players: a seat played from its view alone."""
