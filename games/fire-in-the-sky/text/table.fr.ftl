# Chiffres de la barre.
figure-vp = { $n } PV
figure-oil = fuel { $n }
figure-transport = transport { $n }
figure-pool = Marine marchande { $n }
figure-us-transport = transport US { $n }
figure-british-transport = transport anglais { $n }
figure-sub = sous-marins { $n }

# Tableaux.
cell = { $n }
nothing = –
times = × { $n }
panel-tracks = Piste générale
panel-calendar = Retours et renforts
panel-forces-japan = Forces japonaises
panel-forces-allies = Forces alliées
panel-turns = Ce qu’apportent les tours
panel-orders = Consignes
head-track = Piste
head-value = Valeur
head-turn = Tour
head-side = Camp
head-what = Quoi
head-place = Lieu
head-steps = Pas aériens
head-units = Unités
head-us-transport = Transport US
head-sub = Sous-marins alliés
head-capacity = Capacités alliées
head-order = Consigne
track-vp = Points de victoire (le Japon gagne à 20, les Alliés à −1)
track-pool = Marine marchande
track-oil = Fuel japonais
track-japan-transport = Points de transport japonais
track-japan-sub = Points de sous-marins japonais
track-us-transport = Points de transport américains
track-british-transport = Points de transport anglais
track-allied-sub = Points de sous-marins alliés
row-lost = Perdus
back = retour : { $what }
back-air = retour : { $n ->
    [one] { $n } pas aérien
   *[other] { $n } pas aériens
}
due = renfort : { $what }
due-air = renfort : { $n ->
    [one] { $n } pas aérien
   *[other] { $n } pas aériens
}

# Notes sur les lieux et les pions.
note-capacity = capacité : { $air } pas aériens, port { $port }
note-vp = { $n ->
    [one] { $n } point de victoire
   *[other] { $n } points de victoire
}
note-uncontrolled = non contrôlée
note-resource = hexagone de ressources
note-national = base nationale
note-stacking = { $n } facteurs terrestres au plus par camp
note-occupied = base occupée : { $side }
note-force = dans { $force }
note-no-planes = sans avions
note-reduced = réduite
note-dispersed = à disperser
note-green = pilotes sans élite
note-hits = { $n ->
    [one] { $n } touché
   *[other] { $n } touchés
}
note-home = base de retour : { $space }
note-aviation = aéronavale
note-assigned = contre { $space }
note-fresh = juste débarqués
note-value = valeur { $n }
note-from = de { $space }, { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}
note-from-base = de { $space }
note-with = { $what }
note-express = Express de Tokyo
note-hidden = cachée
note-reaction = en réaction
note-opposite = face à { $enemy }
note-points = { $n ->
    [one] { $n } point aérien
   *[other] { $n } points aériens
}
values-ship = combat { $fire }, défense { $defence }, anti-aérien { $flak }, mouvement { $move }, classe { $class }
values-carrier = puissance aérienne { $air }, combat { $fire }, défense { $defence }, anti-aérien { $flak }, mouvement { $move }, classe { $class }
values-land = combat { $combat }, classe { $class }
values-land-weak = combat ({ $combat }), ne peut engager le combat, classe { $class }
values-force = points aériens { $air }, combat { $fire }, anti-aérien { $flak }
short-ships = { $n ->
    [1] { $kind }
   *[other] { $n } { $kind }
}
short-land = { $n ->
    [1] terre
   *[other] { $n } terre
}
short-air = air { $n }
short-markers = { $n ->
    [1] remplacement
   *[other] { $n } remplacements
}
short-all = { $what }

# Zones.
area-zone = ZDCA : { $side }
area-way = { $force }, partie de { $from }

