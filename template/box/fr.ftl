# La boîte de Toll : ce que c’est, en une ligne ;
# et ce qu’une table peut choisir, avec les mots d’un nombre choisi (`.value`).

toll-box-title = Toll
toll-box-line = Fermez votre sac, et espérez qu’on le laisse passer.
toll-box-goal = Avoir le plus de pièces quand chacun a gardé la porte une fois.

toll-option-fee = Dédommagement quand on ouvre un sac honnête
    .value = { $value } pièces
