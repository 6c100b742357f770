kind-block = Block
kind-hidden = Held, strength unknown
kind-march = March
kind-done = End of turn
side-arvon = Arvon
side-belmar = Belmar
scenario-standard = Standard game
query-left = Blocks and spaces
ask-march = { $n ->
    [0] No block may march any more.
    [one] One more block may march.
   *[other] { $n } more blocks may march.
}
ask-wait = The other side plays.
do-march = March from { $from } to { $to }
do-done = End the turn
no-turn = It is not this side's turn, or the game is over.
no-steps = Three blocks have marched in this turn.
no-block = No block of this side that may march stands there.
no-lane = These two spaces are not next to each other.
tell-marched = { $side } marches from { $from } to { $to }.
tell-taken = { $side } takes { $space }.
tell-fought = { $space }: { $side } attacks, { $a } against { $d }; the dice are { $x } and { $y }.
tell-turned = { $side } is to play, round { $n }.
end-blocks = { $side } has no block left.
end-spaces = Spaces held: { $a } and { $d }.
title = Round { $n } of { $of }
head-side = Side
head-left = Blocks
head-spaces = Spaces
