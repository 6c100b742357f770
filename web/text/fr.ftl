# La page de la table.
# Petits mots.
close = Fermer
cancel = Annuler
all = Tout
go = Aller
stop = Arrêter
now = Maintenant
skip = Vers la question
table-opening = Ouverture de la table…
copied = Copié.
versus = c.
ago-seconds = { $n } s
ago-minutes = { $n } min
ago-hours = { $n } h
ago-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
die = Dé : { $value }
round = Tour { $n }
phases = Étapes du tour
phase-of = { $n } sur { $of }
turn-order = Ordre des tours
owner-none = personne
seat-open = libre
seat-bot = ordinateur, { $level }
seat-to-bot = À l'ordinateur
seat-to-bot-why = La partie continue d'ici à une nouvelle table, avec de nouveaux dés : l'ordinateur joue { $seat } et tous les camps qui ne sont pas les vôtres
seat-to-bot-sure = Ouvrir une copie de cette partie où l'ordinateur joue { $seat } ? Elle continue d'ici avec de nouveaux dés ; cette partie reste telle quelle.
seat-resigned = a abandonné
seat-switch = Pour quelle place

# La barre et le menu.
menu = Menu
menu-home = Toutes les tables
menu-guide = Montrez-moi
menu-keys = Touches
menu-language = English
menu-journal = Télécharger le journal
menu-picture = Image du plateau
menu-audit = Vérifier les dés
menu-report = Signaler un problème
menu-challenge = Le défi
menu-resign = Abandonner
menu-seats = Places
menu-here = { $n ->
    [0] Personne n'est là.
    [one] Présent : { $names }
   *[other] Présents : { $names }
}
menu-commitment = Dés fixés par
invite = Lien pour { $seat }
invite-watch = Lien pour les spectateurs
invite-open = { $seat } : personne n'a encore pris ce siège. Envoyez ce lien :
invite-came = { $who } a pris place pour { $seat }.
invite-away = Ranger ; le menu garde le lien
copy-link = Copier le lien
notices = Me prévenir quand c'est à moi
theme = Clair ou sombre
journal = Télécharger le journal
report-done = Le rapport a été téléchargé.
resign-ends = Abandonner ({ $seats }) ? La partie s'arrête là, sur une victoire : { $winner }.
resign-bot = Abandonner ({ $seats }) ? L'ordinateur prend la suite, et les autres continuent à jouer.
line-lost = Connexion perdue. Nouvel essai en cours ; rien n'est perdu.
line-paused = Le serveur fait une courte pause.
looking-back = regard en arrière
looking-back-at = Regard en arrière : { $n } sur { $of }
looking-hint = C'était ainsi. Rien ne peut être changé ici.
back-to-now = Revenir à maintenant

# La question.
prompt = Que faire
prompt-hand = { $seat } : où vont { $what } ?
prompt-hand-own = { $what } : vers où ?
prompt-put-own = Où poser { $what } ?
prompt-put = { $seat } : où poser { $what } ?
lit-spaces = { $n ->
    [0] Aucun lieu où tous puissent aller ensemble.
    [one] Une case éclairée.
   *[other] { $n } cases éclairées.
}
can-act = { $n ->
    [1] Les pièces d'une case peuvent agir.
   *[other] Les pièces de { $n } cases peuvent agir.
}
thinking = { $seat } réfléchit
made = estimé
made-why = Aucune source ne donne ces valeurs : elles sont reconstituées
hurry = Jouer maintenant
hurry-why = Cesser de réfléchir et jouer le meilleur coup trouvé
waiting-for = On attend { $who }
waiting-since = depuis { $ago }
whose = { $seat } :
undo = Annuler
put-back = Reposer
pick-first = Choisissez une pièce
anyway = { $label }, vraiment ?
anyway-short = Le faire quand même
ways-title = Vers { $space }
in-hand = En main
from-space = de { $space }
from-spaces = de { $n } cases
fewer = Un de moins : { $what }
more = Un de plus : { $what }
to-place = À poser
lose = perte
won = Victoire : { $side }
draw = Partie nulle
consent-ask = { $who } demande de revenir { $n ->
    [1] un pas
   *[other] { $n } pas
} en arrière, au-delà de dés ou de réponses.
menu-text = Copier les coups en texte
rules-used = Dans cette partie : { $n } fois
menu-options = Options de cette partie
options-why = D'accord entre tous les joueurs, ce qui porte un champ peut changer ; le journal le dira. Les joueurs ordinateur acceptent.
options-as-is = Telles qu'elles valent à cette table.
options-fixed = Se règle avant la partie.
options-ask = Demander aux autres de changer
consent-amend = { $who } demande de changer la règle : { $what }.
late = Vous regardez et voyez tout, comme c'était il y a { $n ->
    [1] un tour
   *[other] { $n } tours
}.
eyes = Vu avec quels yeux
eyes-all = Tout
eyes-side = Su par : { $side }
eyes-both = Côte à côte
eyes-both-why = La vérité et, à côté, ce qu'un camp en savait
standing-decide = Laisser décider ma consigne
consent-yes = Accepter
consent-no = Refuser
consent-wait = On attend { $who }

