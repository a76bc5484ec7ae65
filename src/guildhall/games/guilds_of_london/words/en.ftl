# Guilds of London: names.
side-red = Red
side-blue = Blue
side-green = Green
side-yellow = Yellow
other-red = { side-red }
other-blue = { side-blue }
other-green = { side-green }
other-yellow = { side-yellow }
suit-compass = compass
suit-anchor = anchor
suit-cross = cross
suit-scythe = scythe
suit-crown = crown
name-merchant-importers = Merchant Importers
name-pepperers = Pepperers
name-cloth-merchants = Cloth Merchants
name-fish-sellers = Fish Sellers
name-goldworkers = Goldworkers
name-furriers = Furriers
name-tailors = Tailors
name-hatters = Hatters
name-salt-merchants = Salt Merchants
name-ironworkers = Ironworkers
name-wine-merchants = Wine Merchants
name-fullers = Fullers
name-dyers = Dyers
name-ale-makers = Ale Makers
name-leather-merchants = Leather Merchants
name-tinsmiths = Tinsmiths
name-barber-surgeons = Barber-Surgeons
name-bladesmiths = Bladesmiths
name-bread-makers = Bread Makers
name-candle-makers = Candle Makers
name-tallow-makers = Tallow Makers
name-armour-makers = Armour Makers
name-belt-makers = Belt Makers
name-meat-sellers = Meat Sellers
name-saddle-makers = Saddle Makers
name-woodworkers = Woodworkers
name-shoemakers = Shoemakers
name-limners = Limners
name-tanners = Tanners
name-stonecutters = Stonecutters
name-lead-workers = Lead Workers
name-hostellers = Hostellers
name-bell-founders = Bell Founders
name-poultry-sellers = Poultry Sellers
name-pie-makers = Pie Makers
name-barrel-makers = Barrel Makers
name-paviers = Paviers
name-apothecaries = Apothecaries
name-master-mariners = Master Mariners
name-lightermen = Lightermen
name-st-lawrence-jewry = St Lawrence Jewry
name-company-hall = Company Hall
name-lord-mayors-parade = Lord Mayor's Parade
name-university-of-london = University of London
name-gog-and-magog = Gog & Magog
name-guildhall = the Guildhall
name-plantation = the plantation
plantation-ulster = Ulster
plantation-virginia = Virginia

# Names of the cards: ours, since the printed ones are lost.
name-card-s1 = Hiring Fair
name-card-s2 = Harvest Crew
name-card-s3 = Day Labour
name-card-s4 = Market Porters
name-card-s5 = Word of Mouth
name-card-s6 = To the Bench
name-card-s7 = Poached Hands
name-card-s8 = Indentures
name-card-s9 = Hired Voices
name-card-a1 = Passage
name-card-a2 = Merchant Fleet
name-card-a3 = Settlers
name-card-a4 = Homecoming
name-card-a5 = Port of Call
name-card-a6 = Colonial Goods
name-card-a7 = Chartered Company
name-card-a8 = Land Dispute
name-card-a9 = Governor's Letter
name-card-c1 = Errand
name-card-c2 = Through the Lanes
name-card-c3 = Marching Orders
name-card-c4 = Grand Procession
name-card-c5 = Next Door
name-card-c6 = Follow Me
name-card-c7 = Freedom of the City
name-card-c8 = Trading Places
name-card-c9 = Beadle's Round
name-card-x1 = Alms
name-card-x2 = Bequest
name-card-x3 = Tithe
name-card-x4 = Parish Register
name-card-x5 = Pilgrimage
name-card-x6 = Mission
name-card-x7 = Congregation
name-card-x8 = Scriptorium
name-card-x9 = Monastic Vows
name-card-k1 = Royal Favour
name-card-k2 = Go-Between
name-card-k3 = Bribes
name-card-k4 = Audience
name-card-k5 = Royal Writ
name-card-k6 = Court Purveyors
name-card-k7 = Coronation Day
name-card-k8 = Knighthood
name-card-k9 = Royal Charter
name-card-k10 = Privy Purse
card-told = { $name } ({ $mark })

