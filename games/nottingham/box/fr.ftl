# La boîte de Nottingham : ce que c’est et ce qui fait gagner, une ligne chacun.

nottingham-box-title = Nottingham
nottingham-box-line = Des adjoints amassent du butin pour le shérif, et se le volent entre eux.
nottingham-box-goal = Avoir le plus de points quand le shérif est rentré : de chaque livraison de trois cartes semblables ou plus, une carte compte sa valeur ; les missions comptent ce qui y est écrit.
