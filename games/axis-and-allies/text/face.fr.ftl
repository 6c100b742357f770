# Petites pièces.
count = { $n } { $unit }
cell-percent = { $whole },{ $tenths } %
cell-change = { $change }
cell-of = { $n } sur { $of }
cell-power = { $power }
cell-active-power = ▶ { $power }
ship-plain = cargo
ship-empty = cargo vide
ship-laden = cargo chargé : { $cargo }
loss = { $unit } ({ $power })

# Phases et titres.
phase-bid = enchère
phase-bid-units = mise en place des unités de l'enchère
phase-purchase = développement d'armes et achat d'unités
phase-combat-move = mouvement de combat
phase-combat = combat
phase-noncombat-move = mouvement de non-combat
phase-place = placement des nouvelles unités
phase-over = fin de la partie
title = Tour complet { $round } – { $power } – { $phase }
title-bid = Avant le premier tour : l'enchère de l'Axe
title-bid-units = Avant le premier tour : unités de l'enchère ({ $power })
title-over = La partie est finie (tour complet { $round })

# Notes sur les espaces et les pièces.
note-capital = capitale : { $power }
note-original = à l'origine : { $power }
note-neutral = neutre
note-complex = produit { $n ->
    [one] { $n } unité
   *[other] { $n } unités
} par tour
note-complex-unlimited = produit sans limite
note-captured = pris ce tour-ci
note-contested = disputé
note-placed = placées : { $n }
note-all-moved = a bougé
note-moved = déplacées : { $n } sur { $of }
note-attacks = attaque
note-raids = raid
note-returns = doit se poser
note-range = portée restante : { $n }
note-cargo = à bord : { $unit }
note-allied-cargo = à bord : { $unit } ({ $power })
note-lands = débarque : { $space }
note-done = plus rien ce tour-ci
note-steps = { $n ->
    [one] { $n } zone parcourue
   *[other] { $n } zones parcourues
}

# Tableaux.
panel-powers = Puissances
panel-orders = Consignes
panel-battle = Bataille : { $space }, cycle { $round }
head-power = Puissance
head-ipc = C.P.I.
head-level = Niveau
head-change = Écart
head-income = Prochain revenu
head-bought = Achats
head-developments = Développements
head-capital = Capitale
head-losses = Pertes
head-subs = Sous-marins
head-boarding = Embarquement
head-side = Camp
head-goal = But
head-reached = Atteint
head-held = Tenues
head-units = Unités
head-behind = Touchées, tirent encore
head-chance = Chance
head-outcome = Issue
head-attackers-left = Attaquants restants
head-defenders-left = Défenseurs restants
head-force = Force
head-cost = C.P.I.
capital-free = libre
capital-held = tenue par l'ennemi ({ $power })
role-attacker = Attaque : { $power }
role-defender = Défense : { $power }
outcome-attacker = l'attaquant gagne
outcome-defender = le défenseur gagne
outcome-nobody = plus personne
outcome-retreat = l'attaquant fait retraite
outcome-stalemate = nul ne peut toucher l'autre
victory-capitals = capitales ennemies (il en faut { $n })
victory-level = niveau combiné de { $n } à la fin d'un tour complet

# Marques.
mark-threat = { $power } : { $units }
mark-threatened = à portée ({ $power }) : { $units }
mark-range = { $n ->
    [one] { $n } espace
   *[other] { $n } espaces
}

