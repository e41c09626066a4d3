# Badaboom. `$who` vaut « you » ou « other » ; `$name` est le nom d’un joueur ; `$card`, `$bomb` et `$gadget` sont des
# formes de `badaboom-card-…` et `badaboom-bomb-…` ; `$back` est l’un des `badaboom-back-…`.

## Bombes, cartes, dos

badaboom-bomb-tin-can = Boîte de conserve
badaboom-bomb-powder-keg = Tonneau de poudre
badaboom-bomb-glass-globe = Globe de verre
badaboom-bomb-clockwork-egg = Œuf mécanique
badaboom-bomb-iron-pumpkin = Citrouille de fer
badaboom-bomb-boomerang-ball = Boule boomerang
badaboom-bomb-golden-goose = Oie dorée
badaboom-bomb-hair-trigger = Gâchette sensible
badaboom-bomb-long-fuse = Longue mèche
badaboom-bomb-scrap-heap = Tas de ferraille

badaboom-card-mechanism = un Mécanisme
    .the = le Mécanisme
    .short = Mécanisme
badaboom-card-shrapnel-pouch = Sac à mitraille
badaboom-card-back-blast-pipe = Tuyau de retour
badaboom-card-left-hook = Crochet du gauche
badaboom-card-smoke-hood = Cagoule à fumée
badaboom-card-magnet-coil = Bobine aimantée
badaboom-card-tell-tale-wire = Fil mouchard
badaboom-card-coin-sniffer = Renifleur d’or
badaboom-card-damp-cork = Bouchon humide
badaboom-card-doomsday-funnel = Entonnoir du Jugement
badaboom-card-shove = Bousculade
badaboom-card-hurl = Grand lancer
badaboom-card-mine-mine = À moi, à moi
badaboom-card-leapfrog = Saute-mouton
badaboom-card-u-turn = Demi-tour
badaboom-card-lead-apron = Tablier de plomb
badaboom-card-scapegoat = Bouc émissaire
badaboom-card-danger-money = Prime de risque
badaboom-card-snoop = Coup d’œil
badaboom-card-sleight-of-hand = Passe-passe
badaboom-card-pickpocket = Vide-poches
badaboom-card-itching-powder = Poil à gratter
badaboom-card-loose-screw = Vis perdue
badaboom-card-safety-pin = Goupille
badaboom-card-wet-fuse = Mèche mouillée
badaboom-card-short-fuse = Mèche courte
badaboom-card-tin-snips = Cisailles
badaboom-card-nuh-uh = Pas question
badaboom-card-mission-short-straw = Courte paille
badaboom-card-mission-clean-hands = Mains propres
badaboom-card-mission-firestarter = Boutefeu
badaboom-card-mission-body-count = Tableau de chasse
badaboom-card-mission-last-touch = Dernière main
badaboom-card-mission-envy = Jalousie
badaboom-card-mission-magpie = Pie voleuse
badaboom-card-mission-bad-neighbor = Mauvais voisin

badaboom-back-trick = ruse
badaboom-back-gadget = gadget
badaboom-back-mechanism = Mécanisme
badaboom-hidden-trick = la ruse cachée
badaboom-hidden-gadget = le gadget caché
badaboom-nobody = personne

## Ce que font les cartes

badaboom-about-tin-can = 3 Mécanismes. Une bombe toute simple, comme les gobelins les aiment.
badaboom-about-powder-keg = 4 Mécanismes. Plus longue à ouvrir, et pas moins bruyante.
badaboom-about-glass-globe = 3 Mécanismes. Toutes les cartes y sont face visible.
badaboom-about-clockwork-egg = 2 Mécanismes. À son explosion, chaque Mécanisme dans le sac d’un survivant rapporte 2 pièces au lieu d’une.
badaboom-about-iron-pumpkin = 4 Mécanismes. Trop lourde pour voler : Grand lancer ne l’envoie qu’à un voisin du porteur, et seul un voisin du porteur peut jouer À moi, à moi.
badaboom-about-boomerang-ball = 3 Mécanismes. Son souffle attrape aussi le gobelin qui l’a armée.
badaboom-about-golden-goose = 3 Mécanismes. Le porteur qui survit touche 2 pièces de plus au lieu d’une.
badaboom-about-hair-trigger = 2 Mécanismes. Une fois armée, personne ne peut plus la bricoler.
badaboom-about-long-fuse = 2 Mécanismes. Explose un tour plus tard que les autres bombes.
badaboom-about-scrap-heap = 4 Mécanismes. Qui recycle un Mécanisme pioche 2 cartes au lieu d’une.

