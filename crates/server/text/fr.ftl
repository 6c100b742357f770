# Les mots du serveur et de ses pages.
guest = Invité
onlooker = Spectateur
skip = Aller au contenu
nav = Site
nav-games = Jeux
nav-tables = Tables
nav-rules = Règles
nav-journal = Journal
nav-about = À propos
nav-theme = Clair ou sombre
nav-guest = Invité · créer un compte
nav-other-language = English
home-title = Jouer
home-own = Vos tables
home-waiting = { $count ->
    [one] { $count } vous attend
   *[other] { $count } vous attendent
  }
home-all = les { $count } tables
home-start = Commencer une partie
home-lead = Choisissez un plateau, prenez place, jouez. Aucun compte requis.
home-journal = ouvrir un journal
home-watch = Les spectateurs voient
home-watch-public = seulement ce qui est public
home-watch-later = tout, { $n ->
    [1] un tour plus tard
   *[other] { $n } tours plus tard
}
home-watch-why = Qui prend place l'accepte.
home-public = Tables ouvertes
home-take = Prendre une place : { $seat }
home-later = Pas encore jouable
home-preview = Avant-première
home-preview-why = Avant-première : ses règles sont encore à l'épreuve, et une table peut ne pas survivre à la prochaine version.
home-players = { $least ->
    [1] { $most ->
        [1] en solitaire
       *[other] jusqu’à { $most } joueurs
      }
   *[other] { $least ->
        [2] { $most ->
            [2] 2 joueurs
           *[other] 2 à { $most } joueurs
          }
       *[other] { $least } à { $most } joueurs
      }
  }
home-hidden = forces cachées
home-open = à découvert
home-scenario = Scénario
home-seats = Places
home-go = Commencer
home-preset = Difficulté
home-preset-none = Standard
home-record = Vos campagnes
home-options = Options
home-make-public = Montrer cette table à tous
home-challenge = Défi : d’autres jouent la même campagne avec les mêmes dés
home-challenge-days = Ouvert pendant, en jours
home-challenge-why = Vous obtenez un lien. Qui l’ouvre joue à sa propre table ; les résultats se lisent côte à côte.
home-challenges = Vos défis
home-proof = Chaque dé peut être prouvé. Chaque table s’emporte en un fichier.
home-over = terminée
home-your-turn = vous attend depuis { $time }
home-their-turn = { $seats } : { $time }
home-play = Jouer
home-look = Regarder
home-bots = { $count ->
    [one] { $count } ordinateur
   *[other] { $count } ordinateurs
  }
