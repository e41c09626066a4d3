# La boîte de Jericho : ce que c’est, en une ligne.

jericho-box-line = Bâtissez les plus longs murs, faites tomber ceux des autres.
