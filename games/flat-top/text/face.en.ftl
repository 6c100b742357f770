# What the table shows and says.
side-allies = Allies
side-japan = Japan
symbol-cv = carrier
symbol-cvl = light carrier
symbol-bb = battleship
symbol-ca = heavy cruiser
symbol-cav = seaplane cruiser
symbol-cl = light cruiser
symbol-dd = destroyer
symbol-ap = transport
symbol-apd = fast transport
symbol-av = seaplane tender
symbol-ao = oiler
symbol-pg = escort
symbol-ss = submarine
symbol-fighter = fighter
symbol-dive-bomber = dive bomber
symbol-torpedo-bomber = torpedo bomber
symbol-bomber = bomber
symbol-flying-boat = flying boat
symbol-floatplane = floatplane
symbol-task-force = task force
symbol-air-formation = air formation
symbol-contact = contact
symbol-cloud = cloud
symbol-storm = storm
symbol-wind = wind
symbol-coast-watcher = coastwatcher
hull-cv = CV
hull-cvl = CVL
hull-av = AV
hull-cav = CAV
hull-bb = BB
hull-ca = CA
hull-cl = CL
hull-dd = DD
hull-pg = PG
hull-ao = AO
hull-ap = AP
hull-apd = APD
category-carriers = carriers
category-battle-ships = battle ships
category-minor = minor ships
category-bombers = bombers
category-interceptors = interceptors
box-ready = Ready
box-landed = Just Landed
box-readying = Readying
box-dispersed = Dispersed
arm-unarmed = unarmed
arm-gp = GP bombs
arm-ap = AP bombs
arm-torpedo = torpedoes
class-minimum = minimum
class-normal = normal
class-maximum = maximum
mode-dive = dive bombing
mode-low = low level bombing
mode-high = high level bombing
mode-torpedo = torpedo attack
line-guns = gun line
line-torpedoes = torpedo line
line-rear = rear
dir-n = north
dir-ne = north-east
dir-se = south-east
dir-s = south
dir-sw = south-west
dir-nw = north-west
phase-set-up = set-up
phase-orders = air operations and plots
phase-shadow = shadowing
phase-regroup = task forces regroup
phase-air-allies = air movement of the Allies
phase-air-japan = air movement of Japan
phase-combat = combat
panel-points = Victory points
panel-scale = Scale
head-scale = Hex and turn
cell-scale = A hex is { $miles } statute miles high; a turn is an hour.
head-side = Side
head-points = Points
cell-side = { $side }
ask-fly = Fly { $af }: { $n ->
    [one] one hex
   *[other] up to { $n } hexes
  }. Each hex flown may show you something, and cannot be taken back.
ask-fly-seen = Fly { $af }: { $n ->
    [one] one hex
   *[other] up to { $n } hexes
  }. Each hex flown may show you something, and cannot be taken back. The enemy sees it.
