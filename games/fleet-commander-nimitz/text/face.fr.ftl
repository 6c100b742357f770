# Petites pièces.
series-none = rien
airfield-point = un point d'aérodrome

# Étapes.
phase-resupply = Ravitaillement
phase-scouting = Reconnaissance
phase-scouted-orders = Ordres repérés
phase-movement = Mouvement
phase-bombing = Bombardement du Japon
phase-orders = Ordres japonais
phase-battles = Batailles
phase-repairs = Réparations
phase-over = Fin
title = { $year } – tour { $turn } – { $phase }

# À côté du plateau.
figure-sp = { $n } PR
figure-rp = { $n } PRf
panel-campaign = Campagne de { $year }
panel-objectives = Objectifs
panel-purchase = À acheter
panel-piles = Renforts japonais
head-what = Quoi
head-number = Nombre
head-unit = Unité
head-price = Prix
head-area = Zone
head-state = État
row-resupply = Marqueurs Ravitaillement japonais
row-held = Objectifs tenus
row-objectives = Objectifs en tout
row-turns = Tours à venir
objective-held = tenu
objective-not-held = pas tenu
note-objective = objectif, pas tenu
note-objective-held = objectif, tenu
note-contested = disputé
note-unsupplied = sans ravitaillement
note-australian = australienne
note-damaged = endommagée
note-aboard = sur un Transport
note-transit = en transit
note-from = de { $carrier }

# Questions.
prompt-resupply = Acheter et réparer : { $rp } PRf et { $sp } PR
prompt-scouting = Placer des éclaireurs : { $sp } PR, encore { $left } éclaireurs
prompt-spot = Lancer pour { $n ->
    [1] le dernier éclaireur
   *[other] un des { $n } éclaireurs
}
prompt-movement = Déplacez vos forces : { $sp } PR
prompt-bombing = Le Japon est bombardé : choisissez { $n ->
    [1] une pile
   *[other] { $n } fois une pile
}
prompt-orders = Choisissez la zone dont les ordres sont tirés maintenant
prompt-battles = Choisissez la prochaine bataille
prompt-keep = Choisissez l'unité endommagée qui reste garder la zone
prompt-over = La campagne est finie
prompt-place = { $area } : placez vos navires
prompt-escort-ocean = Choisissez l'escorte japonaise qui reste avec les porte-avions
prompt-escort-coastal = Choisissez l'escorte japonaise qui va au Secteur Côtier
prompt-subs = Placez vos sous-marins
prompt-plans = Choisissez des plans : { $points } points restants, 1 PR en achète 3 ({ $sp } PR) ; la bataille dure { $turns ->
    [1] un tour
   *[other] { $turns } tours
}, le Japon en tire { $draws } par tour
prompt-first-light = Tenter First Light ?
prompt-launch = First Light : quel groupe décolle ?
prompt-fly-first = First Light : où attaquent les escadrilles de { $carrier } ?
prompt-carrier = Choisissez le porte-avions japonais qui attaque en premier
prompt-fly = Tour de bataille { $turn } : envoyez vos escadrilles
prompt-flown = Tour de bataille { $turn } : toutes vos escadrilles ont leur secteur
prompt-asw = Grenader avant les torpilles ?
prompt-window = { $attack }, { $sector } : jouer un plan ?
prompt-strike = { $attack }, { $sector } : choisissez ce qui est touché ({ $n } à placer)
prompt-ranging = { $attack }, { $sector } : jouer Ranging Shots ?
prompt-take = { $attack }, { $sector } : { $n ->
    [1] une perte à subir
   *[other] { $n } pertes à subir
}
prompt-land = Des escadrilles n'ont plus de pont : posez-les ailleurs
prompt-decks = Trop peu de ponts pour toutes vos escadrilles : choisissez-en une à abandonner
prompt-japan-lost = Pas de place pour toutes les escadrilles japonaises : choisissez laquelle de ces égales est perdue
prompt-japan-land = Des escadrilles japonaises n'ont plus de pont : choisissez quel porte-avions prend laquelle
prompt-airfield = Plus que { $points ->
    [1] un point d’aérodrome
   *[other] { $points } points d’aérodrome
} : abandonnez des escadrilles
prompt-engaged = Changer la durée de la bataille ({ $left } restants) ?

