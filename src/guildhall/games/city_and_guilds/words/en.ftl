# City and Guilds: names.
side-blue = Blue
side-red = Red
side-green = Green
side-yellow = Yellow
side-purple = Purple
guild-candle = the Candlemakers
    .title = Candlemakers
guild-cloth = the Clothmakers
    .title = Clothmakers
guild-baker = the Bakers
    .title = Bakers
guild-smith = the Blacksmiths
    .title = Blacksmiths
type-candle-building = a building of the Candlemakers
    .title = Candlemakers’ building
type-cloth-building = a building of the Clothmakers
    .title = Clothmakers’ building
type-baker-building = a building of the Bakers
    .title = Bakers’ building
type-smith-building = a building of the Blacksmiths
    .title = Blacksmiths’ building
type-candle-market = a market of the Candlemakers
    .title = Candlemakers’ market
type-cloth-market = a market of the Clothmakers
    .title = Clothmakers’ market
type-baker-market = a market of the Bakers
    .title = Bakers’ market
type-smith-market = a market of the Blacksmiths
    .title = Blacksmiths’ market
type-minstrel-house = a minstrel house
    .title = Minstrel house
tile-candle-market = { type-candle-market }
    .title = { type-candle-market.title }
tile-cloth-market = { type-cloth-market }
    .title = { type-cloth-market.title }
tile-baker-market = { type-baker-market }
    .title = { type-baker-market.title }
tile-smith-market = { type-smith-market }
    .title = { type-smith-market.title }
tile-tavern = a tavern
    .title = Tavern
block-block-1 = the north-west block
    .title = North-west block
block-block-2 = the north block
    .title = North block
block-block-3 = the east block
    .title = East block
block-block-4 = the west block
    .title = West block
block-block-5 = the centre block
    .title = Centre block
block-block-6 = the south-west block
    .title = South-west block
block-block-7 = the south block
    .title = South block
block-block-8 = the south-east block
    .title = South-east block

# What tiles do.
does-building = One figure and a step on the track, or two figures.
does-market = Two steps on the track; adds 2 to its block.
does-minstrel = You may put a figure on it; adds 5 to its block.
does-tavern = Adds 5 to its block; no figure.

# Moves.
move-return = Give back { $type }
move-lay = Lay { $type } on { $space }
move-step = One figure, and a step on the track
move-two = Two figures
move-one = One figure; the step is blocked
move-figure = Put a figure on it
move-empty = Leave it empty
move-tavern = Lay the tavern on { $space }
move-decline = Do without the tavern
move-take = Take { $type }

# Prompts.
prompt-give = Give one of your four tiles back.
prompt-opening = Lay an opening tile in an empty block, apart from the others.
prompt-refill = Take one of the open tiles.
prompt-lay = Your turn: lay a tile next to another.
prompt-building = The building on { $space }: a figure and a step, or two figures?
prompt-building-blocked = The building on { $space }: two figures or one? The step is blocked.
prompt-minstrel = The minstrel house on { $space }: a figure or none?
prompt-tavern = You have filled a block: lay a tavern, or do without.
prompt-take = Take one of the open tiles.
prompt-wait = { $side } is deciding.
prompt-over = The game is over.

# News.
news-gives-back = { $side } gives back { $type }.
news-display = Turned up: { $type }.
news-lays = { $side } lays { $tile } on { $space }.
news-steps = { $side } moves { $count ->
    [one] one step
   *[other] { $count } steps
} with { $guild }.
news-blocked = { $side } cannot move with { $guild }: the space is full.
news-places = { $side } puts { $count ->
    [one] a figure
   *[other] { $count } figures
} on { $space }.
news-white = { $side } is first in { $block }.
news-black = { $side } is second in { $block }.
news-takes = { $side } takes { $type }.
news-declines = { $side } does without the tavern.
news-full = { $block_title }: full, and worth { $points }.
news-owns = { $side } gets { $points ->
    [one] one point
   *[other] { $points } points
} for place { $rank } in { $block }.
news-controls = { $guild_title } control { $block }.
news-no-control = No guild controls { $block }.
news-guild-pays = { $side } gets { $points ->
    [one] one point
   *[other] { $points } points
} for place { $rank } in the guild of { $block }.
news-chain = { $count ->
    [0] { $guild_title } have no tile in the city.
    [one] The longest chain of { $guild } is one tile, worth { $points }.
   *[other] The longest chain of { $guild }: { $count } tiles in { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    }, worth { $points }.
}
news-chain-pays = { $side } gets { $points ->
    [one] one point
   *[other] { $points } points
} for place { $rank } with { $guild }.
news-unused = { $side } loses { $points ->
    [one] one point
   *[other] { $points } points
} for { $count ->
    [one] an unused figure
   *[other] { $count } unused figures
}.
news-ends = { $side } has { $points ->
    [1] one point
   *[other] { $points } points
}.
unseen = a tile

