# Petites pièces.
thing = { $thing }
ship = { $kind } { $name }
several = { $n } { $what }
numbered = { $what } { $n }
with-odds = { $what } – { $odds }
series = { $what }
at = { $what }, { $space }
air-steps = { $nation ->
    [japan] { $n ->
        [one] { $n } pas aérien japonais
       *[other] { $n } pas aériens japonais
    }
    [usa] { $n ->
        [one] { $n } pas aérien américain
       *[other] { $n } pas aériens américains
    }
    [britain] { $n ->
        [one] { $n } pas aérien anglais
       *[other] { $n } pas aériens anglais
    }
   *[netherlands] { $n ->
        [one] { $n } pas aérien hollandais
       *[other] { $n } pas aériens hollandais
    }
}
marker-of = { $nation ->
    [japan] remplacement japonais ({ $value })
    [usa] remplacement américain ({ $value })
    [britain] remplacement anglais ({ $value })
   *[netherlands] remplacement hollandais ({ $value })
}
force = TF { $n }
force-with = { $force } ({ $what })
force-at = { $force }, { $space }
target-base = la base
strike-air = { $nation ->
    [japan] avions japonais
    [usa] avions américains
    [britain] avions anglais
   *[netherlands] avions hollandais
}
strike-aviation = aéronavale au sol
strike-marker = marqueur de remplacement
strike-support = appui terrestre
pair = { $one } – { $other }
turn-name = { $turn } · { $months }
costs-oil = { $what } ({ $n ->
    [one] { $n } point de fuel
   *[other] { $n } points de fuel
})
costs-transport = { $what } ({ $n ->
    [one] { $n } point de transport
   *[other] { $n } points de transport
})

# Phases et étapes.
phase-set-up = Mise en place
phase-transport = Transport
phase-warfare = Guerre économique
phase-reinforcement = Renforts
phase-deployment = Premier déploiement
phase-operations = Mouvement opérationnel
phase-reaction = Réaction
phase-air = Phase aérienne
phase-submarines = Sous-marins
phase-battles = Batailles
phase-return = Retour aux bases
phase-redeployment = Second déploiement
phase-end = Fin du tour de joueur
phase-over = La partie est finie
step-transport = Transport
step-warfare = Éco.
step-reinforcement = Renforts
step-deployment = Déploiement
step-operations = Opérations
step-reaction = Réaction
step-air = Air
step-battles = Combat
step-redeployment = Redéploiement
title-set-up = Mise en place
title-over = La partie est finie
title = { $turn } – { $side } : { $phase }