home-open-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
  }
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
seat-me = Vous
seat-bot = Bot, { $level }
seat-open = Inviter par un lien
seat-screen = Même écran
level-random = au hasard
level-easy = facile
level-normal = normal
level-hard = difficile
level-captain = capitaine
option-on = oui
option-off = non
create-no-preset = Ce réglage n'existe pas.
create-no-game = Ce jeu n’est pas ici, ou n’est pas encore jouable.
create-bad-seat = Une des places a été donnée à quelqu’un d’inconnu.
create-bad-challenge = Ce jeu ne se joue pas en défi, ou pas aussi longtemps : d’un à { $most } jours.
create-crash = Les règles de ce jeu ont échoué. Rien n’a été créé.
join-title = Une invitation
join-used = Cette invitation a déjà servi, ou n’a jamais existé.
join-seat = Une place vous attend : { $seat }.
join-watch = À cette table, les spectateurs voient tout, { $n ->
    [1] un tour plus tard
   *[other] { $n } tours plus tard
}. Prendre place, c'est l'accepter.
join-with = À la table : { $names }.
join-go = Prendre la place
join-look = Seulement regarder
table-wait = On dresse la table.
table-no-script = La table a besoin de scripts. Les règles, le journal et les dés se lisent sans.
create-bad-watch = On ne peut tout montrer aux spectateurs que dans un jeu à secrets, un à vingt tours plus tard.
told-back = D'accord entre { $agreed }, la partie est revenue à ce point.
told-amend = D'accord entre { $agreed }, la règle change : { $what }.
option-change = { $option } : { $was } → { $is }
table-broken = Cette table s’est arrêtée : le programme a échoué. Son journal est entier : on peut le télécharger, ou sa propre vue de la partie quand le jeu a des secrets. Les autres tables continuent.
fork-title = Et si : { $title }
import-title = Ouvrir un journal
import-lead = Un journal est prouvé entrée par entrée, dé par dé. La partie continue ensuite à une table à vous, avec de nouveaux dés.
import-file = Fichier du journal
import-go = Ouvrir
import-unreadable = Le fichier n’a pas pu être lu.
import-no-game = Le jeu « { $game } » n’est pas ici, ou pas avec ces données.
import-name = { $title }, d’après un journal
rules-title = Règles
rules-search = Chercher
rules-go = Trouver
rules-chapters = Chapitres
sources-title = D'où viennent les valeurs
sources-lead = Le livret contient les règles, mais pas toujours chaque valeur des pions et des tableaux. Ce qu'il ne donne pas vient de sources publiques, ou a été reconstitué ici pour que l'on puisse jouer ; qui possède le jeu peut mettre les valeurs imprimées dans son propre jeu de données.
source-rulebook = tirées du livret
source-public = tirées de sources publiques
source-reconstructed = reconstituées ici
sources-ours = Reconstitué
sources-none = Rien.
audit-title = Dés
audit-proof = Preuve
audit-commitment = Engagement (SHA-256 de la graine)
audit-seed = Graine
audit-seed-later = montrée à la fin de la partie
audit-words = Mots des joueurs
audit-words-why = Tant qu’aucun dé n’a été jeté, chacun à la table peut mêler des mots à lui aux dés, pourvu que nul n’ait pu les prévoir. Ils n’étaient pas connus quand l’engagement a été publié, et chaque dé en dépend : personne, pas même ce serveur, n’a donc pu choisir la graine pour favoriser quelqu’un.
audit-words-yours = Vos mots
audit-words-go = Les mêler aux dés
audit-how = L’engagement a été publié avant le premier dé. À la fin de la partie la graine est montrée, et chaque dé peut en être tiré à nouveau :
audit-journal = Télécharger le journal
audit-some = Pendant la partie vous ne voyez que les jets que vous pouvez connaître.
audit-luck = Chance
audit-dice = Dés
audit-mean = Moyenne
audit-expected = Attendu
audit-faces = Faces
audit-none = Aucun dé n’a encore été lancé.
audit-rolls = { $count ->
    [one] { $count } jet
   *[other] { $count } jets
  }
challenge-title = Défi
challenge-by = { $name } vous lance un défi.
challenge-yours = Vous avez lancé ce défi.
challenge-until = Ouvert jusqu’au
challenge-since = Clos depuis le
challenge-usual = Joué avec les options habituelles.
challenge-play = Le jouer
challenge-go-on = Continuer à jouer
challenge-again = Le rejouer
challenge-again-why = La partie sera marquée et ne compte pas : vous avez vu ces dés.
challenge-over = Ce défi est clos. Sa graine est publiée et toutes les tables sont à découvert.
challenge-gone = Ce défi a été lancé avec des données que ce serveur n’a plus.
challenge-link = Lien à transmettre
challenge-copy = Copier
challenge-copied = Copié
challenge-results = Résultats
challenge-nobody = Personne ne l’a encore joué.
challenge-place = Rang
challenge-who = Joueur
challenge-result = Résultat
challenge-turns = Tours
challenge-when = Quand
challenge-table = Table
challenge-guest = invité
challenge-attempt = essai { $n }, ne compte pas
challenge-playing = en cours
challenge-unfinished = non terminé à temps
challenge-terms = Ce qui est convenu
challenge-same = Le même pour tous : la mise en place, les piles et les dés. Chaque dé est tiré pour le tour, le lieu et l’usage qu’il sert : le n-ième est donc le même pour tout le monde, quoi que chacun ait fait ailleurs.
challenge-first = Votre premier essai compte. Vous pouvez rejouer, mais vous avez alors vu les dés : un tel essai est marqué et n’a pas de rang.
challenge-undo = On reprend ses coups comme à toute table : jusqu’au dernier dé. Personne ne revient au-delà, ne change d’options en route ni ne laisse jouer l’ordinateur.
challenge-alone = Tant que le défi est ouvert, vous seul voyez votre table. Ensuite toutes les tables, tous les journaux et tous les dés sont à découvert.
challenge-words = Dans un défi, personne ne mêle ses propres mots aux dés : ce seraient d’autres dés. L’engagement a été publié avant le premier jet ; à la clôture du défi la graine est montrée et chaque dé peut être tiré de nouveau.
challenge-seed-later = montrée à la clôture du défi
challenge-close = Clore le défi
challenge-close-why = La graine est publiée et les parties inachevées ne comptent plus. C’est sans retour.
challenge-close-sure = J’en suis sûr
challenge-back = Vers le défi
moment = { $day ->
    [1] 1er
   *[other] { $day }
  } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
  } { $year }, { $time } UTC
