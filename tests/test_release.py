"""The running release is known with and without git, and `make release` refuses what cannot be released."""

from __future__ import annotations

import logging
import os
import subprocess
import tarfile
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot
from cogs.client.configuration import read_configuration
from engine import release as its_release
from engine.release import ROOT, STAMP, VERSION, commit_of, release
from hosting import release as releasing
from hosting.release import ReleaseError, changelog_section, make_release
from tables import StorageError, TableService

PASSING = ("true",)
CHANGELOG = """# Changelog

## [Unreleased]

## [1.1.0] - 2026-02-03

### Added

- A dragon.

## [1.0.0] - 2026-01-02

### Added
"""


def git(root: Path, *words: str) -> str:
    return subprocess.run(
        ["git", "-C", str(root), *words], check=True, capture_output=True, text=True
    ).stdout.strip()


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree with one commit, by somebody without settings of their own."""
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")
    root = tmp_path / "lairkeeper"
    (root / STAMP).parent.mkdir(parents=True)
    for file in (STAMP, Path(".gitattributes"), Path(".gitignore")):
        (root / file).write_bytes((ROOT / file).read_bytes())
    (root / "CHANGELOG.md").write_text(CHANGELOG)
    git(root, "init", "--quiet")
    git(root, "config", "user.name", "Anna")
    git(root, "config", "user.email", "anna@example.org")
    git(root, "add", ".")
    git(root, "commit", "--quiet", "--message", "First")
    return root


@pytest.fixture
def _asked_anew() -> Iterator[None]:
    release.cache_clear()
    yield
    release.cache_clear()


# ── which release this is ────────────────────────────────────────────────────────────────────────────────


def test_the_version_is_written_once() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())

    assert "version" not in project["project"]
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "engine.release.VERSION"}


def test_a_checkout_names_its_commit(tree: Path) -> None:
    assert commit_of(tree) == git(tree, "rev-parse", "--short=7", "HEAD")


def test_a_checkout_with_changes_says_so(tree: Path) -> None:
    (tree / "CHANGELOG.md").write_text("changed")

    assert commit_of(tree) == git(tree, "rev-parse", "--short=7", "HEAD") + "-dirty"


def test_a_tag_does_not_hide_the_commit(tree: Path) -> None:
    git(tree, "tag", "--annotate", "--message", "1.1.0", "v1.1.0")

    assert commit_of(tree) == git(tree, "rev-parse", "--short=7", "HEAD")


def test_a_stamp_counts_without_asking_git(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tree / STAMP).write_text("0123abc-dirty\n")
    monkeypatch.setattr(subprocess, "run", None)

    assert commit_of(tree) == "0123abc-dirty"


@pytest.mark.parametrize("stamp", ["", "$Format:%h$", "no commit", "\xe4\xf6"])
def test_what_is_no_commit_is_no_stamp(tmp_path: Path, stamp: str) -> None:
    (tmp_path / STAMP).parent.mkdir()
    (tmp_path / STAMP).write_text(stamp, "latin-1")

    assert commit_of(tmp_path) is None


def test_a_tree_without_git_has_no_commit_even_inside_somebody_elses_checkout(tree: Path) -> None:
    inside = tree / "downloads" / "lairkeeper"
    inside.mkdir(parents=True)

    assert commit_of(inside) is None


def test_a_checkout_on_a_machine_without_git_has_no_commit(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tree))

    assert commit_of(tree) is None


def test_a_git_that_hangs_is_not_waited_for(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = tree / "git"
    slow.write_text("#!/bin/sh\nexec sleep 60\n")
    slow.chmod(0o755)
    monkeypatch.setenv("PATH", str(tree), prepend=os.pathsep)
    monkeypatch.setattr(its_release, "_GIT_SECONDS", 0.1)

    assert commit_of(tree) is None


def test_a_damaged_checkout_has_no_commit(tree: Path) -> None:
    (tree / ".git" / "HEAD").unlink()

    assert commit_of(tree) is None


def test_git_is_not_led_astray_by_the_variables_of_a_hook(
    tree: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("GIT_DIR", str(tmp_path / "elsewhere"))

    assert commit_of(tree) is not None


@pytest.mark.usefixtures("_asked_anew")
@pytest.mark.parametrize(
    ("commit", "named"), [("0123abc", f"{VERSION}+0123abc"), (None, VERSION)], ids=["known", "unknown"]
)
def test_a_release_is_version_and_commit_and_is_found_out_once(
    commit: str | None, named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Path] = []

    def commit_of(root: Path) -> str | None:
        asked.append(root)
        return commit

    monkeypatch.setattr(its_release, "commit_of", commit_of)

    assert [release(), release()] == [named, named]
    assert asked == [ROOT]


# ── making one ───────────────────────────────────────────────────────────────────────────────────────────


def test_a_release_is_an_annotated_tag_with_its_part_of_the_changelog(tree: Path) -> None:
    make_release(tree, "1.1.0", PASSING)

    assert git(tree, "cat-file", "-t", "v1.1.0") == "tag"
    assert git(tree, "rev-parse", "v1.1.0^{commit}") == git(tree, "rev-parse", "HEAD")
    message = git(tree, "tag", "--list", "--format=%(contents)", "v1.1.0")
    assert message == "Lairkeeper 1.1.0\n\n### Added\n\n- A dragon."


def test_the_archive_of_a_release_knows_its_commit_without_git(tree: Path, tmp_path: Path) -> None:
    archive = make_release(tree, "1.1.0", PASSING)

    assert archive == tree / "dist" / "lairkeeper-1.1.0.tar.gz"
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, filter="data")
    assert commit_of(tmp_path / "lairkeeper-1.1.0") == git(tree, "rev-parse", "--short=7", "HEAD")
    assert git(tree, "status", "--porcelain") == ""


@pytest.mark.parametrize("change", ["CHANGELOG.md", "new.py"])
def test_a_tree_with_changes_is_no_release(tree: Path, change: str) -> None:
    with (tree / change).open("a") as file:
        file.write("\n")

    refused(tree, "1.1.0", change)


def test_a_version_is_released_once(tree: Path) -> None:
    make_release(tree, "1.1.0", PASSING)

    with pytest.raises(ReleaseError, match=r"v1\.1\.0 is already tagged"):
        make_release(tree, "1.1.0", PASSING)


def test_checks_that_fail_prevent_a_release(tree: Path) -> None:
    refused(tree, "1.1.0", "`false` fails", checks=("false",))


def test_what_changes_while_the_checks_run_is_not_released(tree: Path) -> None:
    refused(tree, "1.1.0", "CHANGELOG.md", checks=("sh", "-c", "echo >> CHANGELOG.md"))


def test_a_commit_made_while_the_checks_run_is_not_released(tree: Path) -> None:
    commit = ("git", "commit", "--quiet", "--allow-empty", "--message", "Second")

    refused(tree, "1.1.0", "another commit", checks=commit)


@pytest.mark.parametrize(
    ("version", "flaw"),
    [
        ("1.2.0", r'no section "## \[1\.2\.0\]'),
        ("1.0.0", "says nothing of 1.0.0"),
        ("Unreleased", "no section"),
        ("1.1", "no section"),
        ("1x1.0", "no section"),
    ],
)
def test_a_version_of_which_the_changelog_says_nothing_is_no_release(
    tree: Path, version: str, flaw: str
) -> None:
    refused(tree, version, flaw)


def refused(tree: Path, version: str, flaw: str, checks: tuple[str, ...] = PASSING) -> None:
    """No release, and no tag either."""
    with pytest.raises(ReleaseError, match=flaw):
        make_release(tree, version, checks)
    assert git(tree, "tag") == ""


def test_this_version_has_its_part_of_the_changelog() -> None:
    assert changelog_section((ROOT / "CHANGELOG.md").read_text("utf-8"), VERSION)


def test_on_the_command_line_a_refusal_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(releasing, "ROOT", tree)
    monkeypatch.setattr(releasing, "VERSION", "1.0.0")

    assert releasing.main() == 1
    assert capsys.readouterr().err == "No release: CHANGELOG.md says nothing of 1.0.0\n"


def test_make_release_runs_every_check_there_is() -> None:
    assert releasing.CHECKS == ("make", "test")
    makefile = (ROOT / "Makefile").read_text()
    assert "-m hosting.release\n" in makefile


# ── where it is told ─────────────────────────────────────────────────────────────────────────────────────


async def test_the_log_begins_with_the_release(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(path: Path, **_: object) -> TableService:
        raise StorageError

    monkeypatch.setattr(TableService, "open", broken)
    with caplog.at_level(logging.INFO), pytest.raises(StorageError):
        await bot.run(read_configuration({}), "token")

    assert caplog.messages == [f"starting release {release()}"]


def test_systemd_and_containers_learn_whether_the_bot_is_well() -> None:
    unit = (ROOT / "hosting" / "lairkeeper.service").read_text()
    containerfile = (ROOT / "hosting" / "Containerfile").read_text()

    assert {"Type=notify", "NotifyAccess=main", "WatchdogSec=60"} <= set(unit.splitlines())
    assert "HEALTHCHECK" in containerfile
    assert '"cogs.operations.probe"' in containerfile
    assert (ROOT / "cogs" / "operations" / "probe.py").exists()


def test_the_container_is_stamped_with_the_commit_it_is_built_from() -> None:
    containerfile = (ROOT / "hosting" / "Containerfile").read_text()

    assert "ARG COMMIT" in containerfile
    assert f"/opt/lairkeeper/{STAMP}" in containerfile
