# City of Guilds: names.
side-blue = Blue
side-red = Red
side-green = Green
side-yellow = Yellow
other-blue = { side-blue }
other-red = { side-red }
other-green = { side-green }
other-yellow = { side-yellow }
side-ruler = The Ruler
    .acc = the Ruler
other-ruler = the Ruler

area-royal = Royal Quarter
    .acc = the Royal Quarter
area-docks = Docks
    .acc = the Docks
area-market = Market
    .acc = the Market
area-poor = Poor Quarter
    .acc = the Poor Quarter
area-university = University Quarter
    .acc = the University Quarter
area-cherriton = Cherriton
    .acc = Cherriton
area-street = Street of Minor Miracles
    .acc = the Street of Minor Miracles
area-financial = Financial District
    .acc = the Financial District
to-royal = { area-royal }
    .acc = { area-royal.acc }
to-docks = { area-docks }
    .acc = { area-docks.acc }
to-market = { area-market }
    .acc = { area-market.acc }
to-poor = { area-poor }
    .acc = { area-poor.acc }
to-university = { area-university }
    .acc = { area-university.acc }
to-cherriton = { area-cherriton }
    .acc = { area-cherriton.acc }
to-street = { area-street }
    .acc = { area-street.acc }
to-financial = { area-financial }
    .acc = { area-financial.acc }

guild-bankers = Bankers
    .action = Sell one of your buildings for 5 gold.
    .ability = Buildings cost you 1 gold less.
guild-craftsmen = Craftsmen
    .action = Search the trash pile and take a card.
    .ability = You may draw the top card of the discard pile instead.
guild-magicians = Magicians
    .action = Draw two cards, discard one, play the other at once.
    .ability = What you discard is trashed, unseen.
guild-merchants = Merchants
    .action = Search the discard pile and take a card.
    .ability = You get 1 gold for every card you discard.
guild-thieves = Thieves
    .action = Steal a random card from an opponent.
    .ability = You draw two cards, keep one, and put the other back for 1 gold, discard it, or trash it for 1 gold.
guild-scholars = Scholars
    .action = Search the draw pile and take a card.
    .ability = You draw three cards, keep one, discard one, and put one back on top.

instead-bankers = { guild-bankers }
instead-craftsmen = { guild-craftsmen }
instead-magicians = { guild-magicians }
instead-merchants = { guild-merchants }
instead-thieves = { guild-thieves }
instead-scholars = { guild-scholars }
pile-draw = the draw pile
pile-discard = the discard pile
pile-trash = the trash pile

card-academy = Academy
card-beggars = Beggars
card-dwindling-influence = Dwindling Influence
card-financial-crisis = Financial Crisis
card-gain-cherriton = Gain in Cherriton
card-gain-docks = Gain in the Docks
card-gain-financial = Gain in the Financial District
card-gain-market = Gain in the Market
card-gain-poor = Gain in the Poor Quarter
card-gain-royal = Gain in the Royal Quarter
card-gain-street = Gain in the Street of Minor Miracles
card-gain-university = Gain in the University Quarter
card-harbour-wall = Harbour Wall
card-library = Library
card-malicious-rumours = Malicious Rumours
card-market-hall = Market Hall
card-political-machinations = Political Machinations
card-power-shift = Power Shift
card-recycle = Recycle
card-stock-exchange = Stock Exchange
card-swap = Swap
card-theatre = Theatre
card-workers-revolt = Worker’s Revolt
building-academy = { card-academy }
building-harbour-wall = { card-harbour-wall }
building-library = { card-library }
building-market-hall = { card-market-hall }
building-stock-exchange = { card-stock-exchange }
building-theatre = { card-theatre }

# What cards and guilds do.
does-gain = Place a cube in { $area_acc }. You may pay { $price } gold to remove an opponent’s cube there first; if the area is full, you must.
does-building = Build in { $area_acc }: one cube in the building square, one in the area. If the area is full, it replaces an opponent’s cube.
does-beggars = You may remove an opponent’s cube from the Poor Quarter. Place a cube there.
does-dwindling-influence = Remove an opponent’s cube anywhere in the city.
does-financial-crisis = Remove a cube from the Financial District and one from the Market.
does-malicious-rumours = You may remove a cube from the Royal Quarter or from Cherriton.
does-political-machinations = You may remove any cube from the Royal Quarter. Place a cube there.
does-power-shift = Move one of your cubes to a free space in another area.
does-recycle = Discard your hand, then draw three cards.
does-swap = Exchange two cubes of different owners in different areas.
does-workers-revolt = Remove a cube from the Docks and one from the Poor Quarter.

