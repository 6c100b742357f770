# The table: what is asked, what lies on the shelves, what stands beside the map.
hour = { $h }:00
hour-tomorrow = { $hour } tomorrow
crafts = { $n } { $craft }
hulls = { $n } { $hull }
group-high = { $crafts }, high, { $arm }
group-low = { $crafts }, low, { $arm }
tf-name = TF { $n }
af-name = AF { $n }
step-set-up = Set-up
step-prepare = Prepare
step-plot = Plot
step-shadow = Shadow
step-ships = Ships
step-air-first = Air 1
step-air-second = Air 2
step-combat = Combat
figure-points = { $allies } v { $japan } points
air-search = Name the searches, then fly what is on the map
air-flying = Fly what is on the map, and land
air-take-off = Take off; bring formations on the map or take them off it
note-cloud = cloud
note-storm = storm
note-box = { $box }: { $lots }
lot-armed = { $crafts } with { $arm }
note-factors = Readying { $rf } left; take-off and landing { $minimum }/{ $normal }/{ $most }, { $used } used
note-hits = hits: { $n }
note-ships = { $ships }
note-damaged = { $ship }: { $hits } of { $fd } hits
note-anchored = at anchor: { $n }
note-aboard = { $ship }: { $boxes }
box-count = { $box } { $n }
note-held = the enemy sees it, condition { $condition }
note-shown = on the common map
note-left = { $n ->
    [one] one hex left this hour
   *[other] { $n } hexes left this hour
  }
note-searching = searching
note-search-failed = its search found nothing
note-shadowing = shadows its target
note-shadow-failed = lost its target
caption-land = land by { $hour }
caption-to = plotted to { $hex }
caption-leaves = leaves the map at { $hex }
contact-exact-ships = { $formations } TF, { $n } ships
contact-exact-air = { $formations } AF, { $n } factors
contact-about-ships = { $least } to { $most } TF, { $from } to { $to } ships
contact-about-air = { $least } to { $most } AF, { $from } to { $to } factors
caption-air = Aircraft
caption-ships = Ships
contact-some-ships = Ships, number unknown
contact-some-air = Aircraft, number unknown
contact-now = condition { $condition } · now
contact-old = condition { $condition } · { $hours ->
    [0] this hour
   *[other] { $hours } h old
}
category-count = { $n } { $category }
contact-content = { $what }
contact-levels = { $high } high, { $low } low
contact-high = some of them high
contact-deck-busy = aircraft on deck
contact-deck-empty = nothing on deck
contact-awaited = the report is still to come
site-busy = Aircraft were seen on the field at { $hour }
site-empty = No aircraft were seen on the field at { $hour }
by-unit = { $unit }
by-base = { $base }
by-radar = radar
by-watchers = coastwatchers of { $island }
contact-by = told by { $by } at { $hour }
place-seen = seen at { $hex }
place-was = was at { $hex }
place-may = may be up to { $n ->
    [one] one hex
   *[other] { $n } hexes
  } from { $hex }
place-by = { $place }, by { $by }
when-now = now
when-hours = { $n } h
area-cloud = cloud
area-storm = storm
area-may = may be here, seen { $hours } h ago
area-sight = sees { $n ->
    [one] one hex
   *[other] { $n } hexes
  } far
area-radar = radar, { $n } hexes
area-course = { $units } → { $hex }
area-home = { $place } can be reached by { $hour }
area-beyond = would not get home
gauge-title = Can it get home?
gauge-now = { $n } this hour
gauge-back = { $n } back to { $place }
gauge-spare = { $n } to spare
gauge-text = { $hours ->
    [0] No more hours
    [one] One more hour
   *[other] { $hours } more hours
  } of { $mf } hexes, last landing { $hour }
gauge-short = { $n ->
    [one] one hex
   *[other] { $n } hexes
  } short of the last landing at { $hour }