ask-phase = Now: { $phase }.
do = { $kind }
order-report-honest = Report truly
order-report-inflate = Report as many as allowed
order-report-deflate = Report as few as allowed
order-report-ask = Ask what to report
order-intercept-ask = Ask whether to intercept
order-intercept-always = Always intercept
order-intercept-never = Never intercept
order-repair-yes = Repair bases
order-repair-no = Leave bases as they are
order-fallen-ask = Ask which formations lose aircraft
order-fallen-usual = Lose first what must land first
order-continue = Continue until something happens
order-continue-no = Ask me everything again
order-regroup-ask = Ask me each hour how to regroup
order-regroup-pass = Do not ask about regrouping
order-hide-yes = Hide what is not observed
order-hide-no = Leave on the map what is there
ship-named = { $hull } { $name }
ship-counted = one { $hull }
ship-plain = { $hull }
ship-nth = { $hull } no. { $n }
tell-did = { $side }, in secret: { $kind }
tell-ready = { $side }: ready
tell-turn-day = Turn { $turn }: day { $day }, { $hour }h
tell-turn-night = Turn { $turn }: day { $day }, { $hour }h, night
tell-wind = Wind of sector { $sector }: die { $die }, it blows to the { $dir }
tell-drifted = The clouds drift with the wind.
tell-cloud = Clouds come up in sector { $sector }: die { $die }, { $hex }
tell-cloud-off = Clouds of sector { $sector } are off the map: die { $die }
tell-initiative = Initiative: Allies { $a }, Japan { $j }. { $side } moves aircraft first.
tell-half = { $side } moves aircraft.
tell-search-sees = { $side }: a search from { $hex }, die { $die }: it observes
tell-search-fails = { $side }: a search from { $hex }, die { $die }: nothing
tell-shown = { $side }: { $kind } on the map in { $hex }
tell-hidden = { $side }: { $kind } off the map from { $hex }
tell-shadow-holds = { $side } shadows a task force in { $hex }: die { $die }
tell-shadow-fails = { $side } loses a task force in { $hex }: die { $die }
tell-sighted-base = { $side } looks down on the base in { $hex }, condition { $condition }
tell-sighted-base-full = { $side } looks down on the base in { $hex }, condition { $condition }: aircraft stand there, ready or just landed
tell-sighted-base-bare = { $side } looks down on the base in { $hex }, condition { $condition }: no aircraft ready or just landed
tell-sighted = { $side } sights in { $hex }: { $kind }, condition { $condition }
tell-told = { $side } reports in { $hex }: { $kind }, formations: { $formations }, in all: { $total }
tell-lost = { $side } loses sight of { $hex }: { $kind }
tell-flew = { $side }: from { $hex } to { $to }
tell-landed = { $side }: landed, { $n } { $craft }
tell-crashed = { $side }: crashed on landing, { $n } { $craft }
tell-fuel = { $side }: out of fuel, { $n } { $craft }
tell-left = { $side }: TF { $n } leaves the map
tell-intercept-sure = { $side } intercepts in { $hex }
tell-intercept-nobody = { $side } finds nobody at that height in { $hex }
tell-let-go = { $side } lets the bombers over { $hex } go
tell-halted = { $side } stops passing: { $why }
tell-kept-off = { $side } is kept off the bombers over { $hex } by their escorts
tell-intercept-meets = { $side } intercepts in { $hex }: die { $die }
tell-intercept-fails = { $side } misses the enemy in { $hex }: die { $die }
tell-fight = { $side } attacks in { $hex }
tell-air-fire = { $side }: { $n } { $craft } { $n ->
    [one] fires
   *[other] fire
  } at { $at }, die { $die }, hits: { $hits }
tell-downed = { $side }: lost, { $n } { $craft }
tell-flak = { $side }: anti-aircraft fire, { $n ->
    [one] one factor
   *[other] { $n } factors
  } at { $at }, die { $die }, hits: { $hits }
tell-bombs = { $side }: { $n } { $craft } on { $ship }, die { $die }, hits: { $hits }
tell-bombs-base = { $side }: { $n } { $craft } on the base, die { $die }, hits: { $hits }
tell-shells = { $side }: { $n ->
    [one] one factor
   *[other] { $n } factors
  } on { $ship }, die { $die }, hits: { $hits }
tell-shells-base = { $side }: { $n ->
    [one] one factor
   *[other] { $n } factors
  } on the base, die { $die }, hits: { $hits }
tell-damaged-twice = { $side }: { $ship } damaged, { $hits } in all: every hit counts twice because of the aircraft aboard
tell-damaged = { $side }: { $ship } damaged, { $hits } in all
tell-sunk = { $side }: { $ship } sunk
tell-base-hit = { $base }: { $hits ->
    [one] one hit, which costs
   *[other] { $hits } hits, each of which costs
  } launch factors and aircraft
tell-faces = Dice set: Allies { $a }, Japan { $j }
tell-repaired = { $side }: { $base } repairs a hit
tell-captured = { $side } takes { $base }
tell-scored = { $side } scores { $n } ({ $why ->
    [aircraft] aircraft
    [fuel] aircraft out of fuel
    [sunk] ships sunk
    [unloading] unloading
    [closed] closed bases
   *[damage] damage
  })