# Questions.
prompt-over = La partie est finie.
prompt-wait = C'est à d'autres de décider.
prompt-bid = Partagez l'enchère de { $ipc } C.P.I. entre l'Allemagne et le Japon.
prompt-bid-units = Mettez en place des unités pour { $ipc } C.P.I. de l'enchère, là où vous en avez déjà ; le reste va en caisse.
prompt-research = { $ipc } C.P.I. en main : achetez des dés de recherche, puis des unités – ou des unités tout de suite.
prompt-purchase = { $ipc } C.P.I. en main : achetez des unités.
prompt-no-purchase = L'ennemi tient votre capitale : aucun achat possible.
prompt-combat-move = Déplacez ce qui attaque.
prompt-noncombat-move = Déplacez ce qui n'a pas bougé pour attaquer.
prompt-landing = { $n ->
    [1] Un avion doit se poser
   *[other] { $n } avions doivent se poser
} ; le reste de ce qui n'a pas bougé peut se déplacer.
prompt-place = Placez vos achats : { $units }.
prompt-placed = Tout est placé.
prompt-boarding = { $power } demande à embarquer sur votre cargo : { $unit } ({ $space }).
prompt-rocket = Tirer une fusée ?
prompt-fight = Quelle bataille maintenant ?
prompt-support = Combien de cuirassés ({ $zone }) soutiennent le débarquement : { $space } ?
prompt-disembark = { $space } : la zone est dégagée. Débarquer ?
prompt-lose = { $space } : { $n ->
    [one] { $n } coup au but
   *[other] { $n } coups au but
}, choisissez une perte.
prompt-lose-last = { $space } : { $n ->
    [one] { $n } coup au but
   *[other] { $n } coups au but
}, choisissez une perte. Votre dernière unité terrestre est en jeu : sans elle, vous ne pouvez pas prendre le terrain.
prompt-lose-aircraft = Tir antiaérien, { $space } : { $n ->
    [one] { $n } coup au but
   *[other] { $n } coups au but
}, choisissez un avion.
prompt-lose-for-them = { $space } : les défenseurs ne s'accordent pas ; à vous de choisir leur perte.
prompt-lose-passenger = { $space } : un porte-avions a coulé ; choisissez le chasseur perdu avec lui.
prompt-propose = { $space } : proposez une perte aux autres défenseurs.
prompt-answer = { $space } : perdre cette unité : { $unit } ({ $power }) ?
prompt-withdraw = { $space } : retirer des sous-marins ?
prompt-retreat = { $space } : { $attackers } contre { $defenders }. Continuer le combat ou faire retraite ?
prompt-must-retreat = { $space } : les cargos doivent faire retraite. Vers où ?
prompt-alight = { $space } : un chasseur a perdu son porte-avions. Sur quelle île ?

# Choix.
do-bid = { $germany } C.P.I. pour l'Allemagne, { $japan } pour le Japon
do-research = { $dice ->
    [one] { $dice } dé de recherche
   *[other] { $dice } dés de recherche
} (percée : { $percent } %)
do-buy = Acheter : { $unit }
do-move = { $units } : { $from } → { $to }
do-move-via = { $units } : { $from } → { $to } (via { $via })
do-with-riders = { $move }, à bord : { $units }
do-fly = { $unit } : { $from } → { $to } ({ $n })
do-fly-over = { $unit } : { $from } → { $to } ({ $n }), survol : { $over }
do-raid = { $unit }, raid : { $from } → { $to } ({ $n })
do-raid-over = { $unit }, raid : { $from } → { $to } ({ $n }), survol : { $over }
do-load = Embarquer : { $unit }, { $from } → { $to } ({ $ship })
do-load-allied = Embarquer : { $unit }, { $from } → { $to } ({ $power }, { $ship })
do-steam = { $ship } : { $from } → { $to }
do-unload = Débarquer : { $unit }, { $from } → { $to } ({ $ship })
do-allow = Accepter
do-refuse = Refuser
do-rocket = Fusée : { $from } → { $to }
do-no-rocket = Pas de fusée
do-fight = { $space } : { $attackers } contre { $defenders }
do-fight-empty = { $space }
do-support = { $n } ({ $space })
do-disembark = Débarquer ({ $space })
do-forgo = Ne pas débarquer ({ $space })
do-lose = Perdre : { $unit }
do-lose-range = Perdre : { $unit }, portée restante { $n }
do-lose-flight = Perdre : { $unit } en route ({ $space }), portée restante { $n }
do-lose-raider = Perdre : { $unit } en raid ({ $space }), portée restante { $n }
do-propose = Proposer : { $unit }
do-agree = D'accord
do-disagree = Pas d'accord
do-withdraw = Retirer { $units } → { $space }
do-stay = Tous les sous-marins restent
do-press-on = Poursuivre le combat
do-retreat = Retraite → { $space }
do-break-off = Rompre le combat
do-air-leaves = Les avions quittent l'assaut
do-leave-subs = { $retreat }, les sous-marins restent
do-alight = Se poser : { $space }
do-place = Placer : { $unit }, { $space }
do-place-by = Placer : { $unit }, { $space } (complexe : { $by })
do-done = Terminé
do-done-bid-units = Garder le reste en caisse
do-done-purchase = Fin des achats
do-done-combat-move = Fin du mouvement de combat
do-done-noncombat-move = Fin des mouvements
do-done-place = Fin du placement
near-land = terre
near-sea = mer
rules-also = dca, antiaérien = antiaérien; tank, blindé = char; amphibie, invasion, plage = débarque; usine = complexe; transport, navire de transport = cargo; technologie, armes = recherche, percée; victime, dommage = perte; argent, monnaie = ipc; gagner, vainqueur = victoire; repli, reculer = retraite; flotte = navire
prompt-standing = Vos consignes : { $orders }.
order-losses-ask = Pertes : toujours me demander
order-losses-cheapest = Pertes : la moins chère d'abord
order-losses-keep-ground = Pertes : la moins chère d'abord, en gardant une unité terrestre pour prendre le terrain
order-losses-usual = Pertes : la moins chère d'abord, mais me demander avant la dernière unité terrestre d'une attaque
order-subs-ask = Sous-marins : toujours me demander
order-subs-stay = Sous-marins : ne jamais se retirer
order-subs-leave = Sous-marins : se retirer dès que possible
order-boarding-ask = Alliés à embarquer : toujours me demander
order-boarding-allow = Alliés à embarquer : accepter
order-boarding-refuse = Alliés à embarquer : refuser