gauge-nowhere = No place of yours takes all of them.
gauge-fight = If it fights it pays an hour of fuel: land by { $hour }, { $n } to spare.
gauge-fight-short = If it fights it pays an hour of fuel: land by { $hour }, { $n } hexes short.
strip-title = Flight decks
bar-takes-off = Takes off
bar-homeward = On the way home
bar-out = In flight
bar-out-armed = In flight, { $arm }
bar-ready = Ready, { $arm }
row-flight = { $af }, from { $place }
panel-aircraft = Aircraft
panel-ships = Ships
panel-weather = Weather
panel-orders = Standing orders
head-place = Where
head-box = Box
head-aircraft = Aircraft
head-tf = Task force
head-ship = Ship
head-damage = Hits
head-ammo = Ammunition
head-sector = Sector
head-wind = Wind to the
head-clouds = Clouds
head-reports = Reports
head-interceptions = Interceptions
head-repairs = Repairs
head-fallen = Aircraft shot down
head-regrouping = Regrouping
head-hiding = Hiding
head-continue = Passing
cell-flight = In flight
cell-sunk = sunk
cell-off-map = off the map
cell-damage = { $hits } of { $fd }
cell-immobile = { $hits } of { $fd }, dead in the water
cell-anchored = { $n }, at anchor
task-at-escorts = against the escorts
task-at-bombers = against the bombers
task-guard = on guard
task-out = kept out of it
fight-title = Battle of { $hex }
fight-sub = Attacker: { $side }
fight-sub-high = In the air, high; attacker: { $side }
fight-sub-low = In the air, low; attacker: { $side }
fight-sub-hail = Either side may begin
fight-sub-interception = Interception by: { $side }
fight-air = In the air
fight-orders = Orders
fight-fire = Air combat
fight-targets = Targets
fight-flak = Flak
fight-bombs = Bombs
fight-lines = Lines
fight-guns = Guns, torpedoes
fight-note-night-air = Night: every table is two lower.
fight-note-cloud-air = Cloud: every table is one lower.
fight-note-night-bombs = Night: bombing is four lower, flak two.
fight-note-cloud-bombs = Cloud: bombing is two lower, flak one.
fight-note-no-flak = Nothing reaches high bombers now.
fight-note-bht = The guns fire on table { $n }.
fight-note-no-torpedoes = Torpedoes reach nobody: for that the dice must add up to { $n } or more.
fight-note-die = Your die is set to { $n }; what the enemy sets stays secret.
column-bht = table { $n }
column-ships = Ships
column-unplaced = Not placed
column-base = Base
column-waiting = No target yet
column-guns = Gun line
column-torpedoes = Torpedo line
column-rear = Rear
tag-hunt = { $craft } against the escorts
tag-hunt-bombers = { $craft } against the bombers
tag-guard = { $craft } on guard
tag-bomber = { $craft }, bomber
tag-base = { $hex }
tag-waiting = { $craft }
tag-raid = { $craft } at { $target }
tag-ship = { $ship }, flak { $aa }
tag-anchored = { $ship }, at anchor, flak { $aa }
tag-sunk = { $ship }, sunk
tag-hits = { $ship }, guns { $guns }, { $hits } of { $fd } hits
tag-aimed = { $ship }, guns { $guns }, aimed { $n }
tag-guns = { $ship }, guns { $guns }
role-attacker = attack
role-defender = defence
target-base = the base
target-ship = ship { $n }
raid = { $crafts } at { $target }, { $mode }
ask-place = Place { $tf } ({ $ships }) in one of the hexes on offer.
ask-stow = Set up your aircraft: arm or stow them, or begin as they are.
ask-prepare = Prepare the hour: make ready, launch, service; hidden flights are plotted on the map.
ask-plot = Plot your task forces: where they sail in this hour.
ask-shadow = Shadow what you see? A shadower is moved onto its target.
ask-regroup = Regroup your task forces, show or hide them.
ask-air = { $step }.
ask-chase-other = A shadower follows its target.
ask-late = Put hidden units on the map before the enemy flies on?
ask-engage = Where is fought next?
ask-hail = Attack in the air over { $hex }?
ask-assign-high = High over { $hex }: who goes for the bombers, who stays out?
ask-fuel-high = High over { $hex } the enemy attacks. Spend an hour of fuel on the fight, or save it?
ask-fuel-low = Low over { $hex } the enemy attacks. Spend an hour of fuel on the fight, or save it?
ask-assign-low = Low over { $hex }: who goes for the bombers, who stays out?
ask-shoot = Fire over { $hex }: split it, or leave it as it is.
ask-bombers = Fire at the bombers over { $hex }, or let them go?
ask-shoot-bombers = At the bombers over { $hex }: split the fire, or let them go.
ask-fallen = From which formations were those shot down over { $hex }?
ask-commit = Bomb what is in { $hex }? Names are told only after you say yes.
ask-targets = Choose targets and ways of attack in { $hex }.
ask-flak = Flak in { $hex }: every gun fires at each formation by itself. Where a formation attacks in several ways, you may say at which.
ask-lose = Which of your aircraft in { $hex } are lost?
ask-lose-theirs = Which of the enemy’s aircraft in { $hex } are lost?
ask-seek = Seek surface combat in { $hex }? You have { $ships } there.
ask-lines = Place your ships in { $hex } and set your die, both in secret. Both dice added up are the table all guns fire on.
ask-guns = Guns in { $hex }, table { $n }: choose the targets.
ask-guns-pursuit = Guns at the rear in { $hex }: choose the targets.
ask-torpedoes = Torpedoes in { $hex }: choose the targets.
ask-pursue = Pursue the enemy rear in { $hex }?
ask-shell = Shell the base in { $hex } with which ships?
ask-reply = Shore guns in { $hex }: choose the targets.
do-place = Place { $tf } in { $hex }
do-stow = { $place }: { $crafts } to { $box }, { $arm }
do-shift = { $place }: { $crafts } to { $to }
do-replace = { $place }: { $crafts } as replacements
do-ready = { $place }: make { $crafts } ready, { $arm }
do-gather = { $place }: bring { $crafts } back from dispersal
do-launch = { $place }: launch { $crafts }, { $arm }, whole movement, { $unit }
do-launch-half = { $place }: launch { $crafts }, { $arm }, half movement, { $unit }
do-launch-none = { $place }: launch { $crafts }, { $arm }, no movement this hour, { $unit }
launch-joins = with { $af }
launch-new = as { $af }
do-bound = { $af } comes in at { $hex }
do-service = { $place }: service { $crafts }
do-unready = { $place }: take { $crafts } with { $arm } back from Ready
do-disperse = { $place }: disperse { $crafts }
do-junk = { $place }: destroy { $crafts } ({ $box })
do-plot = Plot { $af } one hex to the { $dir }
do-plot-high = { $af } climbs from here on
do-plot-low = { $af } goes low from here on
do-plot-land = { $af } lands at { $place }
do-plot-stay = { $af } stays hidden where it is
do-course = { $tf } sails one hex to the { $dir }
do-sail = { $tf } sails to { $hex }
do-anchor = { $ship } anchors
do-weigh = { $ship } weighs anchor
do-show-at = Show { $tf } { $step ->
    [0] before it sails
    [1] after one hex
   *[other] after two hexes
  }
