# La table : les questions, les étagères, ce qui se tient à côté de la carte.
hour = { $h } h
hour-tomorrow = { $hour } demain
crafts = { $n } { $craft }
hulls = { $n } { $hull }
group-high = { $crafts }, en altitude, { $arm }
group-low = { $crafts }, à basse altitude, { $arm }
tf-name = TF { $n }
af-name = FA { $n }
step-set-up = Mise en place
step-prepare = Préparation
step-plot = Tracés
step-shadow = Filature
step-ships = Navires
step-air-first = Air 1
step-air-second = Air 2
step-combat = Combat
figure-points = { $allies } contre { $japan } points
air-search = Annoncez les reconnaissances, puis faites voler ce qui est sur la carte
air-flying = Faites voler ce qui est sur la carte, et atterrir
air-take-off = Décollages ; formations à montrer sur la carte ou à en retirer
note-cloud = nuages
note-storm = dépression
note-box = { $box } : { $lots }
lot-armed = { $crafts } avec { $arm }
note-factors = Préparation : reste { $rf } ; décollages et atterrissages { $minimum }/{ $normal }/{ $most }, { $used } utilisés
note-hits = coups reçus : { $n }
note-ships = { $ships }
note-damaged = { $ship } : { $hits } coups sur { $fd }
note-anchored = au mouillage : { $n }
note-aboard = { $ship } : { $boxes }
box-count = { $box } { $n }
note-held = l’ennemi la voit, condition { $condition }
note-shown = sur la carte commune
note-left = encore { $n ->
    [1] un hexagone
   *[other] { $n } hexagones
  } cette heure
note-searching = en reconnaissance
note-search-failed = sa reconnaissance n’a rien donné
note-shadowing = file sa cible
note-shadow-failed = a perdu sa cible
caption-land = atterrir avant { $hour }
caption-to = tracé vers { $hex }
caption-leaves = quitte la carte en { $hex }
contact-exact-ships = { $formations } TF, { $n } navires
contact-exact-air = { $formations } FA, { $n } facteurs
contact-about-ships = { $least } à { $most } TF, { $from } à { $to } navires
contact-about-air = { $least } à { $most } FA, { $from } à { $to } facteurs
caption-air = Avions
caption-ships = Navires
contact-some-ships = Navires, nombre inconnu
contact-some-air = Avions, nombre inconnu
contact-now = condition { $condition } · maintenant
contact-old = condition { $condition } · { $hours ->
    [0] cette heure
   *[other] il y a { $hours } h
}
category-count = { $n } { $category }
contact-content = { $what }
contact-levels = { $high } en altitude, { $low } à basse altitude
contact-high = en partie en altitude
contact-deck-busy = des avions sur le pont
contact-deck-empty = rien sur le pont
contact-awaited = le rapport se fait attendre
site-busy = Des avions étaient visibles sur le terrain à { $hour }
site-empty = Aucun avion visible sur le terrain à { $hour }
by-unit = { $unit }
by-base = { $base }
by-radar = le radar
by-watchers = les observateurs à terre de { $island }
contact-by = rapporté par { $by } à { $hour }
place-seen = vu en { $hex }
place-was = était en { $hex }
place-may = peut être à { $n ->
    [1] un hexagone
   *[other] { $n } hexagones
  } de { $hex }
place-by = { $place }, par { $by }
when-now = maintenant
when-hours = { $n } h
area-cloud = nuages
area-storm = dépression
area-may = peut être ici, vu il y a { $hours } h
area-sight = voit à { $n ->
    [1] un hexagone
   *[other] { $n } hexagones
  }
area-radar = radar, { $n } hexagones
area-course = { $units } → { $hex }
area-home = { $place } à portée avant { $hour }
area-beyond = ne rentrerait pas
gauge-title = Peut-elle rentrer ?
gauge-now = { $n } cette heure
gauge-back = { $n } jusqu’à { $place }
gauge-spare = { $n } de réserve
gauge-text = { $hours ->
    [0] plus d’heure
    [1] encore une heure
   *[other] encore { $hours } heures
  } de { $mf } hexagones, dernier atterrissage { $hour }
gauge-short = il manque { $n ->
    [1] un hexagone
   *[other] { $n } hexagones
  } pour le dernier atterrissage à { $hour }
