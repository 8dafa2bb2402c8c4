"""What the tests of the REST API share."""

from collections.abc import Iterator

import discord
import pytest

from tests.playground.conftest import Stage


@pytest.fixture
def no_violations(stage: Stage) -> Iterator[None]:
    """Fail if the test has broken one of Discord's limits."""
    yield
    assert stage.ground.violations == []


async def error_code(refusal: type[discord.HTTPException], action: object) -> int:
    """Discord's code of the error that an action must raise."""
    with pytest.raises(refusal) as caught:
        await action  # type: ignore[misc]
    return caught.value.code
