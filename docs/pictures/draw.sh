#!/bin/sh
# Draws the README's pictures anew: one game between computer players, and the playground's page in Chromium. Look at
# them afterwards; where the players have learned something new, other moments may show more.
set -eu
cd "$(dirname "$0")/../.."
draw() { .venv/bin/python -m render mighty-monsters --seats 4 --seed 1 --option kings-rules=on "$@"; }
draw_boss() { .venv/bin/python -m render boss-monster --seats 4 --seed 3 "$@"; }
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

draw --decision 27 -o "$folder/board.png"
draw --decision 30 --viewer 0 -o "$folder/hand.png"
draw --decision 20 -o "$folder/raid.png" # two pictures: the board, and the raid while it is news
draw --decision 53 -o "$folder/score.png" # two pictures: the score, and the last raid
draw_boss --decision 60 -o "$folder/dungeons.png" # three pictures: the town, and two with two dungeons each
draw_boss --decision 20 --viewer 0 -o "$folder/rooms.png"

mv "$folder/dungeons-2.png" docs/pictures/dungeons.png
mv "$folder/rooms.png" docs/pictures/
mv "$folder/board.png" "$folder/hand.png" docs/pictures/
mv "$folder/raid-2.png" docs/pictures/raid.png
mv "$folder/score-1.png" docs/pictures/score.png

.venv/bin/python -m tests.browser.pictures docs/pictures
