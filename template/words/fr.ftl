# Toll. `$who` vaut "you" ou "other" ; `$name` est le nom d’une personne ; `$whom` et `$to` sont de même pour une seconde
# personne ; `$good` est une des formes de `toll-good-…`.

## Les marchandises

toll-good-apple = une pomme
    .the = la pomme
    .short = pomme
toll-good-cheese = un fromage
    .the = le fromage
    .short = fromage
toll-good-silk = un rouleau de soie
    .the = la soie
    .short = soie

## La question

toll-question-seal = Quelle marchandise mettez-vous dans votre sac ?
toll-question-gate = Vous gardez la porte : ouvrez-vous un sac, ou laissez-vous passer tout le monde ?

## Les choix, et ce qu’ils feront

toll-action-seal = Mettre { $good } dans le sac
toll-action-open = Ouvrir le sac { BEFORE("de", $name) }
toll-action-wave = Laisser passer tout le monde
toll-effect-seal = { $forbidden ->
    [yes] Vendu { $worth } si le sac passe ; si on l’ouvre, vous payez { $fine }.
   *[no] Vendu { $worth } dans tous les cas ; si on ouvre votre sac, on vous dédommage en plus.
    }
toll-effect-open = Vous gagnez { $fine } si le sac contient de la soie, et payez { $fee } sinon.
toll-effect-wave = Tout est vendu, et personne ne paie personne.

## Ce qui arrive

toll-event-round-started = La manche { $round } commence. { $who ->
    [you] Vous gardez
   *[other] { $name } garde
    } la porte.
toll-event-sealed = { $who ->
    [you] Vous mettez { $good } dans votre sac.
   *[other] { $name } ferme son sac.
    }
toll-event-opened = { $who ->
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
toll-event-waved = { $who ->
    [you] Vous laissez
   *[other] { $name } laisse
    } passer tout le monde.
toll-event-sold = { $who ->
    [you] Vous vendez
   *[other] { $name } vend
    } { $good } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
    }.
toll-event-drew = { $who ->
    [you] Vous piochez { $good }.
   *[other] { $name } pioche une carte.
    }
toll-event-game-over = Tout le monde a gardé la porte : la partie est finie.

## La fin

toll-end = { $who ->
    [you] Vous gagnez
   *[other] { $names } gagne
    } avec { $score ->
    [one] { $score } pièce
   *[other] { $score } pièces
    }.
toll-end-shared = Victoire partagée : { $names }, avec { $score ->
    [one] { $score } pièce
   *[other] { $score } pièces
    }.
toll-score-coins = Pièces

## Pourquoi un robot le jouerait

toll-reason-sells = Cela se vend { $worth }, que le sac soit ouvert ou non.
toll-reason-smuggles = Cela se vend { $worth } si le sac passe, et coûte { $fine } s’il est ouvert.
toll-reason-opens = De la soie rapporterait { $fine } pièces ; un sac honnête en coûte { $fee }.
toll-reason-waves = Cela ne coûte rien, et tout est vendu.

## Les refus

toll-refusal-bad-shape = Une action doit être seal avec une marchandise, open avec une place, ou wave, et rien de plus.
toll-refusal-wrong-phase = Ce n’est pas le moment de faire cela.
toll-refusal-unknown-good = Les marchandises sont apple, cheese et silk.
toll-refusal-not-in-hand = Cette marchandise n’est pas dans votre main.
toll-refusal-no-bag = Cette place n’a pas de sac à la porte.

## La table dans un terminal

toll-status = Manche { $round } sur { $rounds } · pioche { $deck }
toll-legend = Les pièces sont visibles ; les mains et les sacs fermés sont cachés.
toll-seat = { $name } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
    }, { $hand } en main, { $doing ->
    [guards] garde la porte
    [sealed] sac fermé
   *[open] sac ouvert
    }.
toll-hand = Votre main : { $goods }.
toll-bag = Dans votre sac : { $good }.

## Le plateau dans le navigateur

toll-board-round = Manche { $round } sur { $rounds }
toll-board-over = Tout le monde a gardé la porte
toll-board-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
    }
toll-board-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
    }
toll-board-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
    }
toll-board-guard = garde la porte
toll-board-sealed = un sac fermé

toll-board-card = { $good }, valeur { $worth }

## Ce que sont les choses, pour qui le demande

toll-about-apple = Pomme : permise, et se vend { $worth }.
toll-about-cheese = Fromage : permis, et se vend { $worth }.
toll-about-silk = Soie : interdite. Elle se vend { $worth } si elle passe la porte, et coûte une amende si on la trouve.
toll-about-gate = La manche, et la pioche des marchands. À chaque manche, quelqu’un d’autre garde la porte.
toll-about-coins = Les pièces sont à la vue de tous. Qui en a le plus gagne.
toll-about-hand = Une main : chacun voit combien de cartes, et seul son propriétaire lesquelles.
toll-about-guard = Qui garde la porte peut ouvrir un sac, ou les laisser tous passer.
toll-about-bag = Un sac : son propriétaire y scelle une carte avant l’ouverture de la porte.

## Les leçons

toll-lesson-seal = Une marchandise honnête se vend toujours, et si l’on ouvre votre sac, on vous dédommage même. La soie se vend bien plus cher, mais seulement si elle passe. À la porte, on voit combien de cartes vous avez, jamais lesquelles.
toll-lesson-gate = Vous pouvez ouvrir un seul sac. La soie vous rapporte une amende, un sac honnête vous coûte un dédommagement, et laisser passer tout le monde ne coûte rien. Regardez qui est en retard : c’est là qu’on a le plus envie de frauder.
toll-lesson-next = Vous avez vu une partie entière. Regardez qui a fraudé et quand, puis rejouez contre des robots plus forts.
