"""What quick lords want, in points: numbers that did best in thousands of games against each other."""

from __future__ import annotations

WORTH = {
    "goblin": 2.92,
    "slime": 3.49,
    "ghost": 0.67,
    "troll": 2.18,
    "witch": 3.99,
    "vampire": 3.07,
    "golem": 4.6,
    "dragon": 5.5,
    "demon": 3.17,
}
"""What a monster is worth, apart from its cost."""
IN_WINTER = {
    "food": 1.5,
    "reputation": 0.2,
    "dig": 1.2,
    "mine": 1.4,
    "imps": 1.0,
    "traps": 1.3,
    "hire": 2.0,
    "build": 0.8,
}
"""How useful orders are in the first round."""
USUAL = {
    "food": 1.99,
    "reputation": 0.22,
    "dig": 1.26,
    "mine": 2.54,
    "imps": 0.67,
    "traps": 0.88,
    "hire": 1.64,
    "build": 2.42,
}
"""How much a lord usually wants each order."""
SECOND_YEAR = {
    "food": 0.1,
    "reputation": -0.77,
    "dig": 0.41,
    "mine": 0.57,
    "imps": -0.46,
    "traps": -0.63,
    "hire": -0.48,
    "build": 0.29,
}
"""How much more in the second year."""
LATER = {
    "food": 0.29,
    "reputation": -0.23,
    "dig": -0.15,
    "mine": -0.25,
    "imps": -0.09,
    "traps": 0.56,
    "hire": 0.78,
    "build": 0.08,
}
"""How much more with every season."""
FINALLY = {"traps": 0.35, "hire": 0.5, "imps": -0.5}
"""How much more in the very last round: nobody asks for wages any more, and a battle is all that comes."""
CROWDED = {
    "food": 0.41,
    "reputation": 0.32,
    "dig": 0.17,
    "mine": 0.05,
    "imps": 0.04,
    "traps": 0.28,
    "hire": 0.04,
    "build": 0.31,
}
"""How much less for every rival who may want the same, beyond the two who leave a space."""
BEHIND = {"mine": 0.2}
"""How much less for every rival who goes before and may want the same, beyond the first."""
BLOCKED = {
    "food": 0.6,
    "reputation": 0.1,
    "dig": 0.6,
    "mine": 0.2,
    "imps": 0.3,
    "traps": 0.6,
    "hire": 0.5,
    "build": 0.8,
}
"""How much less if those who go before may take all of its spaces."""
HOPED = 0.1
"""How much of mining is left to hope for if those who go before may take all spaces, as they mostly do."""
URGENT = {
    "food": -0.62,
    "reputation": -0.45,
    "dig": -0.64,
    "mine": 1.18,
    "imps": -0.58,
    "traps": -1.52,
    "hire": -0.39,
    "build": 0.39,
}
"""How much earlier it is given than others that are wanted as much."""
NEED = {
    "food": 0.75,
    "gold": 1.27,
    "miners": 0.58,
    "evil": 0.01,
    "paladin": -0.52,
    "tiles": 0.27,
    "taxed": 1.19,
    "wages": 0.5,
    "imps": 0.36,
    "spare-food": 0.25,
    "traps": 0.53,
    "rich": 0.09,
    "monsters": 0.5,
    "mood": 1.1,
    "rooms": 0.22,
    "thieves": 0.3,
}
"""What more or less of something changes."""
TOGETHER = {
    ("food", "hire"): 0.41,
    ("food", "imps"): 0.22,
    ("mine", "hire"): -0.23,
    ("mine", "traps"): 0.46,
    ("mine", "build"): 0.08,
    ("dig", "mine"): -0.22,
    ("dig", "build"): -0.03,
    ("dig", "imps"): 0.34,
    ("mine", "imps"): 0.3,
    ("food", "mine"): -0.39,
    ("food", "reputation"): -0.61,
    ("traps", "hire"): -0.5,
    ("traps", "build"): 0.02,
    ("hire", "build"): 0.16,
}
"""What two orders are worth more in one round than in two."""
GOLD = {"food": -0.42, "mine": 2.31, "imps": -0.43, "traps": -0.98, "hire": -0.16, "build": -0.67}
FOOD = {"food": 2.25, "imps": -1.15, "hire": -1.36}
"""What orders usually bring or cost."""
EARNING = {"mine", "food"}
"""Orders that others are paid from: how much they bring is not sure where all spaces may be taken."""
SPARE_FOOD = 2
"""With so much food nobody calls the paladin for more."""
SHORT = {"gold": 0.93, "food": 1.11}
"""What it costs to want more than there will be, for each coin or food."""
BOUGHT, REFUSED = {"food", "traps"}, 3.0
"""What mostly costs gold, and how much less it is wanted where the ministry takes all there is."""
THIEVING = {"thief", "paladin"}
"""Who prevents what traps do."""
TILES_WANTED, MONSTERS_WANTED, IMPS_WANTED, TRAPS_WANTED = 9, 4, 5, 4
HOPELESS = -4.0
"""What an order is worth that would surely come to nothing."""
EARLIER = 0.1
"""How much the first card counts more than the second, and that more than the third."""
AT_THE_DOOR = 1.0
"""What it is worth not to pay at the door of the tavern."""
VARIETY = 0.8
"""How much wishes differ between lords, so that they do not all crowd the same spaces."""
PAIRS = {**TOGETHER, **{(two, one): worth for (one, two), worth in TOGETHER.items()}}
"""The same, whichever of two is named first."""
HIRING = {
    "nobody": 0.12,
    "price": 0.25,
    "wages": 0.54,
    "evil": 1.8,
}
"""What it is worth to hire nobody; what a coin counts, and more with a pay day to come; evil in gold."""
TRAP_USES = {
    "anti-magic-dart": 0.2,
    "poisoned-meal": 0.9,
    "pendulum": 1.0,
    "poisoned-dart": 1.1,
    "fire-wall": 1.1,
    "rolling-stone": 1.2,
    "cursed-ring": 1.2,
    "kamikaze-imp": 1.3,
    "trap-door": 1.4,
}
"""How useful traps are."""
