# Ce que la table montre et dit.
side-allies = Alliés
side-japan = Japon
symbol-cv = porte-avions
symbol-cvl = porte-avions léger
symbol-bb = cuirassé
symbol-ca = croiseur lourd
symbol-cav = croiseur porte-hydravions
symbol-cl = croiseur léger
symbol-dd = destroyer
symbol-ap = transport de troupes
symbol-apd = transport rapide
symbol-av = ravitailleur d'hydravions
symbol-ao = pétrolier
symbol-pg = escorteur
symbol-ss = sous-marin
symbol-fighter = chasseur
symbol-dive-bomber = bombardier en piqué
symbol-torpedo-bomber = bombardier-torpilleur
symbol-bomber = bombardier
symbol-flying-boat = hydravion à coque
symbol-floatplane = hydravion à flotteurs
symbol-task-force = force navale
symbol-air-formation = formation aérienne
symbol-contact = contact
symbol-cloud = nuages
symbol-storm = tempête
symbol-wind = vent
symbol-coast-watcher = guetteur côtier
hull-cv = CV
hull-cvl = CVL
hull-av = AV
hull-cav = CAV
hull-bb = BB
hull-ca = CA
hull-cl = CL
hull-dd = DD
hull-pg = PG
hull-ao = AO
hull-ap = AP
hull-apd = APD
category-carriers = porte-avions
category-battle-ships = navires de bataille
category-minor = petits navires
category-bombers = bombardiers
category-interceptors = intercepteurs
box-ready = Parés
box-landed = Viennent d’atterrir
box-readying = Préparation
box-dispersed = Dispersés
arm-unarmed = sans armes
arm-gp = bombes explosives
arm-ap = bombes perforantes
arm-torpedo = torpilles
class-minimum = minimal
class-normal = normal
class-maximum = maximal
mode-dive = bombardement en piqué
mode-low = bombardement à basse altitude
mode-high = bombardement à haute altitude
mode-torpedo = attaque à la torpille
line-guns = attaque au canon
line-torpedoes = attaque à la torpille
line-rear = en retrait
dir-n = nord
dir-ne = nord-est
dir-se = sud-est
dir-s = sud
dir-sw = sud-ouest
dir-nw = nord-ouest
phase-set-up = mise en place
phase-orders = opérations aériennes et tracés
phase-shadow = filature
phase-regroup = réorganisation des escadres
phase-air-allies = mouvement aérien des Alliés
phase-air-japan = mouvement aérien du Japon
phase-combat = combat
panel-points = Points de victoire
panel-scale = Échelle
head-scale = Case et tour
cell-scale = Une case fait { $miles } milles terrestres de haut ; un tour dure une heure.
head-side = Camp
head-points = Points
cell-side = { $side }
ask-fly = Faites voler { $af } : { $n ->
    [1] un hexagone
   *[other] jusqu’à { $n } hexagones
  }. Chaque hexagone peut vous montrer quelque chose et ne se reprend pas.
ask-fly-seen = Faites voler { $af } : { $n ->
    [1] un hexagone
   *[other] jusqu’à { $n } hexagones
  }. Chaque hexagone peut vous montrer quelque chose et ne se reprend pas. L’adversaire la voit.
