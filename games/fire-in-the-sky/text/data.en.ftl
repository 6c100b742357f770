# What can be wrong with a pack.
pack-points = “{ $field }” is { $value }; it must be written like 2, 1/2 or 1 1/2
pack-hex = “{ $id }” is no hex: two digits for the column and two for the half-row, both even or both odd
pack-no-space = there is no place or hex “{ $id }”
pack-link = “{ $id }” and “{ $other }” are not next to each other, or are joined already
pack-count = there must be { $n } records “{ $field }”
pack-too-many = there are more than { $max } counters
pack-no-counter = “{ $id }” is no counter of that nation
pack-no-carrier = only a carrier has an air strength or elite pilots, not the kind “{ $id }”
pack-no-steps = “{ $id }” has one step only and cannot be reduced
pack-rising = the numbers of “{ $field }” must rise
pack-placed-twice = “{ $id }” is placed twice
pack-misplaced = “{ $id }” cannot be in “{ $space }”

# Set-up.
refuse-placed = it was stationed already
refuse-not-home = only units of the home fleet may be stationed, at Kure or Yokosuka
refuse-stands-there = it is there already

# How it ended.
outcome-sudden = { $side } win at once: the marker of victory points left the track
outcome-points = { $side } win on victory points
outcome-draw = a draw on victory points

# In every phase.
refuse-unknown = there is no such thing
refuse-over = the game is over
refuse-not-yours = it is the other side that decides now
refuse-phase = not in this phase