# Avertissements.
warn-money-left = { $ipc } C.P.I. ne sont pas dépensés.
warn-capital-empty = Une capitale resterait vide : { $space }.
warn-leaves-empty = Un territoire resterait vide à portée de l'ennemi : { $space }.
warn-neutral = Violation de neutralité : { $ipc } C.P.I.
warn-guns = Tir antiaérien : { $dice ->
    [one] { $dice } dé, qui l'abat
   *[other] { $dice } dés, dont chacun l'abat
} sur un 1 (1 chance sur 6).
warn-guns-and-neutral = Tir antiaérien : { $dice ->
    [one] { $dice } dé, qui l'abat
   *[other] { $dice } dés, dont chacun l'abat
} sur un 1 (1 chance sur 6) ; violation de neutralité : { $ipc } C.P.I.
warn-aircraft-lost = { $n ->
    [1] Un avion ne peut pas se poser : il est perdu.
   *[other] { $n } avions ne peuvent pas se poser : ils sont perdus.
}
warn-forfeit = { $n ->
    [1] Une unité ne peut pas être placée : elle est perdue.
   *[other] { $n } unités ne peuvent pas être placées : elles sont perdues.
}
warn-lone-transport = Les cargos ne tirent pas, et aucune de vos unités qui le peut ne va là : { $space }.
warn-empty-sails = Un cargo vide prend la mer ; des cargos chargés attendent ici : { $ships }.
warn-carrier-nowhere = Vos porte-avions étant où ils sont, celui-ci ne pourrait être placé nulle part : { $limit } zones maritimes au plus.
warn-forgo = Les unités restent à bord ; les autres combattent sans elles.

# Réponses des règles.
ask-names =
    Les questions, avec un exemple de chacune (espaces par code, nom entre guillemets ou id) :
    income – ce que gagne chaque puissance
    victory – à quelle distance de la victoire est chaque camp
    near space=GER – ce qui touche un espace
    battle space=KAR – probabilités exactes de la bataille qui s'y prépare ou s'y livre
    odds_of space=KAR attack="3 inf 2 arm" – probabilités d'une telle attaque contre ceux qui s'y trouvent
    threat space=GER power=ussr – qui pourrait attaquer un espace au tour suivant
    range space=GER unit=ftr – où peut aller une unité
    survivors attack="3 inf" defend="2 inf" – qui restera sans doute
    force attack="inf" defend="2 inf" chance=90 – ce qu'il faut pour cette chance
