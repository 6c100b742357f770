# Transport phase.
refuse-transport-only = Ship oil, transfer destroyers, or end the phase.
refuse-not-on-map = That destroyer is not in port on the map.
refuse-not-escort = That destroyer is not in the Convoy Escort box.
refuse-not-destroyer = Only Japanese destroyers escort convoys.
refuse-no-home = That is no national base that Japan controls.
refuse-no-oil-there = There is no oil in that hex.
refuse-oil-not-held = Japan does not control that resource hex.
refuse-oil-each = A resource hex gives { $most } oil points a turn at most.
refuse-oil-pool = The merchantmen carry { $most } oil points a turn at most, half their number.
refuse-oil-cut-off = No supply line leads from there to a Japanese national base.
refuse-transport-points = Not enough transport points: { $cost } needed.
# Economic warfare.
refuse-warfare-only = Choose how many dice to roll, or none.
refuse-not-these-dice = These dice are not rolled now.
refuse-dice = No more than { $most } { $most ->
    [one] die
   *[other] dice
}, and at least one.
# Reinforcements.
refuse-reinforcement-only = This is not done in the reinforcement phase.
refuse-pick-first = Choose the counter that arrives first.
refuse-pick = That counter cannot serve: it must be of the kind that arrives, and out of play.
refuse-station = Only what arrived in this phase may change to the other base, once.
refuse-place-air = No such air steps are arriving.
refuse-aviation = Those air steps are not marked for Naval Aviation.
refuse-aviation-trained = After turn 4 air steps reach Naval Aviation by training only.
refuse-train = Only steps of the schedule may be trained, once none arrive trained any more.
refuse-counters = There are not enough air counters for that.
refuse-refit-unit = That is no carrier waiting for planes.
refuse-refit-bbv = Ise/Hyuga gets her planes before any other carrier.
refuse-refit-steps = That carrier needs { $steps } Naval Aviation { $steps ->
    [one] step
   *[other] steps
}, all at once.
refuse-refit-now = That carrier cannot get its planes now.
refuse-convert = There are not so many Naval Aviation steps in that box.
refuse-raise-base = Replacement markers appear in a national base of their own nation only.
refuse-raise-value = There is no replacement marker of that value.
refuse-raise-idle = No reduced unit needs another replacement marker of value { $value }.
refuse-ferry = Free moves lead from a box off the map to the base it is linked to, for units in it.
refuse-ferry-base = That base is not in Allied hands, or a Japanese unit is there.
refuse-fleet = The British European fleet may come early only in the first Allied reinforcement phase after a Japanese land unit entered Calcutta, Bombay or Ceylon.
refuse-ranger = Ranger comes only with its option, and while no other Allied fleet carrier is on the map or in a box.
refuse-before-catastrophe = First end the arrivals: the catastrophe dice come before this.
refuse-doom = That cannot be struck by a catastrophe.
refuse-doom-first = First the loss by catastrophe must be chosen.
refuse-spend = No Japanese air step can be lost to kamikazes there now.
refuse-spend-first = First an air step must be lost to the kamikazes.
# Replacement markers.
refuse-restore-only = A marker cannot do that.
refuse-restore-unit = Replacements are for your own land units.
refuse-not-reduced = That unit is at full strength.
refuse-not-ashore = The unit is aboard a task force, or off the map.
refuse-no-marker = There is no such marker of that nation ashore in that hex.
refuse-marker-far = The marker must be in the hex of the unit, or next to it along a land link.
refuse-marker-small = The marker is too small: the unit needs one of at least { $least }.
# Standing orders.
refuse-order = That is no standing order.
refuse-order-same = That order is in force already.
refuse-home-unit = Only Japanese ships in play have a home base to choose.
