"""Decisions and views as Discord components: messages, panels, modals, buttons and their custom ids.

Made from views, never from a state; nothing here talks to Discord or to the database.
"""