# Refus.
refused = Impossible
refused-space = { $space } : hors d'atteinte
refused-far = Les pièces en main ne peuvent pas y aller maintenant.
code-rule = Les règles ne le permettent pas.
code-stale = Quelque chose a changé entre-temps : regardez à nouveau.
code-not-yours = Ce n'est pas votre place.
code-unreadable = Le serveur n'a pas compris.
code-too-large = C'était trop à la fois.
code-too-many = Trop vite : attendez un instant.
code-over = La partie est finie.
code-undo = Rien ne peut être repris.
code-not-now = Impossible maintenant.
code-broken = Cette table s'est arrêtée.
code-store = Impossible de l'enregistrer ; rien n'a changé.
code-lost = La connexion a été coupée entre-temps : regardez à nouveau.
code-unknown = Cela n'a pas marché.
left-title = Tout n'a pas été fait
left = Non exécuté : { $what }.
left-why = On a appris quelque chose en route ; décidez à nouveau.
left-n = { $n ->
    [1] Un ordre
   *[other] { $n } ordres
}
board-missing = Le plateau n'a pas pu être chargé

# Le plateau.
board = Plateau
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Plateau entier
overlays = Calques
overlays-hint = Pressez une case pour ses propres questions.
marks = { $n ->
    [1] Une case est marquée.
   *[other] { $n } cases sont marquées.
}
marks-none = Rien à montrer.
chip-odds = { $space } : { $text }
chip-cost = { $space } : coûte { $text }
chip-plain = { $space }
query-of = { $name } : { $what }
query-battle = Chances de la bataille
query-threat = Ce qui peut frapper ici
query-range = Jusqu'où elle peut aller
query-income = Revenus
query-victory = Ce qu'il faut pour gagner