badaboom-about-mechanism = Tant qu’il en reste un dans la bombe, elle n’est pas armée. Dans votre sac, il rapporte 1 pièce si vous survivez à une explosion ; puis tous les Mécanismes retournent à la réserve.
badaboom-about-shrapnel-pouch = Dans la bombe : le souffle attrape le porteur et ses deux voisins.
badaboom-about-back-blast-pipe = Dans la bombe : le souffle attrape les deux voisins du porteur, et pas le porteur.
badaboom-about-left-hook = Dans la bombe : le souffle attrape le gobelin à gauche du porteur, et pas le porteur.
badaboom-about-smoke-hood = Dans la bombe : le souffle attrape tout le monde sauf le porteur.
badaboom-about-magnet-coil = Dans la bombe : le souffle attrape tous ceux qui ont un Mécanisme dans leur sac, et personne d’autre.
badaboom-about-tell-tale-wire = Dans la bombe : le souffle attrape qui l’a armée ; le porteur si ce n’est personne.
badaboom-about-coin-sniffer = Dans la bombe : le souffle attrape le gobelin qui a le plus de pièces, et tous les ex æquo.
badaboom-about-damp-cork = Dans la bombe : le souffle n’attrape personne.
badaboom-about-doomsday-funnel = Dans la bombe : le souffle attrape tout le monde.
badaboom-about-shove = La bombe va chez le voisin de gauche ou de droite du porteur. Le tour finit aussitôt, et un autre commence là-bas.
badaboom-about-hurl = Pour le porteur seul : la bombe va chez un autre gobelin, n’importe lequel. Le tour finit aussitôt, et un autre commence là-bas.
badaboom-about-mine-mine = Pas pour le porteur : la bombe vient chez vous. Le tour finit aussitôt, et le vôtre commence.
badaboom-about-leapfrog = À la fin de ce tour, la bombe va une place plus loin. Perdu si le tour finit autrement.
badaboom-about-u-turn = En jeu jusqu’à ce que la bombe explose ou soit désarmée : en fin de tour, la bombe part à droite et non à gauche. Deux demi-tours s’annulent.
badaboom-about-lead-apron = En jeu jusqu’à ce que la bombe explose ou soit désarmée : la bombe ne vous touche pas.
badaboom-about-scapegoat = En jeu jusqu’à ce que la bombe explose ou soit désarmée : si le souffle doit vous attraper, il attrape à votre place le gobelin que vous nommez.
badaboom-about-danger-money = En jeu jusqu’à ce que la bombe explose ou soit désarmée : si la bombe vous touche, vous recevez 2 pièces.
badaboom-about-snoop = Piochez 2 cartes, puis regardez toutes les cartes de la bombe.
badaboom-about-sleight-of-hand = Prenez une carte de la bombe, pas un Mécanisme, et mettez à sa place une autre carte de votre sac, pas un Mécanisme non plus. Le porteur la voit.
badaboom-about-pickpocket = Prenez au hasard, dans le sac d’un autre gobelin, une carte du dos de votre choix.
badaboom-about-itching-powder = Un autre gobelin perd 2 cartes au hasard, ou la seule qu’il a.
badaboom-about-loose-screw = Tant que la bombe n’est pas armée : un Mécanisme retourne à la réserve, et cette carte prend sa place, face visible. Si c’était le dernier, vous avez armé la bombe.
badaboom-about-safety-pin = Sur une bombe armée et non rouillée : une carte de la bombe part à la poubelle sans être vue, et un Mécanisme prend sa place. La bombe est désarmée, et tout ce qui est en jeu tombe.
badaboom-about-wet-fuse = Sur une bombe armée : elle ne peut pas exploser à ce tour. Annule une Mèche courte jouée avant.
badaboom-about-short-fuse = Sur une bombe armée : elle explose à la fin de ce tour, même si elle vient d’être armée. Annule une Mèche mouillée jouée avant.
badaboom-about-tin-snips = Une carte en jeu part à la poubelle, quel que soit son propriétaire.
badaboom-about-nuh-uh = En réponse seulement : la ruse qui vient d’être annoncée est annulée. C’est votre ruse de cette fenêtre.
badaboom-about-mission-short-straw = Mission, 1 pièce : la bombe vous touche.
badaboom-about-mission-clean-hands = Mission, 1 pièce : vous n’êtes pas touché et n’avez aucun Mécanisme.
badaboom-about-mission-firestarter = Mission, 1 pièce : vous avez armé la bombe qui explose.
badaboom-about-mission-body-count = Mission, 1 pièce : au moins deux gobelins sont touchés.
badaboom-about-mission-last-touch = Mission, 1 pièce : vous tenez la bombe qui explose.
badaboom-about-mission-envy = Mission, 1 pièce : un gobelin touché avait plus de pièces que vous.
badaboom-about-mission-magpie = Mission, 1 pièce : vous avez un Mécanisme, et personne n’en a plus que vous.
badaboom-about-mission-bad-neighbor = Mission, 1 pièce : le gobelin à votre gauche est touché.

