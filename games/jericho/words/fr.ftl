# Jericho. `$who` vaut "you" ou "other" ; `$name` est le nom d’une personne ; `$color` est le mot d’une couleur pris ici ;
# `$card` est une des formes de `jericho-card-…`.

## Cartes et couleurs

jericho-color-red = rouge
jericho-color-white = blanc
jericho-color-blue = bleu
jericho-color-yellow = jaune
jericho-color-brown = brun
jericho-card-wall = un { $value } { $color }
    .the = le { $value } { $color }
    .short = { $value } { $color }
jericho-card-trumpet = une trompette
    .the = la trompette
    .short = trompette

## La table

jericho-status = Manche { $round } sur 3 · réserve { $supply } · pioche { $draw } · trompettes écartées { $removed }
jericho-column-hand = main
jericho-column-won = prises
jericho-hand = Votre main :
jericho-hand-empty = aucune carte
jericho-hand-chosen = (pour la réserve : { $card })
jericho-hand-laid = (face cachée devant vous : { $card })
jericho-legend = D’abord la longueur, puis les cartes ; ♪ est une trompette ; ★ le plus long mur de sa couleur.
jericho-plain-status = Manche { $round } sur 3. Réserve : { $supply ->
    [one] { $supply } carte
   *[other] { $supply } cartes
    }. Pioche : { $draw }. Trompettes écartées : { $removed }.
jericho-plain-seat = { $name } : { $walls }. { $hand } en main, { $won } prises.
jericho-plain-wall = mur { $color } long de { $length } ({ $cards })
jericho-plain-no-walls = aucun mur
jericho-plain-hand = Votre main : { $cards }.

## La question

jericho-question-first-wall = Choisissez la carte de votre premier mur ; elle reste face cachée pour l’instant.
jericho-question-fill = Manche { $round } : quelle carte mettez-vous, face cachée, dans la réserve ?
jericho-question-play = À vous : bâtir, sonner de la trompette ou mettre une carte dans la réserve ?

## Les choix, et ce qu’ils feront

jericho-action-lay = Poser { $card } face cachée
jericho-action-supply = Mettre { $card } dans la réserve
jericho-action-wall = Bâtir avec { $card }
jericho-action-trumpet = Sonner contre { BEFORE("le", $color) }
jericho-effect-lay = Elle fondera votre mur { $color } quand tout le monde aura mis une carte dans la réserve.
jericho-effect-lay-trumpet = Une trompette ne tient pas seule : elle sera retournée puis écartée.
jericho-effect-supply = Face cachée, pour le plus long mur { $color } au décompte (à présent { $leaders }, { $length }).
jericho-effect-supply-no-wall = Face cachée, pour le plus long mur { $color } au décompte ; personne n’en a encore.
jericho-effect-supply-trumpet = Face cachée ; elle sera écartée au décompte, et personne ne la gagne.
jericho-effect-wall-first = Elle fonde votre mur { $color }, long de { $length }. { $standing }
jericho-effect-wall-longer = Votre mur { $color } passe de { $before } à { $length }. { $standing }
jericho-standing-longest = Ce serait le plus long.
jericho-standing-tied = À égalité avec le plus long ({ $leaders }).
jericho-standing-behind = Encore devant : { $leaders }, avec { $best }.
jericho-effect-trumpet = Chaque { $value } { $color } tombe dans la réserve ({ $fallen }){ $collapsed ->
    [0] {""}
    [one] , et { $collapsed } trompette d’un mur est perdue
   *[other] , et { $collapsed } trompettes des murs sont perdues
    }. { $trumpet }
jericho-effect-trumpet-loss = { $name } ×{ $count } : { $before } → { $after }
jericho-effect-trumpet-nothing = Aucun mur { $color } : rien ne tombe, et la trompette est perdue.
jericho-effect-trumpet-kept = La trompette rejoint votre mur.
jericho-effect-trumpet-lost = La trompette est perdue.

## Ce qui arrive

jericho-event-first-laid = { $who ->
    [you] Vous posez { $card } pour votre premier mur, encore face cachée.
   *[other] { $name } pose la carte de son premier mur, face cachée.
    }
