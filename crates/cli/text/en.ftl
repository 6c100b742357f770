# Messages of the command line and the terminal game.

# --- help of the commands
help-ironbottom = Ironbottom plays board wargames with every rule enforced.
help-serve = Serves the games to a browser; what is meant when no command is named
help-games = Lists the games, their scenarios, options, seats and opponents
help-play = Plays a game in the terminal
help-simulate = Lets computer opponents play many games and counts the results; where the rules set no end a game stops after 10 rounds
help-bench = Measures random play on one thread
help-odds = Exact odds of a battle described in words
help-verify = Proves a journal: every action, every die, every position
help-show = Shows a position of a journal
help-board = Draws the board with the opening set-up
help-pack = Takes a game's data out, or checks corrected data
help-pack-export = Writes a game's data as text files into a new folder
help-pack-check = Checks a folder of data and names every violation with file and line
help-rules = Shows the rules of a game
help-usage = Usage:
help-commands = Commands:
help-options = Options:
help-help = Shows this help
help-version = Shows the version
help-lang = Language of all texts (otherwise that of the system)
arg-game = Id of the game, as `ironbottom games` shows it
arg-scenario = Scenario (otherwise the first)
arg-preset = A named set of options, such as a difficulty; “games” lists them
arg-option = An option and its value; may be repeated
arg-pack = Folder with the game's data, instead of the built-in data
arg-seat = Who holds a seat, or all seats of a side: human, or an opponent's level; may be repeated. Seats not named play at random; if none is named you hold the first side against the strongest level
arg-seed = Number the dice come from; the same number gives the same dice
arg-word = A word of your own that goes into the dice; may be repeated
arg-save = Writes the game to this file after each turn
arg-load = Goes on with the game in this file
arg-bots = Levels of the opponents by seat or side; seats not named play at random
arg-games = Number of games (otherwise 100)
arg-jobs = Number of threads (otherwise one per core)
arg-journals = Writes the journal of each game into this folder
arg-json = Prints one JSON document
arg-words = --attack and --defend with the two forces, and whatever other words the game knows
arg-file = The journal
arg-at = The position after this many actions (otherwise the last); while a game with secrets runs, those the viewer could notice count
arg-viewer = As this seat or side sees it
arg-svg = As a drawing (SVG)
arg-png = In pixels (PNG)
arg-dark = In dark colours
arg-board = Which board (otherwise the main one)
arg-width = Width of the picture in pixels (otherwise 1600)
arg-out = Writes the picture to this file (otherwise to the standard output)
arg-text = As text
arg-dir = The folder
arg-what = Number of a rule, section of the rulebook, chapter, or a word (otherwise the chapters)

# --- bad arguments
args-command = There is no command “{ $command }”; `ironbottom --help` lists them.
args-unknown = “{ $arg }” is not known here; add --help to see what is.
args-missing = Something is missing: { $arg }.
args-no-command = A command is missing; add --help to see which there are.
args-no-value = “{ $arg }” needs a value.
args-value = “{ $value }” is not a value for { $arg }.
args-conflict = “{ $arg }” does not go together with the rest.
args-other = The arguments are not understood ({ $arg }); add --help to see what is.
game-unknown = There is no game “{ $game }”; the games are: { $games }.
game-not-yet = { $title } cannot be played yet.
scenario-unknown = There is no scenario “{ $scenario }”; there is: { $scenarios }.
seat-unknown = There is no seat “{ $seat }”; the seats are: { $seats }.
level-unknown = There is no opponent “{ $level }”; the levels are: { $levels }.
pair-bad = “{ $text }” is not of the form name=value.
preset-unknown = There is no preset “{ $preset }”; there are: { $presets }.
option-bad = An option is wrong: { $problem }.
serve-open = Open { $url } in a browser. Stop with Ctrl-C.
serve-closed = Everything is stored. Goodbye.
serve-failed = The server does not start: { $problem }.
arg-listen = address and port to listen on (127.0.0.1:8080)
arg-metrics = address and port for /metrics, for the operator alone (otherwise there are no figures)
arg-data-dir = folder for the database (ironbottom-data)
arg-database = another database: postgres://... or sqlite://...
board-unknown = There is no board “{ $board }”; there is: { $boards }.
board-none = This game has no board yet.
board-broken = The board cannot be drawn: { $problem }.
board-no-terminal = Pixels are nothing for a terminal: add --out FILE, or lead the output into a file.