# Listes.
shelf-oil = Fuel à transporter
shelf-arriving = Avions qui arrivent
shelf-aviation = Aéronavale à convertir
shelf-markers = Marqueurs de remplacement
shelf-send = Cibles des points aériens
shelf-strike = Ce que frappent les points aériens
shelf-disperse = Disperser à la fin du tour
way-aviation = aéronavale, { $space }
way-train = entraînement d’un an
way-elite = pilotes d’élite
way-plain = pilotes ordinaires
about-oil = Au plus 4 depuis chaque hexagone de ressources ravitaillé, la moitié de la Marine marchande en tout, et un point de transport chacun.
about-convert = Ils deviennent des pas aériens ordinaires de cette base, pour toujours.
about-raise = Levé dans une base nationale ; il rétablit une unité terrestre réduite de sa nationalité dont la valeur de combat ne dépasse pas la sienne.
about-disperse = Navires et unités terrestres reviennent à la prochaine phase de renforts, les avions retournent à la réserve.
about-arriving = Sur la carte ils combattent ; l’aéronavale attend de réarmer les porte-avions.

# L’aide de jeu tactique.
fight-title = Bataille : { $space }
fight-sub = attaque : { $side }
fight-sub-round = attaque : { $side } · combat de surface, round { $round }
fight-air = Combat aérien
fight-targets = Cibles
fight-strikes = Frappes
fight-surface = Surface
fight-landing = Débarquement
fight-land = Combat terrestre
fight-unload = Déchargement
now-superior = Supériorité aérienne : { $side }. L’autre camp choisit d’abord.
now-supreme = Suprématie aérienne : { $side } (+1 à ses frappes). L’autre camp choisit d’abord.
now-not-superior = Personne n’a la supériorité aérienne.
now-points = Points aériens à envoyer : Japon { $japan }, Alliés { $allies }.
now-sortie = { $side } : { $n } contre { $target }.
now-sortie-through = { $side } : { $n } contre { $target }, { $left } passés.
now-control = Contrôle maritime, { $space } : { $side }.
now-no-control = Contrôle maritime, { $space } : personne.
now-support = { $side }, appui terrestre : { $n ->
    [one] { $n } réussite.
   *[other] { $n } réussites.
}

# Lieux hors carte et sur l’aide de jeu.
spot-convoy-escort = Escorte de convois
spot-kure-box = Réserve de Kure
spot-yokosuka-box = Réserve de Yokosuka
spot-air = Points aériens { $n }
spot-japan-carrier-1 = Force de porte-avions japonaise 1
spot-japan-carrier-2 = Force de porte-avions japonaise 2
spot-japan-carrier-3 = Force de porte-avions japonaise 3
spot-japan-bombard-1 = Force de bombardement japonaise 1
spot-japan-bombard-2 = Force de bombardement japonaise 2
spot-japan-bombard-3 = Force de bombardement japonaise 3
spot-japan-bombard-4 = Force de bombardement japonaise 4
spot-japan-bombard-5 = Force de bombardement japonaise 5
spot-japan-sea-control = Contrôle maritime japonais
spot-japan-anchor = Navires japonais à l’ancre
spot-japan-base = Base, Japon
spot-japan-long-range = Avions japonais venus de loin
spot-japan-superiority = Supériorité aérienne japonaise
spot-japan-supremacy = Suprématie aérienne japonaise
spot-allies-carrier-1 = Force de porte-avions alliée 1
spot-allies-carrier-2 = Force de porte-avions alliée 2
spot-allies-carrier-3 = Force de porte-avions alliée 3
spot-allies-bombard-1 = Force de bombardement alliée 1
spot-allies-bombard-2 = Force de bombardement alliée 2
spot-allies-bombard-3 = Force de bombardement alliée 3
spot-allies-bombard-4 = Force de bombardement alliée 4
spot-allies-bombard-5 = Force de bombardement alliée 5
spot-allies-sea-control = Contrôle maritime allié
spot-allies-anchor = Navires alliés à l’ancre
spot-allies-base = Base, Alliés
spot-allies-long-range = Avions alliés venus de loin
spot-allies-superiority = Supériorité aérienne alliée
spot-allies-supremacy = Suprématie aérienne alliée

