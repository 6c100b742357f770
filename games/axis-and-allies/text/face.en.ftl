# Small parts.
count = { $n } { $unit }
cell-percent = { $whole }.{ $tenths } %
cell-change = { $change }
cell-of = { $n } of { $of }
cell-power = { $power }
cell-active-power = ▶ { $power }
ship-plain = transport
ship-empty = empty transport
ship-laden = transport with { $cargo }
loss = { $unit } ({ $power })

# Phases and titles.
phase-bid = bid
phase-bid-units = setting up units for the bid
phase-purchase = weapons development and purchase
phase-combat-move = combat movement
phase-combat = combat
phase-noncombat-move = non-combat movement
phase-place = placement
phase-over = end of the game
title = Round { $round } – { $power } – { $phase }
title-bid = Before the first turn: the Axis bid
title-bid-units = Before the first turn: units for the bid ({ $power })
title-over = The game is over (round { $round })

# Notes on spaces and pieces.
note-capital = capital: { $power }
note-original = originally { $power }
note-neutral = neutral
note-complex = builds { $n ->
    [one] 1 unit
   *[other] { $n } units
} a turn
note-complex-unlimited = builds without limit
note-captured = taken this turn
note-contested = contested
note-placed = { $n } placed
note-all-moved = moved
note-moved = { $n } of { $of } moved
note-attacks = attacks
note-raids = raids
note-returns = must land
note-range = range left { $n }
note-cargo = carries { $unit }
note-allied-cargo = carries { $unit } ({ $power })
note-lands = lands in { $space }
note-done = done for this turn
note-steps = { $n ->
    [one] 1 zone moved
   *[other] { $n } zones moved
}

# Tables.
panel-powers = Powers
panel-orders = Standing orders
panel-battle = Battle: { $space }, round { $round }
head-power = Power
head-ipc = IPC
head-level = Level
head-change = Change
head-income = Next income
head-bought = Bought
head-developments = Developments
head-capital = Capital
head-losses = Losses
head-subs = Submarines
head-boarding = Boarding
head-side = Side
head-goal = Goal
head-reached = Reached
head-held = Held
head-units = Units
head-behind = Hit, still firing
head-chance = Chance
head-outcome = Outcome
head-attackers-left = Attackers left
head-defenders-left = Defenders left
head-force = Force
head-cost = IPC
capital-free = free
capital-held = held by { $power }
role-attacker = Attacker: { $power }
role-defender = Defender: { $power }
outcome-attacker = attacker wins
outcome-defender = defender wins
outcome-nobody = nobody is left
outcome-retreat = attacker retreats
outcome-stalemate = neither can hurt the other
victory-capitals = enemy capitals ({ $n } needed)
victory-level = combined level { $n } at the end of a round

# Marks.
mark-threat = { $power }: { $units }
mark-threatened = within reach of { $power }: { $units }
mark-range = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}

# Questions.
prompt-over = The game is over.
prompt-wait = Others decide now.
prompt-bid = Divide the bid of { $ipc } IPC between Germany and Japan.
prompt-bid-units = Set up units for { $ipc } IPC of the bid, where you already have units; the rest is kept as cash.
prompt-research = { $ipc } IPC in hand: buy research dice, then units – or units at once.
prompt-purchase = { $ipc } IPC in hand: buy units.
prompt-no-purchase = Your capital is in enemy hands: nothing can be bought.
prompt-combat-move = Move to attack.
prompt-noncombat-move = Move units that did not move to attack.
prompt-landing = { $n ->
    [one] One aircraft must land
   *[other] { $n } aircraft must land
}; other units that did not move to attack may move.
prompt-place = Place what you bought: { $units }.
prompt-placed = Everything is placed.
prompt-boarding = { $power } asks to load { $unit } on your transport in { $space }.
prompt-rocket = Fire a rocket?
prompt-fight = Which battle next?
prompt-support = How many battleships in { $zone } support the landing in { $space }?
prompt-disembark = { $space } is clear: go on with the landing?
prompt-lose = { $space }: { $n ->
    [one] 1 hit
   *[other] { $n } hits
}, choose a loss.
prompt-lose-last = { $space }: { $n ->
    [one] 1 hit
   *[other] { $n } hits
}, choose a loss. Your last land unit is at stake: without one you cannot take the ground.
prompt-lose-aircraft = Antiaircraft fire, { $space }: { $n ->
    [one] 1 hit
   *[other] { $n } hits
}, choose an aircraft.
prompt-lose-for-them = { $space }: the defenders disagree; you choose their loss.
prompt-lose-passenger = { $space }: a carrier is lost; choose the fighter that goes down with it.
prompt-propose = { $space }: propose a loss to the other defenders.
prompt-answer = { $space }: lose { $unit } ({ $power })?
prompt-withdraw = { $space }: withdraw submarines?
prompt-retreat = { $space }: { $attackers } against { $defenders }. Fight on or retreat?
prompt-must-retreat = { $space }: the transports must retreat. Where to?
prompt-alight = { $space }: a fighter has lost its carrier. Which island?

