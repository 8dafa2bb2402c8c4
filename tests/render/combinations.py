"""One test for every combination of its arguments, which names all that fail at once.

For facts about hundreds of texts, where a test of pytest's for each would cost more than what it checks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from typing import Any


def for_every(**values: Iterable[Any]) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Run a test with every combination of these values, and fail with the list of those that fail."""
    names, combinations = list(values), list(product(*values.values()))
    assert combinations, "without a combination nothing would be checked"

    def decorate(test: Callable[..., None]) -> Callable[[], None]:
        def run() -> None:
            failures = []
            for combination in combinations:
                try:
                    test(**dict(zip(names, combination, strict=True)))
                except Exception as failure:
                    failures.append(f"{', '.join(map(_label, combination))}: {failure!r}")
            assert not failures, "\n".join([f"{len(failures)} of {len(combinations)} fail:", *failures])

        run.__name__, run.__qualname__, run.__module__ = test.__name__, test.__qualname__, test.__module__
        run.__doc__ = test.__doc__
        return run

    return decorate


def _label(value: Any) -> str:
    """What names a value in a failure: the id of a card, the language of a speaker, or the value itself."""
    return str(getattr(value, "id", None) or getattr(value, "locale", None) or value)