# --- files
io-read = { $path } cannot be read: { $reason }.
io-write = { $path } cannot be written: { $reason }.
io-not-found = it is not there
io-denied = that is not allowed
io-folder = it is a folder
io-no-folder = it is not a folder
io-exists = it is there already
io-not-text = it is not text
io-full = the disk is full
journal-crash = This journal cannot be replayed: the rules gave up on it.
pack-folder-taken = { $path } is not empty; choose a new folder.
pack-folder-empty = There is no data in { $path }.
pack-no-id = { $path } is not a data pack: it has no pack.toml that names its game.
pack-of-another = This pack is for “{ $other }”, not for “{ $game }”.
pack-illegal = { $count ->
    [one] The pack is not legal: { $first }
   *[other] The pack is not legal ({ $count } problems; `pack check` lists them all), first: { $first }
}
pack-bad = { $count ->
    [one] The pack has one problem.
   *[other] The pack has { $count } problems.
}
pack-good = The pack is sound: { $title }, hash { $hash }.
pack-good-built-in = The pack is sound and the same as the built-in one: { $title }, hash { $hash }.
pack-exported = { $files ->
    [one] One file written to { $path }.
   *[other] { $files } files written to { $path }.
}

# --- games
games-playable = { $title } ({ $id })
games-preview = { $title } ({ $id }): a preview, still being proved
games-not-yet = { $title } ({ $id }): not yet playable
games-scenarios = Scenarios
games-seats = Seats
games-levels = Opponents
games-rules = Rules
games-presets = Presets
games-options = Options

# --- simulate, bench
simulate-no-games = There is nothing to do with no games at all.
simulate-failed = { $failures ->
    [one] One game failed
   *[other] { $failures } games failed
} (seed { $seed }: { $failure }).
simulate-games = Games
simulate-failures = Failures
simulate-wins = Won by { $side }
simulate-draws = Draws
simulate-endings = How they ended
simulate-rounds = Rounds a game
simulate-actions = Actions a game
simulate-speed = Actions a second
simulate-legal = Legal actions, on average
simulate-handovers = Hand-overs a round
simulate-orders = Orders a player a round
simulate-routine = ... given by routine
simulate-turn = Median turn of { $level }
simulate-never = Never happened
simulate-journals = Journals in
bar-games = games
bench-actions = Decisions a second
bench-games = Games a second
bench-bytes = Bytes of a position

# --- odds
odds-word = “{ $word }” is not understood; words have the form --word value.
odds-twice = “--{ $word }” is said twice.
odds-no-answer = This game gives no odds.
odds-attacker = Attacker left alone
odds-captures = ... and holds the ground
odds-defender = Defender left alone
odds-nobody = Nobody left
odds-attackers-left = Attacking units left, on average
odds-defenders-left = Defending units left, on average
odds-attacker-loss = Attacker's loss in value
odds-defender-loss = Defender's loss in value
odds-side-alone = { $side } left alone
odds-side-left = { $side }: units left, on average
odds-side-loss = { $side }: loss in value
odds-goal-here = ... { $goal }
odds-swing = Swing in value

# --- verify, show
verify-good = { $entries ->
    [one] Proved: { $title }, one entry, round { $rounds }.
   *[other] Proved: { $title }, { $entries } entries, round { $rounds }.
}
verify-custom-pack = The game was played with a data pack of its own, which is in the journal.
verify-seed = The seed is shown and fits its commitment { $commitment }; every die was drawn from it.
verify-no-seed = The seed is not shown, since the game is not over; the dice fit the rules but cannot be checked against commitment { $commitment } yet.
verify-inherited = { $actions ->
    [one] The first action was taken over from another table; its dice belong to that table's seed.
   *[other] The first { $actions } actions were taken over from another table; their dice belong to that table's seed.
}
verify-dice = { $count ->
    [one] One die for { $purpose }: { $faces }
   *[other] { $count } dice for { $purpose }, mean { $mean }: { $faces }
}
verify-outcome = Winner: { $winner }. { $reason }
draw = nobody
show-no-such = There is no action { $at }; the journal has { $of }.
show-head = { $title }, after { $at } of { $of } actions
colon = {": "}
owner-nobody = Nobody's

# --- rules
rules-count = { $count ->
    [one] One rule
   *[other] { $count } rules
}
rules-none = No rule is about “{ $what }”.

