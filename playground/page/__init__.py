"""The web page that shows the playground like Discord, one pane per person: its server side and its files."""

from playground.page.demo_scene import Scene
from playground.page.page import Page
from playground.page.routes import PageServer

__all__ = ["Page", "PageServer", "Scene"]
