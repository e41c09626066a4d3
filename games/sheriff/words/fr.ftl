# Shérif de Nottingham. `$who` vaut "you" ou "other" ; `$name` est le nom d’une personne ; `$good` est une forme de
# `sheriff-good-…` ; `$cards`, `$goods` et `$give` sont des listes de marchandises avec leur nombre.

## Marchandises : le genre ; `.of` après un nombre ; `.many` pour l’ensemble

sheriff-good-apple = pomme
    .of = { $count ->
        [one] pomme
       *[other] pommes
    }
    .many = pommes
sheriff-good-cheese = fromage
    .of = { $count ->
        [one] fromage
       *[other] fromages
    }
    .many = fromages
sheriff-good-bread = pain
    .of = { $count ->
        [one] pain
       *[other] pains
    }
    .many = pains
sheriff-good-chicken = poulet
    .of = { $count ->
        [one] poulet
       *[other] poulets
    }
    .many = poulets
sheriff-good-pepper = poivre
    .of = { $count ->
        [one] sac de poivre
       *[other] sacs de poivre
    }
    .many = poivre
sheriff-good-mead = hydromel
    .of = { $count ->
        [one] cruche d’hydromel
       *[other] cruches d’hydromel
    }
    .many = hydromel
sheriff-good-silk = soie
    .of = { $count ->
        [one] rouleau de soie
       *[other] rouleaux de soie
    }
    .many = soie
sheriff-good-crossbow = arbalète
    .of = { $count ->
        [one] arbalète
       *[other] arbalètes
    }
    .many = arbalètes
sheriff-good-green-apple = pomme verte
    .of = { $count ->
        [one] pomme verte
       *[other] pommes vertes
    }
    .many = pommes vertes
sheriff-good-golden-apple = pomme d’or
    .of = { $count ->
        [one] pomme d’or
       *[other] pommes d’or
    }
    .many = pommes d’or
sheriff-good-gouda = gouda
    .of = { $count ->
        [one] gouda
       *[other] goudas
    }
    .many = gouda
sheriff-good-bleu = bleu
    .of = { $count ->
        [one] bleu
       *[other] bleus
    }
    .many = bleu
sheriff-good-rye = pain de seigle
    .of = { $count ->
        [one] pain de seigle
       *[other] pains de seigle
    }
    .many = pain de seigle
sheriff-good-pumpernickel = pain noir
    .of = { $count ->
        [one] pain noir
       *[other] pains noirs
    }
    .many = pain noir
sheriff-good-royal-rooster = coq royal
    .of = { $count ->
        [one] coq royal
       *[other] coqs royaux
    }
    .many = coqs royaux
sheriff-goods = { $count } { $good }
sheriff-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
    }

## La question

sheriff-question-market = Marché : quelles cartes écartez-vous, et que prenez-vous sur les piles ?
sheriff-question-discard = Posez vos cartes écartées sur une pile : dans quel ordre, et sur laquelle ?
    .one = Posez votre carte écartée sur une pile : sur laquelle ?
sheriff-question-load = Remplissez votre sac : une à cinq cartes.
sheriff-question-declare = { $count ->
    [one] Une carte est dans votre sac. Que déclarez-vous ?
   *[other] { $count } cartes sont dans votre sac. Que déclarez-vous ?
    }
sheriff-question-called = Le shérif a la main sur votre sac. Que lui proposez-vous ?
sheriff-question-proposal = Le shérif vous fait une proposition. L’acceptez-vous ?
sheriff-question-inspect = { $count ->
    [one] Il reste un sac. Appeler son marchand, ouvrir le sac, le laisser passer ?
   *[other] Il reste { $count } sacs. Qui appeler, quel sac ouvrir ou laisser passer ?
    }
sheriff-question-speak = Dites-vous quelque chose au shérif ?
sheriff-question-confiscate = Posez ce que vous avez saisi sur une pile : dans quel ordre, et sur laquelle ?
    .one = Posez la carte saisie sur une pile : sur laquelle ?
sheriff-question-pay = Vos pièces n’ont pas suffi : vous devez encore { $amount }. Avec quelles marchandises payez-vous ?

## Les actions, comme un conseil les nomme

sheriff-action-market = Écarter { $cards }{ $piles ->
    [0] {""}
   *[other] { $left ->
        [0] {""} ; prendre { $right } à la pile de droite
       *[other] { $right ->
            [0] {""} ; prendre { $left } à la pile de gauche
           *[other] {""} ; prendre { $left } à la pile de gauche et { $right } à celle de droite
            }
        }
    }
sheriff-action-discard = Poser { $cards } sur la pile de { $pile ->
    [left] gauche
   *[right] droite
    }, le dessus d’abord
