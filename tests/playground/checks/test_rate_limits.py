from playground import Playground
from tests.playground.conftest import Stage


async def test_exceeding_a_rate_limit_is_waited_out(ground: Playground, stage: Stage) -> None:
    ground.rates.limit_route("POST", "/channels/*/messages", limit=2, per=0.2)
    for n in range(5):
        await stage.text_channel().send(str(n))
    assert [m.text for m in stage.anna.messages(stage.general)] == ["0", "1", "2", "3", "4"]
    posts = [r for r in ground.requests if r.path.endswith("/messages")]
    assert posts[-1].time - posts[0].time > 0.3
