# Noxford. `$who` vaut "you" ou "other" ; `$name` est le nom d’une personne ; `$color` est le mot d’une couleur pris ici ;
# `$card`, `$below` et `$district` sont des formes de `noxford-card-…`.

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
    .short = Maître { $color }
noxford-card-lieutenant = un lieutenant { $color }
    .the = le lieutenant { $color }
    .short = lieutenant { $color }
noxford-card-tough = un gros bras { $color }
    .the = le gros bras { $color }
    .short = gros bras { $color }
noxford-card-punk = un voyou { $color }
    .the = le voyou { $color }
    .short = voyou { $color }
noxford-card-punk-gear = un voyou { $color } à engrenage
    .the = le voyou { $color } à engrenage
    .short = voyou { $color } à engrenage
noxford-card-barracks = une caserne
    .the = la caserne
    .short = caserne
noxford-card-district-diamond = le quartier du diamant
    .the = le quartier du diamant
    .short = quartier diamant
noxford-card-district-wine = le quartier du vin
    .the = le quartier du vin
    .short = quartier vin
noxford-card-district-airship = le quartier du dirigeable
    .the = le quartier du dirigeable
    .short = quartier dirigeable
noxford-card-district-dice = le quartier des dés
    .the = le quartier des dés
    .short = quartier dés
noxford-card-district-mask = le quartier du masque
    .the = le quartier du masque
    .short = quartier masque
noxford-card-district-diamond-wine = le quartier du diamant et du vin
    .the = le quartier du diamant et du vin
    .short = quartier diamant-vin
noxford-card-district-wine-airship = le quartier du vin et du dirigeable
    .the = le quartier du vin et du dirigeable
    .short = quartier vin-dirigeable
noxford-card-district-airship-dice = le quartier du dirigeable et des dés
    .the = le quartier du dirigeable et des dés
    .short = quartier dirigeable-dés
noxford-card-district-dice-mask = le quartier des dés et du masque
    .the = le quartier des dés et du masque
    .short = quartier dés-masque
noxford-card-district-diamond-mask = le quartier du diamant et du masque
    .the = le quartier du diamant et du masque
    .short = quartier diamant-masque
noxford-card-district-grand = un grand quartier
    .the = le grand quartier
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

noxford-beside-left = contre { $card } (bord droit)
noxford-beside-right = contre { $card } (bord gauche)
noxford-beside-top = contre { $card } (bord du bas)
noxford-beside-bottom = contre { $card } (bord du haut)

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
noxford-score-count = Quartiers

## Pourquoi un robot jouerait cela

noxford-reason-takes-district = Vous prendriez la tête d’un quartier qui vous rapporte { $points ->
    [one] un point
   *[other] { $points } points
    } ({ $card }).
noxford-reason-breaks-lead = { $name } ne serait plus en tête d’un quartier ({ $card }).
noxford-reason-gives-up-lead = Vous ne seriez plus en tête d’un de vos quartiers ({ $card }).
noxford-reason-firms-lead = Votre avance dans un quartier devient plus sûre : { $lead } de plus que les autres ({ $card }).
noxford-reason-contests-district = Vous vous rapprochez de la première place dans un quartier ({ $card }).
noxford-reason-silences-rivals = La caserne réduit au silence { $count ->
    [one] un gangster adverse.
   *[other] { $count } gangsters adverses.
    }
noxford-reason-silences-own = La caserne réduit au silence { $count ->
    [one] un de vos propres gangsters.
   *[other] { $count } de vos propres gangsters.
    }
noxford-reason-frees-own = { $count ->
    [one] Un de vos gangsters réduits au silence compte de nouveau.
   *[other] { $count } de vos gangsters réduits au silence comptent de nouveau.
    }
noxford-reason-brings-a-move = Son engrenage vous permet de déplacer une carte aussitôt.
noxford-reason-ends-the-game = C’est votre dernière carte : la partie s’arrête là.
noxford-reason-keeps-options = Aucun quartier ne change de mains, et vous gardez vos meilleures cartes.
noxford-reason-nothing-to-move = Aucun déplacement ne vous aiderait.

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
   *[other] Au tour { BEFORE("de", $name) }
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

noxford-board-display = Cartes neutres, à la disposition de tous
noxford-board-close = Fermer
noxford-board-smaller = Réduire
noxford-board-larger = Agrandir
noxford-board-see-all = Voir toute la ville
noxford-board-several = { $count } × { $card }
noxford-board-look-left = Montre ce qui reste à poser.
noxford-board-left = { $who ->
    [you] Il vous reste à poser
   *[other] Il reste à { $name }
    }
noxford-board-left-nothing = Rien : toutes les cartes sont posées.
noxford-board-count = { $name } { $count }
noxford-board-places = { $count ->
    [one] { $count } emplacement pour la carte
   *[other] { $count } emplacements pour la carte
    }
