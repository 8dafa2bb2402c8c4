"""What the documentation names is there: files, folders, links, targets of make, and settings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.release import ROOT
from tests.docs.reading import PAGES, headings_in, links_in, paths_in, quoted_files

EXAMPLES = {"tests/render/dragon_cave/golden.py", *quoted_files(ROOT / "docs" / "new-game.md")}
"""Files of the game that docs/new-game.md builds."""
MADE_BY_RUNNING = {"data/lairkeeper.sqlite3"}

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def test_the_pages_are_found() -> None:
    names = {str(page.relative_to(ROOT)) for page in PAGES}

    assert {"README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "docs/architecture.md"} <= names


@every_page
def test_every_file_and_folder_named_is_there(page: Path) -> None:
    named = set(paths_in(page)) - EXAMPLES - MADE_BY_RUNNING

    assert sorted(path for path in named if not _exists(path, page)) == []


def _exists(path: str, page: Path) -> bool:
    """Paths are given from the top of the project, or from the folder of the page."""
    return any(any(base.glob(path)) for base in (ROOT, page.parent))


@every_page
def test_every_link_leads_somewhere(page: Path) -> None:
    broken = []
    for link in links_in(page):
        file, _, heading = link.partition("#")
        target = page.parent / file if file else page
        if not target.exists() or (heading and heading not in headings_in(target)):
            broken.append(link)

    assert broken == []


@every_page
def test_every_target_of_make_exists(page: Path) -> None:
    targets = set(re.findall(r"^([\w./$()-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    targets |= {target.replace("$(VENV)", ".venv") for target in targets}

    assert (
        set(re.findall(r"(?:`|^|sudo )make ([a-z.][\w./-]*)", page.read_text("utf-8"), re.MULTILINE))
        <= targets
    )


def test_every_decision_is_in_the_index_by_number() -> None:
    index = (ROOT / "docs" / "decisions" / "README.md").read_text("utf-8")
    pages = sorted(path.name for path in (ROOT / "docs" / "decisions").glob("0*.md"))

    assert re.findall(r"\((\d{4}-[\w-]+\.md)\)", index) == pages
    assert [int(name[:4]) for name in pages] == list(range(1, len(pages) + 1))


@pytest.mark.parametrize(
    "page", sorted((ROOT / "docs" / "decisions").glob("0*.md")), ids=lambda page: page.stem
)
def test_a_decision_has_context_decision_and_consequences(page: Path) -> None:
    text = page.read_text("utf-8")

    assert text.startswith(f"# {int(page.name[:4])}. ")
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == ["Context", "Decision", "Consequences"]


def test_every_setting_is_explained_in_the_readme() -> None:
    known = set(re.findall(r"^#? ?([A-Z_]+)=", (ROOT / ".env.example").read_text(), re.MULTILINE))

    assert known
    assert [
        setting for setting in sorted(known) if f"`{setting}`" not in (ROOT / "README.md").read_text()
    ] == []


def test_the_first_move_is_explained_on_the_first_screen() -> None:
    first_screen = "\n".join((ROOT / "README.md").read_text("utf-8").splitlines()[:20])

    assert "make run" in first_screen
    assert "first move" in first_screen


def test_the_workflow_runs_what_ci_runs() -> None:
    workflow = (ROOT / ".github" / "workflows" / "checks.yml").read_text()

    assert re.findall(r"run: (.+)", workflow) == [".ci/run"]
    assert all(
        re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v[\d.]+", use) for use in re.findall(r"uses: (.+)", workflow)
    )
    assert "permissions:\n  contents: read\n" in workflow
    assert "make test" in (ROOT / ".ci" / "run").read_text()
