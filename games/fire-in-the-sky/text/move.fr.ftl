# Mouvements de toute sorte.
refuse-not-your-unit = cette unité est à l’autre camp
refuse-not-there = rien de tel ne s’y trouve qui puisse encore bouger
refuse-air-counters = les pions aériens ne suffisent pas pour morceler ainsi les pas
refuse-move-turn-1 = les unités anglaises de Calcutta, Rangoon et Ceylan ne bougent pas au tour 1

# Déploiement.
refuse-deploy-start = un déploiement maritime part d’une base amie
refuse-deploy-goal = un déploiement maritime finit dans une base amie
refuse-deploy-enemy = il y a des unités ennemies dans cette base
refuse-deploy-far = aucune suite d’étapes de quatre hexs n’y mène sans traverser une ZDCA ennemie
refuse-deploy-points = pas assez de points de transport de sa nation
refuse-deploy-dutch = les Pays-Bas n’ont pas de points de transport : leurs unités n’utilisent pas le déploiement maritime
refuse-deploy-one-kind = une unité n’utilise qu’un type de déploiement par phase
refuse-deploy-stopped = elle est entrée dans une ZDCA ennemie et ne va pas plus loin durant cette phase
refuse-deploy-sailed = les unités terrestres et aériennes qui ont utilisé le mouvement opérationnel ne se déploient pas à la seconde phase
refuse-deploy-dispersed = elle va être dispersée
refuse-deploy-captured = les avions ne se déploient pas vers une base prise durant ce tour de joueur
refuse-walk-second = pas de déploiement d’un seul hex à la seconde phase
refuse-walk-ship = un navire va vers une base amie voisine, sans franchir de côté infranchissable
refuse-walk-air = les unités aériennes vont vers une base amie voisine
refuse-walk-land = aucune liaison terrestre n’y mène
refuse-walk-contested = d’un hex où se trouve l’ennemi, elle ne peut passer ni dans un autre, ni dans une base ennemie
refuse-walk-marker = les marqueurs de remplacement n’utilisent pas le déploiement d’un seul hex
refuse-disperse-phase = on disperse ses unités à la fin de son propre tour

# Empilement.
refuse-trim = cela ne dépasse pas la limite
refuse-trim-only = on s’occupe d’abord des unités en surempilement

# Task Forces.
refuse-sail-abda = ABDA n’utilise pas le mouvement opérationnel
refuse-sail-two-steps = une Task Force transporte une unité aérienne : deux pas au plus
refuse-sail-force = ce n’est pas une de vos Task Forces de cette phase
refuse-sail-four-ships = une Task Force compte quatre navires au plus
refuse-sail-one-passenger = une Task Force ne transporte qu’une unité aérienne, une unité terrestre ou un marqueur de remplacement
refuse-sail-carrier-reaction-force = personne ne rejoint la Force de réaction de porte-avions
refuse-sail-slow = elle est trop lente pour suivre
refuse-sail-boxes = un hex ne reçoit que trois Task Forces de porte-avions et cinq autres par camp
refuse-sail-box = les unités japonaises n’entrent jamais dans les cases hors-carte
refuse-sail-far = c’est trop loin
refuse-sail-from-zone = partant d’une ZDCA ennemie, elle n’avance que d’un hex
refuse-sail-zone = entrée dans une ZDCA ennemie, elle n’avance plus que d’un hex
refuse-sail-oil = pas assez de fuel
refuse-sail-transport = pas assez de points de transport de sa nation
refuse-sail-express = le Tokyo Express ne se compose que de croiseurs lourds et de destroyers
refuse-express-option = le Tokyo Express est une option du joueur japonais
refuse-express-once = le Tokyo Express a déjà servi
refuse-show = ce n’est pas une de vos Task Forces cachées de cette phase

# Réaction.
refuse-react-ships-only = seuls les navires réagissent
refuse-react-from-box = personne ne réagit depuis une case hors-carte
refuse-react-pearl-harbor = les navires de Pearl Harbor ne réagissent pas au tour 1
refuse-react-nobody = une réaction finit là où se trouve une unité ennemie
refuse-decode-option = le décryptage est une option du joueur allié, dans sa phase de réaction
refuse-decode-first-turn = pas de décryptage au premier tour
refuse-decode-once = le décryptage ne sert qu’une fois par partie
refuse-decode-first = le décryptage vient avant toute autre chose dans la phase de réaction
refuse-decode-way = le décryptage déplace des navires entre les deux bases nommées
refuse-decode-no-ship = il n’y a aucun navire dans cette base

# Phase aérienne.
refuse-assign-far = les avions combattent dans leur hex ou dans un hex voisin
refuse-assign-nobody = aucun ennemi dans cet hex
