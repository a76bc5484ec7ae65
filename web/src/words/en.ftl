# The page itself: every sentence that no game says.
ui-title = Guildhall
ui-tagline = { $count ->
    [4] Four guild games on one table. Pick one and sit down.
   *[other] Guild games on one table. Pick one and sit down.
}
ui-fan = An unofficial fan project without affiliation to designers or publishers. All art is our own.
ui-players = { $low ->
   *[other] { $low }–{ $high } players
}
ui-minutes = { $count } min
ui-skip = Skip to the board

# Tools.
ui-undo = Undo
ui-hint = Hint
ui-rules = Rules
ui-dark = Candlelight
ui-light = Daylight
ui-menu = Menu
ui-language = Deutsch
ui-close = Close
ui-cancel = Cancel
ui-confirm = Confirm
ui-back-home = All games
ui-tools = Tools

# The shelf.
ui-seats-for = Seats for { $game }
ui-seats-hint = Choose who sits at each seat: you, a friend, or a bot of any rank.
ui-seat = Seat { $count }
ui-who-me = You
ui-who-screen = At this screen
ui-who-friend = Friend by link
ui-who-empty = Empty
ui-who-friend-about = You get a link to send.
ui-who-empty-about = Add a player.
ui-level-random = Random
ui-level-apprentice = Apprentice
ui-level-journeyman = Journeyman
ui-level-master = Master
ui-level-about-random = Any legal move, by lot.
ui-level-about-apprentice = Looks one move ahead.
ui-level-about-journeyman = Thinks its turn through.
ui-level-about-master = Thinks for up to three seconds.
ui-alone = Alone against the game
ui-friends-hint = You get a link for every friend. The game begins when all have come.
ui-absence = If somebody stays away on their turn
ui-absence-choose-wait = we wait
ui-absence-choose = { $after } a bot may play
ui-absence-bot = Which bot
ui-after-2 = after two minutes
ui-after-10 = after ten minutes
ui-after-60 = after an hour
ui-after-1440 = after a day
ui-absence-wait = If somebody stays away on their turn, the table waits.
ui-absence-apprentice = If somebody stays away on their turn, everybody at the table may let an Apprentice play for them { $after }. Who comes back takes the seat again.
ui-absence-journeyman = If somebody stays away on their turn, everybody at the table may let a Journeyman play for them { $after }. Who comes back takes the seat again.
ui-absence-master = If somebody stays away on their turn, everybody at the table may let a Master play for them { $after }. Who comes back takes the seat again.
ui-play = Play now
ui-enter = Enter
ui-your-name = Your name
ui-name-of = Name at seat { $count }
ui-options = Options
ui-option-start = Who begins
ui-option-start-random = by lot
ui-option-start-n = seat { $count }
ui-too-few = { $game } needs at least { $count } players.
ui-my-tables = Your tables
ui-your-turn = your turn
ui-table-over = finished
ui-table-won = you won
ui-table-won-by = won by { $names }
ui-table-waiting = others are deciding
ui-table-gathering = waiting for friends
ui-round = round { $count }
ui-go-on = Go on with
ui-go-on-turn = Your turn at
ui-all-tables = all { $count } tables
ui-tables-finished = Finished games
ui-tables-more = Show more
ui-table-delete = Delete this table
ui-table-delete-alone = Nobody else sits at this table: it is removed for good, with its log.
ui-table-delete-shared = It goes from your list. Whoever else sits there keeps it, and your seat stays yours.
ui-delete = Delete
ui-upload = Open a log
ui-preparing-tables = { $game } is being prepared, once after every update: { $percent } %. You can choose seats meanwhile.
ui-preparing-bots = You can begin. The bots of { $game } are getting ready: { $percent } %
ui-designed = Designed by { $designers }; { $publisher }, { $year }.
ui-reconstructed = What is reconstructed

