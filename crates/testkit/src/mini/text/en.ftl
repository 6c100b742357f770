# The miniature game.
mi-ask-plot = Plot up to two steps for each band, then say you are ready.
mi-ask-report = Your { $band } was sighted at { $hex }. What do you report?
mi-ask-react = { $what } at { $hex }. Strike?
mi-ask-parley = Points are level. Propose a truce, or fight on?
mi-ask-agree = A truce is proposed. Agree?
mi-amend-later = Options change only while both clans plot.
mi-ask-none = Nothing to decide.
mi-do-step = { $band } at { $hex }: one step { $side }
mi-do-ready = Ready
mi-do-claim = Report { $claim }
mi-do-strike = Strike with the { $band } at { $hex }
mi-do-hold = Hold
mi-do-propose = Propose a truce
mi-do-decline = Fight on
mi-do-agree = Agree
mi-do-refuse = Refuse
mi-do-order = Standing order: { $order }
mi-warn-straw = These are straw men.
mi-something = Something unknown
mi-claimed = Reported as { $claim }
mi-shown = A { $band }
mi-tell-plotted = { $clan } plots a step.
mi-tell-ordered = { $clan } leaves a standing order: { $order }.
mi-tell-ready = { $clan } is ready.
mi-tell-sighted = Something moves at { $hex }.
mi-tell-claimed = { $clan } reports { $claim }.
mi-tell-held = { $clan } holds.
mi-tell-fought = { $hex }: { $attacker } rolls { $roll }, { $defender } rolls { $answer }. { $result ->
    [won] The attacker wins.
    [lost] The defender wins.
   *[stood] Both stand.
}
mi-tell-round = Round { $round }. All bands are hidden again.
mi-tell-proposed = { $clan } proposes a truce.
mi-tell-declined = { $clan } fights on.
mi-tell-agreed = { $clan } agrees.
mi-tell-refused = { $clan } refuses.
mi-tell-huts = Huts held: { $heron } by Heron, { $otter } by Otter.
mi-end-beaten = { $clan } is beaten.
mi-end-truce = A truce was agreed.
mi-end-limit = The last round is over.
mi-no-turn = It is not for this clan to decide that now.
mi-no-band = There is no such band.
mi-no-steps = This band has two steps already.
mi-no-way = There is no way in that direction.
mi-no-claim = This band cannot be reported so.
mi-no-reach = This band cannot strike there.
mi-no-order = This order stands already.
mi-scene-title = Round { $round } of { $limit }
mi-panel-points = Points
mi-head-clan = Clan
mi-head-points = Points
mi-head-left = Bands left
mi-cell-clan = { $clan }
mi-cell-number = { $n }
mi-cell-bands = { $n ->
    [one] one band
   *[other] { $n } bands
}
mi-note-plan = { $n ->
    [one] one step plotted
   *[other] { $n } steps plotted
}
mi-when = { $n ->
    [0] this round
    [one] one round ago
   *[other] { $n } rounds ago
}
mi-area-maybe = { $clan } may be here
mi-area-reach = reach of this round
mi-strip = Steps of the round
mi-head-step = Step { $n }
mi-row-band = { $band }
mi-row-hex = at { $hex }
mi-bar-march = marches
mi-bar-to = to { $hex }
mi-bar-rest = stays
mi-place = within { $n } of { $hex }
mi-gauge = Can it come to a hut?
mi-gauge-text = { $far } steps to the nearest hut, { $have } left in the game
mi-span-now = { $n } this round
mi-span-then = { $n } later
mi-span-spare = { $n } to spare
mi-mark-reach = within reach
mi-ask-unknown = This question is not known.
mi-pack-hex = "{ $hex }" is not a hex of the marsh
mi-pack-bands = there must be one band for each starting hex
mi-pack-clans = there must be two clans
mi-few = few
mi-many = many
mi-side-n = north
mi-side-ne = north-east
mi-side-se = south-east
mi-side-s = south
mi-side-sw = south-west
mi-side-nw = north-west
mi-order-report-ask = ask me what to report
mi-order-report-truth = report the truth
mi-order-report-bluff = always report many
mi-order-react-ask = ask me whether to strike
mi-order-react-strike = always strike
mi-order-react-hold = never strike
mi-order-rest-yes = rest until told otherwise
mi-order-rest-no = ask me where to go
