# What is wrong with a data pack.
pack-unknown-area = there is no area “{ $id }”
pack-unknown-counter = “{ $id }” is no counter of the side “{ $side }” in this campaign
pack-too-many-areas = there are { $n } areas, more than { $max }
pack-airfield = “{ $id }” must have either “airfield” or “airfield_unlimited”, and neither where the US may not go
pack-lane = the lane from “{ $id }” to “{ $other }” is given twice or leads nowhere
pack-no-lane = no lane leads to “{ $id }”
pack-nation = “{ $id }” must be australia, and only for units of the US side
pack-wing = only land-based squadrons of the US can be bomber wings, not “{ $id }”
pack-counter-id = the id “{ $id }” may only have small letters, digits and hyphens
pack-battalion-year = “{ $id }”: battalions have no year, and all other counters have one
pack-values = “{ $value }” must be { $n ->
    [1] one value, a number, two such as 4/2, or a hyphen
   *[other] { $n } values, each a number, two such as 4/2, or a hyphen
  }
pack-sides = the damaged side of “{ $id }” must have values exactly where the other side has them
pack-no-carrier-air = “{ $id }” is no carrier squadron
pack-group = the squadrons of “{ $kind }” must be given once, with at least one of them, and with a price only for the US
pack-no-group = no squadrons are given for the carrier “{ $id }”
pack-misplaced = “{ $id }” cannot be in “{ $space }”
pack-placed-twice = “{ $id }” is placed twice
pack-not-placed = “{ $id }” is not placed anywhere
pack-crowded = “{ $space }” has { $n } squadrons, more than its airfields take
pack-face-twice = the face { $n } of the die has another row already
pack-face-missing = the table “{ $kind }” has no row for the face { $n } of the die
pack-rising = the numbers of “{ $field }” must rise
