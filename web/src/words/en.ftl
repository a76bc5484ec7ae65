# The page itself: every sentence that no game says.
ui-title = Guildhall
ui-tagline = Four guild games on one table. Pick one and sit down.
ui-fan = An unofficial fan project without affiliation to designers or publishers. All art is our own.
ui-players = { $low ->
   *[other] { $low }–{ $high } players
}
ui-minutes = { $count } min
ui-workshop = still in the workshop
ui-blurb-flandern-1302 = Build districts in six towns. Your card is secret until all have chosen.
ui-blurb-city-and-guilds = Lay houses and markets along the streets; own blocks, back guilds.
ui-blurb-city-of-guilds = The ruler is dead. Win the quarters with cards, gold and six guilds.
ui-blurb-guilds-of-london = Send liverymen where the votes are; become master of the great guilds.
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
ui-level-random = Random
ui-level-apprentice = Apprentice
ui-level-journeyman = Journeyman
ui-level-master = Master
ui-level-about-random = Any legal move, by lot.
ui-level-about-apprentice = Looks one move ahead.
ui-level-about-journeyman = Thinks its turn through.
ui-level-about-master = Thinks for up to three seconds.
ui-alone = Alone against the game
ui-play = Play now
ui-your-name = Your name
ui-name-of = Name at seat { $count }
ui-options = Options
ui-option-start = Who begins
ui-option-start-random = by lot
ui-option-start-n = seat { $count }
ui-too-few = { $game } needs at least { $count } players.
ui-my-tables = Back to your tables
ui-your-turn = your turn
ui-table-over = finished
ui-table-waiting = others are deciding
ui-round = round { $count }
ui-upload = Open a log
ui-preparing = The games are being prepared, once after every update: { $percent } %
ui-preparing-hint = You can choose seats meanwhile.
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
ui-you = you
ui-thinking = thinking
ui-open-chair = empty chair
ui-away = away
ui-watching = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
ui-spectator = You are watching.
ui-choices = What you can do
ui-choices-none = Nothing is asked of you now.
ui-draft = Not shown to anybody yet; undo is free.
ui-waiting-confirm = Confirm the move, or take it back.
ui-sealed = Your choice is made. You may take it back until the others have chosen.
ui-fast-forward = Show what is now
ui-read-rule = Read the rule
ui-hinted = A master would choose, with everybody’s chances to win and expected score:
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
ui-since = While you were away
ui-since-hint = { $count ->
    [one] One move has been made since you looked.
   *[other] { $count } moves have been made since you looked.
}
ui-takeback-line = { $name } takes back to move { $line }.
ui-take-back = Take back to here
ui-takeback-asked = { $name } asks to take back to move { $line }.
ui-takeback-waiting = You have asked to take back to move { $line }.
ui-agree = Agree
ui-refuse = Refuse
ui-withdraw = Withdraw
ui-curtain = Pass the screen to { $name }
ui-curtain-hint = Nobody’s hand is shown until { $name } is ready.
ui-curtain-ready = I am { $name }
ui-invite = Invite { $name } to seat { $count }
ui-invite-hint = Whoever has this link can sit there. Keep it among friends.
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
ui-replay-at = Move { $n } of { $of }
ui-replay-leave = Back to the game
ui-eyes = Seen by
ui-eyes-public = the public

# Menu.
ui-download = Download the log
ui-sound = Sound when it is my turn
ui-confirm-moves = Ask me to confirm moves
ui-pace = Others’ moves
ui-pace-0 = at once
ui-pace-1 = one after the other
ui-pace-2 = slowly
ui-rename = Change your name
ui-save = Save
ui-share = Links
ui-settings = Settings
ui-zoom-in = Closer
ui-zoom-out = Whole board

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
ui-again = Play again
ui-total = Together
ui-broken = This table cannot be played on
ui-broken-hint = It was played with other rules or components than this Guildhall has. Its log can still be read.

# What went wrong.
ui-error-moved-on = The game has moved on; look again.
ui-error-not-stored = The move could not be saved, so it has not happened. Try again.
ui-error-not-yours = That seat is not yours.
ui-error-not-your-turn = It is not your turn.
ui-error-no-table = There is no such table.
ui-error-no-invitation = This link opens no seat at this table.
ui-error-too-fast = Too fast; one thing after the other.
ui-error-too-long = This table has more moves than the house allows.
ui-error-broken = This table cannot be played on.
ui-error-nothing-asked = Nobody has asked for a takeback.
ui-error-no-bot = There is no such bot.
ui-error-no-person = Nobody else sits there.
ui-error-no-worker = The bot does not answer.
ui-error-bad-log = This log cannot be opened: { $why }
ui-error-other = Something went wrong ({ $error }).
ui-error-offline = The server does not answer.
ui-tip = Explanation
