# The table page.
# Small words.
close = Close
cancel = Cancel
all = All
go = Go
stop = Stop
now = Now
skip = To the question
table-opening = Opening the table …
copied = Copied.
versus = v
ago-seconds = { $n } s
ago-minutes = { $n } min
ago-hours = { $n } h
ago-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
die = Die: { $value }
round = Round { $n }
phases = Steps of the turn
phase-of = { $n } of { $of }
turn-order = Order of turns
owner-none = nobody
seat-open = open
seat-bot = computer, { $level }
seat-to-bot = To the computer
seat-to-bot-why = Goes on from here at a new table, with new dice: the computer plays { $seat }, and every seat that is not yours
seat-to-bot-sure = Open a copy of this game in which the computer plays { $seat }? It goes on from here with new dice; this game stays as it is.
seat-resigned = has resigned
seat-switch = For which seat

# The bar and the menu.
menu = Menu
menu-home = All tables
menu-guide = Show me how
menu-keys = Keys
menu-language = Français
menu-journal = Download the journal
menu-picture = Picture of the board
menu-audit = Check the dice
menu-report = Report a problem
menu-challenge = The challenge
menu-resign = Resign
menu-seats = Seats
menu-here = { $n ->
    [0] Nobody is here.
    [one] Here: { $names }
   *[other] Here: { $names }
}
menu-commitment = Dice fixed by
invite = Link for { $seat }
invite-watch = Link for onlookers
invite-open = { $seat }: nobody has taken this seat yet. Send this link:
invite-came = { $who } has sat down for { $seat }.
invite-away = Put away; the menu keeps the link
copy-link = Copy link
notices = Tell me when it is my turn
theme = Light or dark
journal = Download the journal
report-done = The report was downloaded.
resign-ends = Resign as { $seats }? This ends the game: { $winner } wins.
resign-bot = Resign as { $seats }? The computer takes over, and the others play on.
line-lost = Connection lost. Trying again; nothing is lost.
line-paused = The server pauses for a moment.
looking-back = looking back
looking-back-at = Looking back: { $n } of { $of }
looking-hint = This is how it was. Nothing can be changed here.
back-to-now = Back to now

# The question.
prompt = What to do
prompt-hand = { $seat }: where do { $what } go?
prompt-hand-own = { $what }: where to?
prompt-put-own = Where to put { $what }?
prompt-put = { $seat }: where to put { $what }?
lit-spaces = { $n ->
    [0] Nowhere all of them can go together.
    [one] One lit space.
   *[other] { $n } lit spaces.
}
can-act = { $n ->
    [one] Pieces in one space can act.
   *[other] Pieces in { $n } spaces can act.
}
thinking = { $seat } is thinking
made = estimate
made-why = No source gives these values: they are reconstructed
hurry = Play now
hurry-why = Stop thinking and play the best found so far
waiting-for = Waiting for { $who }
waiting-since = for { $ago }
whose = { $seat }:
undo = Undo
put-back = Put back
pick-first = Choose a piece
anyway = { $label }, really?
anyway-short = Do it anyway
ways-title = To { $space }
in-hand = In hand
from-space = from { $space }
from-spaces = from { $n } spaces
fewer = One fewer: { $what }
more = One more: { $what }
to-place = To be placed
lose = lose
won = Victory: { $side }
draw = A draw
consent-ask = { $who } asks to go back by { $n ->
    [one] one step
   *[other] { $n } steps
}, beyond dice or answers.
menu-text = Copy the moves as text
rules-used = In this game { $n ->
    [one] once
   *[other] { $n } times
}
menu-options = Options of this game
options-why = By consent of all who play, what is marked with a field can be changed; the log will say so. Computer opponents agree.
options-as-is = As they are in force at this table.
options-fixed = Settled before the game begins.
options-ask = Ask the others to change
consent-amend = { $who } asks to change the rules: { $what }.
late = You look on and see everything, as it was { $n ->
    [one] one round
   *[other] { $n } rounds
} ago.
eyes = Seen with whose eyes
eyes-all = Everything
eyes-side = Known to: { $side }
eyes-both = Side by side
eyes-both-why = The truth, and beside it what a side knew of it
standing-decide = Let my standing order decide
consent-yes = Agree
consent-no = Refuse
consent-wait = Waiting for { $who }

# Refusals.
refused = Not possible
refused-space = { $space } cannot be reached
refused-far = The pieces in hand cannot go there now.
code-rule = The rules do not allow it.
code-stale = Something changed meanwhile: look again.
code-not-yours = This is not your seat.
code-unreadable = The server did not understand that.
code-too-large = That was too much at once.
code-too-many = Too fast: wait a moment.
code-over = The game is over.
code-undo = Nothing can be taken back.
code-not-now = Not possible now.
code-broken = This table has stopped.
code-store = It could not be stored; nothing was changed.
code-lost = The connection was lost meanwhile: look again.
code-unknown = That did not work.
left-title = Not everything was done
left = Left undone: { $what }.
left-why = Something was learned on the way; decide anew.
left-n = { $n ->
    [one] One order
   *[other] { $n } orders
}
board-missing = The board could not be loaded

