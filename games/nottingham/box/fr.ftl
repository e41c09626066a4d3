# La boîte de Nottingham : ce que c’est et ce qui fait gagner, une ligne chacun.

nottingham-box-line = Des adjoints amassent le butin et se dépouillent entre eux.
nottingham-box-goal = Avoir le plus de points quand le shérif est rentré : de chaque livraison de trois cartes semblables ou plus, une carte compte sa valeur ; les missions comptent ce qui y est écrit.
