# Nottingham. `$who` vaut "you" ou "other" ; `$name` est le nom d’une personne ; `$card`, `$cards`, `$given`, `$received` et
# `$object` sont des formes de `nottingham-object-…` ou des cartes d’embuscade ; `$trick`, dans un choix de mots, vaut buy, theft,
# ambush, robbery, raid ou barter.

## Cartes et couleurs

nottingham-object-coin = une pièce
    .the = la pièce
    .short = pièce
nottingham-object-candlestick = un chandelier
    .the = le chandelier
    .short = chandelier
nottingham-object-gold = de l’or
    .the = l’or
    .short = or
nottingham-object-pearls = des perles
    .the = les perles
    .short = perles
nottingham-object-jewels = des joyaux
    .the = les joyaux
    .short = joyaux
nottingham-object-necklace = un collier
    .the = le collier
    .short = collier
nottingham-object-chest = un coffre
    .the = le coffre
    .short = coffre
nottingham-color-red = rouge
nottingham-color-yellow = jaune
nottingham-color-green = vert
nottingham-color-blue = bleu
nottingham-color-purple = violet
nottingham-color-white = blanc
nottingham-color-gray = gris
nottingham-ambush-color = l’embuscade contre { BEFORE("le", $color) }
nottingham-ambush-objects = l’embuscade « { $first } ou { $second } »
nottingham-mission-seven-different = Les sept
nottingham-mission-five-alike = Cinq identiques
nottingham-mission-four-pairs = Quatre paires
nottingham-mission-three-pairs = Trois paires
nottingham-pattern-seven-different = un exemplaire de chaque objet
nottingham-pattern-five-alike = cinq fois le même objet
nottingham-pattern-four-pairs = deux cartes de quatre objets différents
nottingham-pattern-three-pairs = deux cartes de trois objets différents

## Les deux usages d’une carte retournée

nottingham-trick-buy = Achat
nottingham-trick-theft = Vol
nottingham-trick-ambush = Embuscade
nottingham-trick-robbery = Brigandage
nottingham-trick-raid = Attaque
nottingham-trick-defense = Défense
nottingham-trick-barter = Échange
nottingham-use-keep = Trois cartes identiques ou plus peuvent être livrées ; l’une d’elles compte alors { $value }.
nottingham-use-buy = Chacun propose une carte, cachée jusqu’à la dernière ; échangez la pièce contre l’une d’elles, ou refusez.
nottingham-use-theft = Échangez-le contre une carte tirée à l’aveugle dans une main.
nottingham-use-ambush = Regardez deux embuscades et posez-en une devant vous, avec l’or.
nottingham-use-robbery = Regardez toute une main, sans la montrer, et échangez les perles contre une de ses cartes.
nottingham-use-raid = Quelqu’un montre sa main à tout le monde ; échangez les joyaux contre une de ses cartes.
nottingham-use-barter = Chacun propose une ou deux cartes à découvert ; vous devez échanger le coffre contre une des offres.
nottingham-use-deliver = Trois cartes identiques ou plus ; l’une va dans votre butin, les autres sont défaussées.
nottingham-use-mission = Exactement ses cartes ; elle ne craint pas d’embuscade, et vaut moins une fois remplie par deux personnes.
nottingham-use-defense = Il n’a pas d’effet : gardé en main, il pare vol, brigandage et attaque.

## La question

nottingham-question-choose = Vous avez retourné { $card } : garder la carte, ou s’en servir ?
nottingham-question-choose-take = Vous avez retourné { $card }, sans usage possible à présent : gardez la carte.
nottingham-question-choose-necklace = Vous avez retourné un collier : il ne peut qu’être gardé.
nottingham-question-defend = { $trick ->
    [theft] { $name } veut vous voler une carte.
    [robbery] { $name } veut regarder votre main.
   *[raid] { $name } veut vous faire montrer votre main.
    } Donner un collier et recevoir { $card } pour l’empêcher ?
nottingham-question-defend-not = { $trick ->
    [theft] { $name } veut vous voler une carte.
    [robbery] { $name } veut regarder votre main.
   *[raid] { $name } veut vous faire montrer votre main.
    } Sans collier, il faut laisser faire ; vous recevrez { $card }.