# Effects: the sentences from which the texts of cards, tiles and tokens are put together (wording.py).
pawns-any = { $n ->
    [one] 1 of your pawns
   *[other] { $n } of your pawns
}
pawns-guildhall = { $n ->
    [one] 1 liveryman from the Guildhall
   *[other] { $n } liverymen from the Guildhall
}
pawns-plantation = { $n ->
    [one] 1 of your liverymen from the plantation
   *[other] { $n } of your liverymen from the plantation
}
pawns-tiles = { $n ->
    [one] 1 of your pawns from a tile
   *[other] { $n } of your pawns from one tile
}
pawns-masters = { $n ->
    [one] 1 of your masters
   *[other] { $n } of your masters
}
goal-any = to any face-up tile
goal-suit = to a face-up tile with { $suits }
goal-one-suit = to one and the same face-up tile with { $suits }
goal-one = to one and the same face-up tile
goal-neighbour = to one neighbouring face-up tile
goal-same = to the same tile
goal-plantation = to the plantation
onto-any = any face-up tile
onto-suit = a face-up tile with { $suits }
effect-hire = { $n ->
    [one] Hire 1 liveryman.
   *[other] Hire { $n } liverymen.
}
effect-hire-plantation = { $n ->
    [one] Hire 1 liveryman directly onto the plantation.
   *[other] Hire { $n } liverymen directly onto the plantation.
}
effect-hire-tile = { $n ->
    [one] Hire 1 liveryman directly onto { $goal }.
   *[other] Hire { $n } liverymen directly onto { $goal }.
}
effect-hire-grows = Hire liverymen: { $number }.
effect-move = Move { $pawns } { $goal }.
effect-move-up-to = Move up to { $pawns } { $goal }.
effect-move-may = You may move { $pawns } { $goal }.
effect-send = Send { $pawns } to the plantation.
effect-send-up-to = Send up to { $pawns } to the plantation.
effect-send-may = You may send { $pawns } to the plantation.
effect-draw-now = { $n ->
    [one] Draw 1 card now.
   *[other] Draw { $n } cards now.
}
effect-draw-end = { $n ->
    [one] Draw 1 extra card at the end of your turn.
   *[other] Draw { $n } extra cards at the end of your turn.
}
effect-draw-now-grows = Draw cards now: { $number }.
effect-draw-end-grows = Draw extra cards at the end of your turn: { $number }.
effect-neutral = { $n ->
    [one] Take 1 neutral pawn.
   *[other] Take { $n } neutral pawns.
}
effect-score = { $n ->
    [one] Score 1 point.
   *[other] Score { $n } points.
}
effect-score-grows = Score points: { $number }.
effect-mayoral = { $n ->
    [one] Draw 1 mayoral card and keep it.
   *[other] Draw { $n } mayoral cards, keep 1.
}
effect-replace-tile = Replace 1 opposing liveryman on a face-up tile by one of yours from the Guildhall; it goes to the Guildhall.
effect-replace-plantation = Replace 1 opposing liveryman on the plantation by one of yours from the Guildhall; it goes to the Guildhall.
effect-swap = Swap 1 of your liverymen on a face-up tile with an opposing one on another.
effect-beadle = Move the beadle to another face-up guild.
effect-any-suit = For the rest of your turn, cards played for a move count as any suit.
effect-discount = { $n ->
    [one] For the rest of your turn, abilities cost 1 card less.
   *[other] For the rest of your turn, abilities cost { $n } cards less.
}
effect-each-hire-basic = Every time you play a card for a hire this turn: { $do }
effect-each-hire-any = Every time you hire a liveryman this turn: { $do }
effect-each-move-basic = Every time you play a card for a move this turn: { $do }
effect-each-move-any = Every time you move a pawn to a tile this turn: { $do }
effect-each-suit = Every time you move a pawn to a tile with { $suits } this turn: { $do }
effect-limit = { $text } (At most { $n } times.)
effect-if-plantation = If you have put a pawn on the plantation this round: { $then } Otherwise: { $else }
effect-if-hire = If you have hired this round: { $then } Otherwise: { $else }
effect-if-move = If you have moved a pawn to a tile this round: { $then } Otherwise: { $else }
effect-if-most = If you alone have the most on the plantation: { $then } Otherwise: { $else }
effect-times = { $n ->
    [2] Twice
   *[other] { $n } times
}: { $text }
effect-now = Now: { $text }
effect-nothing = nothing.
number-grows = { $n }, and { $each } for each { $counted }, at most { $most }
number-each = { $each } for each { $counted }, at most { $most }
counted-masters = tile that you are master of
counted-suit = guild with { $suits } that you are master of
counted-plantation = of your pawns on the plantation
cost-none = free
cost-cards = { $n ->
    [one] costs 1 card
   *[other] costs { $n } cards
}
cost-pawns = costs { $pawns }
icon-hire = hire { $n }
icon-move = move { $n }
icon-send = { $n } to plantation
icon-draw = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
icon-neutral = { $n } neutral
icon-score = { $n ->
    [one] 1 point
   *[other] { $n } points
}
icon-mayoral = mayoral 1 of { $n }
icon-nothing = nothing
permanent-hand-limit = Its master has a hand limit of { $n }.
permanent-hand-limit-short = hand limit { $n }
permanent-tie-break-bonus-short = +{ $n } in ties
permanent-tie-break-bonus = Its master adds { $n } in every tie for the first place.
worth-masters = for every { $per ->
    [one] master
   *[other] { $per } masters
}
worth-masters-title = Masters
worth-masters-suit = for each guild with { $suits } that you are master of
worth-masters-suit-title = Guilds: { $suits }
worth-suit-pairs = for each pair of { $suits } on guilds that you are master of; a guild with both is a pair
worth-suit-pairs-title = Pairs: { $suits }
worth-distinct-suits = For 1/2/3/4/5 different suits on guilds that you are master of: { $table } points
worth-distinct-suits-title = Different suits
worth-great-twelve = for each guild numbered 1 to 12 that you are master of
worth-great-twelve-title = The great twelve
worth-special-buildings = for each special building that you are master of
worth-special-buildings-title = Special buildings
worth-largest-group = for each tile in your largest group of neighbouring masters
worth-largest-group-title = Largest group
worth-second-place-tokens = for every { $per ->
    [one] token of a second place
   *[other] { $per } tokens of second places
}
worth-second-place-tokens-title = 2nd place tokens
worth-neutrals = for each neutral pawn that you have
worth-neutrals-title = Neutral pawns
worth-own-in-guildhall = for each of your liverymen on the Guildhall
worth-own-in-guildhall-title = Guildhall
worth-own-on-plantation = for each of your liverymen on the plantation
worth-own-on-plantation-title = Plantation
worth-masters-adjacent-guildhall = for each tile beside the Guildhall that you are master of
worth-masters-adjacent-guildhall-title = Beside the Guildhall
worth = { $n ->
    [one] 1 point
   *[other] { $n } points
} { $what }.
worth-most = { $n ->
    [one] 1 point
   *[other] { $n } points
} { $what } (at most { $most }).
worth-table = { $what }.
and = { $one } and { $other }
or = { $one } or { $other }
then = { $one }, { $other }

