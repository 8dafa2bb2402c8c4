import pytest

from playground import point_discord_at


@pytest.mark.parametrize(
    ("api", "gateway"),
    [
        ("https://example.org/api/v10", "ws://127.0.0.1:1/gateway"),
        ("http://127.0.0.1:1/api/v10", "wss://example.org"),
        ("http://0.0.0.0:1/api/v10", "ws://127.0.0.1:1/gateway"),
    ],
)
def test_the_client_is_only_pointed_at_this_computer(api: str, gateway: str) -> None:
    with pytest.raises(ValueError, match=r"127\.0\.0\.1 only"):
        point_discord_at(api, gateway)