ask-needs-a-game = Cela ne se demande qu'au cours d'une partie.
ask-which-space = Précisez l'espace.
ask-unknown-space = Il n'y a pas d'espace « { $space } ».
ask-unknown-power = Il n'y a pas de puissance « { $power } ».
ask-unknown-unit = Il n'y a pas d'unité « { $unit } ».
ask-unknown-development = Il n'y a pas de développement « { $development } ».
ask-unknown-word = « { $word } » n'a pas sa place dans cette question.
ask-number-without-unit = { $number } de quoi ? Le nombre s'écrit avant l'unité.
ask-too-many-units = Un camp a au plus { $most } unités.
ask-too-large = Cette bataille est trop grande pour être calculée.
ask-impossible = Une telle bataille n'existe pas.
ask-chance = Une chance est un nombre de 0 à 100 pour cent.
ask-rounds = L'attaquant peut faire retraite après 1 cycle ou plus.
ask-yes-or-no = « { $word } » demande oui ou non, pas « { $value } ».
ask-no-attackers = Il n'y a pas d'attaquants.
ask-no-defenders = Il n'y a pas de défenseurs.
ask-one-gun = Un territoire a au plus un canon antiaérien.
ask-gun-attacks = Un canon antiaérien n'attaque pas.
ask-gun-at-sea = Aucun canon antiaérien ne tire dans une bataille navale.
ask-losses = « { $value } » n’est pas une façon de choisir les pertes : usual, keep-ground ou cheapest.
ask-losses-twice = Dites « losses » ou « land-units-must-survive », pas les deux.
ask-ground-at-sea = Aucune unité terrestre ne combat en mer.
ask-complex-fights = Un complexe industriel ne combat pas.
ask-bomber-at-sea = Les bombardiers ne défendent pas une zone maritime.
ask-land-unit-at-sea = Cette unité ne combat pas en mer : { $unit }.
ask-ship-on-land = Cette unité ne combat pas à terre : { $unit }.
ask-support-only-battleships = Seuls les cuirassés soutiennent un débarquement ; pas : { $unit }.
ask-support-at-sea = Les cuirassés soutiennent un débarquement, pas une bataille navale : comptez-les parmi les attaquants.
ask-no-force-enough = Même toutes ces unités n'y suffisent pas.
ask-no-order = Aucune consigne ne répond à ce qui est demandé.
ask-no-battle = Il n'y a pas de bataille ici : { $space }.
ask-undefended = Personne ne défend cet espace : { $space }.
ask-no-such-unit-there = Cette unité n'est pas là : { $unit } ({ $space }).

# La chronique.
tell-bid = Enchère de l'Axe : { $germany } C.P.I. pour l'Allemagne, { $japan } pour le Japon.
tell-bid-kept = Enchère, { $power } : { $ipc } C.P.I. gardés en caisse.
tell-turn = Tour complet { $round } : { $power }.
tell-phase = { $power } : { $phase }.
told-breakthroughs = { $n ->
    [0] aucune percée
    [one] une percée
   *[other] { $n } percées
}
tell-researched = { $power }, recherche : { $dice } – { told-breakthroughs }.
    .brief = { $power }, recherche – { told-breakthroughs }.