do-shadow = { $unit } shadows what is in { $hex }
do-chase = Follow to the { $dir }
do-show = Put { $unit } on the common map
do-hide = Take { $unit } off the common map
do-detach = { $ship } joins { $tf }
do-detach-new = { $ship } leaves for a task force of its own
do-merge = { $tf } joins { $into }
do-scuttle = Scuttle { $ship }
do-report = Say { $formations } and { $total }
do-report-true = Say { $formations } and { $total }: the truth
do-search = { $af } searches
do-fly = Fly { $af }
do-home = { $af } flies home to { $place } and lands
do-go = { $af } flies one hex to the { $dir }
do-head = { $af } heads for { $hex }
do-climb = Climb: { $crafts }
do-dive = Go low: { $crafts }
do-land = Land { $crafts } at { $place }
do-leave = Leave the map for { $place }
do-hover = Stay over { $tf } and go along with it
do-part = Split off { $crafts } as a formation of their own
do-join = Join { $af }
do-drop = Jettison the load of { $crafts }
do-ditch = Destroy { $crafts } in flight
do-stop = { $af } is done
do-intercept-high = Intercept high: { $crafts }
do-intercept-low = Intercept low: { $crafts }
do-decline = Let them pass
do-engage = Fight in { $hex }
do-attack = Attack
do-no-attack = Do not attack
do-seek = Seek combat
do-no-seek = Avoid combat
do-pursue = Pursue
do-no-pursue = Let them go
do-assign-escorts = { $crafts } against the escorts
do-assign-bombers = { $crafts } against the bombers
do-assign-guard = { $crafts } on guard
do-assign-out = Keep { $crafts } out of it
do-refuse-fuel = { $crafts }: save the fuel and fight at six less
do-shoot = { $crafts } at { $at }
do-strike = { $crafts }: { $mode } on { $target }
do-flak = { $by } fires at { $raid }
do-lose = One { $craft } ({ $box })
do-line = { $ship }: { $line }
do-face = Set the die to { $n }
do-gun = { $ship } fires { $n } at { $at }
do-torpedo = { $ship } launches at { $at }
do-shell = { $ship } shells the base
do-reply = { $n } shore guns at { $at }
do-next = On to the ships
do-fall = { $crafts } of { $af }
done-set-up = Begin
done-plots = Orders are written
done-shadow = Done with shadowing
done-chase = Stay here
done-regroup = Ships are done
done-flying = On to plotted flights and take-offs
done-air = End of your air movement
done-fight = That is all
done-hail = Attack
done-hail-pass = Do not attack
done-assign = Give these orders
done-fire = Fire
done-silent = Hold fire
done-fallen = Any of them
done-fallen-all = Go on
done-targets = Begin the attack
done-lines = These lines, this die
done-pass = Go on
warn-no-home = From there it would not get home.
warn-land-night = At night some may crash on landing.
warn-land-storm = In the storm some may crash on landing.
warn-land-armed = They land with their load, and those that roll badly crash. Jettison first to be safe.
warn-points = The enemy scores { $n }, and they are gone for good.
warn-scuttle = It is gone for good, and the enemy scores it.
warn-no-cover = No fighters are left to guard the deck.
warn-fuel = { $n ->
    [one] One factor has no fuel beyond this hour and will be lost.
   *[other] { $n } factors have no fuel beyond this hour and will be lost.
  }
