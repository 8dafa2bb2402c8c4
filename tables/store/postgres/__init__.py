"""The store for several processes: a PostgreSQL database, its migrations, locks and announcements."""
