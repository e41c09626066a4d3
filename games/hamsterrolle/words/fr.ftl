# Hamsterrolle. `$who` vaut "you" ou "other" ; `$name` est le nom d’une personne ; `$piece` est une forme de
# `hamsterrolle-piece-…` ; `$aim` est la phrase `hamsterrolle-aim`. Un nombre de la visée vient avec son sens, comme
# `$along` et `$along-way`.

## Les pièces

hamsterrolle-piece-black = une pyramide noire
    .the = la pyramide noire
    .short = pyramide noire
hamsterrolle-piece-red = une planche rouge
    .the = la planche rouge
    .short = planche rouge
hamsterrolle-piece-orange = une barre orange
    .the = la barre orange
    .short = barre orange
hamsterrolle-piece-yellow = une tuile jaune
    .the = la tuile jaune
    .short = tuile jaune
hamsterrolle-piece-green = un pavé vert
    .the = le pavé vert
    .short = pavé vert
hamsterrolle-piece-blue = un cube bleu
    .the = le cube bleu
    .short = cube bleu
hamsterrolle-piece-purple = un rouleau violet
    .the = le rouleau violet
    .short = rouleau violet
hamsterrolle-piece-white = une baguette blanche
    .the = la baguette blanche
    .short = baguette blanche
hamsterrolle-several = { $count } × { $piece }

## Une visée en mots

hamsterrolle-aim = compartiment { $compartment }, { $along-way ->
    [ahead] { $along } mm devant le milieu
    [behind] { $along } mm derrière le milieu
   *[none] au milieu
    }{ $side-way ->
    [left] , { $side } mm à gauche
    [right] , { $side } mm à droite
   *[none] {""}
    }, { $posture }{ $tilt-way ->
    [up] , l’avant relevé de { $tilt }°
    [down] , l’avant baissé de { $tilt }°
   *[none] {""}
    }{ $yaw-way ->
    [left] , de biais, { $yaw }° vers la gauche
    [right] , de biais, { $yaw }° vers la droite
   *[none] {""}
    }{ $push-way ->
    [ahead] , puis une poussée de { $push } mm vers l’avant
    [behind] , puis une poussée de { $push } mm vers l’arrière
   *[none] {""}
    }
hamsterrolle-posture-flat-lengthwise = à plat, en long
hamsterrolle-posture-flat-across = à plat, en travers
hamsterrolle-posture-flat = à plat
hamsterrolle-posture-edge-lengthwise = sur la tranche, en long
hamsterrolle-posture-edge-across = sur la tranche, en travers
hamsterrolle-posture-end-broad = debout, face large vers l’avant
hamsterrolle-posture-end-narrow = debout, face étroite vers l’avant
hamsterrolle-posture-end = debout
hamsterrolle-posture-side = sur une face
hamsterrolle-posture-rolling = en travers, prêt à rouler
hamsterrolle-posture-lengthwise = en long
hamsterrolle-posture-base = sur sa base
hamsterrolle-posture-top-forward = sur le flanc, pointe vers l’avant
hamsterrolle-posture-top-backward = sur le flanc, pointe vers l’arrière
hamsterrolle-posture-top-sideways = sur le flanc, pointe de côté

## La question

hamsterrolle-question-start = À vous : posez une pièce dans le compartiment { $compartments }.
hamsterrolle-question-turn = À vous : posez une pièce plus en avant (compartiments possibles : { $compartments }), ou avancez l’une des pièces les plus basses.
hamsterrolle-question-partner = Votre main est vide : posez une pièce { BEFORE("de", $partner) } plus en avant (compartiments possibles : { $compartments }), ou avancez l’une des pièces les plus basses.

## Les choix et leurs effets

