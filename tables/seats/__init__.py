"""Who sits where: lobbies, seats that change hands, and a person's right to be forgotten."""
