# Words of the server and its pages.
guest = Guest
onlooker = Onlooker
skip = To the content
nav = Site
nav-games = Games
nav-tables = Tables
nav-rules = Rules
nav-journal = Journal
nav-about = About
nav-theme = Light or dark
nav-guest = Guest · make it portable
nav-other-language = Français
home-title = Play
home-own = Your tables
home-waiting = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
  }
home-all = all { $count } tables
home-start = Start a game
home-lead = Choose a board, take a seat, play. No account needed.
home-journal = open a journal
home-watch = Onlookers see
home-watch-public = only what is public
home-watch-later = everything, { $n ->
    [one] one round later
   *[other] { $n } rounds later
}
home-watch-why = Whoever takes a seat agrees to it.
home-public = Open tables
home-take = Take a seat: { $seat }
home-later = Not yet playable
home-preview = Preview
home-preview-why = A preview: its rules are still being proved, and a table may not outlive the next version.
home-players = { $least ->
    [1] { $most ->
        [1] solitaire
       *[other] up to { $most } players
      }
   *[other] { $least ->
        [2] { $most ->
            [2] 2 players
           *[other] 2 to { $most } players
          }
       *[other] { $least } to { $most } players
      }
  }
home-hidden = hidden forces
home-open = open
home-scenario = Scenario
home-seats = Seats
home-go = Start
home-preset = Difficulty
home-preset-none = Standard
home-record = Your record
home-options = Options
home-make-public = Show this table to everybody
home-challenge = Challenge: others play the same campaign with the same dice
home-challenge-days = Open for, in days
home-challenge-why = You get a link. Whoever opens it plays at a table of their own; the results stand side by side.
home-challenges = Your challenges
home-proof = Every die can be proved. Every table can be taken away as a file.
home-over = over
home-your-turn = waiting for you { $time }
home-their-turn = { $seats }: { $time }
home-play = Play
home-look = Look
home-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
  }
home-open-seats = { $count ->
    [one] { $count } open seat
   *[other] { $count } open seats
  }
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
seat-me = You
seat-bot = Bot, { $level }
seat-open = Invite by link
seat-screen = Same screen
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
level-captain = captain
option-on = on
option-off = off
create-no-preset = There is no such preset.
create-no-game = This game is not here, or cannot be played yet.
create-bad-seat = One of the seats was given to nobody we know.
create-bad-challenge = This game cannot be played as a challenge, or not for so long: one to { $most } days.
create-crash = The rules of this game failed. Nothing was made.
join-title = An invitation
join-used = This invitation has been used, or it never existed.
join-seat = You are invited to play { $seat }.
join-watch = Onlookers at this table see everything, { $n ->
    [one] one round later
   *[other] { $n } rounds later
}. By taking the seat you agree to it.
join-with = At the table: { $names }.
join-go = Take the seat
join-look = Only look on
table-wait = The table is being laid.
table-no-script = The table needs scripts. The rules, the journal and the dice can be read without.
create-bad-watch = Onlookers can be shown everything only in a game with secrets, one to twenty rounds later.
told-back = By consent of { $agreed } the game went back to this point.
told-amend = By consent of { $agreed } the rules changed: { $what }.
option-change = { $option }: { $was } → { $is }
table-broken = This table has stopped: the program failed. Its journal is whole: it can be downloaded, or your own view of it where the game has secrets. Other tables go on.
fork-title = What if: { $title }
import-title = Open a journal
import-lead = A journal is proved entry by entry, die by die. The game then goes on at a table of yours, with new dice.
import-file = Journal file
import-go = Open
import-unreadable = The file could not be read.
import-no-game = The game “{ $game }” is not here, or not with that data.
import-name = { $title }, from a journal
rules-title = Rules
rules-search = Search
rules-go = Find
rules-chapters = Chapters
sources-title = Where the values come from
sources-lead = The rulebook holds the rules, not always every value on the counters and charts. What it does not give comes from public sources, or was made up here so that the game can be played; an owner of the game may put in the printed values with a pack of their own.
source-rulebook = from the rulebook
source-public = from public sources
source-reconstructed = reconstructed here
sources-ours = Reconstructed
sources-none = Nothing.
audit-title = Dice
audit-proof = Proof
audit-commitment = Commitment (SHA-256 of the seed)
audit-seed = Seed
audit-seed-later = shown when the game is over
audit-words = Words of the players
audit-words-why = Until the first die is rolled, everybody at the table may put words of their own into the dice: anything nobody could have foreseen. They were not known when the commitment was published, and every die depends on them: so nobody, not even this server, can have chosen the seed to suit somebody.
audit-words-yours = Your words
audit-words-go = Put them into the dice
audit-how = The commitment was published before the first die. When the game is over the seed is shown, and every die can be drawn again from it:
audit-journal = Download the journal
audit-some = While the game runs you see only the rolls you may know.
audit-luck = Luck
audit-dice = Dice
audit-mean = Mean
audit-expected = Expected
audit-faces = Faces
audit-none = No die has been rolled yet.
audit-rolls = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
  }
