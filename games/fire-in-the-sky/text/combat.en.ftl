# Submarines.
refuse-combat-victim = only an enemy task force at sea may be attacked by submarines
refuse-combat-once = this task force is a target of submarines already
refuse-combat-sub-points = there is no submarine point left
refuse-combat-aim = this unit is not in the task force under attack

# Battles.
refuse-combat-fight = no battle is left to be fought there
refuse-combat-stage = this is not what the battle asks now
refuse-combat-scramble = there are not so many steps of Naval Aviation here
refuse-combat-points = there are not so many air points of this kind left
refuse-combat-target = there is nothing there for air points to attack
refuse-combat-half = this task force is in the other half of Malaya
refuse-combat-ashore = land units ashore cannot be struck from the air
refuse-combat-strike = this is not part of the target
refuse-combat-carrier-box = ships of a carrier task force do not fight on the surface
refuse-combat-commit = only ships of bombardment task forces may be put into Sea Control
refuse-combat-pair = this ship cannot be placed there: each of yours first needs an enemy of its own
refuse-combat-all-placed = every ship must be placed opposite an enemy
refuse-combat-answer = the round needs an answer first
refuse-combat-fire = this ship cannot fire at that one, or has nothing to choose

# Landing.
refuse-combat-carrier-cargo = what a carrier task force carries stays aboard
refuse-combat-not-aboard = it is not aboard this task force
refuse-combat-sea-control = this needs control of the sea
refuse-combat-turn-1 = the Allies do not land on turn 1
refuse-combat-no-land = there is no land here to land on
refuse-combat-far = no friendly base is within two hexes
refuse-combat-shaken = it lost a step at sea in this phase and stays aboard
refuse-combat-stacking = there is no room ashore for it
refuse-combat-restore = only units here, or markers that landed here, are restored now
refuse-combat-unload = so many air steps cannot be unloaded here