# Ce qui s’est passé.
tell-began = { $scenario } : la partie commence.
tell-turn = Tour { $turn }, { $months }.
tell-player-turn = { $side } : tour de joueur { $turn }.
tell-phase = { $side } : { $phase }.
tell-points = Points de victoire { $by } ({ $why }) : { $total }.
for-base = prise : { $space }
for-lifeline = pas de ligne de ravitaillement vers Brisbane
for-manila = Manille jamais prise
for-singapore = Singapour jamais prise
for-ranger = Ranger en jeu
tell-ended = { $how } ({ $vp ->
    [one] { $vp } point de victoire
   *[other] { $vp } points de victoire
}).
tell-stationed = { $what } : base { $space }.
tell-oil = { $n ->
    [one] { $n } point de fuel transporté
   *[other] { $n } points de fuel transportés
} depuis { $space } : { $total } en tout.
tell-escort = { $what } part escorter les convois.
tell-released = { $what } quitte les convois pour { $space }.
tell-hunted = Les escorteurs lancent { $n ->
    [0] aucun dé
    [one] { $n } dé
   *[other] { $n } dés
} : { $hits ->
    [0] aucun point de sous-marins perdu
    [one] { $hits } point de sous-marins perdu
   *[other] { $hits } points de sous-marins perdus
}, reste { $left }. Fuel : { $oil }.
tell-raided = Les sous-marins lancent { $n ->
    [0] aucun dé
    [one] { $n } dé
   *[other] { $n } dés
} contre la Marine marchande : { $hits ->
    [0] rien de coulé
   *[other] −{ $hits }, reste { $pool }
}. Points de transport japonais : { $transport }.
tell-bombed = Bombardement stratégique avec { $n ->
    [one] { $n } dé
   *[other] { $n } dés
} : fuel −{ $hits }, reste { $oil }.
tell-arrived = Renfort, { $space } : { $what }.
tell-arrived-bare = { $what } arrive sans avions : { $space }.
tell-aviation = Aéronavale, { $space } : { $n ->
    [one] { $n } pas de plus.
   *[other] { $n } pas de plus.
}
tell-cancelled = Plus de pion { $kind } disponible ({ $nation }) : l’arrivée est annulée.
tell-cancelled-air = Plus de pion aérien disponible : arrivée annulée ({ $what }).
tell-waits = { $what } ne peut pas arriver et attend le tour { $turn }.
tell-refitted = { $what } reçoit ses avions, { $space } ({ $n } pas).
tell-converted = Aéronavale, { $space } : { $n ->
    [one] { $n } pas devient ordinaire.
   *[other] { $n } pas deviennent ordinaires.
}
tell-conversion = { $what } part en transformation.
tell-supplied = { $nation } : { $transport ->
    [one] { $transport } point de transport.
   *[other] { $transport } points de transport.
}
tell-supplied-sub = { $nation } : { $transport ->
    [one] { $transport } point de transport
   *[other] { $transport } points de transport
}, { $sub ->
    [one] { $sub } point de sous-marins.
   *[other] { $sub } points de sous-marins.
}
tell-raised = { $what } levé : { $space }.
tell-ferried = { $what } : { $from } → { $to }, gratuit.
tell-fleet = La flotte anglaise d’Europe arrive maintenant.
tell-ranger = { $what } arrive à la rescousse.
tell-spent = { $side } : un pas aérien japonais ({ $space }) est sacrifié aux kamikazes.
tell-catastrophe = { $side } obtient { $dice }, une catastrophe : perte de { $what }.
tell-no-catastrophe = { $side } obtient { $dice } à la catastrophe : rien ne se passe.
tell-restored = { $what } rétabli par un remplacement de { $value } : { $space }.
tell-deployed = { $what }, déploiement { $from } → { $to } ({ $hops ->
    [one] { $hops } étape
   *[other] { $hops } étapes
}, { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}).
tell-walked = { $what } : { $from } → { $to }.
tell-decoded = Le code est percé : des navires peuvent se déployer { $from } → { $to } avant de réagir.
tell-sailed = { $side }, { $force } : { $what }, { $from } → { $to } ({ $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}).
tell-sailed-oil = { $side }, { $force } : { $what }, { $from } → { $to } ({ $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}, fuel { $oil }).
tell-sailed-transport = { $side }, { $force } : { $what }, { $from } → { $to } ({ $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}, transport { $transport }).
tell-reacts = { $side }, { $force } réagit : { $what }, { $from } → { $to } ({ $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}).
tell-reacts-oil = { $side }, { $force } réagit : { $what }, { $from } → { $to } ({ $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}, fuel { $oil }).
tell-sailed-hidden = { $force } ({ $nation }), cachée : { $from } → { $to }.
tell-unveiled = Les task forces cachées sont révélées : { $forces }.
tell-express = { $force } : Express de Tokyo.
tell-reaction-force = Les porte-avions américains apparaissent, { $space } (dé { $die }) : { $force }.
tell-assigned = { $what } : { $from } → { $to }.
tell-hunting = { $side } : des sous-marins traquent { $force }.
tell-screened = Les escorteurs de { $force } chassent le sous-marin ({ $n ->
    [one] { $n } dé
   *[other] { $n } dés
}, { $hits ->
    [one] { $hits } réussite
   *[other] { $hits } réussites
}).
tell-not-screened = Le sous-marin passe l’escorte de { $force } ({ $n ->
    [0] aucun escorteur
    [one] { $n } dé, aucune réussite
   *[other] { $n } dés, aucune réussite
}).
tell-torpedoed = Torpille au but : { $what } (dé { $die }).
tell-torpedo-missed = Les torpilles manquent { $what } (dé { $die }).
tell-sunk = Coulé : { $what } ({ $best } contre une défense de { $defence }).
tell-damaged = Endommagé : { $what } ({ $hits ->
    [one] { $hits } touché
   *[other] { $hits } touchés
}, { $best } contre une défense de { $defence }).
tell-away = { $what } : { $why } ; retour au tour { $turn }.
why-damaged = dommages
why-withdrew = repli
why-driven-off = mer perdue
why-not-landed = débarquement impossible
why-overstacked = surempilement
why-dispersed = dispersion
why-eliminated = élimination
why-homeless = aucune base où aller
why-delayed = retard
why-training = entraînement
tell-lost = Perte définitive : { $what } ({ $cause }).
cause-submarine = sous-marin
cause-air = frappe aérienne
cause-surface = combat de surface
cause-capture = prise de la base
cause-catastrophe = catastrophe
tell-hit-at-sea = { $what }, en mer : { $hits ->
    [one] { $hits } touché
   *[other] { $hits } touchés
}, { $steps ->
    [0] aucun pas perdu.
    [one] { $steps } pas perdu.
   *[other] { $steps } pas perdus.
}
tell-air-lost = Perte, { $space } : { $what } ({ $cause }).
tell-pool-lost = Navires marchands perdus avec leur chargement : Marine marchande −{ $n }, reste { $pool }.
tell-home = { $what } rentrera à sa nouvelle base : { $space }.
tell-order-on = { $side }, consigne : { $order }.
tell-order-off = { $side }, consigne levée : { $order }.
tell-returned = Retour, { $space } : { $what }.
tell-captured = { $space } change de mains : { $side }.
tell-markers-gone = Les marqueurs de remplacement sont retirés ({ $nation }).
tell-battle = Bataille : { $space }.
tell-arrayed = { $side } : { $carriers ->
    [0] aucune force de porte-avions
    [one] { $carriers } force de porte-avions
   *[other] { $carriers } forces de porte-avions
}, { $bombard ->
    [0] aucune force de bombardement
    [one] { $bombard } force de bombardement
   *[other] { $bombard } forces de bombardement
}, { $steps } pas aériens à la base, { $far } venus de loin.
tell-battle-ended = Fin de la bataille : { $space }.
tell-kamikazes = Le Japon déclare les kamikazes.
tell-scrambled = { $n ->
    [0] L’aéronavale reste au sol.
    [one] { $n } pas de l’aéronavale décolle.
   *[other] { $n } pas de l’aéronavale décollent.
}
tell-air-superiority = Combat aérien, Japon { $japan } points contre { $allies } : { $jhits } et { $ahits } touchés, restent { $jleft } et { $aleft }. Supériorité aérienne : { $side }.
tell-air-supremacy = Combat aérien, Japon { $japan } points contre { $allies } : { $jhits } et { $ahits } touchés, restent { $jleft } et { $aleft }. Suprématie aérienne : { $side }.
tell-air-none = Combat aérien, Japon { $japan } points contre { $allies } : { $jhits } et { $ahits } touchés, restent { $jleft } et { $aleft }.
tell-sent = { $side } : { $n ->
    [one] { $n } point aérien
   *[other] { $n } points aériens
} contre { $target }.
tell-flak = Tir anti-aérien ({ $target }), { $n ->
    [0] aucun dé
    [one] { $n } dé
   *[other] { $n } dés
} : { $hits ->
    [0] aucun point abattu
    [one] { $hits } point abattu
   *[other] { $hits } points abattus
}, { $left ->
    [one] reste { $left }
   *[other] restent { $left }
}.
tell-struck = { $side }, { $n ->
    [one] { $n } point aérien
   *[other] { $n } points aériens
} sur { $on } : { $hits ->
    [0] aucun touché.
    [one] { $hits } touché.
   *[other] { $hits } touchés.
}
tell-reserved = { $side } garde { $n ->
    [one] { $n } point aérien
   *[other] { $n } points aériens
} pour l’appui terrestre.
tell-committed = { $side }, combat pour le contrôle maritime : { $what }.
tell-committed-none = { $side } : aucun navire au contrôle maritime.
tell-round = Combat de surface, round { $round } : { $pairs }.
tell-withdraws = { $side } : repli.
tell-stays = { $side } : pas de repli.
tell-missed = { $what } manque { $enemy } ({ $die }, il fallait { $needs }).
tell-half-hit = { $what } : demi-touché sur { $enemy } ({ $die }).
tell-hit = { $what } touche { $enemy } ({ $die }, il fallait { $needs }).
tell-sea-control = Contrôle maritime, { $space } : { $side }.
tell-no-sea-control = Contrôle maritime, { $space } : personne.
tell-landed = { $what } débarque : { $space }.
tell-support = { $side }, appui terrestre avec { $n ->
    [0] aucun dé
    [one] { $n } dé
   *[other] { $n } dés
} : { $counted ->
    [0] aucune réussite.
    [one] { $counted } réussite compte.
   *[other] { $counted } réussites comptent.
}
tell-land-combat = Combat terrestre, { $space } : Japon { $japan } ({ $jhits } + { $jsupport } d’appui), Alliés { $allies } ({ $ahits } + { $asupport } d’appui) ; avions du défenseur : { $air }.
tell-reduced = { $what } perd un pas.
tell-no-assault = { $space } : pas de combat terrestre.
tell-occupied = Base occupée, { $space } : { $side }.
tell-unloaded = Déchargement, { $space } : { $what }.

