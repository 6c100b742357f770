# Figures of the bar.
figure-vp = { $n } VP
figure-oil = oil { $n }
figure-transport = transport { $n }
figure-pool = merchantmen { $n }
figure-us-transport = US transport { $n }
figure-british-transport = British transport { $n }
figure-sub = subs { $n }

# Tables.
cell = { $n }
nothing = –
times = × { $n }
panel-tracks = Record
panel-calendar = Returns and arrivals
panel-forces-japan = Japanese forces
panel-forces-allies = Allied forces
panel-turns = What the turns bring
panel-orders = Standing orders
head-track = Track
head-value = Value
head-turn = Turn
head-side = Side
head-what = What
head-place = Place
head-steps = Air steps
head-units = Units
head-us-transport = US transport
head-sub = Allied submarines
head-capacity = Allied capacities
head-order = Order
track-vp = Victory points (Japan wins at 20, the Allies at −1)
track-pool = Merchantmen pool
track-oil = Japanese oil
track-japan-transport = Japanese transport points
track-japan-sub = Japanese submarine points
track-us-transport = US transport points
track-british-transport = British transport points
track-allied-sub = Allied submarine points
row-lost = Lost
back = back: { $what }
back-air = back: { $n ->
    [one] 1 air step
   *[other] { $n } air steps
}
due = due: { $what }
due-air = due: { $n ->
    [one] 1 air step
   *[other] { $n } air steps
}

# Notes on spaces and pieces.
note-capacity = holds { $air } air steps and port { $port }
note-vp = { $n } victory { $n ->
    [one] point
   *[other] points
}
note-uncontrolled = held by nobody
note-resource = resource hex
note-national = national base
note-stacking = up to { $n } land factors a side
note-occupied = occupied: { $side }
note-force = in { $force }
note-no-planes = without planes
note-reduced = reduced
note-dispersed = to be dispersed
note-green = pilots no elite any more
note-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
}
note-home = returns to { $space }
note-aviation = Naval Aviation
note-assigned = against { $space }
note-fresh = just unloaded
note-value = value { $n }
note-from = from { $space }, { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}
note-from-base = from { $space }
note-with = { $what }
note-express = Tokyo Express
note-hidden = hidden
note-reaction = reacting
note-opposite = opposite { $enemy }
note-points = { $n ->
    [one] 1 air point
   *[other] { $n } air points
}
values-ship = fire { $fire }, defence { $defence }, anti-air { $flak }, movement { $move }, class { $class }
values-carrier = air { $air }, fire { $fire }, defence { $defence }, anti-air { $flak }, movement { $move }, class { $class }
values-land = combat { $combat }, class { $class }
values-land-weak = combat ({ $combat }), cannot attack alone, class { $class }
values-force = air points { $air }, fire { $fire }, anti-air { $flak }
short-ships = { $n ->
    [one] { $kind }
   *[other] { $n } { $kind }
}
short-land = { $n ->
    [one] land
   *[other] { $n } land
}
short-air = air { $n }
short-markers = { $n ->
    [one] replacement
   *[other] { $n } replacements
}
short-all = { $what }

# Areas.
area-zone = Air zone: { $side }
area-way = { $force } from { $from }

# Shelves.
shelf-oil = Oil to ship
shelf-arriving = Arriving aircraft
shelf-aviation = Naval Aviation to convert
shelf-markers = Replacement markers
shelf-send = Targets of the air points
shelf-strike = What the air points attack
shelf-disperse = Disperse at the end of the turn
way-aviation = Naval Aviation, { $space }
way-train = training for a year
way-elite = elite pilots
way-plain = ordinary pilots
about-oil = At most 4 from each resource hex in supply, half the merchantmen in all, and one transport point each.
about-convert = They become ordinary air steps at this base, for good.
about-raise = Raised at a national base; it restores a reduced land unit of its nation with no more than this combat value.
about-disperse = Ships and land units come back in the next reinforcement phase, aircraft go back to the pool.
about-arriving = On the map they fight; Naval Aviation waits to refit carriers.

# The battle board.
fight-title = Battle at { $space }
fight-sub = attacker: { $side }
fight-sub-round = attacker: { $side } · surface round { $round }
fight-air = Air combat
fight-targets = Targets
fight-strikes = Strikes
fight-surface = Surface combat
fight-landing = Landing
fight-land = Land combat
fight-unload = Unloading
now-superior = Air superiority: { $side }. { $other } chooses first.
now-supreme = Air supremacy: { $side } (+1 on its strikes). { $other } chooses first.
now-not-superior = Nobody has air superiority.
now-points = Air points to send: Japan { $japan }, Allies { $allies }.
now-sortie = { $side }: { $n } against { $target }.
now-sortie-through = { $side }: { $n } against { $target }, { $left } through.
now-control = Sea control at { $space }: { $side }.
now-no-control = Nobody controls the sea at { $space }.
now-support = { $side }: { $n ->
    [one] 1 success
   *[other] { $n } successes
} of ground support.

