# Ce qui ne va pas dans un paquet de données.
pack-points = « { $field } » vaut { $value } ; on écrit 2, 1/2 ou 1 1/2
pack-hex = « { $id } » n'est pas un hexagone : deux chiffres pour la colonne et deux pour la demi-rangée, tous deux pairs ou tous deux impairs
pack-no-space = il n'y a pas de lieu ni d'hexagone « { $id } »
pack-link = « { $id } » et « { $other } » ne se touchent pas, ou sont déjà reliés
pack-count = il faut { $n } enregistrements « { $field } »
pack-too-many = il y a plus de { $max } pions
pack-no-counter = « { $id } » n'est pas un pion de cette nation
pack-no-carrier = seul un porte-avions a une puissance aérienne ou des pilotes d'élite, pas le type « { $id } »
pack-no-steps = « { $id } » n'a qu'un pas et ne peut pas être réduit
pack-rising = les nombres de « { $field } » doivent aller en augmentant
pack-placed-twice = « { $id } » est placé deux fois
pack-misplaced = « { $id } » ne peut pas être dans « { $space } »

# Mise en place.
refuse-placed = déjà mis en place
refuse-not-home = seules les unités de la flotte métropolitaine se placent au choix, à Kure ou à Yokosuka
refuse-stands-there = s'y trouve déjà

# Fin de partie.
outcome-sudden = { $side } : victoire immédiate, le marqueur de points de victoire sort de la piste
outcome-points = { $side } : victoire aux points
outcome-draw = égalité aux points de victoire

# Dans toutes les phases.
refuse-unknown = cela n'existe pas
refuse-over = la partie est finie
refuse-not-yours = c'est à l'autre camp de décider
refuse-phase = pas dans cette phase
