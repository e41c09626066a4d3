# La boîte d’Hamsterrolle : ce que c’est et ce qui fait gagner, une ligne chacun ;
# et ce qu’une table peut choisir, avec les mots pour une valeur choisie.

hamsterrolle-box-title = Hamsterrolle
hamsterrolle-box-line = Posez du bois dans une roue qui roule, sans qu’elle vous le rende.
hamsterrolle-box-goal = Soyez le premier à n’avoir plus de pièce : tout ce qui touche la table pendant votre tour vous revient.

hamsterrolle-option-seconds = Temps par tour entre personnes
    .value = { $value ->
        [0] autant qu’on veut
       *[other] { $value } secondes
    }
hamsterrolle-option-tremor = Les mains
    .steady = sûres : exactement où l’on vise
    .shaky = tremblantes : à 4 mm et 5° près
hamsterrolle-option-stray = Ce qui tombe tout seul
    .aside = va au prochain fautif
    .removed = quitte la partie
hamsterrolle-option-fourth-set = La quatrième série
    .unused = reste dans la boîte
    .shared = est partagée, deux pièces chacun
hamsterrolle-option-teams = Deux contre deux