gauge-nowhere = Aucun de vos terrains ne les prend tous.
gauge-fight = Si elle combat, elle paie une heure de carburant : atterrir avant { $hour }, { $n } de réserve.
gauge-fight-short = Si elle combat, elle paie une heure de carburant : atterrir avant { $hour }, il manque { $n } hexagones.
strip-title = Ponts d’envol
bar-takes-off = Décolle
bar-homeward = Sur le retour
bar-out = En vol
bar-out-armed = En vol, { $arm }
bar-ready = Paré, { $arm }
row-flight = { $af }, de { $place }
panel-aircraft = Avions
panel-ships = Navires
panel-weather = Météo
panel-orders = Ordres permanents
head-place = Où
head-box = Case
head-aircraft = Avions
head-tf = Escadre
head-ship = Navire
head-damage = Coups
head-ammo = Munitions
head-sector = Secteur
head-wind = Vent vers le
head-clouds = Nuages
head-reports = Rapports
head-interceptions = Interceptions
head-repairs = Réparations
head-fallen = Avions abattus
head-regrouping = Regroupements
head-hiding = Dissimulation
head-continue = Passage
cell-flight = En vol
cell-sunk = coulé
cell-off-map = hors carte
cell-damage = { $hits } sur { $fd }
cell-immobile = { $hits } sur { $fd }, immobilisé
cell-anchored = { $n }, au mouillage
task-at-escorts = contre l’escorte
task-at-bombers = contre les bombardiers
task-guard = en garde
task-out = à l’écart
fight-title = Bataille de { $hex }
fight-sub = Attaquant : { $side }
fight-sub-high = En l’air, en altitude ; attaquant : { $side }
fight-sub-low = En l’air, à basse altitude ; attaquant : { $side }
fight-sub-hail = L’un ou l’autre camp peut commencer
fight-sub-interception = Interception par : { $side }
fight-air = En l’air
fight-orders = Ordres
fight-fire = Combat aérien
fight-targets = Cibles
fight-flak = DCA
fight-bombs = Bombes
fight-lines = Lignes
fight-guns = Canons, torpilles
fight-note-night-air = De nuit, chaque table perd deux.
fight-note-cloud-air = Nuages : chaque table perd un.
fight-note-night-bombs = De nuit : bombardement moins quatre, DCA moins deux.
fight-note-cloud-bombs = Nuages : bombardement moins deux, DCA moins un.
fight-note-no-flak = Rien n’atteint maintenant les bombardiers en altitude.
fight-note-bht = Les canons tirent sur la table { $n }.
fight-note-no-torpedoes = Les torpilles ne portent pas : il faudrait que les dés fassent au moins { $n } ensemble.
fight-note-die = Votre dé est réglé sur { $n } ; celui de l’adversaire reste secret.
column-bht = table { $n }
column-ships = Navires
column-unplaced = Sans place
column-base = Base
column-waiting = Sans objectif
column-guns = Attaque au canon
column-torpedoes = Attaque à la torpille
column-rear = En retrait
tag-hunt = { $craft } contre l’escorte
tag-hunt-bombers = { $craft } contre les bombardiers
tag-guard = { $craft } en garde
tag-bomber = { $craft }, bombardier
tag-base = { $hex }
tag-waiting = { $craft }
tag-raid = { $craft } sur { $target }
tag-ship = { $ship }, DCA { $aa }
tag-anchored = { $ship }, au mouillage, DCA { $aa }
tag-sunk = { $ship }, coulé
tag-hits = { $ship }, canons { $guns }, coups { $hits } sur { $fd }
tag-aimed = { $ship }, canons { $guns }, pointés { $n }
tag-guns = { $ship }, canons { $guns }
role-attacker = attaque
role-defender = défense
target-base = la base
target-ship = navire { $n }
raid = { $crafts } sur { $target }, { $mode }
ask-place = Placez { $tf } ({ $ships }) dans un des hexagones proposés.
ask-stow = Préparez vos avions : armez-les, rangez-les, ou commencez ainsi.
ask-prepare = Préparez l’heure : préparer, faire décoller, entretenir ; les vols cachés se tracent sur la carte.
ask-plot = Tracez la route de vos escadres pour cette heure.
ask-shadow = Filer ce que vous voyez ? Menez l’unité qui file sur sa cible.
ask-regroup = Regroupez vos escadres, montrez-les ou cachez-les.
ask-air = { $step }.
ask-chase-other = Une unité file sa cible.
ask-late = Montrer des unités cachées avant que l’ennemi continue de voler ?
ask-engage = Où se bat-on ensuite ?
ask-hail = Attaquer en l’air au-dessus de { $hex } ?
ask-assign-high = En altitude sur { $hex } : qui vise les bombardiers, qui reste à l’écart ?
ask-fuel-high = En altitude au-dessus de { $hex } l’adversaire attaque. Dépenser une heure de carburant pour ce combat, ou la garder ?
ask-fuel-low = À basse altitude au-dessus de { $hex } l’adversaire attaque. Dépenser une heure de carburant pour ce combat, ou la garder ?
ask-assign-low = À basse altitude sur { $hex } : qui vise les bombardiers, qui reste à l’écart ?
ask-shoot = Feu sur { $hex } : répartissez-le, ou laissez-le ainsi.
ask-bombers = Tirer sur les bombardiers au-dessus de { $hex }, ou les laisser partir ?
ask-shoot-bombers = Sur les bombardiers en { $hex } : répartissez le feu, ou laissez-les passer.
ask-fallen = De quelles formations étaient les avions abattus en { $hex } ?
ask-commit = Bombarder ce qui est en { $hex } ? Les noms ne sont dits qu’après un oui.
ask-targets = Choisissez les cibles et les modes d’attaque en { $hex }.
ask-flak = DCA en { $hex } : chaque canon tire de lui-même sur chaque formation. Si l’une attaque de plusieurs façons, vous pouvez dire laquelle viser.
ask-lose = Lesquels de vos avions en { $hex } sont perdus ?
ask-lose-theirs = Lesquels des avions ennemis en { $hex } sont perdus ?
ask-seek = Chercher le combat naval en { $hex } ? Vous y avez { $ships }.
ask-lines = Placez vos navires en { $hex } et réglez votre dé, en secret. La somme des deux dés est la table de tous les canons.
ask-guns = Canons en { $hex }, table { $n } : choisissez les cibles.
ask-guns-pursuit = Canons sur les navires en retrait en { $hex } : choisissez les cibles.
ask-torpedoes = Torpilles en { $hex } : choisissez les cibles.
ask-pursue = Poursuivre les navires ennemis en retrait en { $hex } ?
ask-shell = Pilonner la base en { $hex } avec quels navires ?
ask-reply = Défense de la base en { $hex } : choisissez les cibles.
do-place = Placer { $tf } en { $hex }
do-stow = { $place } : { $crafts }, case « { $box } », { $arm }
do-shift = { $place } : { $crafts } vers { $to }
do-replace = { $place } : { $crafts } en remplacement
do-ready = { $place } : préparer { $crafts }, { $arm }
do-gather = { $place } : rassembler { $crafts } dispersés
do-launch = { $place } : faire décoller { $crafts }, { $arm }, mouvement entier, { $unit }
do-launch-half = { $place } : faire décoller { $crafts }, { $arm }, demi-mouvement, { $unit }
do-launch-none = { $place } : faire décoller { $crafts }, { $arm }, sans mouvement cette heure, { $unit }
launch-joins = avec { $af }
launch-new = comme { $af }
do-bound = { $af } entre en { $hex }
do-service = { $place } : entretenir { $crafts }
do-unready = { $place } : retirer { $crafts } avec { $arm } des parés
do-disperse = { $place } : disperser { $crafts }
do-junk = { $place } : détruire { $crafts } ({ $box })
do-plot = Tracer { $af } d’un hexagone vers le { $dir }
do-plot-high = { $af } monte à partir d’ici
do-plot-low = { $af } descend à partir d’ici
do-plot-land = { $af } atterrit à { $place }
do-plot-stay = { $af } reste cachée où elle est
do-course = { $tf } avance d’un hexagone vers le { $dir }
do-sail = { $tf } fait route vers { $hex }
do-anchor = { $ship } mouille
do-weigh = { $ship } lève l’ancre
do-show-at = Montrer { $tf } { $step ->
    [0] avant le départ
    [1] après un hexagone
   *[other] après deux hexagones
  }
