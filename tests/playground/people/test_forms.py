import pytest

from playground import ImpossibleError
from tests.playground.conftest import Stage


async def test_a_form_checks_its_fields_and_its_owner(stage: Stage) -> None:
    modal = (await stage.anna.slash(stage.general, "form")).modal
    assert modal
    with pytest.raises(ImpossibleError, match="must not stay empty"):
        await stage.anna.submit(modal, {"Colour": "Red"})
    with pytest.raises(ImpossibleError, match="0 to 20 characters"):
        await stage.anna.submit(modal, {"Name": "x" * 21, "Colour": "Red"})
    with pytest.raises(ImpossibleError, match="no field Age"):
        await stage.anna.submit(modal, {"Age": "7"})
    with pytest.raises(ImpossibleError, match="open for Anna"):
        await stage.bert.submit(modal, {"Name": "Bert", "Colour": "Red"})
