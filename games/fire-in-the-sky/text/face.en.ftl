# Small pieces.
thing = { $thing }
ship = { $kind } { $name }
several = { $n } { $what }
numbered = { $what } { $n }
with-odds = { $what } – { $odds }
series = { $what }
at = { $what }, { $space }
air-steps = { $nation ->
    [japan] { $n ->
        [one] 1 Japanese air step
       *[other] { $n } Japanese air steps
    }
    [usa] { $n ->
        [one] 1 US air step
       *[other] { $n } US air steps
    }
    [britain] { $n ->
        [one] 1 British air step
       *[other] { $n } British air steps
    }
   *[netherlands] { $n ->
        [one] 1 Dutch air step
       *[other] { $n } Dutch air steps
    }
}
marker-of = { $nation ->
    [japan] Japanese replacement ({ $value })
    [usa] US replacement ({ $value })
    [britain] British replacement ({ $value })
   *[netherlands] Dutch replacement ({ $value })
}
force = TF { $n }
force-with = { $force } ({ $what })
force-at = { $force }, { $space }
target-base = the base
strike-air = { $nation ->
    [japan] Japanese aircraft
    [usa] US aircraft
    [britain] British aircraft
   *[netherlands] Dutch aircraft
}
strike-aviation = Naval Aviation on the ground
strike-marker = the replacement marker
strike-support = ground support
pair = { $one } – { $other }
turn-name = { $turn } · { $months }
costs-oil = { $what } ({ $n } oil)
costs-transport = { $what } ({ $n } { $n ->
    [one] transport point
   *[other] transport points
})

# Phases and steps.
phase-set-up = Set-up
phase-transport = Transport
phase-warfare = Economic warfare
phase-reinforcement = Reinforcements
phase-deployment = First deployment
phase-operations = Operational movement
phase-reaction = Reaction
phase-air = Air assignment
phase-submarines = Submarines
phase-battles = Battles
phase-return = Return to base
phase-redeployment = Second deployment
phase-end = End of the player turn
phase-over = The game is over
step-transport = Transport
step-warfare = Warfare
step-reinforcement = Arrivals
step-deployment = Deploy
step-operations = Operate
step-reaction = React
step-air = Air
step-battles = Combat
step-redeployment = Redeploy
title-set-up = Set-up
title-over = The game is over
title = { $turn } – { $side }: { $phase }