hamsterrolle-action-place = Poser { $piece } dans le compartiment { $compartment }
hamsterrolle-action-pass = Avancer { $piece } au compartiment { $compartment }
hamsterrolle-action-let-go = Lâcher { $piece } sans viser
hamsterrolle-label-place = Poser { $piece } : { $aim }
hamsterrolle-label-pass = Avancer { $piece } : { $aim }
hamsterrolle-effect-place = Lâcher ici : { $aim }. La pièce dépasse le milieu de { $reach } mm ; la plus avancée du compartiment, de { $above } mm. Tout ce qui touchera la table sera pour vous.
hamsterrolle-effect-place-free = Lâcher ici : { $aim }. La pièce dépasse le milieu de { $reach } mm. Tout ce qui touchera la table sera pour vous.
hamsterrolle-effect-pass = Lâcher ici : { $aim }. Votre main ne change pas. Tout ce qui touchera la table sera pour vous.
hamsterrolle-effect-let-go = La pièce tombe d’un peu plus haut dans le compartiment { $compartment }, droite et au milieu. Tout ce qui touchera la table sera pour vous.

## Les événements

hamsterrolle-event-placed = { $who ->
    [you] Vous posez
   *[other] { $name } pose
    } { $piece } dans le compartiment { $compartment }.
hamsterrolle-event-passed = { $who ->
    [you] Vous avancez
   *[other] { $name } avance
    } { $piece } au compartiment { $compartment }.
hamsterrolle-event-let-go = { $who ->
    [you] Vous lâchez
   *[other] { $name } lâche
    } { $piece } sans viser, dans le compartiment { $compartment }.
hamsterrolle-event-rolled = { $way ->
    [ahead] La roue avance de { $mm } mm.
    [behind] La roue recule de { $mm } mm.
   *[none] La roue ne bouge pas.
    }
hamsterrolle-event-fell = Sur la table : { $pieces }. { $count ->
    [one] Cette pièce est
   *[other] Ces pièces sont
    } pour { $who ->
    [you] vous
   *[other] { $name }
    }.
hamsterrolle-event-took-aside = { $who ->
    [you] Vous prenez aussi
   *[other] { $name } prend aussi
    } ce qui était de côté : { $pieces }.
hamsterrolle-event-stray-aside = Tombé tout seul sur la table : { $pieces }. On met { $count ->
    [one] cette pièce
   *[other] ces pièces
    } de côté pour la prochaine personne qui fera tomber quelque chose.
hamsterrolle-event-stray-removed = Tombé tout seul sur la table : { $pieces }. { $count ->
    [one] Cette pièce sort
   *[other] Ces pièces sortent
    } du jeu.
hamsterrolle-event-front = L’avant est maintenant le compartiment { $compartment }.
hamsterrolle-event-over = La partie est finie.

## La fin

hamsterrolle-end = { $who ->
    [you] Vous gagnez
   *[other] { $names } gagne
    } : { $count ->
    [0] plus aucune pièce en main.
    [one] une seule pièce en main, c’est le moins.
   *[other] { $count } pièces en main, c’est le moins.
    }
hamsterrolle-end-shared = Victoire commune { BEFORE("de", $names) }{ $count ->
    [0]  : plus aucune pièce en main.
    [one] , avec 1 pièce en main.
   *[other] , avec { $count } pièces en main à eux tous.
    }
hamsterrolle-end-seat = { $who ->
    [you] Vous
   *[other] { $name }
    } : { $count ->
    [0] plus aucune pièce.
    [one] 1 pièce en main, { $pieces }.
   *[other] { $count } pièces en main, { $pieces }.
    }
hamsterrolle-score-black = Pyramide noire
hamsterrolle-score-red = Planches rouges
hamsterrolle-score-orange = Barres orange
hamsterrolle-score-yellow = Tuiles jaunes
hamsterrolle-score-green = Pavés verts
hamsterrolle-score-blue = Cubes bleus
hamsterrolle-score-purple = Rouleaux violets
hamsterrolle-score-white = Baguettes blanches

## Pourquoi un robot jouerait cela

hamsterrolle-reason-stays = { $tried ->
    [one] Seule visée essayée
   *[other] La meilleure de { $tried } visées essayées
    } : rien n’est tombé.
hamsterrolle-reason-drops = { $tried ->
    [one] Seule visée essayée
   *[other] La meilleure de { $tried } visées essayées
    }, même si quelque chose est tombé.
