# Messages de la ligne de commande et du jeu au terminal.

# --- aide des commandes
help-ironbottom = Ironbottom joue aux wargames sur carte en appliquant toutes les règles.
help-serve = Sert les jeux à un navigateur ; c'est ce qui se fait sans commande
help-games = Énumère les jeux, leurs scénarios, options, sièges et adversaires
help-play = Joue une partie au terminal
help-simulate = Fait jouer beaucoup de parties entre adversaires automatiques et compte les résultats ; où les règles ne fixent pas de fin une partie s'arrête après 10 tours complets
help-bench = Mesure le jeu au hasard sur un seul fil
help-odds = Chances exactes d'une bataille décrite en mots
help-verify = Prouve un journal : chaque action, chaque dé, chaque position
help-show = Montre une position d'un journal
help-board = Dessine le plateau avec la mise en place
help-pack = Sort les données d'un jeu, ou contrôle des données corrigées
help-pack-export = Écrit les données d'un jeu en fichiers de texte dans un nouveau dossier
help-pack-check = Contrôle un dossier de données et nomme chaque faute avec fichier et ligne
help-rules = Montre les règles d'un jeu
help-usage = Usage :
help-commands = Commandes :
help-options = Options :
help-help = Montre cette aide
help-version = Montre la version
help-lang = Langue de tous les textes (sinon celle du système)
arg-game = Identifiant du jeu, comme le montre `ironbottom games`
arg-scenario = Scénario (sinon le premier)
arg-preset = Un ensemble d'options nommé, comme une difficulté ; « games » les énumère
arg-option = Une option et sa valeur ; peut être répété
arg-pack = Dossier des données du jeu, à la place des données intégrées
arg-seat = Qui tient un siège, ou tous ceux d'un camp : human, ou le niveau d'un adversaire ; peut être répété. Les sièges non nommés jouent au hasard ; si aucun n'est nommé vous tenez le premier camp contre le niveau le plus fort
arg-seed = Nombre dont viennent les dés ; le même nombre donne les mêmes dés
arg-word = Un mot à vous qui entre dans les dés ; peut être répété
arg-save = Écrit la partie dans ce fichier après chaque tour
arg-load = Reprend la partie de ce fichier
arg-bots = Niveaux des adversaires par siège ou par camp ; les sièges non nommés jouent au hasard
arg-games = Nombre de parties (sinon 100)
arg-jobs = Nombre de fils d'exécution (sinon un par cœur)
arg-journals = Écrit le journal de chaque partie dans ce dossier
arg-json = Imprime un document JSON
arg-words = --attack et --defend avec les deux forces, et les autres mots que le jeu connaît
arg-file = Le journal
arg-at = La position après autant d'actions (sinon la dernière) ; tant qu'une partie à secrets est en cours, seules comptent celles que l'observateur a pu remarquer
arg-viewer = Vue par ce siège ou ce camp
arg-svg = Sous forme de dessin (SVG)
arg-png = En pixels (PNG)
arg-dark = En couleurs sombres
arg-board = Quel plateau (sinon le principal)
arg-width = Largeur de l'image en pixels (sinon 1600)
arg-out = Écrit l'image dans ce fichier (sinon sur la sortie standard)
arg-text = En texte
arg-dir = Le dossier
arg-what = Numéro d'une règle, section du livret, chapitre, ou un mot (sinon les chapitres)

# --- mauvais arguments
args-command = Il n'y a pas de commande « { $command } » ; `ironbottom --help` les énumère.
args-unknown = « { $arg } » n'est pas connu ici ; --help montre ce qui l'est.
args-missing = Il manque quelque chose : { $arg }.
args-no-command = Il manque une commande ; --help montre lesquelles existent.
args-no-value = « { $arg } » demande une valeur.
args-value = « { $value } » n'est pas une valeur pour { $arg }.
args-conflict = « { $arg } » ne va pas avec le reste.
args-other = Les arguments ne sont pas compris ({ $arg }) ; --help montre ce qui l'est.
game-unknown = Il n'y a pas de jeu « { $game } » ; les jeux sont : { $games }.
game-not-yet = { $title } ne peut pas encore être joué.
scenario-unknown = Il n'y a pas de scénario « { $scenario } » ; il y a : { $scenarios }.
seat-unknown = Il n'y a pas de siège « { $seat } » ; les sièges sont : { $seats }.
level-unknown = Il n'y a pas d'adversaire « { $level } » ; les niveaux sont : { $levels }.
pair-bad = « { $text } » n'est pas de la forme nom=valeur.
preset-unknown = Il n'y a pas de réglage « { $preset } » ; il y a : { $presets }.
option-bad = Une option est fausse : { $problem }.
serve-open = Ouvrez { $url } dans un navigateur. Ctrl-C pour arrêter.
serve-closed = Tout est conservé. Au revoir.
serve-failed = Le serveur ne démarre pas : { $problem }.
arg-listen = adresse et port d'écoute (127.0.0.1:8080)
arg-metrics = adresse et port de /metrics, pour l'exploitant seul (sinon aucun chiffre n'est donné)
arg-data-dir = dossier de la base de données (ironbottom-data)
arg-database = une autre base de données : postgres://... ou sqlite://...
board-unknown = Il n'y a pas de plateau « { $board } » ; il y a : { $boards }.
board-none = Ce jeu n'a pas encore de plateau.
board-broken = Le plateau ne peut pas être dessiné : { $problem }.
board-no-terminal = Des pixels ne sont rien pour un terminal : ajoutez --out FICHIER, ou dirigez la sortie vers un fichier.

