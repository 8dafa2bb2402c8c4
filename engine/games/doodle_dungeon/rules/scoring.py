"""The final score, line by line, and who has won."""

from __future__ import annotations

from engine.core import Weight, all_of, seat_name
from engine.games.doodle_dungeon.board.sheet import LETTERS, MONSTER_LETTERS
from engine.games.doodle_dungeon.cards import MONSTERS
from engine.games.doodle_dungeon.phrases import tell, text
from engine.games.doodle_dungeon.state import DEAD, ESCAPED, OVER, Master, Score, Table
from engine.games.doodle_dungeon.timing import DEATH_POINTS


def end_of_game(g: Table) -> None:
    """Show all treasures and score; most points win, and in a tie fewer monsters crossed out."""
    g.phase = OVER
    g.active = None
    g.turn_up()
    g.scores = tuple([score(master) for master in g.masters])
    for seat, each in enumerate(g.scores):
        tell(
            g,
            "score",
            seat,
            treasures=each.treasure_points,
            monsters=each.monster_points,
            death=each.death,
            hearts=-each.hearts,
            total=each.total,
        )
    g.finish([each.total for each in g.scores], [(each.total, -each.crossed_out) for each in g.scores])
    assert g.result is not None
    winners = g.result.winners
    names = all_of([seat_name(seat) for seat in winners])
    points = g.scores[winners[0]].total
    rivals = [seat for seat, each in enumerate(g.scores) if each.total == points and seat not in winners]
    if rivals:
        g.tell(text("tie", winners=names, rivals=all_of([seat_name(seat) for seat in rivals])))
    g.tell(text("end", winners=names, count=len(winners), points=points), weight=Weight.HEADLINE)


def score(master: Master) -> Score:
    """What a dungeon is worth at the end."""
    sheet, hero = master.sheet, master.hero
    treasures = tuple(
        [(square, sheet.squares[square] in MONSTER_LETTERS) for square in sorted(sheet.treasures)]
    )
    level = sheet.level("treasure")
    treasure_points = level * sum(guarded for _, guarded in treasures)
    monsters = tuple([sheet.squares.count(LETTERS[kind]) for kind in MONSTERS])
    monster_points = sum(
        count * monster.points for count, monster in zip(monsters, MONSTERS.values(), strict=True)
    )
    death = DEATH_POINTS if hero.fate == DEAD else 0
    hearts = -hero.hearts if hero.fate == ESCAPED else 0
    return Score(
        treasures=treasures,
        treasure_level=level,
        treasure_points=treasure_points,
        monsters=monsters,
        monster_points=monster_points,
        death=death,
        hearts=hearts,
        total=treasure_points + monster_points + death + hearts,
        crossed_out=sum(sheet.squares.count(letter.lower()) for letter in MONSTER_LETTERS),
    )
