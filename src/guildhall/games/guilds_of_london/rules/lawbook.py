"""The laws that every position keeps, in sentences. laws.py and moments.py hold positions against them."""

from guildhall.games.guilds_of_london.tables import NEUTRALS_PER_PLAYER, PAWNS

LAWS = (
    "",
    # What lies on the table: laws.py.
    "tile: a tile lies twice, is not used by so many players, or lies outside the city",
    "up, token, master, pawns: a resolved tile has a token or liverymen, or an unresolved one a master",
    "token: a face-up tile has no token (only one whose second player is being rewarded has none)",
    "unused: there are too few tokens for the tiles that are still to come",
    "shows, here, ruled: the sets do not fit the tiles and pawns; leave them out, and they are made",
    f"guildhall, plantation, supply, pawns, master: a colour has other than {PAWNS} pawns",
    f"neutrals, stock, standing_in: there are not {NEUTRALS_PER_PLAYER} neutral pawns a player, or some stand in for nobody",
    "tokens, unused: a kind of token is there too often",
    "beadle: the beadle stands on no face-up guild although there is one, or on a special building or a resolved tile",
    "hand, deck, discards, played: a card is not there as often as it should be",
    "hand_size, deck_left: the sizes do not fit the cards",
    "mayors, kept, looked: a mayoral card is not there as often as it should be",
    "mayors, kept, looked: a mayoral card lies beyond the number of cards there",
    "shuffled, together, since, pinned: what is remembered does not fit the cards; leave it out, and all know what they see",
    "points, tokens, kept_count, looking, done: somebody who is not at this table has something",
    "points, reveals: there are more than so many rounds can bring",
    "ranking: the discs do not stand in the order of points",
    "order, talk: a seat has no place or two in the order of turns or of the negotiation",
    "depth, stack: nothing waits for anything else in this game",
    "over, ending, to_act: a finished game has a rule that ended it and asks nobody, and no other game has one",
    # Who is asked what: moments.py.
    "round_no, to_act, actor, turn: a seat is asked that it is not for",
    "moment, stage: the decision that is open is never asked in this part of a round",
    "stage, resolving, round_no: this part of a round does not fit the round or the tile that is being resolved",
    "winner, runner_up, rewarded: who is rewarded does not fit the part of the round",
    "card, played, plays: the card that is being carried out does not fit the decision, or is not out",
    "any_suit, discount, extra: they are more than the cards that were played can bring",
    "lasting, firings, due: an effect lasts or is due that no card played in this turn has brought",
    "row, resume, until: the step that is being carried out belongs to no such card, tile, token or plantation",
    "left, begun, floor: how much is left of the decision does not fit the step, the cards or the pawns",
    "origin, goal, aim: the pawn or tile in question does not fit the step",
    "looking: mayoral cards are looked at by somebody who is not choosing, or the number is wrong",
    "talker, floor, stock: the seat that negotiates is not the one in turn, or has nothing to replace",
    "moment: the decision that is open has no answer or would not be asked",
)
(
    TILE_LAW, SIDES_LAW, FACE_UP_LAW, STOCK_LAW, SETS_LAW, PAWN_LAW, NEUTRAL_LAW, TOKEN_LAW, BEADLE_LAW, CARD_LAW, SIZE_LAW,
    MAYORAL_LAW, PLACES_LAW, NOTES_LAW, ABSENT_LAW, MOST_LAW, RANK_LAW, ORDER_LAW, STACK_LAW, END_LAW, ASKED_LAW, MOMENT_LAW,
    STAGE_LAW, WINNER_LAW, PLAYED_LAW, TURN_LAW, LASTING_LAW, PROGRAM_LAW, LEFT_LAW, PAWN_IN_HAND_LAW, LOOKING_LAW, TALK_LAW,
    ANSWER_LAW,
) = range(1, len(LAWS))  # fmt: skip