do-shadow = { $unit } file ce qui est en { $hex }
do-chase = Suivre vers le { $dir }
do-show = Mettre { $unit } sur la carte commune
do-hide = Retirer { $unit } de la carte commune
do-detach = { $ship } rejoint { $tf }
do-detach-new = { $ship } forme une escadre à part
do-merge = { $tf } rejoint { $into }
do-scuttle = Saborder { $ship }
do-report = Dire { $formations } et { $total }
do-report-true = Dire { $formations } et { $total } : la vérité
do-search = { $af } tente une reconnaissance
do-fly = Faire voler { $af }
do-home = { $af } rentre à { $place } et atterrit
do-go = { $af } vole d’un hexagone vers le { $dir }
do-head = { $af } met le cap sur { $hex }
do-climb = Monter : { $crafts }
do-dive = Descendre : { $crafts }
do-land = Faire atterrir { $crafts } à { $place }
do-leave = Quitter la carte pour { $place }
do-hover = Rester au-dessus de { $tf } et l’accompagner
do-part = Détacher { $crafts } en formation à part
do-join = Rejoindre { $af }
do-drop = Larguer la charge de { $crafts }
do-ditch = Détruire { $crafts } en vol
do-stop = { $af } a fini
do-intercept-high = Intercepter en altitude : { $crafts }
do-intercept-low = Intercepter à basse altitude : { $crafts }
do-decline = Laisser passer
do-engage = Se battre en { $hex }
do-attack = Attaquer
do-no-attack = Ne pas attaquer
do-seek = Chercher le combat
do-no-seek = Éviter le combat
do-pursue = Poursuivre
do-no-pursue = Les laisser partir
do-assign-escorts = { $crafts } contre l’escorte
do-assign-bombers = { $crafts } contre les bombardiers
do-assign-guard = { $crafts } en garde
do-assign-out = Garder { $crafts } à l’écart
do-refuse-fuel = { $crafts } : économiser le carburant et combattre à six de moins
do-shoot = { $crafts } sur { $at }
do-strike = { $crafts } : { $mode } sur { $target }
do-flak = { $by } tire sur { $raid }
do-lose = Un { $craft } ({ $box })
do-line = { $ship } : { $line }
do-face = Régler le dé sur { $n }
do-gun = { $ship } tire { $n } sur { $at }
do-torpedo = { $ship } lance sur { $at }
do-shell = { $ship } pilonne la base
do-reply = { $n } facteurs de défense sur { $at }
do-next = Passer aux navires
do-fall = { $crafts } de { $af }
done-set-up = Commencer
done-plots = Ordres terminés
done-shadow = Filature terminée
done-chase = Rester ici
done-regroup = Navires terminés
done-flying = Passer aux vols tracés et décollages
done-air = Fin de votre mouvement aérien
done-fight = C’est tout
done-hail = Attaquer
done-hail-pass = Ne pas attaquer
done-assign = Donner ces ordres
done-fire = Tirer
done-silent = Ne pas tirer
done-fallen = N’importe lesquels
done-fallen-all = Continuer
done-targets = Lancer l’attaque
done-lines = Ces lignes, ce dé
done-pass = Continuer
warn-no-home = De là elle ne rentrerait pas.
warn-land-night = De nuit, certains peuvent s’écraser à l’atterrissage.
warn-land-storm = Dans la dépression, certains peuvent s’écraser à l’atterrissage.
warn-land-armed = Ils se posent avec leur charge, et un mauvais dé en fait s’écraser. Larguez d’abord pour être sûr.
warn-points = L’ennemi marque { $n }, et ils sont perdus pour de bon.
warn-scuttle = Il est perdu pour de bon, et l’ennemi le marque.
warn-no-cover = Plus de chasseurs pour protéger le pont.
warn-fuel = { $n ->
    [1] Un facteur n’a plus de carburant après cette heure et sera perdu.
   *[other] { $n } facteurs n’ont plus de carburant après cette heure et seront perdus.
  }