nottingham-question-pick = Quelle carte prenez-vous à { $name } ?
nottingham-question-buy-offers = { $name } achète avec une pièce : quelle carte proposez-vous, face cachée ?
nottingham-question-buy-choose = Quelle offre prenez-vous contre la pièce ? Vous pouvez tout refuser.
nottingham-question-barter-offers = { $name } échange un coffre : quelle carte, ou quelles deux cartes, proposez-vous à découvert ?
nottingham-question-barter-choose = Quelle offre prenez-vous contre le coffre ? Vous devez en prendre une.
nottingham-question-ambush-choose = Quelle embuscade posez-vous devant vous, face cachée ?
nottingham-question-deliver = Livrer trois cartes identiques ou plus, remplir une mission, ou finir le tour ?
nottingham-question-deliver-not = Rien à livrer : finissez votre tour.
nottingham-question-ambush-window = { $name } livre { $count } × { $card } : déclenchez-vous une embuscade ?
nottingham-question-ambush-window-not = { $name } livre { $count } × { $card } : aucune de vos embuscades ne convient, laissez passer.
nottingham-question-purge = Plus rien à piocher : { $count ->
    [one] quelle carte défaussez-vous ?
   *[other] quelles { $count } cartes défaussez-vous ?
    }

## Les choix

nottingham-action-take = Garder { $card }
nottingham-action-use = { $trick ->
    [buy] Acheter avec la pièce
    [ambush] Tendre une embuscade
   *[barter] Échanger le coffre
    }
nottingham-action-use-on = { $trick ->
    [theft] Voler une carte à { $name }
    [robbery] Regarder la main { BEFORE("de", $name) }
   *[raid] Attaquer { $name }
    }
nottingham-action-defend = Donner un collier
nottingham-action-accept = Laisser faire
nottingham-action-pick = Prendre { $card }
nottingham-action-offer = Proposer { $cards }
nottingham-action-accept-offer = Prendre { $cards } à { $name }
nottingham-action-refuse = Tout refuser
nottingham-action-keep = Poser { $card }
nottingham-action-deliver = Livrer { $count } × { $object }
nottingham-action-mission = { $mission } : remettre { $objects }
nottingham-action-end-turn = Finir le tour
nottingham-action-spring = Déclencher { $card }
nottingham-action-decline = Laisser passer
nottingham-action-discard = Défausser { $cards }
nottingham-choice-use = { $trick ->
    [theft] Voler une carte
    [robbery] Regarder une main
   *[raid] Attaquer quelqu’un
    }
nottingham-choice-back = Retour
nottingham-choice-deliver = Livrer { $count } cartes pour { $points } points
nottingham-choice-deliver-these = Livrer { $cards } pour { $points } points
nottingham-choice-do-mission = Mission : { $mission }
nottingham-choice-mission = { $mission } pour { $points } points

## Ce que fera un choix

nottingham-effect-defend = L’attaque échoue : vous recevez { $card }, l’autre reçoit un collier.
nottingham-effect-accept = Une de vos cartes s’en va, et vous recevez { $card }.
nottingham-effect-refuse = Vous gardez { $card }.
nottingham-effect-hold = Vous auriez en main : { $cards }.
nottingham-effect-points = { $points } points.
nottingham-effect-spring = Vous prenez { $card } ; { $name } reçoit votre or.
nottingham-effect-spring-fails = Vous prenez { $card } ; { $name } reçoit votre or, et la livraison échoue.

## Ce qui arrive

nottingham-event-turned-up = { $who ->
    [you] Vous retournez
   *[other] { $name } retourne
    } { $card }.
nottingham-event-took = { $who ->
    [you] Vous gardez
   *[other] { $name } garde
    } { $card }.
nottingham-event-used = { $who ->
    [you] Vous utilisez
   *[other] { $name } utilise
    } { $card } { $trick ->
    [buy] pour acheter : tous les autres proposent une carte.
    [ambush] pour tendre une embuscade.
   *[barter] pour échanger : l’un après l’autre, tous font une offre.
    }
nottingham-event-used-on = { $who ->
    [you] Vous utilisez
   *[other] { $name } utilise
    } { $card } contre { $target } : { $trick ->
    [theft] un vol.
    [robbery] un brigandage.
   *[raid] une attaque.
    }
nottingham-event-defended = { $who ->
    [you] Vous parez
   *[other] { $name } pare
    } le coup : { $card } pour { $attacker }, et { $received } en retour.
