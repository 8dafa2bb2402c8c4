#!/bin/sh
# Draws the README's pictures anew: one game between computer players, and the playground's page in Chromium. Look at
# them afterwards; where the players have learned something new, other moments may show more.
set -eu
cd "$(dirname "$0")/../.."
draw() { .venv/bin/python -m render mighty-monsters --seats 4 --seed 1 --option kings-rules=on "$@"; }
draw_boss() { .venv/bin/python -m render boss-monster --seats 4 --seed 3 "$@"; }
draw_lords() { .venv/bin/python -m render dungeon-lords --seats 4 --seed 2 --option version=full "$@"; }
draw_doodle() { .venv/bin/python -m render doodle-dungeon --seats 4 --seed 2 "$@"; }
draw_fairy() { .venv/bin/python -m render fairy-market --seats 3 --seed 1 "$@"; }
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

# Several pictures are numbered in the order in which the table shows them.
draw_boss --decision 62 -o "$folder/boss.png"
draw_boss --decision 20 --viewer 0 -o "$folder/rooms.png"
draw_lords --decision 190 -o "$folder/year.png"
draw_lords --decision 212 -o "$folder/fight.png"
draw_doodle --decision 345 -o "$folder/doodle.png"
draw_fairy --decision 45 -o "$folder/fair.png"
draw_fairy --decision 60 -o "$folder/dungeons.png"
draw --decision 27 -o "$folder/board.png"
draw --decision 30 --viewer 0 -o "$folder/hand.png"

mv "$folder/boss-2.png" docs/pictures/dungeons.png
mv "$folder/year-5.png" docs/pictures/lair.png
mv "$folder/fight-1.png" docs/pictures/battle.png
mv "$folder/doodle-1.png" docs/pictures/doodle.png
mv "$folder/doodle-2.png" docs/pictures/doodles.png
mv "$folder/fair-1.png" docs/pictures/market.png
mv "$folder/dungeons-4.png" docs/pictures/expedition.png
mv "$folder/rooms.png" "$folder/board.png" "$folder/hand.png" docs/pictures/

.venv/bin/python -m benchmarks.waiting_picture docs/pictures/waiting.png
.venv/bin/python -m tests.browser.pictures docs/pictures