## La question

badaboom-question-pre = { $who ->
    [you] Vous tenez la bombe.
   *[other] { $name } tient la bombe.
    } { $state ->
    [safe] Jouez-vous une ruse avant le bricolage ?
    [armed] Elle est armée, et toucherait { $hit }. Jouez-vous une ruse avant le bricolage ?
   *[now] Elle explose à la fin de ce tour, et toucherait { $hit }. Jouez-vous une ruse avant le bricolage ?
    }
badaboom-question-post = { $state ->
    [safe] Jouez-vous une ruse avant que la bombe ne reparte ?
    [armed] La bombe est armée, et toucherait { $hit } maintenant. Jouez-vous une ruse avant qu’elle ne reparte ?
   *[now] La bombe va exploser, et toucherait { $hit }. Jouez-vous une dernière ruse ?
    }
badaboom-question-pass = { $state ->
    [safe] Vous n’avez aucune ruse à jouer maintenant. Les autres ne peuvent pas le savoir : vous passez.
   *[other] La bombe toucherait { $hit }. Vous n’avez aucune ruse à jouer maintenant : vous passez.
    }
badaboom-question-tinker = { $state ->
    [safe] Vous tenez la bombe. En sortez-vous une carte ?
   *[other] Vous tenez la bombe, et elle est armée : elle toucherait { $hit }. En sortez-vous une carte ?
    }
badaboom-question-put = Quelle carte mettez-vous à l’emplacement { $slot } ?
badaboom-question-react = { $play } Annulez-vous cette ruse ?
badaboom-question-react-not = { $play } Vous ne pouvez pas l’annuler. Les autres ne peuvent pas le savoir.

## Les choix, et ce qu’ils feront

badaboom-action-pass = Passer
badaboom-action-let-pass = Laisser faire
badaboom-action-cancel = Pas question ! Annuler
badaboom-action-skip = Ne pas toucher à la bombe
badaboom-action-take = Sortir { $card } de l’emplacement { $slot }
badaboom-action-take-slot = { $recycle ->
    [yes] Rendre le Mécanisme de l’emplacement { $slot }, et piocher
   *[no] Sortir le Mécanisme de l’emplacement { $slot }
    }
badaboom-action-put = Mettre { $card }
badaboom-action-trick = Jouer { $card }
badaboom-action-trick-to = Jouer { $card } pour envoyer la bombe chez { $name }
badaboom-action-trick-target = Jouer { $card } contre { $name }
badaboom-action-trick-target-back = Jouer { $card } contre { $name }, pour un dos { $back }
badaboom-action-trick-slot = Jouer { $card } sur l’emplacement { $slot }
badaboom-action-trick-slot-put = Jouer { $card } sur l’emplacement { $slot }, pour y mettre { $put }
badaboom-action-trick-index = Jouer { $card } sur { $aimed }, en jeu devant { $name }
badaboom-aim-to = pour envoyer la bombe chez { $seat }
badaboom-aim-target = contre { $seat }
badaboom-aim-target-and-back = contre { $seat }, pour un dos { $back }
badaboom-aim-slot = sur l’emplacement { $slot }
badaboom-aim-slot-and-put = sur l’emplacement { $slot }, pour y mettre { $put }
badaboom-aim-slot-and-back = sur l’emplacement { $slot }, pour y mettre un dos { $back }
badaboom-aim-in-play = sur { $card }, en jeu devant { $seat }
badaboom-effect-pass = Vous ne jouez pas de ruse dans cette fenêtre ; vous pourrez encore en annuler une.
badaboom-effect-let-pass = La ruse prend effet, à moins qu’un autre ne l’annule.
badaboom-effect-cancel = { $card } part à la poubelle avec la ruse, à moins qu’un gobelin mieux placé ne l’annule avant vous. C’est votre ruse de cette fenêtre.
badaboom-effect-skip = Rien ne change, et la seconde fenêtre s’ouvre.
badaboom-effect-take = La carte va dans votre sac. Puis vous mettez une autre de vos cartes à sa place.
badaboom-effect-recycle = Le Mécanisme retourne à la réserve, et vous piochez dans le dépôt. Puis vous mettez une carte de votre sac à sa place.
badaboom-effect-put-left = Il reste un Mécanisme : la bombe n’est pas encore armée.
badaboom-effect-put-mechanism = La bombe reste sûre.
badaboom-effect-put-arms = Il ne reste aucun Mécanisme : vous armez la bombe.
badaboom-effect-put-armed = La bombe reste armée.
badaboom-effect-put-disarms = La bombe est désarmée, et tout ce qui est en jeu tombe.