challenge-title = Challenge
challenge-by = { $name } challenges you.
challenge-yours = You made this challenge.
challenge-until = Open until
challenge-since = Closed since
challenge-usual = Played with the usual options.
challenge-play = Play it
challenge-go-on = Go on playing
challenge-again = Play it again
challenge-again-why = It will be marked and does not count: you have seen these dice.
challenge-over = This challenge is closed. Its seed is out, and every table can be looked at.
challenge-gone = This challenge was made with data that this server no longer has.
challenge-link = Link to hand on
challenge-copy = Copy
challenge-copied = Copied
challenge-results = Results
challenge-nobody = Nobody has played it yet.
challenge-place = Place
challenge-who = Player
challenge-result = Result
challenge-turns = Turns
challenge-when = When
challenge-table = Table
challenge-guest = guest
challenge-attempt = attempt { $n }, does not count
challenge-playing = still playing
challenge-unfinished = not finished in time
challenge-terms = What is agreed
challenge-same = The same for all: the set-up, the piles, and the dice. Each die is drawn for the turn, the place and the purpose it is rolled for, so the n-th of them is the same for everybody, whatever each has done elsewhere.
challenge-first = Your first attempt counts. You may play again, but then you have seen the dice: such an attempt is marked and has no place.
challenge-undo = Taking back goes as far as at any table: to the last die. Nobody goes back beyond it, changes options on the way, or lets the computer play on.
challenge-alone = Until it is closed nobody but you sees your table. Then all tables, journals and dice are open to everybody.
challenge-words = In a challenge nobody puts words of their own into the dice: they would be other dice. The commitment was published before the first of them was rolled; when the challenge is closed the seed is shown, and every die can be drawn again.
challenge-seed-later = shown when the challenge is closed
challenge-close = Close the challenge
challenge-close-why = The seed is published, and games that are not finished no longer count. This cannot be taken back.
challenge-close-sure = I am sure
challenge-back = To the challenge
moment = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  } { $year }, { $time } UTC
account-title = Account
account-guest = You are a guest of this browser. A name and a password let you go on from another one.
account-you = You are signed in as { $name }.
account-name = Name
account-password = Password
account-rename = Your name
account-save = Save
account-make = Make it portable
account-make-why = Your tables come with you. No address, no mail.
account-make-go = Make an account
account-in = Sign in
account-in-go = Sign in
account-out = Sign out
account-taken = The name “{ $name }” is taken.
account-bad-name = A name has 2 to 40 letters.
account-bad-password = A password has 8 to 200 letters.
account-wrong = That name and password do not go together.
about-title = About
about-lead = Ironbottom plays board wargames with every rule enforced, against people or against opponents that see no more than a person in their seat would.
about-secrets = What a seat may not know never leaves the server for that seat.
about-dice = Every die comes from a seed the table committed to before the first roll, and can be checked afterwards.
about-packs = Maps and symbols are drawn by us. Figures the rulebooks do not give are marked as reconstructed and can be corrected in text files.
about-notice = Notice
fail-title = That did not work
fail-home = To the first page
fail-bad = What was sent makes no sense.
fail-not-found = There is nothing here.
fail-forbidden = This is not allowed. Load the page again and try once more.
fail-shut = This table belongs to a challenge that is still open: only its player may look at it. When the challenge is closed it is open to everybody.
fail-too-many = That was too often. Wait a moment.
fail-server = The server failed. It is not your doing, and nothing was lost.
refused-broken = This table has stopped.
refused-stale = The table has changed meanwhile: look again.
refused-not-yours = This is not your seat.
refused-no-action = This is not an action of the game.
refused-batch = These are too many at once, or none.
refused-unreadable = The server does not understand this message.
refused-too-large = This message is too large.
refused-too-many = Too many messages at once.
refused-no-hello = Say hello first.
refused-no-moment = There is no such moment.
refused-eyes = What another side knew is shown after the end of the game.
refused-no-request = Nobody asked to go back.
refused-not-now = This is not possible now.
refused-over = The game is over.
refused-store = This could not be stored, so it was not done.
refused-no-name = Give yourself a name first.
refused-empty = There is nothing to say.
refused-words = A die has been rolled, or there are words enough: no more can be added.
refused-challenge = Not while the challenge is open: its dice, its options and its player stay what they are.
refused-no-side = You play for no side.
chart-luck = Luck: hits beyond those to be expected

# Typed orders.
typed-unknown = “{ $order }” is not an order that can be given now.
typed-near = “{ $order }” is not an order that can be given now. Like it: { $orders }
typed-any = “{ $order }” fits { $count } orders: { $orders }
typed-not-yet = “{ $order }”: not yet. { $question }
typed-nothing = “{ $order }”: { $reason } Nothing of the line was done.
