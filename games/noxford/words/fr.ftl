# Noxford. `$who` vaut "you" ou "other" ; `$name` est le nom d’une personne ; `$whom` et `$to` sont de même pour une seconde
# personne ; `$good` est une des formes de `noxford-good-…`.

## Les marchandises

noxford-good-apple = une pomme
    .the = la pomme
    .short = pomme
noxford-good-cheese = un fromage
    .the = le fromage
    .short = fromage
noxford-good-silk = un rouleau de soie
    .the = la soie
    .short = soie

## La question

noxford-question-seal = Quelle marchandise mettez-vous dans votre sac ?
noxford-question-gate = Vous gardez la porte : ouvrez-vous un sac, ou laissez-vous passer tout le monde ?

## Les choix, et ce qu’ils feront

noxford-action-seal = Mettre { $good } dans le sac
noxford-action-open = Ouvrir le sac { BEFORE("de", $name) }
noxford-action-wave = Laisser passer tout le monde
noxford-effect-seal = { $forbidden ->
    [yes] Vendu { $worth } si le sac passe ; si on l’ouvre, vous payez { $fine }.
   *[no] Vendu { $worth } dans tous les cas ; si on ouvre votre sac, on vous dédommage en plus.
    }
noxford-effect-open = Vous gagnez { $fine } si le sac contient de la soie, et payez { $fee } sinon.
noxford-effect-wave = Tout est vendu, et personne ne paie personne.

## Ce qui arrive

noxford-event-round-started = La manche { $round } commence. { $who ->
    [you] Vous gardez
   *[other] { $name } garde
    } la porte.
noxford-event-sealed = { $who ->
    [you] Vous mettez { $good } dans votre sac.
   *[other] { $name } ferme son sac.
    }
noxford-event-opened = { $who ->
    [you] Vous ouvrez le sac { BEFORE("de", $to) }
   *[other] { $name } { $whom ->
        [you] ouvre votre sac
       *[other] ouvre le sac { BEFORE("de", $to) }
        }
    } : { $good }. { $forbidden ->
    [yes] { $whom ->
        [you] Vous payez
       *[other] { $to } paie
        }
   *[no] { $who ->
        [you] Vous payez
       *[other] { $name } paie
        }
    } { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
    }.
noxford-event-waved = { $who ->
    [you] Vous laissez
   *[other] { $name } laisse
    } passer tout le monde.
noxford-event-sold = { $who ->
    [you] Vous vendez
   *[other] { $name } vend
    } { $good } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
    }.
noxford-event-drew = { $who ->
    [you] Vous piochez { $good }.
   *[other] { $name } pioche une carte.
    }
noxford-event-game-over = Tout le monde a gardé la porte : la partie est finie.

## La fin

noxford-end = { $who ->
    [you] Vous gagnez
   *[other] { $names } gagne
    } avec { $score ->
    [one] { $score } pièce
   *[other] { $score } pièces
    }.
noxford-end-shared = Victoire partagée : { $names }, avec { $score ->
    [one] { $score } pièce
   *[other] { $score } pièces
    }.
noxford-score-coins = Pièces

## Pourquoi un robot le jouerait

noxford-reason-sells = Cela se vend { $worth }, que le sac soit ouvert ou non.
noxford-reason-smuggles = Cela se vend { $worth } si le sac passe, et coûte { $fine } s’il est ouvert.
noxford-reason-opens = De la soie rapporterait { $fine } pièces ; un sac honnête en coûte { $fee }.
noxford-reason-waves = Cela ne coûte rien, et tout est vendu.

## Les refus

noxford-refusal-bad-shape = Une action doit être seal avec une marchandise, open avec une place, ou wave, et rien de plus.
noxford-refusal-wrong-phase = Ce n’est pas le moment de faire cela.
noxford-refusal-unknown-good = Les marchandises sont apple, cheese et silk.
noxford-refusal-not-in-hand = Cette marchandise n’est pas dans votre main.
noxford-refusal-no-bag = Cette place n’a pas de sac à la porte.

## La table dans un terminal

noxford-status = Manche { $round } sur { $rounds } · pioche { $deck }
noxford-legend = Les pièces sont visibles ; les mains et les sacs fermés sont cachés.
noxford-seat = { $name } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
    }, { $hand } en main, { $doing ->
    [guards] garde la porte
    [sealed] sac fermé
   *[open] sac ouvert
    }.
noxford-hand = Votre main : { $goods }.
noxford-bag = Dans votre sac : { $good }.

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