# Sortes de pions.
symbol-cv = porte-avions
symbol-cvl = porte-avions léger
symbol-bb = cuirassé
symbol-bbv = cuirassé porte-avions
symbol-cb = grand croiseur
symbol-ca = croiseur lourd
symbol-cl = croiseur léger
symbol-claa = croiseur anti-aérien
symbol-dd = destroyer
symbol-air = pas aérien
symbol-land = unité terrestre
symbol-marine = Marines
symbol-replacement = marqueur de remplacement
symbol-submarine = sous-marin
symbol-task-force = task force
symbol-marker = marqueur
symbol-occupied = base occupée
symbols-cv = porte-avions
symbols-cvl = porte-avions légers
symbols-bb = cuirassés
symbols-bbv = cuirassés porte-avions
symbols-cb = grands croiseurs
symbols-ca = croiseurs lourds
symbols-cl = croiseurs légers
symbols-claa = croiseurs anti-aériens
symbols-dd = destroyers
symbols-air = pas aériens
symbols-land = unités terrestres
symbols-marine = Marines
symbols-replacement = marqueurs de remplacement
symbols-submarine = sous-marins
symbols-task-force = task forces
symbols-marker = marqueurs

# Courbes.
chart-points = Points de victoire
chart-pool = Marine marchande
chart-oil = Fuel japonais

# Questions.
query-zones = ZDCA
query-supply = Ravitaillement
query-react = Qui pourrait réagir ici
query-landing = Où débarquer
query-capacities = Capacités des bases
query-oil = Réserves de fuel
query-lifeline = La ligne de vie vers Brisbane
query-odds = Chances de la bataille
query-range = Portée
query-near = Hexagones voisins
ask-nowhere = le lieu « { $space } » n’existe pas
ask-no-battle = aucune bataille n’est en cours
ask-no-dice = aucun dé n’est lancé maintenant
mark-zone = ZDCA
mark-supplied = ravitaillé
mark-unsupplied = sans ravitaillement
mark-on-line = sur la ligne
mark-lifeline = la ligne de vie tient
mark-lifeline-cut = la ligne de vie est coupée
mark-landing = débarquement
mark-goal = ici
mark-react = { $n ->
    [one] { $n } navire : { $ships }
   *[other] { $n } navires : { $ships }
}
mark-hexes = { $n }
of-limit = { $n } sur { $most }
cell-percent = { $n } %
cell-ship = { $hit } % touché, { $sunk } % coulé
cell-shot = { $faces } sur 6, coule { $sinks } fois sur 36
cell-shot-half = { $faces } sur 6, demi-touché
head-port = Port
head-land = Unités terrestres
head-oil = Fuel
head-superior = Supériorité
head-supreme = Suprématie
head-left = Points restants
head-target = Cible
head-points = Points
head-through = Passent
head-unit = Unité
head-one = 1 point
head-two = 2 points
head-three = 3 points
head-four = 4 points
head-japanese = Navire japonais
head-allied = Navire allié
head-japan-fires = Tir japonais
head-allies-fire = Tir allié
head-outcome = Résultat
head-chance = Chances
land-nothing = rien
land-step = chaque défenseur perd un pas
land-eliminated = tous les défenseurs éliminés
oil-now = En réserve
oil-ship = Transportable maintenant
oil-each-turn = Maximum par tour avec ces bases
oil-fleet-near = Tous les navires au port, jusqu’à 4 hexagones
oil-fleet-far = Tous les navires au port, 5 hexagones et plus
oil-escorts = Un dé par escorteur de convoi
ask-no-air = aucun camp n’y a de point aérien
goal-air = supériorité aérienne
how-air = Le combat aérien seul : Japon { $japan } points, Alliés { $allies }. La suite dépend des choix des deux camps.
query-battle = Combat aérien
shelf-restore = Rétablir des unités terrestres
way-marker = remplacement de { $value }, { $space }
about-restore = Le marqueur est dépensé ; l’unité retrouve sa pleine puissance.
shelf-stay = Task forces qui restent sur place
way-new-force = nouvelle task force
about-stay = Elle combat sur place, paie comme pour un à quatre hexagones, puis rentre.
shelf-hops = Déploiements maritimes d’un seul hexagone
way-hop = { $from } → { $to }
at-way = { $what }, { $way }
about-hops = Il coûte des points de transport ; le déploiement d’un seul hexagone est gratuit.
