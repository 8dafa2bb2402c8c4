import pytest

pytest.register_assert_rewrite("tests.end_to_end.party", "tests.end_to_end.stage")