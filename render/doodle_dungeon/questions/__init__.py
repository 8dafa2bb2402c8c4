"""The one picture each kind of question is about; drafts of an answer are drawn on the same workbench."""

from render.doodle_dungeon.questions.by_kind import question

__all__ = ["question"]