# --- the terminal game
play-head = { $title }: { $scenario }
play-seats = Seats: { $seats }
play-commitment = The dice are fixed: SHA-256 of the seed is { $commitment }.
play-saving = The game is written to { $path } after each turn. The file holds the seed of the dice: show it to nobody before the end.
play-hint = Type an order (Tab completes it), ? for what is legal now, help for everything else.
holder-human = you
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
level-captain = captain
play-question = { $count ->
    [one] { $seat }: { $text } [{ $rule }]
   *[other] { $seat }: { $text } [{ $rule }; { $count } choices]
}
play-only = Enter: { $notation }
play-interrupt = Type quit to leave.
play-curtain = { $seat } decides now, and nobody else looks. Press Enter.{ " " }
play-dead-end = The rules leave nobody anything to do: this is a defect of the program.
play-nothing-done = { $at ->
    [1] Nothing of this line was done, because of “{ $order }”.
   *[other] Nothing of this line was done, because of “{ $order }”: order { $at } of { $total }, refused as things would stand after those before it.
}
play-batch-ended = The line ended after { $done } of { $total } orders: dice were rolled, something was learned, or somebody else is asked.
over-winner = The game is over: { $side } wins.
over-draw = The game is over: nobody wins.
over-honours = Best of all: { $seats }.
over-seed = Seed of the dice: { $seed }
over-hint = save FILE keeps the game; map, log, fork N and quit work.
order-ambiguous = “{ $order }” may be any of { $count }:
order-unknown = “{ $order }” is not understood. ? shows what is legal, why ORDER explains.
order-not-yet = “{ $order }”: not yet. { $question } For example:
order-nearest = Legal and alike:
order-refused = Not allowed [{ $rule }]: { $reason }
order-rule = {"  "}{ $rule }: { $text }
order-not-action = This is not an action of the game: { $problem }.
list-kind = { $kind } ({ $count })
list-more = { $count ->
    [one] {"      "}... and one more
   *[other] {"      "}... and { $count } more
}
list-none = Nothing legal now has “{ $words }” in it.
list-narrow = ? WORD shows those with a word in them, ? all shows all.
list-detours = { $count ->
    [one] One dearer way to the same end is left out; ? all shows it.
   *[other] { $count } dearer ways to the same end are left out; ? all shows them.
}
list-page = Page { $page } of { $pages }, { $count } in all; a page number at the end turns the page.
play-warning = ! { $warning }
quit-unsaved = This game is not saved: save FILE keeps it, quit again leaves it.
quit-saved = Saved in { $path }. To go on: { $command }
list-cost = {" "}({ $cost })
list-odds = {" "}· { $odds }
list-warning = {" "}! { $warning }
why-legal = “{ $order }” is legal now.
why-legal-many = That is the beginning of { $count } legal orders.
why-unknown = “{ $order }” is not an order this game can explain now. Legal and alike:
why-unknown-alone = “{ $order }” is not an order this game can explain now, and nothing legal is like it.
orders-head = { $count ->
    [one] Standing order you may give (type it):
   *[other] { $count } standing orders you may give (type one):
}
orders-none = There is no standing order to give now.
undo-done = Taken back: { $order }
look-none = There is nothing called “{ $words }”.
look-many = Which of them: { $names }?
look-legal = { $count ->
    [one] One legal order here:
   *[other] { $count } legal orders here:
}
log-empty = Nothing happened yet.
answer-nothing = Nothing.
command-unknown = There is no command “{ $command }”; help lists them.
save-exists = { $path } is there already; choose another name, or go on with it by --load.
save-other = { $path } is there already and is not a saved game.
save-done = Written to { $path }.
save-done-sealed = Written to { $path }. The file holds the seed of the dice: show it to nobody before the end.
save-stopped = { $path } keeps the game as it was; from here on nothing is written unless you save.
load-done = Loaded { $path } ({ $actions } actions).
load-new-seed = This journal does not hold its seed: what was rolled stands, and the dice from here on are new.
load-other-game = This is a game of { $game }.
fork-done = A new game begins after { $actions } actions, with new dice.
help-orders = ORDER                an order in the notation that ? shows; beginnings of words are enough; “A; B” does both or neither; “3x A” or “3 A” does it three times
help-list = ? [WORD] [PAGE]      what is legal now; a number of the list does it
help-why = why ORDER            why an order is not legal, with its rule
help-map = map [WORD]           the board; with a word the lines that have it: a name, a unit, an owner
help-look = look SPACE           one space, what touches it, and what can be done there
help-log = log [N [PAGE]]       what happened: the last N lines (30), or a page further back
help-odds-here = odds A vs B [--WORD] exact odds; B is a force or a space with those who are there; odds SPACE: of the battle there
help-ask = ask [NAME K=V ...]   any other question the game answers; ask alone lists them
help-rules-here = rules [ID|WORD]      the rules
help-standing = orders               standing orders that answer for you: what is set, and what you may set
help-undo = undo                 takes back what you typed last; beyond dice only if all agree, and then with new dice
help-save = save FILE            writes the game
help-load = load FILE            goes on with a written game
help-fork = fork N               a new game that goes on after number N of the log, with new dice
help-quit = quit                 leaves
undo-consent = { $seat }: may “{ $order }” be taken back? [y/n]{ " " }
undo-refused = Nothing was taken back: not everybody agreed.
undo-bots-agree = The computer opponents agree.
undo-rewound = Taken back: { $order }. The dice from here on are new.
look-near = Touches: { $names }
verify-says = Entry { $entry } says “{ $says }”, but its action is “{ $is }”: this journal was changed.
simulate-limit = The rules set no end, so games stop after round { $rounds } (--option { $option }=N changes that, 0 lets them run on).
load-seats = A journal does not say who played: you hold { $side }, whose move it is, and { $level } the rest (--seat chooses).
play-standing = { $orders } `orders` shows how to change them.
rules-also = –

# What stands beside a board.
toll-none = { $side }: no losses.
toll-lost = { $side }: lost { $lost }.
toll-damaged = { $side }: damaged { $damaged }.
toll-both = { $side }: lost { $lost }; damaged { $damaged }.
picture-contacts = Contacts
picture-areas = On the map
picture-recent = seen a while ago
picture-old = seen long ago