# Choices.
do-bid = { $germany } IPC for Germany, { $japan } for Japan
do-research = { $dice ->
    [one] 1 research die
   *[other] { $dice } research dice
} ({ $percent } % for a breakthrough)
do-buy = Buy { $unit }
do-move = { $units }: { $from } to { $to }
do-move-via = { $units }: { $from } to { $to } through { $via }
do-with-riders = { $move }, with { $units } aboard
do-fly = { $unit }: { $from } to { $to } ({ $n })
do-fly-over = { $unit }: { $from } to { $to } ({ $n }) over { $over }
do-raid = { $unit } raids { $to } from { $from } ({ $n })
do-raid-over = { $unit } raids { $to } from { $from } ({ $n }) over { $over }
do-load = Load { $unit } from { $from } in { $to } ({ $ship })
do-load-allied = Load { $unit } from { $from } in { $to } ({ $power }: { $ship })
do-steam = { $ship }: { $from } to { $to }
do-unload = Land { $unit } from { $from } in { $to } ({ $ship })
do-allow = Allow
do-refuse = Refuse
do-rocket = Rocket from { $from } at { $to }
do-no-rocket = No rocket
do-fight = { $space }: { $attackers } against { $defenders }
do-fight-empty = { $space }
do-support = { $n } from { $space }
do-disembark = Land from { $space }
do-forgo = Do not land from { $space }
do-lose = Lose { $unit }
do-lose-range = Lose { $unit }, range left { $n }
do-lose-flight = Lose { $unit } on its way to { $space }, range left { $n }
do-lose-raider = Lose { $unit } on its way to raid { $space }, range left { $n }
do-propose = Propose { $unit }
do-agree = Agree
do-disagree = Disagree
do-withdraw = Withdraw { $units } to { $space }
do-stay = All submarines stay
do-press-on = Fight on
do-retreat = Retreat to { $space }
do-break-off = Break off
do-air-leaves = The aircraft leave the assault
do-leave-subs = { $retreat }, submarines stay
do-alight = Land in { $space }
do-place = Place { $unit } in { $space }
do-place-by = Place { $unit } in { $space } (complex: { $by })
do-done = Done
do-done-bid-units = Keep the rest as cash
do-done-purchase = End purchases
do-done-combat-move = End combat movement
do-done-noncombat-move = End movement
do-done-place = End placement
near-land = land
near-sea = sea
rules-also = antiaircraft, anti-aircraft, flak = aa gun; tank = armor; amphibious, invasion, beach = amphib, landing, assault; factory, plant = industrial complex; plane, airplane = aircraft; technology, tech, weapons, development = research, breakthrough; loss, losses, kill = casualt; money, cash = ipc, money; win, winning = victory, wins; withdrawal = withdraw; ship = ship, zone; airforce = aircraft; reinforcement = place; bid = bid
prompt-standing = Your standing orders: { $orders }.
order-losses-ask = Losses: ask me every time
order-losses-cheapest = Losses: cheapest first
order-losses-keep-ground = Losses: cheapest first, but keep a land unit to take ground
order-losses-usual = Losses: cheapest first, but ask me before the last land unit of an attack
order-subs-ask = Submarines: ask me every time
order-subs-stay = Submarines: never withdraw
order-subs-leave = Submarines: withdraw as soon as possible
order-boarding-ask = Allies boarding: ask me every time
order-boarding-allow = Allies boarding: allow
order-boarding-refuse = Allies boarding: refuse