ask-phase = En cours : { $phase }.
do = { $kind }
order-report-honest = Annoncer la vérité
order-report-inflate = Annoncer le plus permis
order-report-deflate = Annoncer le moins permis
order-report-ask = Demander quoi annoncer
order-intercept-ask = Demander s'il faut intercepter
order-intercept-always = Toujours intercepter
order-intercept-never = Ne jamais intercepter
order-repair-yes = Réparer les bases
order-repair-no = Ne pas réparer les bases
order-fallen-ask = Demander quelles formations perdent des avions
order-fallen-usual = Perdre d'abord ce qui doit se poser le premier
order-continue = Continuer jusqu'à du nouveau
order-continue-no = Me redemander tout
order-regroup-ask = Me demander chaque heure comment regrouper
order-regroup-pass = Ne rien demander sur les regroupements
order-hide-yes = Cacher ce qui n'est pas observé
order-hide-no = Laisser sur la carte ce qui y est
ship-named = { $hull } { $name }
ship-counted = un { $hull }
ship-plain = { $hull }
ship-nth = { $hull } n° { $n }
tell-did = { $side }, en secret : { $kind }
tell-ready = { $side } : prêt
tell-turn-day = Tour { $turn } : jour { $day }, { $hour }h
tell-turn-night = Tour { $turn } : jour { $day }, { $hour }h, nuit
tell-wind = Vent du secteur { $sector } : dé { $die }, il souffle vers : { $dir }
tell-drifted = Les nuages dérivent avec le vent.
tell-cloud = Des nuages se forment dans le secteur { $sector } : dé { $die }, { $hex }
tell-cloud-off = Des nuages du secteur { $sector } sortent de la carte : dé { $die }
tell-initiative = Initiative : Alliés { $a }, Japon { $j }. Premier à voler : { $side }.
tell-half = Mouvement aérien : { $side }.
tell-search-sees = { $side } : reconnaissance depuis { $hex }, dé { $die } : elle observe
tell-search-fails = { $side } : reconnaissance depuis { $hex }, dé { $die } : rien
tell-shown = { $side } : { $kind } sur la carte en { $hex }
tell-hidden = { $side } : { $kind } retirée de la carte en { $hex }
tell-shadow-holds = { $side } file une force en { $hex } : dé { $die }
tell-shadow-fails = { $side } perd une force en { $hex } : dé { $die }
tell-sighted-base = { $side } survole la base en { $hex }, condition { $condition }
tell-sighted-base-full = { $side } survole la base en { $hex }, condition { $condition } : des avions y sont prêts ou viennent d’atterrir
tell-sighted-base-bare = { $side } survole la base en { $hex }, condition { $condition } : aucun avion prêt ou qui vient d’atterrir
tell-sighted = { $side } repère en { $hex } : { $kind }, condition { $condition }
tell-told = { $side } annonce en { $hex } : { $kind }, formations : { $formations }, au total : { $total }
tell-lost = { $side } perd de vue { $hex } : { $kind }
tell-flew = { $side } : de { $hex } à { $to }
tell-landed = { $side } : atterris, { $n } { $craft }
tell-crashed = { $side } : écrasés à l'atterrissage, { $n } { $craft }
tell-fuel = { $side } : à court de carburant, { $n } { $craft }
tell-left = { $side } : la TF { $n } quitte la carte
tell-intercept-sure = { $side } intercepte en { $hex }
tell-intercept-nobody = { $side } ne trouve personne à cette altitude en { $hex }
tell-let-go = { $side } laisse partir les bombardiers en { $hex }
tell-halted = { $side } cesse de passer : { $why }
tell-kept-off = { $side } : l’escorte barre la route aux bombardiers en { $hex }
tell-intercept-meets = { $side } intercepte en { $hex } : dé { $die }
tell-intercept-fails = { $side } manque l'ennemi en { $hex } : dé { $die }
tell-fight = { $side } attaque en { $hex }
tell-air-fire = { $side } : { $n } { $craft } tirent sur { $at }, dé { $die }, touchés : { $hits }
tell-downed = { $side } : pertes, { $n } { $craft }
tell-flak = { $side } : tir antiaérien, { $n ->
    [1] un facteur
   *[other] { $n } facteurs
  } sur { $at }, dé { $die }, touchés : { $hits }
tell-bombs = { $side } : { $n } { $craft } sur { $ship }, dé { $die }, touchés : { $hits }
tell-bombs-base = { $side } : { $n } { $craft } sur la base, dé { $die }, touchés : { $hits }
tell-shells = { $side } : { $n ->
    [1] un facteur
   *[other] { $n } facteurs
  } sur { $ship }, dé { $die }, touchés : { $hits }
tell-shells-base = { $side } : { $n ->
    [1] un facteur
   *[other] { $n } facteurs
  } sur la base, dé { $die }, touchés : { $hits }
tell-damaged-twice = { $side } : { $ship } touché, { $hits } en tout : chaque coup compte double à cause des avions à bord
tell-damaged = { $side } : { $ship } touché, { $hits } en tout
tell-sunk = { $side } : { $ship } coulé
tell-base-hit = { $base } : { $hits ->
    [one] { $hits } coup, qui coûte
   *[other] { $hits } coups, dont chacun coûte
  } des facteurs de lancement et des avions
