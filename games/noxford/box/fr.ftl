# La boîte de Noxford : ce que c’est et ce qui fait gagner, une ligne chacun ;
# et ce qu’une table peut choisir, avec les mots d’une valeur choisie.

noxford-box-title = Noxford
noxford-box-line = Bâtissez une ville du crime, carte contre carte, et régnez sur ses riches quartiers.
noxford-box-goal = Avoir le plus de points quand quelqu’un a posé tout son syndicat. Un quartier revient à qui a le plus de gangsters à son contact : un point par symbole, et davantage pour le symbole préféré de votre syndicat.

noxford-option-favorite-bonus = Points pour un symbole préféré
    .value = { $value } de plus
noxford-option-colors = Syndicats
    .red = rouge
    .blue = bleu
    .orange = orange
    .green = vert
