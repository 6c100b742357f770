# Movement of any kind.
refuse-not-your-unit = that unit belongs to the other side
refuse-not-there = nothing of the kind is there that could still move
refuse-air-counters = there are not enough air counters to split the steps like that
refuse-move-turn-1 = British units at Calcutta, Rangoon and Ceylon do not move on turn 1

# Deployment.
refuse-deploy-start = sea deployment begins in a friendly base
refuse-deploy-goal = sea deployment ends in a friendly base
refuse-deploy-enemy = there are enemy units in that base
refuse-deploy-far = no hops of four hexes lead there without crossing an enemy air zone
refuse-deploy-points = not enough transport points of its nation
refuse-deploy-dutch = the Dutch have no transport points: their units cannot deploy by sea
refuse-deploy-one-kind = a unit uses one kind of deployment in a phase
refuse-deploy-stopped = it has entered an enemy air zone and goes no further in this phase
refuse-deploy-sailed = land and air units that used operational movement do not deploy in the second phase
refuse-deploy-dispersed = it is to be dispersed
refuse-deploy-captured = aircraft may not deploy to a base captured in this player turn
refuse-walk-second = there is no one-hex deployment in the second phase
refuse-walk-ship = a ship goes to a friendly base next to it, not across an impassable hexside
refuse-walk-air = air units go to a friendly base next to theirs
refuse-walk-land = no land link leads there
refuse-walk-contested = out of a hex with enemy units it cannot walk to another one, nor to an enemy base
refuse-walk-marker = replacement markers do not use one-hex deployment
refuse-disperse-phase = units are dispersed at the end of one's own player turn

# Stacking.
refuse-trim = this is not above the limit
refuse-trim-only = units above the stacking limits are looked at first

# Task forces.
refuse-sail-abda = ABDA does not use operational movement
refuse-sail-two-steps = a task force carries one air unit: two steps at most
refuse-sail-force = that is no task force of yours of this phase
refuse-sail-four-ships = a task force has four ships at most
refuse-sail-one-passenger = a task force carries one air unit, land unit or replacement marker only
refuse-sail-carrier-reaction-force = nobody joins the carrier reaction force
refuse-sail-slow = it is too slow to go along
refuse-sail-boxes = three carrier task forces and five others of a side are the most in a hex
refuse-sail-box = Japanese units never enter the boxes off the map
refuse-sail-far = that is too far
refuse-sail-from-zone = out of an enemy air zone it goes one hex only
refuse-sail-zone = having entered an enemy air zone it goes one hex further at most
refuse-sail-oil = not enough oil
refuse-sail-transport = not enough transport points of its nation
refuse-sail-express = the Tokyo Express is made of heavy cruisers and destroyers only
refuse-express-option = the Tokyo Express is an option of the Japanese player
refuse-express-once = the Tokyo Express has run already
refuse-show = that is no hidden task force of yours of this phase

# Reaction.
refuse-react-ships-only = only ships react
refuse-react-from-box = nobody reacts from a box off the map
refuse-react-pearl-harbor = ships at Pearl Harbor do not react on turn 1
refuse-react-nobody = a reaction ends where an enemy unit is
refuse-decode-option = code-breaking is an option of the Allied player in his reaction phase
refuse-decode-first-turn = the code cannot be broken on the first turn
refuse-decode-once = the code is broken once a game
refuse-decode-first = code-breaking comes before anything else in the reaction phase
refuse-decode-way = code-breaking moves ships between the two bases that were named
refuse-decode-no-ship = there is no ship in that base

# Air phase.
refuse-assign-far = aircraft fight in their own hex or in one next to it
refuse-assign-nobody = there is no enemy in that hex