tell-faces = Dés choisis : Alliés { $a }, Japon { $j }
tell-repaired = { $side } : { $base } répare un coup
tell-captured = { $side } prend { $base }
tell-scored = { $side } marque { $n } ({ $why ->
    [aircraft] avions
    [fuel] avions à court de carburant
    [sunk] navires coulés
    [unloading] débarquement
    [closed] bases fermées
   *[damage] dégâts
  })
tell-won = Victoire : { $side }.
tell-drawn = Match nul.
outcome-margin = Gagné à 24h par une avance décisive, Alliés { $allies }, Japon { $japan }.
outcome-points = Gagné aux points, Alliés { $allies }, Japon { $japan }.
outcome-draw = Aucun camp n'a gagné, Alliés { $allies }, Japon { $japan }.
refuse-not-now = Cela ne peut pas se faire maintenant.
refuse-order = Cette consigne est déjà en vigueur.
refuse-zone = La force ne peut pas commencer là.
refuse-unplaced = Une force n'est pas encore placée.
refuse-no-aircraft = Il n'y a pas là autant d'avions de ce type qui puissent encore bouger.
refuse-disperse-ship = On ne disperse des avions que sur les bases.
refuse-arm = Ils ne peuvent pas emporter cela.
refuse-shift = Ces avions ne peuvent pas être répartis là.
refuse-handling = Il n'accueille pas ces avions.
refuse-full = Il n'y a pas de place pour autant d'avions.
refuse-step = Cette étape de préparation est passée ici.
refuse-rf = Le facteur de préparation n'en permet pas autant.
refuse-lf = Le facteur de lancement n'en permet pas autant.
refuse-slot = Une nouvelle formation prend le premier numéro libre.
refuse-anchored-only = Ils n'en décollent que s'il est au mouillage.
refuse-no-entry = Une formation d'une base hors carte doit avoir un hexagone d'entrée marqué.
refuse-plotted = Son vol est tracé et l'engage.
refuse-mf = Elle ne peut pas aller si loin.
refuse-level = Elle ne peut pas changer ainsi d'altitude maintenant.
refuse-not-there = Ce n'est pas dans son hexagone.
refuse-high = Seuls des avions à basse altitude atterrissent.
refuse-no-anchorage = Les navires mouillent dans les hexagones mi-terre mi-mer.
refuse-anchor = Il ne peut ni mouiller ni appareiller maintenant.
refuse-show = Elle ne peut pas être montrée ainsi maintenant.
refuse-hide = Elle ne peut pas être cachée maintenant.
refuse-left = Elle quitte la carte.
refuse-storm = Une tempête barre la route.
refuse-storm-out = Elle doit d'abord quitter la tempête au plus court.
refuse-wind = Le porte-avions doit franchir un hexagone contre le vent.
refuse-land = La terre ou un récif barre la route.
refuse-edge = C'est hors de la carte.
refuse-mountain = On ne franchit les montagnes qu'à haute altitude.
refuse-first-hour = Les bombardiers armés restent bas pendant leur première heure.
refuse-done = Elle a déjà volé ce tour-ci.
refuse-shadowed = Elle a déjà volé ce tour-ci, à la suite de sa cible : elle peut encore chercher, et se poser si elle est au-dessus d'un terrain ou d'un pont ami.
refuse-lost-shadow = Elle a perdu la cible qu'elle filait : jusqu'à la fin du tour, elle ne vole ni ne cherche plus.
refuse-drop = Elle n'emporte rien à larguer.
refuse-search-late = Les reconnaissances s’annoncent avant tout mouvement.
refuse-search-hidden = Seules les formations posées sur la carte font une reconnaissance.
refuse-searched = Elle a déjà fait sa reconnaissance.
refuse-search-storm = Elle a commencé le tour dans une tempête.
refuse-air-step = Ce n'est pas son moment dans l'ordre du mouvement aérien.
refuse-leave = Elle doit d'abord s'être arrêtée sur un hexagone marqué de cette base.
refuse-regroup = Ces navires ne peuvent pas être regroupés ainsi.
refuse-regroup-again = Un navire ne change d'escadre qu'une fois par tour ; d'autres peuvent encore rejoindre celle où il est.
refuse-regroup-air = On sépare et réunit les formations au-dessus d'une base ou d'un porte-avions ami.
refuse-part = On ne peut pas en séparer autant.
refuse-part-again = Elle a été séparée d'une autre, ou une autre l'a rejointe : elle ne se divise plus ce tour-ci.
refuse-tf-size = La force serait trop grande.
refuse-scuttle = On ne saborde pas dans cette partie.
refuse-loss = Ce ne sont pas les avions à perdre maintenant.
refuse-face = Un dé n'a qu'une face visible, et se pose une fois.
refuse-no-face = Posez d'abord votre dé.
refuse-rear = Ancré ou immobilisé, il reste en retrait.
refuse-line = Il n'est pas dans la bonne ligne, ou est déjà placé.
refuse-battleship = Seules les grosses pièces tirent sur les cuirassés.
refuse-guns = Il n'a pas tant de canons à tirer.
refuse-no-torpedoes = Il n'a pas de torpille à lancer.
refuse-small-guns = Seules les grosses pièces pilonnent les bases.
refuse-fought = Il a combattu ce tour-ci.
kind-place = Placer
kind-stow = Disposer
kind-shift = Répartir
kind-replace = Remplacer
kind-ready = Apprêter
kind-gather = Rassembler
kind-launch = Lancer
kind-bound = Choisir l'entrée
kind-service = Réviser
kind-unready = Désarmer
kind-disperse = Disperser
kind-junk = Détruire à bord
kind-plot = Tracer un vol
kind-plot-level = Tracer l'altitude
kind-plot-land = Tracer l'atterrissage
kind-plot-stay = Tracer sur place
kind-course = Tracer une route
kind-anchor = Mouiller
kind-weigh = Appareiller
kind-show-at = Montrer en route
kind-shadow = Filer
kind-chase = Suivre
kind-show = Montrer
kind-hide = Cacher
kind-detach = Détacher
kind-merge = Réunir
kind-scuttle = Saborder
kind-report = Annoncer
kind-search = Rechercher
kind-fly = Voler
kind-home = Rentrer
kind-go = Avancer
kind-level = Changer d'altitude
kind-land = Atterrir
kind-leave = Quitter la carte
kind-hover = Rester au-dessus
kind-part = Séparer
kind-join = Rejoindre
kind-drop = Larguer
kind-ditch = Détruire en vol
kind-stop = Arrêter
kind-intercept = Intercepter
kind-decline = Laisser passer
kind-engage = Combattre ici
kind-want = Décider
kind-assign = Affecter
kind-fuel = Carburant
kind-shoot = Tirer
kind-strike = Frapper
kind-flak = Tir antiaérien
kind-lose = Perdre
kind-line = Prendre une ligne
kind-face = Régler le dé
kind-gun = Tir au canon
kind-torpedo = Torpilles
kind-shell = Pilonner
kind-reply = Répliquer
kind-next = Passer aux tracés
kind-done = Terminé
kind-order = Consigne

