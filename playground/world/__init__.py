"""The simulated Discord: users, guilds, channels, messages and interactions, and every change to them.

No HTTP, no sockets, no files: `rest`, `gateway`, `page` and `storage` build on this.
"""
