# Le jeu miniature.
mi-ask-plot = Donnez jusqu'à deux pas à chaque bande, puis dites que vous êtes prêt.
mi-ask-report = Votre { $band } a été aperçue en { $hex }. Qu'annoncez-vous ?
mi-ask-react = { $what } en { $hex }. Frapper ?
mi-ask-parley = Les points sont à égalité. Proposer une trêve, ou continuer ?
mi-ask-agree = Une trêve est proposée. Accepter ?
mi-amend-later = Une option ne change que pendant que les deux clans préparent leurs plans.
mi-ask-none = Rien à décider.
mi-do-step = { $band } en { $hex } : un pas { $side }
mi-do-ready = Prêt
mi-do-claim = Annoncer { $claim }
mi-do-strike = Frapper avec : { $band }, en { $hex }
mi-do-hold = Ne rien faire
mi-do-propose = Proposer une trêve
mi-do-decline = Continuer la lutte
mi-do-agree = Accepter
mi-do-refuse = Refuser
mi-do-order = Consigne : { $order }
mi-warn-straw = Ce sont des hommes de paille.
mi-something = Quelque chose d'inconnu
mi-claimed = Annoncé : { $claim }
mi-shown = Une bande dévoilée ({ $band })
mi-tell-plotted = { $clan } prévoit un pas.
mi-tell-ordered = { $clan } laisse une consigne : { $order }.
mi-tell-ready = { $clan } est prêt.
mi-tell-sighted = Quelque chose bouge en { $hex }.
mi-tell-claimed = { $clan } annonce : { $claim }.
mi-tell-held = { $clan } ne fait rien.
mi-tell-fought = { $hex } : { $attacker } fait { $roll }, { $defender } fait { $answer }. { $result ->
    [won] L'assaillant l'emporte.
    [lost] Le défenseur l'emporte.
   *[stood] Les deux tiennent.
}
mi-tell-round = Tour { $round }. Toutes les bandes sont de nouveau cachées.
mi-tell-proposed = { $clan } propose une trêve.
mi-tell-declined = { $clan } continue la lutte.
mi-tell-agreed = { $clan } accepte.
mi-tell-refused = { $clan } refuse.
mi-tell-huts = Huttes tenues : { $heron } par Héron, { $otter } par Loutre.
mi-end-beaten = { $clan } est battu.
mi-end-truce = Une trêve a été conclue.
mi-end-limit = Le dernier tour est fini.
mi-no-turn = Ce n'est pas à ce clan d'en décider maintenant.
mi-no-band = Il n'y a pas de telle bande.
mi-no-steps = Cette bande a déjà deux pas.
mi-no-way = Il n'y a pas de passage dans cette direction.
mi-no-claim = Cette bande ne peut pas être annoncée ainsi.
mi-no-reach = Cette bande ne peut pas frapper là.
mi-no-order = Cette consigne est déjà donnée.
mi-scene-title = Tour { $round } sur { $limit }
mi-panel-points = Points
mi-head-clan = Clan
mi-head-points = Points
mi-head-left = Bandes restantes
mi-cell-clan = { $clan }
mi-cell-number = { $n }
mi-cell-bands = { $n ->
    [one] { $n } bande
   *[other] { $n } bandes
}
mi-note-plan = { $n ->
    [one] { $n } pas prévu
   *[other] { $n } pas prévus
}
mi-when = { $n ->
    [0] ce tour
    [one] il y a { $n } tour
   *[other] il y a { $n } tours
}
mi-area-maybe = { $clan } est peut-être ici
mi-area-reach = portée de ce tour
mi-strip = Pas du tour
mi-head-step = Pas { $n }
mi-row-band = { $band }
mi-row-hex = en { $hex }
mi-bar-march = marche
mi-bar-to = vers { $hex }
mi-bar-rest = reste
mi-place = à { $n } au plus de { $hex }
mi-gauge = Peut-elle gagner une hutte ?
mi-gauge-text = { $far } pas jusqu’à la hutte la plus proche, { $have } restent dans la partie
mi-span-now = { $n } ce tour
mi-span-then = { $n } plus tard
mi-span-spare = { $n } en réserve
mi-mark-reach = à portée
mi-ask-unknown = Cette question n'est pas connue.
mi-pack-hex = « { $hex } » n'est pas un hexagone du marais
mi-pack-bands = il faut une bande par hexagone de départ
mi-pack-clans = il faut deux clans
mi-few = peu
mi-many = beaucoup
mi-side-n = au nord
mi-side-ne = au nord-est
mi-side-se = au sud-est
mi-side-s = au sud
mi-side-sw = au sud-ouest
mi-side-nw = au nord-ouest
mi-order-report-ask = me demander quoi annoncer
mi-order-report-truth = annoncer la vérité
mi-order-report-bluff = toujours annoncer beaucoup
mi-order-react-ask = me demander s'il faut frapper
mi-order-react-strike = toujours frapper
mi-order-react-hold = ne jamais frapper
mi-order-rest-yes = se reposer jusqu'à nouvel ordre
mi-order-rest-no = me demander où aller
