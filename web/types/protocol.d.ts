// Written from crates/protocol by its tests: IB_WRITE_TYPES=1 cargo test -p ironbottom-protocol. Not by hand.
export type ToServer = { "type": "hello", 
/**
 * [`PROTOCOL`].
 */
protocol: number, 
/**
 * The version it shows, after a lost connection.
 */
version: string | null, } | { "type": "batch", 
/**
 * The client's own number for it; the answer carries it.
 */
id: number, 
/**
 * For which seat.
 */
seat: string, 
/**
 * The view it was decided on.
 */
version: string, 
/**
 * The actions.
 */
actions: Array<JsonValue>, } | { "type": "batches", 
/**
 * Number.
 */
id: number, 
/**
 * For which seat.
 */
seat: string, 
/**
 * The view it was decided on.
 */
version: string, 
/**
 * The actions.
 */
actions: Array<JsonValue>, 
/**
 * Where not all of them are legal from the beginning, the first of them are done all the same.
 */
short: boolean, } | { "type": "in-turn", 
/**
 * Number.
 */
id: number, 
/**
 * For which seat.
 */
seat: string, 
/**
 * The view it was decided on.
 */
version: string, 
/**
 * The kind.
 */
kind: string, } | { "type": "order", 
/**
 * Number.
 */
id: number, 
/**
 * For which seat.
 */
seat: string, 
/**
 * The view it was decided on.
 */
version: string, 
/**
 * What was typed; orders are apart by semicolons.
 */
text: string, } | { "type": "try", 
/**
 * Number.
 */
id: number, 
/**
 * For which seat.
 */
seat: string, 
/**
 * The view it is asked of.
 */
version: string, 
/**
 * The actions.
 */
actions: Array<JsonValue>, 
/**
 * What would be taken from shelves after them, one after the other.
 */
wishes: Array<Wish>, } | { "type": "ask", 
/**
 * Number.
 */
id: number, 
/**
 * The question.
 */
query: Query, } | { "type": "ask-all", 
/**
 * Number.
 */
id: number, 
/**
 * The questions.
 */
queries: Array<Query>, } | { "type": "weigh", 
/**
 * Number.
 */
id: number, 
/**
 * For which seat.
 */
seat: string, 
/**
 * The view it is asked of.
 */
version: string, 
/**
 * Where, and what would be done.
 */
aims: Array<Aim>, } | { "type": "undo", 
/**
 * Number.
 */
id: number, 
/**
 * Which seat.
 */
seat: string, 
/**
 * The view it was decided on.
 */
version: string, } | { "type": "propose", 
/**
 * Number.
 */
id: number, 
/**
 * Who asks.
 */
seat: string, 
/**
 * Where to.
 */
moment: number, } | { "type": "amend", 
/**
 * Number.
 */
id: number, 
/**
 * Who asks.
 */
seat: string, 
/**
 * The options, each with its new value as text.
 */
options: { [key in string]: string }, } | { "type": "consent", 
/**
 * Number.
 */
id: number, 
/**
 * Who answers.
 */
seat: string, 
/**
 * Yes or no.
 */
agree: boolean, } | { "type": "explain", 
/**
 * Number.
 */
id: number, 
/**
 * For which seat.
 */
seat: string, 
/**
 * What was typed.
 */
text: string, } | { "type": "why-not", 
/**
 * Number.
 */
id: number, 
/**
 * For which seat.
 */
seat: string, 
/**
 * The choice, by its value.
 */
action: JsonValue, 
/**
 * The space.
 */
to: string, } | { "type": "look", 
/**
 * Number.
 */
id: number, 
/**
 * Which.
 */
moment: number, 
/**
 * With everything in sight: only after the end.
 */
lifted: boolean, 
/**
 * As this side could know it: another than the reader's own only after the end.
 */
eyes: string | null, } | { "type": "charts", 
/**
 * Number.
 */
id: number, } | { "type": "chat", 
/**
 * Number.
 */
id: number, 
/**
 * To whom.
 */
to: Channel, 
/**
 * What.
 */
text: string, } | { "type": "hurry", 
/**
 * Number.
 */
id: number, } | { "type": "resign", 
/**
 * Number.
 */
id: number, 
/**
 * Which.
 */
seat: string, };
export type ToClient = { "type": "welcome" } & Welcome | { "type": "state" } & State | { "type": "change" } & Change | { "type": "done", 
/**
 * The client's number.
 */
id: number, 
/**
 * How many of the actions: a batch ends at its first die or anything learned.
 */
done: number, } | { "type": "batched", 
/**
 * The client's number.
 */
id: number, 
/**
 * How many actions of each batch.
 */
parts: Array<number>, 
/**
 * Why the rest was not, where that is known.
 */
why?: CitedText, } | { "type": "ordered", 
/**
 * The client's number.
 */
id: number, 
/**
 * How many actions it came to, batch by batch: each ends at its first die or anything learned.
 */
parts: Array<number>, 
/**
 * How it was understood, in notation; empty where it was typed just so.
 */
steps: Array<string>, 
/**
 * What the player should know of it.
 */
notes: Array<string>, 
/**
 * What was left of the line, if it could not go on.
 */
rest: string, 
/**
 * Why it could not.
 */
why?: CitedText, } | { "type": "refused" } & Refused | { "type": "tried" } & Tried | { "type": "answer", 
/**
 * The client's number.
 */
id: number, 
/**
 * The answer.
 */
answer: WireAnswer, } | { "type": "answers", 
/**
 * The client's number.
 */
id: number, 
/**
 * The answers.
 */
answers: Array<WireAnswer>, } | { "type": "weighed", 
/**
 * The client's number.
 */
id: number, 
/**
 * Those of each aim that leads to a battle.
 */
chances: Array<Weighed>, } | { "type": "explained", 
/**
 * The client's number.
 */
id: number, 
/**
 * Why.
 */
reason: CitedText | null, } | { "type": "looked", 
/**
 * The client's number.
 */
id: number, 
/**
 * When.
 */
moment: number, 
/**
 * The picture.
 */
scene: Scene, } | { "type": "charts", 
/**
 * The client's number.
 */
id: number, 
/**
 * The charts.
 */
charts: Array<Chart>, } | { "type": "chat" } & Said | { "type": "presence", 
/**
 * Names of the people looking on or playing.
 */
here: Array<string>, } | { "type": "seats", 
/**
 * All of them.
 */
seats: Array<WireSeat>, } | { "type": "pause" } | { "type": "broken", 
/**
 * What to tell.
 */
text: string, };
export type Welcome = { 
/**
 * [`PROTOCOL`](crate::PROTOCOL).
 */
protocol: number, 
/**
 * The table's id.
 */
table: string, 
/**
 * Id of the game.
 */
game: string, 
/**
 * Its title.
 */
title: string, 
/**
 * Name of the scenario.
 */
scenario: string, 
/**
 * Prefix of rule ids.
 */
prefix: string, 
/**
 * The seats.
 */
seats: Array<WireSeat>, 
/**
 * The sides.
 */
sides: Array<WireSide>, 
/**
 * The seats the reader holds.
 */
yours: Array<string>, 
/**
 * Names of things by key.
 */
names: { [key in string]: string }, 
/**
 * Names of several of a kind of piece, by the kind.
 */
plurals: { [key in string]: string }, 
/**
 * Hints of the guided first turn, by the kind of action.
 */
hints: { [key in string]: string }, 
/**
 * What doing all of a kind of action in turn is called, by the kind.
 */
in_turn: { [key in string]: string }, 
/**
 * Boards, the main one first: ids.
 */
boards: Array<string>, 
/**
 * Owners of pieces: colours and corners.
 */
liveries: Array<Livery>, 
/**
 * Symbol by kind of piece.
 */
symbols: { [key in string]: string }, 
/**
 * Kinds drawn as a sign before the name of their space.
 */
works: Array<string>, 
/**
 * Shown names of the kinds of action.
 */
kinds: { [key in string]: string }, 
/**
 * Is anything hidden from anybody in this game?
 */
secrets: boolean, 
/**
 * The reader looks on and sees everything as it was so many rounds ago.
 */
delay: number | null, 
/**
 * SHA-256 of the seed.
 */
commitment: string, 
/**
 * The table this one is a copy of, for whoever made it.
 */
copy_of: string | null, 
/**
 * What was said so far.
 */
chat: Array<Said>, };
export type State = { 
/**
 * Version of the view.
 */
version: string, 
/**
 * How many changes so far.
 */
moment: number, 
/**
 * The picture.
 */
scene: Scene, 
/**
 * What is asked and who is waited for.
 */
now: Now, 
/**
 * What happened so far, as far as the reader may know; only the last few hundred lines.
 */
told: Array<WireTold>, 
/**
 * Where the reader's pieces came from in this part of the turn.
 */
trail: Array<WireTrail>, 
/**
 * The options in force.
 */
options: Array<WireOption>, };
export type Change = { 
/**
 * The version it goes from.
 */
before: string, 
/**
 * The version it goes to.
 */
version: string, 
/**
 * How many changes so far; smaller than before after an undo.
 */
moment: number, 
/**
 * What is different in the picture.
 */
scene: SceneDiff, 
/**
 * What is asked and who is waited for.
 */
now: Now, 
/**
 * Lines of the log from this moment on are gone (an undo).
 */
forget?: number, 
/**
 * What happened.
 */
told: Array<WireTold>, };
export type Now = { 
/**
 * The round.
 */
round: number, 
/**
 * Id of the seat whose turn it is.
 */
turn: string | null, 
/**
 * Who is waited for.
 */
waiting: Array<string>, 
/**
 * Since when, in seconds of Unix time.
 */
since: number, 
/**
 * The questions to the reader's own seats.
 */
questions: Array<Question>, 
/**
 * The reader's seats that can take back their last action.
 */
undo: Array<string>, 
/**
 * Standing orders the reader's seats may give at any time.
 */
orders: Array<WireOrder>, 
/**
 * A request to go back that waits for answers.
 */
consent: Consent | null, 
/**
 * Questions the reader may put to the rules now: overlays and tables.
 */
queries: Array<Query>, 
/**
 * How it ended.
 */
outcome: WireOutcome | null, };
export type Question = { 
/**
 * Which seat.
 */
seat: string, 
/**
 * What to do.
 */
text: string, 
/**
 * The rule behind it.
 */
rule: string, 
/**
 * The piece it is about.
 */
piece?: string, 
/**
 * One per legal action.
 */
choices: Array<WireChoice>, 
/**
 * What can be taken that is not on the board.
 */
shelves?: Array<Shelf>, };
export type WireChoice = { 
/**
 * How to point at it.
 */
gesture: Gesture, 
/**
 * What it says.
 */
label: string, 
/**
 * Its typed form.
 */
notation: string, 
/**
 * Its kind.
 */
kind: string, 
/**
 * Cost.
 */
cost?: number, 
/**
 * Something to know first.
 */
warning?: string, 
/**
 * What tells it from other ways to take the same thing, a word for each respect.
 */
ways?: Array<string>, 
/**
 * What the dice can do with it, exactly.
 */
odds?: string, 
/**
 * So many of the stack that is moved can still act; none: all of it.
 */
most?: number, 
/**
 * The space that a button speaks of.
 */
space?: string, 
/**
 * The kind of piece that a button speaks of.
 */
picture?: string, 
/**
 * Its value, to be sent back.
 */
action: JsonValue, };
export type Shelf = { 
/**
 * Its title.
 */
title: string, 
/**
 * What lies on it.
 */
items: Array<Item>, 
/**
 * Seldom wanted: a client keeps it folded until somebody looks for it.
 */
rare?: boolean, };
export type Item = { 
/**
 * What [`Gesture::Take`] names.
 */
id: string, 
/**
 * Its picture: a kind of piece; empty where it has none.
 */
kind?: string, 
/**
 * Its name.
 */
name: string, 
/**
 * How many of it lie there.
 */
count: number, 
/**
 * What one of it costs.
 */
price?: string | null, 
/**
 * What it is or does, and the rule that says so.
 */
about?: CitedText | null, };
export type Gesture = "button" | { "move": { 
/**
 * Scene id of the piece.
 */
piece: string, 
/**
 * Space it leaves.
 */
from: string, 
/**
 * Space it goes to.
 */
to: string, } } | { "place": { 
/**
 * What.
 */
piece: string, 
/**
 * Where.
 */
to: string, } } | { "pick": { 
/**
 * Scene id of the piece.
 */
piece: string, 
/**
 * Where it stands.
 */
at: string, } } | { "point": { 
/**
 * Where.
 */
at: string, } } | { "take": { 
/**
 * Id of the item.
 */
item: string, 
/**
 * Among the ways to take it the lowest is the one a player wants unless they say otherwise.
 */
rank: number, 
/**
 * How many of it are taken at once.
 */
n?: number, } };
export type WireOrder = { 
/**
 * For which seat.
 */
seat: string, 
/**
 * What it says.
 */
label: string, 
/**
 * Its typed form.
 */
notation: string, 
/**
 * Its kind.
 */
kind: string, 
/**
 * Its value.
 */
action: JsonValue, 
/**
 * It stands beside the answers to the question.
 */
beside?: boolean, };
export type WireTold = { 
/**
 * The moment it belongs to.
 */
moment: number, 
/**
 * What happened.
 */
text: string, 
/**
 * The same for whoever sees its dice beside it, where that is shorter.
 */
brief?: string, 
/**
 * Of whom it speaks: a seat, or a side nobody sits for.
 */
by?: string, 
/**
 * It begins with the name of that seat.
 */
leads?: boolean, 
/**
 * The rule behind it.
 */
rule: string, 
/**
 * The dice.
 */
dice?: Array<Die>, 
/**
 * What it did, for battle boards.
 */
fact?: Fact, };
export type WireTrail = { 
/**
 * Whose.
 */
owner: string, 
/**
 * What.
 */
kind: string, 
/**
 * Where they were.
 */
from: string, 
/**
 * Where they are.
 */
to: string, 
/**
 * How many.
 */
count: number, };
export type WireOption = { 
/**
 * Id.
 */
id: string, 
/**
 * Shown name.
 */
name: string, 
/**
 * One sentence of help.
 */
help: string, 
/**
 * The rule it belongs to.
 */
rule: string | null, 
/**
 * What it is.
 */
value: string, 
/**
 * The same for people.
 */
shown: string, 
/**
 * What it may be, with what that is called; empty: a number.
 */
values: Array<[string, string]>, 
/**
 * Smallest and largest, where it is a number.
 */
range: [number, number] | null, 
/**
 * May it be changed in mid-game, if all agree?
 */
midgame: boolean, };
export type Die = { 
/**
 * What it was for.
 */
purpose: string, 
/**
 * Number of sides.
 */
sides: number, 
/**
 * The face.
 */
value: number, };
export type Fact = { "began": { 
/**
 * Where.
 */
space: string, } } | { "ended": { 
/**
 * Where.
 */
space: string, } } | { "shot": Shot } | { "lost": { 
/**
 * Where.
 */
space: string, 
/**
 * Whose it was.
 */
owner: string, 
/**
 * What it was.
 */
kind: string, } } | { "volley": Volley } | { "hit": Struck } | { "cue": BoardEvent };
export type Shot = { 
/**
 * Where; empty: in the battle that began last.
 */
space: string, 
/**
 * Before the first cycle, and in no other.
 */
opening: boolean, 
/**
 * Who rolled: a seat's id, or a side's.
 */
owner: string, 
/**
 * Units of what kind fired; empty: all together.
 */
kind: string, 
/**
 * A die that shows this or less is a hit; 0: the dice do not tell one by one.
 */
value: number, 
/**
 * A die that shows this or more is a hit; 0: it is not so.
 */
least?: number, 
/**
 * Hits.
 */
hits: number, 
/**
 * Hits that were to be expected: this many ...
 */
expected: number, 
/**
 * ... divided by this.
 */
of: number, };
export type Volley = { 
/**
 * Where.
 */
space: string, 
/**
 * Who rolled: a seat's id, or a side's.
 */
owner: string, 
/**
 * Key of the name of what they do.
 */
what: string, 
/**
 * Sides of the dice.
 */
sides: number, 
/**
 * The rolls.
 */
shots: Array<OneShot>, };
export type OneShot = { 
/**
 * What rolled.
 */
kind: string, 
/**
 * Key of its own name; empty where it has none.
 */
name: string, 
/**
 * It hits with this or less ...
 */
value: number, 
/**
 * ... and twice with this or less; 0: never.
 */
twice: number, 
/**
 * What the die showed.
 */
die: number, 
/**
 * Hits.
 */
hits: number, };
export type Struck = { 
/**
 * Whose it is.
 */
owner: string, 
/**
 * What it is.
 */
kind: string, 
/**
 * Key of its own name; empty where it has none.
 */
name: string, 
/**
 * How many of them, that were not hit before.
 */
n: number, 
/**
 * It is lost.
 */
lost: boolean, };
export type BoardEvent = { 
/**
 * Whose doing: a seat's id, or a side's.
 */
owner: string, 
/**
 * Where; empty: nowhere on the board.
 */
at: string, 
/**
 * Places that were drawn among.
 */
among: Array<string>, 
/**
 * Where somebody went; empty: nobody did.
 */
to: string, 
/**
 * Who went or came: kinds and numbers.
 */
pieces: Array<[string, number]>, };
export type CitedText = { 
/**
 * In words.
 */
text: string, 
/**
 * The rule, where there is one.
 */
rule?: string | null, };
export type Refused = { 
/**
 * The client's number; none if the message could not be read.
 */
id: number | null, 
/**
 * For programs.
 */
code: Code, 
/**
 * For people.
 */
reason: CitedText, 
/**
 * Which action of a batch, from 0.
 */
at?: number, };
export type Code = "rule" | "stale" | "not-yours" | "unreadable" | "too-large" | "too-many" | "over" | "undo" | "not-now" | "broken" | "store";
export type Tried = { 
/**
 * The client's number.
 */
id: number, 
/**
 * How many of the actions could be tried.
 */
done: number, 
/**
 * The next one would roll a die or tell something.
 */
stopped: boolean, 
/**
 * After the actions, and before anything is taken, the seat is asked what it is asked now.
 */
same: boolean, 
/**
 * What becomes of each thing that is wanted.
 */
taken?: Array<Taken>, 
/**
 * What would be asked next.
 */
question: Question | null, };
export type Wish = { 
/**
 * Id of the item.
 */
item: string, 
/**
 * So many at once, or as many of these as can be had; none: as the plainest choice has it.
 */
n?: number, 
/**
 * In these words ([`WireChoice::ways`]) and no others.
 */
ways?: Array<string>, 
/**
 * In these words if they can be had, else in the plainest.
 */
like?: Array<string>, 
/**
 * By this very action; where it has words, else by another in the same.
 */
action?: JsonValue, };
export type Taken = { 
/**
 * All ways there are then to take the thing, the plainest first ...
 */
of: Array<WireChoice>, 
/**
 * ... and which of them it is; none: it cannot be had so.
 */
choice?: number, 
/**
 * Why it cannot be had, where the rules say so.
 */
why?: CitedText, };
export type SceneDiff = { 
/**
 * Spaces.
 */
spaces?: Array<SpaceState>, 
/**
 * Pieces.
 */
pieces?: Array<Piece>, 
/**
 * Tables beside the board.
 */
panels?: Array<Panel>, 
/**
 * Spaces drawn together: weather, reaches, where something may be.
 */
areas?: Array<Area>, 
/**
 * ... keys of those that are gone, and ...
 */
gone?: SceneGone, 
/**
 * ... all else that changed.
 */
set?: SceneSet, };
export type SceneGone = { 
/**
 * Spaces.
 */
spaces?: Array<string>, 
/**
 * Pieces.
 */
pieces?: Array<string>, 
/**
 * Tables beside the board.
 */
panels?: Array<string>, 
/**
 * Spaces drawn together: weather, reaches, where something may be.
 */
areas?: Array<string>, };
export type SceneSet = { 
/**
 * Where we are in the game.
 */
title?: string, 
/**
 * The board it stands on.
 */
board?: string, 
/**
 * The steps of the turn.
 */
steps?: Array<Step>, 
/**
 * Short figures of whoever's turn it is (money, points).
 */
figures?: Array<string>, 
/**
 * The battle that is being fought.
 */
battle?: Battle | null, 
/**
 * The calendar under the board.
 */
strip?: Calendar | null, 
/**
 * What was told of the other side, newest first.
 */
reports?: Array<Report>, 
/**
 * Whether something suffices, for pieces in hand.
 */
gauges?: Array<Gauge>, };
export type Scene = { 
/**
 * Where we are in the game.
 */
title: string, 
/**
 * The board it stands on.
 */
board: string, 
/**
 * The steps of the turn.
 */
steps?: Array<Step>, 
/**
 * Short figures of whoever's turn it is (money, points).
 */
figures?: Array<string>, 
/**
 * The battle that is being fought.
 */
battle?: Battle | null, 
/**
 * The calendar under the board.
 */
strip?: Calendar | null, 
/**
 * What was told of the other side, newest first.
 */
reports?: Array<Report>, 
/**
 * Whether something suffices, for pieces in hand.
 */
gauges?: Array<Gauge>, 
/**
 * Spaces.
 */
spaces: Array<SpaceState>, 
/**
 * Pieces.
 */
pieces: Array<Piece>, 
/**
 * Tables beside the board.
 */
panels: Array<Panel>, 
/**
 * Spaces drawn together: weather, reaches, where something may be.
 */
areas: Array<Area>, };
export type SpaceState = { 
/**
 * Which space.
 */
space: string, 
/**
 * Key of its name.
 */
name: string, 
/**
 * Whose it is: a seat's id, that of a side nobody sits for, or empty.
 */
owner: string, 
/**
 * Its value, where it has one.
 */
value?: number | null, 
/**
 * Words about it.
 */
notes?: Array<string>, };
export type Piece = { 
/**
 * The viewer's own id of it.
 */
id: string, 
/**
 * Where it stands.
 */
space: string, 
/**
 * What it is: key of its symbol and of its name.
 */
kind: string, 
/**
 * Whose it is: a seat's id, that of a side nobody sits for, or empty.
 */
owner: string, 
/**
 * How many.
 */
count: number, 
/**
 * Key of its own name, where it has one beside that of its kind.
 */
name?: string, 
/**
 * It is damaged: drawn with a mark.
 */
hurt?: boolean, 
/**
 * Words beside it (cargo, range left, moved).
 */
notes?: Array<string>, 
/**
 * All of them have done what they may do in this turn.
 */
acted?: boolean, 
/**
 * Its values are reconstructed: no source gives them (see [`crate::origin`]).
 */
made?: boolean, 
/**
 * How old the news of it is.
 */
age?: Age, 
/**
 * Short lines under it on the board, where the zoom leaves room for them.
 */
caption?: Array<string>, 
/**
 * What is printed on it, such as its combat values: said where somebody looks at it.
 */
print?: Array<string>, };
export type Panel = { 
/**
 * Id.
 */
id: string, 
/**
 * What it is.
 */
kind: PanelKind, 
/**
 * Its title.
 */
title: string, 
/**
 * Heads of the columns.
 */
heads: Array<string>, 
/**
 * Rows of cells.
 */
rows: Array<Array<string>>, };
export type PanelKind = "table" | { "orders": { 
/**
 * Whose each row is: ids of seats.
 */
seats: Array<string>, } } | "report" | "battle";
export type Step = { 
/**
 * Its name, short enough for a bar.
 */
name: string, 
/**
 * How far it has come.
 */
stand: Progress, };
export type Progress = "done" | "now" | "later";
export type Area = { 
/**
 * The viewer's own id of it.
 */
id: string, 
/**
 * How it is drawn.
 */
look: Look, 
/**
 * Whose colour: a seat's id, a side's, or empty.
 */
owner: string, 
/**
 * Its spaces.
 */
spaces: Array<string>, 
/**
 * What it is; for all that have a pill, and as a spoken description.
 */
label: string, 
/**
 * Id of the piece that brings it up; empty: it is always drawn.
 */
piece?: string, };
export type Look = "dots" | "dense" | "maybe" | "faint" | "ring" | "warn";
export type Age = "now" | "recent" | "old";
export type Calendar = { 
/**
 * Its title.
 */
title: string, 
/**
 * Heads of the columns.
 */
heads: Array<string>, 
/**
 * The column of now.
 */
now: number, 
/**
 * The rows.
 */
rows: Array<Row>, };
export type Row = { 
/**
 * The viewer's own id of it.
 */
id: string, 
/**
 * What they are: key of the symbol.
 */
kind: string, 
/**
 * Whose they are.
 */
owner: string, 
/**
 * Their name and number.
 */
name: string, 
/**
 * Where they belong.
 */
sub: string, 
/**
 * Id of the piece of the scene they fly or stand in; empty: none.
 */
piece?: string, 
/**
 * What they do.
 */
bars: Array<Bar>, };
export type Bar = { 
/**
 * First column.
 */
from: number, 
/**
 * The column after the last.
 */
to: number, 
/**
 * What they do in it.
 */
doing: Doing, 
/**
 * In words.
 */
label: string, 
/**
 * Words at its end (a deadline), where there are some.
 */
end?: string | null, };
export type Doing = "rest" | "work" | "ready" | "out";
export type Report = { 
/**
 * Id of the piece of the scene that stands for it; empty: none.
 */
piece: string, 
/**
 * Where it was.
 */
space: string, 
/**
 * What it is: key of the symbol.
 */
kind: string, 
/**
 * Whose it is.
 */
owner: string, 
/**
 * How old the news is.
 */
age: Age, 
/**
 * What was told, in few words.
 */
title: string, 
/**
 * What else was told.
 */
lines?: Array<string>, 
/**
 * When.
 */
when: string, 
/**
 * How fresh, of six.
 */
fresh: number, 
/**
 * Where it may be by now, and by whom it was seen.
 */
place: string, };
export type Gauge = { 
/**
 * Id of the piece.
 */
piece: string, 
/**
 * The question.
 */
title: string, 
/**
 * The rule behind it.
 */
rule: string, 
/**
 * The lengths.
 */
spans: Array<Span>, 
/**
 * The answer in words.
 */
text: string, 
/**
 * The answer is no, or nearly.
 */
bad: boolean, 
/**
 * What else to think of.
 */
notes?: Array<CitedText>, };
export type Span = { 
/**
 * How long.
 */
n: number, 
/**
 * `now`, `then` or `spare`.
 */
tone: string, 
/**
 * What it is.
 */
label: string, };
export type Battle = { 
/**
 * Where.
 */
space: string, 
/**
 * Its name.
 */
title: string, 
/**
 * Who attacks whom.
 */
sub: string, 
/**
 * Its cycle, from 1.
 */
cycle: number, 
/**
 * The steps of a cycle.
 */
steps: Array<Step>, 
/**
 * The sides, the attacker first; none: it is fought on the board.
 */
sides: Array<BattleSide>, 
/**
 * What is to be known now.
 */
notes: Array<CitedText>, };
export type BattleSide = { 
/**
 * Seats that fight on it.
 */
owners: Array<string>, 
/**
 * What it does here.
 */
role: string, 
/**
 * Its units, by what they hit with.
 */
columns: Array<Column>, 
/**
 * Units that are hit, will fire once more and then go.
 */
behind: Array<BattleUnit>, 
/**
 * Hits it still has to take.
 */
to_take: number, };
export type Column = { 
/**
 * The number; columns of both sides with the same one stand under each other.
 */
value: number, 
/**
 * What it means.
 */
head: string, 
/**
 * Who stands in it.
 */
units: Array<BattleUnit>, };
export type BattleUnit = { 
/**
 * Id of the piece of the scene they are, so that they can be picked; empty where they are none (cargo, units already hit).
 */
piece?: string, 
/**
 * What they are.
 */
kind: string, 
/**
 * Whose they are.
 */
owner: string, 
/**
 * How many.
 */
count: number, 
/**
 * Dice each of them rolls in a cycle; 0: it does not fire.
 */
dice: number, 
/**
 * A word on them (fires first, goes ashore).
 */
tag?: string | null, };
export type WireSeat = { 
/**
 * Id.
 */
id: string, 
/**
 * Shown name.
 */
name: string, 
/**
 * Id of its side.
 */
side: string, 
/**
 * Who sits there.
 */
holder: Holder, 
/**
 * Has it given up?
 */
resigned: boolean, };
export type WireSide = { 
/**
 * Id.
 */
id: string, 
/**
 * Shown name.
 */
name: string, };
export type Holder = "open" | { "person": string } | { "bot": string };
export type Livery = { 
/**
 * A seat's id, or whatever a scene names as an owner.
 */
owner: string, 
/**
 * One of the [`ROLES`] of the palette.
 */
role: string, 
/**
 * Does it stand with the second coalition? Then its tiles have cut corners.
 */
second: boolean, };
export type Consent = { 
/**
 * Who asks.
 */
by: string, 
/**
 * Where to.
 */
moment: number, 
/**
 * Who must still answer.
 */
waiting: Array<string>, 
/**
 * The options that would change, each as a line for people; none: the game would go back.
 */
amend: Array<string>, };
export type WireOutcome = { 
/**
 * Id of the side that won; none: a draw.
 */
winner: string | null, 
/**
 * Why.
 */
text: string, 
/**
 * Seats that did best.
 */
honours: Array<string>, 
/**
 * The seed, now that it is known.
 */
seed: string | null, };
export type WireAnswer = { "marks": Array<Mark> } | { "table": { 
/**
 * Heads of the columns.
 */
heads: Array<string>, 
/**
 * Rows of cells.
 */
rows: Array<Array<string>>, } } | { "chances": WireChances } | { "batch": Array<JsonValue> } | { "refused": string };
export type Mark = { 
/**
 * Which space.
 */
space: string, 
/**
 * Words beside it.
 */
label: string, 
/**
 * `good`, `bad` or `plain`.
 */
tone: string, };
export type WireChances = { 
/**
 * The attacker is left alone.
 */
attacker_wins: number, 
/**
 * The defender is left alone.
 */
defender_wins: number, 
/**
 * Nobody is left.
 */
none_left: number, 
/**
 * Mean number of attacking units left.
 */
attacker_units_left: number, 
/**
 * Mean number of defending units left.
 */
defender_units_left: number, 
/**
 * The attacker wins with a unit that can hold the ground.
 */
captures: number, 
/**
 * What the defender is expected to lose minus what the attacker is.
 */
value_swing: number, 
/**
 * Expected loss of the attacker.
 */
attacker_loss: number, 
/**
 * Expected loss of the defender.
 */
defender_loss: number, 
/**
 * What the attacker's success is called here.
 */
goal?: string, 
/**
 * The chance of every number of units left: above 0 attackers, below 0 defenders.
 */
spread?: Array<[number, number]>, 
/**
 * How far from the truth they may be, one time in twenty further; none: they are exact.
 */
margin?: number, 
/**
 * How the figures come about.
 */
how?: Array<CitedText>, };
export type Aim = { 
/**
 * The space.
 */
space: string, 
/**
 * The actions.
 */
actions: Array<JsonValue>, };
export type Weighed = { 
/**
 * The space.
 */
space: string, 
/**
 * As they are, where one is already to be fought there.
 */
before?: WireChances, 
/**
 * As they would be.
 */
after: WireChances, };
export type Query = { 
/**
 * Which question.
 */
name: string, 
/**
 * Its words.
 */
args: { [key in string]: string }, };
export type Chart = { 
/**
 * Id.
 */
id: string, 
/**
 * Its title.
 */
title: string, 
/**
 * Labels along the bottom.
 */
steps: Array<string>, 
/**
 * Lines.
 */
series: Array<Series>, };
export type Series = { 
/**
 * Owner, for its colour.
 */
owner: string, 
/**
 * Shown name.
 */
name: string, 
/**
 * Values, one per step.
 */
values: Array<number>, };
export type Said = { 
/**
 * By whom.
 */
by: string, 
/**
 * To whom.
 */
to: Channel, 
/**
 * What.
 */
text: string, 
/**
 * When, in seconds of Unix time.
 */
at: number, };
export type Channel = "table" | "side";
export type WireScene = Scene;
export type Reason = CitedText;
export type JsonValue = any;
