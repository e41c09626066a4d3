# La boîte de Badaboom : ce que c’est et ce qui fait gagner, une ligne chacun ;
# et ce qu’une table peut choisir, avec les mots d’une valeur choisie.

badaboom-box-title = Badaboom
badaboom-box-line = Démontez des bombes, et soyez ailleurs quand elles sautent.
badaboom-box-goal = Être le premier à avoir assez de pièces pour soudoyer le Troll à la porte : qui n’est pas touché par une explosion est payé, et chaque Mécanisme du sac rapporte en plus.

badaboom-option-goal = Pièces pour s’échapper
    .value = { $value } pièces