warn-due = { $n ->
    [one] One replacement is not placed and will be lost.
   *[other] { $n } replacements are not placed and will be lost.
  }
warn-idle-decks = { $n ->
    [one] One factor could still be made ready or serviced.
   *[other] { $n } factors could still be made ready or serviced.
  }
warn-unplotted = { $n ->
    [one] One task force stays where it is.
   *[other] { $n } task forces stay where they are.
  }
warn-unflown = { $n ->
    [one] One formation on the map has not been flown.
   *[other] { $n } formations on the map have not been flown.
  }
warn-patrols-shown = { $n ->
    [one] One patrol over hidden ships is still on the map. When they sail it goes off it, before the eyes of the enemy.
   *[other] { $n } patrols over hidden ships are still on the map. When these sail they go off it, before the eyes of the enemy.
  }
about-launch = It takes off in this hour; the first factors fly their whole movement, the next half of it, the last none.
about-rf = From Just Landed to Readying.
about-ready = Ready aircraft may take off at once.
about-disperse = Dispersed aircraft suffer half.
about-show = What is on the common map may observe.
about-anchor = At anchor it can unload or serve seaplanes, and is easier to hit.
about-destroy = They are gone for good, and the enemy scores them.
about-fuel = The deadline stays as it is.
about-guns = They fire their guns, and may be shot at.
about-torpedoes = They fire torpedoes only, and may be shot at.
about-rear = They take no part, and are shot at only if the enemy breaks through to them.
about-plot = It will not be seen unless somebody observes its hex.
about-rule = As the rule has it.
shelf-deck = { $place }: readying { $rf }, take-off and landing { $minimum }/{ $normal }/{ $most }, { $used } used
shelf-junk = Destroy aircraft
shelf-af = { $af }
shelf-tf = { $tf }
shelf-marker = On and off the common map
shelf-scuttle = Scuttle
shelf-line = { $line }
shelf-shell = Shell the base
shelf-reply = Shore guns
shelf-land = Land
shelf-more = Split, join, throw away
item-stow = { $craft }
item-shift = { $craft } to { $to }
item-replace = { $craft } as replacements
item-ready = Make { $craft } ready
item-gather = Gather { $craft }
item-launch = Launch { $craft }, { $arm }
item-service = Service { $craft }
item-unready = { $craft } with { $arm } back from Ready
item-disperse = Disperse { $craft }
item-junk = { $craft }, { $box }, { $place }
item-land = Land { $craft }
item-part = Split off { $craft }
item-ditch = Destroy { $craft }
item-detach = Detach { $what }
item-group = { $craft } of { $af }
item-reply = Shore guns
shelf-tasks = Tasks in the air
shelf-fire = Fire in the air
item-fire = { $craft }
way-at = at { $craft }
shelf-strikes = Attacks
shelf-flak = Anti-aircraft fire
shelf-guns = Guns
shelf-torpedoes = Torpedoes
way-nth = { $what }, no. { $n }
way-box = { $box }
way-box-armed = { $box }, { $arm }
way-arm = { $arm }
way-whole = whole movement
way-half = half movement
way-none = no movement this hour
way-joins = to { $what }
way-alone = as a new task force
way-task = { $task }
way-mode = { $mode }
way-guns = { $n ->
    [one] one gun factor
   *[other] { $n } gun factors
  }
