"""Every game keeps every law, however many sit down and whatever they agreed on."""

import pytest

from tests.conformance.laws import LAWS, Law
from tests.conformance.plays import Play


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_every_game_keeps_every_law(law: Law, played: list[Play]) -> None:
    for play in played:
        law(play)