# 7, 11, 14.13 : ce qui est demandé et refusé quand des unités se rencontrent
ask-report = L'ennemi vous voit en { $hex }. Que lui dites-vous ?
ask-intercept = Des avions passent en { $hex }. Intercepter ?
ask-agree-high = L'ennemi cherche le combat en { $hex }, en altitude. L'accepter ?
ask-agree-low = L'ennemi cherche le combat en { $hex }, à basse altitude. L'accepter ?
ask-chase = { $unit } suit sa cible. Où aller ?
refuse-report = C'est plus loin de la vérité que permis.
refuse-shadow = Elle ne voit pas elle-même assez bien cette escadre.
refuse-shadow-air = Des avions ne peuvent être filés.
refuse-shadow-once = Une unité file une seule cible, et une cible n'est filée que par une unité.
refuse-chase = Elle doit garder sa cible en vue, ou s'en rapprocher.
refuse-intercept-level = Le combat se livre à l'autre altitude.
refuse-intercept-here = Aucun combat aérien n'est possible dans cette case.
refuse-intercept-none = Vous n'avez pas d'intercepteurs à cette altitude.

# Combat aérien, tir antiaérien et bombardement.
kind-fall = Répartir les pertes
tell-met-low = { $side }, bas : { $n } { $craft } ({ $part ->
    [hunt] contre l'escorte
    [raid] contre les bombardiers
    [guard] chasseurs en garde
   *[bomber] bombardiers
  })