warn-due = { $n ->
    [1] Un remplacement n’est pas placé et sera perdu.
   *[other] { $n } remplacements ne sont pas placés et seront perdus.
  }
warn-idle-decks = { $n ->
    [1] Un facteur pourrait encore être préparé ou entretenu.
   *[other] { $n } facteurs pourraient encore être préparés ou entretenus.
  }
warn-unplotted = { $n ->
    [1] Une escadre reste où elle est.
   *[other] { $n } escadres restent où elles sont.
  }
warn-unflown = { $n ->
    [1] Une formation sur la carte n’a pas volé.
   *[other] { $n } formations sur la carte n’ont pas volé.
  }
warn-patrols-shown = { $n ->
    [1] Une patrouille au-dessus de navires cachés est encore sur la carte. Quand ils avanceront, elle s’en retirera sous les yeux de l’ennemi.
   *[other] { $n } patrouilles au-dessus de navires cachés sont encore sur la carte. Quand ils avanceront, elles s’en retireront sous les yeux de l’ennemi.
  }
about-launch = Décolle dans cette heure ; les premiers facteurs ont tout leur mouvement, les suivants la moitié, les derniers aucun.
about-rf = De « Vient d’atterrir » à « Préparation ».
about-ready = Les avions parés peuvent décoller aussitôt.
about-disperse = Les avions dispersés souffrent moitié moins.
about-show = Ce qui est sur la carte commune peut observer.
about-anchor = Au mouillage il décharge ou sert des hydravions, et est plus facile à toucher.
about-destroy = Ils sont perdus pour de bon, et l’ennemi les marque.
about-fuel = L’heure limite reste la même.
about-guns = Ils tirent au canon, et l’on peut tirer sur eux.
about-torpedoes = Ils ne lancent que des torpilles, et l’on peut tirer sur eux.
about-rear = Ils ne se battent pas ; on ne tire sur eux que si l’adversaire perce jusqu’à eux.
about-plot = On ne la verra que si quelqu’un observe son hexagone.
about-rule = Selon la règle.
shelf-deck = { $place } : préparation { $rf }, décollages et atterrissages { $minimum }/{ $normal }/{ $most }, { $used } utilisés
shelf-junk = Détruire des avions
shelf-af = { $af }
shelf-tf = { $tf }
shelf-marker = Sur la carte commune
shelf-scuttle = Saborder
shelf-line = { $line }
shelf-shell = Pilonner la base
shelf-reply = Défense de la base
shelf-land = Atterrir
shelf-more = Séparer, joindre, larguer
item-stow = { $craft }
item-shift = { $craft } vers { $to }
item-replace = { $craft } en remplacement
item-ready = Préparer { $craft }
item-gather = Rassembler { $craft }
item-launch = Faire décoller { $craft }, { $arm }
item-service = Entretenir { $craft }
item-unready = Retirer { $craft } avec { $arm } des parés
item-disperse = Disperser { $craft }
item-junk = { $craft }, { $box }, { $place }
item-land = Faire atterrir { $craft }
item-part = Détacher { $craft }
item-ditch = Détruire { $craft }
item-detach = Détacher { $what }
item-group = { $craft } de { $af }
item-reply = Canons de la base
shelf-tasks = Missions en l’air
shelf-fire = Tir des avions
item-fire = { $craft }
way-at = sur { $craft }
shelf-strikes = Attaques
shelf-flak = Tir antiaérien
shelf-guns = Canons
shelf-torpedoes = Torpilles
way-nth = { $what }, n° { $n }
way-box = { $box }
way-box-armed = { $box }, { $arm }
way-arm = { $arm }
way-whole = tout le mouvement
way-half = moitié du mouvement
way-none = aucun mouvement cette heure
way-joins = vers { $what }
way-alone = en une nouvelle escadre
way-task = { $task }
way-mode = { $mode }
way-guns = { $n ->
    [1] un facteur de canon
   *[other] { $n } facteurs de canon
  }
