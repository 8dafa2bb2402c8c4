"""One's own settings: what they are, and that looking at them changes nothing."""

import pytest

from tests.end_to_end.party import says
from tests.end_to_end.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize("locale", ["en"])
async def test_one_sees_what_one_has_set_and_which_command_changes_it(stage: Stage, locale: str) -> None:
    anna, channel = stage.person("Anna", locale), stage.channel()
    say = says(anna)

    async def answer(path: str, **options: object) -> str:
        return (await (await anna.slash(channel, path, **options)).settled()).text

    usual = say(
        "settings-show",
        language=say("language-client"),
        hands=say("hands-dm"),
        notify=say("notify-mention"),
        quiet=say("settings-show-no-hours"),
        vacation=say("settings-show-no-vacation"),
    )
    assert usual in await answer("settings show")

    await answer("settings language", language="de")
    await answer("settings hands", where="panel")
    await answer("settings notify", way="both")
    await answer("settings quiet", **{"from": "22", "to": "7", "zone": "Europe/Vienna"})
    (_, day), *_ = await anna.autocomplete(channel, "settings vacation", "until")
    await answer("settings vacation", until=day)
    shown = await answer("settings show")
    assert say("settings-show-hours", begin="22:00", end="07:00", zone="Europe/Vienna") in shown
    assert say("settings-show-until", until="|").split("|")[0] in shown
    for key in ("language-de", "hands-panel", "notify-both"):
        assert say(key) in shown
    assert await answer("settings show") == shown
    none, nobody = say("settings-show-no-games"), say("settings-show-nobody")
    assert say("settings-show-company", games=none, people=nobody) in shown
    bert = stage.person("Bert")
    await answer("settings tell-me", game="fairy-market")
    await answer("settings avoid", person=bert)
    title = say("fairy-market-title")
    told = say("settings-show-company", games=title, people=bert.mention)
    assert told in await answer("settings show")
    assert await answer("settings quiet", zone="Europe/Vienna") == say("quiet-needs-all")