nottingham-event-accepted = { $who ->
    [you] Vous laissez
   *[other] { $name } laisse
    } faire.
nottingham-event-hand-shown = { $who ->
    [you] Vous montrez votre main à tout le monde
   *[other] { $name } montre sa main à tout le monde
    } : { $cards }.
nottingham-event-hand-seen = { $who ->
    [you] Vous montrez votre main à { $to }
   *[other] { $whom ->
        [you] { $name } vous montre sa main
       *[other] { $name } montre sa main à { $to }
        }
    } : { $cards }.
nottingham-event-hand-hidden = { $who ->
    [you] Vous montrez votre main à { $to }
   *[other] { $whom ->
        [you] { $name } vous montre sa main
       *[other] { $name } montre sa main à { $to }
        }
    }, et à personne d’autre.
nottingham-event-swapped = { $who ->
    [you] Vous prenez { $card } à { $to }
   *[other] { $whom ->
        [you] { $name } vous prend { $card }
       *[other] { $name } prend { $card } à { $to }
        }
    }, contre { $given }.
nottingham-event-swapped-hidden = { $who ->
    [you] Vous prenez une carte cachée à { $to }
   *[other] { $whom ->
        [you] { $name } vous prend une carte cachée
       *[other] { $name } prend une carte cachée à { $to }
        }
    }, contre { $given }.
nottingham-event-swapped-more = { $who ->
    [you] Vous prenez aussi { $card } à { $to }
   *[other] { $whom ->
        [you] { $name } vous prend aussi { $card }
       *[other] { $name } prend aussi { $card } à { $to }
        }
    }.
nottingham-event-offered = { $who ->
    [you] Vous proposez
   *[other] { $name } propose
    } { $cards }.
nottingham-event-offered-hidden = { $who ->
    [you] Vous proposez
   *[other] { $name } propose
    } une carte, face cachée.
nottingham-event-offers-revealed = On retourne les offres : { $offers }.
nottingham-event-offer = { $name } { $cards }
nottingham-event-refused = { $who ->
    [you] Vous refusez toutes les offres et gardez
   *[other] { $name } refuse toutes les offres et garde
    } { $card }.
nottingham-event-ambush-seen = Vous regardez { $cards }.
nottingham-event-ambush-seen-hidden = { $who ->
    [you] Vous regardez
   *[other] { $name } regarde
    } deux cartes d’embuscade.
nottingham-event-ambush-laid = Vous posez { $card }, face cachée, avec l’or.
nottingham-event-ambush-laid-hidden = { $who ->
    [you] Vous tendez
   *[other] { $name } tend
    } une embuscade, face cachée, avec l’or.
nottingham-event-delivering = { $who ->
    [you] Vous livrez
   *[other] { $name } livre
    } { $cards } au shérif.
nottingham-event-ambush-sprung = { $who ->
    [you] Vous déclenchez
   *[other] { $name } déclenche
    } { $card } : { $object } pris à la livraison, et l’or pour { $victim }.
nottingham-event-ambush-declined = { $who ->
    [you] Vous laissez
   *[other] { $name } laisse
    } passer la livraison.
nottingham-event-delivered = Le shérif est content : { $card } dans { $who ->
    [you] votre butin
   *[other] le butin { BEFORE("de", $name) }
    } pour { $points } points.
nottingham-event-delivery-failed = La livraison échoue : { $count ->
    [one] { $count } carte revient
   *[other] { $count } cartes reviennent
    } dans { $who ->
    [you] votre main
   *[other] la main { BEFORE("de", $name) }
    }.
nottingham-event-mission-done = { $who ->
    [you] Vous remplissez
   *[other] { $name } remplit
    } la mission « { $mission } » avec { $cards }{ $shared ->
    [yes] , la deuxième fois : elle vaut désormais moins pour les deux.
   *[no] .
    }
nottingham-event-sheriff-moved = Le shérif avance sur un { $number }.
nottingham-event-sheriff-home = Le shérif est rentré à Nottingham.
nottingham-event-gift = Le shérif vous glisse { $card }.
nottingham-event-gift-hidden = { $who ->
    [you] Le shérif vous glisse une carte.
   *[other] Le shérif glisse une carte à { $name }.
    }
nottingham-event-reshuffled = { $count ->
    [one] { $count } carte de la défausse devient
   *[other] { $count } cartes de la défausse deviennent
    } la nouvelle pioche.