sheriff-action-load = Mettre { $cards } dans le sac
sheriff-action-declare = Déclarer { $goods }
sheriff-action-call = Appeler { $name }
sheriff-action-inspect = Ouvrir le sac { BEFORE("de", $name) }
sheriff-action-let-pass = Laisser passer le sac { BEFORE("de", $name) }
sheriff-action-offer = Offrir { $give }{ $for }{ $later }
sheriff-action-counter = Demander à { $name } { $give }{ $for }{ $later }
sheriff-action-stand = Ne rien offrir
sheriff-action-accept = Accepter { $of } : { $give }
    .gone = Accepter
sheriff-action-refuse = Refuser { $of } : { $give }
    .gone = Refuser
sheriff-action-withdraw = Retirer { $of } : { $give }
    .gone = Retirer l’offre
sheriff-action-pay = Payer avec { $what }
sheriff-action-time-up = Le temps est écoulé

## Ce que fera un choix

sheriff-effect-declare = { $count ->
    [0] La vérité
    [one] { $count } carte est autre chose
   *[other] { $count } cartes sont autre chose
    }
sheriff-effect-inspect = S’il contient vraiment { $goods }, vous payez { $coins } ; tout le reste est confisqué, avec une amende.
sheriff-effect-let-pass = Personne ne regarde dans le sac, et rien n’est payé.
sheriff-effect-accept = { $offer } Cela se fait aussitôt et vous lie.
sheriff-effect-pay = Vaut { $value }.
sheriff-talks = { $left ->
    [0] On a assez parlé.
    [one] Vous pouvez encore parler une fois.
   *[other] Vous pouvez encore parler { $left } fois.
    }

## Les offres

sheriff-terms = { $give }{ $for }{ $later }
sheriff-terms-for = , et en échange { $promises }
sheriff-terms-later = {""} ; { $later }
sheriff-give-nothing = zéro pièce
sheriff-no-goods = zéro carte
sheriff-give-unnamed = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
    }
sheriff-give-unnamed-known = { $count ->
    [one] { $count } carte face cachée ({ $goods })
   *[other] { $count } cartes face cachée ({ $goods })
    }
sheriff-give-bag = { $goods } du sac, s’il y en a
sheriff-promise-let-pass = { $who ->
    [you] votre sac passe
   *[other] le sac { BEFORE("de", $name) } passe
    }
sheriff-promise-inspect = { $who ->
    [you] on ouvre votre sac
   *[other] on ouvre le sac { BEFORE("de", $name) }
    }
sheriff-later-said = { $who ->
    [you] vous dites : « { $text } »
   *[other] { $name } dit : « { $text } »
    }
sheriff-later-let-pass = Quand je serai shérif, votre sac passera
sheriff-later-no-bribe = Quand je serai shérif, je ne vous prendrai rien
sheriff-later-remember = Je vous dois une faveur
sheriff-offer-of = { $who ->
    [you] votre offre
   *[other] l’offre { BEFORE("de", $name) }
    }
sheriff-proposal-of = { $who ->
    [you] ce que vous demandez
   *[other] ce que demande { $name }
    }

## Phrases toutes faites

sheriff-ready-nothing = Laissez-moi passer : il n’y a rien à voir.
sheriff-ready-forget = { $sum ->
    [3] Trois pièces pour le dérangement, et mon sac passe.
    [5] Cinq pièces, et vous oubliez ce sac.
   *[other] { $sum } pièces, et vous n’avez jamais vu ce sac.
    }
sheriff-ready-open = { $sum } pièces si vous ouvrez le sac { BEFORE("de", $name) }.
sheriff-ready-price = { $sum ->
    [5] Cinq pièces, et je n’ai rien vu.
    [10] Dix pièces, et je regarde ailleurs.
   *[other] { $sum } pièces, ou je l’ouvre.
    }
sheriff-ready-more = La même chose, et { $more } pièces de plus.

## Ce qui se passe

sheriff-event-sheriff = La manche { $round } commence : { $who ->
    [you] vous êtes le shérif.
   *[other] { $name } est le shérif.
    }
sheriff-event-set-aside = { $who ->
    [you] Vous écartez { $cards }.
   *[other] { $name } écarte { $count ->
        [one] une carte
       *[other] { $count } cartes
        }.
    }
sheriff-event-kept-all = { $who ->
    [you] Vous gardez toutes vos cartes.
   *[other] { $name } garde toutes ses cartes.
    }
sheriff-event-took = { $who ->
    [you] Vous prenez
   *[other] { $name } prend
    } { $from ->
    [left] { $left } sur la pile de gauche.
    [right] { $right } sur la pile de droite.
   *[both] { $left } sur la pile de gauche et { $right } sur celle de droite.
    }
