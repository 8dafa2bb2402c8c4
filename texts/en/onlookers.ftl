# Onlookers who want to be told how a game goes on.

button-follow = Follow
# $game: its name, $channel: where it is played
follow-begun = I will send you a direct message whenever { $game } in { $channel } reaches its next round, and when it ends. Press *Follow* again to stop.
follow-stopped = You no longer follow { $game } in { $channel }.
follow-seated = You sit at this table yourself, so you are called anyway.
# $chapter: such as a round
follow-moved-on = { $game } in { $channel }: { $chapter } has begun.
follow-ended = { $game } in { $channel } is over. Type `/replay` there to see it again, move by move.