tell-met-high = { $side }, haut : { $n } { $craft } ({ $part ->
    [hunt] contre l'escorte
    [raid] contre les bombardiers
    [guard] chasseurs en garde
   *[bomber] bombardiers
  })
tell-named = { $side } : { $ship } est là
tell-named-anchored = { $side } : { $ship } est là, au mouillage
tell-raid = { $side } : { $n } { $craft } attaquent { $ship }, { $mode }
tell-raid-base = { $side } : { $n } { $craft } attaquent la base, { $mode }
refuse-out-of-fuel = Leur carburant ne suffit plus pour se poser ce tour.
refuse-no-fight = Il n'y a pas de combat dans cette case.
refuse-no-interceptors = Vous n'avez pas d'intercepteurs à cette altitude ici.
refuse-far-from-decks = Un combat aérien demande une base ou un navire portant des avions à deux cases au plus, ou une force navale dans la case.
refuse-task = Cette mission ne peut pas leur être donnée ici.
refuse-escort = Les chasseurs qui volent avec des bombardiers les gardent.
refuse-escorts = Il faut opposer quelqu'un à la garde des bombardiers.
refuse-all-fight = Quand les deux camps ont des intercepteurs, tous combattent.
refuse-fuel = Leur carburant est déjà décidé pour cette heure.
refuse-target = On ne peut pas viser cela.
refuse-too-high = La nuit, rien n'atteint des bombardiers à haute altitude.
refuse-flak = Il ne peut pas tirer sur cette attaque.
refuse-flak-split = Il a déjà tiré sur cette formation ; le tir ne se divise pas.
refuse-no-bombers = Il ne vous reste ici aucun bombardier capable d'attaquer.
refuse-committed = Vous êtes engagé : quelque chose doit attaquer.
refuse-mode = Ils ne peuvent pas attaquer cette cible ainsi.
kind-head = Mettre le cap sur un hexagone
kind-sail = Tracer deux hexagones
ask-fly-none = { $af } a volé tout ce qu’elle peut cette heure. Ce qui lui reste à faire est proposé.

# Pourquoi on ne peut pas aller dans un hexagone, et pourquoi on ne peut que passer.
refuse-next-hex = Un hexagone à la fois : { $hex } est plus loin. Prenez l’hexagone suivant sur le chemin, puis continuez.
refuse-too-far = { $hex } est à { $far } hexagones ; il en reste { $n } pour cette heure. Pour s’y rendre en plusieurs heures : « chart { $unit } », puis « goal { $to } ».
refuse-no-way-left = { $hex } ne peut être atteint : il ne reste aucun mouvement pour cette heure.
refuse-mountain-at = Des montagnes en { $hex } barrent la route, et tout ne vole pas haut : montez d’abord.
refuse-storm-at = Une dépression en { $hex } barre la route.
refuse-began-storm = { $tf } a commencé l’heure dans une dépression et reste où elle est.
refuse-anchored = Un navire de { $tf } est à l’ancre : levez l’ancre d’abord, ce qui prend l’heure, ou laissez-le quand les forces se regroupent.
refuse-still = Un navire de { $tf } ne peut bouger cette heure, et le plus lent donne la vitesse.
refuse-storm-holds = En chemin elle entrerait dans une dépression, qui retient les navires pour l’heure.
refuse-to-wind = Des porte-avions de { $tf } font décoller plus de quelques appareils cette heure : de deux hexagones l’un doit être face au vent, direction { $dir }.
refuse-placed = { $tf } est déjà placée ; avant de commencer, Annuler la reprend.
refuse-zone-of = { $hex } est hors de la zone où le scénario fait commencer { $tf } : les hexagones éclairés.
refuse-land-hex = Il n’y a pas d’eau dans cet hexagone.
refuse-shadow-nothing = Vous n’y voyez aucune force navale ennemie maintenant.
refuse-shown-there = Elle doit être montrée en route : sa route est fixée. Annuler le reprend.
refuse-air-later = Les avions observent et volent pendant le mouvement aérien, après celui des navires ; pour l’instant on ne trace que des vols cachés.
refuse-air-after = Les avions observent et volent pendant le mouvement aérien, après celui des navires.
refuse-no-tf = Il n’y a pas de telle escadre sur la carte.
refuse-sail-next = Deux hexagones se tracent d’un coup ; l’hexagone voisin est un cap à lui seul.
refuse-ships-later = Les forces navales se tracent après les opérations aériennes : passez d’abord aux navires.
refuse-ships-over = Les forces navales se tracent au début de l’heure, après les opérations aériennes.
refuse-decks-over = Les avions se préparent, décollent et se tracent au début de l’heure.
panel-aim = De quoi il s’agit
head-topic = Sur
head-aim = En bref
topic-time = Durée
topic-win = Victoire
topic-air = Avions
topic-ships = Navires
topic-bases = Bases
topic-land = Débarquements
cell-aim-time = { $n ->
    [1] La partie dure une heure
   *[other] La partie dure { $n } heures
  } ; { $left ->
    [1] voici la dernière.
   *[other] il en reste { $left } avec celle-ci.
  }