# The table.
ui-board = Board
ui-players-list = Players
ui-hand = Your hand
ui-news = News
ui-log = Log
ui-chat = Chat
ui-text = As text
ui-sums = Sums
ui-sums-after = After move { $n }
ui-sums-none = Nothing has been scored yet. Every sum of the game will stand here.
ui-you = you
ui-panel-of = All about { $name }
ui-thinking = thinking
ui-bots-not-ready = getting ready
ui-open-chair = empty chair
ui-away = away
ui-away-minutes = { $count ->
    [one] away for a minute
   *[other] away for { $count } minutes
}
ui-away-hours = { $count ->
    [one] away for an hour
   *[other] away for { $count } hours
}
ui-away-days = { $count ->
    [one] away for a day
   *[other] away for { $count } days
}
ui-here = here
ui-plays-random = chance plays
ui-plays-apprentice = an Apprentice plays
ui-plays-journeyman = a Journeyman plays
ui-plays-master = a Master plays
ui-plays-for-random = Chance plays for { $name }.
ui-plays-for-apprentice = An Apprentice plays for { $name }.
ui-plays-for-journeyman = A Journeyman plays for { $name }.
ui-plays-for-master = A Master plays for { $name }.
ui-back-again = I am back
ui-away-long = { $name } has been { $away }.
ui-let-apprentice = Let an Apprentice play for { $name }
ui-let-journeyman = Let a Journeyman play for { $name }
ui-let-master = Let a Master play for { $name }
ui-devices = { $count ->
    [one] one device
   *[other] { $count } devices
}

# A game without a page of its own.
ui-plain-table = On the table
ui-plain-points = Points
ui-plain-round = Round { $count }
ui-plain-find = Find a move
ui-plain-found = { $count ->
    [one] one move
   *[other] { $count } moves
}
ui-yes = yes
ui-no = no

# Before the deal.
ui-hall = Waiting for friends
ui-hall-missing = { $count ->
    [one] One chair is still empty.
   *[other] { $count } chairs are still empty.
}
ui-hall-begins = The game begins by itself when the last chair is taken.
ui-hall-come = { $come } of { $all } have come
ui-link-make = Make a link
ui-link-new = Make a new link
ui-link-withdraw = Withdraw the link
ui-link-none = No link leads to this chair. Make one for a friend, or let a bot sit there.
ui-link-lost = A link to this chair is out, but this page does not know it any more. A new link ends the old one.
ui-bot-for = Bot for { $name }
ui-watch = Watch
ui-to-the-table = To the table
ui-claim-device = Sit down with this device too
ui-claim-device-hint = You made this link at your own seat. From now on you can play here as well.
ui-device = Use another device
ui-device-link = Open this link on your other device
ui-device-hint = It works once and for one hour, and leads to your own seat: send it to nobody else.