way-place = { $place }
symbol-airfield = airfield
symbol-seaplane-base = seaplane base
guide-place = Put your ships where the lit hexes are. The enemy will not know where they begin.
guide-ready = Aircraft go from Just Landed to Readying to Ready, one step an hour; what is Ready can be launched. Take work from the list on the right; the violet button goes on to the ships.
guide-launch = Launch what is Ready. A few fly their whole movement at once; more of them lose half of it, or all. One or two factors are enough for a search.
guide-course = Take a task force and put it where it shall sail, up to two hexes. Nobody sees it until somebody looks.
guide-shadow = Who sees a task force well may shadow it: it goes along and keeps it in sight.
guide-show = Only what stands on the common map observes; but it is seen as well.
guide-search = A formation on the map that searches sees three hexes in the whole hour if its die succeeds. Name the searches first.
guide-fly = Choose a formation; then take it and put it where it shall fly. It stops by itself when there is news.
guide-head = Lit hexes can be reached in this hour; those hatched in red leave no fuel to get home. The bar beside the map says how far home is.
guide-report = You are seen at condition 2: you may say half as many or half as much again. The enemy knows that, too.
guide-strike = Each group attacks one target in one way. What you name is fixed before the flak fires.
guide-line = Ships in the gun line fire guns, those in the torpedo line torpedoes; the rear is safe while it is screened. The two dice together are the table for all guns.
cell-faces = { $a } / { $b } / { $c }
cell-sixths = { $n } in 6
cell-mean = { $whole }.{ $tenth }
head-attack = Attack
head-table = Table
head-hits = Hits: die 1, 3, 6
head-any = Any hit
head-mean = Mean
head-alone = Aircraft (each row as if alone)
head-launch = Launch
head-over = Over the target
head-back = Back
head-land-by = Land by
strike-none = You have no aircraft here that carry bombs.
strike-too-far = too far: { $n ->
    [one] one hex
   *[other] { $n } hexes
  }, reach { $reach }
strike-no-deck = nothing takes off here
strike-half = { $what }, half its movement in the first hour
strike-no-move = { $what }, no movement in the first hour
strike-latest = { $what }, as late as daylight allows
mark-watched = { $n }
mark-threat = { $hours } h from { $from }
mark-range = { $all }: so many hexes out and back
mark-range-one = { $craft } { $n }
threat-contact = the contact in { $hex }
odds-attack = { $n } factors
odds-fighter = { $side }: { $crafts } fire
odds-bomber = { $side }: { $crafts } fire back
odds-raid = { $side }: { $crafts } on { $target }
odds-flak = { $side }: flak { $n } at { $crafts }
odds-flak-most = { $side }: flak up to { $n } at { $crafts }
odds-guns = { $side }: { $n } guns together
odds-ship = { $crafts } on a ship under way, { $mode }
odds-base = { $crafts } on the base, { $mode }
odds-alone = Table { $table }: { $n } in 6 to hit, { $whole }.{ $tenth } hits expected, { $most } at most
odds-still = { $odds }; one table more, since it lies still
odds-sinks = { $odds }; { $hits ->
    [one] one hit sinks
   *[other] { $hits } hits sink
  } it: { $n } in 6