sheriff-event-drew = { $who ->
    [you] Vous piochez { $cards }.
   *[other] { $name } pioche { $count ->
        [one] une carte.
       *[other] { $count } cartes.
        }
    }
sheriff-event-reshuffled = La pioche est épuisée : { $count ->
    [one] { $count } carte est mélangée et forme
   *[other] { $count } cartes sont mélangées et forment
    } la nouvelle.
sheriff-event-discarded = { $who ->
    [you] Vous posez
   *[other] { $name } pose
    } { $cards } sur la pile de { $pile ->
    [left] gauche
   *[right] droite
    }.
sheriff-event-loaded = { $who ->
    [you] Vous mettez { $cards } dans votre sac.
   *[other] { $name } a rempli son sac.
    }
sheriff-event-bags-closed = Tous les sacs sont fermés : { $bags }.
sheriff-event-bags-closed-seat = { $name } { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
sheriff-event-declared = { $who ->
    [you] Vous déclarez
   *[other] { $name } déclare
    } { $goods }.
sheriff-event-called = { $who ->
    [you] Le shérif vous appelle : qu’y a-t-il dans ce sac ?
   *[other] Le shérif appelle { $name } : qu’y a-t-il dans ce sac ?
    }
sheriff-event-stood = { $who ->
    [you] Vous n’offrez rien.
   *[other] { $name } n’offre rien.
    }
sheriff-event-offered = { $who ->
    [you] Vous offrez
   *[other] { $name } offre
    } { $give }{ $for }{ $later }.
sheriff-event-proposed = { $who ->
    [you] Vous demandez à { $to }
   *[other] { $whom ->
        [you] { $name } vous demande
       *[other] { $name } demande à { $to }
        }
    } { $give }{ $for }{ $later }.
sheriff-event-refused = { $who ->
    [you] Vous refusez
   *[other] { $name } refuse
    } { $of }.
sheriff-event-withdrawn = { $who ->
    [you] Vous retirez votre offre.
   *[other] { $name } retire une offre.
    }
sheriff-event-lapsed = { $who ->
    [you] Votre offre ne peut plus être tenue : elle est annulée.
   *[other] L’offre { BEFORE("de", $name) } ne peut plus être tenue : elle est annulée.
    }
sheriff-event-deal = Marché conclu ! { $who ->
    [you] Vous donnez
   *[other] { $name } donne
    } au shérif { $give }{ $for }{ $later }.
sheriff-event-passed = { $who ->
    [you] Votre sac passe
   *[other] Le sac { BEFORE("de", $name) } passe
    } : { $what }.
sheriff-event-handed-over = Du sac, { $who ->
    [you] vous remettez
   *[other] { $name } remet
    } { $goods }.
sheriff-event-opened = { $who ->
    [you] On ouvre votre sac
   *[other] On ouvre le sac { BEFORE("de", $name) }
    } : { $cards }. { $truth ->
    [yes] C’était la vérité !
   *[no] C’était un mensonge !
    }
sheriff-event-confiscated = { $who ->
    [you] On vous confisque
   *[other] On confisque à { $name }
    } { $cards }.
sheriff-event-paid = { $who ->
    [you] Vous versez à { $to }
   *[other] { $whom ->
        [you] { $name } vous verse
       *[other] { $name } verse à { $to }
        }
    } { $what }.
sheriff-event-forgiven = { $who ->
    [you] Vous n’avez plus rien : on vous fait
   *[other] { $name } n’a plus rien : on lui fait
    } grâce de { $amount ->
    [one] { $amount } pièce.
   *[other] { $amount } pièces.
    }
sheriff-event-time-up = Le temps est écoulé : les promesses sont tenues, et tous les autres sacs passent.
sheriff-event-refilled = { $who ->
    [you] Vous complétez votre main : { $cards }.
   *[other] { $name } complète sa main avec { $count ->
        [one] une carte.
       *[other] { $count } cartes.
        }
    }
sheriff-event-game-over = Le sort du dernier sac est décidé : la partie est finie.

## La fin

sheriff-end = { $who ->
    [you] Vous gagnez
   *[other] { $names } gagne
    } avec { $score ->
    [one] { $score } point
   *[other] { $score } points
    }.
sheriff-end-shared = Victoire partagée : { $names }, avec { $score } points.
sheriff-end-by-legal = À égalité de points avec { $names } ({ $score }) ; le nombre de marchandises légales sur l’étal a tranché, { $cards } contre { $fewer }.
sheriff-end-by-contraband = À égalité de points ({ $score }) et de marchandises légales avec { $names } ; le nombre de cartes de contrebande a tranché, { $cards } contre { $fewer }.
sheriff-end-bonus = Roi et Reine des { $good } : { $gains }.
sheriff-end-bonus-seat = { $name } { $points }
sheriff-crown-king = Roi des { $good } : { $names } avec { $count }, { $points } points
sheriff-crown-kings = Rois des { $good } à égalité : { $names } avec { $count }, { $points } points par personne
sheriff-crown-queen = Reine : { $names } avec { $count }, { $points } points
sheriff-crown-queens = Reines à égalité : { $names } avec { $count }, { $points } points par personne
sheriff-crown-both = { $king }. { $queen }
sheriff-crown-nobody = Personne n’a { BEFORE("de", $good) } : ni Roi ni Reine
# En-têtes de colonnes étroites, où l’on voit comment couper un long mot.
sheriff-score-legal = Marchan{"\u00AD"}dises légales
sheriff-score-contraband = Contre{"\u00AD"}bande
sheriff-score-coins = Pièces
sheriff-score-bonus = Rois et Reines

## Pourquoi un robot jouerait ainsi. Chaque raison peut nommer `good` (un genre), `seat`, et les nombres `count`,
## `coins`, `fine`, `value` et `percent` ; ce qu’une phrase ne dit pas, elle n’a pas besoin de le nommer.

sheriff-reason-all-true = Tout dans le sac est comme vous le dites : qui l’ouvre vous paie { $coins } pièces.
sheriff-reason-risks-a-lie = Ce que vous cachez vaut { $value } si cela passe ; un sac ouvert vous coûterait { $fine }.
sheriff-reason-worth-hiding = Vous avez de la contrebande pour { $value } : gardez-la, un de vos prochains sacs peut la faire passer.
sheriff-reason-collects = Vous collectionnez ceci : { $good }. Un sac honnête de { $count } devient possible, et il rapporte à coup sûr.
sheriff-reason-takes-from-pile = Sur la pile, vous voyez ce que vous prenez : { $good }. La pioche est un pari.
sheriff-reason-likely-honest = { $name } est sans doute honnête : environ { $percent } fois sur cent.
sheriff-reason-calls-for-an-offer = Appeler ne coûte rien, et qui a quelque chose à cacher vous fera peut-être une offre.
sheriff-reason-opening-pays = Un mensonge découvert vous rapporte, et tout compte fait, ouvrir ce sac devrait rapporter plus que cela ne coûte.
sheriff-reason-opening-costs = Ouvrir un sac honnête se paie, et tout compte fait, ouvrir celui-ci coûterait plus que cela ne rapporte.
sheriff-reason-likely-lying = { $name } ment sans doute : environ { $percent } fois sur cent.
sheriff-reason-pays-less-than-the-fine = { $coins } pièces font moins mal que les { $fine } que vous coûterait un sac ouvert.
sheriff-reason-offer-is-worth-it = L’offre vaut environ { $value }, et c’est sûr ; ouvrir le sac rapporterait sans doute moins.
sheriff-reason-offer-is-too-little = L’offre ne vaut qu’environ { $value } ; ouvrir le sac devrait rapporter plus.
sheriff-reason-asks-for-more = { $name } a quelque chose à craindre et peut payer plus que cela.
sheriff-reason-lets-another-be-opened = Cela tourne les yeux du shérif vers { $name }, qui a plus à perdre que vous.
sheriff-reason-cheapest-payment = Il faut payer, et rien de ce que vous avez ne vous coûte moins : le tout vaut { $value }.
sheriff-reason-buries-for-others = Ce que les autres voudraient prendre se retrouve au fond, et ce dont personne ne veut au-dessus.

## Les refus

sheriff-refusal-bad-shape = Ce n’est pas une action de ce jeu, ou il y manque quelque chose, ou il y a quelque chose de trop.
sheriff-refusal-wrong-phase = Cela ne peut pas se faire à ce moment de la partie.
sheriff-refusal-answer-owed = Quelqu’un doit une réponse : attendez-la.
sheriff-refusal-unknown-card = Cette marchandise n’existe pas dans cette partie.
sheriff-refusal-wrong-count = Pas autant : on écarte ou on charge cinq cartes au plus, et les piles ne donnent pas plus que ce qui manque à votre main.
sheriff-refusal-not-in-hand = Vous n’avez pas ces cartes en main.
sheriff-refusal-wrong-cards = Toutes les cartes qui sont là doivent aller sur la pile, et aucune autre.
sheriff-refusal-not-legal-good = On ne peut déclarer qu’une marchandise légale de cette partie.
sheriff-refusal-not-timed = Il n’y a pas de sablier à cette table.
sheriff-refusal-not-called = Une proposition est devant vous : acceptez-la, refusez-la, ou faites votre propre offre.
sheriff-refusal-no-such-offer = Cette offre n’existe plus, ou ce n’est pas à vous d’en décider.
sheriff-refusal-haggle-over = On a assez parlé avec ce marchand : le shérif doit trancher.
sheriff-refusal-too-many-offers = Deux de vos offres attendent déjà : retirez-en une d’abord.
sheriff-refusal-empty-offer = Une offre doit dire quelque chose.
sheriff-refusal-not-closed = Ce sac n’est plus fermé.
sheriff-refusal-bad-promise = Une promesse doit porter sur un sac encore fermé, et il n’y en a qu’une par sac.
sheriff-refusal-bad-bag = On ne peut promettre le contenu d’un sac que contre son passage, et pas plus de cartes qu’il n’en contient.
sheriff-refusal-bound = Le shérif a donné sa parole sur ce sac, et elle le lie.
sheriff-refusal-cannot-pay = Il n’y a pas de quoi payer autant.
sheriff-refusal-bad-payment = Le paiement doit suffire, le légal d’abord, et sans carte superflue.

## Leçons

sheriff-lesson-market = Votre sac sera déclaré comme un seul genre de marchandise légale. Écartez ce qui ne convient pas et prenez d’autres cartes : sur les piles vous voyez ce que vous prenez, mais le shérif aussi. La pioche garde votre secret.
sheriff-lesson-discard = Toutes les cartes écartées vont sur une même pile, dans l’ordre que vous voulez. Le marchand suivant peut prendre d’abord celle du dessus : enterrez ce que les autres ne doivent pas avoir.
sheriff-lesson-load = Une à cinq cartes, qu’il faudra toutes appeler du même nom. Un sac honnête coûte cher au shérif qui l’ouvre. La contrebande vaut bien plus, si elle passe.
sheriff-lesson-declare = Le nombre est celui des cartes. Le genre peut être un mensonge. Si le sac est ouvert et que tout est vrai, le shérif vous paie ; sinon vous perdez ce qui n’était pas déclaré, et vous payez l’amende.
sheriff-lesson-called = Vous pouvez acheter votre passage : des pièces, des marchandises de votre étal, des mots pour plus tard. Un marché conclu ici lie le shérif aussitôt. Ne rien offrir peut être un bluff, et offrir pour un sac honnête aussi.
sheriff-lesson-proposal = Si vous acceptez, cela se fait aussitôt. Sinon, refusez ou répondez par une offre à vous.
sheriff-lesson-inspect = Chaque sac est ouvert ou passe, dans l’ordre que vous voulez. Si vous ouvrez un sac honnête, vous payez le marchand, 2 par marchandise légale ; si vous trouvez un mensonge, c’est le marchand qui vous paie. Appeler un marchand ne coûte rien et peut amener une offre.
sheriff-lesson-offer = Acceptez une offre, refusez-la, ou demandez plus. Les promesses sur cette inspection vous lient ; les mots pour plus tard ne lient personne, mais tout le monde s’en souvient.
sheriff-lesson-bound = Un sceau pend à un sac : vous avez donné votre parole et ne pouvez plus décider autrement, quoi que d’autres offrent.
sheriff-lesson-confiscate = Ce que vous avez saisi va sur une des piles, dans l’ordre que vous voulez. Le marchand suivant peut prendre le dessus de la pile : faites-en cadeau, ou enterrez-le.
sheriff-lesson-pay = Vos pièces n’ont pas suffi. Payez avec des marchandises légales valant au moins le reste, sans carte superflue ; on ne rend pas la monnaie. La contrebande n’est prise que si le légal ne suffit pas.
sheriff-lesson-next = Vous avez vu une partie entière. Regardez les couronnes dans le score, qui décident souvent, et qui a été honnête et quand. Puis jouez entre amis : pour bluffer, il faut des visages, ou au moins se parler.

## Le plateau dans le navigateur

sheriff-quoted = « { $text } »
sheriff-board-you = Vous
sheriff-board-sheriff = le shérif
sheriff-board-coins = pièces
sheriff-board-king = Roi
sheriff-board-queen = Reine
sheriff-board-total = Total
sheriff-board-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
    }