# Volets.
panels = Volets
sheet-size = Taille du volet
tab-now = En cours
tab-plan = Plan
tab-log = Récit
tab-forces = Forces
tab-rules = Règles
tab-charts = Courbes
tab-chat = Paroles
tab-orders = Ordres
plan-empty = Aucune bataille en vue. Les chances apparaissent ici dès qu'il y en a une.
plans-title = Proposé maintenant
plan-steps = { $n ->
    [1] Une étape.
   *[other] { $n } étapes.
}
plan-do = { $n ->
    [1] Le faire
   *[other] Faire ces { $n }
}
ask-title = Interroger les règles
odds-take = prendre
odds-win = gagner
odds-hold = tenir
odds-neither = ni l'un ni l'autre
odds-lost = repoussé
odds-lose = pertes
odds-kill = dégâts
odds-points = points
odds-points-why = Les pertes se comptent en points : ce que coûtent les unités
odds-swing = écart
outcomes = { $first } % gagné, { $between } % ni l'un ni l'autre, { $third } % perdu
on-board = Sur le plateau
log = Récit
log-filter = Montrer
log-all = tout
log-mine = moi
log-dice = dés
log-empty = Il ne s'est encore rien passé.
log-more = Lignes plus anciennes
look-there = { $n } : regarder ce moment
rule-open = Règle { $rule }
rules-find = Chercher dans les règles
rules-all = Toutes les règles
rules-of-question = Règle de cette question : { $rule }
rules-none = Pas de texte de règle ici.
charts-empty = Les courbes apparaissent après le premier tour.
chat-empty = Personne n'a rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-to = À qui
chat-table = à tous
chat-side = à mon camp
orders-why = Un ordre permanent répond pour vous, afin que personne n'attende.
orders-empty = Rien à ordonner pour le moment.
battle-away = Voir la carte
battle-now = En l'état
battle-if = { $n ->
    [1] Si vous perdez celle-ci
   *[other] Si vous perdez ces { $n }
}
battle-dice = Dés de ce cycle
battle-no-dice = Pas encore de dés.
battle-goes-on = La bataille continue
prove = prouver
odds-how = comment
odds-cleared = dégagé, personne pour tenir
odds-lost-battle = perdu
spread-legend = unités restantes, attaque + / défense −
spread-likely = Unités restantes, le plus probable : { $n } ({ $p } %)
battle-steps = Étapes de la bataille
battle-to-take = { $n ->
    [one] { $n } coup encore à encaisser
   *[other] { $n } coups encore à encaisser
}
battle-hits = { $n ->
    [0] aucun coup
    [one] 1 coup au but
   *[other] { $n } coups au but
}
battle-miss = manqué
battle-opening = avant
battle-you = vous
battle-behind = Derrière la ligne : tirent encore, puis disparaissent
battle-lost = Perdues dans cette bataille
battle-over = { $title } : fin
battle-so-far = Jusqu’ici
battle-standing = Consigne : { $what }
battle-change = changer
battle-expected = { $n ->
    [0] Aucun coup
    [one] 1 coup
   *[other] { $n } coups
} au but pour { $fair } attendus
battle-then = pertes { $lose }, dégâts { $kill } points en moyenne
battle-all-same = Les chances restent les mêmes.
battle-tap = Touchez une unité pour changer le choix.
battle-choose = { $n ->
    [1] Choisissez une unité
   *[other] Choisissez { $n } unités
}
battle-lose = Perdre { $what }
lose-n = perdre { $n }
battle-cycle = Cycle { $n } : { $attack ->
    [one] { $attack } coup au but
   *[other] { $attack } coups au but
} pour l'attaque, { $defend } pour la défense
battle-sums = { $attack ->
    [one] { $attack } coup au but
   *[other] { $attack } coups au but
} pour l'attaque, { $defend } pour la défense
battle-column = touche à { $n } ou moins
timeline = Frise
replay = Revoir
moment-of = { $n } sur { $of }
what-if = Et si
what-if-why = Une nouvelle table à partir d'ici, avec de nouveaux dés
what-if-sure = Ouvrir une copie de cette partie, qui continue d'ici avec de nouveaux dés ? Cette partie reste telle quelle.
what-if-sure-secret = Ouvrir une copie de cette partie, qui continue d'ici avec de nouveaux dés ? Ce que vous ne pouvez pas savoir est imaginé. Cette partie reste telle quelle.
copy = Ceci est une copie, avec de nouveaux dés ; la partie d'origine ne change pas.
copy-back = Revenir à l'original
what-if-secret = Une nouvelle table à partir d'ici, avec de nouveaux dés : ce que vous ne pouviez pas savoir est imaginé d'après ce que vous saviez
propose = Revenir ici
propose-why = Toutes les places doivent être d'accord

# Ordres écrits.
orders-title = Écrire un ordre
orders-list = Ordres qui conviennent
orders-hint = Écrivez un ordre ; Tab le complète
orders-none = Aucun ordre ne convient.

# Touches.
key-orders = écrire un ordre
key-next = pièce ou cible suivante, précédente
key-take = prendre la pièce, aller à la cible
key-all = tout prendre d'ici
key-back = reposer, fermer
key-undo = reprendre
key-end = terminer, ou le bouton principal
key-choose = un des boutons
key-zoom = agrandir, réduire, plateau entier
key-pan = déplacer le plateau
key-help = cette liste
key-story = ce qui s’est passé : en arrière, en avant, passer

# Dit à voix haute.
say-hand = En main : { $what } de { $from }. { $n ->
    [0] Aucune cible commune.
    [one] Une cible.
   *[other] { $n } cibles.
}
say-place = À poser : { $what }. { $n ->
    [1] Un lieu.
   *[other] { $n } lieux.
}
say-ways = Il y a plusieurs façons, ou quelque chose à savoir d'abord.
say-stack = { $n } { $kind }, { $owner }, { $space }
say-now = Retour à maintenant.