account-title = Compte
account-guest = Vous êtes l’invité de ce navigateur. Un nom et un mot de passe vous permettent de continuer ailleurs.
account-you = Vous êtes connecté sous le nom de { $name }.
account-name = Nom
account-password = Mot de passe
account-rename = Votre nom
account-save = Enregistrer
account-make = Emporter son compte
account-make-why = Vos tables viennent avec vous. Ni adresse, ni courriel.
account-make-go = Créer un compte
account-in = Se connecter
account-in-go = Se connecter
account-out = Se déconnecter
account-taken = Le nom « { $name } » est pris.
account-bad-name = Un nom a de 2 à 40 lettres.
account-bad-password = Un mot de passe a de 8 à 200 lettres.
account-wrong = Ce nom et ce mot de passe ne vont pas ensemble.
about-title = À propos
about-lead = Ironbottom joue des wargames de plateau en appliquant chaque règle, contre des personnes ou contre des adversaires qui ne voient pas plus qu’une personne à leur place.
about-secrets = Ce qu’une place ne peut savoir ne quitte jamais le serveur pour elle.
about-dice = Chaque dé vient d’une graine à laquelle la table s’est engagée avant le premier jet, et peut être vérifié ensuite.
about-packs = Cartes et symboles sont dessinés par nous. Les valeurs que les livrets ne donnent pas sont marquées comme reconstituées et se corrigent dans des fichiers texte.
about-notice = Mentions
fail-title = Cela n’a pas marché
fail-home = À la première page
fail-bad = Ce qui a été envoyé n’a pas de sens.
fail-not-found = Il n’y a rien ici.
fail-forbidden = Ce n’est pas permis. Rechargez la page et réessayez.
fail-shut = Cette table appartient à un défi encore ouvert : seul son joueur peut la regarder. À la clôture du défi elle est ouverte à tous.
fail-too-many = C’était trop souvent. Attendez un instant.
fail-server = Le serveur a échoué. Ce n’est pas de votre fait, et rien n’est perdu.
refused-broken = Cette table s’est arrêtée.
refused-stale = La table a changé entre-temps : regardez à nouveau.
refused-not-yours = Ce n’est pas votre place.
refused-no-action = Ce n’est pas une action du jeu.
refused-batch = C’est trop à la fois, ou rien.
refused-unreadable = Le serveur ne comprend pas ce message.
refused-too-large = Ce message est trop grand.
refused-too-many = Trop de messages à la fois.
refused-no-hello = Dites d’abord bonjour.
refused-no-moment = Ce moment n’existe pas.
refused-eyes = Ce que l’autre camp savait se montre après la fin de la partie.
refused-no-request = Personne n’a demandé à revenir en arrière.
refused-not-now = Ce n’est pas possible maintenant.
refused-over = La partie est terminée.
refused-store = Cela n’a pas pu être conservé, donc ce n’est pas fait.
refused-no-name = Donnez-vous d’abord un nom.
refused-empty = Il n’y a rien à dire.
refused-words = Un dé a été jeté, ou les mots suffisent : on ne peut plus en ajouter.
refused-challenge = Pas tant que le défi est ouvert : ses dés, ses options et son joueur restent ce qu’ils sont.
refused-no-side = Vous ne jouez pour aucun camp.
chart-luck = Chance : coups au but au-delà de l'attendu

# Ordres tapés.
typed-unknown = « { $order } » n’est pas un ordre possible maintenant.
typed-near = « { $order } » n’est pas un ordre possible maintenant. Semblables : { $orders }
typed-any = « { $order } » convient à { $count } ordres : { $orders }
typed-not-yet = « { $order } » : pas encore. { $question }
typed-nothing = « { $order } » : { $reason } Rien de la ligne n’a été fait.
