# La boîte de Noxford : ce que c’est et ce qui fait gagner, une ligne chacun ;
# et ce qu’une table peut choisir, avec les mots d’une valeur choisie.

noxford-box-title = Noxford
noxford-box-line = Bâtissez une ville du crime et régnez sur ses riches quartiers.
noxford-box-goal = Avoir le plus de points quand un syndicat est posé en entier : qui a le plus de gangsters au contact d’un quartier gagne ses symboles, et le préféré compte davantage.

noxford-option-favorite-bonus = Points pour un symbole préféré
    .value = { $value } de plus
noxford-option-colors = Syndicats
    .red = rouge (diamant)
    .blue = bleu (dirigeable)
    .orange = orange (vin)
    .green = vert (dés)