# Choix.
do-buy = Acheter { $unit } ({ $rp } PRf, { $sp } PR)
do-repair = Réparer { $unit }
do-scout = Éclaireur sur { $area }
do-spot = Lancer pour l'éclaireur de { $area }
do-move = { $unit } vers { $area }
do-raid = { $unit } part en raid
do-bomb = { $unit } bombarde le Japon
do-commit = { $unit } rejoint l'invasion
do-remove = Bombarder : { $class }
do-order = Ordres de { $area }
do-fight = Bataille de { $area }
do-place = { $unit } : { $sector }
do-escort = { $unit }
do-plan = { $plan } : { $help }
do-use = Jouer { $plan }
do-use-with = Jouer { $plan } avec { $unit }
do-longer = Un tour de plus
do-shorter = Un tour de moins
do-launch = { $unit }
do-fly = { $unit } : { $sector }
do-take = Perte pour { $target }
do-stop = Annuler la perte avec { $plan }
do-strike = Perte pour { $target }
do-land = { $unit } se pose sur { $carrier }
do-give-up = Abandonner { $unit }
do-lose = { $unit } : perdue
do-carrier = { $unit }
do-keep = { $unit } reste
done-resupply = Finir le ravitaillement
done-scouting = Finir la reconnaissance
done-movement = Finir le mouvement
done-plans = Commencer la bataille
done-fly = Les autres restent au sol
done-flown = Au tour du Japon
done-pass = Non
warn-last-supply = C'est votre dernier point de ravitaillement : il n'en restera pas pour les plans de bataille.
warn-unsupplied = Hors ravitaillement pour l'instant.
warn-and = { $first } { $next }
prompt-and = { $first }. { $next }
warn-due = Il faut { $due } objectifs à la fin de ce tour, sinon vous êtes relevé ; vous en tenez { $held }.
warn-cut = { $n ->
    [one] { $n } zone n'est plus ravitaillée
   *[other] { $n } zones ne sont plus ravitaillées
} en l'état : { $areas }.
warn-cut-by = { $area } : plus d'unité à terre, donc { $n ->
    [one] { $n } zone n'est plus ravitaillée
   *[other] { $n } zones ne sont plus ravitaillées
} ({ $areas }).
warn-unspent-rp = { $rp } PRf pourraient encore acheter des unités. Ils sont conservés, mais n'apportent rien ce tour.
warn-unspent-sp = Il reste { $sp } PR, plus que n'en demandent les batailles en vue. Ils sont conservés pour le tour suivant.
warn-unspent-sp-last = Il reste { $sp } PR, et c'est le dernier tour : seuls des plans de bataille peuvent encore s'en servir.

