# Small parts.
series-none = nothing
airfield-point = an airfield point

# Steps.
phase-resupply = Resupply
phase-scouting = Scouting
phase-scouted-orders = Scouted orders
phase-movement = Movement
phase-bombing = Bombing of Japan
phase-orders = Japanese orders
phase-battles = Battles
phase-repairs = Repairs
phase-over = Over
title = { $year } – turn { $turn } – { $phase }

# Beside the board.
figure-sp = { $n } SP
figure-rp = { $n } RP
panel-campaign = Campaign of { $year }
panel-objectives = Objectives
panel-purchase = For sale
panel-piles = Japanese reinforcements
head-what = What
head-number = Number
head-unit = Unit
head-price = Price
head-area = Area
head-state = State
row-resupply = Japanese Resupply markers
row-held = Objectives held
row-objectives = Objectives in all
row-turns = Turns to come
objective-held = held
objective-not-held = not held
note-objective = objective, not held
note-objective-held = objective, held
note-contested = contested
note-unsupplied = out of supply
note-australian = Australian
note-damaged = damaged
note-aboard = on a Transport
note-transit = in transit
note-from = from { $carrier }

# Questions.
prompt-resupply = Buy and repair: { $rp } RP and { $sp } SP
prompt-scouting = Place scouts: { $sp } SP, { $left } more scouts
prompt-spot = Roll for { $n ->
    [one] the last scout
   *[other] one of { $n } scouts
}
prompt-movement = Move your forces: { $sp } SP
prompt-bombing = Bombs fall on Japan: choose { $n ->
    [one] one pile
   *[other] { $n } times a pile
}
prompt-orders = Choose the area whose orders are rolled next
prompt-battles = Choose the battle that is fought next
prompt-keep = Choose the damaged unit that stays to hold the area
prompt-over = The campaign is over
prompt-place = { $area }: place your ships
prompt-escort-ocean = Choose the Japanese escort that stays with the carriers
prompt-escort-coastal = Choose the Japanese escort that goes to Coastal
prompt-subs = Place your submarines
prompt-plans = Choose plans: { $points } points left, 1 SP buys 3 more ({ $sp } SP); the battle lasts { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, Japan draws { $draws } each
prompt-first-light = Try First Light?
prompt-launch = First Light: whose group flies?
prompt-fly-first = First Light: where do the squadrons of { $carrier } attack?
prompt-carrier = Choose the Japanese carrier that attacks first
prompt-fly = Battle turn { $turn }: send your squadrons
prompt-flown = Battle turn { $turn }: all your squadrons have their sectors
prompt-asw = Drop depth charges before the torpedoes?
prompt-window = { $attack }, { $sector }: use a plan?
prompt-strike = { $attack }, { $sector }: choose what is hit ({ $n } to place)
prompt-ranging = { $attack }, { $sector }: use Ranging Shots?
prompt-take = { $attack }, { $sector }: { $n ->
    [one] one hit to take
   *[other] { $n } hits to take
}
prompt-land = Squadrons without a deck: land them elsewhere
prompt-decks = Too few decks for all your squadrons: choose one to give up
prompt-japan-lost = No place to land for all Japanese squadrons: choose which of these equals is lost
prompt-japan-land = Japanese squadrons without a deck: choose which carrier takes which
prompt-airfield = Only { $points ->
    [one] one airfield point
   *[other] { $points } airfield points
}: give up squadrons
prompt-engaged = Change the length of the battle ({ $left } left)?

# Choices.
do-buy = Buy { $unit } ({ $rp } RP, { $sp } SP)
do-repair = Repair { $unit }
do-scout = Scout { $area }
do-spot = Roll for the scout at { $area }
do-move = { $unit } to { $area }
do-raid = { $unit } raids
do-bomb = { $unit } bombs Japan
do-commit = { $unit } joins the invasion
do-remove = Bomb: { $class }
do-order = Orders of { $area }
do-fight = Battle of { $area }
do-place = { $unit } to { $sector }
do-escort = { $unit }
do-plan = { $plan }: { $help }
do-use = Use { $plan }
do-use-with = Use { $plan } with { $unit }
do-longer = One turn more
do-shorter = One turn less
do-launch = { $unit }
do-fly = { $unit } to { $sector }
do-take = Hit on { $target }
do-stop = Stop the hit with { $plan }
do-strike = Hit on { $target }
do-land = { $unit } lands on { $carrier }
do-give-up = Give up { $unit }
do-lose = { $unit } is lost
do-carrier = { $unit }
do-keep = { $unit } stays
done-resupply = End resupply
done-scouting = End scouting
done-movement = End movement
done-plans = Begin the battle
done-fly = All others stay down
done-flown = Let Japan fly
done-pass = No
warn-last-supply = This is your last supply point: none is left for battle plans.
warn-unsupplied = Out of supply as things stand.
warn-and = { $first } { $next }
prompt-and = { $first }. { $next }
warn-due = { $due } objectives are due at the end of this turn, or you are replaced; you hold { $held } now.
warn-cut = { $n ->
    [one] One area is
   *[other] { $n } areas are
} out of supply as things stand: { $areas }.
warn-cut-by = No land unit is left in { $area }: { $n ->
    [one] one area is
   *[other] { $n } areas are
} out of supply ({ $areas }).
warn-unspent-rp = { $rp } RP could still buy units. They are kept, but bring nothing this turn.
warn-unspent-sp = { $sp } SP are left, more than the battles in sight take. They are kept for the next turn.
warn-unspent-sp-last = { $sp } SP are left, and this is the last turn: only battle plans can still use them.

# Refusals.
refuse-over = The campaign is over.
refuse-no-unit = There is no such unit.
refuse-no-area = There is no such area.
refuse-not-yours = That unit is not yours to command.
refuse-not-for-sale = That unit is not for sale.
refuse-too-many-points = That is more than its price.
refuse-points = Not enough points: it costs { $cost }.
refuse-not-damaged = That unit is not damaged.
refuse-supply = Not enough supply points: { $cost } needed.
refuse-resupply-only = Buy and repair first, or end resupply.
refuse-scout-nobody = There are no Japanese units to scout.
refuse-scout-no-orders = Units there get no orders in this campaign.
refuse-scouts = No more than { $most } scouts a turn.
refuse-spot-first = Roll for the scouts first.
refuse-scouting-only = Place scouts, or end scouting.
refuse-in-a-box = Units in a box cannot move.
refuse-moved-already = It has moved already this turn.
refuse-pinned = Infantry cannot leave { $area } while any Japanese unit is there.
refuse-same-area = It is in { $area } already.
refuse-closed = US units may not enter { $area }.
refuse-not-australian = Australian units may not go to { $area }.
refuse-nobody-ashore = Squadrons need a US unit ashore in { $area } when movement begins.
refuse-airfield-full = The airfields of { $area } are full.
refuse-only-submarines = Only submarines raid.
refuse-only-wings = Only B-29 wings that begin in the Marianas bomb Japan.
refuse-no-invasion = The invasion of Japan is prepared in 1945 only.
refuse-invasion-from = Only units in Hawaii or on the West Coast can be committed.
refuse-invasion-most = No more than { $most } units a turn.
refuse-invasion-late = Units are committed before anything moves.
refuse-movement-only = Move your units, or end movement.
refuse-nothing-to-bomb = There is no such unit in Japan.
refuse-bombing-only = Choose what the bombs hit first.
refuse-no-orders-there = No orders are rolled there.
refuse-orders-only = Choose an area for orders.
refuse-no-battle-there = There is no battle there.
refuse-battle-first = Choose a battle.
refuse-keep-one = Choose the unit that stays.
refuse-not-waiting = That ship has its place.
refuse-sector = Surface ships go to US Ocean or Coastal.
refuse-no-japanese-ships = Submarines go where Japanese ships are.
refuse-escort-first = Choose the escort first.
refuse-place-first = Place your ships first.
refuse-plan-twice = Each plan can be taken once.
refuse-plans-first = Choose plans, or begin the battle.
refuse-first-light = Answer about First Light.
refuse-carrier-first = Choose the carrier first.
refuse-asw = Answer about the depth charges.
refuse-engaged = Answer about the length of the battle.
refuse-squadron = That squadron cannot do this now.
refuse-other-group = First Light is flown by the bombers of one carrier.
refuse-no-contact = No Contact: aircraft may not enter Japan Ocean this turn.
refuse-no-room = There is no room on that carrier.
refuse-land-first = Land your squadrons first.
refuse-give-up-first = Give up squadrons first.
refuse-japan-squadrons = Decide about the Japanese squadrons first.
refuse-fly-first = Send your squadrons, or let them stay.
refuse-cheapest-first = Hits fall on the cheapest unit first.
refuse-plan-now = That plan cannot be used now.
refuse-hits-first = Place the hits first.
refuse-take-first = { $attack }, { $sector }: first choose who takes { $n ->
    [one] the hit
   *[other] the { $n } hits
}.
refuse-strike-first = { $attack }, { $sector }: first choose what your { $n ->
    [0] fire hits
    [one] hit strikes
   *[other] { $n } hits strike
}, or decide about your plans.
refuse-too-few = { $area } has { $there } of them that could move, not { $n }.
refuse-nobody-to-move = Nobody at { $area } can move.
spell-stays = { $unit } stays: { $reason }

# The log.
tell-campaign = The campaign of { $year } begins.
tell-turn = Turn { $turn }: { $rp } RP and { $sp } SP.
tell-phase = { $phase }.
tell-bought = Bought for { $rp } RP and { $sp } SP: { $unit }, at { $area }.
tell-repaired = Repaired for { $sp } SP: { $unit }.
tell-scouted = A scout watches { $area }.
tell-wasted = The scout at { $area } finds nobody who could move.
tell-ordered-plain = { $area }: rolled { $die }, { $order }.
tell-ordered-one = { $area }: rolled { $die }, { $order }: { $areas }.
tell-ordered = { $area }: rolled { $die }, { $order }; drawn among { $areas }.
tell-ordered-near = { $area }: rolled { $die }, { $order }: { $n ->
    [one] the closest is { $areas }, at distance { $distance }
   *[other] { $n } areas at distance { $distance }, drawn among { $areas }
}.
tell-scouted-order = Scouted. { $told }
tell-held = { $area }: { $n ->
    [one] one unit holds
   *[other] { $n } units hold
}; { $resupply ->
    [one] one Resupply marker
   *[other] { $resupply } Resupply markers
} in all.
tell-held-instead = { $area }: { $order } cannot be carried out; { $n ->
    [one] one unit holds
   *[other] { $n } units hold
}, { $resupply ->
    [one] one Resupply marker
   *[other] { $resupply } Resupply markers
} in all.
tell-sailed = { $order }, { $from } to { $to }: { $units }.
tell-sailed-battalions = { $order }, { $from } to { $to }: { $units }, and { $battalions ->
    [one] one new battalion
   *[other] { $battalions } new battalions
}.
tell-moved = { $unit }: { $from } to { $to }.
tell-raid = { $unit } leaves { $from } to raid.
tell-bombing = { $unit } flies from { $from } against Japan.
tell-committed = { $unit } leaves { $from } for the invasion of Japan.
tell-bombed = Bombed out of Japan: { $unit }.
tell-reinforced = Reinforcements: rolled { $die }, +{ $resupply } markers, −{ $damaged } damaged, { $raiders } raiders: { $total }. To Japan: { $units }; { $battalions } battalions.
tell-refitted = Damaged units go to refit: { $units }.
tell-returning = { $unit } is on its way back.
tell-returned = { $unit } is at Hawaii.
tell-returning-many = { $n } ships are on their way back: { $units }.
tell-returned-many = { $n } ships are at Hawaii: { $units }.
tell-unsupplied = { $area } is out of supply; each takes a hit: { $units }.
tell-landed = Infantry lands at { $area }.
tell-counted = End of turn { $turn }: { $held } objectives held ({ $areas }).
tell-judged = Campaign of { $year }: { $objectives } objectives ({ $invasion } by the invasion): { $grade }.
tell-hawaii = Japanese units stand at Hawaii: the campaign is lost.
tell-battle = Battle of { $area }.
tell-placed = { $unit } takes its place: { $sector }.
tell-length = Rolled { $die }: { $turns ->
    [one] one battle turn
   *[other] { $turns } battle turns
}; { $plans ->
    [one] { $plans } Japanese plan
   *[other] { $plans } Japanese plans
} a turn.
tell-plan-taken = Plan taken: { $plan } ({ $sp } SP).
tell-plans-drawn = Battle turn { $turn }, Japanese plans: { $plans }.
tell-plan-used = Plan used: { $plan }.
tell-plan-worked = Japanese plan: { $plan }.
tell-first-light = First Light: rolled { $die }, it comes.
tell-first-light-failed = First Light: rolled { $die }, not this turn.
tell-first-lights = Both First Lights cancel each other.
tell-flew = { $unit } flies to { $sector }.
tell-group = Sector die { $die }: { $units } to { $sector }.
tell-group-stays = Sector die { $die }: no target; at base: { $units }.
tell-attacked = { $side }, { $attack }, { $sector }: { $shots }; { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
    .brief = { $side }, { $attack }, { $sector }
shot = { $by } on { $value } rolled { $die }
shot-twice = { $by } on { $value }/{ $twice } rolled { $die }
attack-dogfight = dogfight
attack-aaa = anti-aircraft fire
attack-bombs = bombs
attack-torpedoes = torpedoes
attack-depth-charges = depth charges
attack-guns = naval guns
attack-infantry = infantry
tell-damaged = { $side }: hit on { $target }.
tell-destroyed = { $side }: { $target } lost.
tell-stopped = { $side }: { $plan } stops a hit.
tell-missing = { $side }: { $hits ->
    [one] one hit finds
   *[other] { $hits } hits find
} no target.
tell-beached = { $unit } lands on the beach.
tell-entrenched = { $unit } digs in.
tell-ditched = { $unit } finds no place to land.
tell-longer = The battle grows longer: { $left } left.
tell-shorter = The battle grows shorter: { $left } left.
tell-forced-only = { $told } Nothing else there could be hit.
tell-forced-cheapest = { $told } It had to fall there: the cheapest takes it.
tell-forced-damaged = { $told } It had to fall there: what is damaged is finished first.
tell-battle-ended = The battle of { $area } is over { $turns ->
    [0] before it began
    [1] after one turn
   *[other] after { $turns } turns
}: { $held }. { $next }
ended-us = the US holds the area
ended-japan = Japan holds the area
ended-both = both sides are ashore, the area stays contested
ended-nobody = nobody is ashore
ended-next = Still to be fought: { $areas }.
ended-last = It was the last battle of this turn.

# The end.
outcome-judged = Judged: { $grade }
outcome-replaced = Too few objectives: you are replaced
outcome-hawaii = Hawaii is lost
score-judged = { $grade }, { $n ->
    [one] { $n } objective
   *[other] { $n } objectives
  }

# Charts.
chart-objectives = Objectives held
chart-supply = Supply points

# Places of the tactical map.
spot-japan-ocean-carriers = Japan Ocean, carriers
spot-japan-ocean-escorts = Japan Ocean, escorts
spot-japan-ocean-air = Over Japan Ocean
spot-coastal-japan = Coastal, Japanese side
spot-coastal-air = Over Coastal
spot-island-air = Over the Island
spot-coastal-us = Coastal, US side
spot-us-ocean-carriers = US Ocean, carriers
spot-us-ocean-escorts = US Ocean, escorts
spot-us-ocean-air = Over US Ocean
spot-japan-airfields = Japanese airfield
spot-japan-foxholes = Japanese entrenchments
spot-japan-beaches = Japanese beach
spot-us-airfields = US airfield
spot-us-foxholes = US entrenchments
spot-us-beaches = US beach
spot-us-waiting = Ships to be placed
spot-plans-cup = Cup of Japanese plans
spot-plans-drawn = Japanese plans drawn this turn
spot-plans-kept = Japanese plans kept
spot-plans-number = Japanese plans a turn
spot-us-plans-bought = Your plans
spot-battle-turn-1 = Battle turns left: 1
spot-battle-turn-2 = Battle turns left: 2
spot-battle-turn-3 = Battle turns left: 3
spot-battle-turn-4 = Battle turns left: 4
spot-battle-turn-5 = Battle turns left: 5

# Kinds of actions.
kind-buy = buy
kind-repair = repair
kind-scout = scout
kind-spot = roll for a scout
kind-move = move
kind-raid = raid
kind-bomb = bomb Japan
kind-commit = commit to the invasion
kind-remove = bombing
kind-order = Japanese orders
kind-fight = battle
kind-place = place
kind-escort = escort
kind-take_plan = take a plan
kind-use = use a plan
kind-use_with = use a plan with a unit
kind-engage = length of the battle
kind-launch = First Light
kind-fly = fly
kind-take = take a hit
kind-stop = stop a hit
kind-strike = place a hit
kind-land = land
kind-give_up = give up
kind-carrier = Japanese carrier
kind-keep = keep
kind-done = done
all-order = Roll for all areas
all-spot = Roll for all scouts


# Kinds of pieces.
symbol-cv = fleet carrier
symbol-cvl = light carrier
symbol-cve = escort carriers
symbol-bb = battleships
symbol-cru = cruisers
symbol-dd = destroyers
symbol-ss = submarines
symbol-infantry = infantry
symbol-marine = Marines
symbol-battalion = battalion
symbol-fighter = fighters
symbol-dive-bomber = dive bombers
symbol-torpedo-bomber = torpedo bombers
symbol-bomber = bombers
symbol-scout = scout
symbol-marker = marker
symbol-plan = plan
symbol-airfield = airfield points
symbol-objective = objective, not held
symbol-objective-held = objective, held
symbol-unsupplied = out of supply

# Tables and shelves.
squadron-of = { $squadron } ({ $carrier })
unit-damaged = { $unit } (damaged)
unit-values = { $unit } ({ $values })
unit-at = { $unit }, { $area }
target-transport = { $unit } on a Transport
target-beach = { $unit } on the beach
target-foxhole = { $unit } in the entrenchments
value-none = –
value-twice = { $n }/{ $twice }
values-ship = AA { $aaa } · guns { $surface } · depth charges { $depth }
values-air = dogfight { $dogfight } · ground { $ground } · ships { $ship }
values-infantry = attack { $attack }
fighter-bombers = Fighter-bombers
about-both = { $about } · dogfights, and counts as a bomber
about-made = { $about } · estimate
about-unit = { $values }
about-australian = Australian · { $values }
about-several = { $about } · { $units }
about-damaged = damaged, at { $area }
shelf-units = Reinforcements
shelf-repairs = Repairs
shelf-plans = Battle plans
panel-calendar = Return to port
panel-order-of-battle = US forces
panel-orders = Japanese orders
head-back = Back for
head-now = Now
head-ships = Ships
head-values = Values
head-units = Units
head-die = Die
head-order = Order
head-goal = Where to
head-turn = Turn
head-us = US
head-japan = Japan
head-side = Side
calendar-port = on the way back
calendar-sea = at sea
calendar-never = after the campaign
months-1 = Jan–Feb
months-2 = Mar–Apr
months-3 = May–Jun
months-4 = Jul–Aug
months-5 = Sep–Oct
months-6 = Nov–Dec
grade-from = { $n } or more
grade-below = fewer than { $n }
row-invasion = Points of the invasion
objective-unsupplied = out of supply
objective-contested = contested
objective-japanese = Japanese
order-units = { $ships } ships, { $infantry } infantry, { $air } squadrons
goal-hold = stay; one Resupply marker
goal-refit = Japan
goal-south = one area closer to Australia
goal-east = one area closer to Hawaii, with Japanese ashore
goal-battle = an area with units of both sides
goal-engage = the closest US units
goal-reinforce = an objective with Japanese ashore
goal-sortie = the closest objective with US units

# The battle beside the tactical map.
fight-title = Battle of { $area }
fight-set-up = Set-up
fight-turn = Battle turn { $turn } · { $left ->
    [one] the last one
   *[other] { $left } left with this one
}
fight-japan-plan = Japan, { $plan }: { $help }
fight-us-plan = Yours, { $plan }: { $help }
set-up-ships = Your ships
set-up-japan = Japanese ships
set-up-submarines = Submarines
set-up-length = Length
set-up-plans = Plans
fight-plans = Japanese plans
fight-us-air = Your aircraft
fight-bombers = Japanese bombers
fight-fighters = Japanese fighters
fight-dogfights = Dogfights
fight-aaa = Anti-aircraft
fight-bombs = Bombs
fight-torpedoes = Torpedoes
fight-depth-charges = Depth charges
fight-guns = Guns
fight-infantry = Infantry
fight-advance = Advance
fight-return = Landing
fight-airfields = Airfields
fight-marker = Next turn

# The report.
panel-report = Report on the campaign of { $year }
panel-report-turns = Turn by turn
panel-report-losses = Counters lost
panel-report-lost = Who was lost
report-grade = Judgement
report-of = { $n } of { $of }
report-areas = Held at the end
report-would-be = Worth
chart-losses = Counters lost

# Supply.
mark-supplied = in supply
mark-unsupplied = out of supply
mark-reached = within reach of supply
mark-lost = lost
mark-cut = cut off
mark-cut-objective = cut off, objective gone
mark-unreached = no longer in reach
ask-unknown-area = There is no area “{ $area }”.
ask-not-ashore = You have nobody ashore in { $area }.
query-supply = Supply
query-lost = What if it is lost

# The guided first turn.
guide-buy = Reinforcement points buy units and nothing else, so they go first. Supply points also pay for scouts, moves and battle plans: keep some.
guide-scout = A scout shows one order of that area before you move. Areas with carriers are worth it.
guide-move = Every unit costs one supply point, wherever it goes. Only infantry and land-based aircraft hold an area; ships fight for it.
guide-order = Now Japan moves by its dice. Choose the area that rolls next, or let all of them roll in turn.
guide-fight = Every area with units of both sides is fought over. You choose which comes first.
guide-place = Ships in Coastal fire guns at the Island and cover the landing; in the US Ocean they guard your carriers.
guide-take = Hits fall on the cheapest first. Among equals you choose: press a framed piece or a button.
guide-strike = Your hits fall on the cheapest first. Among equals you choose: press a framed piece or a button.
guide-take_plan = Each battle gives three plan points; a supply point buys three more. What you do not spend is lost.
guide-fly = Send squadrons to a sector: bombers hit what is below them, fighters keep enemy aircraft off. Who stays defends nothing.

# Questions answered by trying.
query-threat = Japanese arrivals
query-battle = Odds
query-near = Neighbouring areas
threat-mark = { $p } % ±{ $margin } · { $units }.{ $units-tenth } ±{ $more }.{ $more-tenth } units
odds-goal = the area is held
odds-goal-cleared = Japan is driven off
odds-tried = Played { $n } times with other dice; the chief figure is good to ± { $margin } %, 19 times in 20.
odds-points = Losses are counted in points: yours at their price, Japanese ones at the cost on the counter; a battalion counts one, damage half.
odds-habits = Your choices in these battles, plans included, are those the computer player makes without thinking ahead.
ask-no-battle = Nobody would fight at { $area } now.
ask-no-area = There is no area “{ $name }”.