# Moves.
move-keep = Keep { $mayoral }
move-bottom = Under the deck first: { $mayoral }
move-hire = Hire with { $card }
move-move = Move with { $card }
move-use = Use { $card }: { $card_text }
move-end = End the turn
move-discard = Discard { $card }
move-from = The pawn on { $place }
move-from-tile = The pawn of { $tile }
move-pass = Do without
move-colour = { $side }
move-to = To { $cell }
move-to-tile = To { $tile }
move-take = { $number ->
    [0] Hire nobody
    [1] Hire 1
   *[other] Hire { $number }
}

# Prompts.
prompt-mayor = Which mayoral card do you keep?
prompt-turn = Your turn: play a card for a hire, a move or its ability, or end the turn.
prompt-turn-supply = Your turn: play a card for a move or its ability (your supply is empty), or end the turn.
prompt-turn-empty = Your hand is empty: end the turn.
prompt-pay = { $card } costs cards: discard { $count ->
    [one] one
   *[other] { $count }
}.
prompt-give = { $card } costs a pawn: which one goes back to the supply?
prompt-pawn = { $card }: choose the pawn that moves.
prompt-pawn-more = { $card }: you may move { $count ->
    [one] one more pawn
   *[other] up to { $count } more pawns
} in the same way. Choose one, or do without.
prompt-pawn-may = { $card }: you may move a pawn. Choose one, or do without.
prompt-pawn-same = You may move another pawn of yours to { $tile }. Choose one, or do without.
prompt-pawn-reward = { $tile }: you may move a pawn. Choose one, or do without.
prompt-pawn-plantation = { $card }: choose the pawn that goes to the plantation.
prompt-pawn-plantation-more = { $card }: you may send { $count ->
    [one] one more pawn
   *[other] up to { $count } more pawns
} to the plantation. Choose one, or do without.
prompt-pawn-plantation-may = You may send a pawn to the plantation. Choose one, or do without.
prompt-pawn-plantation-reward = { $tile }: you may send a pawn to the plantation. Choose one, or do without.
prompt-pawn-swap = { $card }: choose your liveryman that is swapped.
prompt-pawn-swap-may = { $card }: you may swap a liveryman of yours. Choose one, or do without.
prompt-tile = The pawn from { $origin }: to which tile?
prompt-tile-hire = Onto which tile is it hired?
prompt-tile-swap = With an opposing pawn on which tile?
prompt-tile-replace = On which tile do you replace a pawn?
prompt-tile-beadle = To which guild does the beadle go?
prompt-colour = Whose pawn?
prompt-keep = Which mayoral card do you keep?
prompt-bottom = Which card goes under the deck first?
prompt-limit = Too many cards: discard { $count ->
    [one] one
   *[other] { $count }
}.
prompt-negotiate = Negotiation for { $tile }: whose pawn there do you replace by { $count ->
    [one] your neutral one
   *[other] one of your { $count } neutral ones
}? Or do without.
prompt-negotiate-plantation = Negotiation for the plantation: whose pawn there do you replace by { $count ->
    [one] your neutral one
   *[other] one of your { $count } neutral ones
}? Or do without.
prompt-hire = { $tile }: you may hire { $count ->
    [one] one liveryman. Do you?
   *[other] up to { $count } liverymen. How many?
}
prompt-wait = { $side } is deciding.
prompt-over = The game is over.

