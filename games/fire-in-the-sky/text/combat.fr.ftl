# Sous-marins.
refuse-combat-victim = seule une Task Force ennemie en mer peut être attaquée par des sous-marins
refuse-combat-once = cette Task Force est déjà la cible de sous-marins
refuse-combat-sub-points = il ne reste aucun point de sous-marin
refuse-combat-aim = cette unité ne fait pas partie de la Task Force attaquée

# Batailles.
refuse-combat-fight = il ne reste aucune bataille à livrer dans cet hexagone
refuse-combat-stage = ce n’est pas ce que la bataille demande maintenant
refuse-combat-scramble = il n’y a pas autant de pas d’aviation navale ici
refuse-combat-points = il ne reste pas autant de points aériens de cette sorte
refuse-combat-target = il n’y a rien là que des points aériens puissent attaquer
refuse-combat-half = cette Task Force se trouve dans l’autre demi-hex de Malaisie
refuse-combat-ashore = les unités terrestres à terre ne peuvent pas être frappées par les airs
refuse-combat-strike = cela ne fait pas partie de la cible
refuse-combat-carrier-box = les navires d’une Task Force de porte-avions ne livrent pas de combat de surface
refuse-combat-commit = seuls les navires des Task Forces de bombardement vont au contrôle maritime
refuse-combat-pair = ce navire ne peut pas être placé là : chacun des vôtres reçoit d’abord un adversaire à lui
refuse-combat-all-placed = chaque navire doit être placé face à un ennemi
refuse-combat-answer = le round attend d’abord une réponse
refuse-combat-fire = ce navire ne peut pas tirer sur celui-là, ou n’a rien à choisir

# Débarquement.
refuse-combat-carrier-cargo = ce que transporte une Task Force de porte-avions reste à bord
refuse-combat-not-aboard = cela n’est pas à bord de cette Task Force
refuse-combat-sea-control = il faut le contrôle maritime
refuse-combat-turn-1 = les Alliés ne débarquent pas au tour 1
refuse-combat-no-land = il n’y a pas de terre où débarquer
refuse-combat-far = aucune base amie n’est à deux hexagones ou moins
refuse-combat-shaken = l’unité a perdu un pas en mer durant cette phase et reste à bord
refuse-combat-stacking = il n’y a plus de place à terre pour elle
refuse-combat-restore = seules les unités d’ici se rétablissent, ou par un marqueur débarqué ici
refuse-combat-unload = autant de pas aériens ne peuvent pas débarquer ici