tell-developed = { $power }, arme développée : { $development }.
tell-bought = { $power }, achat : { $unit } ({ $cost } C.P.I.).
tell-moved = { $power } : { $units }, { $from } → { $to }.
tell-flew = { $power }, attaque aérienne : { $unit }, { $from } → { $to }.
tell-flew-raid = { $power }, raid : { $unit }, { $from } → { $to }.
tell-landed = { $power }, atterrissage : { $unit }, { $from } → { $to }.
tell-boarded = { $power }, embarquement : { $unit }, { $from } → { $to }.
tell-boarding-refused = { $power } : embarquement refusé ({ $owner }).
tell-landing-declared = { $power }, débarquement prévu : { $unit }, { $from } → { $to }.
tell-unloaded = { $power }, débarquement : { $unit }, { $from } → { $to }.
tell-violated = { $power }, violation de neutralité : { $space }, 3 C.P.I.
tell-occupied = { $power } prend le contrôle : { $space }.
tell-captured = { $power }, territoire capturé : { $space } (perdu par { $the_loser }).
tell-liberated = { $power }, territoire libéré : { $space }, rendu à son propriétaire ({ $owner }).
tell-returned = Territoire rendu à son propriétaire : { $space } ({ $owner }).
tell-capital-taken = { $power }, capitale ennemie prise ({ $victim }), avec { $ipc } C.P.I.
tell-capital-freed = { $power }, capitale libérée ({ $owner }).
told-hits = { $hits ->
    [0] aucun coup au but
    [one] 1 coup au but
   *[other] { $hits } coups au but
}
tell-aa-fired = Tir antiaérien, { $space } ({ $power }) : { $dice } – { told-hits }.
    .brief = Tir antiaérien, { $space } ({ $power }) – { told-hits }.
tell-rocket = { $power }, fusée : { $from } → { $to }, { $damage } C.P.I. perdus ({ $victim }).
tell-raided = { $power }, raid de bombardement stratégique : { $space } : { $dice } – { $damage } C.P.I. perdus ({ $victim }).
    .brief = { $power }, raid de bombardement stratégique : { $space } – { $damage } C.P.I. perdus ({ $victim }).
tell-battle-began = { $power } attaque. Bataille : { $space }.
tell-assault-began = { $power }, assaut amphibie. Bataille : { $space }.
tell-fired = { $power }, { $units } à { $value } : { $dice } – { told-hits }.
    .brief = { $power }, { $units } à { $value } – { told-hits }.
tell-fired-low-luck = { $side } : force { $sum }, dé { $die } – { told-hits }.
tell-fired-low-luck-sure = { $side } : force { $sum }, sans dé – { told-hits }.
tell-supported = { $power }, tir de soutien : { $from } → { $to } : { $dice } – { told-hits }.
    .brief = { $power }, tir de soutien : { $from } → { $to } – { told-hits }.
tell-lost = { $power }, perte : { $unit } ({ $space }).
tell-loss-disputed = { $power } refuse : l'attaquant choisit la perte.
tell-withdrew = { $power }, retrait : { $units }, { $from } → { $to }.
tell-retreated = { $power }, retraite : { $from } → { $to }.
tell-broke-off = { $power }, combat rompu : { $space }.
tell-air-left = { $power }, avions retirés de l'assaut : { $space } ; les unités terrestres continuent.
tell-landing-forgone = { $power }, pas de débarquement : { $from } → { $to }.
tell-battle-won = Bataille finie : { $space }. Vainqueur : { $side }.
tell-battle-ended = Bataille sans survivant : { $space }.
tell-alighted = { $power }, chasseur sans porte-avions posé : { $to }.
tell-crashed = { $power }, avion perdu faute de terrain : { $unit } ({ $space }).
tell-placed = { $power }, placement : { $unit }, { $space }.
tell-forfeited = { $power }, unités perdues faute de place : { $units }.
tell-income = { $power }, revenu : { $ipc } C.P.I.
tell-no-income = { $power }, pas de revenu : l'ennemi tient sa capitale.
tell-ended-capitals = Les capitales décident de la guerre. Vainqueur : { $side }.
tell-ended-production = La production décide de la guerre. Vainqueur : { $side }.
tell-ended-limit = Le dernier tour complet est joué. Vainqueur : { $side }.
tell-ended-draw = Le dernier tour complet est joué : partie nulle.

# Charts
chart-production = Production
chart-units = Unités
chart-value = Valeur des unités

# La barre au-dessus de la table : étapes du tour, chiffres.
step-bid = Enchère
step-buy = Achat
step-combat-move = Mouv. de combat
step-combat = Combat
step-combat-of = Combat { $n } sur { $of }
step-move = Mouvement
step-place = Placement
step-income = Revenu
figure-ipc = { $n } C.P.I.

