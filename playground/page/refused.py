"""How the page's server side turns a request down."""


class Refused(Exception):  # noqa: N818 - not an error but an answer
    """A request that cannot be done, with the key of the sentence that says why."""

    def __init__(self, key: str, **given: str) -> None:
        super().__init__(key)
        self.key = key
        self.given = given