# Warnings.
warn-money-left = { $ipc } IPC stay unspent.
warn-capital-empty = { $space }, a capital, would stand empty.
warn-leaves-empty = { $space } would stand empty next to the enemy.
warn-neutral = Violates neutrality: { $ipc } IPC.
warn-guns = Antiaircraft fire: { $dice ->
    [one] 1 die, which shoots it down
   *[other] { $dice } dice, each of which shoots it down
} on a 1 (1 in 6).
warn-guns-and-neutral = Antiaircraft fire: { $dice ->
    [one] 1 die, which shoots it down
   *[other] { $dice } dice, each of which shoots it down
} on a 1 (1 in 6); neutrality violated: { $ipc } IPC.
warn-aircraft-lost = { $n ->
    [one] One aircraft cannot land and is lost.
   *[other] { $n } aircraft cannot land and are lost.
}
warn-forfeit = { $n ->
    [one] One unit cannot be placed and is lost.
   *[other] { $n } units cannot be placed and are lost.
}
warn-lone-transport = Transports cannot fire, and nothing of yours that can goes to { $space }.
warn-empty-sails = An empty transport sails; loaded ones wait here: { $ships }.
warn-carrier-nowhere = As your carriers stand, this one could be placed nowhere: they may stand in { $limit } sea zones.
warn-forgo = The units stay aboard; the others fight without them.

# What the rules answer.
ask-names =
    Questions, with an example of each (spaces by code, name in quotes or id):
    income – what each power earns
    victory – how far each side is from winning
    near space=GER – what touches a space
    battle space=KAR – exact odds of the battle that is being prepared or fought there
    odds_of space=KAR attack="3 inf 2 arm" – odds of such an attack on those who stand there
    threat space=GER power=ussr – who could attack a space next turn
    range space=GER unit=ftr – where a unit can go
    survivors attack="3 inf" defend="2 inf" – who is likely to be left
    force attack="inf" defend="2 inf" chance=90 – how much is needed for this chance
ask-needs-a-game = This can only be asked in a game.
ask-which-space = Say which space.
ask-unknown-space = There is no space “{ $space }”.
ask-unknown-power = There is no power “{ $power }”.
ask-unknown-unit = There is no unit “{ $unit }”.
ask-unknown-development = There is no development “{ $development }”.
ask-unknown-word = “{ $word }” is not part of this question.
ask-number-without-unit = { $number } of what? Write the number before the unit.
ask-too-many-units = A side can have at most { $most } units.
ask-too-large = This battle is too large to be worked out.
ask-impossible = Such a battle cannot be.
ask-chance = A chance is a number from 0 to 100 percent.
ask-rounds = The attacker can retreat after 1 round or more.
ask-yes-or-no = “{ $word }” is yes or no, not “{ $value }”.
ask-no-attackers = There are no attackers.
ask-no-defenders = There are no defenders.
ask-one-gun = A territory has at most one AA gun.
ask-gun-attacks = AA guns do not attack.
ask-gun-at-sea = No AA gun fires in a sea battle.
ask-losses = “{ $value }” is no way to choose losses: usual, keep-ground or cheapest.
ask-losses-twice = Say either “losses” or “land-units-must-survive”, not both.
ask-ground-at-sea = No land unit fights at sea.
ask-complex-fights = An industrial complex does not fight.
ask-bomber-at-sea = Bombers do not defend a sea zone.
ask-land-unit-at-sea = This unit does not fight at sea: { $unit }.
ask-ship-on-land = This unit does not fight on land: { $unit }.
ask-support-only-battleships = Only battleships support a landing, not: { $unit }.
ask-support-at-sea = Battleships support landings, not sea battles: count them among the attackers.
ask-no-force-enough = Not even all of these units are enough.
ask-no-order = No standing order answers what is asked now.
ask-no-battle = There is no battle in { $space }.
ask-undefended = Nobody defends { $space }.
ask-no-such-unit-there = There is no { $unit } in { $space }.