# Questions.
ask-phase = { $phase }
ask-set-up = Répartissez la flotte entre Kure et Yokosuka
ask-transport = Transportez le fuel et déplacez les destroyers : { $japan } points de transport, fuel { $oil }
ask-hunt = Combien de dés contre { $sub ->
    [one] { $sub } point de sous-marins
   *[other] { $sub } points de sous-marins
} ? Chacun coûte un demi-point de fuel sur { $oil }
ask-raid = Dés de sous-marins contre la Marine marchande ({ $pool }) : { $sub ->
    [one] { $sub } point
   *[other] { $sub } points
}
ask-bomb = Dés de bombardement stratégique : { $n } points de transport américains restants
ask-doom = Catastrophe : laquelle ?
ask-spend = Kamikazes : quel pas aérien japonais est sacrifié ?
ask-pick = Quel pion arrive ?
ask-arrivals = Placez les avions qui arrivent : { $n } pas
ask-reinforcement = Renforts : réarmez les porte-avions, levez des remplacements
ask-reinforcement-allies = Renforts : levez des remplacements, sortez des unités des cases hors-carte
ask-deploy-japan = Déployez d’une base à l’autre : { $n } points de transport
ask-deploy-allies = Déployez d’une base à l’autre : { $usa } points de transport américains, { $britain } anglais
ask-redeploy-japan = Déployez encore, par mer seulement : { $n } points de transport
ask-redeploy-allies = Déployez encore, par mer seulement : { $usa } points de transport américains, { $britain } anglais
ask-operations-japan = Formez des task forces et appareillez : fuel { $oil }, { $japan } points de transport
ask-operations-allies = Formez des task forces et appareillez : { $usa } points de transport américains, { $britain } anglais
ask-reaction-japan = Réagir ? Des navires peuvent aller contre l’ennemi : fuel { $oil }
ask-reaction-allies = Réagir ? Des navires peuvent aller contre l’ennemi
ask-air = Affectez des avions aux hexagones voisins ; les autres combattent sur place
ask-torpedo = Lancez des sous-marins contre des task forces : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ask-aim = Un sous-marin est passé, { $force } : quelle cible ?
ask-battles = Quelle bataille d’abord ?
ask-trim = Surempilement : retirez des unités ennemies
ask-kamikazes = { $space } : déclarer les kamikazes ?
ask-scramble = { $space } : l’aéronavale décolle-t-elle ?
ask-targets = { $space } : envoyez { $n ->
    [one] { $n } point aérien
   *[other] { $n } points aériens
} contre des cibles
ask-strikes = { $space }, { $target } : que frappent les { $n } points aériens ?
ask-commit = { $space } : quels navires combattent pour le contrôle maritime ?
ask-pair = { $space }, round { $round } : qui affronte qui ?
ask-withdraw = { $space }, round { $round } : repli ou non ?
ask-fire = { $space } : sur qui tirer ?
ask-land = { $space } : qui débarque ?
ask-assault = { $space } : attaquer à terre ?
ask-unload = { $space } : débarquez les avions