odds-deck = { $odds }; { $hits ->
    [one] one hit sinks
   *[other] { $hits } hits sink
  } it, fewer if aircraft are being readied aboard
odds-tough = { $odds }; { $hits ->
    [one] one hit sinks
   *[other] { $hits } hits sink
  } an undamaged one
odds-two-dice = Two dice, { $factors } on table { $table } and { $others } on table { $lower }: { $n } in 36 to hit, { $whole }.{ $tenth } hits expected, { $most } at most
odds-together = With those before it { $factors } factors, one die on table { $table }: { $n } in 6 to hit, { $whole }.{ $tenth } hits expected, { $most } at most
ask-no-hex = “{ $name }” is no hex of the map.
ask-no-fan = There is nobody to send out now.
ask-no-odds = There are no dice to be told now.
query-search = What I watch
query-threats = Who can reach me
query-ranges = How far I fly
query-strike = Strike plan
query-fan = Send a search fan
query-odds = What the dice can do
chart-points = Victory points
tell-did-what = { $side }, in secret: { $kind }, { $what }
date = { $day } { $month }
date-day = Day { $n }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
scene-title = { $clock } · { $phase }
clock-day = { $date }, { $hour } · day · wind to the { $wind }
clock-night = { $date }, { $hour } · night · wind to the { $wind }
item-unready-bare = { $craft } back from Ready
do-unready-bare = { $place }: take { $crafts } back from Ready
figure-hour = { $date }, { $hour }
figure-hour-night = { $date }, { $hour }, night
warn-home-armed = They throw their load away on the way in, and it is lost.
warn-unaimed-guns = { $n ->
    [one] One ship has guns that are not aimed, and they will not fire.
   *[other] { $n } ships have guns that are not aimed, and they will not fire.
  }
warn-unaimed-torpedoes = { $n ->
    [one] One ship has torpedoes that are not aimed: they are spent all the same.
   *[other] { $n } ships have torpedoes that are not aimed: they are spent all the same.
  }
warn-unaimed-shells = { $n ->
    [one] One ship could shell the base and does not.
   *[other] { $n } ships could shell the base and do not.
  }