# Moves.
move-guild = Choose the { $guild }. Action: { $guild_action } Ability: { $guild_ability }
move-draw = Draw a card
move-salvage = Draw the top card of the discard pile
move-discard = Discard { $card }
move-play = Play { $card }
move-use = Use the action of your guild
move-sell = Sell the { $building }
move-steal = Steal a card from { $side }
move-pass = Pass
move-keep = Keep { $card }
move-leave = { $place ->
    [top] Put the other card back on top, for 1 gold
    [discard] Discard the other card
   *[trash] Trash the other card, for 1 gold
}
move-shed = Discard { $card }, put the other one on top
move-take = Take { $card }
move-cast = Play { $card }
move-waive = Discard instead of playing
move-remove = Remove a cube of { $side_acc } from { $area_acc }
move-skip = Remove nothing
move-from = Move a cube away from { $area_acc }
move-to = Move it to { $area_acc }
move-swap = Exchange a cube of { $side_acc } in { $area_acc } …
move-with = … with a cube of { $side_acc } in { $area_acc }

# Prompts.
prompt-guild = Choose a guild for this round.
prompt-turn = Your turn: { $things ->
    [draw-play] draw, play or discard a card
    [draw-discard] draw or discard a card
    [draw] draw a card
    [pass-play] pass, play or discard your last card
    [pass-discard] pass or discard your last card
    [pass] pass
    [play] play or discard a card
   *[discard] discard a card
}{ $action ->
    [yes] {", or use your guild"}
   *[no] {""}
}.
prompt-drawn = Keep one of the cards you drew.
prompt-other = { $leaves ->
    [two] Discard one of the two other cards; the last goes back on top.
    [rich] The other card: back on top for 1 gold, discarded, or trashed at the cost of 1 gold?
   *[poor] The other card: back on top for 1 gold, or discarded?
}
prompt-search = Take one of these cards.
prompt-conjure = Play one of the two cards; the other is discarded.
prompt-conjure-must = Play { $card }: it can be played, so it must be. The other card is discarded.
prompt-conjure-single = Play { $card } now, or discard it.
prompt-conjure-none = { $count ->
    [one] The card cannot be played: discard it.
   *[other] Neither card can be played: discard both.
}
prompt-resolve = { $card }: which cube goes{ $price ->
    [0] {""}
   *[other] {" "}for { $price } gold
}?
prompt-resolve-optional = { $card }: which cube goes{ $price ->
    [0] {""}
   *[other] {" "}for { $price } gold
}, or none?
prompt-from = { $card }: which of your cubes moves?
prompt-to = { $card }: where does it go?
prompt-swap = { $card }: which cube is exchanged?
prompt-with = { $card }: with which other cube?
prompt-wait = { $side } is deciding.
prompt-over = The game is over.

# News.
news-round = Round { $count } begins.
news-mayor = { $side } is the Mayor.
news-guild = { $side } chooses the { $guild }.
news-dealt = { $side } is dealt { $count ->
    [one] a card
   *[other] { $count } cards
}.
news-drew = { $side } gets { $card }.
news-pile = The draw pile has { $count ->
    [one] one card
   *[other] { $count } cards
}.
news-looks = { $side } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
news-keeps = { $side } keeps { $card }.
news-puts-back = { $side } puts { $card } back on top.
news-trashes = { $side } trashes { $card }.
news-discards = { $side } discards { $card }.
news-earns = { $side } gets { $gold } gold.
news-pays = { $side } pays { $gold } gold.
news-plays = { $side } plays { $card }.
news-places = { $side } places a cube in { $area_acc }.
news-removes = { $side } removes a cube of { $other } from { $area_acc }.
news-builds = { $side } builds the { $building }.
news-sells = { $side } sells the { $building }.
news-shifts = { $side } moves a cube from { $area_acc } to { $to_acc }.
news-swaps = { $side } swaps: a cube of { $other } goes from { $to_acc } to { $area_acc }.
news-swapped = { $side } swaps it with a cube of { $other }, which goes from { $to_acc } to { $area_acc }.
news-salvages = { $side } draws { $card } from the discard pile.
news-searches = { $side } uses the action of the { $guild }.
news-takes = { $side } takes { $card } from the discard pile.
news-found = { $side } gets { $card }.
news-steals = { $side } steals a card from { $other }.
news-lost = { $side } loses { $card }.
news-passes = { $side } passes.
news-turns = { $side } turns over { $card }.
news-tax = { $side } collects { $gold } gold in { $area_acc }.
news-controls = { $side } controls { $count ->
    [one] one area
   *[other] { $count } areas
}.
unseen = a card

# How it ended.
ending-end-areas = Most areas decide the game.
ending-end-cubes = Areas are tied; most cubes in the city decide the game.
ending-end-shared = Areas and cubes are tied: the win is shared.
ending-solo-win = You control more areas than the Ruler: the city is yours.
ending-solo-loss = The Ruler controls more areas: he stays in power.
ending-solo-draw = You control no more areas than the Ruler: he stays in power.