# Le premier tour guidé.
guide-ok = Compris
guide-stop = Ne plus conseiller
guide-buy-title = Dépensez ce que vous avez
guide-buy = Chaque bouton montre son coût ; pressez-le autant de fois que vous voulez, Reprendre annule. Le bouton violet continue.
guide-move-touch = Les pièces soulignées de violet peuvent agir. Touchez-en une : toutes celles de son type sont dans votre main, et chaque case où elles peuvent aller s'éclaire. Touchez-en d'autres de la même case pour les ajouter.
guide-move-title = Prenez une pièce
guide-move = Les pièces soulignées de violet peuvent agir. Pressez-en une : toutes celles de son type sont dans votre main, et chaque case où elles peuvent aller s'éclaire. Avec Maj on en ajoute d'autres.
guide-target-title = Choisissez où aller
guide-target = Tout ce qui est éclairé peut être atteint ; le chiffre est le coût de chaque pièce, ou la chance de l'attaque. Toute autre case dit pourquoi non.
guide-place-title = Posez-les sur le plateau
guide-place = Choisissez quoi poser ; toutes les cases possibles s'éclairent alors.
guide-put-title = Choisissez un lieu
guide-put = Pressez une case éclairée. Reprendre annule.
guide-pick-title = Choisissez une pièce
guide-pick = Les pièces encadrées peuvent être choisies ; le volet montre ce que chaque choix entraîne. Le bouton violet confirme.
guide-point-title = Choisissez une case
guide-point = Les cases éclairées sont au choix : touchez-en une, ou son étiquette. La suite est racontée sur le plateau, ligne par ligne.
guide-take-title = Choisissez dans la liste
guide-take = Choisissez ce que vous voulez, avec + et − s’il y en a plusieurs ; la question dit ce qui reste. Rien n’est pris avant le bouton violet.
guide-choose-title = À vous de décider
guide-choose = Les boutons disent tout ce qui est possible maintenant ; la règle est à un clic.

# Plusieurs personnes devant un écran.
curtain = Passez l'écran
curtain-next = À { $seat } de décider.
curtain-lift = Je suis { $seat } : montrer le plateau

# Ce qu’on prend dans une liste.
shelf-price = prix d’un exemplaire
shelf-how = { $what } : comment c’est payé
shelf-out = impossible pour l’instant
shelf-which = { $what } : de quelle manière
shelf-which-nth = { $what } : de quelle manière, { $n }
shelf-part = { $what }, partie { $n }
shelf-all = tous
shelf-all-of = Tous les { $n } : { $what }
shelf-choose = Choisir
shelf-chosen-one = Choisi
shelf-others = + d’autres autrement
shelf-empty = Vider la liste
shelf-off-title = Sorti de la liste
shelf-off = Plus possible avec le reste : { $what }.
shelf-let-go = La question a changé. Pas pris : { $what }.
shelf-take = { $n ->
    [1] Prendre
   *[other] Prendre les { $n }
}
shelf-chosen = { $n ->
    [1] Un choix, pas encore pris
   *[other] { $n } choix, pas encore pris
}
shelf-would-lose = { $n ->
    [1] Un choix de la liste serait perdu. Le faire quand même ?
   *[other] { $n } choix de la liste seraient perdus. Le faire quand même ?
}
shelf-may-lose = { $n ->
    [1] Un choix de la liste risque d’être perdu. Le faire quand même ?
   *[other] { $n } choix de la liste risquent d’être perdus. Le faire quand même ?
}
can-point = { $n ->
    [1] Une case éclairée à choisir
   *[other] { $n } cases éclairées au choix
}

# Ce qui se passe tout seul, raconté sur le plateau.
story = Ce qui s’est passé
story-of = { $n } sur { $of }
story-back = Un pas en arrière
story-next = Un pas en avant
story-play = Dérouler
story-skip = Passer

# Une bataille sur le plateau.
fight-dice = Dés de cette bataille
shot-needs = ≤ { $n }
shot-needs-twice = ≤ { $n }, ×2 ≤ { $twice }
hit-damaged = touché
toll-none = aucune perte
toll-lost = perdu
toll-damaged = endommagé
hit-lost = perdu

# La fin.
report = Rapport

# Calques qui restent pendant que la partie avance.
mark-before = avant : { $was }

# Ce qu’on a appris de l’autre camp ; le calendrier ; les listes à filtrer.
tab-contacts = Contacts
contacts-empty = Rien n’est signalé de l’autre camp.
fresh = fraîcheur { $n } sur 6
age-recent = vu il y a peu
age-old = vu il y a longtemps
strip-now = maintenant
strip-show = Montrer
strip-hide = Masquer
strip-empty = Rien n’est prévu.
choose-n = { $n ->
    [1] Une action possible.
   *[other] { $n } actions possibles.
}
choose-find = Chercher parmi { $n }
choose-more = { $n ->
    [1] Encore une : précisez.
   *[other] Encore { $n } : précisez.
}
choose-none = Aucune ne correspond.
find-target = Touchez une case éclairée ou écrivez son nom