# What happened.
tell-began = { $scenario }: the game begins.
tell-turn = Turn { $turn }, { $months }.
tell-player-turn = { $side }: player turn { $turn }.
tell-phase = { $side }: { $phase }.
tell-points = Victory points { $by } ({ $why }): { $total }.
for-base = { $space } captured
for-lifeline = no supply line to Brisbane
for-manila = Manila never captured
for-singapore = Singapore never captured
for-ranger = Ranger in play
tell-ended = { $how } ({ $vp } victory { $vp ->
    [one] point
   *[other] points
}).
tell-stationed = { $what } stationed at { $space }.
tell-oil = { $n } oil shipped from { $space }: { $total } in all.
tell-escort = { $what } goes to escort convoys.
tell-released = { $what } leaves the convoys for { $space }.
tell-hunted = Convoy escorts roll { $n ->
    [0] no dice
    [one] 1 die
   *[other] { $n } dice
}: { $hits ->
    [0] no submarine point lost
    [one] 1 submarine point lost
   *[other] { $hits } submarine points lost
}, { $left } left. Oil: { $oil }.
tell-raided = Submarines roll { $n ->
    [0] no dice
    [one] 1 die
   *[other] { $n } dice
} against merchantmen: { $hits ->
    [0] nothing sunk
   *[other] pool −{ $hits }, now { $pool }
}. Japanese transport points: { $transport }.
tell-bombed = Strategic bombing with { $n ->
    [one] 1 die
   *[other] { $n } dice
}: oil −{ $hits }, now { $oil }.
tell-arrived = Arrival at { $space }: { $what }.
tell-arrived-bare = { $what } arrives at { $space } without planes.
tell-aviation = Naval Aviation at { $space }: { $n ->
    [one] 1 step more.
   *[other] { $n } steps more.
}
tell-cancelled = No { $kind } counter is left ({ $nation }): the arrival is cancelled.
tell-cancelled-air = No air counter is left: { $what } cancelled.
tell-waits = { $what } cannot arrive and waits until turn { $turn }.
tell-refitted = { $what } gets its planes at { $space } ({ $n ->
    [one] 1 step
   *[other] { $n } steps
}).
tell-converted = { $n ->
    [one] 1 step of Naval Aviation becomes an ordinary one
   *[other] { $n } steps of Naval Aviation become ordinary ones
} at { $space }.
tell-conversion = { $what } leaves to be converted.
tell-supplied = { $nation }: { $transport } { $transport ->
    [one] transport point.
   *[other] transport points.
}
tell-supplied-sub = { $nation }: { $transport } { $transport ->
    [one] transport point
   *[other] transport points
}, { $sub } submarine { $sub ->
    [one] point.
   *[other] points.
}
tell-raised = { $what } raised at { $space }.
tell-ferried = { $what }: { $from } → { $to }, free of charge.
tell-fleet = The British European fleet arrives now.
tell-ranger = { $what } comes to the rescue.
tell-spent = { $side }: a Japanese air step at { $space } is spent on kamikazes.
tell-catastrophe = { $side }: { $dice }, a catastrophe. { $what } is lost.
tell-no-catastrophe = { $side }: { $dice } for a catastrophe, nothing happens.
tell-restored = { $what } restored by a replacement of { $value } at { $space }.
tell-deployed = { $what } deployed: { $from } → { $to } ({ $hops ->
    [one] 1 hop
   *[other] { $hops } hops
}, { $cost } { $cost ->
    [one] point
   *[other] points
}).
tell-walked = { $what }: { $from } → { $to }.
tell-decoded = The code is broken: ships may deploy { $from } → { $to } before they react.
tell-sailed = { $side }, { $force }: { $what }, { $from } → { $to } ({ $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}).
tell-sailed-oil = { $side }, { $force }: { $what }, { $from } → { $to } ({ $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}, oil { $oil }).
tell-sailed-transport = { $side }, { $force }: { $what }, { $from } → { $to } ({ $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}, transport { $transport }).
tell-reacts = { $side }, { $force } reacts: { $what }, { $from } → { $to } ({ $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}).
tell-reacts-oil = { $side }, { $force } reacts: { $what }, { $from } → { $to } ({ $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}, oil { $oil }).
tell-sailed-hidden = { $force } ({ $nation }), hidden: { $from } → { $to }.
tell-unveiled = Hidden task forces are shown: { $forces }.
tell-express = { $force } runs as the Tokyo Express.
tell-reaction-force = The US carriers are found at { $space } (die { $die }): { $force }.
tell-assigned = { $what } assigned: { $from } → { $to }.
tell-hunting = { $side }: submarines stalk { $force }.
tell-screened = The escorts of { $force } drive the submarine off ({ $n ->
    [one] 1 die
   *[other] { $n } dice
}, { $hits ->
    [one] 1 success
   *[other] { $hits } successes
}).
tell-not-screened = The submarine gets through to { $force } ({ $n ->
    [0] no escort
    [one] 1 die, no success
   *[other] { $n } dice, no success
}).
tell-torpedoed = { $what } is torpedoed (die { $die }).
tell-torpedo-missed = The torpedoes miss { $what } (die { $die }).
tell-sunk = { $what } is sunk ({ $best } against a defence of { $defence }).
tell-damaged = { $what } is damaged ({ $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, { $best } against a defence of { $defence }).
tell-away = { $what }: { $why }; back in turn { $turn }.
why-damaged = damaged
why-withdrew = withdrew
why-driven-off = driven off
why-not-landed = could not land
why-overstacked = removed, over the limit
why-dispersed = dispersed
why-eliminated = eliminated
why-homeless = no base to go to
why-delayed = delayed
why-training = in training
tell-lost = { $what } is lost for good ({ $cause }).
cause-submarine = submarine
cause-air = air strike
cause-surface = gunfire
cause-capture = capture of the base
cause-catastrophe = catastrophe
tell-hit-at-sea = { $what } is hit at sea ({ $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}): { $steps ->
    [0] it holds.
    [one] it loses a step.
   *[other] it loses { $steps } steps.
}
tell-air-lost = Lost at { $space }: { $what } ({ $cause }).
tell-pool-lost = Merchantmen lost with what they carried: pool −{ $n }, now { $pool }.
tell-home = { $what } will return to { $space }.
tell-order-on = { $side }, standing order: { $order }.
tell-order-off = { $side }, no standing order any more: { $order }.
tell-returned = Back to { $space }: { $what }.
tell-captured = { $space } passes to { $side }.
tell-markers-gone = The replacement markers are taken off ({ $nation }).
tell-battle = Battle at { $space }.
tell-arrayed = { $side }: { $carriers ->
    [0] no carrier force
    [one] 1 carrier force
   *[other] { $carriers } carrier forces
}, { $bombard ->
    [0] no bombardment force
    [one] 1 bombardment force
   *[other] { $bombard } bombardment forces
}, { $steps } air steps at the base, { $far } from afar.
tell-battle-ended = The battle at { $space } is over.
tell-kamikazes = Japan declares kamikazes.
tell-scrambled = { $n ->
    [0] Naval Aviation stays on the ground.
    [one] 1 step of Naval Aviation rises.
   *[other] { $n } steps of Naval Aviation rise.
}
tell-air-superiority = Air combat, Japan { $japan } points against { $allies }: Japan hits { $jhits }, the Allies { $ahits }; { $jleft } and { $aleft } left. Air superiority: { $side }.
tell-air-supremacy = Air combat, Japan { $japan } points against { $allies }: Japan hits { $jhits }, the Allies { $ahits }; { $jleft } and { $aleft } left. Air supremacy: { $side }.
tell-air-none = Air combat, Japan { $japan } points against { $allies }: Japan hits { $jhits }, the Allies { $ahits }; { $jleft } and { $aleft } left.
tell-sent = { $side }: { $n ->
    [one] 1 air point
   *[other] { $n } air points
} against { $target }.
tell-flak = Anti-air fire of { $target }, { $n ->
    [0] no dice
    [one] 1 die
   *[other] { $n } dice
}: { $hits ->
    [0] none shot down
    [one] 1 point shot down
   *[other] { $hits } points shot down
}, { $left } left.
tell-struck = { $side }, { $n ->
    [one] 1 air point
   *[other] { $n } air points
} on { $on }: { $hits ->
    [0] no hit.
    [one] 1 hit.
   *[other] { $hits } hits.
}
tell-reserved = { $side }: { $n ->
    [one] 1 air point
   *[other] { $n } air points
} kept for ground support.
tell-committed = { $side }, into the fight for the sea: { $what }.
tell-committed-none = { $side }: no ship in the fight for the sea.
tell-round = Surface combat, round { $round }: { $pairs }.
tell-withdraws = { $side }: withdraw.
tell-stays = { $side }: stay.
tell-missed = { $what } misses { $enemy } ({ $die }, needs { $needs }).
tell-half-hit = { $what } scores half a hit on { $enemy } ({ $die }).
tell-hit = { $what } hits { $enemy } ({ $die }, needs { $needs }).
tell-sea-control = Sea control at { $space }: { $side }.
tell-no-sea-control = Sea control at { $space }: nobody.
tell-landed = { $what } lands at { $space }.
tell-support = { $side }, ground support with { $n ->
    [0] no dice
    [one] 1 die
   *[other] { $n } dice
}: { $counted ->
    [0] no success counts.
    [one] 1 success counts.
   *[other] { $counted } successes count.
}
tell-land-combat = Land combat at { $space }: Japan { $japan } ({ $jhits } + { $jsupport } support), Allies { $allies } ({ $ahits } + { $asupport } support); aircraft of the defender { $air }.
tell-reduced = { $what } loses a step.
tell-no-assault = { $space }: no land combat.
tell-occupied = { $space } is occupied: { $side }.
tell-unloaded = Unloaded at { $space }: { $what }.

# Questions.
ask-phase = { $phase }
ask-set-up = Spread the home fleet over Kure and Yokosuka
ask-transport = Ship oil and move destroyers: { $japan } transport points, oil { $oil }
ask-hunt = Dice against { $sub } { $sub ->
    [one] submarine point
   *[other] submarine points
}? Each costs half an oil point of { $oil }
ask-raid = Submarine dice against the merchantmen ({ $pool }): { $sub } { $sub ->
    [one] point
   *[other] points
} left
ask-bomb = Strategic bombing dice: { $n } US transport points left over
ask-doom = Catastrophe: which one?
ask-spend = Kamikazes: which Japanese air step is spent?
ask-pick = Which counter arrives?
ask-arrivals = Place the arriving aircraft: { $n ->
    [one] 1 step
   *[other] { $n } steps
}
ask-reinforcement = Reinforcements: refit carriers, raise replacements
ask-reinforcement-allies = Reinforcements: raise replacements, move units out of the boxes
ask-deploy-japan = Deploy between bases: { $n } transport points
ask-deploy-allies = Deploy between bases: { $usa } US and { $britain } British transport points
ask-redeploy-japan = Deploy again, by sea alone: { $n } transport points
ask-redeploy-allies = Deploy again, by sea alone: { $usa } US and { $britain } British transport points
ask-operations-japan = Form task forces and sail: oil { $oil }, { $japan } transport points
ask-operations-allies = Form task forces and sail: { $usa } US and { $britain } British transport points
ask-reaction-japan = React? Ships may sail against enemies: oil { $oil }
ask-reaction-allies = React? Ships may sail against enemies
ask-air = Assign aircraft to adjacent hexes; the others fight where they are
ask-torpedo = Send submarines against task forces: { $n } { $n ->
    [one] point
   *[other] points
}
ask-aim = A submarine is through to { $force }: its target?
ask-battles = Which battle next?
ask-trim = Over the limit: remove enemy units
ask-kamikazes = { $space }: declare kamikazes?
ask-scramble = { $space }: does Naval Aviation rise?
ask-targets = { $space }: send { $n ->
    [one] 1 air point
   *[other] { $n } air points
} against targets
ask-strikes = { $space }, { $target }: what do { $n } air points attack?
ask-commit = { $space }: which ships fight for the sea?
ask-pair = { $space }, round { $round }: who fights whom?
ask-withdraw = { $space }, round { $round }: withdraw or stay?
ask-fire = { $space }: whom to fire at?
ask-land = { $space }: who lands?
ask-assault = { $space }: attack on land?
ask-unload = { $space }: unload aircraft

# Choices.
do-station = { $what } at { $space }
do-station-aviation = Naval Aviation, { $n ->
    [one] 1 step
   *[other] { $n } steps
}: to { $space }
do-oil = { $n } oil from { $space }
do-escort = { $what } escorts convoys
do-release = { $what } leaves the convoys for { $space }
do-hunt = { $n ->
    [0] No dice
    [one] 1 die (oil { $oil })
   *[other] { $n } dice (oil { $oil })
}
do-raid = { $n ->
    [0] No dice
    [one] 1 die
   *[other] { $n } dice
}
do-bomb = { $n ->
    [0] No dice
    [one] 1 die
   *[other] { $n } dice
}
do-place-air = { $what } at { $space }
do-aviation = Naval Aviation at { $space }: { $n ->
    [one] 1 step
   *[other] { $n } steps
}
do-train = Train { $n ->
    [one] 1 step
   *[other] { $n } steps
} for a year
do-refit = Refit { $what } ({ $n ->
    [one] 1 step
   *[other] { $n } steps
} of Naval Aviation)
do-convert = Naval Aviation at { $space }: { $n ->
    [one] 1 step becomes an ordinary one
   *[other] { $n } steps become ordinary ones
}
do-pick = { $what } arrives
do-raise = Raise { $what } at { $space }
do-ferry = { $what } to { $to }
do-fleet = The British European fleet comes now
do-ranger = Ranger comes (Japan gains 1 victory point)
do-spend = A step at { $space }
do-doom = { $space }
do-sink = { $what } is lost
do-restore = { $what } restored by a replacement of { $value } ({ $space })
do-deploy = { $what } to { $to }
do-walk = { $what } to { $to }, one hex, free
do-remove = { $what }
do-sail = { $what } to { $to }
do-join = { $what } to { $to } with { $force }
do-stay-force = { $what } forms a task force at { $to }
do-express = { $force } runs as the Tokyo Express
do-show = Form { $force } in the open
do-decode = Break the code: ships deploy { $from } → { $to } first
do-assign = { $what } against { $to }
do-torpedo = { $force }
do-aim = { $what }
do-fight = { $space }
do-kamikazes = Declare kamikazes
do-scramble = { $n ->
    [one] 1 step rises
   *[other] { $n } steps rise
}
do-send = { $n ->
    [one] 1 point
   *[other] { $n } points
} against { $target }
do-send-elite = { $n ->
    [one] 1 elite point
   *[other] { $n } elite points
} against { $target }
do-strike = { $n ->
    [one] 1 point
   *[other] { $n } points
} on { $on }
do-strike-elite = { $n ->
    [one] 1 elite point
   *[other] { $n } elite points
} on { $on }
do-strike-support = { $n ->
    [one] 1 point
   *[other] { $n } points
} for ground support
do-commit = { $what } fights for the sea
do-pair = { $what } opposite { $enemy }
do-withdraw = Withdraw
do-stay = Stay
do-fire = { $what } fires at { $enemy }
do-land = { $what } lands
do-assault = Attack
do-unload = Unload { $n ->
    [one] 1 air step
   *[other] { $n } air steps
} of { $force }
do-disperse = Disperse { $what }, { $space }
do-home = { $what } returns to { $space }
do-order-on = From now on: { $order }
do-order-off = No longer: { $order }
done-set-up = Begin
done-transport = End transport
done-warfare = End economic warfare
done-reinforcement = End reinforcements
done-deployment = End deployment
done-operations = End operations
done-reaction = End reaction
done-reaction-none = Do not react
done-air = End air assignment
done-submarines = Attack
done-submarines-none = No submarines
done-redeployment = End the player turn
done-trim = Remove no more
done-kamikazes = No kamikazes
done-scramble = Stay on the ground
done-targets = End targets
done-strikes = End this strike
done-commit = These ships fight
done-commit-none = No ship fights
done-pair = Hold the others back
done-land = Nobody else lands
done-assault = Do not attack
done-unload = Unload no more
done-pass = Done

# Orders for several units.
spell-stays = { $unit } stays: { $reason }
refuse-spell-none = nobody can go there now
refuse-too-few = there are { $there } of { $n } in { $space } that can go
refuse-nobody-there = nobody of yours is in { $space }

# Kinds of actions.
kind-station = Station
kind-oil = Ship oil
kind-escort = Convoy escort
kind-hunt = Hunt submarines
kind-raid = Raid merchantmen
kind-bomb = Strategic bombing
kind-place_air = Place aircraft
kind-aviation = Naval Aviation
kind-train = Train pilots
kind-refit = Refit a carrier
kind-convert = Convert Naval Aviation
kind-pick = Choose a counter
kind-raise = Raise a replacement
kind-ferry = Free move
kind-fleet = British fleet
kind-ranger = Ranger
kind-spend = Spend pilots
kind-doom = Catastrophe
kind-restore = Restore a unit
kind-deploy = Sea deployment
kind-walk = One-hex deployment
kind-remove = Remove
kind-sail = Sail
kind-join = Join a task force
kind-express = Tokyo Express
kind-show = Show a task force
kind-decode = Break the code
kind-assign = Assign aircraft
kind-torpedo = Submarine attack
kind-aim = Submarine target
kind-fight = Fight
kind-kamikazes = Kamikazes
kind-scramble = Scramble
kind-send = Send air points
kind-strike = Strike
kind-commit = Fight for the sea
kind-pair = Pair ships
kind-withdraw = Withdraw or stay
kind-fire = Fire
kind-land = Land
kind-assault = Land combat
kind-unload = Unload aircraft
kind-disperse = Disperse
kind-home = Home base
kind-order = Standing order
kind-done = Done

# Standing orders.
order-pair = pair ships the suggested way
order-fire = choose targets of guns
order-torpedo = choose targets of submarines
order-commit = commit every ship to the fight for the sea
order-stay = never withdraw
order-land = land and unload everything
order-assault = attack on land whenever possible
order-trim = remove over-stacked enemy units, costliest first
order-pass = pass reactions without a task force in reach

# Guided first turn.
guide-station = Drag ships between Kure and Yokosuka. Carriers are best at Yokosuka: from there seven hexes reach Pearl Harbor.
guide-oil = Each resource hex in supply ships oil, a transport point each. Ships need it to sail, so does the hunt for submarines; but transport points also move your troops.
guide-hunt = Every success takes an Allied submarine point before it can sink merchantmen.
guide-raid = Every success lowers Japan’s merchantmen for good. Submarine points left over can attack task forces later.
guide-raise = Replacement markers restore reduced land units. They cost nothing to raise, only to be moved there.
guide-deploy = Drag units between bases: up to four hexes a hop, as many hops as you pay for. An enemy air zone ends it.
guide-sail = Drag a ship to a lit hex: it forms a task force. Further ships from the same base to the same goal join it: four ships and one passenger at most. Afterwards all sail home.
guide-assign = Aircraft fight at full strength in their own hex. Drag them to an adjacent hex to help there at half strength.
guide-torpedo = Each attack costs a submarine point. Destroyers in the task force may drive it off.
guide-fight = The order matters: what is won in one hex can supply the next.
guide-send = Points against the base hit aircraft and ships at anchor or support the landing; points against a task force hit its ships.
guide-commit = Only who controls the sea can land and give naval support. Ships kept out of the fight support the troops.

# Chances.
decimal = { $whole }.{ $tenth }
so-far = { $what }, { $n ->
    [one] 1 hex
   *[other] { $n } hexes
}
odds-expected = { $whole }.{ $tenth } successes to be expected
odds-through = { $n } % to get past the escorts
odds-faces = hits on { $n } of 6
odds-arrive = { $mean } of { $n } get through the anti-air fire
odds-ship = sunk { $sunk } %, damaged { $damaged } %
odds-hits = { $mean } hits to be expected
odds-shot = hits on { $faces } of 6, a hit sinks { $sinks } of 36 times
odds-shot-half = half a hit on { $faces } of 6
odds-land = no effect { $nothing } %, a step each { $step } %, all eliminated { $eliminated } %
now-air-odds = Air superiority: Japan { $japan } %, Allies { $allies } %.

# Warnings.
warn-and = { $first } { $next }
warn-points = { $n ->
    [one] 1 air point would stay unused.
   *[other] { $n } air points would stay unused.
}
warn-no-commit = Without a ship in the fight you cannot control the sea: no landing, no naval support.
warn-not-landed = Units that do not land go to the turn track.
warn-not-unloaded = Aircraft that are not unloaded go to the turn track.
warn-oil = No oil has been shipped yet.
warn-refit = A carrier without planes could be refitted.
warn-fraction = { $part } of a transport point will be lost ({ $nation }).
warn-crowded = { $n ->
    [one] Over the limit, the enemy may remove what is too much: { $spaces }.
   *[other] Over the limit, the enemy may remove what is too much there: { $spaces }.
}
warn-unguarded = Without destroyers against submarines: { $forces }.
warn-with-carriers = Land units cannot land from a force with carriers: { $forces }.
warn-no-cover = No ship that could win the sea sails with the landing: { $forces }.
warn-landing-first = The Allies may not land on turn 1.
warn-landing = It cannot land there: no land hex, or no base of yours within two hexes.
warn-unloading = There is no base to unload at.
warn-ranger = Japan gains a victory point.