# Le plateau de bataille.
battle-title = Bataille : { $space }
battle-title-landing = Débarquement : { $space }
battle-title-raid = Raid : { $space }
battle-title-overflight = Tir antiaérien : { $space }
battle-sub = Attaque : { $power } contre { $defenders } · cycle { $cycle }
battle-sub-alone = Attaque : { $power }
battle-sub-fired-at = Survol : { $power }, sous le feu des canons ennemis ({ $defenders })
battle-attack = attaque
battle-defence = défense
column = touche à { $n } ou moins
column-one = touche à 1
column-none = ne tire pas
step-landing = Débarquement
step-gun = Tir antiaérien
step-first = Sous-marins
step-attack = L'attaque tire
step-defend = La défense tire
step-losses = Pertes
step-retreat = Poursuivre ou se retirer
step-next = Cycle suivant
tag-first = d'abord
tag-range = portée { $n }
tag-lands = débarque
tag-support = appui
tag-aboard = à bord
tag-at-aircraft = sur avions
battle-note-aircraft = Seuls les avions visés peuvent être perdus.
battle-note-gone = Les attaquants touchés disparaissent aussitôt.
battle-note-passengers = Leur porte-avions est perdu ; rien d'autre ne peut les recueillir.
battle-note-first = Ce que les sous-marins coulent disparaît aussitôt, sans riposter.
battle-note-fires-back = Les unités touchées tirent encore dans ce cycle, puis disparaissent.
battle-note-ships-only = Les sous-marins ne touchent que des navires.

# D'où viennent les chances.
how-support = { $n ->
    [1] Un cuirassé tire une fois
   *[other] { $n } cuirassés tirent une fois
} en appui et touche à { $value } ou moins ; ce qui est touché riposte encore.
how-gun = Le canon antiaérien tire une fois sur { $n ->
    [1] l'avion
   *[other] chacun des { $n } avions
} et touche à { $value } ; les moins chers sont perdus d'abord.
how-first = Les sous-marins de l'attaque tirent d'abord à chaque cycle et touchent à { $value } ou moins ; ce qu'ils coulent ne tire plus.
how-ships-only = Les sous-marins ne touchent que des navires.
how-heavy = Un bombardier lourd lance trois dés.
how-losses = Chaque camp perd d'abord l'unité la moins chère, à prix égal celle qui touche le moins.
how-losses-keep = Chaque camp perd d'abord l'unité la moins chère, mais l'attaque garde une unité terrestre jusqu'à la fin.
how-fires-back = Les défenseurs touchés dans un cycle tirent encore une fois avant de disparaître.
how-to-the-end = L'attaque se poursuit jusqu'à la disparition d'un camp.
how-retreat-after = L'attaque se retire après { $n ->
    [1] un cycle
   *[other] { $n } cycles
}.
how-retreat-below = L'attaque se retire quand sa chance tombe sous { $percent } %.
how-subs-leave = Les sous-marins se retirent après le premier cycle.
how-sea-first = Cela ne vaut que si le combat naval est d'abord gagné : { $space } (chance { $percent } %).
how-this-cycle = Ce qui reste à jeter et à perdre dans ce cycle est compté.
how-next-cycle = La bataille en cours est reprise au cycle suivant : les coups de cette salve encore à subir et les tirs encore à venir ne sont pas comptés.
how-low-luck = Cette table joue avec des dés à faible hasard ; les chiffres sont ceux de dés ordinaires.
how-exact = Calculé sur les { $n } états de la bataille : rien n'est simulé.
ask-no-such-loss = « { $piece } » n'est pas sur le plateau de bataille
goal-land = prendre
goal-sea = tout couler

# Consignes en vigueur.
standing-ask = me demander
standing-cheapest = la moins chère d'abord
standing-keep-ground = la moins chère d'abord, une unité terrestre gardée
standing-careful = la moins chère d'abord, me demander pour la dernière unité terrestre
standing-stay = restent
standing-leave = se retirent
standing-allow = permis
standing-refuse = refusé
