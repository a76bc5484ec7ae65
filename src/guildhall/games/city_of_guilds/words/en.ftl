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
other-ruler = { side-ruler }

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
move-remove = Remove a cube of { $side } from { $area_acc }
move-skip = Remove nothing
move-from = Move a cube away from { $area_acc }
move-to = Move it to { $area_acc }
move-swap = Exchange a cube of { $side } in { $area_acc } …
move-with = … with a cube of { $side } in { $area_acc }

# Prompts.
prompt-guild = Choose a guild for this round.
prompt-turn = Your turn: draw, discard, play a card, or use your guild.
prompt-drawn = Keep one of the cards you drew.
prompt-other = What becomes of the rest?
prompt-search = Take one of these cards.
prompt-conjure = Play one of the two cards; the other is discarded.
prompt-resolve = { $card }: which cube goes?
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
news-pile = The draw pile has { $count } cards.
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
news-swaps = { $side } swaps: { $other } comes to { $area_acc }, in exchange for a cube that goes to { $to_acc }.
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
refusal-guild-single = The { $guild } have been chosen by { $side } in this round.
refusal-guild-repeat = You have had the { $guild } before, and there are still others.
refusal-turn-draw = You hold { $count } cards already; three is the limit.
refusal-turn-pile = The draw pile is empty.
refusal-turn-discard = You do not hold { $card }.
refusal-turn-play = You do not hold { $card }.
refusal-turn-guild-action = Each guild has one action of its own, and it can be used once in a round.
refusal-turn-pass-pile = Nobody may pass while the draw pile has cards; it has { $count }.
refusal-turn-pass-hand = You hold { $count } cards; only one can be kept.
refusal-building-cost = { $card } costs you { $need } gold; you have { $gold }.
refusal-bankers-action = The { $building } is not yours to sell.
refusal-craftsmen-ability = Only the Craftsmen draw from the discard pile, and only if it has cards.
refusal-magicians-action = { $card } is not among the cards you drew.
refusal-magicians-waive = One of these cards can be played, so it must be.
refusal-thieves-action = There is nothing to steal from { $side }.
refusal-thieves-trash = Trashing the card costs { $need } gold; you have { $gold }.
refusal-search-empty = That pile is empty.
refusal-search-hand = You hold { $count } cards already; three is the limit.
refusal-search-take = { $card } is not in this pile.
refusal-draw-keep = { $card } is not among the cards you drew.
refusal-gain-full = No space is free in { $area_acc }: { $card } needs { $need } gold and an opponent’s cube to remove; you have { $gold } gold.
refusal-card-cost = { $card } costs { $need } gold; you have { $gold }.
refusal-card-full = No space is free in { $area_acc }, and { $card } can remove nothing there.
refusal-cube-supply = You have no cube left for { $card }.
refusal-card-dwindling = No opponent has a cube that { $card } could remove.
refusal-card-target = There is no cube that { $card } could remove.
refusal-card-shift = { $card } needs a cube of yours and a free space in another area.
refusal-card-swap = { $card } needs two cubes that differ in owner and area.
refusal-card-recycle = { $card } cannot draw: the draw pile is empty.
refusal-remove-target = No cube of { $side } can be removed from { $area_acc } by this card.
refusal-remove-owner = This card removes opponents’ cubes only.
refusal-remove-must = { $card } must remove a cube now.
refusal-shift-from = You have no cube in { $area_acc }.
refusal-shift-to = From one area to another with a free space: { $area_acc } will not do.
refusal-swap-cube = There is no cube of { $side } in { $area_acc }.
refusal-swap-effect = Exchanging this cube would change nothing: the two must differ in owner and area.

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
place-top = top of the draw pile
place-draw = in the draw pile
place-trash = in the trash
place-hand-0 = Blue’s hand
place-hand-1 = Red’s hand
place-hand-2 = Green’s hand
place-hand-3 = Yellow’s hand

# The board in the browser.
label-map = Map of the city with eight quarters
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
tip-area = { $area }: { $free } of { $spaces } spaces free. { $leader }
tip-leads = { $name } has most cubes.
tip-tie = The lead is shared.
tip-nobody-leads = Nobody has a cube here.
tip-building = { $building }: { $owner } Its cube stays for good and counts in the quarter.
tip-built = built by { $name }.
tip-unbuilt = not built yet.
tip-cube = A cube of { $name } in { $area_acc }.
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
    [one] One card is out of the game
   *[other] { $count } cards are out of the game
} for this round, face down.
tip-gold = Gold pays for buildings and cards; taxes bring it at the end of every round.
tip-cards = Cards in hand; three is the limit.
tip-supply = Cubes that are not in the city yet.
tip-score = { $name } has the clear majority in { $count ->
    [one] one area
   *[other] { $count } areas
}. Most of them win after the fifth round.
text-move-to = Move it to { $area_acc }
text-sell = { $building }
text-cube = Cube of { $name } in { $area_acc }
text-city = The city
text-cards = Cards
text-player = { $guild_name }; { $gold } gold, { $cards } cards, { $supply } cubes left, { $count } areas
text-no-guild = no guild yet
text-cubes = { $name } { $count }
text-built = { $building } of { $name }
text-free = { $count } free
sum-tax = Taxes
sum-areas = Clear majorities
story-ruler = The Ruler’s turn, card by card
