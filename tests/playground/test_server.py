import pytest

from playground import Playground


def test_a_playground_listens_on_this_computer_only() -> None:
    with pytest.raises(ValueError, match=r"127\.0\.0\.1 only"):
        Playground(host="0.0.0.0")
