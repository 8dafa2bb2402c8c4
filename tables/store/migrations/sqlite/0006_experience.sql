-- How often somebody has answered a kind of question: what it is about is explained to beginners only.
CREATE TABLE experience (
    user_id  INTEGER NOT NULL,
    question TEXT    NOT NULL,
    answers  INTEGER NOT NULL,
    PRIMARY KEY (user_id, question)
) WITHOUT ROWID;