# --- fichiers
io-read = { $path } ne peut pas être lu : { $reason }.
io-write = { $path } ne peut pas être écrit : { $reason }.
io-not-found = il n'existe pas
io-denied = ce n'est pas permis
io-folder = c'est un dossier
io-no-folder = ce n'est pas un dossier
io-exists = il existe déjà
io-not-text = ce n'est pas du texte
io-full = le disque est plein
journal-crash = Ce journal ne peut pas être rejoué : les règles y ont renoncé.
pack-folder-taken = { $path } n'est pas vide ; choisissez un nouveau dossier.
pack-folder-empty = Il n'y a pas de données dans { $path }.
pack-no-id = { $path } n'est pas un paquet de données : aucun pack.toml n'y nomme son jeu.
pack-of-another = Ce paquet est pour « { $other } », pas pour « { $game } ».
pack-illegal = { $count ->
    [1] Le paquet n'est pas conforme : { $first }
   *[other] Le paquet n'est pas conforme ({ $count } problèmes ; `pack check` les énumère), le premier : { $first }
}
pack-bad = { $count ->
    [1] Le paquet a un problème.
   *[other] Le paquet a { $count } problèmes.
}
pack-good = Le paquet est conforme : { $title }, empreinte { $hash }.
pack-good-built-in = Le paquet est conforme et identique au paquet intégré : { $title }, empreinte { $hash }.
pack-exported = { $files ->
    [1] Un fichier écrit dans { $path }.
   *[other] { $files } fichiers écrits dans { $path }.
}

# --- jeux
games-playable = { $title } ({ $id })
games-preview = { $title } ({ $id }) : avant-première, encore à l'épreuve
games-not-yet = { $title } ({ $id }) : pas encore jouable
games-scenarios = Scénarios
games-seats = Sièges
games-levels = Adversaires
games-rules = Règles
games-presets = Réglages
games-options = Options

# --- simulations, mesures
simulate-no-games = Il n'y a rien à faire sans aucune partie.
simulate-failed = { $failures ->
    [1] Une partie a échoué
   *[other] { $failures } parties ont échoué
} (graine { $seed } : { $failure }).
simulate-games = Parties
simulate-failures = Échecs
simulate-wins = Gagnées par { $side }
simulate-draws = Nulles
simulate-endings = Comment elles ont fini
simulate-rounds = Tours complets par partie
simulate-actions = Actions par partie
simulate-speed = Actions par seconde
simulate-legal = Actions permises, en moyenne
simulate-handovers = Passages par tour complet
simulate-orders = Ordres par joueur et tour
simulate-routine = ... donnés d'office
simulate-turn = Tour médian de { $level }
simulate-never = Jamais arrivé
simulate-journals = Journaux dans
bar-games = parties
bench-actions = Décisions par seconde
bench-games = Parties par seconde
bench-bytes = Octets d'une position

# --- chances
odds-word = « { $word } » n'est pas compris ; les mots ont la forme --mot valeur.
odds-twice = « --{ $word } » est dit deux fois.
odds-no-answer = Ce jeu ne donne pas de chances.
odds-attacker = L'attaquant reste seul
odds-captures = ... et tient le terrain
odds-defender = Le défenseur reste seul
odds-nobody = Il ne reste personne
odds-attackers-left = Unités restantes de l'attaquant
odds-defenders-left = Unités restantes du défenseur
odds-attacker-loss = Perte en valeur de l'attaquant
odds-defender-loss = Perte en valeur du défenseur
odds-side-alone = { $side } : reste seul
odds-side-left = { $side } : unités restantes
odds-side-loss = { $side } : perte en valeur
odds-goal-here = ... { $goal }
odds-swing = Bilan en valeur