## Événements

badaboom-event-looked-in = Vous regardez dans la bombe : { $cards }.
badaboom-event-rusted = La bombe est rongée par la rouille : { $count ->
    [one] un Mécanisme tombe.
   *[other] { $count } Mécanismes tombent.
    }
badaboom-event-drew = { $who ->
    [you] Vous piochez { $card }.
   *[other] { $name } pioche { $card }.
    }
badaboom-event-drew-hidden = { $name } pioche une carte cachée (dos : { $back }).
badaboom-event-dealt = { $who ->
    [you] Vous recevez une carte : { $card }.
   *[other] { $name } reçoit une carte : { $card }.
    }
badaboom-event-dealt-hidden = { $name } reçoit une carte cachée (dos : { $back }).
badaboom-event-reshuffled = La poubelle est mélangée : { $count } cartes forment le nouveau dépôt.
badaboom-event-passed = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
    }
badaboom-event-announced = { $who ->
    [you] Vous jouez { $card }.
   *[other] { $name } joue { $card }.
    }
badaboom-event-announced-at = { $who ->
    [you] Vous jouez { $card } { $aim }.
   *[other] { $name } joue { $card } { $aim }.
    }
badaboom-event-let-pass = Vous laissez faire.
badaboom-event-wants-to-cancel = Vous voulez l’annuler.
badaboom-event-cancelled = { $who ->
    [you] { $by } ! Vous annulez { $card },
   *[other] { $by } ! { $name } annule { $card },
    } { $whom ->
    [you] que vous vouliez jouer.
   *[other] { BEFORE("que", $to) } voulait jouer.
    }
badaboom-resolved-leapfrog = La bombe ira une place plus loin.
badaboom-resolved-u-turn = La bombe change de sens.
badaboom-resolved-lead-apron = { $who ->
    [you] Vous êtes derrière le plomb : la bombe ne vous touche pas.
   *[other] { $name } est derrière le plomb, hors d’atteinte de la bombe.
    }
badaboom-resolved-scapegoat = { $who ->
    [you] Vous avez trouvé qui paiera à votre place.
   *[other] { $name } a trouvé qui paiera à sa place.
    }
badaboom-resolved-danger-money = { $who ->
    [you] Vous recevrez 2 pièces si la bombe vous touche.
   *[other] { $name } recevra 2 pièces si la bombe l’atteint.
    }
badaboom-resolved-snoop = { $name } regarde dans la bombe.
badaboom-resolved-snoop-cards = Vous regardez dans la bombe : { $cards }.
badaboom-resolved-wet-fuse = La mèche est mouillée : la bombe ne peut pas exploser à ce tour.
badaboom-resolved-short-fuse = La mèche est courte : la bombe explose à la fin de ce tour.
badaboom-event-passed-on = { $whom ->
    [you] { $who ->
        [you] La bombe revient chez vous.
       *[other] { $name } vous passe la bombe.
        }
   *[other] { $who ->
        [you] Vous passez la bombe à { $to }.
       *[other] { $name } passe la bombe à { $to }.
        }
    }
badaboom-event-moved = { $who ->
    [you] La bombe arrive chez vous.
   *[other] La bombe arrive chez { $name }.
    }
badaboom-event-skipped = { $who ->
    [you] Vous ne touchez pas à la bombe.
   *[other] { $name } ne touche pas à la bombe.
    }
badaboom-event-took = { $who ->
    [you] Vous sortez { $card } de l’emplacement { $slot }.
   *[other] { $name } sort { $card } de l’emplacement { $slot }.
    }