# Choix.
do-station = { $what } : base { $space }
do-station-aviation = Aéronavale, { $n } pas : base { $space }
do-oil = { $n ->
    [one] { $n } point de fuel
   *[other] { $n } points de fuel
} depuis { $space }
do-escort = { $what } escorte les convois
do-release = { $what } quitte les convois pour { $space }
do-hunt = { $n ->
    [0] Aucun dé
    [one] { $n } dé (fuel { $oil })
   *[other] { $n } dés (fuel { $oil })
}
do-raid = { $n ->
    [0] Aucun dé
    [one] { $n } dé
   *[other] { $n } dés
}
do-bomb = { $n ->
    [0] Aucun dé
    [one] { $n } dé
   *[other] { $n } dés
}
do-place-air = { $what } : { $space }
do-aviation = Aéronavale, { $space } : { $n } pas
do-train = Entraîner { $n } pas pendant un an
do-refit = Réarmer { $what } ({ $n } pas de l’aéronavale)
do-convert = Aéronavale, { $space } : { $n ->
    [one] { $n } pas devient ordinaire
   *[other] { $n } pas deviennent ordinaires
}
do-pick = { $what } arrive
do-raise = Lever { $what } : { $space }
do-ferry = { $what } vers { $to }
do-fleet = La flotte anglaise d’Europe vient maintenant
do-ranger = Le Ranger vient (le Japon gagne 1 point de victoire)
do-spend = Un pas : { $space }
do-doom = { $space }
do-sink = Perdre { $what }
do-restore = Rétablir { $what } par un remplacement de { $value } ({ $space })
do-deploy = { $what } vers { $to }
do-walk = { $what } vers { $to }, un hexagone, gratuit
do-remove = { $what }
do-sail = { $what } vers { $to }
do-join = { $what } vers { $to } avec { $force }
do-stay-force = { $what } forme une task force sur place, { $to }
do-express = { $force } : Express de Tokyo
do-show = Former { $force } à découvert
do-decode = Percer le code : déploiement { $from } → { $to } d’abord
do-assign = { $what } contre { $to }
do-torpedo = { $force }
do-aim = { $what }
do-fight = { $space }
do-kamikazes = Déclarer les kamikazes
do-scramble = { $n ->
    [one] { $n } pas décolle
   *[other] { $n } pas décollent
}
do-send = { $n ->
    [one] { $n } point
   *[other] { $n } points
} contre { $target }
do-send-elite = { $n ->
    [one] { $n } point d’élite
   *[other] { $n } points d’élite
} contre { $target }
do-strike = { $n ->
    [one] { $n } point
   *[other] { $n } points
} sur { $on }
do-strike-elite = { $n ->
    [one] { $n } point d’élite
   *[other] { $n } points d’élite
} sur { $on }
do-strike-support = { $n ->
    [one] { $n } point
   *[other] { $n } points
} pour l’appui terrestre
do-commit = { $what } combat pour le contrôle maritime
do-pair = { $what } face à { $enemy }
do-withdraw = Repli
do-stay = Rester
do-fire = { $what } tire sur { $enemy }
do-land = { $what } débarque
do-assault = Attaquer
do-unload = { $force } débarque { $n } pas aériens
do-disperse = Disperser { $what }, { $space }
do-home = { $what } rentre à { $space }
do-order-on = Désormais : { $order }
do-order-off = Plus maintenant : { $order }
done-set-up = Commencer
done-transport = Finir le transport
done-warfare = Finir la guerre économique
done-reinforcement = Finir les renforts
done-deployment = Finir le déploiement
done-operations = Finir les opérations
done-reaction = Finir la réaction
done-reaction-none = Ne pas réagir
done-air = Finir la phase aérienne
done-submarines = Attaquer
done-submarines-none = Aucun sous-marin
done-redeployment = Finir le tour de joueur
done-trim = Ne plus rien retirer
done-kamikazes = Pas de kamikazes
done-scramble = Rester au sol
done-targets = Finir les cibles
done-strikes = Finir cette frappe
done-commit = Ces navires combattent
done-commit-none = Aucun navire ne combat
done-pair = Garder les autres en retrait
done-land = Plus personne ne débarque
done-assault = Ne pas attaquer
done-unload = Ne plus rien débarquer
done-pass = Terminé