way-place = { $place }
symbol-airfield = terrain
symbol-seaplane-base = base d’hydravions
guide-place = Placez vos navires dans les hexagones éclairés. L’ennemi ne saura pas où ils commencent.
guide-ready = Les avions passent de « Vient d’atterrir » à « Préparation » puis « Paré à décoller », un pas par heure ; ce qui est paré peut décoller. Prenez le travail dans la liste à droite ; le bouton violet passe aux navires.
guide-launch = Faites décoller ce qui est paré. Quelques-uns gardent tout leur mouvement ; les suivants en perdent la moitié, puis tout. Un ou deux facteurs suffisent pour une reconnaissance.
guide-course = Prenez une escadre et menez-la à deux hexagones au plus. Personne ne la voit tant que nul ne regarde.
guide-shadow = Qui observe bien une escadre peut la filer : il l’accompagne et la garde en vue.
guide-show = Seul ce qui est sur la carte commune observe ; mais on le voit aussi.
guide-search = Une formation sur la carte qui tente une reconnaissance observe autour d’elle si son dé réussit. Annoncez d’abord les reconnaissances.
guide-fly = Choisissez une formation, puis menez-la où elle doit voler. Elle s’arrête d’elle-même s’il y a du nouveau.
guide-head = Les hexagones éclairés sont à portée cette heure ; ceux hachurés de rouge ne laissent pas de quoi rentrer. La jauge dit à quelle distance est le retour.
guide-report = On vous voit en condition 2 : vous pouvez dire moitié moins ou moitié plus. L’ennemi le sait aussi.
guide-strike = Chaque groupe attaque une cible d’une manière. Ce que vous annoncez est fixé avant le tir de la DCA.
guide-line = Les navires en attaque au canon tirent au canon, ceux en attaque à la torpille lancent ; ceux en retrait sont à l’abri tant qu’ils sont couverts. Les deux dés ensemble donnent la table de tous les canons.
cell-faces = { $a } / { $b } / { $c }
cell-sixths = { $n } sur 6
cell-mean = { $whole },{ $tenth }
head-attack = Attaque
head-table = Table
head-hits = Coups : dé 1, 3, 6
head-any = Au moins un
head-mean = Moyenne
head-alone = Avions (chaque ligne comme seule)
head-launch = Décollage
head-over = Sur la cible
head-back = Retour
head-land-by = Atterrir avant
strike-none = Vous n’avez pas ici d’avions qui portent des bombes.
strike-too-far = trop loin : { $n ->
    [1] un hexagone
   *[other] { $n } hexagones
  }, portée { $reach }