# Why not.
refusal-guild-single = { $side } has chosen the { $guild } in this round. Choose a guild that nobody has yet.
refusal-guild-repeat = You have had the { $guild } in an earlier round. Choose a guild that you have not had, the { $instead } for example.
refusal-turn-draw = You hold { $count } cards, and three is the limit. Play or discard a card first.
refusal-turn-pile = The draw pile is empty, so nothing can be drawn in this round any more. Play or discard; with one card or none you may pass.
refusal-turn-discard = You do not hold { $card }. Discard a card of your hand.
refusal-turn-play = You do not hold { $card }. Play a card of your hand.
refusal-turn-guild-action = { $obstacle ->
    [used] You have used the action of the { $guild } in this round; it can be used again in the next one.
   *[guild] That is not the action of your guild. The action of the { $guild }: { $guild_action }
}
refusal-turn-pass-pile = { $count ->
    [one] Nobody may pass while the draw pile has cards, and there is one left. You may pass when it is empty.
   *[other] Nobody may pass while the draw pile has cards, and there are { $count } left. You may pass when it is empty.
}
refusal-turn-pass-hand = You hold { $count } cards, and only one can be kept. Play or discard until one is left; then you may pass.
refusal-building-cost = { $card } costs you { $need } gold, and you have { $gold }. Keep it until you have more, or play another card.
refusal-bankers-action = { $obstacle ->
    [unbuilt] The { $building } is not built, so nobody can sell it. Sell a building of your own.
   *[owned] The { $building } belongs to { $side_acc }. Sell a building of your own.
}
refusal-craftsmen-ability = { $obstacle ->
    [empty] The discard pile is empty. Draw from the draw pile.
   *[guild] Only the Craftsmen draw from the discard pile, and you are with the { $guild }. Draw from the draw pile.
}
refusal-magicians-action = { $card } is not among the cards you drew. Play one of those.
refusal-magicians-waive = { $card } can be played, so it must not be thrown away: play a card.
refusal-thieves-action = { $obstacle ->
    [self] You cannot steal from yourself. Steal from an opponent who has cards.
    [ruler] The Ruler has no hand, so there is nothing to steal.
    [absent] Nobody plays { $side } at this table. Steal from an opponent who has cards.
   *[empty] { $side } has no cards. Steal from an opponent who has some.
}
refusal-thieves-trash = Trashing the card costs { $need } gold, and you have { $gold }. Put it back on top, or discard it.
refusal-search-empty = There are no cards in { $pile }, so the action of your guild is impossible now. It is not used up.
refusal-search-hand = You hold { $count } cards, and three is the limit. Play or discard a card first.
refusal-search-take = { $card } is not in { $pile }. Take one of the cards that are.
refusal-draw-keep = { $obstacle ->
    [left] { $card } is not among the cards that are left, without the one you have kept. Discard one of those.
   *[drawn] { $card } is not among the cards you drew. Keep one of those.
}
refusal-gain-full = { $obstacle ->
    [own] All spaces in { $area_acc } are taken, by cubes of your own. Only an opponent’s cube could make room.
   *[gold] All spaces in { $area_acc } are taken. To make room you would have to remove an opponent’s cube for { $need } gold, and you have { $gold }.
}
refusal-card-cost = { $card } costs { $need } gold, and you have { $gold }. Keep it until you have more, or play another card.
refusal-card-full = All spaces in { $area_acc } are taken, by cubes that { $card } cannot remove: your own. An opponent’s cube could make room.
refusal-cube-supply = All your cubes are in the city, and { $card } needs one to place. A cube that is removed comes back to you.
refusal-card-dwindling = No opponent has an influence cube in the city, so there is nothing that { $card } could remove.
refusal-card-target = There is no influence cube in the areas where { $card } could remove one.
refusal-card-shift = { $obstacle ->
    [cube] You have no influence cube in the city that { $card } could move.
   *[space] No other area has a free space where { $card } could move a cube of yours.
}
refusal-card-swap = { $card } needs two influence cubes that differ in owner and in area, and the city has no such two.
refusal-card-recycle = The draw pile is empty, so { $card } could draw nothing. Discard the card, or keep it.
refusal-remove-target = { $obstacle ->
    [scope] { $card } does not remove cubes from { $area_acc } now. Choose a cube where the card works.
   *[cube] { $side } has no influence cube in { $area_acc }. Choose a cube that stands there.
}
refusal-remove-owner = { $card } removes opponents’ cubes only, and this one is your own.
refusal-remove-must = { $obstacle ->
    [space] The area is full: a cube has to go, to make room for the one that { $card } places.
   *[must] { $card } leaves no choice: a cube has to go.
}
refusal-shift-from = You have no influence cube in { $area_acc }. Move one from an area where you have.
refusal-shift-to = { $obstacle ->
    [same] The cube comes from { $area_acc }. Move it to another area with a free space.
    [nowhere] A cube from { $area_acc } could go nowhere: no other area has a free space.
   *[space] All spaces in { $area_acc } are taken. Move the cube to another area with a free space.
}
refusal-swap-cube = { $side } has no influence cube in { $area_acc }. Choose a cube that stands there.
refusal-swap-effect = { $obstacle ->
    [partner] There is no other cube for which this one could be exchanged: it would have to differ in owner and in area.
    [same] Both cubes stand in { $area_acc }, so nothing would change. Choose one in another area.
   *[owner] Both cubes are cubes of { $side_acc }, so nothing would change. Choose one of another colour.
}