# Refus.
refuse-over = La campagne est finie.
refuse-no-unit = Cette unité n'existe pas.
refuse-no-area = Cette zone n'existe pas.
refuse-not-yours = Cette unité n'est pas à vos ordres.
refuse-not-for-sale = Cette unité n'est pas à vendre.
refuse-too-many-points = C'est plus que son prix.
refuse-points = Pas assez de points : elle coûte { $cost }.
refuse-not-damaged = Cette unité n'est pas endommagée.
refuse-supply = Pas assez de points de ravitaillement : il en faut { $cost }.
refuse-resupply-only = Achetez et réparez d'abord, ou finissez le ravitaillement.
refuse-scout-nobody = Aucune unité japonaise à repérer là.
refuse-scout-no-orders = Les unités de cette zone ne reçoivent pas d'ordres dans cette campagne.
refuse-scouts = Pas plus de { $most } éclaireurs par tour.
refuse-spot-first = Lancez d'abord pour les éclaireurs.
refuse-scouting-only = Placez des éclaireurs, ou finissez la reconnaissance.
refuse-in-a-box = Une unité dans une case ne bouge pas.
refuse-moved-already = Elle a déjà bougé ce tour-ci.
refuse-pinned = L'infanterie ne quitte pas { $area } tant qu'une unité japonaise s'y trouve.
refuse-same-area = Elle est déjà là : { $area }.
refuse-closed = Zone fermée aux unités US : { $area }.
refuse-not-australian = Les unités australiennes ne vont pas là : { $area }.
refuse-nobody-ashore = { $area } : une escadrille n'y va que si une unité US y était à terre au début du mouvement.
refuse-airfield-full = { $area } : les aérodromes sont pleins.
refuse-only-submarines = Seuls les sous-marins partent en raid.
refuse-only-wings = Seuls les B-29 qui commencent aux Mariannes bombardent le Japon.
refuse-no-invasion = L'invasion du Japon ne se prépare qu'en 1945.
refuse-invasion-from = Seules les unités d'Hawaï ou de la côte Ouest peuvent être engagées.
refuse-invasion-most = Pas plus de { $most } unités par tour.
refuse-invasion-late = On engage des unités avant tout autre mouvement.
refuse-movement-only = Déplacez vos unités, ou finissez le mouvement.
refuse-nothing-to-bomb = Rien de tel au Japon.
refuse-bombing-only = Choisissez d'abord ce que touchent les bombes.
refuse-no-orders-there = Aucun ordre n'est tiré pour cette zone.
refuse-orders-only = Choisissez une zone pour les ordres.
refuse-no-battle-there = Pas de bataille à cet endroit.
refuse-battle-first = Choisissez une bataille.
refuse-keep-one = Choisissez l'unité qui reste.
refuse-not-waiting = Ce navire a déjà sa place.
refuse-sector = Les navires de surface vont en Haute Mer US ou au Secteur Côtier.
refuse-no-japanese-ships = Les sous-marins vont là où sont des navires japonais.
refuse-escort-first = Choisissez d'abord l'escorte.
refuse-place-first = Placez d'abord vos navires.
refuse-plan-twice = Chaque plan ne se prend qu'une fois.
refuse-plans-first = Choisissez des plans, ou commencez la bataille.
refuse-first-light = Répondez pour First Light.
refuse-carrier-first = Choisissez d'abord le porte-avions.
refuse-asw = Répondez pour les grenades.
refuse-engaged = Répondez pour la durée de la bataille.
refuse-squadron = Cette escadrille ne peut pas faire cela maintenant.
refuse-other-group = First Light est mené par les bombardiers d'un seul porte-avions.
refuse-no-contact = No Contact : pas d'avions en Haute Mer japonaise ce tour-ci.
refuse-no-room = Ce porte-avions n'a plus de place.
refuse-land-first = Posez d'abord vos escadrilles.
refuse-give-up-first = Abandonnez d'abord des escadrilles.
refuse-japan-squadrons = Décidez d'abord des escadrilles japonaises.
refuse-fly-first = Envoyez vos escadrilles, ou laissez-les au sol.
refuse-cheapest-first = Les pertes vont d'abord à l'unité la moins chère.
refuse-plan-now = Ce plan ne se joue pas maintenant.
refuse-hits-first = Placez d'abord les pertes.
refuse-take-first = { $attack }, { $sector } : choisissez d'abord qui subit { $n ->
    [1] la perte
   *[other] les { $n } pertes
}.
refuse-strike-first = { $attack }, { $sector } : choisissez d'abord { $n ->
    [0] ce que touche votre tir
    [1] ce que frappe votre perte
   *[other] ce que frappent vos { $n } pertes
}, ou décidez de vos plans.
refuse-too-few = { $area } en a { $there } qui pourraient partir, pas { $n }.
refuse-nobody-to-move = Personne ne peut quitter { $area }.
spell-stays = { $unit } reste : { $reason }