# --- preuve, vue
verify-good = { $entries ->
    [1] Prouvé : { $title }, une entrée, tour complet { $rounds }.
   *[other] Prouvé : { $title }, { $entries } entrées, tour complet { $rounds }.
}
verify-custom-pack = La partie a été jouée avec un paquet de données particulier, qui est dans le journal.
verify-seed = La graine est montrée et convient à son engagement { $commitment } ; chaque dé en a été tiré.
verify-no-seed = La graine n'est pas montrée, car la partie n'est pas finie ; les dés conviennent aux règles mais ne peuvent pas encore être comparés à l'engagement { $commitment }.
verify-inherited = { $actions ->
    [1] La première action vient d'une autre table ; ses dés sont ceux de la graine de celle-là.
   *[other] Les { $actions } premières actions viennent d'une autre table ; leurs dés sont ceux de la graine de celle-là.
}
verify-dice = { $count ->
    [1] Un dé pour { $purpose } : { $faces }
   *[other] { $count } dés pour { $purpose }, moyenne { $mean } : { $faces }
}
verify-outcome = Vainqueur : { $winner }. { $reason }
draw = personne
show-no-such = Il n'y a pas d'action { $at } ; le journal en a { $of }.
show-head = { $title }, après { $at } actions sur { $of }
colon = {" : "}
owner-nobody = À personne

# --- règles
rules-count = { $count ->
    [1] Une règle
   *[other] { $count } règles
}
rules-none = Aucune règle ne parle de « { $what } ».

