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