# The board.
board = Board
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole board
overlays = Overlays
overlays-hint = Press on a space for its own questions.
marks = { $n ->
    [one] One space is marked.
   *[other] { $n } spaces are marked.
}
marks-none = Nothing to show.
chip-odds = { $space }: { $text }
chip-cost = { $space }: costs { $text }
chip-plain = { $space }
query-of = { $name }: { $what }
query-battle = Odds of the battle
query-threat = What can strike here
query-range = How far it can go
query-income = Income
query-victory = What is needed to win

# Panels.
panels = Panels
sheet-size = Size of the sheet
tab-now = Now
tab-plan = Plan
tab-log = Log
tab-forces = Forces
tab-rules = Rules
tab-charts = Charts
tab-chat = Chat
tab-orders = Orders
plan-empty = No battle is in sight yet. Odds appear here as soon as one is.
plans-title = Proposed now
plan-steps = { $n ->
    [one] One step.
   *[other] { $n } steps.
}
plan-do = { $n ->
    [one] Do this
   *[other] Do these { $n }
}
ask-title = Ask the rules
odds-take = take
odds-win = win
odds-hold = hold
odds-neither = neither
odds-lost = repelled
odds-lose = lose
odds-kill = kill
odds-points = points
odds-points-why = Losses are counted in points: what the units cost
odds-swing = swing
outcomes = { $first } % won, { $between } % neither, { $third } % lost
on-board = On the board
log = Log
log-filter = Show
log-all = all
log-mine = mine
log-dice = dice
log-empty = Nothing has happened yet.
log-more = Earlier lines
look-there = { $n }: look back to here
rule-open = Rule { $rule }
rules-find = Search the rules
rules-all = All rules
rules-of-question = Rule of this question: { $rule }
rules-none = No rule text here.
charts-empty = Charts appear after the first round.
chat-empty = Nobody has said anything.
chat-say = Say something
chat-send = Send
chat-to = To whom
chat-table = to all
chat-side = to my side
orders-why = A standing order answers for you, so that nobody has to wait.
orders-empty = There is nothing to order now.
battle-away = Show the map
battle-now = As it stands
battle-if = { $n ->
    [one] If you lose this one
   *[other] If you lose these { $n }
}
battle-dice = Dice of this cycle
battle-no-dice = No dice yet.
battle-goes-on = The battle goes on
prove = prove
odds-how = how
odds-cleared = cleared, nobody to hold it
odds-lost-battle = lost
spread-legend = units left, attacker + / defender −
spread-likely = Units left, most likely { $n } ({ $p } %)
battle-steps = Steps of the battle
battle-to-take = { $n ->
    [one] 1 hit still to take
   *[other] { $n } hits still to take
}
battle-hits = { $n ->
    [0] no hit
    [one] 1 hit
   *[other] { $n } hits
}
battle-miss = miss
battle-opening = before
battle-you = you
battle-behind = Behind the line, will fire, then go
battle-lost = Lost in this battle
battle-over = { $title }: over
battle-so-far = So far
battle-standing = Standing order: { $what }
battle-change = change
battle-expected = { $n ->
    [0] No hit
    [one] 1 hit
   *[other] { $n } hits
} where { $fair } were to be expected
battle-then = lose { $lose }, kill { $kill } points on average
battle-all-same = It makes no difference to the chances.
battle-tap = Tap a unit to change the choice.
battle-choose = { $n ->
    [one] Choose a unit
   *[other] Choose { $n } units
}
battle-lose = Lose { $what }
lose-n = lose { $n }
battle-cycle = Cycle { $n }: { $attack ->
    [one] 1 hit
   *[other] { $attack } hits
} by the attack, { $defend } by the defence
battle-sums = { $attack ->
    [one] 1 hit
   *[other] { $attack } hits
} by the attack, { $defend } by the defence
battle-column = hits on { $n } or less
timeline = Timeline
replay = Replay
moment-of = { $n } of { $of }
what-if = What if
what-if-why = A new table from here, with new dice
what-if-sure = Open a copy of this game that goes on from here with new dice? This game stays as it is.
what-if-sure-secret = Open a copy of this game that goes on from here with new dice? What you cannot know is made up. This game stays as it is.
copy = This is a copy with new dice; the original game is unchanged.
copy-back = Back to the original
what-if-secret = A new table from here, with new dice: what you could not know then is made up to fit what you knew
propose = Go back to here
propose-why = All seats must agree

# Typed orders.
orders-title = Type an order
orders-list = Orders that fit
orders-hint = Type an order; Tab completes it
orders-none = No order fits.

