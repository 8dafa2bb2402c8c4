"""The rows of finding company: servers, cards, watchers, invitations, avoid lists, departures and homes.

Nothing about games in progress, nor about what people have set for themselves (`tables.store.people`).
"""
