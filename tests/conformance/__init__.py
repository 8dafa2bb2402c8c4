"""Every registered game keeps the same laws; a new game is checked as soon as it is there."""

import pytest

pytest.register_assert_rewrite("tests.conformance.laws", "tests.conformance.secrecy")
