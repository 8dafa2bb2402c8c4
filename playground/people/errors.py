"""What Discord's own client refuses."""


class ImpossibleError(Exception):
    """Discord's own client would not let this person do that."""