sheriff-board-hidden = { $count ->
    [0] aucune contrebande
    [one] { $count } carte de contrebande
   *[other] { $count } cartes de contrebande
    }
sheriff-board-aside = { $count ->
    [one] { $count } carte écartée
   *[other] { $count } cartes écartées
    }
sheriff-board-says = déclaré : { $goods }
sheriff-board-bag-none = pas de sac
sheriff-board-bag-loaded = sac prêt
sheriff-board-bag-closed = { $count ->
    [one] un sac fermé de { $count } carte
   *[other] un sac fermé de { $count } cartes
    }
sheriff-board-bag-passed = sac passé
sheriff-board-bag-opened = sac ouvert
sheriff-board-past = Sacs jusqu’ici : { $truths } honnêtes, { $lies } faux, dont { $caught } découverts
sheriff-board-words = Paroles données : { $kept } tenues, { $broken } trahies
sheriff-board-bound = Le shérif est lié : { $promise }
sheriff-board-turn-to = Se tourner vers { $name }
sheriff-board-own-bag = Dans votre sac :
sheriff-board-pile = Pile de { $pile ->
    [left] gauche
   *[right] droite
    } : { $count }
sheriff-board-pile-card = { $good }, carte { $place } de la pile de { $pile ->
    [left] gauche
   *[right] droite
    }
