# Phase de Transport.
refuse-transport-only = Transportez du fuel, transférez des destroyers ou terminez la phase.
refuse-not-on-map = Ce destroyer n'est dans aucun port de la carte.
refuse-not-escort = Ce destroyer n'est pas dans la case Escorte des convois.
refuse-not-destroyer = Seuls les destroyers japonais escortent les convois.
refuse-no-home = Ce n'est pas une Base nationale que le Japon contrôle.
refuse-no-oil-there = Il n'y a pas de fuel dans cet hexagone.
refuse-oil-not-held = Le Japon ne contrôle pas cet hexagone de ressources.
refuse-oil-each = Un hexagone de ressources donne au plus { $most } points de fuel par tour.
refuse-oil-pool = La Marine marchande transporte au plus { $most } points de fuel par tour, la moitié de sa valeur.
refuse-oil-cut-off = Aucune ligne de ravitaillement n'en part vers une Base nationale japonaise.
refuse-transport-points = Pas assez de points de transport : il en faut { $cost }.
# Guerre économique.
refuse-warfare-only = Choisissez combien de dés lancer, ou aucun.
refuse-not-these-dice = Ce n'est pas le moment de lancer ces dés.
refuse-dice = Au plus { $most ->
    [one] { $most } dé
   *[other] { $most } dés
}, et au moins un.
# Renforts.
refuse-reinforcement-only = Cela ne se fait pas pendant la phase de Renforts.
refuse-pick-first = Choisissez d'abord le pion qui arrive.
refuse-pick = Ce pion ne convient pas : il doit être du type attendu et hors jeu.
refuse-station = Seul ce qui vient d'arriver peut changer de base, une fois.
refuse-place-air = Ces pas aériens n'arrivent pas.
refuse-aviation = Ces pas aériens ne sont pas prévus pour l'Aviation navale.
refuse-aviation-trained = Après le tour 4, on ne rejoint l'Aviation navale que par l'entraînement.
refuse-train = Seuls des pas prévus au planning s'entraînent, quand il n'en arrive plus de tout formés.
refuse-counters = Il n'y a pas assez de pions aériens pour cela.
refuse-refit-unit = Ce n'est pas un porte-avions en attente d'avions.
refuse-refit-bbv = Ise/Hyuga reçoit ses avions avant tout autre porte-avions.
refuse-refit-steps = Ce porte-avions a besoin de { $steps } pas d'Aviation navale, en une seule fois.
refuse-refit-now = Ce porte-avions ne peut pas recevoir ses avions maintenant.
refuse-convert = Il n'y a pas autant de pas d'Aviation navale dans cette case.
refuse-raise-base = Un marqueur de remplacement n'apparaît que dans une Base nationale de sa nation.
refuse-raise-value = Il n'existe pas de marqueur de remplacement de cette valeur.
refuse-raise-idle = Aucune unité réduite n'a besoin d'un autre marqueur de valeur { $value }.
refuse-ferry = Le mouvement gratuit mène les unités d'une case hors carte à la base qui lui est reliée.
refuse-ferry-base = Cette base n'est pas aux mains des Alliés, ou une unité japonaise s'y trouve.
refuse-fleet = La flotte anglaise d'Europe n'arrive en avance qu'à la première phase de Renforts alliée après l'entrée d'une unité terrestre japonaise à Calcutta, Bombay ou Ceylan.
refuse-ranger = Le Ranger ne vient qu'avec son option, et tant qu'aucun autre CV allié n'est sur la carte ou dans une case.
refuse-before-catastrophe = Terminez d'abord les arrivées : les dés de la catastrophe passent avant.
refuse-doom = Une catastrophe ne peut pas frapper là.
refuse-doom-first = Il faut d'abord choisir la perte due à la catastrophe.
refuse-spend = Aucun pas aérien japonais ne peut y être sacrifié aux kamikazes maintenant.
refuse-spend-first = Un pas aérien doit d'abord être sacrifié aux kamikazes.
# Marqueurs de remplacement.
refuse-restore-only = Un marqueur ne peut pas faire cela.
refuse-restore-unit = Les remplacements vont à vos propres unités terrestres.
refuse-not-reduced = Cette unité est à pleine puissance.
refuse-not-ashore = L'unité est à bord d'une task force, ou hors de la carte.
refuse-no-marker = Il n'y a pas de tel marqueur de cette nation à terre dans cet hexagone.
refuse-marker-far = Le marqueur doit être dans l'hexagone de l'unité, ou voisin par une liaison terrestre.
refuse-marker-small = Le marqueur est trop faible : l'unité en demande un d'au moins { $least }.
# Ordres permanents.
refuse-order = Ce n'est pas un ordre permanent.
refuse-order-same = Cet ordre est déjà en vigueur.
refuse-home-unit = Seuls les navires japonais en jeu ont une base d'attache à choisir.
