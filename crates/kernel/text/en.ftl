# Messages of the kernel: journals, packs, options.
journal-unreadable = This is not a journal that can be read: { $problem }.
journal-format = This journal has format { $format }, which this program does not know.
journal-game = This is a journal of “{ $game }”, not of this game.
journal-rules = This journal follows rules version { $version }, which this program does not know.
journal-pack = This journal needs the data pack { $pack }, which is not here.
journal-commitment = The seed shown does not match what the table committed to.
journal-imagined = This game begins with an imagined position ("what if"): it cannot be proved from a file, and goes on only where it was imagined.
journal-opening = The opening position is not the one the rules set up.
journal-entry = Entry { $entry } is wrong: { $fault }
journal-outcome = The outcome written is not the one that was reached.
entry-seat = there is no seat “{ $seat }”.
entry-side = there is no side “{ $side }”.
entry-action = this is not an action of the game ({ $problem }).
entry-refused = the rules refuse it: { $reason }
entry-over = the game was already over.
entry-not-of-seed = its dice are not those of the seed.
entry-digest = its digest does not fit; the entry, its place or something before it was changed.
entry-rewind = it goes back to action { $action }, which is not there.
dice-missing = a die for “{ $purpose }” is missing.
dice-different = a die for “{ $recorded }” is recorded where the rules roll for “{ $purpose }”.
dice-no-such-face = a die of { $sides } sides cannot show { $value }.
dice-left-over = { $extra ->
    [one] one recorded die was never rolled.
   *[other] { $extra } recorded dice were never rolled.
}
set-up-errors = The game cannot be set up: { $errors }.
set-up-scenario = there is no scenario “{ $scenario }”
set-up-pack = the data pack does not fit ({ $problem })
option-unknown = there is no option “{ $option }”
option-value = option “{ $option }” cannot be “{ $value }” (it may be { $allowed })
option-form = “{ $text }” is not of the form option=value
pack-file-missing = the file { $file } is missing
pack-not-readable = cannot be read: { $problem }
act-no-seed = This game was loaded without its seed: it can be looked at and forked, not played on.
outcome-resigned = By resignation.
act-over = The game is over.
amend-fixed = “{ $option }” is settled before the game begins and stays so to its end.
amend-nothing = All of this is so already.
amend-never = The options of this game cannot be changed once it has begun.
amend-dead-end = Not at this moment: whoever must decide would be left without a choice.
undo-nothing = There is nothing to take back.
undo-barrier = This can only be taken back with the others' consent: dice were rolled, somebody answered, or something was learned.
# What is wrong with a file of a data pack.
pack-missing-field = the field “{ $field }” is missing
pack-unknown-field = the field “{ $field }” does not belong here
pack-not-text = “{ $field }” must be a text that is not empty
pack-not-number = “{ $field }” must be a whole number
pack-not-flag = “{ $field }” must be true or false
pack-not-list = “{ $field }” must be a list
pack-not-table = “{ $field }” must be a table
pack-out-of-range = “{ $field }” is { $value }; it must be from { $min } to { $max }
pack-fixed = “{ $field }” must be: { $value } (the rules are written for it)
pack-source = “{ $source }” is not one of the marks of origin listed in pack.toml
pack-unknown-option = the rules know no option “{ $id }”
pack-unknown-rule = there is no rule, ruling or chapter “{ $id }”
pack-unknown-word = “{ $id }” is none of: { $allowed }
pack-duplicate-id = the id “{ $id }” is used twice
pack-bad-id = the id “{ $id }” may only have small letters, digits and underscores
pack-once = there must be exactly one { $kind } “{ $id }”
pack-labels = there must be { $n } labels, one for each value
pack-option-default = the default of “{ $option }” must be one of: { $allowed }
ask-unknown = There is no question “{ $name }”; ask alone lists them.

# Cells of tables and small lists.
cell-number = { $n }
cell-name = { $name }
cell-list = { $list }
cell-none = –
