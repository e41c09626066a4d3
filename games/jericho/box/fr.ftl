# La boîte de Jericho : ce que c’est et ce qui fait gagner, une ligne chacun.

jericho-box-title = Jericho
jericho-box-line = Bâtissez les plus longs murs, faites tomber ceux des autres.
jericho-box-goal = Prendre le plus de cartes : à chacun des trois décomptes, le plus long mur d’une couleur prend toutes les cartes de cette couleur dans la réserve.
