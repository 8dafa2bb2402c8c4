"""Cards people can look up."""


def faces():
    return []