# Places off the map and on the battle board.
spot-convoy-escort = Convoy escort
spot-kure-box = Kure reserve
spot-yokosuka-box = Yokosuka reserve
spot-air = Air points { $n }
spot-japan-carrier-1 = Japanese carrier force 1
spot-japan-carrier-2 = Japanese carrier force 2
spot-japan-carrier-3 = Japanese carrier force 3
spot-japan-bombard-1 = Japanese bombardment force 1
spot-japan-bombard-2 = Japanese bombardment force 2
spot-japan-bombard-3 = Japanese bombardment force 3
spot-japan-bombard-4 = Japanese bombardment force 4
spot-japan-bombard-5 = Japanese bombardment force 5
spot-japan-sea-control = Japanese sea control
spot-japan-anchor = Japanese ships at anchor
spot-japan-base = Japanese base
spot-japan-long-range = Japanese long-range aircraft
spot-japan-superiority = Japanese air superiority
spot-japan-supremacy = Japanese air supremacy
spot-allies-carrier-1 = Allied carrier force 1
spot-allies-carrier-2 = Allied carrier force 2
spot-allies-carrier-3 = Allied carrier force 3
spot-allies-bombard-1 = Allied bombardment force 1
spot-allies-bombard-2 = Allied bombardment force 2
spot-allies-bombard-3 = Allied bombardment force 3
spot-allies-bombard-4 = Allied bombardment force 4
spot-allies-bombard-5 = Allied bombardment force 5
spot-allies-sea-control = Allied sea control
spot-allies-anchor = Allied ships at anchor
spot-allies-base = Allied base
spot-allies-long-range = Allied long-range aircraft
spot-allies-superiority = Allied air superiority
spot-allies-supremacy = Allied air supremacy

# Kinds of pieces.
symbol-cv = fleet carrier
symbol-cvl = light carrier
symbol-bb = battleship
symbol-bbv = battleship with flight deck
symbol-cb = large cruiser
symbol-ca = heavy cruiser
symbol-cl = light cruiser
symbol-claa = anti-aircraft cruiser
symbol-dd = destroyer
symbol-air = air step
symbol-land = land unit
symbol-marine = marines
symbol-replacement = replacement marker
symbol-submarine = submarine
symbol-task-force = task force
symbol-marker = marker
symbol-occupied = occupied base
symbols-cv = fleet carriers
symbols-cvl = light carriers
symbols-bb = battleships
symbols-bbv = battleships with flight deck
symbols-cb = large cruisers
symbols-ca = heavy cruisers
symbols-cl = light cruisers
symbols-claa = anti-aircraft cruisers
symbols-dd = destroyers
symbols-air = air steps
symbols-land = land units
symbols-marine = marines
symbols-replacement = replacement markers
symbols-submarine = submarines
symbols-task-force = task forces
symbols-marker = markers

# Charts.
chart-points = Victory points
chart-pool = Merchantmen pool
chart-oil = Japanese oil

# Questions.
query-zones = Air zones
query-supply = Supply
query-react = Who could react here
query-landing = Where troops may land
query-capacities = What the bases hold
query-oil = How far the oil goes
query-lifeline = The lifeline to Brisbane
query-odds = Chances of the battle
query-range = Reach
query-near = Hexes around
ask-nowhere = there is no place “{ $space }”
ask-no-battle = no battle is being fought
ask-no-dice = no dice are rolled now
mark-zone = air zone
mark-supplied = supplied
mark-unsupplied = no supply
mark-on-line = on the line
mark-lifeline = the lifeline holds
mark-lifeline-cut = the lifeline is cut
mark-landing = landing
mark-goal = here
mark-react = { $n ->
    [one] 1 ship: { $ships }
   *[other] { $n } ships: { $ships }
}
mark-hexes = { $n }
of-limit = { $n } of { $most }
cell-percent = { $n } %
cell-ship = { $hit } % hit, { $sunk } % sunk
cell-shot = { $faces } of 6, sinks { $sinks } of 36
cell-shot-half = { $faces } of 6, half a hit
head-port = Port
head-land = Land units
head-oil = Oil
head-superior = Superiority
head-supreme = Supremacy
head-left = Points left
head-target = Target
head-points = Points
head-through = Get through
head-unit = Unit
head-one = 1 point
head-two = 2 points
head-three = 3 points
head-four = 4 points
head-japanese = Japanese ship
head-allied = Allied ship
head-japan-fires = Japan fires
head-allies-fire = The Allies fire
head-outcome = Outcome
head-chance = Chance
land-nothing = nothing
land-step = every defender loses a step
land-eliminated = all defenders eliminated
oil-now = In stock
oil-ship = Can be shipped now
oil-each-turn = Most that a turn brings with these bases
oil-fleet-near = All ships in port, up to 4 hexes
oil-fleet-far = All ships in port, 5 hexes and more
oil-escorts = A die for every convoy escort
ask-no-air = neither side has an air point there
goal-air = air superiority
how-air = The air fight alone: Japan { $japan } points, Allies { $allies }. What follows depends on the choices of both.
query-battle = Air combat
shelf-restore = Restore land units
way-marker = replacement of { $value }, { $space }
about-restore = The marker is spent; the unit is at full strength again.
shelf-stay = Task forces that stay in their hex
way-new-force = a new task force
about-stay = It fights where it is, pays as for one to four hexes, and goes home afterwards.
shelf-hops = Sea deployments by a single hex
way-hop = { $from } → { $to }
at-way = { $what }, { $way }
about-hops = It costs transport points; moved by one hex the unit pays nothing.
