# Noxford. `$who` vaut "you" ou "other" ; `$name` est le nom d’une personne ; `$color` est le mot d’une couleur pris ici ;
# `$card`, `$below` et `$district` sont des formes de `noxford-card-…`, et `$of` en est la forme `of`.

## Couleurs, symboles, cartes

noxford-color-red = rouge
noxford-color-blue = bleu
noxford-color-orange = orange
noxford-color-green = vert
noxford-symbol-diamond = diamant
noxford-symbol-wine = vin
noxford-symbol-airship = dirigeable
noxford-symbol-dice = dés
noxford-symbol-mask = masque
noxford-lying-sideways = couchée
noxford-lying-upright = debout

noxford-card-master = le Maître { $color }
    .the = le Maître { $color }
    .of = du Maître { $color }
    .short = Maître { $color }
noxford-card-lieutenant = un lieutenant { $color }
    .the = le lieutenant { $color }
    .of = du lieutenant { $color }
    .short = lieutenant { $color }
noxford-card-tough = un gros bras { $color }
    .the = le gros bras { $color }
    .of = du gros bras { $color }
    .short = gros bras { $color }
noxford-card-punk = un voyou { $color }
    .the = le voyou { $color }
    .of = du voyou { $color }
    .short = voyou { $color }
noxford-card-punk-gear = un voyou { $color } à engrenage
    .the = le voyou { $color } à engrenage
    .of = du voyou { $color } à engrenage
    .short = voyou { $color } à engrenage
noxford-card-barracks = une caserne
    .the = la caserne
    .of = de la caserne
    .short = caserne
noxford-card-district-diamond = le quartier du diamant
    .the = le quartier du diamant
    .of = du quartier du diamant
    .short = quartier diamant
noxford-card-district-wine = le quartier du vin
    .the = le quartier du vin
    .of = du quartier du vin
    .short = quartier vin
noxford-card-district-airship = le quartier du dirigeable
    .the = le quartier du dirigeable
    .of = du quartier du dirigeable
    .short = quartier dirigeable
noxford-card-district-dice = le quartier des dés
    .the = le quartier des dés
    .of = du quartier des dés
    .short = quartier dés
noxford-card-district-mask = le quartier du masque
    .the = le quartier du masque
    .of = du quartier du masque
    .short = quartier masque
noxford-card-district-diamond-wine = le quartier du diamant et du vin
    .the = le quartier du diamant et du vin
    .of = du quartier du diamant et du vin
    .short = quartier diamant-vin
noxford-card-district-wine-airship = le quartier du vin et du dirigeable
    .the = le quartier du vin et du dirigeable
    .of = du quartier du vin et du dirigeable
    .short = quartier vin-dirigeable
noxford-card-district-airship-dice = le quartier du dirigeable et des dés
    .the = le quartier du dirigeable et des dés
    .of = du quartier du dirigeable et des dés
    .short = quartier dirigeable-dés
noxford-card-district-dice-mask = le quartier des dés et du masque
    .the = le quartier des dés et du masque
    .of = du quartier des dés et du masque
    .short = quartier dés-masque
noxford-card-district-diamond-mask = le quartier du diamant et du masque
    .the = le quartier du diamant et du masque
    .of = du quartier du diamant et du masque
    .short = quartier diamant-masque
noxford-card-district-grand = un grand quartier
    .the = le grand quartier
    .of = du grand quartier
    .short = grand quartier

## La question

noxford-question-turn = À vous : quelle carte posez-vous, et où ?
noxford-question-gear = L’engrenage tourne ({ $card }) : déplacez-vous une carte de la ville ?
noxford-question-pass = Aucune de vos cartes ne peut être posée : vous devez passer.

## Les choix, et ce qu’ils feront

noxford-action-place = Poser { $card }, carte { $o }, en ({ $x }, { $y })
noxford-action-cover = Recouvrir avec { $card }
noxford-action-move = Déplacer une carte
noxford-action-skip = Laisser la ville en l’état
noxford-action-pass = Passer
noxford-effect-place = Cette carte sera { $touched }. { $changes }{ $gear ->
    [yes] {" "}Son engrenage vous permettra ensuite de déplacer une carte.
   *[no] {""}
    }
noxford-effect-cover = Ne comptera plus : { $below }. { $changes }
noxford-effect-move = Cette carte sera alors { $touched }. { $changes }
noxford-effect-skip = L’engrenage ne sert pas, et votre tour se termine.
noxford-effect-pass = Rien ne change, et votre tour se termine.
noxford-changes = { $first } { $more }
noxford-change-none = Aucun quartier ne change de mains.
noxford-change-taken = En tête dans { $district } ({ $counts }) : { $who ->
    [you] vous
   *[other] { $name }
    }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