badaboom-event-took-hidden = { $name } sort une carte cachée de l’emplacement { $slot } (dos : { $back }).
badaboom-event-recycled = { $who ->
    [you] Vous rendez le Mécanisme de l’emplacement { $slot } contre une carte.
   *[other] { $name } rend le Mécanisme de l’emplacement { $slot } contre une carte.
    }
badaboom-event-put = { $who ->
    [you] Vous mettez { $card } à l’emplacement { $slot }
   *[other] { $name } met { $card } à l’emplacement { $slot }
    }{ $open ->
    [yes] .
   *[no] , face cachée.
    }
badaboom-event-put-hidden = { $name } met une carte cachée à l’emplacement { $slot } (dos : { $back }).
badaboom-event-armed = { $who ->
    [you] Vous armez la bombe !
   *[other] { $name } arme la bombe !
    }{ $turned ->
    [yes] {" "}Son gadget : { $gadget }.
   *[no] {""}
    }
badaboom-event-armed-by-rust = La bombe est armée, et ce n’est la faute de personne !{ $turned ->
    [yes] {" "}Son gadget : { $gadget }.
   *[no] {""}
    }
badaboom-event-disarmed = { $who ->
    [you] Vous désarmez la bombe.
   *[other] { $name } désarme la bombe.
    }{ $count ->
    [0] {""}
   *[other] {" "}Tout ce qui est en jeu tombe.
    }
badaboom-event-stole = { $who ->
    [you] Vous volez { $card } à { $to }.
   *[other] { $whom ->
        [you] { $name } vous vole { $card }.
       *[other] { $name } vole { $card } à { $to }.
        }
    }
badaboom-event-stole-hidden = { $name } vole une carte à { $to } (dos : { $back }).
badaboom-event-lost = { $who ->
    [you] Vous perdez { $cards }.
   *[other] { $name } perd { $cards }.
    }
badaboom-event-lost-hidden = { $name } perd { $count ->
    [one] une carte.
   *[other] { $count } cartes.
    }
badaboom-event-thrown-out = De la bombe à la poubelle : { $cards }.
badaboom-event-thrown-out-hidden = Une carte de la bombe part à la poubelle, sans être vue.
badaboom-event-cut = { $who ->
    [you] Vous n’avez plus { $cards } en jeu.
   *[other] { $name } n’a plus { $cards } en jeu.
    }
badaboom-event-exploded = Badaboum ! { $bomb } explose { $who ->
    [you] devant vous.
   *[other] devant { $name }.
    } { $count ->
    [0] Personne n’est touché.
   *[other] Touchés : { $hit }.
    }
badaboom-event-mission-shown = { $who ->
    [you] Vous montrez une mission : { $card }.
   *[other] { $name } montre une mission : { $card }.
    }
badaboom-event-paid = { $who ->
    [you] Vous recevez { $coins ->
        [0] zéro pièce.
        [one] 1 pièce.
       *[other] { $coins } pièces.
        }
   *[other] { $name } reçoit { $coins ->
        [0] zéro pièce.
        [one] 1 pièce.
       *[other] { $coins } pièces.
        }
    }
badaboom-event-new-bomb = { $who ->
    [you] La bombe suivante, devant vous : { $bomb }
   *[other] La bombe suivante, devant { $name } : { $bomb }
    } ({ $count } Mécanismes).
badaboom-event-over-goal = Le Troll est payé : la porte s’ouvre, et la partie est finie.
badaboom-event-over-last-explosion = Aucun laboratoire ne résiste à tant d’explosions : la partie est finie.

## La fin

badaboom-end = { $who ->
    [you] Vous êtes dehors et gagnez
   *[other] { $names } est dehors et gagne
    } avec { $score ->
    [one] 1 pièce.
   *[other] { $score } pièces.
    }
badaboom-end-shared = Victoire partagée : { $names }, avec { $score ->
    [one] { $score } pièce
   *[other] { $score } pièces
    } chacun.
badaboom-score-survival = Survie
badaboom-score-holder = Porteur
badaboom-score-mechanisms = Mécanismes
badaboom-score-danger-money = Risque
badaboom-score-missions = Missions

## Pourquoi un robot le jouerait

