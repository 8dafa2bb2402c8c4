"""The real bot on the playground, used as people use it.

Such tests cost seconds: where both languages are alike, a test speaks one of them, by turns.
"""

import pytest

pytest.register_assert_rewrite("tests.end_to_end.party", "tests.end_to_end.stage")