# The chronicle.
tell-bid = The Axis divides its bid: { $germany } IPC for Germany, { $japan } for Japan.
tell-bid-kept = Bid, { $power }: { $ipc } IPC kept as cash.
tell-turn = Round { $round }: { $power }.
tell-phase = { $power }: { $phase }.
told-breakthroughs = { $n ->
    [0] no breakthrough
    [one] a breakthrough
   *[other] { $n } breakthroughs
}
tell-researched = { $power } rolls for weapons: { $dice } – { told-breakthroughs }.
    .brief = { $power } rolls for weapons – { told-breakthroughs }.
tell-developed = { $power } develops a weapon: { $development }.
tell-bought = { $power } buys { $unit } for { $cost } IPC.
tell-moved = { $power }: { $units } from { $from } to { $to }.
tell-flew = { $power }: { $unit } from { $from } attacks { $to }.
tell-flew-raid = { $power }: { $unit } from { $from } sets out to raid { $to }.
tell-landed = { $power }: { $unit } from { $from } lands in { $to }.
tell-boarded = { $power }: { $unit } from { $from } boards in { $to }.
tell-boarding-refused = { $owner } does not take the unit of { $the } aboard.
tell-landing-declared = { $power }: { $unit } in { $from } is to land in { $to }.
tell-unloaded = { $power }: { $unit } lands in { $to } from { $from }.
tell-violated = { $power } violates the neutrality of { $space } and pays 3 IPC.
tell-occupied = { $power } takes control of { $space }.
tell-captured = { $power } captures { $space } from { $the_loser }.
tell-liberated = { $power } liberates { $space }, which goes back to its owner: { $owner }.
tell-returned = { $space } goes back to its owner: { $owner }.
tell-capital-taken = { $power } takes the capital of its enemy ({ $victim }) and { $ipc } IPC with it.
tell-capital-freed = { $power } frees a capital: { $owner } is back in the game.
told-hits = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}
tell-aa-fired = Antiaircraft fire in { $space } ({ $power }): { $dice } – { told-hits }.
    .brief = Antiaircraft fire in { $space } ({ $power }) – { told-hits }.
tell-rocket = { $power } fires a rocket from { $from } at { $to }: { $victim } loses { $damage } IPC.
tell-raided = { $power } bombs { $space }: { $dice } – { $victim } loses { $damage } IPC.
    .brief = { $power } bombs { $space } – { $victim } loses { $damage } IPC.
tell-battle-began = { $power } attacks: battle in { $space }.
tell-assault-began = { $power } attacks from the sea: battle in { $space }.
tell-fired = { $power }, { $units } at { $value }: { $dice } – { told-hits }.
    .brief = { $power }, { $units } at { $value } – { told-hits }.
tell-fired-low-luck = { $side }: strength { $sum }, die { $die } – { told-hits }.
tell-fired-low-luck-sure = { $side }: strength { $sum }, no die – { told-hits }.
tell-supported = { $power }: battleships in { $from } fire at { $to }: { $dice } – { told-hits }.
    .brief = { $power }: battleships in { $from } fire at { $to } – { told-hits }.
tell-lost = { $power } loses { $unit } in { $space }.
tell-loss-disputed = { $power } does not agree: the attacker chooses the loss.
tell-withdrew = { $power }: { $units } withdraw from { $from } to { $to }.
tell-retreated = { $power } retreats from { $from } to { $to }.
tell-broke-off = { $power } breaks off the attack on { $space }.
tell-air-left = The aircraft leave the assault on { $space } ({ $power }); the land units fight on.
tell-landing-forgone = { $power }: no landing in { $to } from { $from }.
tell-battle-won = Battle of { $space }: won by { $side }.
tell-battle-ended = Battle of { $space }: nobody is left.
tell-alighted = { $power }: a fighter without a carrier lands in { $to }.
tell-crashed = { $power }: { $unit } at { $space } finds no landing place and is lost.
tell-placed = { $power } places { $unit } in { $space }.
tell-forfeited = { $power } cannot place { $units }: lost.
tell-income = { $power } collects { $ipc } IPC.
tell-no-income = { $power } collects nothing: its capital is in enemy hands.
tell-ended-capitals = The capitals decide the war: victory of the { $side }.
tell-ended-production = Production decides the war: victory of the { $side }.
tell-ended-limit = The last round is over: victory of the { $side }.
tell-ended-draw = The last round is over: a draw.