jericho-event-round-started = La manche { $round } commence : chacun met une carte dans la réserve. { $who ->
    [you] Vous jouerez en premier.
   *[other] { $name } jouera en premier.
    }
jericho-event-supplied = { $who ->
    [you] Vous mettez { $card } dans la réserve, face cachée.
   *[other] { $name } met une carte cachée dans la réserve.
    }
jericho-event-walls-opened = On retourne les premiers murs : { $walls }.
jericho-event-walls-opened-seat = { $name } { $card }
jericho-event-wall-founded = { $who ->
    [you] Vous fondez
   *[other] { $name } fonde
    } un mur { $color } avec un { $value }.
jericho-event-wall-played = { $who ->
    [you] Vous bâtissez
   *[other] { $name } bâtit
    } avec { $card } : ce mur est maintenant long de { $length }.
jericho-event-trumpet-played = { $who ->
    [you] Vous sonnez
   *[other] { $name } sonne
    } de la trompette contre { BEFORE("le", $color) } : { $fallen ->
    [nothing] aucun mur, rien ne tombe
   *[cards] tous les { $value } tombent ({ $losses })
    }{ $collapsed ->
    [0] {""}
    [one] , et { $collapsed } trompette d’un mur est perdue avec eux
   *[other] , et { $collapsed } trompettes des murs sont perdues avec eux
    }. { $kept ->
    [yes] La trompette reste dans { $who ->
        [you] votre mur
       *[other] le mur
        }.
   *[no] La trompette est perdue.
    }
jericho-event-trumpet-loss = { $name } ×{ $count }
jericho-event-drew = { $who ->
    [you] Vous piochez { $card }.
   *[other] { $name } pioche une carte.
    }
jericho-event-scoring-card = { $who ->
    [you] Vous retournez
   *[other] { $name } retourne
    } la carte de décompte { $round } : la manche s’arrête aussitôt.
jericho-event-scored = Décompte de la manche { $round } : { $gains }.
jericho-event-scored-gain = { $name } { $count ->
    [0] rien
    [one] { $count } carte
   *[other] { $count } cartes
    }
jericho-event-game-over = Le troisième décompte est fait : la partie est finie.

## Un décompte, couleur par couleur

jericho-scoring = Décompte de la manche { $round }
jericho-scoring-won = { $color } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    } pour { $names }, plus long mur { $length }.
jericho-scoring-shared = { $color } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    } à partager entre { $names }, murs de { $length } : { $each } par personne, reste { $left }.
jericho-scoring-nobody = { $color } : aucun mur, { $count ->
    [one] { $count } carte reste
   *[other] { $count } cartes restent
    } dans la réserve.
jericho-scoring-none = { $color } : aucune carte dans la réserve.
jericho-scoring-trumpets = { $count ->
    [one] { $count } trompette de la réserve a été écartée.
   *[other] { $count } trompettes de la réserve ont été écartées.
    }

## La fin

jericho-end = { $who ->
    [you] Vous gagnez
   *[other] { $names } gagne
    } avec { $score ->
    [one] { $score } carte
   *[other] { $score } cartes
    }.
jericho-end-shared = Victoire partagée : { $names }, avec { $score } cartes.
jericho-end-tie-break = À égalité de cartes avec { $names } ({ $score }) ; les cartes restées dans les murs ont tranché, { $cards } contre { $fewer }.
jericho-end-line = { $rank }. { $name }, { $score } : { $won } aux décomptes et { $ones ->
    [one] { $ones } carte
   *[other] { $ones } cartes
    } de valeur 1 dans les murs. Encore debout : { $wall_cards }.
jericho-end-history = Le fil de la partie

## Pourquoi un robot le jouerait

jericho-reason-founds-wall = { $more_in_hand ->
    [0] Vous n’avez pas d’autre carte de cette couleur ; celles que vous avez en nombre restent en main, pour bâtir ensuite.
    [one] Vous avez une autre carte de cette couleur pour l’allonger.
   *[other] Vous avez { $more_in_hand } autres cartes de cette couleur : ce mur { $color } peut grandir vite.
    }
jericho-reason-wall-leads = { $others ->
    [0] Personne d’autre n’a de mur { $color }
   *[other] Votre mur { $color } devient le plus long, { $length } contre { $others }
    } : si cela dure, toutes les cartes de cette couleur dans la réserve sont à vous au prochain décompte.
