"""The computer player: it uses what it has bought, and finds its way out."""

from collections import Counter

from engine.cli.self_play import moments
from engine.games.fairy_market import GAME
from engine.games.fairy_market.cards import BOOKS
from engine.games.fairy_market.state import Fair

GAMES = 3


def test_it_finds_an_exit_mostly_uses_its_tokens_and_reads_all_sorts_of_books() -> None:
    told: Counter[str] = Counter()
    books: set[str] = set()
    tokens = 0
    for seed in range(GAMES):
        for g in moments(GAME, 4, GAME.checked_settings({}), seed):
            told.update(event.text.key for event in g.events)
            assert isinstance(g, Fair)
            books.update(*[player.books for player in g.players])
        assert isinstance(g, Fair)
        tokens += sum(sum(player.tokens.values()) for player in g.players)

    lost, out = told["fairy-market-explored-dead-end"], told["fairy-market-explored-exit"]
    assert lost / (lost + out) < 0.3
    assert tokens <= GAMES
    assert len(books) > len(BOOKS) / 2
    assert told["fairy-market-bought-book"] > GAMES