strike-no-deck = rien ne décolle d’ici
strike-half = { $what }, la moitié du mouvement la première heure
strike-no-move = { $what }, aucun mouvement la première heure
strike-latest = { $what }, au plus tard pour rentrer de jour
mark-watched = { $n }
mark-threat = à { $hours } h de { $from }
mark-range = { $all } : autant d’hexagones aller et retour
mark-range-one = { $craft } { $n }
threat-contact = du contact en { $hex }
odds-attack = { $n } facteurs
odds-fighter = { $side } : tir de { $crafts }
odds-bomber = { $side } : riposte de { $crafts }
odds-raid = { $side } : { $crafts } sur { $target }
odds-flak = { $side } : DCA { $n } sur { $crafts }
odds-flak-most = { $side } : DCA jusqu’à { $n } sur { $crafts }
odds-guns = { $side } : { $n } canons ensemble
odds-ship = { $crafts } sur un navire en route, { $mode }
odds-base = { $crafts } sur la base, { $mode }
odds-alone = Table { $table } : { $n } chances sur 6 de toucher, { $whole },{ $tenth } coups attendus, { $most } au plus
odds-still = { $odds } ; une table de plus, car il ne bouge pas
odds-sinks = { $odds } ; { $hits ->
    [1] un coup le coule
   *[other] { $hits } coups le coulent
  } : { $n } sur 6
odds-deck = { $odds } ; { $hits ->
    [1] un coup le coule
   *[other] { $hits } coups le coulent
  }, moins si des avions y sont en préparation
odds-tough = { $odds } ; { $hits ->
    [1] un coup coule
   *[other] { $hits } coups coulent
  } un navire intact
odds-two-dice = Deux dés, { $factors } sur la table { $table } et { $others } sur la table { $lower } : { $n } chances sur 36 de toucher, { $whole },{ $tenth } coups attendus, { $most } au plus
odds-together = Avec ce qui précède { $factors } facteurs, un seul dé, table { $table } : { $n } chances sur 6 de toucher, { $whole },{ $tenth } coups attendus, { $most } au plus
ask-no-hex = « { $name } » n’est pas un hexagone de la carte.
ask-no-fan = Il n’y a personne à envoyer maintenant.
ask-no-odds = Il n’y a pas de dés à prévoir maintenant.
query-search = Ce que j’observe
query-threats = Qui peut m’atteindre
query-ranges = Jusqu’où je vole
query-strike = Plan de frappe
query-fan = Envoyer un éventail de reconnaissance
query-odds = Ce que peuvent les dés
chart-points = Points de victoire
tell-did-what = { $side }, en secret : { $kind }, { $what }
date = { $day } { $month }
date-day = Jour { $n }
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
scene-title = { $clock } · { $phase }
clock-day = { $date }, { $hour } · jour · vent vers le { $wind }
clock-night = { $date }, { $hour } · nuit · vent vers le { $wind }
item-unready-bare = Retirer { $craft } des parés
do-unready-bare = { $place } : retirer { $crafts } des parés
figure-hour = { $date }, { $hour }
figure-hour-night = { $date }, { $hour }, nuit
warn-home-armed = Ils larguent leur charge avant de se poser, et elle est perdue.
warn-unaimed-guns = { $n ->
    [1] Un navire a des canons sans but : ils ne tireront pas.
   *[other] { $n } navires ont des canons sans but : ils ne tireront pas.
  }