# Charts
chart-production = Production
chart-units = Units
chart-value = Value of units

# The bar over the table: steps of a turn, figures.
step-bid = Bid
step-buy = Buy
step-combat-move = Combat move
step-combat = Combat
step-combat-of = Combat { $n } of { $of }
step-move = Move
step-place = Place
step-income = Income
figure-ipc = { $n } IPC

# The battle board.
battle-title = Battle: { $space }
battle-title-landing = Landing: { $space }
battle-title-raid = Raid: { $space }
battle-title-overflight = Antiaircraft fire: { $space }
battle-sub = { $power } attacks { $defenders } · cycle { $cycle }
battle-sub-alone = { $power } attacks
battle-sub-fired-at = { $power } flies over guns of { $defenders }
battle-attack = attack
battle-defence = defence
column = hits on { $n } or less
column-one = hits on 1
column-none = does not fire
step-landing = Landing
step-gun = Gun fires
step-first = Submarines
step-attack = Attack fires
step-defend = Defence fires
step-losses = Losses
step-retreat = Press on or retreat
step-next = Next cycle
tag-first = first
tag-range = range { $n }
tag-lands = lands
tag-support = support
tag-aboard = aboard
tag-at-aircraft = at aircraft
battle-note-aircraft = Only the aircraft fired at can be lost.
battle-note-gone = Attackers that are hit go at once.
battle-note-passengers = Their carrier is lost; nothing else holds them.
battle-note-first = What the submarines sink goes at once and does not fire back.
battle-note-fires-back = Units hit now still fire in this cycle, then they go.
battle-note-ships-only = Submarines hit ships only.

# How odds come about.
how-support = { $n ->
    [one] One battleship fires once
   *[other] { $n } battleships fire once
} in support, hitting on { $value } or less; what they hit still fires back.
how-gun = The antiaircraft gun fires once at { $n ->
    [one] the aircraft
   *[other] each of { $n } aircraft
}, hitting on { $value }; the cheapest are lost first.
how-first = Attacking submarines fire first in every cycle, hitting on { $value } or less; what they sink never fires.
how-ships-only = Submarines hit ships only.
how-heavy = Heavy bombers roll three dice each.
how-losses = Both sides lose the cheapest unit first, among equals the one that hits least.
how-losses-keep = Both sides lose the cheapest unit first, but the attacker keeps one land unit to the end.
how-fires-back = Defenders hit in a cycle fire once more before they go.
how-to-the-end = The attacker presses on until one side is gone.
how-retreat-after = The attacker retreats after { $n ->
    [one] one cycle
   *[other] { $n } cycles
}.
how-retreat-below = The attacker retreats when the chance falls below { $percent } %.
how-subs-leave = Submarines withdraw after the first cycle.
how-sea-first = This counts only if the sea battle in { $space } is won first (chance { $percent } %).
how-this-cycle = What is still to be rolled and lost in this cycle is counted in.
how-next-cycle = The battle under way is taken up at its next cycle: hits of this volley that are still to be taken, and shots still to come in it, are not counted.
how-low-luck = This table plays with low luck; the figures are those of fair dice.
how-exact = Worked out over all { $n } states of the battle: nothing is simulated.
ask-no-such-loss = “{ $piece }” is not on the battle board
goal-land = take
goal-sea = sink all

# Standing orders in force.
standing-ask = ask me
standing-cheapest = cheapest first
standing-keep-ground = cheapest first, one land unit kept
standing-careful = cheapest first, ask about the last land unit
standing-stay = stay
standing-leave = withdraw
standing-allow = allowed
standing-refuse = refused
