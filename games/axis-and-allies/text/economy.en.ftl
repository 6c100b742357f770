# What is wrong with a data pack.
pack-unknown-space = there is no space “{ $id }”
pack-unknown-development = there is no development “{ $id }”
pack-duplicate-short = the short code “{ $short }” is used twice
pack-bad-short = the short code “{ $short }” must be two to four capital letters
pack-space-kind = the kind of “{ $id }” must be land or sea
pack-sea-field = the sea zone “{ $id }” cannot have “{ $field }”
pack-neutral-value = the neutral territory “{ $id }” cannot have a value
pack-land-after-sea = “{ $id }” is land; all land must come before the sea zones
pack-too-many-spaces = there are { $n } spaces, more than { $max }
pack-too-many-canals = there are { $n } canals, more than { $max }
pack-own-neighbour = “{ $id }” lists itself as a neighbour
pack-neighbour-twice = “{ $id }” lists “{ $other }” twice
pack-one-way = “{ $id }” lists “{ $other }” as a neighbour, but not the other way round
pack-no-neighbours = “{ $id }” has no neighbours
pack-island-neighbours = the island “{ $id }” must have one sea zone as its only neighbour
pack-capital-missing = no territory is the capital of “{ $power }”
pack-capital-twice = “{ $power }” has a second capital
pack-role = “role” must be one of: { $roles }
pack-role-twice = “{ $role }” is the colour of another power already
pack-symbol = “{ $symbol }” is not the name of a symbol (u-, then small letters and hyphens)
pack-capital-owner = the capital “{ $id }” is not in the colour of its own power
pack-capital-start = the capital “{ $id }” must be held by its own power at the start
pack-capital-mismatch = in map.toml “{ $id }” is not the capital of “{ $power }”
pack-canal-zones = a canal joins two sea zones that touch
pack-canal-land = “{ $id }” is no territory and cannot be held
pack-canal-needs = a canal needs at least one territory
pack-turn-order = the order of play must be: { $order }
pack-alliance = the alliance “{ $alliance }” must be: { $powers }
pack-power-alliance = “{ $power }” belongs to the alliance “{ $alliance }”
pack-level = “{ $power }” starts with { $ipc } IPC, but its territories are worth { $level }
pack-assignment = for { $players } players there must be { $players } hands, every power in one of them, and none on both sides
pack-objective = “{ $id }” is not a capital of the enemies of “{ $alliance }”
pack-objective-count = { $need } capitals are needed, but only { $listed } are listed
pack-round-limit = the level that loses ({ $lose }) must be below the one that wins ({ $win })
pack-force-twice = the units of “{ $power }” in “{ $space }” are given twice
pack-unit-place = “{ $unit }” cannot stand in “{ $space }”
pack-unit-ground = “{ $unit }” of “{ $power }” cannot stand in “{ $space }”, which is not its own
pack-zone-shared = “{ $unit }” of “{ $power }” shares “{ $space }” with an enemy
pack-no-deck = “{ $unit }” of “{ $power }” has no carrier with room in “{ $space }”
pack-only-one = “{ $space }” has more than one “{ $unit }”
pack-total = the total of “{ $unit }” of “{ $power }” is given as { $total }, but the forces have { $sum }

# Refusals of any phase.
refuse-no-such-seat = There is no such seat.
refuse-game-over = The game is over.
refuse-same-order = That order is already in force.
amend-begin-of-turn = Options change only where a power begins its turn, before it buys or researches anything.
refuse-not-your-turn = It is the turn of another power: { $power }.
refuse-phase = That is not done in this phase.

# Before the first turn.
refuse-bid = The bid to divide is { $bid } IPC.
refuse-bid-complex = No complex is set up for the bid.
refuse-bid-ground = { $unit }: units for the bid are set up only where the power already has some, ships at sea and all others on land, not in { $space }.

# Phase 1.
refuse-researched = Research was already tried this turn.
refuse-research-after-purchase = Research comes before the first purchase of the turn.
refuse-research-without-capital = Without its capital this power cannot research.
refuse-all-developed = All six developments are already owned.
refuse-no-research = At this table nobody does research.
refuse-research-price = Each research die costs { $price } IPC, and { $ipc } are in hand.
refuse-buy-without-capital = Without its capital this power cannot buy units.
refuse-no-new-complexes = At this table nobody builds new complexes.
refuse-price = Not enough money: { $unit } costs { $price } IPC, and { $ipc } are in hand.

# Neutral territories.
refuse-strict-neutrals = At this table neutral territories are neither entered nor flown over.
refuse-neutral-price = This would violate neutrals for { $price } IPC, and { $ipc } are in hand.

# Phase 5.
refuse-not-bought = No { $unit } is waiting to be placed.
refuse-place-ally = { $space } belongs to an ally: its complex is not yours.
refuse-place-complex = No complex of your own has stood in { $space } since the turn began.
refuse-place-limit = { $limit ->
    [one] The complex in { $space } places only one unit a turn.
   *[other] The complex in { $space } places only { $limit } units a turn.
}
refuse-place-apart = This unit is placed in the territory of its complex, not in { $space }.
refuse-complex-ground = A new complex needs a territory that was yours when the turn began; { $space } was not.
refuse-complex-second = There is already a complex in { $space }.
refuse-complexes-all = There are already { $limit } complexes on the board, as many as the stack limits allow.
refuse-stack = These units may stand in { $limit } spaces only: { $units }.
refuse-ship-coast = { $space } is no sea zone off the coast of that complex.
refuse-ship-landlocked = At this table no ships are built in { $space }.
refuse-ship-enemies = Enemy units are in { $space }.
refuse-second-gun = There is already an AA gun in { $space }.
refuse-place-all = Every unit that has a place must be placed.

# The end.
end-capitals = Victory by capitals: { $side }. Highest rise in production: { $honours }.
end-production = Victory by production, at a combined level of { $level }: { $side }. Highest rise in production: { $honours }.
end-limit = The last round is over; victory: { $side }, the combined Axis level being { $level }. Highest rise in production: { $honours }.
end-drawn = The last round is over with a combined Axis level of { $level }: a draw.
end-growth = { $power } { $sign }{ $whole }.{ $tenth } %