jericho-reason-wall-ties = Votre mur { $color } rejoint le plus long, à { $length } : vous partageriez les cartes de cette couleur au lieu de les voir partir.
jericho-reason-wall-behind = Votre mur { $color } arrive à { $length }, contre { $others } pour le plus long : il ne mène pas encore, mais les murs restent, et les trompettes abattent les plus longs.
jericho-reason-trumpet-discarded = Une trompette mise de côté est perdue pour tout le monde : personne n’en sonnera contre vos murs.
jericho-reason-feeds-own-color = Votre mur { $color } est le plus long{ $others ->
    [0] {""}
   *[other] , { $length } contre { $others }
    } : au prochain décompte, la carte devrait vous revenir, et alors elle compte.
jericho-reason-feeds-tied-color = Votre mur { $color } égale le plus long : au prochain décompte, vous partagez les cartes de cette couleur, celle-ci comprise.
jericho-reason-feeds-rival-color = { $length ->
    [0] Vous n’avez pas de mur { $color } pour cette carte
   *[other] Votre mur { $color } est en retard, { $length } contre { $others }
    } : quelqu’un d’autre la gagnera peut-être, mais c’est celle dont vous vous passez le mieux.
jericho-reason-feeds-free-color = Personne n’a encore de mur { $color } : pour l’instant personne ne gagne la carte, mais qui en commencera un le pourra, vous aussi.
jericho-reason-nothing-falls = Personne n’a de mur { $color }, rien ne tombe donc : cela vous évite seulement de jouer une carte que vous préférez garder.
jericho-reason-brings-down = { $count ->
    [one] Un { $value } { $color } tombe
   *[other] { $count } cartes de valeur { $value } tombent
    } du mur { BEFORE("de", $name) }, dans la réserve.
jericho-reason-costs-own = Le prix : { $count ->
    [one] un { $value } { $color } à vous tombe aussi.
   *[other] { $count } cartes à vous de valeur { $value } tombent aussi.
    }

## Refus

jericho-refusal-bad-shape = Une action doit être lay, supply ou wall avec une carte, ou trumpet avec une couleur, et rien d’autre.
jericho-refusal-wrong-phase = Cela ne se fait pas à ce moment de la partie.
jericho-refusal-unknown-card = Cette carte n’existe pas.
jericho-refusal-unknown-color = Les couleurs sont rouge, blanc, bleu, jaune et brun (red, white, blue, yellow, brown).
jericho-refusal-not-in-hand = Cette carte n’est pas dans votre main.
jericho-refusal-trumpet-alone = Une trompette ne peut ni fonder ni allonger un mur à elle seule.

## Le plateau dans le navigateur

jericho-card-scoring = une carte de décompte
    .the = la carte de décompte
    .short = décompte
jericho-board-you = Vous
jericho-board-round = Manche { $round } sur 3
jericho-board-round-begins = Manche { $round } : chacun met une carte dans la réserve
jericho-board-over = Après le troisième décompte
jericho-board-ones = Les 1 encore debout dans les murs comptent comme pris
jericho-board-walls = Les murs { $color }s
jericho-board-row = { $name } : { $wall }
jericho-board-row-won = { $name } : { $wall } ; { $gain }
jericho-board-wall-none = pas de mur { $color }
jericho-board-wall = mur { $color } long de { $length } ({ $cards })
jericho-board-wall-longest = mur { $color } long de { $length } ({ $cards }), le plus long, avec { $by } d’avance
jericho-board-wall-level = mur { $color } long de { $length } ({ $cards }), à égalité avec le plus long
jericho-board-supply-name = Réserve
jericho-board-draw-name = Pioche
jericho-board-removed-name = Trompettes perdues
jericho-board-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
    }
jericho-board-won = { $count ->
    [one] { $count } carte prise
   *[other] { $count } cartes prises
    }
jericho-board-first-laid = la carte d’un premier mur, face cachée
jericho-board-aside = une carte pour la réserve, face cachée
jericho-board-own-first = { $card } attend devant vous, face cachée
jericho-board-own-aside = { $card } ira dans la réserve
jericho-board-scorings = { $count ->
    [0] aucun décompte encore
    [one] { $count } décompte fait
   *[other] { $count } décomptes faits
    }