warn-unaimed-torpedoes = { $n ->
    [1] Un navire a des torpilles sans but : elles sont tout de même dépensées.
   *[other] { $n } navires ont des torpilles sans but : elles sont tout de même dépensées.
  }
warn-unaimed-shells = { $n ->
    [1] Un navire pourrait bombarder la base et ne le fait pas.
   *[other] { $n } navires pourraient bombarder la base et ne le font pas.
  }
warn-unaimed-shore = Des canons de la côte restent sans but : ils ne tireront pas.
ask-why = { $ask } { $why }
ask-halted = Il s'est passé quelque chose : { $why }. { $ask }
halt-contact = contact en { $hex }
halt-lost = contact perdu en { $hex }
halt-seen = { $af } est observée
halt-seen-ships = de vos navires sont observés
halt-hit = vous avez été touché ou avez perdu des avions
halt-asked = vous seul pouvez décider de ceci
halt-fuel = { $af } doit rentrer maintenant
halt-ready = des avions armés sont prêts
halt-landed = des avions ont atterri
halt-goal = une force navale a atteint son but
halt-arrived = des renforts sont là
halt-dawn = le jour se lève
halt-dusk = la nuit tombe
why-no-fighters = Vous ne pouvez que passer : aucun de vos chasseurs n’est sur la carte ici et libre d’attaquer. On vous le demande tout de même, pour que l’ennemi n’apprenne rien.
why-guards = Vous ne pouvez que passer : aucun de vos chasseurs n’est libre dans cet hexagone, car ceux qui volent avec des bombardiers les gardent. On vous le demande tout de même, pour que l’ennemi n’apprenne rien.
why-fighters-low = Vous ne pouvez que passer : vos chasseurs ici sont bas. On vous le demande tout de même, pour que l’ennemi n’apprenne rien.
why-fighters-high = Vous ne pouvez que passer : vos chasseurs ici sont hauts. On vous le demande tout de même, pour que l’ennemi n’apprenne rien.
why-storm = Vous ne pouvez que passer : personne ne combat dans une dépression. On vous le demande tout de même, pour que l’ennemi n’apprenne rien.
why-far = Vous ne pouvez que passer : ni base, ni porte-avions, ni porte-hydravions connu de vous à deux hexagones, et aucune force navale ici. On vous le demande tout de même, pour que l’ennemi n’apprenne rien.
why-late = Vous ne pouvez que passer : rien de ce que vous cachez ne peut être montré maintenant. On vous le demande tout de même, pour que l’ennemi n’apprenne rien.
why-chase = Il ne peut que rester : les autres hexagones sont barrés ou trop loin de son but.
why-no-bombers = Vous ne pouvez que passer : rien à vous sur cet hexagone ne porte de charge pour une telle cible, ou ne vole à la hauteur voulue.
why-assign = Il n’y a rien à choisir : tous vos chasseurs ici combattent.
why-shoot = Il n’y a rien à répartir : tous tirent sur la seule sorte de cible.
why-flak = Il n’y a rien à pointer : aucun de vos canons n’atteint ces attaques.
why-no-guns = Vous ne pouvez que passer : aucun de vos navires de la ligne qui tire n’a plus de canons ou de munitions, ou de cible permise.
why-no-torpedoes = Vous ne pouvez que passer : aucun navire de votre ligne de torpilles n’a plus de torpilles.
why-no-shells = Vous ne pouvez que passer : aucun de vos navires ici n’a de gros canons qui puissent encore tirer.
why-no-shore = Vous ne pouvez que passer : les canons de la côte se taisent.
why-shadow-blind = Vous ne pouvez que passer : vous ne voyez aucun navire ennemi. On le demande aux deux camps dès que l’un des deux le pourrait, pour que personne n’apprenne lequel.
why-shadow-dim = Vous ne pouvez que passer : aucune de vos unités ne voit elle-même ces navires, à la condition 2 ou mieux.
why-no-aircraft = Vous n’avez pas d’avions à préparer.
why-no-ships = Vous n’avez aucune force navale sur la carte. On le demande aux deux camps en même temps.
why-regroup = Il n’y a rien à regrouper, montrer ou cacher. On le demande aux deux camps en même temps.
why-no-formations = Rien de ce que vous avez n’est en vol.
why-air-done = Rien à vous ne peut voler dans cette étape.
ask-no-scouts = Aucun avion d’observation n’est paré et sans charge là où il pourrait décoller avec tout son mouvement.
ask-fan-night = De nuit une reconnaissance ne trouve presque rien, et se poser est dangereux : attendez le jour.
ask-fan-late = Il fera nuit avant leur retour, et se poser dans le noir est dangereux.
ask-no-chart = Il n’y a pas de tableau « { $name } » : chart.aircraft, chart.strikes ou chart.hits.
strike-if-armed = { $crafts }, une fois armés
query-scouts = Ce que ferait un éventail de reconnaissance
query-charts = Tableaux
query-hits = Une attaque sur la table des coups
chart-aircraft = Avions
chart-strikes = Attaques aériennes
chart-hits = Table des coups
head-to = Vers
head-role = En l’air
head-speed = Hexagones par heure
head-endurance = Heures
head-radius = Aller et retour
head-air = Table en combat aérien
head-mode = Attaque
head-arm = Charge
head-on-ship = Table contre les navires
head-on-base = Table contre les bases
head-factors = { $n ->
    [1] un facteur : dé 1, 3, 6
   *[other] { $n } facteurs
  }