# Ordres pour plusieurs unités.
spell-stays = { $unit } reste : { $reason }
refuse-spell-none = personne ne peut y aller maintenant
refuse-too-few = { $there } sur { $n } peuvent partir ({ $space })
refuse-nobody-there = vous n’avez personne là : { $space }

# Sortes d’actions.
kind-station = Choisir la base
kind-oil = Transporter du fuel
kind-escort = Escorte des convois
kind-hunt = Lutte anti-sous-marine
kind-raid = Attaque des convois
kind-bomb = Bombardement stratégique
kind-place_air = Placer des avions
kind-aviation = Aéronavale
kind-train = Entraîner des pilotes
kind-refit = Réarmer un porte-avions
kind-convert = Convertir l’aéronavale
kind-pick = Choisir un pion
kind-raise = Lever un remplacement
kind-ferry = Mouvement gratuit
kind-fleet = Flotte anglaise
kind-ranger = Ranger
kind-spend = Sacrifier des pilotes
kind-doom = Catastrophe
kind-restore = Rétablir une unité
kind-deploy = Déploiement maritime
kind-walk = Déploiement d’un seul hexagone
kind-remove = Retirer
kind-sail = Appareiller
kind-join = Rejoindre une task force
kind-express = Express de Tokyo
kind-show = Révéler une task force
kind-decode = Percer le code
kind-assign = Affecter des avions
kind-torpedo = Attaque sous-marine
kind-aim = Cible du sous-marin
kind-fight = Combattre
kind-kamikazes = Kamikazes
kind-scramble = Décoller
kind-send = Envoyer des points aériens
kind-strike = Frappe
kind-commit = Contrôle maritime
kind-pair = Groupes de combat
kind-withdraw = Repli ou non
kind-fire = Tir
kind-land = Débarquer
kind-assault = Combat terrestre
kind-unload = Débarquer des avions
kind-disperse = Disperser
kind-home = Base de retour
kind-order = Consigne
kind-done = Terminé

