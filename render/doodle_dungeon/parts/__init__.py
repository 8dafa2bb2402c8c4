"""What the pictures of Doodle Dungeon are made of: paper, pencils and doodles, and the parts of a sheet.

Nothing here is a whole picture; `essentials` says which part of a view each picture needs.
"""