noxford-change-tied = Plus personne n’est en tête dans { $district } ({ $counts }).
noxford-change-empty = Il n’y a plus personne dans { $district }.
noxford-count = { $name } { $count }

## Où se trouve une carte

noxford-beside-left = à droite { $of }
noxford-beside-right = à gauche { $of }
noxford-beside-top = au-dessous { $of }
noxford-beside-bottom = au-dessus { $of }

## Ce qui arrive

noxford-event-placed = { $who ->
    [you] Vous posez { $card }
   *[other] { $name } pose { $card }
    } { $touched }.
noxford-event-covered = { $who ->
    [you] Vous recouvrez { $below } avec { $card }.
   *[other] { $name } recouvre { $below } avec { $card }.
    }
noxford-event-moved = { $who ->
    [you] Vous déplacez { $card }
   *[other] { $name } déplace { $card }
    } : la carte est maintenant { $touched }.
noxford-event-moved-on = { $who ->
    [you] Vous déplacez { $card } : la carte recouvre { $below }.
   *[other] { $name } déplace { $card } : la carte recouvre { $below }.
    }
noxford-event-skipped = { $who ->
    [you] Vous laissez
   *[other] { $name } laisse
    } la ville en l’état.
noxford-event-passed = { $who ->
    [you] Vous ne pouvez poser aucune carte et passez.
   *[other] { $name } ne peut poser aucune carte et passe.
    }
noxford-event-drew = { $who ->
    [you] Vous piochez { $card }.
   *[other] { $name } pioche une carte.
    }
noxford-event-turned-up = On retourne une carte neutre : { $card }.
noxford-event-all-laid = { $who ->
    [you] Vous avez posé tout votre syndicat
   *[other] { $name } a posé tout son syndicat
    } : la partie est finie.
noxford-event-all-passed = Plus personne ne peut poser de carte : la partie est finie.

## La fin

noxford-judgement = Le compte des quartiers
noxford-judged-barracks = Les casernes frappent et font taire { $cards }.
noxford-judged-no-barracks = Aucun gangster ne touche une caserne.
noxford-judged-taken = { $district } : { $counts }. { $who ->
    [you] Vous l’obtenez
   *[other] { $name } l’obtient
    } : { $symbols ->
    [one] { $symbols } point
   *[other] { $symbols } points
    } pour les symboles{ $favorites ->
    [0] {""}
   *[other] {" "}et { $favorites } pour le symbole préféré
    }.
noxford-judged-tied = { $district } : { $counts }. Égalité : personne ne l’obtient.
noxford-judged-empty = { $district } : aucun gangster n’y compte, personne ne l’obtient.
noxford-end = { $who ->
    [you] Vous gagnez
   *[other] { $names } gagne
    } avec { $score ->
    [one] { $score } point
   *[other] { $score } points
    }.
noxford-end-shared = Victoire partagée : { $names }, avec { $score ->
    [one] { $score } point
   *[other] { $score } points
    }.
noxford-end-tie-break = À égalité de points avec { $names } ({ $score }) ; le nombre de quartiers a tranché, { $cards } contre { $fewer }.
noxford-end-seat = { $who ->
    [you] Vous
   *[other] { $name }
    } : { $count ->
    [0] aucun quartier.
   *[other] { $districts } ; { $symbols ->
        [one] { $symbols } point
       *[other] { $symbols } points
        } pour les symboles, { $favorites } pour les préférés.
    }
noxford-score-symbols = Symboles
noxford-score-favorites = Préférés
noxford-score-districts = Quartiers gagnés
noxford-score-count = Quartiers

## Pourquoi un robot jouerait cela

noxford-reason-gains = Dans l’état de la ville, cela vous rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
noxford-reason-costs = Dans l’état de la ville, cela vous coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
noxford-reason-hurts = { $name } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
    } dans l’état de la ville.
noxford-reason-quiet = Aucun quartier ne change de mains pour l’instant.

## Refus

noxford-refusal-bad-shape = Une action doit être place avec card, o, x et y, cover avec card et on, move avec from et soit to, soit on, skip ou pass, et rien de plus.
noxford-refusal-wrong-phase = Ce n’est pas possible à ce moment de la partie.
noxford-refusal-unknown-card = Cette carte n’existe pas dans cette partie.
noxford-refusal-not-yours = Vous n’avez pas cette carte.
noxford-refusal-no-such-stack = Aucune carte n’a son coin supérieur gauche à cet endroit.
noxford-refusal-master = On ne déplace jamais un Maître.
noxford-refusal-just-placed = La carte que vous venez de poser reste où elle est.
noxford-refusal-locked = Cette carte est bloquée : des cartes bordent ses quatre côtés.
noxford-refusal-isolates = Sans cette carte, la ville ne serait plus d’un seul tenant.
noxford-refusal-same-place = La carte ne peut pas revenir là où elle était.
noxford-refusal-off-table = La carte dépasserait du bord de la table.
noxford-refusal-overlap = La carte en chevaucherait une autre.
noxford-refusal-touches-too-few = La carte doit en toucher au moins deux autres ; les coins ne comptent pas.
noxford-refusal-not-aligned = La carte doit être alignée, en largeur et en hauteur, sur des cartes qu’elle touche.
noxford-refusal-not-a-gang-card = Seul un gangster peut recouvrir, et seul un gangster peut être recouvert.
noxford-refusal-rank-too-low = Il faut un rang supérieur pour recouvrir cette carte.
noxford-refusal-must-play = Vous pouvez poser une carte : vous ne pouvez donc pas passer.