nottingham-event-purged = Vous défaussez { $cards }.
nottingham-event-purged-hidden = { $who ->
    [you] Vous défaussez
   *[other] { $name } défausse
    } { $count ->
    [one] une carte.
   *[other] { $count } cartes.
    }
nottingham-event-over-home = Le shérif est rentré : la partie est finie.
nottingham-event-over-missions = Toutes les cartes de mission sont prises : la partie est finie.

## La fin

nottingham-end = { $who ->
    [you] Vous gagnez
   *[other] { $names } gagne
    } avec { $score } points.
nottingham-end-shared = Victoire partagée : { $names }, avec { $score } points.
nottingham-end-tie-break = À égalité de points avec { $names } ({ $score }) ; le nombre de cartes du butin a tranché, { $cards } contre { $fewer }.
nottingham-score-loot = Butin
nottingham-score-missions = Missions

## Pourquoi un robot le jouerait

nottingham-reason-completes-set = Vous avez alors { $count } × { $card } : de quoi livrer et marquer.
nottingham-reason-builds-set = { $count ->
    [1] C’est le début d’une série : vous n’avez pas encore ceci ({ $card }), et trois cartes identiques se livrent.
   *[other] Vous avez alors { $count } × { $card } : encore une, et vous pouvez livrer.
    }
nottingham-reason-builds-mission = La mission « { $mission } » est à votre portée, et cette carte en fait partie.
nottingham-reason-scores-loot = Cela rapporte tout de suite { $points } points, dans votre butin, où personne ne peut les voler.
nottingham-reason-scores-mission = La mission « { $mission } » est à vous : { $points } points, et aucune embuscade n’y peut rien.
nottingham-reason-saves-for-more = Ne livrez pas encore : avec une ou deux cartes de plus, votre main peut rapporter davantage.
nottingham-reason-guards-against-ambush = Une embuscade est tendue. Avec { $count } cartes, la livraison compte même si on vous en prend une.
nottingham-reason-takes-known-card = Vous savez ce que vous pouvez trouver dans la main { BEFORE("de", $name) }, vous l’avez vu : { $card }.
nottingham-reason-robs-leader = { $name } mène avec { $points } points, et chaque carte prise à qui mène le ralentit.
nottingham-reason-breaks-set = { $name } a { $count } cartes : une telle main prépare une livraison, et vous prendrez peut-être justement la carte qu’il fallait.
nottingham-reason-spares-card = De toute votre main, c’est ce qui vous manquera le moins : { $card }.
nottingham-reason-saves-necklace = Une carte de moins vous coûte moins qu’un collier de moins : gardez-le pour une attaque plus grave, ou pour le livrer.
nottingham-reason-protects-hand = Votre main est trop bonne pour qu’on y pioche ; perdre le collier coûte moins cher.
nottingham-reason-lays-trap = Cet or ne vous servira pas de sitôt, mais il permet de prendre une carte à une livraison, et souvent de la faire échouer.
nottingham-reason-asks-for-offers = Tous les autres doivent vous proposer quelque chose, et vous prenez ce qui vous aide le plus.
nottingham-reason-threatens-player = Quelle que soit la prochaine livraison { BEFORE("de", $name) }, vous pourrez en prendre une carte.
nottingham-reason-threatens-objects = Vous pourrez prendre une carte à la prochaine livraison de ce genre, d’où qu’elle vienne : { $card } ou { $other }.
nottingham-reason-keeps-ambush = Cette livraison ne vaut pas votre embuscade : elle reste devant vous et en attend une meilleure.
nottingham-reason-stops-delivery = { $left ->
    [0] Vous prenez une carte et la livraison échoue : aucun point, et le reste retourne en main.
    [1] Vous prenez une carte et la livraison échoue : aucun point, et le reste retourne en main.
    [2] Vous prenez une carte et la livraison échoue : aucun point, et le reste retourne en main.
   *[other] Vous en tirez une carte, même si la livraison compte encore avec les { $left } qui restent.
    }
nottingham-reason-gains-gift = Il vous reste { $count ->
    [0] zéro carte
    [one] une carte
   *[other] { $count } cartes
    } en main : assez peu pour que le shérif vous fasse un cadeau en avançant.

## Refus

