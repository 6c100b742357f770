# Ce qui ne va pas dans un jeu de données.
pack-unknown-thing = il n'y a pas de « { $id } » ici
pack-no-hex = « { $id } » n'est pas un hexagone de la carte
pack-not-neighbours = « { $id } » et « { $other } » ne sont pas voisins
pack-count = « { $field } » doit avoir { $n } valeurs
pack-rising = les nombres de « { $field } » doivent croître
pack-tf-size = une force de { $n } navires : il en faut entre 1 et { $max }
pack-zone = aucun hexagone ne convient à cette zone
pack-misplaced = « { $id } » ne peut pas être à « { $space } »
pack-crowded = « { $id } » porte { $n } facteurs, plus qu'il n'en contient
