"""text twin"""


def describe(view):
    return []
