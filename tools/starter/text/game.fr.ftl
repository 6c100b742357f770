kind-block = Bloc
kind-hidden = Tenue, force inconnue
kind-march = Marche
kind-done = Fin du tour
side-arvon = Arvon
side-belmar = Belmar
scenario-standard = Partie normale
query-left = Blocs et cases
ask-march = { $n ->
    [0] Plus aucun bloc ne peut marcher.
    [one] Encore { $n } bloc peut marcher.
   *[other] Encore { $n } blocs peuvent marcher.
}
ask-wait = L'autre camp joue.
do-march = Marcher de { $from } à { $to }
do-done = Finir le tour
no-turn = Ce n'est pas le tour de ce camp, ou la partie est finie.
no-steps = Trois blocs ont marché pendant ce tour.
no-block = Aucun bloc de ce camp qui puisse marcher ne s'y trouve.
no-lane = Ces deux cases ne sont pas voisines.
tell-marched = { $side } marche de { $from } à { $to }.
tell-taken = { $side } prend { $space }.
tell-fought = { $space } : { $side } attaque, { $a } contre { $d } ; les dés donnent { $x } et { $y }.
tell-turned = À { $side } de jouer, tour { $n }.
end-blocks = { $side } n'a plus de bloc.
end-spaces = Cases tenues : { $a } et { $d }.
title = Tour { $n } sur { $of }
head-side = Camp
head-left = Blocs
head-spaces = Cases
