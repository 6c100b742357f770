# Messages du noyau : journaux, paquets de données, options.
journal-unreadable = Ce fichier n'est pas un journal lisible : { $problem }.
journal-format = Ce journal est au format { $format }, que ce programme ne connaît pas.
journal-game = Ce journal est celui de « { $game } », pas de ce jeu.
journal-rules = Ce journal suit la version { $version } des règles, que ce programme ne connaît pas.
journal-pack = Ce journal a besoin du paquet de données { $pack }, qui n'est pas présent.
journal-commitment = La graine montrée ne correspond pas à l'engagement de la table.
journal-imagined = Cette partie part d'une position imaginée (« et si ») : un fichier ne peut pas la prouver, elle ne continue que là où elle a été imaginée.
journal-opening = La position de départ n'est pas celle que donnent les règles.
journal-entry = L'entrée { $entry } est fausse : { $fault }
journal-outcome = Le résultat inscrit n'est pas celui qui a été atteint.
entry-seat = il n'y a pas de siège « { $seat } ».
entry-side = il n'y a pas de camp « { $side } ».
entry-action = ce n'est pas une action de ce jeu ({ $problem }).
entry-refused = les règles la refusent : { $reason }
entry-over = la partie était déjà finie.
entry-not-of-seed = ses dés ne sont pas ceux de la graine.
entry-digest = son empreinte ne convient pas ; l'entrée, sa place ou ce qui précède a été changé.
entry-rewind = elle revient à l'action { $action }, qui n'existe pas.
dice-missing = il manque un dé pour « { $purpose } ».
dice-different = un dé pour « { $recorded } » est noté là où les règles en lancent un pour « { $purpose } ».
dice-no-such-face = un dé à { $sides } faces ne peut pas montrer { $value }.
dice-left-over = { $extra ->
    [1] un dé noté n'a jamais été lancé.
   *[other] { $extra } dés notés n'ont jamais été lancés.
}
set-up-errors = La partie ne peut pas être mise en place : { $errors }.
set-up-scenario = il n'y a pas de scénario « { $scenario } »
set-up-pack = le paquet de données ne convient pas ({ $problem })
option-unknown = il n'y a pas d'option « { $option } »
option-value = l'option « { $option } » ne peut pas valoir « { $value } » (valeurs possibles : { $allowed })
option-form = « { $text } » n'est pas de la forme option=valeur
pack-file-missing = le fichier { $file } manque
pack-not-readable = illisible : { $problem }
act-no-seed = Cette partie a été chargée sans sa graine : on peut la regarder et en tirer une variante, pas la continuer.
outcome-resigned = Par abandon.
act-over = La partie est finie.
amend-fixed = « { $option } » se règle avant la partie et vaut jusqu'à la fin.
amend-nothing = Tout est déjà ainsi.
amend-never = Les options de ce jeu ne changent plus une fois la partie commencée.
amend-dead-end = Pas maintenant : celui qui doit décider n'aurait plus aucun choix.
undo-nothing = Il n'y a rien à reprendre.
undo-barrier = Cela ne peut être repris qu'avec l'accord des autres : des dés ont été lancés, quelqu'un a répondu ou quelque chose a été appris.
# Ce qui ne va pas dans un fichier d'un paquet de données.
pack-missing-field = il manque le champ « { $field } »
pack-unknown-field = le champ « { $field } » n'a pas sa place ici
pack-not-text = « { $field } » doit être un texte non vide
pack-not-number = « { $field } » doit être un nombre entier
pack-not-flag = « { $field } » doit être true ou false
pack-not-list = « { $field } » doit être une liste
pack-not-table = « { $field } » doit être une table
pack-out-of-range = « { $field } » vaut { $value } ; il faut une valeur de { $min } à { $max }
pack-fixed = « { $field } » doit être : { $value } (les règles sont écrites ainsi)
pack-source = « { $source } » n'est pas une des marques d'origine citées dans pack.toml
pack-unknown-option = les règles ne connaissent pas l'option « { $id } »
pack-unknown-rule = il n'y a pas de règle, d'interprétation ou de chapitre « { $id } »
pack-unknown-word = « { $id } » ne figure pas parmi : { $allowed }
pack-duplicate-id = l'identifiant « { $id } » sert deux fois
pack-bad-id = l'identifiant « { $id } » ne peut avoir que des minuscules, des chiffres et des tirets bas
pack-once = « { $id } » ({ $kind }) doit figurer exactement une fois
pack-labels = il faut { $n } libellés, un par valeur
pack-option-default = la valeur par défaut de « { $option } » doit être parmi : { $allowed }
ask-unknown = Il n'y a pas de question « { $name } » ; ask seul en donne la liste.

# Cellules de tableaux et petites listes.
cell-number = { $n }
cell-name = { $name }
cell-list = { $list }
cell-none = –