# Takebacks.
ui-watching = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
ui-spectator = You are watching.
ui-choices = What you can do
ui-choices-none = Nothing is asked of you now.
ui-draft = Not shown to anybody yet; undo is free.
ui-confirm-what = Confirm: { $move }
ui-waiting-confirm = Enter confirms it; undo takes it back.
ui-sealed = Your choice is made. You may take it back until the others have chosen.
ui-tell-hold = Hold on
ui-tell-on = Go on
ui-tell-step = One step on
ui-tell-now = { $count ->
    [0] To the present (F)
    [one] To the present: one step more (F)
   *[other] To the present: { $count } steps more (F)
}
ui-fewer = Fewer: { $what }
ui-more = More: { $what }
ui-read-rule = Read the rule
ui-hinted = A master would choose, with everybody’s chances to win and expected score:
ui-hint-shown = lit on the board; click again to play it
ui-chances = chances to win
ui-expected = { $score } p.
ui-pondering = A master is thinking it over …
ui-course = Chances to win over the game
ui-course-thinking = Working out who was likely to win when …
ui-course-failed = The chances could not be worked out.
ui-turning = Turning points:
ui-turning-at = move { $n } ({ $name } +{ $by } %)
ui-search-rules = Search the rules
ui-found = { $count ->
    [0] Nothing found
    [one] One rule
   *[other] { $count } rules
}
ui-source = Source: { $source }
ui-chat-hint = Say something to the table
ui-send = Send
ui-chat-empty = Nobody has said anything yet.
ui-somebody = Spectator
ui-reconnecting = The connection is lost; trying again …
ui-reconnecting-kept = The connection is lost; trying again. What you clicked is kept and sent as soon as it is back.
ui-since = While you were away
ui-since-mine = Since my last decision
ui-since-look = look back at move { $n }
ui-since-hint = { $count ->
    [0] Nobody else has moved since.
    [one] One move has been made since then.
   *[other] { $count } moves have been made since then.
}
ui-takeback-line = { $count ->
    [one] { $name } takes back move { $n }.
   *[other] { $name } takes back { $count } moves, from move { $n } on.
}
ui-secret-move = { $name } chooses in secret.
ui-take-back = Take back: { $move }
ui-take-back-short = Take back
ui-take-back-last = Take back my last move: { $move }
ui-redo = { $count ->
    [one] Make it again
   *[other] Make them again
}
ui-redo-offer = { $count ->
    [one] Move { $n } was taken back. Until the next move it can be made again.
   *[other] { $count } moves were taken back. Until the next move they can be made again.
}
ui-redo-asked = { $count ->
    [one] { $name } asks to make move { $n } again, which was taken back.
   *[other] { $name } asks to make { $count } moves again that were taken back.
}
ui-redo-waiting = { $count ->
    [one] You have asked to make move { $n } again.
   *[other] You have asked to make { $count } moves again.
}
ui-take-back-question = { $count ->
    [one] Take back one move?
   *[other] Take back { $count } moves?
}
ui-take-back-first = The game goes back to before this: { $move }
ui-take-back-others = { $count ->
    [one] One of the moves is not yours.
   *[other] { $count } of the moves are not yours.
}
ui-take-back-yes = { $count ->
    [one] Take back one move
   *[other] Take back { $count } moves
}
ui-takeback-asked = { $count ->
    [one] { $name } asks to take back move { $n }.
   *[other] { $name } asks to take back { $count } moves, from move { $n } on.
}
ui-takeback-waiting = { $count ->
    [one] You have asked to take back move { $n }.
   *[other] You have asked to take back { $count } moves, from move { $n } on.
}
ui-agree = Agree
ui-refuse = Refuse
ui-withdraw = Withdraw
ui-curtain = Pass the screen to { $name }
ui-curtain-hint = Nobody’s hand is shown until { $name } is ready.
ui-curtain-ready = I am { $name }
ui-invite = Link for { $name }
ui-scan = Code for { $name }: scan it with a phone
ui-scan-hint = Or let your friend scan the code.
ui-invite-hint = Send each friend one link. Who opens it first sits there; after that it is used up.
ui-copy = Copy link
ui-copied = Copied
ui-watch-link = Link for spectators
ui-claim = Sit down at this table
ui-claim-hint = You have been invited to a seat at this table.
ui-sit-down = Sit down
ui-give-bot = Let a bot play
ui-take-seat = Play yourself
ui-fill-bot = Let a bot sit there

# Looking back.
ui-replay = Look back
ui-replay-first = To the beginning
ui-replay-back = One move back
ui-replay-forward = One move on
ui-replay-last = To the last move
ui-replay-play = Play
ui-replay-pause = Hold on
ui-replay-at = Move { $n } of { $of }
ui-replay-leave = Back to the game
ui-eyes = Seen by
ui-eyes-public = the public

# Menu.
ui-download = Download the log
ui-sound = Sound when it is my turn
ui-confirm-moves = Ask me to confirm moves
ui-pace = Others’ moves
ui-pace-slow = slow
ui-pace-normal = normal
ui-pace-fast = fast
ui-pace-at-once = at once
ui-rename = Change your name
ui-save = Save
ui-share = Links
ui-settings = Settings
ui-zoom = Zoom
ui-zoom-in = Closer
ui-zoom-out = Farther
ui-zoom-tip = Closer: the wheel, two fingers, or + and −; drag to move
ui-zoom-fit = Whole board (double click, or 0)

