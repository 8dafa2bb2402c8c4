"""Pictures of questions: low strips of dungeons, heroes, players and cards, one below the other.

Each strip knows its height and what it says in words; `question.py` decides which ones a question needs.
"""