warn-unaimed-shore = Shore guns are left that are not aimed, and they will not fire.
ask-why = { $ask } { $why }
ask-halted = Something happened: { $why }. { $ask }
halt-contact = contact in { $hex }
halt-lost = contact lost in { $hex }
halt-seen = { $af } is observed
halt-seen-ships = ships of yours are observed
halt-hit = you were hit or have lost aircraft
halt-asked = only you can decide this
halt-fuel = { $af } must turn home now
halt-ready = aircraft with bombs or torpedoes are Ready
halt-landed = aircraft have landed
halt-goal = a task force has reached its goal
halt-arrived = reinforcements are there
halt-dawn = day breaks
halt-dusk = night falls
why-no-fighters = You can only pass: no fighters of yours are on the map here and free to attack. You are asked all the same, so that the enemy learns nothing.
why-guards = You can only pass: no fighters of yours are free in this hex, since those that fly with bombers guard them. You are asked all the same, so that the enemy learns nothing.
why-fighters-low = You can only pass: your fighters here are low. You are asked all the same, so that the enemy learns nothing.
why-fighters-high = You can only pass: your fighters here are high. You are asked all the same, so that the enemy learns nothing.
why-storm = You can only pass: nobody fights in a storm. You are asked all the same, so that the enemy learns nothing.
why-far = You can only pass: no base, carrier or tender that you know of is within two hexes, and no task force is here. You are asked all the same, so that the enemy learns nothing.
why-late = You can only pass: nothing of yours that is hidden can be shown now. You are asked all the same, so that the enemy learns nothing.
why-chase = It can only stay: every other hex is barred, or too far from its target.
why-no-bombers = You can only pass: nothing of yours over this hex carries a load for such a target, or flies at the height for it.
why-assign = There is nothing to choose: all your fighters here fight.
why-shoot = There is nothing to split: all fire at the one kind of target.
why-flak = There is nothing to aim: no gun of yours reaches these attacks.
why-no-guns = You can only pass: no ship of yours in the line that fires has guns or ammunition left, or a target it may fire at.
why-no-torpedoes = You can only pass: no ship of yours in the torpedo line has torpedoes left.
why-no-shells = You can only pass: no ship of yours here has big guns that may still fire.
why-no-shore = You can only pass: the shore guns are silenced.
why-shadow-blind = You can only pass: you see no enemy ships. Both sides are asked as soon as one of them could, so that nobody learns which.
why-shadow-dim = You can only pass: no unit of yours sees these ships itself, at condition 2 or better.
why-no-aircraft = You have no aircraft to prepare.
why-no-ships = You have no task forces on the map. Both sides are asked at the same time.
why-regroup = There is nothing to regroup, show or hide. Both sides are asked at the same time.
why-no-formations = Nothing of yours is in the air.
why-air-done = Nothing of yours may fly in this step.
ask-no-scouts = No aircraft that may scout stand ready and unarmed where there is room to launch them with whole movement.
ask-fan-night = At night a search finds next to nothing, and landing is dangerous: wait for the light.
ask-fan-late = It will be night before searchers are back, and landing in the dark is dangerous.
ask-no-chart = There is no chart “{ $name }”: chart.aircraft, chart.strikes or chart.hits.
strike-if-armed = { $crafts }, if armed
query-scouts = What a search fan would do
query-charts = Charts
query-hits = One attack on the hit table
chart-aircraft = Aircraft
chart-strikes = Attacks from the air
chart-hits = Hit table
head-to = Towards
head-role = In the air
head-speed = Hexes an hour
head-endurance = Hours
head-radius = Out and back
head-air = Table in air combat
head-mode = Attack
head-arm = Load
head-on-ship = Table against ships
head-on-base = Table against bases
head-factors = { $n ->
    [one] one factor: die 1, 3, 6
   *[other] { $n } factors
  }
role-fighter = fighter
role-low = fighter when low
role-bomber = bomber
tell-placed = { $side }, in secret: { $unit } begins in { $hex }

## Plans over several hours

ask-chart-sea = Where shall { $tf } sail over the hours to come? Each hour the next steps are plotted for you; you may change them.
ask-chart-air = Over which hex shall { $af } fly first? Or say how its flight ends.
ask-chart-on = { $af } flies over { $hexes }. Add another hex, or say how its flight ends.
do-chart = Plan several hours for { $unit }
do-goal-sea = Sail to { $hex }, there at { $hour }
do-goal-air = Fly over { $hex }, there at { $hour }
do-close-hold = Stay here until told otherwise
do-close-home = Then home, and land
do-close-home-search = Search each hour, then home and land
do-close-stay = Stay there while the fuel lasts, then home
do-close-stay-search = Stay there and search each hour while the fuel lasts, then home
do-close-clear = Strike off the plan
do-close-back = Leave it as it is
about-course = Name a goal up to 20 hexes off. Each hour the next steps are plotted by themselves when you plot your task forces, round storms; a new plan for the task force wipes them out. The enemy sees nothing of it.
about-mission = Name up to four hexes. Each hour the formation searches if you say so and flies on by itself; it turns home with an hour of fuel in reserve and lands. When it finds something, it is yours to fly.
tell-plan-arrived = { $side }, in secret: { $unit } has reached the goal of its course.
tell-plan-barred = { $side }, in secret: { $unit } cannot sail on; its course is struck off.
tell-plan-fought = { $side }, in secret: { $unit } had to fight; its mission is struck off.
tell-plan-gone = { $side }, in secret: { $unit } is no more; its plan is struck off.
area-plan = { $unit }: planned to { $hex }
query-sortie = Launch the strike
ask-no-sortie = Nothing that is Ready with bombs can take off now and come back from there.
head-flights = Flights
head-decks = Decks
cell-decks = { $orders }