# News.
news-round = Round { $round }.
news-laid = New in the city: { $tile }; second place: { $token }.
news-chooses = { $side } has chosen a mayoral card.
news-dealt = { $side } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
news-drew = { $side } draws { $card }.
news-reshuffled = The discards are shuffled: { $count } cards.
news-plays-hire = { $side } plays { $card } for a hire.
news-plays-move = { $side } plays { $card } for a move.
news-plays-ability = { $side } uses { $card }.
news-pays = { $side } pays with { $card }.
news-gives = { $side } returns a pawn to the supply: { $origin }.
news-discards = { $side } discards { $card }.
news-hires = { $side } hires { $count ->
    [one] a liveryman
   *[other] { $count } liverymen
}.
news-hires-onto = { $side } hires a liveryman onto { $tile }.
news-hires-away = { $side } hires { $count ->
    [one] a liveryman
   *[other] { $count } liverymen
} onto the plantation.
news-moves = { $side } moves a pawn from { $origin } to { $goal }.
news-sends = { $side } sends a pawn from { $origin } to the plantation.
news-replaces = { $side } replaces a pawn of { $other } on { $tile }.
news-ousts = { $side } replaces a pawn of { $other } on the plantation.
news-swaps = { $side } swaps a pawn on { $tile } with one of { $other } on { $goal }.
news-beadle = The beadle goes to { $tile }.
news-beadle-aside = The beadle is set aside.
news-neutral = { $side } takes { $count ->
    [one] a neutral pawn
   *[other] { $count } neutral pawns
}.
news-scores = { $side } scores { $count ->
    [one] one point
   *[other] { $count } points
}.
news-will-draw = { $side } will draw { $count ->
    [one] a card
   *[other] { $count } cards
} more at the end of the turn.
news-lasts = { $card } holds for the rest of the turn of { $side }.
news-looks = { $side } looks at { $count ->
    [one] a mayoral card
   *[other] { $count } mayoral cards
}.
news-keeps = { $side } keeps a mayoral card: { $mayoral }.
news-returns = { $side } puts a mayoral card under the deck: { $mayoral }.
news-resolves = The majority is reached on { $tile }.
news-negotiates = { $side } replaces a pawn of { $other } by a neutral one.
news-tied = Not resolved: { $tile }. Nobody has most pawns there.
news-wins = { $side } wins { $tile }: { $count ->
    [one] one point
   *[other] { $count } points
}.
news-second = { $side } is second on { $tile }: { $token }.
news-no-second = Nobody is second on { $tile }; the token leaves the game.
news-master = { $side } has a master on { $tile } now.
news-no-master = No master is left on { $tile }.
news-growth = Growth after round { $round }: first the plantation.
news-left = { $side } has most on the plantation: the left reward.
news-right = { $side } gets the right reward of the plantation.
news-returns-pawns = { $side } takes back { $count ->
    [one] one pawn
   *[other] { $count } pawns
} from the plantation.
news-last-tile = All tiles are resolved.
news-mayoral-score = { $side }, { $mayoral }: { $count ->
    [one] one point
   *[other] { $count } points
}.
news-neighbours = { $side }, neighbouring masters: { $count ->
    [one] one point
   *[other] { $count } points
}.
unseen = secret

