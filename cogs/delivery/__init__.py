"""From a changed table to messages on Discord: the presenter composes them, the postman sends them."""
