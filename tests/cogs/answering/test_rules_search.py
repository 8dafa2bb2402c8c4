"""Searching in rules and cards: whatever a word's form, and names before texts."""

from __future__ import annotations

import threading
from collections.abc import Iterable

import pytest

from cogs.answering import rules_search
from cogs.answering.rules_reading import cards_like, suggested
from cogs.answering.rules_search import CARD, LONGEST_SNIPPET, TOPIC, Entry, entry_called, prepare, search
from engine.core.registry import games
from texts import LOCALES, Speaker, speaker

LORDS = ["dungeon-lords"]


@pytest.mark.parametrize("typed", ["pay day", "Pay Day", "PAYDAY", "pay days"])
def test_a_topic_is_found_by_its_name_however_it_is_written(typed: str) -> None:
    assert search(typed, LORDS, "en")[0].entry.reference == "topic/dungeon-lords/pay-day"


@pytest.mark.parametrize("typed", ["Münze", "münzen", "Muenze", "munzen"])
def test_umlauts_and_endings_make_no_difference(typed: str) -> None:
    found = search(typed, ["boss-monster"], "de")

    assert found[0].entry.reference == "topic/boss-monster/coins"
    assert found == search("Münzen", ["boss-monster"], "de")


def test_names_come_before_texts() -> None:
    ranks = [(hit.is_named_so, "trap" in hit.entry.name.lower()) for hit in search("traps", LORDS, "en")]

    assert ranks == sorted(ranks, reverse=True)
    assert (True, True) in ranks
    assert (False, False) in ranks


def test_all_words_must_be_there() -> None:
    both = {hit.entry.reference for hit in search("slime fatigue", LORDS, "en")}

    assert both
    assert both < {hit.entry.reference for hit in search("fatigue", LORDS, "en")}
    assert search("slime xylophone", LORDS, "en") == []
    assert search("  *** ", LORDS, "en") == []


def test_other_games_are_searched_only_if_this_one_has_nothing_to_say() -> None:
    assert {hit.entry.game for hit in search("paladin", LORDS, "en")} == {"dungeon-lords"}
    assert {hit.entry.game for hit in search("spellbook", LORDS, "en")} == {"fairy-market"}


def test_a_snippet_shows_the_place_that_speaks_of_it_without_markup() -> None:
    hits = [hit for hit in search("fatigue", LORDS, "en") if hit.entry.kind == TOPIC]

    assert all(len(hit.snippet) <= LONGEST_SNIPPET + 2 for hit in hits)
    assert all("atigue" in hit.snippet and not set(hit.snippet) & set("*`") for hit in hits)


def test_what_is_found_can_be_opened_again_by_its_reference() -> None:
    for kind in (TOPIC, CARD):
        entry = next(hit.entry for hit in search("trap", LORDS, "en") if hit.entry.kind == kind)
        assert entry_called(entry.reference, "en") == entry
    for forged in ("topic/dungeon-lords/none", "topic/nothing/none", "x", ""):
        assert entry_called(forged, "en") is None


def test_suggestions_are_names_and_cards_come_before_topics_for_a_card() -> None:
    say = speaker("en")

    assert suggested("pay day", LORDS, say) == [("Pay day (rules)", "topic/dungeon-lords/pay-day")]
    offered = [value for _, value in cards_like(LORDS, "trap", say)]
    assert offered[0].startswith("dungeon-lords/")
    assert offered[-1].startswith("topic/")


async def test_what_is_searched_is_prepared_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[tuple[str, str]] = []
    threads = set()
    read = rules_search._entries

    def noticed(key: str, say: Speaker) -> Iterable[Entry]:
        said.append((key, say.locale))
        threads.add(threading.get_ident())
        return read(key, say)

    monkeypatch.setattr(rules_search, "_entries", noticed)
    rules_search._index.cache_clear()

    await prepare(after=0)

    assert said == [(key, locale) for locale in LOCALES for key in games()]
    assert threading.get_ident() not in threads
    for locale in LOCALES:
        assert search("goblin", list(games()), locale)
    assert len(said) == len(games()) * len(LOCALES), "a search says nothing anew"