badaboom-reason-saves-you = La bombe vous toucherait ; ensuite, elle ne vous touche plus.
badaboom-reason-risks-you = Ensuite, la bombe vous toucherait.
badaboom-reason-hits-seat = Ensuite, la bombe toucherait { $name }.
badaboom-reason-keeps-cards = Rien de ce que vous pourriez faire ne vaut une carte.
badaboom-reason-harmless = Cette ruse ne vous gêne guère.
badaboom-reason-leaves-armed = La bombe est armée, et mieux vaut la laisser ainsi.
badaboom-reason-leaves-bomb = Aucune carte de la bombe ne vaut l’une des vôtres.
badaboom-reason-stops-attack = C’est contre vous ({ $card }).
badaboom-reason-stops-trick = Cela sert { $name } plus que vous ({ $card }).
badaboom-reason-takes-mechanism = Un Mécanisme dans votre sac vaut une pièce si vous survivez.
badaboom-reason-takes-last = C’est le dernier Mécanisme : si vous n’en remettez pas un, la bombe est armée.
badaboom-reason-takes-card = Elle vous servira mieux dans votre sac ({ $card }).
badaboom-reason-draws-card = Vous recevez une carte neuve contre le Mécanisme.
badaboom-reason-draws-two = Vous piochez deux cartes et voyez ce qu’il y a dans la bombe.
badaboom-reason-keeps-safe = La bombe reste sûre.
badaboom-reason-disarms = La bombe est désarmée.
badaboom-reason-arms = Vous armez la bombe, et un autre la tiendra quand elle sautera.
badaboom-reason-decides-blast = C’est ce qui décide qui sera touché ({ $card }).
badaboom-reason-spares-card = C’est la carte dont vous avez le moins besoin ({ $card }).
badaboom-reason-robs = Vous prenez une carte à { $name } ({ $back }).
badaboom-reason-weakens = { $leads ->
    [yes] { $name } est en tête, et perd des cartes.
   *[no] { $name } perd des cartes.
    }
badaboom-reason-shields = La bombe ne vous touchera pas.
badaboom-reason-pays-if-hit = Si la bombe vous touche, vous recevez deux pièces.
badaboom-reason-loosens = La bombe sera plus vite armée.
badaboom-reason-delays = La bombe ne saute pas à ce tour.
badaboom-reason-hurries = La bombe saute à ce tour.
badaboom-reason-redirects = La bombe ira chez un autre.
badaboom-reason-cuts = { $name } perd ce qui est en jeu ({ $card }).
badaboom-reason-takes-turn = La bombe est à vous : vous piochez une carte et pouvez bricoler.
badaboom-reason-exchanges = Vous prenez une carte de la bombe contre une qui vous sert moins.

## Refus

badaboom-refusal-bad-shape = Une action doit être pass, skip, cancel, take avec un emplacement, put avec une carte, ou trick avec une carte et exactement ce que cette carte demande.
badaboom-refusal-wrong-phase = Cela ne se fait pas à ce moment de la partie.
badaboom-refusal-unknown-card = Cette carte n’existe pas dans ce jeu.
badaboom-refusal-not-in-hand = Vous n’avez pas cette carte.
badaboom-refusal-cannot-play = Cette carte ne peut pas être jouée maintenant.
badaboom-refusal-bad-target = La carte ne peut pas viser ce gobelin.
badaboom-refusal-bad-slot = La carte ne peut pas viser cet endroit.
badaboom-refusal-cannot-recycle = Seul un Mécanisme peut être rendu contre une carte.
badaboom-refusal-cannot-put = Cette carte ne peut pas aller là.
badaboom-refusal-cannot-cancel = Vous n’avez pas de carte Pas question.

## La table dans un terminal

badaboom-status = Tour { $turn } · { $who ->
    [you] vous tenez la bombe
   *[other] { $name } tient la bombe
    } · explosions { $explosions } · but { $goal } pièces
badaboom-status-over = La partie est finie · tours { $turn } · explosions { $explosions }
badaboom-legend = vert : ruses · rouge : gadgets · jaune : Mécanismes · ? face cachée · ► son tour · ✹ serait touché
badaboom-terminal-bomb = { $bomb }. { $about }
badaboom-terminal-safe = Pas armée. Elle ira ensuite chez { $next }.
badaboom-terminal-armed = ARMÉE ! { $turns ->
    [0] Elle explose à la fin de ce tour
    [1] Elle explose à la fin du prochain tour
   *[other] Elle explose dans { $turns } tours
    } ; maintenant elle toucherait { $hit }. Sinon elle ira chez { $next }.