sheriff-board-deck = Pioche : { $count }
sheriff-board-order-up = { $good }, plus haut
sheriff-board-order-top = au-dessus
sheriff-board-talks = { $left ->
    [0] Assez parlé avec { $name } : tranchez.
    [one] Vous pouvez encore parler une fois avec { $name }, puis tranchez.
   *[other] Vous pouvez encore parler { $left } fois avec { $name }
    }
sheriff-board-status = Manche { $round } sur { $rounds } : { $phase }
sheriff-board-over = Après la dernière manche
sheriff-board-round-begins = Manche { $round } : l’insigne va à { $name }
sheriff-board-bags-closed = Tous les sacs sont fermés
sheriff-board-reshuffled = Une nouvelle pioche de { $count }
sheriff-board-passes = Le sac { BEFORE("de", $name) } passe
sheriff-board-opening = Le sac { BEFORE("de", $name) } : carte { $count } sur { $of }
sheriff-board-truth = La vérité ! Le shérif paie { $name }
sheriff-board-lie = Un mensonge ! { $name } paie
sheriff-board-debt = { $name } doit encore { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
    } à { $to }
sheriff-board-forgiven = { $name } n’a plus rien : on lui fait grâce de { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
    }
sheriff-board-time-up = Le temps est écoulé !
sheriff-board-turned-up = Toute la contrebande est dévoilée
sheriff-phase-market = le marché
sheriff-phase-market-discard = le marché
sheriff-phase-load = on remplit les sacs
sheriff-phase-declare = on déclare
sheriff-phase-inspect = à la porte
sheriff-phase-confiscate = la saisie
sheriff-phase-pay = une dette se paie