nottingham-refusal-bad-shape = Ce n’est pas une action de ce jeu, ou il y manque quelque chose, ou il y a quelque chose de trop.
nottingham-refusal-wrong-phase = Cela ne se fait pas à ce moment de la partie.
nottingham-refusal-unknown-card = Cette carte n’existe pas.
nottingham-refusal-cannot-use = Cette carte ne peut pas servir à présent ; on peut seulement la garder.
nottingham-refusal-bad-target = Il faut viser quelqu’un d’autre, avec au moins une carte en main.
nottingham-refusal-cannot-defend = Vous n’avez pas de collier pour vous défendre.
nottingham-refusal-wrong-count = Ce n’est pas le bon nombre : une livraison demande trois cartes identiques ou plus, une mission exactement les siennes.
nottingham-refusal-not-in-hand = Vous n’avez pas ces cartes en main.
nottingham-refusal-not-there = Cette carte n’est pas parmi celles que vous pouvez choisir.
nottingham-refusal-cannot-offer = On n’offre ni pièce contre une pièce, ni coffre contre un coffre.
nottingham-refusal-no-offer = Cette place n’a rien proposé.
nottingham-refusal-must-accept = Dans un échange, il faut prendre une des offres.
nottingham-refusal-own-color = L’embuscade contre votre propre couleur ne peut pas être posée.
nottingham-refusal-no-match = Cette embuscade ne vise ni ce qui est livré, ni qui livre.
nottingham-refusal-mission-taken = Vous avez déjà rempli cette mission, ou deux autres l’ont fait.

## Le plateau dans le navigateur

nottingham-board-county = Le comté
nottingham-board-way-city = Le shérif est en ville. Il lui reste { $left } étapes.
nottingham-board-way = Le shérif est à l’étape { $at }, un { $number }. Encore { $left ->
    [one] { $left } pas
   *[other] { $left } pas
    } et il est rentré.
nottingham-board-way-home = Le shérif est rentré.
nottingham-board-next = Prochain cadeau : mains de { $number } cartes ou moins
nottingham-board-next-home = Ensuite : le shérif est rentré
nottingham-board-draw = Pioche
nottingham-board-discard = Défausse
nottingham-board-pile = Embuscades
nottingham-board-missions = Missions
nottingham-board-mission = { $mission } : { $pattern }. { $alone } points si une seule personne la remplit, { $shared } pour chacune si elles sont deux.
nottingham-board-mission-free = Personne ne l’a remplie.
nottingham-board-mission-done = Remplie par { $names }.
nottingham-board-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
    }
nottingham-board-loot = { $count ->
    [one] { $count } carte de butin
   *[other] { $count } cartes de butin
    }
nottingham-board-loot-own = Votre butin : { $cards }
nottingham-board-ambushes = { $count ->
    [one] { $count } embuscade tendue
   *[other] { $count } embuscades tendues
    }
nottingham-board-you = Vous
nottingham-board-turn = { $name } : la carte retournée
nottingham-board-deputy = en { $color }
nottingham-board-known = Vous connaissez { $cards }
nottingham-board-keep = Garder
nottingham-board-delivering = Livraison
nottingham-board-mission-word = Mission
nottingham-board-trick-on = { $trick } : { $name } contre { $target }
nottingham-board-trick-by = { $trick } : { $name }
nottingham-board-offer-of = { $who ->
    [you] Votre offre
   *[other] Offre { BEFORE("de", $name) }
    } : { $cards }
nottingham-board-offer-hidden = { $who ->
    [you] Vous avez proposé
   *[other] { $name } a proposé
    } une carte, face cachée
nottingham-board-only = { $who ->
    [you] Vous ne pouvez rien proposer
   *[other] { $name } ne peut rien proposer
    } : { $cards }
nottingham-board-open = { $who ->
    [you] Votre main
   *[other] La main { BEFORE("de", $name) }
    } : { $cards }
nottingham-board-delivery = { $who ->
    [you] Vous livrez
   *[other] { $name } livre
    } { $cards }
nottingham-board-purge = Plus de cartes : les mains sont réduites à { $number }
nottingham-board-over = Le shérif est rentré
nottingham-board-deliver = { $who ->
    [you] Vous pouvez livrer
   *[other] { $name } peut livrer
    }