# Consignes.
order-pair = former les groupes de combat comme proposé
order-fire = choisir les cibles des canons
order-torpedo = choisir les cibles des sous-marins
order-commit = engager tous les navires pour le contrôle maritime
order-stay = ne jamais se replier
order-land = débarquer tout ce qui peut l’être
order-assault = attaquer à terre dès que possible
order-trim = retirer les unités ennemies en surempilement, les plus chères d’abord
order-pass = ne pas réagir sans task force ennemie à portée

# Premier tour guidé.
guide-station = Faites glisser les navires entre Kure et Yokosuka. Les porte-avions sont mieux à Yokosuka : Pearl Harbor n’en est qu’à sept hexagones.
guide-oil = Chaque hexagone de ressources ravitaillé fournit du fuel, pour un point de transport chacun. Il en faut aux navires et à la lutte anti-sous-marine ; mais les points de transport déplacent aussi vos troupes.
guide-hunt = Chaque réussite ôte un point de sous-marins allié avant qu’il ne coule des navires marchands.
guide-raid = Chaque réussite réduit pour toujours la Marine marchande japonaise. Les points restants pourront attaquer des task forces.
guide-raise = Les remplacements rétablissent les unités terrestres réduites. Ils ne coûtent que leur transport.
guide-deploy = Faites glisser les unités d’une base à l’autre : quatre hexagones par étape, autant d’étapes que vous en payez. Une ZDCA ennemie y met fin.
guide-sail = Faites glisser un navire vers un hexagone allumé : il forme une task force. D’autres navires de la même base vers le même but la rejoignent : quatre navires et un passager au plus. Ensuite tous rentrent.
guide-assign = Les avions combattent à plein dans leur hexagone. Faites-les glisser vers un voisin pour y aider à moitié.
guide-torpedo = Chaque attaque coûte un point de sous-marins. Les destroyers de la task force peuvent la repousser.
guide-fight = L’ordre compte : ce qui est gagné ici peut ravitailler ailleurs.
guide-send = Contre la base, les points frappent avions et navires à l’ancre ou appuient le débarquement ; contre une task force, ses navires.
guide-commit = Seul le contrôle maritime permet de débarquer et d’appuyer depuis la mer. Les navires gardés en retrait appuient les troupes.

