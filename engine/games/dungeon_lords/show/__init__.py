"""What people see of a table: views, the text twin, news, battle reports, drafts, card faces, and redeals.

Nothing here changes a state or draws a picture.
"""
