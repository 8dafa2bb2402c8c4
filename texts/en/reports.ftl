# Something is wrong here: what people tell whoever runs the bot about a table.

button-wrong = Something is wrong here
complaint-title = Something is wrong here
complaint-field = What is wrong?
complaint-hint = What did you expect, and what happened? Only whoever runs this bot reads it.
complaint-kept = Thank you! I have told whoever runs this bot; your report is number { $report }. Nobody at the table learns of it.
complaint-empty = Please say in a few words what is wrong, so that somebody can look into it.
# $table: its number, $report: the number of the report
complaint-told = Somebody says that something is wrong at table { $table }. Their words, and the game up to that moment, are in { $report }.json, in the folder for reports beside the database. Careful: the file shows what players cannot see.
limit-complaints = { $most ->
    [one] You have made a report within the last hour.
   *[other] You have made { $most } reports within the last hour.
} You can make the next one { $when }.