# How it ended.
ending-end-points = The last round is over: most points win.
ending-end-tiles = All tiles are resolved: most points win.
ending-end-mayoral = A tie on points: most mayoral cards win.
ending-end-shared = A tie: the win is shared.

# Why not.
refusal-mayoral-keep = { $mayoral } is not among the cards in front of you: keep one of those.
refusal-mayoral-bottom = { $mayoral } is not one of the two cards that are left: name one of those.
refusal-turn-card = { $card } is not in your hand: play a card that is, or end the turn.
refusal-hire-supply = Nobody is left to hire with { $card }: all your pawns are out, your supply is empty. Pawns come back to it from the plantation and as the cost of abilities.
refusal-move-tile = { $cause ->
    [suit] No face-up tile shows the suit of { $card } ({ $card_suit }), so no pawn can move with it. Play a card of another suit for a move.
    [pawn] You have no pawn on the Guildhall or on a tile that could move with { $card }: hire one first.
   *[there] All your pawns stand on the only tile with the suit of { $card } ({ $card_suit }) already: hire another, or move with another suit.
}
refusal-ability-cards = { $card } costs { $need ->
    [one] one card
   *[other] { $need } cards
}, and besides it you hold { $count ->
    [0] none
    [one] only one
   *[other] only { $count }
}: draw cards first.
refusal-ability-pawns = { $card } { $card_cost }; of these you have { $count ->
    [0] none
    [one] only one
   *[other] only { $count }
}. Use another card, or this one for a pawn.
refusal-ability-nothing = { $card } would change nothing now: { $cause ->
    [supply] your supply is empty, so nobody can be hired. Pawns come back to it from the plantation and as the cost of abilities.
    [tile] no face-up tile shows a suit that it needs.
    [pawn] none of your pawns can make the move that it gives.
    [plantation_pawn] you have no pawn on the plantation. Send one there first.
    [last_round] in the last round no cards are drawn at the end of a turn.
    [deck] there is no action card left to draw.
    [neutral] no neutral pawn lies on the scoreboard. They come back after negotiations.
    [worth] you have nothing yet that it scores for.
    [mayoral] the mayoral deck is empty.
    [guildhall] you have no liveryman on the Guildhall to put in the place of another. Hire one first.
    [opponent] no liveryman of another player stands where it could be replaced.
    [swap] it needs a liveryman of yours on a face-up tile and one of another player on another.
   *[beadle] there is no other face-up guild for the beadle.
}
refusal-cost-card = { $card } is not in your hand: discard a card that is.
refusal-cost-order = Cards are discarded in the order of the list, and { $cause ->
    [before] { $card } comes before the one you discarded last: choose it or a later one, or undo and begin with { $card }.
   *[after] from { $card } on you hold fewer than the { $count } that are still to go: begin with an earlier one.
}
refusal-cost-pawn = { $card } { $card_cost }. No such pawn of yours is here: { $origin }. Choose a place where one stands.
refusal-pawn-from = { $cause ->
    [nobody] You have no pawn here: { $origin }. Choose a place where one stands.
    [zone] No pawn can be taken from here now: { $origin }. Choose another place.
    [same] All pawns of this step come from the same place, and that is not { $origin }.
   *[stuck] From here no tile can be reached that is allowed now: { $origin }. Choose another pawn.
}
refusal-pawn-to = { $cause ->
    [empty] No tile lies there: choose a face-up tile.
    [resolved] That tile is resolved already: { $origin }. Choose a face-up one.
    [here] The pawn stands there already: { $origin }. Choose another tile.
    [resolving] Nobody can enter the tile that is being resolved ({ $origin }) until its rewards are given: choose another.
    [suit] That tile does not show the suit that is needed ({ $suit }): { $origin }. Choose one that does.
    [far] That tile does not lie beside the one the pawn comes from: { $origin }. Choose a neighbour.
    [opponent] No liveryman of another player stands here: { $origin }. Choose a tile where one does.
    [building] That is a special building: { $origin }. The beadle goes to guilds only.
   *[beadle] The beadle stands there already: { $origin }. Choose another guild.
}
refusal-pawn-must = This part of { $card } is not left to you: as long as it can be carried out, it must be. Choose a pawn.
refusal-opponent-colour = { $cause ->
    [own] { $side } is yourself: choose an opponent who stands there.
   *[nobody] { $side } has no liveryman there: choose an opponent who has.
}
refusal-negotiation-colour = { $side } has no pawn there that could be replaced: choose somebody who has, or do without.
refusal-negotiation-by-seat = At this table colours are named in the order of the seats, and the turn of { $side } is past: choose a later one, or do without.
refusal-reward-hire = You can hire { $count } at most: { $cause ->
    [supply] your supply has no more.
   *[reward] that is the reward.
}

