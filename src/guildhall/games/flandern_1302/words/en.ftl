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
mine-dyers = { guild-dyers }
mine-fullers = { guild-fullers }
mine-cloth-cutters = { guild-cloth-cutters }
mine-weavers = { guild-weavers }

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
prompt-choose = Choose a card in secret, and with it any influence cards you have.
prompt-turn = { $left ->
    [own] Play one of your own cards.
    [draw] Draw a card of the guilds under influence.
   *[both] Your turn: play one of your own cards, or draw one of the guilds under influence.
}
prompt-town = { $town }: { $does ->
    [build] build for { prompt-builders }.
    [complete] complete a building site of { prompt-completers }.
   *[both] build for { prompt-builders }, or complete a building site of { prompt-completers }.
}
prompt-site = Set up a building site of { prompt-builders }, in any town where it fits.
prompt-builders = { $builds ->
    [own] { $guild }
    [grey] the Armourers
    [church] the Church
    [own_grey] { $guild } or the Armourers
    [own_church] { $guild } or the Church
    [grey_church] the Armourers or the Church
   *[own_grey_church] { $guild }, the Armourers or the Church
}
prompt-completers = { $completes ->
    [own] { $guild }
    [grey] the Armourers
    [church] the Church
    [own_grey] { $guild } or the Armourers
    [own_church] { $guild } or the Church
    [grey_church] the Armourers or the Church
   *[own_grey_church] { $guild }, the Armourers or the Church
}
prompt-cathedral = On which church district do you build the cathedral?
prompt-master = { $whose ->
    [own] On which of your districts do you place the guild master?
    [grey] On which district of the Armourers do you place the guild master?
   *[own_grey] On which district do you place the guild master: one of your own, or one of the Armourers?
}
prompt-wait = { $side } is deciding.
prompt-over = The game is over.

# News.
news-round = Round { $count }: { $side } begins.
news-looks = { $side } takes the golden card of the round and looks at it: { $golden }.
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
news-influence = { $side } takes it in hand and has { $count ->
    [one] one influence card
   *[other] { $count } influence cards
}.
news-cathedral = { $side } builds a cathedral: { $place }.
news-master = { $side } places a guild master: { $place }.
news-covers = Nothing can be built there any more: { $place }.
news-scores = { $town } is scored; it is worth { $points }.
news-values = { $town }: { $districts ->
    [one] one guild district
   *[other] { $districts } guild districts
}, { $churches ->
    [one] one church district
   *[other] { $churches } church districts
} without and { $cathedrals } with a cathedral.
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
unseen = nobody else sees it

# How it ended.
ending-end-full = The board is built up.
ending-end-pile = The golden cards are used up.
ending-two-end-full = The board is built up.
ending-two-end-influence = Only guilds under influence could still build.
ending-two-stalemate = Nothing was built for a long time.

