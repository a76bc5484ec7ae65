# Flandern 1302: names.
side-blue = Blue
side-red = Red
side-green = Green
side-yellow = Yellow
other-blue = { side-blue }
other-red = { side-red }
other-green = { side-green }
other-yellow = { side-yellow }

guild-dyers = the Dyers
    .title = Dyers
guild-fullers = the Fullers
    .title = Fullers
guild-cloth-cutters = the Cloth-cutters
    .title = Cloth-cutters
guild-weavers = the Weavers
    .title = Weavers
guild-armourers = the Armourers
    .title = Armourers
guild-church = the Church
    .title = Church

spot-q1 = square 1
spot-q2 = square 2
spot-q3 = square 3
spot-q4 = square 4
spot-r1 = rectangle 1
spot-r2 = rectangle 2
spot-r3 = rectangle 3
spot-r4 = rectangle 4
spot-h1 = hexagon 1
spot-h2 = hexagon 2
spot-h3 = hexagon 3
spot-h4 = hexagon 4
spot-a3 = new square 3
spot-a4 = new square 4
spot-b3 = new rectangle 3
spot-b4 = new rectangle 4
spot-c2a = new square 2a
spot-c2b = new square 2b
spot-c4a = new square 4a
spot-c4b = new square 4b
spot-c = centre

card-site = Building site
card-pick-up = Pick-up
golden-site = Building site
golden-pick-up = Pick-up
golden-influence = Influence
golden-cathedral = Cathedral
golden-master = Guild master
church-church-a = church district A
church-church-b = church district B
church-church-c = church district C
church-church-d = church district D
kind-own-0 = a district of the guild
kind-own-1 = a district of the guild with a master
kind-own-2 = a district of the guild with two masters
kind-grey-0 = a district of the Armourers
kind-grey-1 = a district of the Armourers with a master
kind-grey-2 = a district of the Armourers with two masters
kind-church = a church district
influence-0 = { "" }
influence-1 = { " " }and an influence card
influence-2 = { " " }and 2 influence cards
influence-3 = { " " }and 3 influence cards
influence-4 = { " " }and 4 influence cards
influence-5 = { " " }and 5 influence cards
influence-6 = { " " }and 6 influence cards
influence-7 = { " " }and 7 influence cards
influence-8 = { " " }and 8 influence cards
influence-9 = { " " }and 9 influence cards

# What cards do.
does-town = Build in { $town }, or complete a building site there.
does-site = Set up a building site in any town.
does-pick-up = Take back all the cards you have played.
does-influence = Play it with another card to act earlier; kept ones count at the end.

# Moves.
move-play = Play { $card }{ $influence }
move-draw = Draw a card of the guilds under influence
move-build = Build { $kind }: { $place }
move-special = Build a special church district: { $place }
move-complete = Complete the building site: { $place }
move-cathedral = Build the cathedral: { $place }
move-master = Place the guild master: { $place }

# Prompts.
prompt-choose = Choose a card in secret, and as much influence as you like.
prompt-turn = { $left ->
    [own] Now play one of your own cards.
    [draw] Now draw a card of the guilds under influence.
   *[both] Your turn: play one of your own cards, or draw one of the guilds under influence.
}
prompt-town = { $who ->
    [golden] { $town }: build for the Armourers or the Church, or complete a site of theirs.
   *[guild] { $town }: build for { $guild }, the Armourers or the Church, or complete a site of theirs.
}
prompt-site = { $who ->
    [golden] Set up a building site of the Armourers or the Church in any town.
   *[guild] Set up a building site of { $guild }, the Armourers or the Church in any town.
}
prompt-cathedral = On which church district do you build the cathedral?
prompt-master = On which district do you place the guild master: your own, or of the Armourers?
prompt-wait = { $side } is deciding.
prompt-over = The game is over.

# News.
news-round = Round { $count }: { $side } begins.
news-looks = { $side } looks at { $golden }.
news-removes = The golden card { $golden } is of a scored town and is removed.
news-no-golden = No golden card is left: there is no golden action in this round.
news-plays = { $side } plays { $card }{ $count ->
    [0] .
    [one] { " " }and an influence card.
   *[other] { " " }and { $count } influence cards.
}
news-order = { $count ->
    [1] { $side } acts first.
    [2] Then { $side }.
    [3] Then { $side }.
   *[other] { $side } acts last.
}
news-picks-up = { $side } takes back { $count ->
    [one] a card
   *[other] { $count } cards
}.
news-spends = { $side } can do nothing with { $golden }.
news-builds = { $side } builds a district of { $guild }: { $place }.
news-sets-up = { $side } sets up a building site of { $guild }: { $place }.
news-special = { $side } builds { $church }: { $place }.
news-completes = { $side } completes the building site: { $place }.
news-shows = { $side } shows the golden card: { $golden }.
news-influence = { $side } takes it in hand and has { $count } influence.
news-cathedral = { $side } builds a cathedral: { $place }.
news-master = { $side } places a guild master: { $place }.
news-covers = Nothing can be built there any more: { $place }.
news-scores = { $town } is scored; it is worth { $points }.
news-values = { $town }: { $districts } guild districts, { $churches } church districts, { $cathedrals } with a cathedral.
news-stands = { $town }: { $guild_title } have { $districts ->
    [one] one district
   *[other] { $districts } districts
} and { $masters ->
    [one] one master
   *[other] { $masters } masters
}.
news-gets = { $town }, place { $rank }: { $guild_title } get { $points ->
    [one] one point
   *[other] { $points } points
}.
news-draws = { $side } draws { $card } of { $guild }.
news-discards-scored = { $card } of { $guild } is of a scored town and leaves the game.
news-shuffles = { $count } cards are shuffled and form the pile again.
news-bonus = { $side } has most influence: { $points } points.
news-ends = { $side } has { $points ->
    [one] one point
   *[other] { $points } points
}.
unseen = a golden card