# The board in a terminal.
board-guildhall = Guildhall
board-tile = { $name }{ $number ->
    [0] { "" }
   *[other] {" "}(no. { $number })
}
board-resolved = resolved, master: { $name }
board-round = Round { $count } of { $of }; Growth after { $grey }.
board-plantation = Plantation of { $name }
board-rewards = most: { $left } | second: { $right }
board-played = Played in this turn
board-lasting = Holds for the rest of the turn
board-discards = Discards ({ $count })

# Labels of the board.
origin-empty = an empty place
suit-several = one of several
option-plantation = Plantation
option-plantation-random = by lot
option-plantation-ulster = Ulster
option-plantation-virginia = Virginia
unit-points = VP
label-second = 2nd
label-city = The city of London
label-guildhall = The Guildhall
label-plantation = the plantation
label-most = Most there
label-second-most = Second
label-reward = { $reward }; { $count } home
label-neutrals = Neutral pawns
label-none-left = none left
label-mayoral = Mayoral cards
label-kept = Mayoral cards that you have kept
label-deck = Action cards
label-left = { $count } left
label-rounds = Rounds
label-round = Round { $count }
label-open = { $count ->
    [one] one tile open
   *[other] { $count } tiles open
}
label-cards = Cards
label-supply = Supply
label-masters = Masters
label-neutral = Neutral
label-mayoral-short = Mayoral
label-tokens = 2nd places
label-points = Points
label-no-cards = No cards.
label-cost = { $count ->
    [0] no cost
    [one] discard 1
   *[other] discard { $count }
}
label-now = Now: { $count }.
label-holds = Now: it holds.
label-holds-not = Now: it does not hold.
label-worth-now = worth { $count } now
label-extra = { $count ->
    [one] One extra card at the end of the turn.
   *[other] { $count } extra cards at the end of the turn.
}
short-hire = Hire 1
short-move = Move 1
short-use = Use its words
brings-hire = Hire: { $count } are left in your supply.
brings-way = Move: click { $count ->
    [one] the lit tile
   *[other] one of { $count } lit tiles
} (from { $origin }).
brings-tile = Click { $count ->
    [one] the lit tile
   *[other] one of { $count } lit tiles
}.
brings-pawn = Click the pawn that moves.
brings-use = Words: { $cost }.
tip-tile = { $name }{ $number ->
    [0] { "" }
   *[other] , no. { $number }
}: { $suits }.
tip-votes = Votes with { $majority }; { $count } there.
tip-first = First: { $points } points; { $reward }.
tip-second = Second: { $reward }.
tip-now = Now { $name } would win.
tip-now-second = Now { $name } would win, { $runner } be second.
tip-now-tie = Now it would be a tie.
tip-then = With yours: { $count } of { $majority }.
tip-then-votes = With yours: { $count } of { $majority }, so it votes.
tip-then-first = Then { $name } would win.
tip-then-first-second = Then { $name } would win, { $runner } be second.
tip-then-first-tie = Then it would be a tie.
tip-master = { $name } is master.
tip-no-master = Nobody is master.
tip-guildhall = Liverymen who wait for work.
tip-pawns = { $name }: { $count }.
tip-left = { $name } would get the left reward.
tip-right = { $name } would get the right reward.
tip-neutrals = On the scoreboard. They stand in for pawns when a tile votes.
tip-mayoral-deck = { $count } mayoral cards are left; kept ones score at the end.
tip-deck = { $count } action cards are left in the deck.
tip-round = After round { $count } tiles are resolved.
tip-round-idle = After round { $count } nothing is resolved.
tip-round-grey = After round { $count } tiles are resolved, then comes Growth.
tip-cards = Action cards in hand.
tip-supply = Pawns that can still be hired.
tip-masters = Tiles with a master.
tip-stock = Neutral pawns for negotiations.
tip-kept = Mayoral cards kept in secret.
tip-score = { $name } has { $count ->
    [one] one point
   *[other] { $count } points
}.
text-city = City
text-table = Table
text-tile = { $suits }; { $count } of { $majority }: { $there }. First: { $points } points, { $reward }. Second: { $second }.
text-resolved = { $suits }; resolved, master: { $master }.
text-beadle = the beadle
text-nobody = nobody
text-player = { $points } points; { $cards } cards, { $guildhall } on the Guildhall, { $plantation } on the plantation, { $supply } in supply, { $masters } masters, { $neutrals } neutral pawns, { $mayoral } mayoral cards
sum-final = Final scoring
sum-before = During the game
sum-pairs = Neighbouring masters
story-round = The end of the round

# Cards that lie open.
label-discards = Discards
label-look-discards = { $count ->
    [0] Discards: none yet. Look at the open cards
    [one] Discards: one card. Look at the open cards
   *[other] Discards: { $count } cards. Look at the open cards
}
label-look-played = { $heading }. Look at the open cards
label-open-cards = Open cards
label-played = Played in this turn
label-played-by = Played in this turn by { $name }
label-none-played = nothing yet
label-played-count = Played in this turn: { $count }
label-lasting = Holds for the rest of the turn
label-holds-now = Holds: { $what }
label-any-suit = any suit
label-discount = −{ $n } to pay
label-times-left = { $count ->
    [0] It is used up.
    [one] Once more.
   *[other] { $count } times more.
}
tip-discards = { $count ->
    [0] No card has been discarded yet.
    [one] One card lies in the discards, face up. Open them to look.
   *[other] { $count } cards lie in the discards, face up. Open them to look.
}
tip-played = The cards of the player whose turn it is. Open them to look.
text-none = none
text-number = no. { $number }
text-rounds = { $count } of { $of }; Growth after { $grey }