# How it ended.
ending-end-full = All blocks are full.

# Why not.
refusal-setup-give-back = You have not drawn { $type }. Give back one of the four tiles that you hold.
refusal-lay-hand = You do not hold { $type }. Lay one of the tiles in your hand.
refusal-lay-empty = On { $space } there is { $tile } already. A tile goes on an empty space.
refusal-setup-block = { $space } will not do: { $block } has a tile already, on { $there }. An opening tile goes into a block that has none.
refusal-setup-apart = { $space } faces the tile on { $there } over the street. An opening tile lies apart from all others.
refusal-lay-adjacent = No tile lies beside { $space }, and none faces it over a street. A tile goes next to another: { $instead }, for example, would do.
refusal-building-step = Space { $count } on the track of { $guild } has three markers and is full, so you cannot step. Put two figures on the building, or one alone.
refusal-building-one = One figure alone is possible only if the step is blocked, and space { $count } on the track of { $guild } is free. Put one figure and step, or put two.
refusal-take-display = { $type_title } is not among the open tiles. Take one that lies open.

# Labels of the board.
label-points = Points
label-figures = Figures
label-houses = Houses
label-hand = Tiles
label-known = { $count ->
    [0] nothing known
   *[other] known: { $tiles }
}
label-round = Turn { $count }
label-spaces = { $count } of { $spaces } spaces built
label-map = Street plan with eight blocks
label-tracks = the four investment tracks
label-your-tiles = Your tiles
label-figures-left = { $count ->
    [one] one figure left
   *[other] { $count } figures left
}
label-display = On the table
label-stock = Pile { $pile }, taverns { $taverns }
label-display-hint = You take one when your tile lies. Pile { $pile }, taverns { $taverns }.
label-kind-building = Building
label-kind-market = Market
label-kind-minstrel = Minstrel house
label-kind-tavern = Tavern
tip-space-free = { $space }: empty.
tip-tile = { $space }: { $tile }. { $owner }{ $size ->
    [0] { "" }
   *[other] { " " }Its chain has { $size } tiles in { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    }.
}
tip-owned = { $count ->
    [one] A figure of { $name }.
   *[other] { $count } figures of { $name }.
}
tip-ownerless = It belongs to nobody.
brings-space = Which tile goes on { $space }? { $block_title } is worth { $worth }; full now it would bring: { $ranked }.
brings-space-nobody = Which tile goes on { $space }? { $block_title } is worth { $worth } and would bring nobody anything yet.
tip-block = { $block_title } is worth { $worth } now. { $standing } { $control }
tip-block-full = { $block_title } is full.
tip-would-get = { $name } would get { $points }.
tip-control = { $guild_title } control it.
tip-no-control = No guild controls it.
tip-track = { $guild_title }: { $rank ->
    [0] { $name } is still on { $count } and has no place.
   *[other] { $name } has come to { $count }, place { $rank }.
}
tip-chain-worth = The longest chain of { $guild } would bring { $count }.
tip-figures = Figures that are not in the city yet; each one that is left in the end costs a point.
tip-houses = Buildings and minstrel houses with figures.
tip-hand = Tiles in hand. { $known }
tip-score = { $name } has { $count ->
    [1] one point
   *[other] { $count } points
}.
text-blocks = Blocks
text-block = worth { $worth }; { $tiles }; { $standing }
text-block-tile = { $space } { $tile_title }{ $owner }
text-tracks = Tracks
text-track-row = { $name } { $count }
text-display = Open tiles
text-player = { $points ->
    [1] one point
   *[other] { $points } points
}, { $figures ->
    [one] one figure
   *[other] { $figures } figures
}, { $houses ->
    [one] one house
   *[other] { $houses } houses
}
text-nobody = nobody
sum-block = { $block_title }: worth { $worth }, controlled by { $guild }
sum-block-alone = { $block_title }: worth { $worth }, controlled by no guild
sum-owners = Owners
sum-guild = Guild
sum-final = Final scoring
sum-before = Blocks
sum-unused = Unused figures

# Spaces, lines of sight and laps.
tip-neighbours = Adjacent: { $spaces }.
label-pile = Tiles in the pile
label-taverns = Taverns left
text-track-shared = { $name } { $count } (number { $at } of { $of } there)
text-tiles = { $count ->
    [one] one tile in hand
   *[other] { $count } tiles in hand
}, { $known }
text-sights = Spaces in sight of each other over a street
text-tiles-own = in hand: { $tiles }
