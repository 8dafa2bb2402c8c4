from tests.playground.conftest import Stage


async def test_everything_in_a_message_includes_what_is_easily_overlooked(stage: Stage) -> None:
    message = (await stage.anna.slash(stage.general, "old")).message
    assert message
    for string in ("Old", "old.png", "old:select", "Card 1", "A card", "Never"):
        assert string in message.everything.splitlines()