## La table dans un terminal

noxford-status = { $who ->
    [you] À vous de jouer
   *[other] Au tour de { $name }
    } · pioche neutre { $deck }
noxford-status-over = La partie est finie · pioche neutre { $deck }
noxford-legend = R3 couleur et rang · lettres : symboles, 4 tous sauf M · ## caserne · * engrenage · + dessous · × muet · → en tête
noxford-letter-red = R
noxford-letter-blue = B
noxford-letter-orange = O
noxford-letter-green = V
noxford-letter-diamond = D
noxford-letter-wine = V
noxford-letter-airship = A
noxford-letter-dice = É
noxford-letter-mask = M
noxford-seat = { $turn ->
    [yes] ►{" "}
   *[no] {""}
    }{ $name } : { $color }, préfère { $symbol }. En main { $hand }, pioche { $deck }{ $master ->
    [yes] , Maître en réserve
   *[no] {""}
    }. { $score ->
    [one] { $score } point
   *[other] { $score } points
    } pour l’instant.
noxford-hand = Votre main :
noxford-display = Neutres :
noxford-none = aucune
noxford-plain-hand = Votre main : { $cards }.
noxford-plain-display = Cartes neutres, à la disposition de tous : { $cards }.
noxford-plain-stack = ({ $x }, { $y }) : { $card }{ $covered ->
    [0] {""}
    [one] {" "}sur { $covered } carte
   *[other] {" "}sur { $covered } cartes
    }, { $beside }.
noxford-draft-place = Poser { $card }
noxford-draft-cover = Recouvrir un gangster avec { $card }
noxford-draft-move = Déplacer { $card } depuis ({ $x }, { $y })
noxford-where-place = Où posez-vous { $card } ?
noxford-where-cover = Qui recouvrez-vous avec { $card } ?
noxford-where-move = Où déplacez-vous { $card } ?
noxford-place-sideways = Couchée en ({ $x }, { $y }), { $beside }
noxford-place-upright = Debout en ({ $x }, { $y }), { $beside }
noxford-then = { $changes }{ $gear ->
    [yes] {" "}Son engrenage vous permettra ensuite de déplacer une carte.
   *[no] {""}
    }
noxford-place-on = Sur { $card } en ({ $x }, { $y })

## Le plateau dans le navigateur

noxford-board-round = Manche { $round } sur { $rounds }
noxford-board-over = Tout le monde a gardé la porte
noxford-board-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
    }
noxford-board-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
    }
noxford-board-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
    }
noxford-board-guard = garde la porte
noxford-board-sealed = un sac fermé

noxford-board-card = { $good }, valeur { $worth }

## Ce que sont les choses, pour qui le demande

noxford-about-apple = Pomme : permise, et se vend { $worth }.
noxford-about-cheese = Fromage : permis, et se vend { $worth }.
noxford-about-silk = Soie : interdite. Elle se vend { $worth } si elle passe la porte, et coûte une amende si on la trouve.
noxford-about-gate = La manche, et la pioche des marchands. À chaque manche, quelqu’un d’autre garde la porte.
noxford-about-coins = Les pièces sont à la vue de tous. Qui en a le plus gagne.
noxford-about-hand = Une main : chacun voit combien de cartes, et seul son propriétaire lesquelles.
noxford-about-guard = Qui garde la porte peut ouvrir un sac, ou les laisser tous passer.
noxford-about-bag = Un sac : son propriétaire y scelle une carte avant l’ouverture de la porte.

## Les leçons

noxford-lesson-seal = Une marchandise honnête se vend toujours, et si l’on ouvre votre sac, on vous dédommage même. La soie se vend bien plus cher, mais seulement si elle passe. À la porte, on voit combien de cartes vous avez, jamais lesquelles.
noxford-lesson-gate = Vous pouvez ouvrir un seul sac. La soie vous rapporte une amende, un sac honnête vous coûte un dédommagement, et laisser passer tout le monde ne coûte rien. Regardez qui est en retard : c’est là qu’on a le plus envie de frauder.
noxford-lesson-next = Vous avez vu une partie entière. Regardez qui a fraudé et quand, puis rejouez contre des robots plus forts.