cell-aim-win = À la fin gagne le camp qui a le plus de points, s’il en a au moins { $least } ; { $margin } points d’avance à 24 h gagnent aussitôt.
cell-aim-air = Chez l’ennemi, chaque facteur aérien perdu vaut { $n }, un facteur à court de carburant { $fuel }.
cell-aim-ships = Un navire coulé compte selon sa classe (un destroyer { $dd }, un grand porte-avions { $cv }) ; à la fin, les coups sur ceux qui flottent comptent aussi.
cell-aim-bases = Une base ennemie fermée vaut { $n } par heure.
cell-aim-land = { $side } : { $n } points par heure où un transport décharge à { $bases }.
warn-fly-shows = Ceci met des avions sur la carte en { $hex }, au-dessus de vos navires cachés : l’ennemi voit d’où ils viennent.
warn-unsearched = { $n ->
    [1] Une formation peut encore chercher ; dès que l’une vole, aucune ne le fait plus.
   *[other] { $n } formations peuvent encore chercher ; dès que l’une vole, aucune ne le fait plus.
  }
warn-place-storm = Il y a là une dépression : les navires qui y commencent une heure ne bougent pas de cette heure.
ask-plot-storm = Vos escadres ont commencé cette heure dans une dépression : elles ne bougent pas.

kind-chart = Prévoir plusieurs heures
kind-goal = Désigner un but
kind-close = Clore un plan
refuse-charting = Un plan est en cours : dites où il mène ou comment il finit, ou quittez-le par « close back ».
refuse-no-chart = Aucun plan n’est en cours : commencez par « chart » suivi de l’escadre ou de la formation.
refuse-chart-far = C’est à plus de 20 hexagones, ou hors d’atteinte par mer.
refuse-chart-legs = Un vol survole quatre hexagones au plus.
refuse-chart-fuel = De là, elle ne rentrerait pas avec une heure de carburant en réserve, ou c’est à plus de 20 hexagones.
refuse-close = Le plan ne peut finir ainsi.
order-service-yes = Entretenir les avions qui se sont posés
order-service-no = Me laisser les avions qui se sont posés
order-fighters-yes = Préparer les chasseurs
order-fighters-no = Me laisser les chasseurs en préparation
order-bombers-ask = Me laisser les bombardiers en préparation
order-bombers-ships = Préparer les bombardiers contre les navires
order-bombers-bases = Préparer les bombardiers contre les bases
order-bombers-again = Préparer les bombardiers comme la dernière fois
order-search-yes = Les formations cherchent avant de voler
order-search-ask = Me demander quelles formations cherchent
order-shadow-yes = Les éclaireurs filent les navires qu’ils voient, de jour, tant qu’ils peuvent rentrer à temps ; personne d’autre ne file
order-shadow-ask = Me demander qui file quoi
order-flown-pass = Les éclaireurs au bout de leur vol ont fini
order-flown-ask = Me consulter pour les éclaireurs au bout de leur vol
order-patrol-yes = Garder des chasseurs au-dessus des porte-avions, de jour
order-patrol-no = Me laisser les patrouilles au-dessus des porte-avions