tell-won = { $side } wins.
tell-drawn = A draw.
outcome-margin = Won at 24h by a decisive lead, Allies { $allies }, Japan { $japan }.
outcome-points = Won on points, Allies { $allies }, Japan { $japan }.
outcome-draw = No side has won, Allies { $allies }, Japan { $japan }.
refuse-not-now = This cannot be done now.
refuse-order = This order stands already.
refuse-zone = The task force may not begin there.
refuse-unplaced = A task force is not placed yet.
refuse-no-aircraft = There are not so many such aircraft there that may still move.
refuse-disperse-ship = Aircraft are dispersed on bases only.
refuse-arm = They cannot carry this.
refuse-shift = These aircraft may not be shifted there.
refuse-handling = It does not handle these aircraft.
refuse-full = There is no room for so many aircraft.
refuse-step = This step of preparation is over here.
refuse-rf = The readying factor does not allow so many.
refuse-lf = The launch factor does not allow so many.
refuse-slot = A new formation takes the first free number.
refuse-anchored-only = They fly from there only when it is anchored.
refuse-no-entry = A formation of a base off the map needs a marked hex of entry.
refuse-plotted = Its flight is plotted, and binds.
refuse-mf = It cannot move so far.
refuse-level = It cannot change its altitude so now.
refuse-not-there = That is not in its hex.
refuse-high = Only low aircraft land.
refuse-no-anchorage = Ships anchor in hexes of part land, part sea.
refuse-anchor = It cannot anchor or weigh anchor now.
refuse-show = It cannot be shown so now.
refuse-hide = It cannot be hidden now.
refuse-left = It leaves the map.
refuse-storm = A storm is in the way.
refuse-storm-out = It must first leave the storm by the shortest way.
refuse-wind = The carrier must cross a hex into the wind.
refuse-land = Land or a reef is in the way.
refuse-edge = That is off the map.
refuse-mountain = Mountains are crossed only high.
refuse-first-hour = Armed bombers stay low in their first hour.
refuse-done = It has flown in this turn.
refuse-shadowed = It has flown in this turn, after what it shadows: it may still search, and land if it is over a place of its own.
refuse-lost-shadow = It lost the target it shadowed: until the end of the turn it neither flies nor searches.
refuse-drop = It carries nothing to jettison.
refuse-search-late = Searches are named before anything moves.
refuse-search-hidden = Only formations on the map search.
refuse-searched = It has searched already.
refuse-search-storm = It began the turn in a storm.
refuse-air-step = It is not its time in the order of air movement.
refuse-leave = It must first have stopped on a marked hex of that base.
refuse-regroup = These ships cannot be regrouped so.
refuse-regroup-again = Each ship changes its task force once in a turn; others may still join where it went.
refuse-regroup-air = Formations are split and joined over an own base or carrier.
refuse-part = So many cannot be split off it.
refuse-part-again = It was split off another, or another joined it: it is not split again in this turn.
refuse-tf-size = The task force would be too large.
refuse-scuttle = Ships are not scuttled in this game.
refuse-loss = These are not the aircraft that are lost next.
refuse-face = A die has one face, and is set once.
refuse-no-face = First set your die.
refuse-rear = At anchor or dead in the water it lies in the rear.
refuse-line = It does not stand in the right line, or is placed already.
refuse-battleship = Only big guns fire at battleships.
refuse-guns = It has not so many guns to fire.
refuse-no-torpedoes = It has no torpedoes to fire.
refuse-small-guns = Only big guns shell bases.
refuse-fought = It fought in this turn.
kind-place = Place
kind-stow = Set up
kind-shift = Shift
kind-replace = Replace
kind-ready = Make ready
kind-gather = Gather
kind-launch = Launch
kind-bound = Choose the entry
kind-service = Service
kind-unready = Take from ready
kind-disperse = Disperse
kind-junk = Destroy aboard
kind-plot = Plot a flight
kind-plot-level = Plot the altitude
kind-plot-land = Plot a landing
kind-plot-stay = Plot to stay
kind-course = Plot a course
kind-anchor = Anchor
kind-weigh = Weigh anchor
kind-show-at = Show on the way
kind-shadow = Shadow
kind-chase = Follow
kind-show = Show
kind-hide = Hide
kind-detach = Detach
kind-merge = Merge
kind-scuttle = Scuttle
kind-report = Report
kind-search = Search
kind-fly = Fly
kind-home = Fly home
kind-go = Fly on
kind-level = Change altitude
kind-land = Land
kind-leave = Leave the map
kind-hover = Stay overhead
kind-part = Split
kind-join = Join
kind-drop = Jettison
kind-ditch = Destroy in flight
kind-stop = Stop
kind-intercept = Intercept
kind-decline = Let pass
kind-engage = Fight here
kind-want = Decide
kind-assign = Assign
kind-fuel = Fuel
kind-shoot = Shoot
kind-strike = Strike
kind-flak = Anti-aircraft fire
kind-lose = Lose
kind-line = Take a line
kind-face = Set the die
kind-gun = Gunfire
kind-torpedo = Torpedoes
kind-shell = Shell
kind-reply = Reply
kind-next = On to the plots
kind-done = Done
kind-order = Standing order

