# La boîte de Noxford : ce que c’est, en une ligne ;
# et ce qu’une table peut choisir, avec les mots d’un nombre choisi (`.value`).

noxford-box-title = Noxford
noxford-box-line = Fermez votre sac, et espérez qu’on le laisse passer.
noxford-box-goal = Avoir le plus de pièces quand chacun a gardé la porte une fois.

noxford-option-fee = Dédommagement quand on ouvre un sac honnête
    .value = { $value } pièces
