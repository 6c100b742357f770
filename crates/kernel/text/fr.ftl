# Messages du noyau : journaux, paquets de données, options.
journal-unreadable = Ce fichier n'est pas un journal lisible : { $problem }.
journal-format = Ce journal est au format { $format }, que ce programme ne connaît pas.
journal-game = Ce journal est celui de « { $game } », pas de ce jeu.
journal-rules = Ce journal suit la version { $version } des règles, que ce programme ne connaît pas.
journal-pack = Ce journal a besoin du paquet de données { $pack }, qui n'est pas présent.
journal-commitment = La graine montrée ne correspond pas à l'engagement de la table.
journal-opening = La position de départ n'est pas celle que donnent les règles.
journal-entry = L'entrée { $entry } est fausse : { $fault }
journal-outcome = Le résultat inscrit n'est pas celui qui a été atteint.
entry-seat = il n'y a pas de siège « { $seat } ».
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
    [one] un dé noté n'a jamais été lancé.
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
act-over = La partie est finie.
undo-nothing = Il n'y a rien à reprendre.
undo-barrier = Cela ne peut être repris qu'avec l'accord des autres : des dés ont été lancés, quelqu'un a répondu ou quelque chose a été appris.
