# La boîte de Nottingham : ce que c’est, en une ligne.

nottingham-box-line = Des adjoints amassent le butin et se dépouillent entre eux.