hamsterrolle-reason-lets-go = Aucune visée ne promet mieux.
hamsterrolle-reason-passes = Cela ne risque aucune de vos pièces et fait avancer la roue.
hamsterrolle-reason-last-piece = C’est votre dernière pièce.
hamsterrolle-reason-fits = La pièce tient entre les cloisons.
hamsterrolle-reason-lies-low = La pièce est basse et ne basculera guère.
hamsterrolle-reason-slope = Le compartiment est à { $degrees }° du point le plus bas.

## Les refus

hamsterrolle-refusal-bad-shape = Une action doit être place ou pass avec une pièce et une visée, ou let_go avec une pièce, et rien de plus.
hamsterrolle-refusal-unknown-piece = Cette pièce n’existe pas dans ce jeu.
hamsterrolle-refusal-out-of-bounds = Un nombre de la visée est hors limites.
hamsterrolle-refusal-not-in-hand = Cette pièce n’est pas dans une main dont vous pouvez jouer.
hamsterrolle-refusal-fixed-start = La première pièce va dans le compartiment 2, la deuxième dans le compartiment 3.
hamsterrolle-refusal-not-lowest = On n’avance qu’une pièce de l’un des deux compartiments les plus bas.
hamsterrolle-refusal-wrong-compartment = Ce compartiment n’est pas ouvert à cette pièce en ce moment.
hamsterrolle-refusal-same-color = Il y a déjà une pièce de cette couleur dans le compartiment.
hamsterrolle-refusal-not-forward = La pièce doit dépasser toutes les autres d’au moins 1 mm vers l’avant, sans atteindre le compartiment suivant.
hamsterrolle-refusal-no-room = Il n’y a pas la place : la pièce en chevaucherait une autre.

## La table dans un terminal

hamsterrolle-status = { $who ->
    [you] À vous
   *[other] Au tour { BEFORE("de", $name) }
    } · tour { $turn } sur { $limit } au plus
hamsterrolle-status-over = La partie est finie
hamsterrolle-legend = De l’avant de la roue jusqu’au point le plus bas, puis l’arrière · ↑ côté avant · ↓ côté arrière · [red-1] une pièce
hamsterrolle-letter-black = noir
hamsterrolle-letter-red = rouge
hamsterrolle-letter-orange = orange
hamsterrolle-letter-yellow = jaune
hamsterrolle-letter-green = vert
hamsterrolle-letter-blue = bleu
hamsterrolle-letter-purple = violet
hamsterrolle-letter-white = blanc
hamsterrolle-seat = { $turn ->
    [yes] ►{" "}
   *[no] {""}
    }{ $name } : { $hand ->
    [0] aucune pièce
    [one] 1 pièce ({ $kinds })
   *[other] { $hand } pièces ({ $kinds })
    }
hamsterrolle-seat-partner = { $turn ->
    [yes] ►{" "}
   *[no] {""}
    }{ $name } (avec { $partner }) : { $hand ->
    [0] aucune pièce
    [one] 1 pièce ({ $kinds })
   *[other] { $hand } pièces ({ $kinds })
    }
hamsterrolle-place = { $way ->
    [ahead] ↑
   *[behind] ↓
    } { $degrees }° compartiment { $compartment }{ $front ->
    [yes] , l’avant :
   *[no]  :
    }
hamsterrolle-hand = Votre main :
hamsterrolle-none = rien
hamsterrolle-aside = De côté : { $pieces }.
hamsterrolle-removed = Hors du jeu : { $pieces }.
hamsterrolle-plain-compartment = { $place } { $pieces }.
hamsterrolle-plain-hand = Votre main : { $pieces }.
hamsterrolle-draft-place = Poser { $piece }
hamsterrolle-draft-pass = Avancer { $piece }
hamsterrolle-draft-let-go = Lâcher une pièce sans viser
hamsterrolle-where = Où va { $piece } ?
hamsterrolle-which = Quelle pièce lâchez-vous ?
hamsterrolle-held = Vous tenez { $piece } : { $aim }.
hamsterrolle-compartment = Compartiment { $compartment }, à { $degrees }° { $way ->
    [ahead] vers l’avant
   *[behind] vers l’arrière
    } ; il faut dépasser { $above } mm