badaboom-seat = { $asked ->
    [yes] ►{" "}
   *[no] {""}
    }{ $hit ->
    [yes] ✹{" "}
   *[no] {""}
    }{ $name }{ $holds ->
    [yes] {" "}(bombe)
   *[no] {""}
    } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
    } ; sac : { $tricks ->
    [one] { $tricks } ruse
   *[other] { $tricks } ruses
    }, { $gadgets ->
    [one] { $gadgets } gadget
   *[other] { $gadgets } gadgets
    }, { $mechanisms ->
    [one] { $mechanisms } Mécanisme
   *[other] { $mechanisms } Mécanismes
    }{ $count ->
    [0] .
   *[other]  ; en jeu : { $cards }.
    }
badaboom-in-play-at = { $card } (pour { $seat })
badaboom-piles = Dépôt : { $count }, au-dessus { $top }. Poubelle : { $bin }. Mécanismes en réserve : { $supply }.
badaboom-hand = Votre sac :
badaboom-none = rien
badaboom-plain-hand = Votre sac : { $cards }.
badaboom-plain-slot-open = Emplacement { $slot } : { $card }.
badaboom-plain-slot-known = Emplacement { $slot } : { $card }, face cachée ; l’ont vue : { $seen }.
badaboom-plain-slot-hidden = Emplacement { $slot } : carte cachée (dos : { $back }) ; l’ont vue : { $seen }.
badaboom-plain-slot-empty = Emplacement { $slot } : vide.
badaboom-draft-trick = Jouer { $card }…
badaboom-draft-aim = { $card } : sur quoi ?

## Ordres permanents

badaboom-order-until-danger = Passer tant qu’elle ne va pas me toucher
    .about = Vous passez. Au tour où la bombe explose, on vous interroge pour annuler ce qui vous vise et, après le bricolage, si elle doit vous toucher. Pour bricoler, on vous interroge, sauf si la bombe explose sans vous toucher : vous la laissez alors telle quelle.
badaboom-order-until-armed = Passer tant que la bombe n’est pas armée
    .about = Tant que la bombe n’est pas armée, vous passez. Ensuite, on vous interroge à votre tour de parole, et pour annuler ce qui vous vise.
badaboom-order-when-holding = Ne me demander que si je tiens la bombe
    .about = Tant qu’un autre tient la bombe, vous passez.
badaboom-order-cancelling = Toujours me demander pour annuler
    .about = On vous interroge sur chaque ruse que vous pouvez annuler, quels que soient vos autres ordres.

## Le plateau

badaboom-board-card = { $card }. { $text }
badaboom-board-bench = La bombe et les piles
badaboom-board-swap = Touchez la carte de votre sac qui prend sa place.
badaboom-board-track = Les pièces : le premier qui en a { $goal } soudoie le Troll et s’échappe.
badaboom-board-coins = { $count ->
    [one] { $count } pièce.
   *[other] { $count } pièces.
    }
badaboom-board-bag-trick = { $count ->
    [one] { $count } ruse
   *[other] { $count } ruses
    } dans le sac : les ruses et les missions secrètes ont ce dos.
badaboom-board-bag-gadget = { $count ->
    [one] { $count } gadget
   *[other] { $count } gadgets
    } dans le sac.
badaboom-board-bag-mechanism = { $count ->
    [one] { $count } Mécanisme
   *[other] { $count } Mécanismes
    } dans le sac : une pièce de plus pour chacun, si la bombe épargne son propriétaire.
badaboom-board-known = S’y trouvent à coup sûr : { $cards }.
badaboom-board-holder = Tient la bombe.
badaboom-board-threatened = La bombe frapperait ici maintenant.
badaboom-board-hit = La bombe a frappé ici.
badaboom-board-aimed = { $card }, contre { $name }. { $text }
badaboom-board-storage = Le dépôt : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    } à piocher. Tout le monde voit celle du dessus.
badaboom-board-bin = La poubelle : { $count ->
    [one] { $count } carte y est
   *[other] { $count } cartes y sont
    }, face cachée.
badaboom-board-supply = La réserve : { $count ->
    [one] { $count } Mécanisme qui n’est
   *[other] { $count } Mécanismes qui ne sont
    } dans aucune bombe ni aucun sac.