nottingham-board-deliver-nothing = Rien à livrer
nottingham-board-chosen = { $count } sur { $all } choisies
nottingham-board-stack = { $count ->
    [one] { $card }, valeur { $value }
   *[other] { $count } × { $card }, valeur { $value } chacun
    }
nottingham-board-stack-picked = choix : { $picked }
nottingham-board-mission-pick = { $mission } : choisissez { $kinds ->
    [one] l’objet
   *[other] { $kinds } objets
    } dans votre main
nottingham-board-more = Objets encore à choisir : { $count }
nottingham-board-own-ambush = Votre embuscade : { $card }

## Ce que sont les choses, pour qui le demande

nottingham-about-card = { $card }, valeur { $value } dans le butin. { $trick } : { $use }
nottingham-about-ambush = { $card }. Quand une livraison lui convient, on peut en prendre une carte contre l’or.
nottingham-about-ambushes = { $count ->
    [one] { $count } embuscade tendue
   *[other] { $count } embuscades tendues
    }, avec de l’or dessous. Quand une livraison convient à l’une d’elles, elle peut en prendre une carte. À la fin, elles ne comptent rien.
nottingham-about-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
    }. Les cartes en main ne comptent rien à la fin.
nottingham-about-tipped = Le prochain cadeau irait à cette main.
nottingham-about-loot = Butin : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }, face cachée. Chacune compte sa valeur à la fin.
nottingham-about-draw = La pioche. Chaque tour commence par une carte qu’on y retourne.
nottingham-about-discard = Ce qui a été remis ou jeté. Quand la pioche est épuisée, ces cartes en font une nouvelle.
nottingham-about-pile = Les embuscades : avec l’or, on en regarde deux et on en pose une.
nottingham-about-next = Quand le shérif avance, toute personne qui a aussi peu de cartes en main en reçoit une.
nottingham-about-space = Une étape du shérif. Quand il y arrive, chaque main de { $number } cartes ou moins reçoit une carte.

## Leçons