hamsterrolle-compartment-free = Compartiment { $compartment }, à { $degrees }° { $way ->
    [ahead] vers l’avant
   *[behind] vers l’arrière
    } ; rien à dépasser
hamsterrolle-do-place = Lâcher : { $piece }, { $aim }
hamsterrolle-do-pass = Lâcher : { $piece }, { $aim }
hamsterrolle-change-along = { $by } mm { $way ->
    [more] plus en avant
   *[less] plus en arrière
    }
hamsterrolle-change-side = { $by } mm { $way ->
    [more] à droite
   *[less] à gauche
    }
hamsterrolle-change-tilt = { $way ->
    [more] relever
   *[less] baisser
    } l’avant de { $by }°
hamsterrolle-change-yaw = tourner de { $by }° { $way ->
    [more] vers la gauche
   *[less] vers la droite
    }
hamsterrolle-change-push = pousser de { $by } mm { $way ->
    [more] de plus vers l’avant
   *[less] de plus vers l’arrière
    } une fois la pièce descendue

## Le plateau dans le navigateur

hamsterrolle-board-aim = La visée
hamsterrolle-board-fields = Que régler
hamsterrolle-board-less = { $field } : moins
hamsterrolle-board-more = { $field } : plus
hamsterrolle-board-compartment = Compartiment { $compartment }
hamsterrolle-board-own = { $piece }, { $count } en main
hamsterrolle-board-movable = { $piece } de la roue : la déplacer vers l’avant
hamsterrolle-board-aside = De côté
hamsterrolle-board-again = Revoir le dernier tour
hamsterrolle-board-slow = Ralenti
hamsterrolle-board-look = Regarder d’un autre côté
hamsterrolle-board-turn = Glissez pour tourner autour
hamsterrolle-board-flat = De profil, à plat
hamsterrolle-board-no-room = Pas de place : quelque chose gêne
hamsterrolle-board-reach-any = Aucune avance exigée
hamsterrolle-board-reach-yes = Elle va assez loin
hamsterrolle-board-reach-short = { $by } mm de plus vers l’avant
hamsterrolle-board-reach-far = { $by } mm trop en avant
hamsterrolle-board-shaky = Main tremblante : jusqu’à 4 mm ou 5° d’écart

hamsterrolle-field-along = Avance
hamsterrolle-field-side = Côté
hamsterrolle-field-stand = Tenue
hamsterrolle-field-yaw = Rotation
hamsterrolle-field-tilt = Pente
hamsterrolle-field-push = Poussée
hamsterrolle-value-along = { $way ->
    [ahead] { $number } mm devant le milieu
    [behind] { $number } mm derrière le milieu
   *[none] au milieu
    }
hamsterrolle-value-side = { $way ->
    [left] { $number } mm à gauche
    [right] { $number } mm à droite
   *[none] au milieu
    }
hamsterrolle-value-yaw = { $way ->
    [left] { $number }° à gauche
    [right] { $number }° à droite
   *[none] bien droite
    }
hamsterrolle-value-tilt = { $way ->
    [up] l’avant levé de { $number }°
    [down] l’avant baissé de { $number }°
   *[none] à plat
    }
hamsterrolle-value-push = { $way ->
    [ahead] { $number } mm vers l’avant
    [behind] { $number } mm vers l’arrière
   *[none] aucune
    }

hamsterrolle-choice-go = Lâcher
hamsterrolle-choice-move = Lâcher là
hamsterrolle-choice-drop = Lâcher sans viser
hamsterrolle-choice-drop-yes = Vraiment lâcher { $piece }
hamsterrolle-choice-drop-no = Continuer à viser