## Ce que sont les choses, pour qui le demande

sheriff-board-card = { $good }, valeur { $worth }, amende { $fine }
sheriff-about-good = { $good } : { $class ->
    [legal] marchandise légale, qui vaut { $worth } sur votre étal. Trouvée sans être déclarée, elle coûte { $fine } ; déclarée dans un sac qu’on ouvre, elle vous rapporte { $fine } du shérif.
    [contraband] contrebande, qui vaut { $worth } sur votre étal. On ne peut jamais la déclarer, et elle coûte { $fine } si on la trouve.
   *[royal] contrebande royale, qui vaut { $worth } sur votre étal et compte { $times } pour la couronne de son genre. Elle coûte { $fine } si on la trouve.
    }
sheriff-about-pile = Une défausse. Les marchands peuvent en prendre le dessus avant de piocher.
sheriff-about-leaf = Montre toute la pile.
sheriff-about-deck = La pioche. Qui y a touché ne peut plus prendre dans les piles.
sheriff-about-order = Change l’ordre dans lequel les cartes vont sur la pile.
sheriff-about-own-bag = Ce qu’il y a dans votre sac. Les autres ne voient que le nombre de cartes, jusqu’à ce que le sac soit jugé.
sheriff-about-offer = Une offre au shérif : ce que donne le marchand, et contre quoi. Si le shérif accepte, elle lie les deux aussitôt.
sheriff-about-proposal = Une proposition du shérif : ce que le marchand donnerait, et contre quoi. Le marchand accepte, refuse, ou répond par une offre.
sheriff-about-bag = Le sac d’un marchand. Le shérif l’ouvre ou le laisse passer : si on l’ouvre, une déclaration vraie fait payer le shérif, une fausse le marchand.
sheriff-about-tag = Déclaré : { $goods }. Le nombre est toujours vrai ; le genre peut être un mensonge.
sheriff-about-past = Sacs jusqu’ici : { $truths } vrais (une coche), { $lies } faux (une croix), dont { $caught } pris. Un anneau : le sac a été ouvert.
sheriff-about-words = Paroles données pour plus tard : { $kept } tenues, { $broken } trahies. Elles ne lient personne.
sheriff-about-tally = { $goods } sur l’étal, valeur { $worth } pièce. { $crown ->
    [king] Roi de cette marchandise si la partie finissait maintenant.
    [queen] Reine de cette marchandise si la partie finissait maintenant.
   *[none] À la fin, qui en a le plus en est le Roi, le deuxième la Reine.
    }