role-fighter = chasseur
role-low = chasseur à basse altitude
role-bomber = bombardier
tell-placed = { $side }, en secret : { $unit } commence en { $hex }

## Plans sur plusieurs heures

ask-chart-sea = Où { $tf } doit-elle se rendre dans les heures qui viennent ? Chaque heure, la suite de sa route est tracée pour vous ; vous pouvez la changer.
ask-chart-air = Quel hexagone { $af } doit-elle survoler d’abord ? Ou dites comment finit son vol.
ask-chart-on = { $af } survole { $hexes }. Ajoutez un hexagone, ou dites comment finit son vol.
do-chart = Prévoir plusieurs heures pour { $unit }
do-goal-sea = Faire route vers { $hex }, arrivée à { $hour }
do-goal-air = Survoler { $hex }, arrivée à { $hour }
do-close-hold = Rester ici jusqu’à nouvel ordre
do-close-home = Puis rentrer et se poser
do-close-home-search = Chercher à chaque heure, puis rentrer et se poser
do-close-stay = Rester sur place tant que le carburant le permet, puis rentrer
do-close-stay-search = Rester sur place et chercher à chaque heure tant que le carburant le permet, puis rentrer
do-close-clear = Rayer le plan
do-close-back = Ne rien changer
about-course = Désignez un but à 20 hexagones au plus. Chaque heure, la suite de la route se trace d’elle-même quand vous tracez vos escadres, en contournant les dépressions ; un nouveau plan pour l’escadre l’efface. L’ennemi n’en voit rien.
about-mission = Désignez jusqu’à quatre hexagones. Chaque heure, la formation cherche si vous le voulez et poursuit son vol d’elle-même ; elle rentre avec une heure de carburant en réserve et se pose. Si elle trouve quelque chose, elle est à vous.
tell-plan-arrived = { $side }, en secret : { $unit } a atteint le but de sa route.
tell-plan-barred = { $side }, en secret : { $unit } ne peut plus avancer ; sa route est rayée.
tell-plan-fought = { $side }, en secret : { $unit } a dû combattre ; sa mission est rayée.
tell-plan-gone = { $side }, en secret : { $unit } n’existe plus ; son plan est rayé.
area-plan = { $unit } : prévue vers { $hex }
query-sortie = Lancer l’attaque
ask-no-sortie = Rien de ce qui est paré avec des bombes ne peut décoller maintenant et en revenir.
head-flights = Vols
head-decks = Ponts
cell-decks = { $orders }