hamsterrolle-about-piece = { $piece } : { $shape ->
    [roller] { $a } mm de long, { $b } mm de diamètre
    [pyramid] { $a } mm de côté, { $b } mm de haut
   *[box] { $a } × { $b } × { $c } mm
    }, { $grams } g. { $count ->
    [one] Une seule dans cette main.
   *[other] { $count } dans cette main.
    }
hamsterrolle-about-movable = { $piece } dans l’un des deux compartiments les plus bas : au lieu de poser une pièce à vous, vous pouvez la déplacer vers l’avant.
hamsterrolle-about-compartment = Compartiment { $compartment }{ $what ->
    [front] , l’avant
    [lowest] , l’un des deux plus bas
   *[other] {""}
    } : { $pieces }.
hamsterrolle-about-compartment-free = Compartiment { $compartment }{ $what ->
    [front] , l’avant
    [lowest] , l’un des deux plus bas
   *[other] {""}
    } : libre.
hamsterrolle-about-seat = { $who ->
    [you] Il vous reste
   *[other] Il reste à { $name }
    } { $count ->
    [0] zéro pièce.
    [one] 1 pièce à poser.
   *[other] { $count } pièces à poser.
    }
hamsterrolle-about-seat-partner = { $who ->
    [you] Il vous reste
   *[other] Il reste à { $name }
    } { $count ->
    [0] zéro pièce ;
    [one] 1 pièce à poser ;
   *[other] { $count } pièces à poser ;
    } { $who ->
    [you] vous jouez avec { $partner }.
   *[other] équipe avec { $partner }.
    }
hamsterrolle-about-aside = Mis de côté : { $pieces }. Qui fera tomber quelque chose prendra aussi cela.
hamsterrolle-about-inside = Le compartiment vu de l’axe : l’avant est à droite. Glissez la pièce.
hamsterrolle-about-along = À quelle distance du milieu du compartiment la pièce est lâchée, devant ou derrière.
hamsterrolle-about-side = À quelle distance du milieu de la roue la pièce est lâchée, à gauche ou à droite.
hamsterrolle-about-stand = Dans quel sens la pièce est tenue.
hamsterrolle-about-yaw = Tournée dans la main, à gauche ou à droite.
hamsterrolle-about-tilt = Son avant levé ou baissé.
hamsterrolle-about-push = Poussée en avant ou en arrière avant d’être lâchée ; elle bouscule ce qui la gêne.
hamsterrolle-about-again = Montre encore le dernier tour.
hamsterrolle-about-slow = Montre les tours quatre fois plus lentement.
hamsterrolle-about-look = Fait le tour de la roue. On peut aussi faire glisser l’image.
hamsterrolle-about-flat = Dessine la roue de profil, sans profondeur.

hamsterrolle-lesson-first = Prenez une pièce dans votre rangée. Les deux premières pièces d’une partie vont dans les compartiments 2 et 3, qui s’éclairent. Tournez et déplacez la pièce avec les réglages, ou faites-la glisser ; le contour pointillé montre où la main la tient, l’autre où elle sera lâchée. Puis lâchez. Son poids fait rouler la roue vers l’avant.
hamsterrolle-lesson-further = Désormais une pièce va dans le compartiment de l’avant ou dans l’un des deux compartiments libres devant lui, mais pas avec sa couleur. Dans le compartiment de l’avant, elle doit dépasser le trait rouge. Une pièce couchée bas entre les cloisons tient le mieux ; haut sur l’avant, elle glisse.
hamsterrolle-lesson-pass = Tout ce qui touche la table pendant votre tour est à vous : avant de lâcher, regardez ce qui pend à l’arrière. Au lieu de poser une pièce, vous pouvez en déplacer une des deux compartiments les plus bas : ces pièces portent une flèche. Votre main ne change pas, et la roue avance.
hamsterrolle-lesson-dropped = Une pièce est tombée quand tout le monde avait fini : elle est mise de côté. Qui fera tomber quelque chose la prendra aussi.
hamsterrolle-lesson-next = Ensuite, essayez une partie aux mains tremblantes : les pièces tombent un peu à côté, et une place sûre vaut mieux qu’un coup d’audace. Ou jouez deux contre deux, à quatre.
