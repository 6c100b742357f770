# What is wrong with a data pack.
pack-unknown-thing = there is no “{ $id }” here
pack-no-hex = “{ $id }” is no hex of the map
pack-not-neighbours = “{ $id }” and “{ $other }” are not neighbours
pack-count = “{ $field }” must have { $n } values
pack-rising = the numbers of “{ $field }” must rise
pack-tf-size = a task force of { $n } ships: it must have between 1 and { $max }
pack-zone = no hex fits this zone
pack-misplaced = “{ $id }” cannot be in “{ $space }”
pack-crowded = “{ $id }” has { $n } factors aboard, more than it takes
