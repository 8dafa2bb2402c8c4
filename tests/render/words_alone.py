"""Topics of the rules without a picture, each with the reason why words are the whole truth."""

WORDS_ALONE = {
    ("boss-monster", "terms"): "it says what words on cards mean, and words is what they are",
    ("fairy-market", "designed"): "it is about where the cards come from, not about what they look like",
}
