"""The page on which one person plays all the people: a Discord to look at, served by the playground."""

from playground.page.door import Page
from playground.page.scenes import Scene

__all__ = ["Page", "Scene"]