noxford-board-place = { $o ->
    [upright] Debout
   *[other] Couchée
    }, au contact de : { $near }
noxford-board-near = { $card } ({ $side ->
    [above] au-dessus
    [below] au-dessous
    [left] à gauche
   *[right] à droite
    })
noxford-board-on = Sur : { $card }

noxford-choice-lay = Poser ici
noxford-choice-move = Déplacer ici
noxford-choice-cover = Recouvrir { $card }
noxford-choice-turn = Tourner
noxford-choice-first = Montrer un emplacement ({ $count })
noxford-choice-next = Emplacement suivant ({ $number }/{ $count })
noxford-choice-move-some = Déplacer une carte
noxford-choice-move-other = Une autre carte

noxford-counting-barracks = { $count ->
    [0] Aucun gangster ne touche une caserne.
    [one] Les casernes frappent : un gangster ne compte pas.
   *[other] Les casernes frappent : { $count } gangsters ne comptent pas.
    }
noxford-counting-nobody = { $card } : personne n’y est.
noxford-counting-tied = { $card } : { $counts }. Égalité : personne ne l’obtient.
noxford-counting-won = { $card } : { $counts }. { $who ->
    [you] Vous gagnez
   *[other] { $name } gagne
    } { $symbols ->
    [one] { $symbols } point
   *[other] { $symbols } points
    } pour les symboles{ $favorites ->
    [0] .
   *[other] {" "}et { $favorites } de plus pour le symbole préféré.
    }
noxford-counting-total = Tous les quartiers sont comptés.

## Ce que sont les choses, pour qui demande

noxford-about-places = Partout où la carte peut aller. Les flèches passent d’un emplacement à l’autre, Entrée la pose, Échap la reprend.
noxford-about-neutral = { $count ->
    [0] La pioche neutre est vide.
    [one] Il reste { $count } carte dans la pioche neutre.
   *[other] Il reste { $count } cartes dans la pioche neutre.
    }
noxford-about-seat = Syndicat : { $color }. Symbole préféré : { $symbol }. Cartes à poser : { $left } ({ $hand } en main, { $deck } dans la pioche{ $master ->
    [yes] , et le Maître).
   *[no] ).
    } Valeur actuelle : { $score ->
    [one] { $score } point.
   *[other] { $score } points.
    }
noxford-about-member = { $card }, rang { $rank } : compte 1 dans chaque quartier touché. Un rang plus élevé peut le recouvrir.{ $gear ->
    [yes] {" "}Qui le pose peut déplacer une carte de la ville.
   *[no] {""}
    }
noxford-about-master = { $card }, rang { $rank } : compte 2 dans chaque quartier touché. On ne peut ni le recouvrir ni le déplacer.
noxford-about-district = { $card } : un point par symbole ({ $symbols }) pour le syndicat qui y a le plus de membres au contact ; davantage pour un symbole préféré.{ $gear ->
    [yes] {" "}Qui le pose peut déplacer une carte de la ville.
   *[no] {""}
    }
noxford-about-barracks = { $card } : à la fin, aucun gangster à son contact ne compte.
noxford-about-over = Dessous : { $cards }.
noxford-about-locked = Bloquée : des cartes bordent ses quatre côtés, on ne peut ni la recouvrir ni la déplacer.
noxford-about-cancelled = Au contact d’une caserne : ne compte pas.
noxford-about-nobody = Personne n’est en tête ici.
noxford-about-tied = Égalité, personne n’est en tête : { $counts }.
noxford-about-leads = { $who ->
    [you] Vous êtes en tête
   *[other] { $name } est en tête
    } : { $counts }.

## Leçons

noxford-lesson-first = Chaque carte doit en toucher deux autres et s’aligner sur elles, en largeur et en hauteur. Choisissez une carte : les emplacements permis s’éclairent. Les gangsters comptent dans les quartiers qu’ils touchent.
noxford-lesson-turn = Posez une carte : de votre main, des cartes neutres, ou votre Maître. Sur chaque quartier on voit qui a le plus de membres autour. Un quartier avec votre symbole préféré vaut davantage pour vous.
noxford-lesson-cover = Un gangster peut aussi en recouvrir un de rang inférieur, sauf si des cartes bordent ses quatre côtés. Ce qui est dessous ne compte plus.
noxford-lesson-gear = L’engrenage tourne : vous pouvez déplacer une carte de la ville. Les cartes éclairées se soulèvent. Mettez-en une là où elle vous aide, ou laissez tout en place.
noxford-lesson-next = La prochaine fois, gare aux casernes : qui les touche à la fin ne compte pas. Et voyez qui posera sa dixième carte : cela met fin à la partie.