# Why not.
refusal-cards-hand = { $where ->
    [played] You have played { $card } already; playing the pick-up card brings it back. Play another card.
    [scored] { $card } has been scored, and its cards have left the game. Play another card.
   *[unused] { $card } is not in the game with three players. Play another card.
}
refusal-cards-influence = { $table ->
    [two] Two play without influence cards: play the card alone.
   *[more] { $count ->
        [0] You have no influence card: play the card alone.
        [one] You have one influence card: play it with the card, or none.
       *[other] You have { $count } influence cards: play no more than that.
    }
}
refusal-two-own = You have played a card of your own in this turn; now draw one of the guilds under influence.
refusal-two-draw = You have drawn a card in this turn; now play one of your own.
refusal-action-closed = { $where ->
    [scored] { $town } has been scored: nothing more is done there. Choose another town.
   *[unused] { $town } is not in the game with three players. Choose another town.
}
refusal-town-card = The card is for { $card } alone, not for this place: { $place }. Choose a space in { $card }.
refusal-town-neutral = A golden card builds for no guild of a player: { $place }. Choose a district of the Armourers or of the Church.
refusal-town-complete = { $whose ->
    [nothing] There is no building site here to complete: { $place }. Choose a space with a building-site cube.
    [done] The district here is complete already: { $place }. Choose one with a building-site cube.
    [other] The building site here is one of { $guild }: { $place }. This card completes those of { $mine }, of the Armourers and of the Church.
   *[golden] The building site here is one of { $guild }: { $place }. A golden card completes those of the Armourers and of the Church.
}
refusal-build-free = { $there ->
    [covered] This space is covered, and nothing will ever be built here: { $place }. Choose a free space.
    [swallowed] Church district D lies over this space: { $place }. Choose a free space.
    [site] A building site of { $guild } is here: { $place }. Choose a free space.
   *[district] A district of { $guild } is here: { $place }. Choose a free space.
}
refusal-build-stock = { $others ->
    [0] No district of { $guild } in this shape is left: { $place }. Choose a space of another shape, or another guild.
   *[other] No district of { $guild } in this shape and with { $masters ->
        [0] no master
        [one] one master
       *[other] { $masters } masters
    } is left: { $place }. Choose one with another number of masters.
}
refusal-build-long = None of its long sides would border a district, a building site or the centre: { $place }. Build next to what stands there.
refusal-build-border = It would border another district with the arms of { $guild } ({ $spot }): { $place }. Choose another space, or another guild.
refusal-special-host = No church district with a special shape belongs here: { $place }. A goes on square 3 or 4, B on rectangle 3 or 4, C on hexagon 2 or 4, D on hexagon 1 or 3.
refusal-special-stock = There is only one { $church }, and it has been laid: { $place }. Choose another district.
refusal-special-room = { $by ->
    [space] There is no room: { $church } would cover { $spot } as well, which is not free: { $place }.
   *[special] There is no room: { $church } would lie where the special district on { $spot } or its new spaces lie: { $place }.
} Choose another space for it.
refusal-special-spaces = { $left ->
    [left] This space is not there yet: { $place }. It comes with { $church } on { $spot }.
   *[laid] This space will never be there: { $place }. It would have come with { $church } on { $spot }, which lies elsewhere. Choose a free space.
}
refusal-site-card = A building-site card completes nothing: { $place }. Set up a new site with it; a card of the town completes one.
refusal-cathedral-where = A cathedral stands on a church district, and here { $there ->
    [district] is one of { $guild }
    [site] is a building site of { $guild }
   *[other] is none
}: { $place }. Choose a church district.
refusal-cathedral-one = There is a cathedral already: { $place }. Choose another church district.
refusal-master-where = A guild master stands on a district of your own or of the Armourers, and here { $there ->
    [district] is one of { $guild }
    [site] is a building site of { $guild }
   *[other] is none
}: { $place }. Choose one of those.

# Labels of the board.
label-points = Points
label-influence = Influence
label-first = starting player
label-worth = worth { $count }

# The board in a terminal.
board-marks = ' a guild master, ♜ a cathedral, ( ) a building site, ░ covered
board-stock = Districts left: without a master, with one, with two
board-square = squares
board-rect = rectangles
board-hex = hexagons
board-specials = and special: { $letters }
board-pieces = Left: building-site cubes { $cubes }, cathedrals { $cathedrals }, guild masters { $masters }.
board-pieces-two = Left: building-site cubes { $cubes }.
board-golden = Golden cards in the pile: { $count }. { $letter ->
    [none] None lies face down.
   *[other] One with the letter { $letter } lies face down.
}
board-golden-now = You know it: { $golden }.
board-unseen = Not seen by all, letter { $letter }: { $cards }.
board-shared = Shared pile: { $count ->
    [one] one card
   *[other] { $count } cards
}.
board-beside = Face up beside it, { $guild_title }: { $cards }.
board-shared-gone = Out of the game, { $guild_title }: { $cards }.
board-player = { $name }{ $first ->
    [yes] , starting player
   *[no] { "" }
}: { $guilds }; points { $points }, influence { $influence }.
board-player-two = { $name }{ $first ->
    [yes] , on turn
   *[no] { "" }
}: { $guilds }; points { $points }.
board-hand = In hand: { $cards }.
board-played = Played: { $cards }.
board-secret = Chosen in secret: { $card }{ $influence }.
board-order = Order of play: { $order }.
board-none = none
board-scored = scored { $count }

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
label-influence-with = { $count } of { $of } with it
label-seal = Seal { $card }{ $count ->
    [0] { "" }
   *[other] { " " }and { $count } influence
}
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
tip-tile = Districts of { $guild }, { $masters }. Left are { $square ->
    [one] one square
   *[other] { $square } squares
}, { $rect ->
    [one] one rectangle
   *[other] { $rect } rectangles
}, { $hex ->
    [one] one hexagon
   *[other] { $hex } hexagons
}. Pick one to see where it fits.
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
brings-kind = { $kind }: { $count ->
    [one] one space is lit where it fits.
   *[other] { $count } spaces are lit where it fits.
}
brings-place = Which district goes here: { $place }? Those that fit are lit in your hand.
brings-town = { $town } is worth { $worth }. Scored now it would bring: { $ranked }.
brings-town-nobody = { $town } is worth { $worth }. Scored now it would bring nobody anything.
brings-pick-up = { $count ->
    [0] You have played no card yet: nothing would come back.
    [one] One card comes back to your hand.
   *[other] { $count } cards come back to your hand.
}
tip-town = { $town } is worth { $worth } now. { $standing }
tip-town-scored = { $town } has been scored; it was worth { $worth }.
tip-standing = { $guild_title }: place { $rank }, { $points ->
    [one] one point
   *[other] { $points } points
}.
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
text-player = { $guild }; { $points } points, { $influence } influence; in hand: { $hand }; played: { $played }
text-stock = Districts left
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

