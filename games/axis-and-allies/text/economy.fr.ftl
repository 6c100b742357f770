# Ce qui ne va pas dans un paquet de données.
pack-unknown-space = il n'y a pas d'espace « { $id } »
pack-unknown-development = il n'y a pas de développement « { $id } »
pack-duplicate-short = l'abréviation « { $short } » sert deux fois
pack-bad-short = l'abréviation « { $short } » doit avoir de deux à quatre majuscules
pack-space-kind = « { $id } » doit être land ou sea
pack-sea-field = la zone maritime « { $id } » ne peut pas avoir « { $field } »
pack-neutral-value = le territoire neutre « { $id } » ne peut pas avoir de valeur
pack-land-after-sea = « { $id } » est une terre ; toutes les terres viennent avant les zones maritimes
pack-too-many-spaces = il y a { $n } espaces, plus que { $max }
pack-too-many-canals = il y a { $n } canaux, plus que { $max }
pack-own-neighbour = « { $id } » se cite comme son propre voisin
pack-neighbour-twice = « { $id } » cite deux fois « { $other } »
pack-one-way = « { $id } » cite « { $other } » comme voisin, mais l'inverse manque
pack-no-neighbours = « { $id } » n'a aucun voisin
pack-island-neighbours = l'île « { $id } » doit avoir une zone maritime pour seul voisin
pack-capital-missing = aucun territoire n'est la capitale de « { $power } »
pack-capital-twice = « { $power } » a une seconde capitale
pack-role = « role » doit être l'un de : { $roles }
pack-role-twice = « { $role } » est déjà la couleur d'une autre puissance
pack-symbol = « { $symbol } » n'est pas un nom de symbole (u-, puis minuscules et traits d'union)
pack-capital-owner = la capitale « { $id } » n'a pas la couleur de sa propre puissance
pack-capital-start = la capitale « { $id } » doit être tenue au départ par sa propre puissance
pack-capital-mismatch = dans map.toml « { $id } » n'est pas la capitale de « { $power } »
pack-canal-zones = un canal joint deux zones maritimes qui se touchent
pack-canal-land = « { $id } » n'est pas un territoire et ne peut être tenu
pack-canal-needs = un canal demande au moins un territoire
pack-turn-order = l'ordre de jeu doit être : { $order }
pack-alliance = l'alliance « { $alliance } » doit être : { $powers }
pack-power-alliance = « { $power } » appartient à l'alliance « { $alliance } »
pack-level = « { $power } » commence avec { $ipc } C.P.I., mais ses territoires valent { $level }
pack-assignment = pour { $players } joueurs il faut { $players } mains, chaque puissance dans l'une d'elles, et aucune dans les deux camps
pack-objective = « { $id } » n'est pas une capitale des ennemis de « { $alliance } »
pack-objective-count = il faut { $need } capitales, mais seulement { $listed } sont citées
pack-round-limit = le niveau qui perd ({ $lose }) doit être inférieur à celui qui gagne ({ $win })
pack-force-twice = les unités de « { $power } » à « { $space } » sont données deux fois
pack-unit-place = « { $unit } » ne peut pas se tenir à « { $space } »
pack-unit-ground = « { $unit } » de « { $power } » ne peut pas se tenir à « { $space } », qui n'est pas à elle
pack-zone-shared = « { $unit } » de « { $power } » partage « { $space } » avec un ennemi
pack-no-deck = « { $unit } » de « { $power } » n'a pas de place sur un porte-avions à « { $space } »
pack-only-one = « { $space } » a plus d'un « { $unit } »
pack-total = le total de « { $unit } » de « { $power } » est donné pour { $total }, mais les forces en ont { $sum }

# Refus de toute phase.
refuse-no-such-seat = Ce siège n'existe pas.
refuse-game-over = La partie est finie.
refuse-same-order = Cet ordre est déjà donné.
amend-begin-of-turn = Une option ne change qu'au début du tour d'une puissance, avant tout achat et toute recherche.
refuse-not-your-turn = C'est le tour d'une autre puissance : { $power }.
refuse-phase = Cela ne se fait pas dans cette phase.

# Avant le premier tour.
refuse-bid = L'enchère à partager est de { $bid } C.P.I.
refuse-bid-complex = L'enchère ne sert pas à mettre en place un complexe.
refuse-bid-ground = { $unit } : les unités de l'enchère se mettent en place seulement là où la puissance en a déjà, navires en mer et autres unités à terre, et non à cet endroit : { $space }.

# Phase 1.
refuse-researched = La recherche a déjà été tentée pendant ce tour.
refuse-research-after-purchase = La recherche précède le premier achat du tour.
refuse-research-without-capital = Sans sa capitale, cette puissance ne peut faire de recherche.
refuse-all-developed = Les six développements sont déjà acquis.
refuse-no-research = À cette table, personne ne fait de recherche.
refuse-research-price = Chaque dé de recherche coûte { $price } C.P.I., et il en reste { $ipc }.
refuse-buy-without-capital = Sans sa capitale, cette puissance ne peut acheter d'unités.
refuse-no-new-complexes = À cette table, personne ne construit de complexe.
refuse-price = Pas assez d'argent : prix de l'unité ({ $unit }) { $price } C.P.I., il en reste { $ipc }.

# Territoires neutres.
refuse-strict-neutrals = À cette table, on n'entre pas dans un territoire neutre et on ne le survole pas.
refuse-neutral-price = Cela violerait des neutres pour { $price } C.P.I., et il en reste { $ipc }.

# Phase 5.
refuse-not-bought = Aucune unité de ce type n'attend d'être placée : { $unit }.
refuse-place-ally = Le territoire est à un allié, et son complexe aussi : { $space }.
refuse-place-complex = Aucun complexe à vous ne s'y trouve depuis le début du tour : { $space }.
refuse-place-limit = { $limit ->
    [1] Ce complexe ne place qu'une unité par tour : { $space }.
   *[other] Ce complexe ne place que { $limit } unités par tour : { $space }.
}
refuse-place-apart = Cette unité se place dans le territoire de son complexe, pas ailleurs : { $space }.
refuse-complex-ground = Un complexe neuf demande un territoire à vous depuis le début du tour, ce que celui-ci n'est pas : { $space }.
refuse-complex-second = Il y a déjà un complexe ici : { $space }.
refuse-complexes-all = Le plateau porte déjà { $limit } complexes, le plus que permet la limite des piles.
refuse-stack = Ces unités ne peuvent se tenir que dans { $limit } espaces : { $units }.
refuse-ship-coast = Ce n'est pas une zone maritime au large de ce complexe : { $space }.
refuse-ship-landlocked = À cette table, on n'y construit pas de navires : { $space }.
refuse-ship-enemies = Des unités ennemies s'y trouvent : { $space }.
refuse-second-gun = Il y a déjà un canon antiaérien ici : { $space }.
refuse-place-all = Toute unité qui a une place doit être placée.

# La fin.
end-capitals = Victoire par les capitales : { $side }. Plus forte hausse de production : { $honours }.
end-production = Victoire par la production, au niveau combiné de { $level } : { $side }. Plus forte hausse de production : { $honours }.
end-limit = Le dernier tour complet est joué ; victoire : { $side }, le niveau combiné de l'Axe étant de { $level }. Plus forte hausse de production : { $honours }.
end-drawn = Le dernier tour complet est joué, l'Axe étant au niveau combiné de { $level } : partie nulle.
end-growth = { $power } { $sign }{ $whole },{ $tenth } %
