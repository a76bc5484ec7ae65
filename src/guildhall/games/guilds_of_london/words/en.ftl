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
prompt-pay = { $card } costs cards: discard { $count ->
    [one] one
   *[other] { $count }
}.
prompt-give = { $card } costs a pawn: which one goes back to the supply?
prompt-pawn = Which pawn moves?
prompt-pawn-reward = { $tile }: you may move a pawn. Which one?
prompt-pawn-plantation = Which pawn goes to the plantation?
prompt-pawn-plantation-reward = { $tile }: you may send a pawn to the plantation. Which one?
prompt-pawn-swap = Which of your liverymen is swapped?
prompt-tile = To which tile?
prompt-tile-hire = Onto which tile is it hired?
prompt-tile-swap = With an opposing pawn on which tile?
prompt-tile-replace = On which tile do you replace a pawn?
prompt-tile-beadle = To which guild does the beadle go?
prompt-colour = A pawn of which colour?
prompt-keep = Which mayoral card do you keep?
prompt-bottom = Which card goes under the deck first?
prompt-limit = Too many cards: discard { $count ->
    [one] one
   *[other] { $count }
}.
prompt-negotiate = Negotiation for { $tile }: replace pawns by neutral ones, or do without.
prompt-negotiate-plantation = Negotiation for the plantation: replace pawns by neutral ones, or do without.
prompt-hire = { $tile }: you may hire up to { $count }. How many?
prompt-wait = { $side } is deciding.
prompt-over = The game is over.

# News.
news-round = Round { $round }.
news-laid = { $tile } joins the city; second place: { $token }.
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
news-resolves = { $tile } has its majority.
news-negotiates = { $side } replaces a pawn of { $other } by a neutral one.
news-tied = { $tile } is not resolved: nobody has most.
news-wins = { $side } wins { $tile }: { $count ->
    [one] one point
   *[other] { $count } points
}.
news-second = { $side } is second on { $tile }: { $token }.
news-no-second = Nobody is second on { $tile }; the token leaves the game.
news-master = { $side } has a master on { $tile } now.
news-no-master = { $tile } has no master.
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
refusal-mayoral-keep = { $mayoral } is not among the cards that you are looking at.
refusal-mayoral-bottom = { $mayoral } is not among the cards that are left.
refusal-turn-card = { $card } is not in your hand.
refusal-hire-supply = You cannot hire with { $card }: your supply is empty.
refusal-move-tile = With { $card } none of your pawns can reach a tile.
refusal-ability-cards = { $card } costs { $need ->
    [one] one card
   *[other] { $need } cards
}; you have { $count } others.
refusal-ability-pawns = { $card } costs { $need ->
    [one] a pawn
   *[other] { $need } pawns
} that you do not have there.
refusal-ability-nothing = { $card } would change nothing now.
refusal-cost-card = { $card } is not in your hand.
refusal-cost-order = Cards are named in the order of the list: { $card } comes too early or too late.
refusal-cost-pawn = No pawn of yours that could pay stands here: { $place }.
refusal-pawn-from = No pawn of yours can go from here: { $place }.
refusal-pawn-to = The pawn cannot go here: { $cell }.
refusal-pawn-must = { $card } must be carried out.
refusal-opponent-colour = No opposing pawn of this colour stands there: { $side }.
refusal-negotiation-colour = No pawn of this colour stands there: { $side }.
refusal-negotiation-order = Colours are named in the order of the seats; { $side } is too late.
refusal-reward-hire = You can hire { $count } at most.

# Labels of the board.
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