# Chances.
decimal = { $whole },{ $tenth }
so-far = { $what }, { $n ->
    [one] { $n } hexagone
   *[other] { $n } hexagones
}
odds-expected = { $whole },{ $tenth } réussites en moyenne
odds-through = { $n } % de passer l’escorte
odds-faces = touche sur { $n } faces sur 6
odds-arrive = { $mean } sur { $n } passent le tir anti-aérien
odds-ship = coulé { $sunk } %, endommagé { $damaged } %
odds-hits = { $mean } touchés en moyenne
odds-shot = touche sur { $faces } faces sur 6, un touché coule { $sinks } fois sur 36
odds-shot-half = demi-touché sur { $faces } faces sur 6
odds-land = sans effet { $nothing } %, un pas chacun { $step } %, tous éliminés { $eliminated } %
now-air-odds = Supériorité aérienne : Japon { $japan } %, Alliés { $allies } %.

# Avertissements.
warn-and = { $first } { $next }
warn-points = { $n ->
    [one] { $n } point aérien resterait inutilisé.
   *[other] { $n } points aériens resteraient inutilisés.
}
warn-no-commit = Sans navire engagé, pas de contrôle maritime : ni débarquement, ni appui naval.
warn-not-landed = Les unités qui ne débarquent pas vont sur la piste des tours.
warn-not-unloaded = Les avions qui ne débarquent pas vont sur la piste des tours.
warn-oil = Aucun fuel n’a encore été transporté.
warn-refit = Un porte-avions sans avions pourrait être réarmé.
warn-fraction = { $part } point de transport sera perdu ({ $nation }).
warn-crowded = { $n ->
    [1] Surempilement, l’ennemi pourra retirer l’excédent : { $spaces }.
   *[other] Surempilement, l’ennemi pourra y retirer l’excédent : { $spaces }.
}
warn-unguarded = Sans destroyers contre les sous-marins : { $forces }.
warn-with-carriers = Aucun débarquement possible depuis une force de porte-avions : { $forces }.
warn-no-cover = Aucun navire ne pourra gagner le contrôle maritime pour ce débarquement : { $forces }.
warn-landing-first = Les Alliés ne peuvent pas débarquer au tour 1.
warn-landing = Débarquement impossible là : pas d’hexagone terrestre, ou aucune base amie à deux hexagones.
warn-unloading = Il n’y a là aucune base où débarquer des avions.
warn-ranger = Le Japon gagne un point de victoire.