nottingham-lesson-choose-coin = Chaque tour commence par une carte retournée devant tout le monde. Gardez la pièce pour votre collection, ou achetez : tous les autres doivent vous proposer une carte. Vous voyez toutes les offres avant d’en prendre une, et si aucune ne vous tente, la pièce reste à vous.
nottingham-lesson-choose-candlestick = Le chandelier vole : vous tirez une carte à l’aveugle dans une autre main, et votre victime reçoit le chandelier. Une grande main a plus à perdre ; qui s’apprête à livrer perdra peut-être la carte qui comptait. Un collier peut vous arrêter.
nottingham-lesson-choose-gold = L’or tend une embuscade. Vous regardez deux cartes d’embuscade et en posez une devant vous, l’or dessous. Quand quelqu’un livre un objet qu’elle nomme, ou quand la couleur qu’elle nomme livre quoi que ce soit, vous pouvez prendre une carte de la livraison ; votre victime reçoit l’or. L’or posé ne compte plus pour vous.
nottingham-lesson-choose-pearls = Les perles servent à fouiller : vous regardez toute une main, sans la montrer, et prenez la carte qui vous plaît, contre les perles. Ce que vous avez vu mérite d’être retenu. Un collier peut vous arrêter avant que vous ne voyiez quoi que ce soit.
nottingham-lesson-choose-jewels = Les joyaux servent à attaquer : quelqu’un montre toute sa main à tout le monde, et vous prenez la carte qui vous plaît, contre les joyaux. Les autres voient la main aussi. Un collier peut vous arrêter avant qu’elle ne soit montrée.
nottingham-lesson-choose-necklace = Le collier n’a pas d’effet. Gardez-le : tant qu’il est dans votre main, vous pouvez le céder pour empêcher un vol, un brigandage ou une attaque ; et trois colliers se livrent comme le reste.
nottingham-lesson-choose-chest = Le coffre sert à échanger : l’un après l’autre, chacun propose une ou deux cartes à découvert, et vous devez prendre une des offres contre le coffre. Deux cartes pour une, l’affaire est bonne ; mais le coffre est aussi l’objet qui vaut le plus.
nottingham-lesson-defend = Vous pouvez donner un collier à la personne qui vous attaque et recevoir la carte utilisée. Alors rien de votre main n’est vu ni tiré. Décidez avant de savoir ce qui serait pris.
nottingham-lesson-defend-not = On vous pose la question même sans collier, pour que votre silence n’apprenne rien à personne. Vous perdrez une carte et recevrez celle qui a servi.
nottingham-lesson-pick = Prenez ce qui complète une de vos séries, ou ce qui aurait complété la sienne. Votre victime reçoit la carte que vous avez retournée.
nottingham-lesson-buy-offers = Vous devez proposer une carte, jamais une pièce. Toutes les offres sont retournées ensemble. Si la vôtre est prise, la pièce est à vous ; proposez donc ce qui vous manquera le moins, ou ce que vous changeriez volontiers contre une pièce.
nottingham-lesson-buy-choose = Prenez la carte qui vous aide le plus, et la pièce va à la personne qui l’a proposée ; ou refusez et gardez la pièce. Les offres vous disent aussi ce dont les autres n’ont pas besoin.
nottingham-lesson-barter-offers = Proposez une ou deux cartes, jamais un coffre. Si votre offre est prise, vous recevez le coffre, l’objet qui vaut le plus. Les suivants voient votre offre ; deux cartes dont vous pouvez vous passer sont un juste prix.
nottingham-lesson-barter-choose = Vous devez prendre une des offres, et le coffre va à la personne qui l’a faite. Deux cartes utiles valent mieux qu’une seule dont vous avez besoin.
nottingham-lesson-ambush-choose = Une embuscade à deux objets guette toute livraison de l’un d’eux ; une embuscade à couleur guette tout ce que livre cette couleur. Vous ne pouvez pas poser celle de votre couleur. L’autre carte va sous la pile.
nottingham-lesson-deliver = Remettez trois cartes identiques ou plus : l’une va dans votre butin et compte sa valeur, les autres sont défaussées. À partir de quatre cartes, la livraison survit à une embuscade. Une mission prend exactement ses cartes et ne craint pas d’embuscade ; elle vaut moins dès qu’elle est remplie deux fois. À chaque fois, le shérif avance et fait un cadeau aux petites mains.
nottingham-lesson-deliver-not = Vous n’avez ni trois cartes identiques, ni de quoi remplir une mission. La question vous est posée quand même, pour que personne ne l’apprenne par votre silence.
nottingham-lesson-ambush-window = Quelqu’un livre, et vous avez tendu une embuscade. Si elle convient, vous pouvez prendre une carte de la livraison, contre votre or. S’il en reste moins de trois, la livraison échoue et revient en main.
nottingham-lesson-purge = La pioche et la défausse sont épuisées. Qui a plus de cartes en main que le nombre sous le shérif défausse le surplus, tous à la fois et sans rien montrer ; puis le shérif avance, sans cadeaux.
nottingham-lesson-next = Vous avez vu une partie entière. Regardez le score : butin ou missions ? Puis jouez à plus nombreux : les mains grossissent moins vite et les embuscades touchent plus souvent.

## Le terminal

nottingham-terminal-status = Shérif à l’étape { $sheriff } sur { $home }, nombre { $number } · pioche { $draw } · défausse { $discard } · embuscades { $ambushes }
nottingham-terminal-status-city = Shérif en ville, parcours de { $home } étapes · pioche { $draw } · défausse { $discard } · embuscades { $ambushes }
nottingham-terminal-hand = main
nottingham-terminal-ambushes = embuscades
nottingham-terminal-loot = butin
nottingham-legend = ► on attend cette personne ; ★ c’est son tour ; points d’une mission : sans partage / partagée.
nottingham-terminal-mission = { $mission } { $alone }/{ $shared }
nottingham-terminal-own-hand = Votre main :
nottingham-terminal-plain-hand = Votre main : { $cards }.
nottingham-terminal-no-card = aucune carte
nottingham-terminal-card = { $count } × { $card } ({ $value })
nottingham-terminal-own-ambushes = Posé devant vous : { $cards }.
nottingham-terminal-seat = { $name }, { $color } : { $hand } en main, { $ambushes } en embuscade, { $loot } dans le butin.
nottingham-terminal-shown = { $who ->
    [you] Vous avez
   *[other] { $name } a
    } retourné { $card } ({ $trick }).
nottingham-terminal-discard = Défausser { $count ->
    [one] une carte
   *[other] { $count } cartes
    }
nottingham-terminal-end-line = { $rank }. { $name } : { $score } points ({ $loot } de butin, { $missions } de missions ; { $cards } cartes de butin)