sheriff-about-badge = Le shérif de cette manche, qui ouvre les sacs ou les laisse passer. L’insigne va à gauche après chaque manche.
sheriff-about-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
    }. Chacune vaut un point à la fin ; elles paient amendes et pots-de-vin.
sheriff-about-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
    }. Les cartes en main ne comptent rien à la fin.
sheriff-about-contraband = { $count ->
    [0] Pas de contrebande
    [one] { $count } carte de contrebande
   *[other] { $count } cartes de contrebande
    } sur l’étal, face cachée. Sa valeur s’ajoute à la fin.
sheriff-about-aside = { $count ->
    [one] { $count } carte écartée
   *[other] { $count } cartes écartées
    } au marché, pour l’une des piles.
sheriff-legend-truth = sac conforme à la déclaration
sheriff-legend-lie = déclaration fausse
sheriff-legend-opened = un anneau : sac ouvert
sheriff-legend-kept = parole tenue
sheriff-legend-broken = parole trahie
sheriff-legend-open = parole en suspens

## Ses boutons

sheriff-do-market = { $aside ->
    [0] Tout garder
   *[other] Écarter { $aside }
    }{ $left ->
    [0] {""}
   *[other] , { $left } de la gauche
    }{ $right ->
    [0] {""}
   *[other] , { $right } de la droite
    }{ $deck ->
    [0] {""}
   *[other] , { $deck } de la pioche
    }
sheriff-do-market-cards = Écartées : { $cards }
sheriff-do-discard = Sur la pile de { $pile ->
    [left] gauche
   *[right] droite
    }
sheriff-do-discard-order = À partir du dessus : { $cards }
sheriff-do-load = { $count ->
    [one] Fermer le sac avec { $count } carte
   *[other] Fermer le sac avec { $count } cartes
    }
sheriff-do-load-cards = Dedans : { $cards }
sheriff-do-declare = { $lie ->
    [yes] Déclarer { $goods }, un mensonge
   *[no] Déclarer { $goods }
    }
sheriff-do-pay = Payer { $value }
sheriff-do-pay-least = Choisir le moins cher
sheriff-do-call = Appeler { $name }
sheriff-do-counter = Proposer un prix à { $name }
sheriff-do-inspect = Ouvrir le sac { BEFORE("de", $name) }
sheriff-do-let-pass = Laisser passer { $name }
sheriff-do-accept = Accepter
sheriff-do-refuse = Refuser
sheriff-do-ask-more = Demander plus
sheriff-do-withdraw = Retirer
sheriff-do-offer = Faire une offre
sheriff-do-stand = Ne rien offrir
sheriff-do-send = Proposer cela
sheriff-do-propose = Le demander à { $name }
sheriff-do-back = Revenir
sheriff-do-really-inspect = Oui, ouvrir le sac { BEFORE("de", $name) }
sheriff-do-really-let-pass = Oui, laisser passer { $name }
sheriff-do-really-accept = Oui, marché conclu
sheriff-confirm-inspect = Ouvrir le sac { BEFORE("de", $name) } ? { $effect }
sheriff-confirm-let-pass = Laisser passer le sac { BEFORE("de", $name) } ? { $effect }
sheriff-confirm-accept = Marché conclu ? { $effect }

## Composer une offre

sheriff-form-title = Une offre
sheriff-form-to-sheriff = Une offre à { $name }, le shérif
sheriff-form-to-merchant = Ce { BEFORE("que", $name) } devrait donner
sheriff-form-coins = Pièces
sheriff-form-more = plus : { $what }
sheriff-form-fewer = moins : { $what }
sheriff-form-legal = Marchandises légales
sheriff-form-contraband = Contrebande de votre étal
sheriff-form-secret = { $good }, face cachée
sheriff-form-named = { $good }, en le nommant
sheriff-form-hidden = caché
sheriff-form-shown = nommé
sheriff-form-ask-contraband = Contrebande de l’étal ({ $max } face cachée)
sheriff-form-any = au choix
sheriff-form-pick-hidden = { $count ->
    [one] Pour accepter, choisissez la carte face cachée que vous donneriez :
   *[other] Pour accepter, choisissez les { $count } cartes face cachée que vous donneriez :
    }
