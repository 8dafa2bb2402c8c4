from playground import Playground
from playground.checks.rate_limits import ALL_ROUTES_PER_SECOND, RateLimits
from tests.playground.conftest import Stage


async def test_exceeding_a_rate_limit_is_waited_out(ground: Playground, stage: Stage) -> None:
    ground.rates.limit_route("POST", "/channels/*/messages", limit=2, per=0.2)
    for n in range(5):
        await stage.text_channel().send(str(n))
    assert [m.text for m in stage.anna.messages(stage.general)] == ["0", "1", "2", "3", "4"]
    posts = [r for r in ground.requests if r.path.endswith("/messages")]
    assert posts[-1].time - posts[0].time > 0.3


def test_discord_s_limit_over_all_routes_counts_neither_clicks_nor_their_answers() -> None:
    rates = RateLimits()
    rates.like_discord()
    rates.limit_all_routes(ALL_ROUTES_PER_SECOND, per=3600.0)  # no second ends in the middle of this

    for number in range(ALL_ROUTES_PER_SECOND):
        assert rates.count("GET", "/users/{user}", {"user": str(number)}).wait is None
        token = {"interaction": "1", "application": "2", "token": str(number)}
        assert rates.count("POST", "/interactions/{interaction}/{token}/callback", token).wait is None
        answer = "/webhooks/{application}/{token}/messages/@original"
        assert rates.count("PATCH", answer, token).wait is None
    refused = rates.count("GET", "/channels/{channel}", {"channel": "1"})

    assert refused.everywhere
    assert refused.wait is not None
    assert refused.headers["X-RateLimit-Global"] == "true"


def test_discord_limits_the_messages_of_each_channel_by_itself() -> None:
    rates = RateLimits()
    rates.like_discord()
    posts = [rates.count("POST", "/channels/{channel}/messages", {"channel": "1"}) for _ in range(6)]

    assert [post.wait is None for post in posts] == [True] * 5 + [False]
    assert [post.headers["X-RateLimit-Remaining"] for post in posts] == ["4", "3", "2", "1", "0", "0"]
    assert not posts[-1].everywhere
    assert rates.count("POST", "/channels/{channel}/messages", {"channel": "2"}).wait is None


async def test_the_limit_over_all_routes_is_waited_out(ground: Playground, stage: Stage) -> None:
    ground.rates.limit_all_routes(2, per=0.2)
    for n in range(4):
        await stage.text_channel().send(str(n))

    assert [m.text for m in stage.anna.messages(stage.general)] == ["0", "1", "2", "3"]
    assert 429 in [request.status for request in ground.requests]
