# La boîte du Shérif de Nottingham : ce que c’est, en une ligne ;
# et ce qu’une table peut choisir, avec les mots pour un nombre choisi (`.value`).

sheriff-box-title = Shérif de Nottingham
sheriff-box-line = Passez en fraude, jurez que non, graissez la patte s’il le faut.
sheriff-box-goal = Avoir le plus de points à la fin : vos pièces, la valeur des marchandises de votre étal, et les couronnes de qui a le plus d’une marchandise légale.

sheriff-option-royal = Avec les marchandises royales
sheriff-option-remove-ten = Dix cartes inconnues sont retirées du jeu
sheriff-option-hand-size = Cartes en main
    .value = { $value } cartes
sheriff-option-timed = Sablier à la porte
    .value = { $value ->
        [0] sans chrono
       *[other] { $value } secondes par marchand
    }
sheriff-option-haggle = Le shérif et un marchand peuvent se parler
    .value = { $value ->
        [99] autant qu’ils veulent
       *[other] { $value } fois
    }