sheriff-form-promises = La parole du shérif, sous sceau
sheriff-form-own-bag = Votre sac
sheriff-form-no-promise = rien
sheriff-form-let-pass = passe
sheriff-form-inspect = est ouvert
sheriff-form-bag = Marchandises du sac : { $count } sur { $max }
sheriff-form-bag-why = Vous dites ce qu’il contient ; seul ce qui s’y trouve vraiment sera remis.
sheriff-form-bag-ask = Seul ce qui s’y trouve vraiment sera remis.
sheriff-form-later = Des mots pour plus tard
sheriff-form-later-why = Ils ne lient personne, mais tout le monde s’en souviendra.
sheriff-form-i-say = Je le dis
sheriff-form-says = { $name } le dit
sheriff-form-own-words = Avec vos propres mots
sheriff-form-say = Dire
sheriff-form-unsay = Reprendre
sheriff-pay-title = Paiement
sheriff-pay-sum = { $put } sur { $amount }
sheriff-pay-worth = valeur { $value }
sheriff-pay-shown = La contrebande qui paie une dette est montrée à tous.

## Le registre, et ce dont on se souvient

sheriff-ledger = { $count ->
    [0] Ce que chacun a montré jusqu’ici
    [one] Parole donnée : { $count } ({ $open } en suspens)
   *[other] Paroles données : { $count } ({ $open } en suspens)
    }
sheriff-ledger-word = { $who ->
    [you] Manche { $round }, vous à { $to } : « { $text } »
   *[other] Manche { $round }, { $name } à { $to } : « { $text } »
    }
sheriff-ledger-bag = { $who ->
    [you] Manche { $round }, vous avez promis à { $to } des marchandises du sac.
   *[other] Manche { $round }, { $name } a promis à { $to } des marchandises du sac.
    }
sheriff-ledger-open = En suspens
sheriff-ledger-kept = Tenue
sheriff-ledger-broken = Trahie
sheriff-ledger-said = Dite
sheriff-ledger-was = Manche { $round } : déclaration « { $goods } », { $truth ->
    [yes] la vérité
   *[no] un mensonge
    }, { $opened ->
    [yes] ouvert
   *[no] passé
    }.
sheriff-memory = Ce que vous avez vu, et qui est certain
sheriff-memory-hand = en main ou dans le sac :
sheriff-memory-contraband = face cachée :

## Le terminal

sheriff-terminal-hidden = caché
sheriff-terminal-hand = main
sheriff-terminal-bag = sac
sheriff-terminal-bag-ready = prêt
sheriff-terminal-bag-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
sheriff-terminal-bag-passed = passé
sheriff-terminal-bag-opened = ouvert
sheriff-terminal-must-inspect = { $bag } → ouvrir
sheriff-terminal-must-let-pass = { $bag } → passer
sheriff-legend = ► on attend cette personne ; ★ le shérif ; caché : contrebande ; sac : ce qui est déclaré, → ce qu’il faut en faire.
sheriff-terminal-pile = Pile de { $pile ->
    [left] gauche
   *[right] droite
    } ({ $count }) : { $cards }
sheriff-terminal-deal = { $who ->
    [you] Votre marché : { $what }.
   *[other] Marché avec { $name } : { $what }.
    }
sheriff-terminal-more-talk = … et { $count } autres offres et marchés
sheriff-terminal-own-hand = Votre main :
sheriff-terminal-own-aside = Écartées :
sheriff-terminal-own-contraband = Face cachée sur votre étal :
sheriff-terminal-seat = { $name }{ $role ->
    [sheriff] , shérif
   *[merchant] {""}
    } : { $what }.
sheriff-terminal-so-far = Jusqu’ici : { $what }.
sheriff-terminal-set-aside = Écarter { $cards }
sheriff-terminal-take = Prendre { $cards } sur la pile de { $pile ->
    [left] gauche
   *[right] droite
    }
sheriff-terminal-next = { $first ->
    [yes] Au-dessus : { $good }
   *[no] Ensuite : { $good }
    }
sheriff-terminal-load = Remplir le sac
sheriff-terminal-propose = Proposer un prix à { $name }
sheriff-terminal-start-from = Partir de l’offre { $number }
sheriff-terminal-start-afresh = Repartir de rien
sheriff-terminal-done = Fini : revenir à l’offre
sheriff-terminal-take-back = Reprendre : { $what }
sheriff-terminal-offer-so-far = Votre offre jusqu’ici : { $terms }.
sheriff-terminal-proposal-so-far = Ce { BEFORE("que", $name) } devrait donner, jusqu’ici : { $terms }.
sheriff-terminal-effect-load = Vaut { $value } ; { $fine } d’amende si c’est découvert.
sheriff-terminal-end-line = { $rank }. { $name } : { $score } points ({ $legal } de marchandises légales, { $contraband } de contrebande, { $coins } de pièces, { $bonus } de Rois et Reines)
