"""What time does to a table: deadlines, reminders, quiet hours, vacations, outages and abandoned tables."""
