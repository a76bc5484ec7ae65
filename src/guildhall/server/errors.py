"""What could not be done: for pages a slug, over HTTP a status and a sentence as well."""

STATUS = {"no_table": 404, "no_invitation": 403, "not_yours": 403, "preparing": 503}  # the others are 409
SENTENCES = {
    "preparing": "this game is being prepared; try again in a moment",
    "no_invitation": "this link opens no chair here; ask whoever set the table up for another",
    "chair_taken": "somebody sits on this chair already; ask whoever set the table up for a link to another, or watch",
    "link_withdrawn": "this link was withdrawn; ask whoever set the table up for a new one",
    "link_used": "this link was used already; make a new one on the device that sits at the table",
    "link_expired": "this link was good for an hour; make a new one on the device that sits at the table",
    "already_seated": "you sit at this table already, on another chair",
    "host_seated": "you sit at this table already; this link is for a friend",
    "too_many_devices": "you sit here with eight devices already; take one of them",
    "not_over": "the game is not over yet",
    "no_seed": "this game began in a position: there is no deal to repeat",
    "gathering": "nothing is dealt yet: somebody is still to come",
}


class NotDone(Exception):
    """What a visitor wanted could not be done; `error` is a slug that the page has words for."""

    def __init__(self, error: str):
        super().__init__(error)
        self.error = error


class Denied(Exception):
    """An answer that is an error: status, slug, sentence."""

    def __init__(self, status: int, error: str, sentence: str = ""):
        super().__init__(error)
        self.status, self.error, self.sentence = status, error, sentence or error.replace("_", " ")


def denied(error: NotDone) -> Denied:
    return Denied(STATUS.get(error.error, 409), error.error, SENTENCES.get(error.error, ""))