# Labels of the board.
label-round = Round { $count } of 5
label-player = Player
label-guild = Guild
label-gold = Gold
label-cards = Cards
label-supply = Cubes left
label-areas = Areas
label-markers = Guilds had
label-mayor = Mayor
label-passed = passed
label-used = used
label-draw-pile = Draw pile:
label-discard-pile = Discard pile:
label-trash = Trash:
label-no-cards = You hold no cards.
label-cost = { $gold ->
    [0] free
   *[other] { $gold } gold
}
label-known = You know –
known-top = top of the draw pile
known-draw = in the draw pile
known-trash = in the trash
known-hand-0 = Blue’s hand
known-hand-1 = Red’s hand
known-hand-2 = Green’s hand
known-hand-3 = Yellow’s hand

# The board in the browser.
label-map = Map of the city with eight areas
label-six-guilds = the six guilds
label-motto = a city without a ruler
label-left = { $count } left
label-hidden = face down
label-pile = The cards in the pile
label-pile-draw = Draw
label-pile-discard = Discard
label-pile-trash = Trash
label-free = free
label-building = building
label-cost-gold = gold
label-cubes = Cubes
label-choose-guild = Choose: { $guild }
brings-cost = It costs { $cost } gold; you have { $gold }.
tip-area = { $area }: { $free } of { $spaces } spaces free. { $leader }
tip-leads = { $name } has most cubes.
tip-tie = The lead is shared.
tip-nobody-leads = Nobody has a cube here.
tip-building = { $building }: { $owner } Its cube counts in the area, and no card can remove it; only its owner can sell it, with the Bankers.
tip-built = built ({ $name }).
tip-unbuilt = not built yet.
tip-cube = Cube in { $area_acc }: { $name }.
tip-guild = { $guild }. Action, once in a round: { $guild_action } All round: { $guild_ability }
tip-pile-draw = { $count ->
    [one] One card is left in the draw pile.
   *[other] { $count } cards are left in the draw pile.
} When it is empty, players may pass.
tip-pile-discard = { $count ->
    [one] One discarded card lies here
   *[other] { $count } discarded cards lie here
}, face up.
tip-pile-trash = { $count ->
    [one] One card that was played or trashed lies here
   *[other] { $count } cards that were played or trashed lie here
}, face down. The Craftsmen can search it.
tip-gold = Gold pays for buildings and cards; taxes bring it at the end of every round.
tip-cards = Cards in hand; three is the limit.
tip-supply = Cubes that are not in the city yet.
tip-score = { $name } has the clear majority in { $count ->
    [one] one area
   *[other] { $count } areas
}. Most of them win after the fifth round.
text-move-to = Move it to { $area_acc }
text-sell = { $building }
text-cube = Cube in { $area_acc }: { $name }
text-city = The city
text-cards = Cards
text-player = { $guild_name }; { $gold } gold, { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $supply ->
    [one] one cube
   *[other] { $supply } cubes
} left, { $count ->
    [one] one area
   *[other] { $count } areas
}
text-no-guild = no guild yet
text-cubes = { $name } { $count }
text-built = { $building } ({ $name })
text-free = { $count } free
sum-tax = Taxes
sum-areas = Clear majorities
story-ruler = The Ruler’s turn, card by card

# Looking through cards.
label-look-discards = look
tip-look-discards = Look through the discard pile.
label-look-known = What you know
tip-look-known = Cards that lie hidden, but that you have seen or can work out.
label-discards = Discard pile, the top card first
label-known-cards = Hidden cards that you know
label-known-hand = In the hand of { $name }
label-known-top = On top of the draw pile
label-known-draw = In the draw pile
label-known-trash = In the trash
label-known-undealt = Not dealt in this round
text-no-discards = No card has been discarded.
text-nothing-known = None now. Cards that you put into the trash, see in a pile or that are taken from you stand here.
text-hidden = { $count ->
    [one] one card, face down
   *[other] { $count } cards, face down
}
