"""The health address: a port of this machine, and requests that really mean it."""

from __future__ import annotations

import pytest

from cogs.operations.address import Address, is_expected, read_address


@pytest.mark.parametrize(
    ("written", "address"),
    [
        ("8080", Address("127.0.0.1", 8080)),
        ("127.0.0.1:1", Address("127.0.0.1", 1)),
        ("localhost:8080", Address("localhost", 8080)),
        ("[::1]:8080", Address("::1", 8080)),
    ],
)
def test_a_port_alone_is_one_of_this_machine(written: str, address: Address) -> None:
    assert read_address(written) == address
    assert address.is_local


@pytest.mark.parametrize("written", ["0.0.0.0:8080", "[::]:8080", "192.168.0.4:80", "lair.example:80"])
def test_an_address_that_others_can_reach_is_known_as_such(written: str) -> None:
    assert not read_address(written).is_local


@pytest.mark.parametrize(
    "written",
    ["0", "65536", "8080x", "127.0.0.1", ":8080", "a:b", "http://a:1", "a@b:80", "[::1:80", "a:80/x"],
)
def test_anything_else_is_refused(written: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        read_address(written)


@pytest.mark.parametrize(
    "host", ["127.0.0.1:8080", "localhost", "LOCALHOST:1", "[::1]:8080", "lair.internal"]
)
def test_a_request_is_expected_under_our_names(host: str) -> None:
    assert is_expected(host, ["lair.internal"])


@pytest.mark.parametrize(
    "host", ["", "evil.example", "127.0.0.1.evil.example", "[", "a@evil.example", "lair"]
)
def test_a_request_under_another_name_is_not_meant_for_us(host: str) -> None:
    assert not is_expected(host, ["lair.internal"])
