"""`python -m render` draws any moment of any game."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from render.__main__ import main


def _run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", ["render", "mighty-monsters", *arguments])
    main()


def test_a_moment_is_drawn_to_the_file_wanted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    wanted = tmp_path / "board.png"
    _run(monkeypatch, "--seats", "4", "--decision", "8", "--option", "kings-rules=on", "-o", str(wanted))
    assert wanted.read_bytes().startswith(b"\x89PNG")


def test_several_pictures_are_numbered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    _run(monkeypatch, "--decision", "999", "--locale", "de", "-o", str(tmp_path / "end.png"))
    assert {file.name for file in tmp_path.iterdir()} == {"end-1.png", "end-2.png"}


def test_a_viewer_sees_their_hand(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _run(monkeypatch, "--decision", "4", "--viewer", "1", "-o", str(tmp_path / "hand.png"))
    assert "In hand" in capsys.readouterr().out


def test_a_seat_can_be_looked_at_closely(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _run(monkeypatch, "--decision", "9", "--spotlight", "2", "-o", str(tmp_path / "lair.png"))
    assert "The lair of Seat C." in capsys.readouterr().out
