"""deal anew"""


def redeal(g, viewer, chance):
    return g