# 7, 11, 14.13: what is asked and refused where units meet
ask-report = The enemy sees you in { $hex }. What do you tell him?
ask-intercept = Aircraft pass through { $hex }. Intercept?
ask-agree-high = The enemy seeks a fight in { $hex }, high. Agree to it?
ask-agree-low = The enemy seeks a fight in { $hex }, low. Agree to it?
ask-chase = { $unit } follows its target. Where to?
refuse-report = That is further from the truth than allowed.
refuse-shadow = It does not itself see this task force well enough.
refuse-shadow-air = Aircraft cannot be shadowed.
refuse-shadow-once = One unit shadows one target, and a target has one shadower.
refuse-chase = It must keep its target in sight, or come closer.
refuse-intercept-level = The fight is at the other altitude.
refuse-intercept-here = There can be no air combat in this hex.
refuse-intercept-none = There are no interceptors of yours at this altitude.

# Air combat, anti-aircraft fire and bombing.
kind-fall = Tell off the losses
tell-met-low = { $side }, low: { $n } { $craft } ({ $part ->
    [hunt] against the escorts
    [raid] against the bombers
    [guard] fighters on guard
   *[bomber] bombers
  })
tell-met-high = { $side }, high: { $n } { $craft } ({ $part ->
    [hunt] against the escorts
    [raid] against the bombers
    [guard] fighters on guard
   *[bomber] bombers
  })
tell-named = { $side }: { $ship } is there
tell-named-anchored = { $side }: { $ship } is there, at anchor
tell-raid = { $side }: { $n } { $craft } attack { $ship }, { $mode }
tell-raid-base = { $side }: { $n } { $craft } attack the base, { $mode }
refuse-out-of-fuel = Their fuel does not last for a landing in this turn.
refuse-no-fight = There is no fight in that hex.
refuse-no-interceptors = You have no interceptors at that altitude here.
refuse-far-from-decks = Air combat needs a base or a ship with aircraft within two hexes, or a task force in the hex.
refuse-task = They cannot be given this task here.
refuse-escort = Fighters that fly with bombers guard them.
refuse-escorts = Somebody must be set against what guards the bombers.
refuse-all-fight = With interceptors on both sides all of them fight.
refuse-fuel = Their fuel is settled for this hour.
refuse-target = This cannot be aimed at.
refuse-too-high = At night nothing reaches high bombers.
refuse-flak = It cannot fire at this attack.
refuse-flak-split = It has fired at this formation; fire is not split.
refuse-no-bombers = You have no bombers left here that could attack.
refuse-committed = You are committed: something must attack.
refuse-mode = They cannot attack this target in this way.
kind-head = Head for a hex
kind-sail = Plot two hexes
ask-fly-none = { $af } has flown all it can in this hour. What it may still do is on offer.

# Why something cannot go to a hex, and why a question can only be passed.
refuse-next-hex = One hex at a time: { $hex } is further off. Take the next hex on the way, then go on.
refuse-too-far = { $hex } is { $far } hexes off; { $n ->
    [one] one hex is
   *[other] { $n } hexes are
  } left in this hour. To go there over several hours: “chart { $unit }”, then “goal { $to }”.
