"""`make quick` leaves out what is marked slow, and nothing else."""

import pytest

from tests.conftest import QUICK, SLOW, TESTS, is_slow


@pytest.mark.parametrize("pattern", SLOW)
def test_whatever_is_called_slow_exists(pattern: str) -> None:
    assert list(TESTS.glob(pattern))


@pytest.mark.parametrize(
    ("path", "slow"),
    [
        ("end_to_end/test_clicks.py", True),
        ("render/boss_monster/test_pictures.py", True),
        ("engine/core/test_play.py", False),
        ("tables/test_interruptions.py", False),
        ("cogs/ui/test_custom_ids.py", False),
    ],
)
def test_a_file_is_slow_if_it_or_its_folder_is_listed(path: str, slow: bool) -> None:
    assert (TESTS / path).exists()
    assert is_slow(TESTS / path) is slow


def test_make_quick_leaves_out_the_slow_ones_and_make_test_nothing() -> None:
    makefile = (TESTS.parent / "Makefile").read_text()

    assert f'\nquick: lint\n\t$(PYTEST) -m "{QUICK}"\n' in makefile
    assert "\ntest: lint chromium postgresql\n\t$(PYTEST)\n" in makefile


def test_most_files_of_tests_are_quick() -> None:
    files = list(TESTS.rglob("test_*.py"))

    assert 2 * sum(is_slow(path) for path in files) < len(files)