badaboom-board-slot = Emplacement { $number } : { $card }
badaboom-board-number = Emplacement { $number }.
badaboom-board-empty = rien
badaboom-board-hidden = Face cachée : { $back }.
badaboom-board-down = Elle est face cachée, et vous l’avez vue.
badaboom-board-seen = Vue par { $names }.
badaboom-board-permanent = { $card } ({ $name })
badaboom-board-permanent-on = { $card } ({ $name }), contre { $target }
badaboom-board-next = puis à { $name }{ $direction ->
    [right] {" "}(sens inverse)
   *[left] {""}
    }
badaboom-board-leapfrog = { $count ->
    [one] La bombe ira une place plus loin.
   *[other] La bombe ira { $count } places plus loin.
    }
badaboom-board-fuse-wet = mèche mouillée
badaboom-board-fuse-short = mèche courte
badaboom-board-armed = Armée !
badaboom-board-blast = Elle explose { $turns ->
    [0] à la fin de ce tour
    [one] à la fin du prochain tour
   *[other] dans { $turns } tours
    }. Pour l’instant, elle toucherait : { $names }.
badaboom-board-blast-nobody = Elle explose { $turns ->
    [0] à la fin de ce tour
    [one] à la fin du prochain tour
   *[other] dans { $turns } tours
    }. Pour l’instant, elle ne toucherait personne.
badaboom-board-pre = Avant le bricolage : une ruse chacun, à partir du porteur.
badaboom-board-tinker = { $who ->
    [you] Vous pouvez sortir une carte de la bombe.
   *[other] { $name } peut sortir une carte de la bombe.
    }
badaboom-board-put = { $who ->
    [you] Vous devez mettre une de vos cartes dans l’emplacement vide.
   *[other] { $name } doit mettre une carte dans l’emplacement vide.
    }
badaboom-board-post = Après le bricolage : une ruse chacun, à partir du porteur.
badaboom-board-announced = { $who ->
    [you] Vous jouez { $card }. Qui veut l’annuler ?
   *[other] { $name } joue { $card }. Qui veut l’annuler ?
    }
badaboom-board-over = Le laboratoire est calme.

badaboom-choice-trick = Jouer une ruse…
badaboom-choice-take = Sortir une carte…
badaboom-choice-put = Mettre une carte…
badaboom-choice-swap = { $take }, mettre { $put }
badaboom-choice-keep = Le sortir
badaboom-choice-recycle = Le rendre et piocher
badaboom-choice-seat = { $name }
badaboom-choice-back = Retour

badaboom-lesson-pre = Une fenêtre de ruses : chacun est interrogé une fois, le porteur d’abord. Touchez une carte éclairée pour la lire et voir ce qu’elle vise ; gardez les bonnes ruses pour le moment où la bombe est armée. Les roues jaunes sont les Mécanismes qui la tiennent sage.
badaboom-lesson-tinker = Vous tenez la bombe. Sortez un Mécanisme : dans votre sac, il vaut une pièce à chaque explosion qui vous épargne. Ou rendez-le aussitôt pour piocher une carte. Une carte à vous prend sa place, face cachée, et seuls ceux qui ont regardé la connaissent.
badaboom-lesson-put = Mettez une carte dont vous pouvez vous passer, ou un gadget : il décide de qui la bombe touche. Quand le dernier Mécanisme est sorti, la bombe est armée, et elle explose à la fin du tour suivant.
badaboom-lesson-armed = La bombe est armée ! Les places rayées sont celles qu’elle toucherait maintenant. Poussez-la plus loin, cachez-vous derrière du plomb, mouillez la mèche ; ou laissez-la venir, si elle touche quelqu’un d’autre.
badaboom-lesson-post = La seconde fenêtre : chacun est interrogé encore une fois, avant que la bombe ne parte à gauche. Ce qui se joue maintenant est le dernier mot de ce tour.
badaboom-lesson-react = Quelqu’un joue une ruse. On demande à tous en même temps s’ils l’annulent, même à ceux qui ne le peuvent pas : ainsi personne n’apprend qui a de quoi dire non. Vous n’avez pas de quoi.
badaboom-lesson-cancel = Vous avez de quoi dire non : la ruse est annulée, et c’est votre seule ruse de cette fenêtre. Gardez cette carte pour une ruse qui vous ferait du tort.
badaboom-lesson-next = Vous avez rencontré chaque décision. Les cartes sur un parchemin sont des missions secrètes : elles ne se jouent jamais, et rapportent une pièce quand arrive ce qu’elles disent. Regardez aussi le dépôt : sa carte du dessus est celle que piochera le prochain porteur. Les yeux sous un emplacement montrent qui en connaît la carte.