# --- le jeu au terminal
play-head = { $title } : { $scenario }
play-seats = Sièges : { $seats }
play-commitment = Les dés sont fixés : le SHA-256 de la graine est { $commitment }.
play-saving = La partie est écrite dans { $path } après chaque tour. Le fichier contient la graine des dés : ne le montrez à personne avant la fin.
play-hint = Tapez un ordre (Tab le complète), ? pour ce qui est permis maintenant, aide pour tout le reste.
holder-human = vous
level-random = au hasard
level-easy = facile
level-normal = normal
level-hard = difficile
level-captain = capitaine
play-question = { $count ->
    [1] { $seat } : { $text } [{ $rule }]
   *[other] { $seat } : { $text } [{ $rule } ; { $count } choix]
}
play-only = Entrée : { $notation }
play-interrupt = Tapez quitter pour sortir.
play-curtain = { $seat } décide maintenant, et personne d'autre ne regarde. Appuyez sur Entrée.{ " " }
play-dead-end = Les règles ne laissent rien à faire à personne : c'est un défaut du programme.
play-nothing-done = { $at ->
    [1] Rien de cette ligne n'a été fait, à cause de « { $order } ».
   *[other] Rien de cette ligne n'a été fait, à cause de « { $order } » : ordre { $at } sur { $total }, refusé tel que tout serait après les précédents.
}
play-batch-ended = La ligne s'est arrêtée après { $done } ordres sur { $total } : des dés ont été lancés, quelque chose a été appris, ou un autre est interrogé.
over-winner = La partie est finie : { $side } gagne.
over-draw = La partie est finie : personne ne gagne.
over-honours = Le meilleur de tous : { $seats }.
over-seed = Graine des dés : { $seed }
over-hint = enregistrer FICHIER garde la partie ; carte, journal, variante N et quitter fonctionnent.
order-ambiguous = « { $order } » peut désigner { $count } ordres :
order-unknown = « { $order } » n'est pas compris. ? montre ce qui est permis, pourquoi ORDRE explique.
order-not-yet = « { $order } » : pas encore. { $question } Par exemple :
order-nearest = Permis et semblable :
order-refused = Interdit [{ $rule }] : { $reason }
order-rule = {"  "}{ $rule } : { $text }
order-not-action = Ce n'est pas une action du jeu : { $problem }.
list-kind = { $kind } ({ $count })
list-more = { $count ->
    [1] {"      "}... et encore un
   *[other] {"      "}... et encore { $count }
}
list-none = Rien de permis maintenant ne contient « { $words } ».
list-narrow = ? MOT montre ceux qui contiennent un mot, ? tout les montre tous.
list-detours = { $count ->
    [1] Une façon plus coûteuse d'arriver au même but est omise ; ? tout la montre.
   *[other] { $count } façons plus coûteuses d'arriver au même but sont omises ; ? tout les montre.
}
list-page = Page { $page } sur { $pages }, { $count } en tout ; un numéro à la fin tourne la page.
play-warning = ! { $warning }
quit-unsaved = Cette partie n'est pas enregistrée : enregistrer FICHIER la garde, quitter encore une fois en sort.
quit-saved = Enregistrée dans { $path }. Pour continuer : { $command }
list-cost = {" "}({ $cost })
list-odds = {" "}· { $odds }
list-warning = {" "}! { $warning }
why-legal = « { $order } » est permis maintenant.
why-legal-many = C'est le début de { $count } ordres permis.
why-unknown = « { $order } » n'est pas un ordre que ce jeu sait expliquer maintenant. Permis et semblable :
why-unknown-alone = « { $order } » n'est pas un ordre que ce jeu sait expliquer maintenant, et rien de permis n'y ressemble.
orders-head = { $count ->
    [1] Consigne que vous pouvez donner (tapez-la) :
   *[other] { $count } consignes que vous pouvez donner (tapez-en une) :
}
orders-none = Il n'y a pas de consigne à donner maintenant.
undo-done = Repris : { $order }
look-none = Rien ne s'appelle « { $words } ».
look-many = Lequel : { $names } ?
look-legal = { $count ->
    [1] Un ordre permis ici :
   *[other] { $count } ordres permis ici :
}
log-empty = Rien ne s'est encore passé.
answer-nothing = Rien.
command-unknown = Il n'y a pas de commande « { $command } » ; aide les énumère.
save-exists = { $path } existe déjà ; choisissez un autre nom, ou reprenez-le par --load.
save-other = { $path } existe déjà et n'est pas une partie enregistrée.
save-done = Écrit dans { $path }.
save-done-sealed = Écrit dans { $path }. Le fichier contient la graine des dés : ne le montrez à personne avant la fin.
save-stopped = { $path } garde la partie telle qu'elle était ; désormais rien n'est écrit sans enregistrer.
load-done = { $path } chargé ({ $actions } actions).
load-new-seed = Ce journal ne contient pas sa graine : ce qui a été lancé reste, et les dés à venir sont nouveaux.
load-other-game = C'est une partie de { $game }.
fork-done = Une nouvelle partie commence après { $actions } actions, avec de nouveaux dés.
help-orders = ORDRE                un ordre dans la notation que montre ? ; des débuts de mots suffisent ; « A; B » fait les deux ou aucun ; « 3x A » ou « 3 A » le fait trois fois
help-list = ? [MOT] [PAGE]       ce qui est permis maintenant ; un numéro de la liste le fait
help-why = pourquoi ORDRE       pourquoi un ordre n'est pas permis, avec sa règle
help-map = carte [MOT]          le plateau ; avec un mot, les lignes où il figure : un nom, une unité, un propriétaire
help-look = voir ESPACE          un espace, ce qui le touche et ce qu'on peut y faire
help-log = journal [N [PAGE]]   ce qui est arrivé : les N dernières lignes (30), ou une page plus haut
help-odds-here = chances A contre B   chances exactes ; B est une force, ou un espace avec ceux qui s'y trouvent, et des --MOT du jeu peuvent suivre ; chances ESPACE : de la bataille qui s'y livre
help-ask = demander [NOM K=V]   toute autre question à laquelle le jeu répond ; demander seul en donne la liste
help-rules-here = règles [ID|MOT]      les règles
help-standing = consignes            celles qui répondent pour vous : ce qui est fixé, ce qui peut l'être
help-undo = annuler              reprend ce que vous avez tapé en dernier ; au-delà de dés seulement si tous sont d'accord, et avec de nouveaux dés
help-save = enregistrer FICHIER  écrit la partie
help-load = charger FICHIER      reprend une partie écrite
help-fork = variante N           une nouvelle partie qui reprend après le numéro N du journal, avec de nouveaux dés
help-quit = quitter              sort
undo-consent = { $seat } : reprendre « { $order } » ? [o/n]{ " " }
undo-refused = Rien n'a été repris : tous n'étaient pas d'accord.
undo-bots-agree = Les adversaires informatiques sont d'accord.
undo-rewound = Repris : { $order }. À partir d'ici les dés sont nouveaux.
look-near = Touche : { $names }
verify-says = L'entrée { $entry } dit « { $says } », mais son action est « { $is } » : ce journal a été modifié.
simulate-limit = Les règles ne fixent pas de fin : les parties s'arrêtent après le tour complet { $rounds } (--option { $option }=N pour changer, 0 pour les laisser courir).
load-seats = Un journal ne dit pas qui jouait : vous tenez { $side }, dont c'est le tour, et { $level } le reste (--seat pour choisir).
play-standing = { $orders } `consignes` montre comment en changer.
rules-also = –

# Ce qui se trouve à côté du plateau.
toll-none = { $side } : aucune perte.
toll-lost = { $side } : perdu { $lost }.
toll-damaged = { $side } : endommagé { $damaged }.
toll-both = { $side } : perdu { $lost } ; endommagé { $damaged }.
picture-contacts = Contacts
picture-areas = Sur la carte
picture-recent = vu il y a peu
picture-old = vu il y a longtemps