# Le journal.
tell-campaign = La campagne de { $year } commence.
tell-turn = Tour { $turn } : { $rp } PRf et { $sp } PR.
tell-phase = { $phase }.
tell-bought = Acheté pour { $rp } PRf et { $sp } PR : { $unit } ({ $area }).
tell-repaired = Réparé pour { $sp } PR : { $unit }.
tell-scouted = Un éclaireur surveille { $area }.
tell-wasted = { $area } : l'éclaireur ne trouve personne qui puisse bouger.
tell-ordered-plain = { $area } : { $die } au dé, { $order }.
tell-ordered-one = { $area } : { $die } au dé, { $order } : { $areas }.
tell-ordered = { $area } : { $die } au dé, { $order } ; tirage parmi { $areas }.
tell-ordered-near = { $area } : { $die } au dé, { $order } : { $n ->
    [1] le plus proche est { $areas }, à distance { $distance }
   *[other] { $n } zones à distance { $distance }, tirage parmi { $areas }
}.
tell-scouted-order = Éclairé. { $told }
tell-held = { $area } : { $n ->
    [1] une unité tient
   *[other] { $n } unités tiennent
} ; { $resupply ->
    [1] un marqueur Ravitaillement
   *[other] { $resupply } marqueurs Ravitaillement
} en tout.
tell-held-instead = { $area } : { $order } impossible ; { $n ->
    [1] une unité tient
   *[other] { $n } unités tiennent
}, { $resupply ->
    [1] un marqueur Ravitaillement
   *[other] { $resupply } marqueurs Ravitaillement
} en tout.
tell-sailed = { $order }, de { $from } à { $to } : { $units }.
tell-sailed-battalions = { $order }, de { $from } à { $to } : { $units }, et { $battalions ->
    [1] un bataillon neuf
   *[other] { $battalions } bataillons neufs
}.
tell-moved = { $unit } : de { $from } à { $to }.
tell-raid = { $unit } quitte { $from } pour un raid.
tell-bombing = { $unit } décolle de { $from } contre le Japon.
tell-committed = { $unit } quitte { $from } pour l'invasion du Japon.
tell-bombed = Chassé du Japon par les bombes : { $unit }.
tell-reinforced = Renforts : { $die } au dé, +{ $resupply } marqueurs, −{ $damaged } endommagées, { $raiders } sous-marins en raid : { $total }. Au Japon : { $units } ; { $battalions } bataillons.
tell-refitted = Les unités endommagées partent en réparation : { $units }.
tell-returning = { $unit } est sur le retour.
tell-returned = { $unit } est à Hawaï.
tell-returning-many = { $n } navires sont sur le chemin du retour : { $units }.
tell-returned-many = { $n } navires sont à Hawaï : { $units }.
tell-unsupplied = { $area } est sans ravitaillement ; une perte chacune : { $units }.
tell-landed = { $area } : l'infanterie débarque.
tell-counted = Fin du tour { $turn } : { $held } objectifs tenus ({ $areas }).
tell-judged = Campagne de { $year } : { $objectives } objectifs ({ $invasion } par l'invasion) : { $grade }.
tell-hawaii = Des Japonais sont à Hawaï : la campagne est perdue.
tell-battle = Bataille : { $area }.
tell-placed = { $unit } prend place : { $sector }.
tell-length = { $die } au dé : { $turns ->
    [1] un tour de bataille
   *[other] { $turns } tours de bataille
} ; { $plans ->
    [one] { $plans } plan japonais
   *[other] { $plans } plans japonais
} par tour.
tell-plan-taken = Plan pris : { $plan } ({ $sp } PR).
tell-plans-drawn = Tour de bataille { $turn }, plans japonais : { $plans }.
tell-plan-used = Plan joué : { $plan }.
tell-plan-worked = Plan japonais : { $plan }.
tell-first-light = First Light : { $die } au dé, réussi.
tell-first-light-failed = First Light : { $die } au dé, pas ce tour-ci.
tell-first-lights = Les deux First Light s'annulent.
tell-flew = { $unit } : { $sector }.
tell-group = Dé de secteur { $die } : { $units }, { $sector }.
tell-group-stays = Dé de secteur { $die } : aucune cible ; au sol : { $units }.
tell-attacked = { $side }, { $attack }, { $sector } : { $shots } ; { $hits ->
    [0] aucune perte
    [one] une perte
   *[other] { $hits } pertes
}.
    .brief = { $side }, { $attack }, { $sector }
shot = { $by } à { $value }, { $die } au dé
shot-twice = { $by } à { $value }/{ $twice }, { $die } au dé
attack-dogfight = combat aérien
attack-aaa = DCA
attack-bombs = bombes
attack-torpedoes = torpilles
attack-depth-charges = grenades
attack-guns = canons
attack-infantry = infanterie
tell-damaged = { $side } : touché, { $target }.
tell-destroyed = { $side } : perdu, { $target }.
tell-stopped = { $side } : { $plan } annule une perte.
tell-missing = { $side } : { $hits ->
    [1] une perte
   *[other] { $hits } pertes
} sans cible.
tell-beached = { $unit } débarque sur la plage.
tell-entrenched = { $unit } gagne les retranchements.
tell-ditched = { $unit } ne trouve où se poser.
tell-longer = La bataille s'allonge : { $left } restants.
tell-shorter = La bataille s'abrège : { $left } restants.
tell-forced-only = { $told } Rien d'autre ne pouvait être touché là.
tell-forced-cheapest = { $told } C'était forcé : le moins cher encaisse.
tell-forced-damaged = { $told } C'était forcé : on achève d'abord ce qui est endommagé.
tell-battle-ended = Fin de la bataille ({ $area }) { $turns ->
    [0] avant qu'elle ne commence
    [1] après un tour
   *[other] après { $turns } tours
} : { $held }. { $next }
ended-us = les US tiennent la zone
ended-japan = le Japon tient la zone
ended-both = les deux camps sont à terre, la zone reste disputée
ended-nobody = personne n'est à terre
ended-next = Restent à livrer : { $areas }.
ended-last = C'était la dernière bataille de ce tour.

# La fin.
outcome-judged = Jugement : { $grade }
outcome-replaced = Trop peu d'objectifs : vous êtes relevé
outcome-hawaii = Hawaï est perdue
score-judged = { $grade }, { $n ->
    [one] { $n } objectif
   *[other] { $n } objectifs
  }

# Courbes.
chart-objectives = Objectifs tenus
chart-supply = Points de ravitaillement

# Lieux de la carte tactique.
spot-japan-ocean-carriers = Haute Mer japonaise, porte-avions
spot-japan-ocean-escorts = Haute Mer japonaise, escorte
spot-japan-ocean-air = Au-dessus de la Haute Mer japonaise
spot-coastal-japan = Côtier, côté japonais
spot-coastal-air = Au-dessus du Secteur Côtier
spot-island-air = Au-dessus de l'île
spot-coastal-us = Côtier, côté US
spot-us-ocean-carriers = Haute Mer US, porte-avions
spot-us-ocean-escorts = Haute Mer US, escorte
spot-us-ocean-air = Au-dessus de la Haute Mer US
spot-japan-airfields = Aérodrome japonais
spot-japan-foxholes = Retranchements japonais
spot-japan-beaches = Plage japonaise
spot-us-airfields = Aérodrome US
spot-us-foxholes = Retranchements US
spot-us-beaches = Plage US
spot-us-waiting = Navires à placer
spot-plans-cup = Gobelet des plans japonais
spot-plans-drawn = Plans japonais tirés ce tour
spot-plans-kept = Plans japonais conservés
spot-plans-number = Plans japonais par tour
spot-us-plans-bought = Vos plans
spot-battle-turn-1 = Tours de bataille restants : 1
spot-battle-turn-2 = Tours de bataille restants : 2
spot-battle-turn-3 = Tours de bataille restants : 3
spot-battle-turn-4 = Tours de bataille restants : 4
spot-battle-turn-5 = Tours de bataille restants : 5

# Sortes d'actions.
kind-buy = acheter
kind-repair = réparer
kind-scout = éclaireur
kind-spot = lancer pour un éclaireur
kind-move = déplacer
kind-raid = raid
kind-bomb = bombarder le Japon
kind-commit = engager dans l'invasion
kind-remove = bombardement
kind-order = ordres japonais
kind-fight = bataille
kind-place = placer
kind-escort = escorte
kind-take_plan = prendre un plan
kind-use = jouer un plan
kind-use_with = jouer un plan avec une unité
kind-engage = durée de la bataille
kind-launch = First Light
kind-fly = envoyer
kind-take = subir une perte
kind-stop = annuler une perte
kind-strike = placer une perte
kind-land = poser
kind-give_up = abandonner
kind-carrier = porte-avions japonais
kind-keep = garder
kind-done = fini
all-order = Lancer pour toutes les zones
all-spot = Lancer pour tous les éclaireurs


# Sortes de pions.
symbol-cv = porte-avions d'escadre
symbol-cvl = porte-avions léger
symbol-cve = porte-avions d'escorte
symbol-bb = cuirassés
symbol-cru = croiseurs
symbol-dd = destroyers
symbol-ss = sous-marins
symbol-infantry = infanterie
symbol-marine = Marines
symbol-battalion = bataillon
symbol-fighter = chasseurs
symbol-dive-bomber = bombardiers en piqué
symbol-torpedo-bomber = bombardiers-torpilleurs
symbol-bomber = bombardiers
symbol-scout = éclaireur
symbol-marker = marqueur
symbol-plan = plan
symbol-airfield = points d’aérodrome
symbol-objective = objectif, non tenu
symbol-objective-held = objectif tenu
symbol-unsupplied = sans ravitaillement

# Tableaux et étalages.
squadron-of = { $squadron } ({ $carrier })
unit-damaged = { $unit } (endommagé)
unit-values = { $unit } ({ $values })
unit-at = { $unit }, { $area }
target-transport = { $unit } sur un Transport
target-beach = { $unit } sur la plage
target-foxhole = { $unit } dans les retranchements
value-none = –
value-twice = { $n }/{ $twice }
values-ship = DCA { $aaa } · canons { $surface } · grenades { $depth }
values-air = combat aérien { $dogfight } · sol { $ground } · navires { $ship }
values-infantry = attaque { $attack }
fighter-bombers = Chasseurs-bombardiers
about-both = { $about } · combat aérien, mais compte comme bombardier
about-made = { $about } · estimé
about-unit = { $values }
about-australian = australien · { $values }
about-several = { $about } · { $units }
about-damaged = endommagé, à { $area }
shelf-units = Renforts
shelf-repairs = Réparations
shelf-plans = Plans de bataille
panel-calendar = Retour au port
panel-order-of-battle = Forces américaines
panel-orders = Ordres japonais
head-back = De retour pour
head-now = En ce moment
head-ships = Navires
head-values = Valeurs
head-units = Unités
head-die = Dé
head-order = Ordre
head-goal = Destination
head-turn = Tour
head-us = États-Unis
head-japan = Japon
head-side = Camp
calendar-port = sur le retour
calendar-sea = en mer
calendar-never = après la campagne
months-1 = janv.–févr.
months-2 = mars–avr.
months-3 = mai–juin
months-4 = juil.–août
months-5 = sept.–oct.
months-6 = nov.–déc.
grade-from = { $n } ou plus
grade-below = moins de { $n }
row-invasion = Points de l’invasion
objective-unsupplied = sans ravitaillement
objective-contested = disputé
objective-japanese = japonais
order-units = { $ships } navires, { $infantry } infanteries, { $air } escadrilles
goal-hold = reste sur place ; un marqueur de ravitaillement
goal-refit = le Japon
goal-south = une zone plus près de l’Australie
goal-east = une zone plus près d’Hawaï, avec des Japonais à terre
goal-battle = une zone où sont les deux camps
goal-engage = les unités américaines les plus proches
goal-reinforce = un objectif avec des Japonais à terre
goal-sortie = l’objectif le plus proche avec des unités américaines

# La bataille à côté de la carte tactique.
fight-title = Bataille : { $area }
fight-set-up = Mise en place
fight-turn = Tour de bataille { $turn } · { $left ->
    [1] c’est le dernier
   *[other] encore { $left } avec celui-ci
}
fight-japan-plan = Japon, { $plan } : { $help }
fight-us-plan = Le vôtre, { $plan } : { $help }
set-up-ships = Vos navires
set-up-japan = Navires japonais
set-up-submarines = Sous-marins
set-up-length = Durée
set-up-plans = Plans
fight-plans = Plans japonais
fight-us-air = Vos avions
fight-bombers = Bombardiers japonais
fight-fighters = Chasseurs japonais
fight-dogfights = Combats aériens
fight-aaa = DCA
fight-bombs = Bombes
fight-torpedoes = Torpilles
fight-depth-charges = Grenades
fight-guns = Canons
fight-infantry = Infanterie
fight-advance = Progression
fight-return = Retour des avions
fight-airfields = Aérodromes
fight-marker = Tour suivant

# Le rapport.
panel-report = Rapport sur la campagne de { $year }
panel-report-turns = Tour par tour
panel-report-losses = Pions perdus
panel-report-lost = Qui a été perdu
report-grade = Appréciation
report-of = { $n } sur { $of }
report-areas = Tenus à la fin
report-would-be = Vaut
chart-losses = Pions perdus

# Ravitaillement.
mark-supplied = ravitaillé
mark-unsupplied = sans ravitaillement
mark-reached = à portée du ravitaillement
mark-lost = perdu
mark-cut = coupé
mark-cut-objective = coupé, objectif perdu
mark-unreached = hors de portée désormais
ask-unknown-area = Il n’y a pas de zone « { $area } ».
ask-not-ashore = Vous n’avez personne à terre ici : { $area }.
query-supply = Ravitaillement
query-lost = Et si on la perdait

# Le premier tour guidé.
guide-buy = Les points de renfort n’achètent que des unités : ils partent les premiers. Les points de ravitaillement paient aussi les éclaireurs, les mouvements et les plans : gardez-en.
guide-scout = Un éclaireur dévoile un ordre de la zone avant que vous ne bougiez. Les zones à porte-avions en valent la peine.
guide-move = Chaque unité coûte un point de ravitaillement, où qu’elle aille. Seules l’infanterie et l’aviation basée à terre tiennent une zone ; les navires se battent pour elle.
guide-order = Le Japon agit maintenant selon ses dés. Choisissez la zone qui lance ensuite, ou laissez-les toutes lancer à tour de rôle.
guide-fight = On se bat dans chaque zone où sont les deux camps. Vous choisissez laquelle vient d’abord.
guide-place = En eaux côtières, les navires tirent sur l’île et couvrent le débarquement ; en Haute Mer US, ils gardent vos porte-avions.
guide-take = Les pertes vont d’abord au moins cher. Entre égaux, vous choisissez : touchez un pion encadré ou un bouton.
guide-strike = Vos coups vont d’abord au moins cher. Entre égaux, vous choisissez : touchez un pion encadré ou un bouton.
guide-take_plan = Chaque bataille donne trois points de plan ; un point de ravitaillement en achète trois autres. Ce qui reste est perdu.
guide-fly = Envoyez des escadrilles dans un secteur : les bombardiers touchent ce qui est dessous, les chasseurs écartent les avions ennemis. Qui reste au sol ne défend rien.

# Questions dont la réponse se trouve par essais.
query-threat = Arrivées japonaises
query-battle = Chances
query-near = Zones voisines
threat-mark = { $p } % ±{ $margin } · { $units },{ $units-tenth } ±{ $more },{ $more-tenth } unités
odds-goal = la zone est tenue
odds-goal-cleared = le Japon est chassé
odds-tried = Jouée { $n } fois avec d'autres dés ; le chiffre principal est juste à ± { $margin } % près, 19 fois sur 20.
odds-points = Les pertes se comptent en points : les vôtres à leur prix, les japonaises au coût du pion ; un bataillon compte un point, un dommage la moitié.
odds-habits = Dans ces batailles, vos choix et vos plans sont ceux que le joueur automatique fait sans réfléchir plus loin.
ask-no-battle = Personne ne se battrait maintenant ici : { $area }.
ask-no-area = Il n'y a pas de zone « { $name } ».