# What lies beside the towns, and what a town tells about itself.
label-supply = Supply
label-supply-look = Supply: look through it
tip-supply-look = What is left beside the towns, and which cards everybody holds. Open it to see all.
label-pieces = Pieces left
label-sites-left = Building-site cubes
label-cathedrals-left = Cathedrals
label-masters-left = Guild masters
label-specials-left = Special church districts
label-golden-cards = Golden cards
label-golden-pile = In the pile
label-golden-down = Face down
label-golden-unseen = Letter { $letter }, not yet seen by all
label-golden-gone = Letter { $letter }, out of the game
label-shared = The shared pile
label-shared-pile = In the pile, of { $guild }
label-shared-beside = Beside it, of { $guild }
label-shared-gone = Out of the game, of { $guild }
label-hands = Action cards
tip-golden-pile = { $count ->
    [one] One golden card is left in the pile.
   *[other] { $count } golden cards are left in the pile.
}
tip-golden-none = No golden card lies face down now.
tip-shared-pile = { $count ->
    [one] One card is in the shared pile.
   *[other] { $count } cards are in the shared pile.
}
tip-shared-beside = { $count ->
    [one] One card lies face up beside the shared pile.
   *[other] { $count } cards lie face up beside the shared pile.
}
tip-sites-left = { $count ->
    [0] No building-site cube is left.
    [one] One building-site cube is left.
   *[other] { $count } building-site cubes are left.
}
tip-cathedrals-left = { $count ->
    [0] No cathedral is left.
    [one] One cathedral is left.
   *[other] { $count } cathedrals are left.
}
tip-masters-left = { $count ->
    [0] No guild master is left.
    [one] One guild master is left.
   *[other] { $count } guild masters are left.
}
tip-specials-left = Special church districts left: { $letters }.
tip-cathedral-on-site = A cathedral stands on it: worth 3 once the site is completed.
tip-centre = Its centre is a district of { $guild }{ $masters ->
    [0] { "" }
    [one] , with one master
   *[other] , with { $masters } masters
}.
tip-centre-cathedral = A cathedral stands there, worth 3.
tip-town-closed = { $town } has been scored.
text-none = none
text-golden-down = A golden card with the letter { $letter } lies face down; { $name } alone knows it.
text-stock-shape = { $shape ->
    [square] squares
    [rect] rectangles
   *[hex] hexagons
}: { $none } without a master, { $one } with one, { $two } with two
text-church-shape = { $shape ->
    [square] squares
    [rect] rectangles
   *[hex] hexagons
}: { $none }
text-hand = In hand: { $hand }. Played: { $played }.
text-district = { $spot } { $guild_title }{ $masters ->
    [0] { "" }
    [one] { " " }(one master)
   *[other] { " " }({ $masters } masters)
}{ $what ->
    [both] { " " }(site with a cathedral)
    [site] { " " }(site)
    [cathedral] { " " }(cathedral)
   *[done] { "" }
}
text-town-scored = scored, it was worth { $worth }. { $laid }.
text-town-closed = scored. { $laid }.