# The end.
ui-over = The game is over
ui-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
ui-nobody-wins = Nobody wins.
ui-verify = Verify the seed
ui-verified = The seed { $seed } fits the hash that was published at the start, and every one of { $lines } lines was legal.
ui-not-verified = This game cannot be verified: { $why }
ui-seed-hash = Hash of the seed, published at the start: { $hash }
ui-ranking = Ranking
ui-again-turned = Rematch, seats turned
ui-again-same = The same deal again
ui-again-made = it is set up: go there
ui-end-board = Look at the board
ui-end-result = The result
ui-total = Together
ui-broken = This table cannot be played on
ui-broken-late = It began in a position from outside, and a move in it took longer than the house waits. Its log can still be read.
ui-broken-hint = It was played with other rules or components than this Guildhall has. Its log can still be read.

# What went wrong.
ui-error-moved-on = The game has moved on; look again.
ui-error-not-stored = This could not be saved, so it has not happened. Try again in a moment.
ui-error-not-known = The database fell silent over this move. Wait a moment: as soon as it answers, the table shows whether the move was kept.
ui-error-late = This position could not be played on in time; the table is closed. Its log can still be read.
ui-error-not-yours = That seat is not yours.
ui-error-not-your-turn = It is not your turn.
ui-error-no-table = There is no such table.
ui-error-no-invitation = This link opens no seat at this table.
ui-error-chair-taken = Somebody sits on this chair already. Ask whoever sent you the link for a new one.
ui-error-link-withdrawn = This link has been withdrawn, or a newer one was made. Ask whoever sent it for a new one.
ui-error-link-used = This link was used already. Make another one at your seat: menu, “Use another device”.
ui-error-link-expired = A link for another device works for one hour, and this one is older. Make another one at your seat.
ui-error-too-many-devices = Eight devices of yours sit at this table already; that is the most.
ui-error-already-seated = You sit at this table already, on another chair. The link is for a friend.
ui-error-host-seated = You set this table up and sit at it. The link is for a friend: copy it and send it.
ui-error-gathering = The cards are not dealt yet: somebody is still to come.
ui-error-not-absent = This person has not been away for long enough. Wait until the table’s rule allows a bot.
ui-error-not-host = Only the person who set the table up can do that.
ui-error-too-fast = Too fast; one thing after the other.
ui-error-too-busy = Too much of yours is being thought about already; wait a moment.
ui-error-no-chat = You can watch here. To talk, sit down by a link or set up a table of your own.
ui-error-chat-too-fast = That was a lot of talk at once; wait a few seconds.
ui-error-too-long = This table has more moves than the house allows.
ui-error-broken = This table cannot be played on.
ui-error-nothing-to-redo = Nothing was taken back last: there is nothing to make again.
ui-error-no-seed = This game began in a position: there is no deal to repeat.
ui-error-nothing-asked = Nobody has asked for a takeback.
ui-error-no-bot = There is no such bot.
ui-error-no-person = Nobody else sits there.
ui-error-no-worker = The bot does not answer.
ui-error-bad-log = This log cannot be opened: { $why }
ui-error-other = Something went wrong ({ $error }).
ui-error-preparing = This game is still being prepared. Try again in a minute.
ui-error-bad-message = This page and the server do not understand each other. Load the page anew.
ui-error-bad-request = The server did not understand this: { $why }
ui-error-bad-table = This table cannot be set up: { $why }
ui-error-server = Something broke on the server. Try again; what was saved is safe.
ui-error-not-over = The game is not over yet.
ui-error-log-too-long = This log has more moves than the house allows.
ui-error-too-many-tables = You have set up many tables in a short time. Wait a minute, then try again.
ui-error-too-many-requests = Too many requests from your address. Wait a minute, then try again.
ui-error-no-game = There is no such game here.
ui-error-no-line = There is no such move at this table.
ui-error-no-seat = There is no such seat at this table.
ui-error-offline = The server does not answer.
ui-tip = Explanation
