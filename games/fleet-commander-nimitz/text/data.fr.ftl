# Ce qui ne va pas dans un paquet de données.
pack-unknown-area = il n'y a pas de zone « { $id } »
pack-unknown-counter = « { $id } » n'est pas un pion du camp « { $side } » dans cette campagne
pack-too-many-areas = il y a { $n } zones, soit plus de { $max }
pack-airfield = « { $id } » doit avoir soit « airfield », soit « airfield_unlimited », et aucun des deux là où les US n'entrent pas
pack-lane = la liaison de « { $id } » à « { $other } » figure deux fois ou ne mène nulle part
pack-no-lane = aucune liaison ne mène à « { $id } »
pack-nation = « { $id } » doit être australia, et seulement pour des unités du camp US
pack-wing = seules des escadrilles terrestres US peuvent être des escadres de bombardement, pas « { $id } »
pack-counter-id = l'identifiant « { $id } » n'admet que des minuscules, des chiffres et des traits d'union
pack-battalion-year = « { $id } » : un bataillon n'a pas d'année, tout autre pion en a une
pack-values = « { $value } » doit être { $n ->
    [1] une valeur : un nombre, deux comme 4/2, ou un tiret
   *[other] { $n } valeurs : chacune un nombre, deux comme 4/2, ou un tiret
  }
pack-sides = la face endommagée de « { $id } » doit porter des valeurs exactement là où l'autre en porte
pack-no-carrier-air = « { $id } » n'est pas une escadrille embarquée
pack-group = les escadrilles de « { $kind } » se donnent une seule fois, au moins une, et avec un prix seulement pour les US
pack-no-group = le porte-avions « { $id } » n'a pas d'escadrilles
pack-misplaced = « { $id } » ne peut pas être dans « { $space } »
pack-placed-twice = « { $id } » est placé deux fois
pack-not-placed = « { $id } » n'est placé nulle part
pack-crowded = « { $space } » a { $n } escadrilles, plus que ses aérodromes n'en reçoivent
pack-face-twice = la face { $n } du dé a déjà une ligne
pack-face-missing = la table « { $kind } » n'a pas de ligne pour la face { $n } du dé
pack-rising = les nombres de « { $field } » doivent aller en augmentant