# How it ended.
ending-end-full = The board is built up.
ending-end-pile = The golden cards are used up.
ending-two-end-full = The board is built up.
ending-two-end-influence = Only guilds under influence could still build.
ending-two-stalemate = Nothing was built for a long time.

# Why not.
refusal-cards-hand = { $card } is not in your hand.
refusal-cards-influence = You have { $count ->
    [one] one influence card
   *[other] { $count } influence cards
}.
refusal-two-own = You have played a card of your own in this turn.
refusal-two-draw = You have drawn a card in this turn.
refusal-action-closed = { $town } is closed: nothing more is done there.
refusal-town-card = The card is for { $card }, not for this place: { $place }.
refusal-town-neutral = With a golden card you build for the Armourers or the Church only, not here for a guild of a player: { $place }.
refusal-town-complete = There is no building site here that you could complete: { $place }.
refusal-build-free = This space is not free: { $place }.
refusal-build-stock = { $guild_title } have no such district left for this shape: { $place }.
refusal-build-long = None of its long sides would border a district: { $place }.
refusal-build-border = It would border another district with the arms of { $guild }: { $place }.
refusal-special-stock = { $church } has been laid already.
refusal-special-room = There is no room for it here: { $place }.
refusal-special-spaces = This space does not exist yet: { $place }.
refusal-site-card = A building-site card completes nothing: { $place }.
refusal-cathedral-where = That is no church district: { $place }.
refusal-cathedral-one = There is a cathedral already: { $place }.
refusal-master-where = That is neither your district nor one of the Armourers: { $place }.

# Labels of the board.
label-player = Player
label-guild = Guild
label-points = Points
label-influence = Influence
label-hand = In hand
label-played = Played
label-first = starting player
label-scored = scored
label-worth = worth { $count }
label-cubes = Building-site cubes left: { $count }
label-golden-left = Golden cards left: { $count }
label-golden-now = Your golden card: { $golden }

# The board in the browser.
side-armourers = Armourers
label-map = Six walled towns
label-round = Round { $count }
label-turn = Turn { $count }
label-golden = { $count ->
    [one] one golden card left
   *[other] { $count } golden cards left
}
label-cards = Cards
label-districts = Districts
label-secret = Your secret card
label-secret-hint = Nobody sees it until all have chosen.
label-order = Order of play
label-sealed = sealed
label-choosing = choosing
label-golden-card = Your golden card
label-own-cards = Your cards
label-in-town = build there
label-in-hand = in hand
label-is-played = played
label-is-gone = scored
label-influence-left = { $count } left
label-unplayed = out of the game
label-seal-scored = scored
label-shape-square = ■
label-shape-rect = ▬
label-shape-hex = ⬢
label-masters = { $count ->
    [0] no master
    [one] one master
   *[other] { $count } masters
}
label-special = special
label-pile = { $count ->
    [one] one card in the shared pile
   *[other] { $count } cards in the shared pile
}
label-complete-here = Complete the site
label-special-here = Special church district
tip-tile = Districts of { $guild }, { $masters }: { $square } squares, { $rect } rectangles, { $hex } hexagons are left. Pick one to see where it fits.
tip-special = Church districts with special shapes: A, B and C bring new spaces, D swallows one.
tip-space-free = { $place }: free.
tip-space-covered = { $place }: covered, nothing can be built here.
tip-district = { $place }: district of { $guild }{ $masters ->
    [0] { "" }
    [one] , with one master
   *[other] , with { $masters } masters
}{ $what ->
    [site] { " " }– a building site, it does not count yet.
    [cathedral] { " " }– with a cathedral, worth 3.
   *[done] .
}
tip-town = { $town } is worth { $worth } now. { $standing }
tip-town-scored = { $town } has been scored; it was worth { $worth }.
tip-standing = { $guild_title }: place { $rank }, { $points } points.
tip-nobody-stands = No guild would get anything.
tip-cards = Action cards in hand; the others are played.
tip-influence = Influence cards: played with an action card they let you act earlier; most of them at the end bring 3 points.
tip-districts = Districts on the board, building sites among them.
tip-score = { $name } has { $count ->
    [one] one point
   *[other] { $count } points
}.
tip-score-two = { $name }: { $guild } { $own }, and { $other_guild } { $credited } under influence.
text-towns = Towns
text-town = worth { $worth }. { $laid }. Free: { $free }.
text-town-full = worth { $worth }. { $laid }.
text-town-unused = not in the game
text-laid = { $spot } { $guild_title }{ $what ->
    [site] { " " }(site)
    [cathedral] { " " }(cathedral)
   *[done] { "" }
}
text-player = { $guild }; { $points } points, { $influence } influence; in hand: { $hand }; played: { $played }
text-stock = Districts left
text-stock-row = squares { $square }, rectangles { $rect }, hexagons { $hex }
sum-town = { $town }: { $districts } + { $churches } × 2 + { $cathedrals } × 3 = { $worth }
sum-districts = Districts
sum-masters = Masters
sum-rank = Place
sum-points = Points
sum-final = Final points

# Options of the set-up.
option-guilds = Guild of the first seat
option-guilds-dyers = { guild-dyers.title }
option-guilds-fullers = { guild-fullers.title }
option-guilds-cloth-cutters = { guild-cloth-cutters.title }
option-guilds-weavers = { guild-weavers.title }
option-sites = Where the towns lie
option-sites-printed = as printed
option-sites-random = by lot