jericho-board-gain = { $count ->
    [one] gagne { $count } carte
   *[other] gagne { $count } cartes
    }
jericho-board-stays = { $count ->
    [one] { $count } carte reste
   *[other] { $count } cartes restent
    }
jericho-board-supply = Dans la réserve
jericho-board-build = Bâtir : { $color } { $before } → { $after }, { $standing }
jericho-board-found = Nouveau mur { $color } : { $after }, { $standing }
jericho-board-longest = en tête de { $by }
jericho-board-only = le seul
jericho-board-level = à égalité avec { $names }
jericho-board-behind = à { $by } derrière { $names }
jericho-board-blow = { $color } ▾ { $count ->
    [one] { $value }
   *[other] { $count } × { $value }
    }
jericho-board-blow-nothing = { $color } : rien
jericho-score-won = Prises aux décomptes
jericho-score-ones = Les 1 des murs

## Ce que sont les choses, pour qui le demande

jericho-about-card = { $card } : allonge votre mur { $color } de { $value }, ou le fonde. Dans la réserve, c’est une carte à prendre pour qui a le plus long mur { $color }.
jericho-about-trumpet = Trompette : sonnez contre une couleur, et toutes ses cartes de la plus haute valeur tombent, les vôtres aussi. S’il vous reste un mur de cette couleur, la trompette s’y ajoute et compte 2.
jericho-about-scoring = Carte de décompte : elle met fin à la manche, et les plus longs murs prennent la réserve.
jericho-about-lane = Les murs de couleur { $color }. À chaque décompte, le plus long prend toutes les cartes de cette couleur dans la réserve.
jericho-about-stakes = Cartes de couleur { $color } que prend le plus long mur, ou qui sont tombées.
jericho-about-won = { $count ->
    [one] { $count } carte prise
   *[other] { $count } cartes prises
    }. Qui a pris le plus de cartes à la fin gagne.
jericho-about-supply = Réserve : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }, face cachée. À un décompte, les cartes d’une couleur vont à son plus long mur.
jericho-about-draw = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }. Les cartes de décompte s’y cachent, et chacune met fin à une manche.
jericho-about-removed = { $count ->
    [0] Aucune trompette n’a quitté le jeu.
    [one] { $count } trompette a quitté le jeu.
   *[other] { $count } trompettes ont quitté le jeu.
    }
jericho-about-scorings = { $count ->
    [one] { $count } décompte sur 3.
   *[other] { $count } décomptes sur 3.
    } Après le troisième, la partie est finie.

## Leçons

jericho-lesson-first-wall = Cette carte fondera votre premier mur ; tous les premiers murs sont retournés en même temps. Une couleur dont vous avez plusieurs cartes s’allonge facilement. Une carte haute mène tôt, mais les trompettes abattent d’abord les cartes les plus hautes.
jericho-lesson-fill = Ce qui est dans la réserve se gagne au décompte : toutes les cartes d’une couleur vont à son plus long mur. Donnez donc une couleur où vous pensez mener, ou une carte dont vous pouvez vous passer. Vous n’en piochez pas d’autre.
jericho-lesson-play = Bâtissez pour avoir le plus long mur quand une carte de décompte sortira, ce qui peut arriver à chaque pioche. Ou mettez dans la réserve une couleur que vous êtes en train de gagner. Le drapeau marque le plus long mur de chaque couleur et son avance.
jericho-lesson-trumpet = Vous avez une trompette. Sonnée contre une couleur, elle abat toutes les cartes de la plus haute valeur, les vôtres aussi, et elles vont dans la réserve. S’il vous reste un mur de cette couleur, la trompette le rejoint et vaut 2 ; sinon elle est perdue.
jericho-lesson-fill-again = Vos murs restent : qui mène à présent part avec de l’avance. Chacun donne encore une carte et joue avec une carte de moins : chaque choix pèse plus lourd.
jericho-lesson-next = Vous avez vu une partie entière. Regardez le score en détail, et la courbe de qui menait quand. Puis rejouez contre des robots plus forts, et observez quelles couleurs les autres donnent à la réserve.
