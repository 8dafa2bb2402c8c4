#!/bin/sh
# Draws the README's pictures anew: one game between computer players, and the playground's page in Chromium. Look at
# them afterwards; where the players have learned something new, other moments may show more.
set -eu
cd "$(dirname "$0")/../.."
draw() { .venv/bin/python -m render mighty-monsters --seats 4 --seed 1 --option kings-rules=on "$@"; }
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

draw --decision 27 -o "$folder/board.png"
draw --decision 30 --viewer 0 -o "$folder/hand.png"
draw --decision 20 -o "$folder/raid.png" # two pictures: the board, and the raid while it is news
draw --decision 53 -o "$folder/score.png" # two pictures: the score, and the last raid

mv "$folder/board.png" "$folder/hand.png" docs/pictures/
mv "$folder/raid-2.png" docs/pictures/raid.png
mv "$folder/score-1.png" docs/pictures/score.png

.venv/bin/python -m tests.browser.pictures docs/pictures
