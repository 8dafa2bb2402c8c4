# Reading the rules, looking cards up, and searching in both.

rules-cards = Cards it is about …
# $first, $last: names of cards
rules-cards-from = Cards: { $first } … { $last }
# $topic: the name of a rules topic
button-topic = Rules: { $topic }
# $words: what somebody has typed
search-title = What I found about “{ $words }”
search-none = Nothing in the rules or on the cards speaks of “{ $words }”. Try another word, or part of one.
search-open = Open one of them …
search-hit = - **{ $name }** ({ $kind }): { $snippet }
search-kind-topic = rules
search-kind-card = card
search-more = { $count ->
    [one] There is one more in the menu or beyond it; another word narrows it down.
   *[other] There are { $count } more in the menu or beyond it; another word narrows it down.
}
button-results = Back to what I found
card-not-but = There is no card called “{ $words }”, but this speaks of it.
# In front of the description of a picture that illustrates a rule
rules-alt-example = An example. { $shown }
rules-alt-symbols = Symbols and what they mean: { $shown }
rules-alt-things = Drawn here: { $shown }