refuse-no-way-left = { $hex } cannot be reached: nothing is left to move in this hour.
refuse-mountain-at = Mountains in { $hex } are in the way, and not all of it is high: climb first.
refuse-storm-at = A storm in { $hex } is in the way.
refuse-began-storm = { $tf } began the hour in a storm and stays where it is.
refuse-anchored = A ship of { $tf } lies at anchor: weigh anchor first, which takes the hour, or leave it behind when task forces regroup.
refuse-still = A ship of { $tf } cannot move in this hour, and the slowest sets the speed.
refuse-storm-holds = On the way it would come into a storm, and a storm holds ships for the hour.
refuse-to-wind = Carriers of { $tf } launch more than a few in this hour: of two hexes one must be into the wind, to the { $dir }.
refuse-placed = { $tf } stands already; before you begin, undo takes it back.
refuse-zone-of = { $hex } is outside of the zone in which the scenario lets { $tf } begin: the lit hexes.
refuse-land-hex = There is no water in that hex.
refuse-shadow-nothing = You see no enemy task force there now.
refuse-shown-there = It is to be shown on its way: its course is fixed. Undo takes that back.
refuse-air-later = Aircraft search and fly in air movement, after the ships have moved; now only hidden flights are plotted.
refuse-air-after = Aircraft search and fly in air movement, after the ships have moved.
refuse-no-tf = There is no such task force on the map.
refuse-sail-next = Two hexes are plotted at once; the next hex is a course of its own.
refuse-ships-later = Task forces are plotted after air operations: go on to the ships first.
refuse-ships-over = Task forces are plotted at the beginning of the hour, after air operations.
refuse-decks-over = Aircraft are made ready, launched and plotted at the beginning of the hour.
panel-aim = What it is about
head-topic = Of
head-aim = Said in short
topic-time = Length
topic-win = Victory
topic-air = Aircraft
topic-ships = Ships
topic-bases = Bases
topic-land = Landings
cell-aim-time = { $n ->
    [one] One hour is played
   *[other] { $n } hours are played
  }; { $left ->
    [one] this is the last.
   *[other] { $left } are left with this one.
  }
cell-aim-win = At the end the side with more points wins, if it has at least { $least }; a lead of { $margin } at 24:00 wins at once.
cell-aim-air = Of the enemy, each aircraft factor lost is worth { $n }, one that runs out of fuel { $fuel }.
cell-aim-ships = Ships sunk score by their kind (a destroyer { $dd }, a large carrier { $cv }), hits on those afloat at the end too.
cell-aim-bases = A base of the enemy that is closed scores { $n } an hour.
cell-aim-land = { $side } scores { $n } for each hour in which a transport unloads at { $bases }.
warn-fly-shows = This puts aircraft on the map in { $hex }, over ships of yours that are hidden: the enemy sees where they come from.
warn-unsearched = { $n ->
    [one] One formation may still search; once one flies, none does.
   *[other] { $n } formations may still search; once one flies, none does.
  }
warn-place-storm = There is a storm: ships that begin an hour in it do not move in that hour.
ask-plot-storm = Your task forces began this hour in a storm: they do not move in it.

kind-chart = Plan several hours
kind-goal = Name a goal
kind-close = End a plan
refuse-charting = A plan is being drawn up: say where it leads or how it ends, or leave it with “close back”.
refuse-no-chart = No plan is being drawn up: begin with “chart” and the task force or formation.
refuse-chart-far = It is more than 20 hexes off, or not to be reached by water.
refuse-chart-legs = A flight leads over four hexes at most.
refuse-chart-fuel = From there it would not come home with an hour of fuel in reserve, or it is more than 20 hexes off.
refuse-close = The plan cannot end like this.
order-service-yes = Service aircraft that have landed
order-service-no = Leave aircraft that have landed to me
order-fighters-yes = Make fighters ready
order-fighters-no = Leave fighters in readying to me
order-bombers-ask = Leave bombers in readying to me
order-bombers-ships = Make bombers ready against ships
order-bombers-bases = Make bombers ready against bases
order-bombers-again = Make bombers ready as they were last
order-search-yes = Formations search before they fly
order-search-ask = Ask me which formations search
order-shadow-yes = Scouts shadow ships they see by day, as long as they still come home in time; nobody else does
order-shadow-ask = Ask me who is to shadow
order-flown-pass = Scouts that have flown all they can are done
order-flown-ask = Ask me about scouts that have flown all they can
order-patrol-yes = Keep fighters over carriers by day
order-patrol-no = Leave patrols over carriers to me