# Keys.
key-orders = type an order
key-next = next or previous piece or target
key-take = take the piece, go to the target
key-all = take all from here
key-back = put back, close
key-undo = undo
key-end = end, or the chief button
key-choose = one of the buttons
key-zoom = zoom in, out, whole board
key-pan = move the board
key-help = this list
key-story = what happened: one back, one on, skip

# Spoken.
say-hand = In hand: { $what } from { $from }. { $n ->
    [0] No common target.
    [one] One target.
   *[other] { $n } targets.
}
say-place = To put: { $what }. { $n ->
    [one] One place.
   *[other] { $n } places.
}
say-ways = There are several ways, or something to know first.
say-stack = { $n } { $kind }, { $owner }, { $space }
say-now = Back to now.

# The guided first turn.
guide-ok = Understood
guide-stop = No more hints
guide-buy-title = Spend what you have
guide-buy = Each button shows its cost; press it as often as you like, and take back with Undo. The violet button goes on.
guide-move-touch = Pieces with a violet line below can act. Tap one: all of its kind are in your hand, and every space they can go to lights up. Tap others in the same space to add them.
guide-move-title = Take a piece
guide-move = Pieces with a violet line below can act. Press one: all of its kind are in your hand, and every space they can go to lights up. Press the flash of a stack with Shift to add more.
guide-target-title = Choose where to
guide-target = Everything lit can be reached; the figure is the cost of each piece, or the chance of the attack if it is one. Any other space says why not.
guide-place-title = Put them on the board
guide-place = Choose what to place; then every space that may receive it lights up.
guide-put-title = Choose a place
guide-put = Press a lit space. Undo takes it back.
guide-pick-title = Choose a piece
guide-pick = Framed pieces can be chosen; the panel shows what each choice would mean. The violet button confirms.
guide-point-title = Choose a space
guide-point = Lit spaces can be chosen: press one, or its chip. What follows is told on the board, line by line.
guide-take-title = Choose from the list
guide-take = Choose what you want, with + and − where there are several; the question says what that leaves. Nothing is taken until you press the violet button.
guide-choose-title = Your decision
guide-choose = The buttons say all that can be done now; the rule is one press away.

# Several people at one screen.
curtain = Hand the screen over
curtain-next = { $seat } is to decide next.
curtain-lift = I am { $seat }: show the board

# What is taken from a list.
shelf-price = price of one
shelf-how = { $what }: how it is paid
shelf-out = cannot be had now
shelf-which = { $what }: in which way
shelf-which-nth = { $what }: in which way, { $n }
shelf-part = { $what }, part { $n }
shelf-all = all
shelf-all-of = All { $n }: { $what }
shelf-choose = Choose
shelf-chosen-one = Chosen
shelf-others = + others in another way
shelf-empty = Clear the list
shelf-off-title = No longer on the list
shelf-off = Not possible beside the rest any more: { $what }.
shelf-let-go = Something else is asked now. Not taken: { $what }.
shelf-take = { $n ->
    [one] Take it
   *[other] Take these { $n }
}
shelf-chosen = { $n ->
    [one] One chosen, not taken yet
   *[other] { $n } chosen, not taken yet
}
shelf-would-lose = { $n ->
    [one] One chosen in the list would be lost. Do it all the same?
   *[other] { $n } chosen in the list would be lost. Do it all the same?
}
shelf-may-lose = { $n ->
    [one] One chosen in the list may be lost. Do it all the same?
   *[other] { $n } chosen in the list may be lost. Do it all the same?
}
can-point = { $n ->
    [one] One lit space to choose
   *[other] { $n } lit spaces to choose from
}

# What happens by itself, told on the board.
story = What happened
story-of = { $n } of { $of }
story-back = One back
story-next = One on
story-play = Go on by itself
story-skip = Skip

# A battle on the board.
fight-dice = Dice of this battle
shot-needs = ≤ { $n }
shot-needs-twice = ≤ { $n }, ×2 ≤ { $twice }
hit-damaged = hit
toll-none = no losses
toll-lost = lost
toll-damaged = damaged
hit-lost = lost

# The end.
report = Report

# Overlays that stay while the game goes on.
mark-before = before: { $was }

# What was told of the other side; the calendar; lists with a filter.
tab-contacts = Contacts
contacts-empty = Nothing is reported of the other side.
fresh = { $n } of 6 fresh
age-recent = seen a while ago
age-old = seen long ago
strip-now = now
strip-show = Show
strip-hide = Hide
strip-empty = Nothing is planned.
choose-n = { $n ->
    [one] One thing can be done.
   *[other] { $n } things can be done.
}
choose-find = Find among { $n }
choose-more = { $n ->
    [one] One more: write part of it.
   *[other] { $n } more: write part of it.
}
choose-none = None of them fits.
find-target = Tap a lit space, or write its name
