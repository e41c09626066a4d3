# Le navigateur : tout ce qui entoure le jeu lui-même.

## Partout

web-close = Fermer
web-copy = Copier
web-copied = Copié
web-rules = Règles
web-rules-none = Les règles de ce jeu ne sont pas encore écrites ici.
web-rules-of = { $title } : les règles
web-rules-contents = Sommaire
web-rules-own-page = Les règles sur une page à part
web-rules-print = Imprimer
web-rules-to-box = Y jouer
web-settings = Réglages
web-to-the-shelf = Retour à l’étagère
web-seats = Places
web-bots = Niveau des robots
web-clock = Temps par décision
web-clock-none = sans chrono
web-clock-seconds = { $seconds ->
    [60] 1 minute par décision
    [120] 2 minutes par décision
    [300] 5 minutes par décision
   *[other] { $seconds } secondes par décision
    }
web-clock-hours = { $count ->
    [one] { $count } heure par décision
   *[other] { $count } heures par décision
    }
web-clock-days = { $count ->
    [one] { $count } jour par décision
    [7] une semaine par décision
   *[other] { $count } jours par décision
    }
web-clock-hours-short = { $count } h
web-clock-days-short = { $count } j
web-clock-hours-left = { $count ->
    [one] encore { $count } heure
   *[other] encore { $count } heures
    }
web-clock-days-left = { $count ->
    [one] encore { $count } jour
   *[other] encore { $count } jours
    }
web-clock-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
    }
web-timer-left = { $seconds ->
    [one] encore { $seconds } seconde pour tout le monde
   *[other] encore { $seconds } secondes pour tout le monde
    }
web-level-novice = doux
web-level-regular = bon
web-level-expert = redoutable

## L’étagère

web-shelf-title = À quoi joue-t-on ?
web-shelf-lead = Choisissez une boîte. Invitez vos amis par un lien, laissez des robots prendre les places libres ; personne n’a de compte à créer.
web-shelf-yours = Vos tables en cours
web-shelf-games = Les jeux
web-shelf-lobby = Tables ouvertes à tous
web-shelf-lobby-empty = Aucune table ouverte pour l’instant. Dressez-en une entre amis et rendez-la visible.
web-card-your-turn = À vous de jouer
web-calls-elsewhere = { $count ->
    [one] à vous de jouer à une autre table
   *[other] à vous de jouer à { $count } autres tables
    }
web-card-open = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
    }
web-card-full = Au complet, on va commencer
web-card-playing = En cours
web-card-over = Terminée
web-card-join = rejoindre
web-box-seats = { $least } à { $most } joueurs
web-box-minutes = { $minutes } min

## Mes parties

web-mine = Mes parties
web-mine-all = Toutes mes parties
web-mine-figures = Bilan
web-mine-figures-what = Parties jouées jusqu’au bout. Les donnes connues et les parties où vous aviez plusieurs places ne comptent pas. Personne d’autre ne voit cette page.
web-mine-game = Jeu
web-mine-players = Joueurs
web-mine-games = Jouées
web-mine-wins = Gagnées
web-mine-any = tous
web-mine-played = Parties jouées
web-mine-none = Vous n’avez pas encore joué de partie jusqu’au bout.
web-mine-won = Gagnée
web-mine-place = { $place }e sur { $seats }
web-mine-several = plusieurs places
web-mine-minutes = { $count } min
web-mine-hours = { $count } h
web-mine-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
    }
web-mine-table = Résultat
web-mine-more = En voir plus
web-mine-you = Vous êtes { $name }
web-mine-take-along = Votre nom, vos parties et ce bilan sont liés à ce navigateur. Un lien permet de les emporter sur un autre appareil.
web-mine-settings = Changer de nom ou l’emporter

## Une boîte ouverte

web-box-learn = Apprendre en jouant
web-play-now = Jouer tout de suite
web-play-now-what = Des robots prennent les autres places, et la partie commence aussitôt.
web-with-friends = Entre amis
web-with-friends-what = Vous recevez un lien et un code QR à partager. Des robots peuvent prendre les places vides.
web-with-friends-go = Dresser la table
web-one-screen = Autour d’un écran
web-one-screen-what = L’appareil passe de main en main. Les cartes restent cachées en chemin.
web-one-screen-names = Qui joue ?
web-one-screen-name = Nom { $number }
web-one-screen-more = Encore une personne
web-one-screen-bots = { $count ->
    [one] Un robot prend la dernière place.
   *[other] Des robots prennent les { $count } autres places.
    }
web-one-screen-go = Commencer
web-listed = Tout le monde peut trouver cette table sur l’étagère
web-options = Options
web-options-changed = { $count ->
    [0] habituelles
    [one] { $count } modifiée
   *[other] { $count } modifiées
    }
web-options-seat = { $number ->
    [1] Vous
   *[other] Place { $number }
    }
web-memory-aid = Aide-mémoire : la table note ce que chacun a vu
web-allow-undo = On peut reprendre un coup, quand les règles le permettent

## Une donne, encore

web-deal-again = La même donne
web-deal-again-what = avec le numéro d’une partie déjà jouée
web-deal-number = Numéro de la donne
web-deal-take = Jouer cette donne
web-deal-link = Le lien de la donne
web-deal-why = Une table ouverte avec ce numéro reçoit les mêmes cartes : de quoi comparer.
web-deal-this = Donne { $number }, à { $seats } joueurs.
web-deal-drop = Plutôt une nouvelle donne
web-deal-known = Donne connue
web-deal-known-what = Cette table a été ouverte avec un numéro de donne : quelqu’un peut en connaître les cartes. La partie ne compte dans aucune statistique.

## Le nom

web-name-title = Comment vous appelle-t-on ?
web-name-label = Votre nom
web-name-why = Les autres à table le verront. On ne vous demande rien de plus.
web-name-go = C’est moi

## La salle d’attente

web-waiting-listed = visible sur l’étagère
web-waiting-private = par lien seulement
web-waiting-memory-aid = avec aide-mémoire
web-waiting-undo = on peut reprendre un coup
web-waiting-seats = Autour de la table
web-waiting-team = Équipe { $number }
web-waiting-open = on attend quelqu’un…
web-waiting-you = c’est vous
web-waiting-sit = S’asseoir ici
web-waiting-stand = Se lever
web-waiting-choose = { $what } – place { $seat }
web-waiting-add-bot = Ajouter un robot
web-waiting-clear = Retirer
web-waiting-bot-level = Niveau des nouveaux robots
web-waiting-fill = Des robots aux places libres
web-waiting-change = Changer les places, le chrono ou les options
web-waiting-share = Transmettre le lien
web-waiting-start = Commencer la partie
web-waiting-missing = { $count ->
    [one] Il reste { $count } place libre
   *[other] Il reste { $count } places libres
    }
web-waiting-for-host = Tout le monde est là. La personne qui a dressé la table peut commencer.
web-remove = Retirer quelqu’un
web-remove-what = Un robot joue à sa place. La personne peut encore regarder.
web-remove-now = Remplacer { $name } par un robot
web-close-table = Fermer cette table
web-close-waiting = La table disparaît, avec ce qui s’y est dit. Le lien ne mènera plus à rien.
web-close-playing = La partie s’arrête ici, sans résultat, et la table disparaît avec tout ce qui s’y est joué et dit.
web-close-table-now = La fermer
web-waiting-invite = Inviter
web-waiting-invite-how = Envoyez ce lien, ou faites scanner le code.
web-waiting-link = Le lien de la table
web-waiting-qr = Le lien de la table en code QR
web-invite-only-here = Personne d’autre ne peut ouvrir ce lien : le serveur n’écoute que cette machine. Pour laisser entrer les autres, lancez-le ainsi :
web-invite-no-network = Personne d’autre ne peut ouvrir ce lien : cette machine n’est reliée à aucun réseau.

## La table

web-goal = Pour gagner
web-goal-ask = Tout ce qui est sur la table peut vous dire ce que c’est : laissez la souris dessus, gardez le doigt appuyé, ou allez-y avec les flèches après « Parcourir la table ».
web-look-around = Parcourir la table avec les flèches
web-question-decided = { $who ->
    [you] Vous avez décidé…
   *[other] { $name } a décidé…
    }
web-question-earlier = C’était plus tôt dans la partie : on ne vous y demande rien.
web-lesson-decision = Nouvelle décision ({ $met } sur { $all }).
web-lesson-try = Une première partie sert à découvrir : essayez tout ce qui est nouveau.
web-lesson-rare = Une décision rare.
web-lesson-all = Vous savez tout.
web-lesson-all-met = Vous avez rencontré toutes les décisions de ce jeu. À partir d’ici, vous décidez sans leçon ; règles et conseils restent à portée de main.
web-lesson-next = Et maintenant ?

web-table-opening = On dresse la table…
web-table-menu = Menu de la table
web-table-more = Autres choix
web-hint = Conseil
web-hint-would = Un robot redoutable choisirait :
web-hint-silent = Un robot redoutable ne dirait rien.
web-hint-judgement = En imaginant la suite, c’est ce qui finit le mieux.
web-hint-instead = À défaut :
web-hint-instead-same = à peu près les mêmes raisons, mais cela finit un peu moins bien.
web-hint-figures = Les chiffres derrière ce conseil
web-hand-over = Passer la main : laisser un robot jouer pour moi
web-hand-over-short = Passer la main
web-take-back = Jouer moi-même
web-undo = Reprendre mon coup
web-undo-ask = Demander à reprendre mon coup
web-undo-question = { $name } voudrait reprendre son coup. Êtes-vous d’accord ?
web-undo-asked = { $name } voudrait reprendre son coup.
web-undo-waits = Vous avez demandé à reprendre votre coup. On attend la réponse de : { $names }.
web-undo-agree = D’accord
web-undo-refuse = Refuser
web-question-counting = On compte les points.
web-bot-handed-over = Un robot joue à votre place, comme vous l’avez demandé.
web-bot-away = Vous étiez loin de la table : un robot joue à votre place.
web-spectator = Vous regardez la partie. Aucune main ne vous est montrée.
web-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
    }
web-watchers = Qui regarde
web-watchers-more = … et { $count } de plus
web-watching-names = { $more ->
    [0] Regardent : { $names }
   *[other] Regardent : { $names } et { $more } autres
    }
web-connection-lost = Connexion perdue ; nouvel essai en cours. Rien de ce que vous avez joué n’est perdu.
web-connection-now = Réessayer
web-table-waits = La table attend : le serveur n’a pas accès à ses parties en ce moment. Rien de ce qui a été joué n’est perdu, le temps ne compte pas, et la partie reprendra d’elle-même.
web-missed = { $count ->
    [one] Il s’est passé une chose en votre absence.
   *[other] Il s’est passé { $count } choses en votre absence.
    }
web-missed-show = Voir
web-missed-fast = En accéléré
web-missed-skip = Passer
web-looking-back = Vous regardez un moment passé.
web-looking-now = Revenir au présent
web-pause = Pause
web-pause-end = Reprendre
web-paused = En pause sur votre écran. Les autres continuent.
web-paused-waiting = { $count ->
    [one] En pause sur votre écran. Une action a eu lieu depuis.
   *[other] En pause sur votre écran. { $count } actions ont eu lieu depuis.
    }
web-paused-your-turn = La table vous attend.
web-paused-back = Reculer
web-paused-on = Avancer
web-plaque-bot = robot, { $level }
web-plaque-played-by-bot = un robot joue à sa place
web-plaque-gone = hors ligne
web-plaque-asked = doit décider
web-lesson-understood = Compris
web-curtain-pass = Passez l’appareil à { $name }
web-curtain-hidden = La table reste visible de tous ; les mains restent cachées d’ici là.
web-curtain-open = C’est moi, { $name }
web-speak = { $name } veut dire quelque chose
web-speak-done = C’est dit : rendre l’appareil

## Journal et discussion

web-log = Ce qui s’est passé
web-log-show = Voir ce moment
web-log-and-chat = Journal et discussion
web-log-made = La table est dressée.
web-log-sat = { $name } prend place.
web-log-filled = Des robots prennent toutes les places libres.
web-log-changed = La table est dressée autrement.
web-log-left = La place { $seat } est de nouveau libre.
web-log-started = La partie commence.
web-log-handed-over = { $name } laisse jouer un robot.
web-log-away = { $name } n’est plus là ; un robot joue à sa place.
web-log-took-back = { $name } revient et reprend sa place.
web-log-clock = Le temps { BEFORE("de", $name) } est écoulé ; un robot a décidé.
web-log-undo-asked = { $name } demande à reprendre son coup.
web-log-undo-agreed = { $name } est d’accord.
web-log-undo-refused = { $name } n’est pas d’accord : le coup reste joué.
web-log-undone = { $name } reprend son coup.
web-log-undone-more = { $name } reprend son coup, et ce qui a suivi avec lui.
web-log-watchers-speak = Les spectateurs peuvent de nouveau parler.
web-log-watchers-silent = Désormais, seules les personnes assises à la table parlent.
web-log-rematched = La partie suivante commence à une nouvelle table.
web-chat = Discussion
web-chat-unread = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
    }
web-chat-empty = Personne n’a encore rien dit.
web-chat-write = Dire quelque chose
web-chat-send = Envoyer
web-chat-seated-only = À cette table, seules les personnes assises parlent.
web-chat-watchers-speak = Les spectateurs peuvent parler
web-reactions = Réactions
web-reaction-hello = Bonjour !
web-reaction-bravo = Bien joué !
web-reaction-thanks = Merci !
web-reaction-laugh = Ha ha !
web-reaction-oh = Oh !
web-reaction-thinking = Je réfléchis…

## La fin

web-end-rank = Rang
web-end-name = Nom
web-end-score = Score
web-end-chart = Le fil de la partie
web-chart-label = Le score de chacun, du premier coup au dernier
web-end-again = Rejouer
web-end-join-again = À la partie suivante
web-end-replay = Revoir
web-end-share = Partager
web-end-look = Regarder la table
web-end-back = Retour au résultat

## La partie revue

web-replay = Revoir la partie
web-replay-eyes = Point de vue
web-replay-eyes-seat = vu par { $name }
web-replay-eyes-spectator = vu par le public
web-replay-eyes-open = toutes les mains ouvertes
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-play = Lire
web-replay-pause = Pause
web-replay-moment = Moment
web-replay-speed = Vitesse
web-replay-link = Lien vers ce moment
web-replay-keep = Garder dans un fichier
web-replay-seat = Place { $number }
web-file = Ouvrir une partie depuis un fichier
web-file-what = On peut garder une partie terminée dans un fichier, depuis « Revoir la partie ». Ici, on la revoit ; le serveur n’en garde rien.
web-file-choose = Choisissez le fichier ou déposez-le ici
web-file-not = Ce fichier ne peut pas être montré
web-file-too-long = La partie est trop longue pour être montrée ici : le serveur devrait la rejouer en entier. Le programme lui-même le fait, avec « besace engine ».
web-file-another = Choisir un autre fichier
web-replay-of = Coup { $step } sur { $count }

## Réglages

web-settings-language = Langue
web-settings-theme = Jour ou nuit
web-settings-auto = Comme l’appareil
web-settings-day = Jour
web-settings-night = Nuit
web-settings-speed = Rythme du jeu et des mouvements
web-speed-slow = lent
web-speed-usual = normal
web-speed-fast = rapide
web-speed-at-once = immédiat
web-settings-motion = Mouvement
web-settings-less-motion = aucun
web-settings-sound = Son
web-settings-notices = Me prévenir quand c’est à moi et que je ne regarde pas
web-notices-forbidden = Votre navigateur a reçu la consigne de ne rien afficher de la part de cette page. Vous pouvez l’autoriser dans ses propres réglages.
web-notices-insecure = Le navigateur n’affiche de notifications, et n’installe une page comme application, que si elle est servie en https. La personne qui tient ce serveur peut s’en charger.
web-notices-home = Sur iPhone et iPad, les notifications n’arrivent qu’à une page de l’écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil », et ouvrez Besace de là.
web-notices-missing = Ce navigateur ne sait pas afficher de notifications.
web-push-called = On vous prévient aussi quand cette page est fermée : l’éditeur de votre navigateur transmet l’appel, sans pouvoir le lire.
web-push-cannot = On ne vous prévient que tant que cette page est ouverte : ce navigateur ne peut pas être joint autrement.
web-push-never = On ne vous prévient que tant que cette page est ouverte.
web-notice-soon = Votre temps de décision touche à sa fin
web-notice-undo = Acceptez-vous qu’un coup soit repris ?
web-mail-title = Notifications par courriel
web-mail-why = Vous recevez un courriel quand c’est à vous de jouer à une table lente et que vous n’êtes pas là. Personne d’autre ne voit votre adresse.
web-mail-label = Adresse de courriel
web-mail-go = M’envoyer un lien
web-mail-sent = Un lien a été envoyé à { $address }. Ouvrez-le d’ici un jour ; avant cela, rien d’autre n’y est envoyé.
web-mail-on = Vous recevez un courriel à { $address } quand c’est à vous de jouer à une table lente et que vous n’êtes pas là.
web-mail-drop = Oublier cette adresse
web-mail-ask = Une personne qui joue ici souhaite un courriel à votre adresse quand c’est à elle de jouer. Est-ce vous ?
web-mail-confirm = Oui, écrivez-moi
web-mail-not-me = Non, oubliez mon adresse
web-mail-confirmed = Vous recevez un courriel quand c’est à vous de jouer à une table lente et que vous n’êtes pas là.
web-mail-end = Ne plus m’écrire
web-mail-ended = Votre adresse est oubliée. Plus rien ne vous sera envoyé.
web-mail-used = Ce lien est trop ancien, ou plus rien n’est envoyé à cette adresse.
web-install-title = Installer Besace
web-install-share = Touchez Partager, puis « Sur l’écran d’accueil » : Besace s’ouvrira dans sa propre fenêtre, même sans réseau.
web-install-dock = Dans le menu Fichier du navigateur, choisissez « Ajouter au Dock » : Besace s’ouvrira dans sa propre fenêtre, même sans réseau.
web-install-menu = Dans le menu du navigateur, choisissez « Ajouter à l’écran d’accueil » : Besace s’ouvrira dans sa propre fenêtre, même sans réseau.
web-settings-learn = Expliquer chaque nouvelle décision
web-settings-forced = Répondre à ma place quand je n’ai pas le choix
web-settings-on = oui
web-settings-off = non
web-settings-rename = Changer
web-settings-saved = Changé
web-forget-title = Être oublié
web-forgotten = quelqu’un
web-forget-why = Votre nom disparaît de ce serveur. Là où vous avez joué, on lira « quelqu’un » ; ce que vous avez dit reste, sans votre nom, et vos places sont perdues.
web-forget = Oubliez-moi
web-forget-really = Oui, oubliez-moi
web-recovery-title = Continuer sur un autre appareil
web-recovery-why = Un lien pour continuer sur un autre appareil, avec votre nom et vos places. Il ne sert qu’une fois.
web-recovery-until = Ouvrez-le sur l’autre appareil. Date limite : { $when }.
web-recovery-link = Le lien pour l’autre appareil
web-recovery-make = Créer le lien
web-recovery-qr = Le lien pour l’autre appareil, en code QR
web-recover-title = Continuer ici ?
web-recover-what = Ce lien apporte votre nom et vos places sur cet appareil.
web-recover-instead = Sur cet appareil, vous ne serez plus { $name }.
web-recover-as = Cet appareil devient celui { BEFORE("de", $name) } : le nom et les places suivent.
web-recover-used = Ce lien a déjà servi, ou date de plus d’une heure. Créez-en un autre sur l’autre appareil, dans les réglages.
web-recover-go = Continuer ici

## Rien ici

web-missing-title = Cette boîte est vide
web-missing-what = Il n’y a rien à cette adresse : le lien est peut-être trop ancien, ou mal recopié.
web-old-rules-title = Une partie jouée selon d’anciennes règles
web-old-rules-what = Ce serveur n’a plus les règles selon lesquelles cette partie était jouée : on ne peut ni la montrer ni la poursuivre.

## Refus

web-refused-stale = Cette question a déjà reçu sa réponse.
web-refused-cannot-undo = Ce coup ne peut pas être repris, ou plus maintenant.
web-refused-not-yours = Cette place n’est pas la vôtre.
web-refused-not-host = Seule la personne qui a dressé la table peut le faire.
web-refused-not-started = La partie n’a pas encore commencé.
web-refused-already-started = La partie a déjà commencé.
web-refused-seat-taken = Cette place est déjà prise.
web-refused-taken = Quelqu’un à la table l’a déjà.
web-refused-name-taken = Quelqu’un à la table porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
web-refused-seats-open = Il reste des places libres.
web-refused-not-found = Cela n’existe pas, ou n’existe plus.
web-refused-forbidden-origin = Cette page n’est pas celle de ce serveur. Ouvrez l’adresse du serveur lui-même.
web-refused-no-name = Dites d’abord votre nom.
web-refused-too-many-tables = Vous avez autant de tables en cours que ce serveur le permet. Finissez-en une d’abord.
web-refused-too-many-requests = Un peu moins vite. Attendez un instant.
web-refused-too-large = C’est trop long.
web-refused-bad-request = Le serveur n’a pas compris.
web-refused-bad-setup = Une partie ne peut pas commencer ainsi.
web-refused-bad-deal = Ce n’est pas un numéro de donne : une erreur a dû s’y glisser.
web-refused-old-deal = Cette donne relève d’une autre version des règles et ne peut pas être distribuée ici.
web-refused-too-much-kept = Votre réseau a épuisé la place que ce serveur lui garde pour une journée. Les parties commencées continuent ; pour le reste, revenez demain.
web-refused-no-room = Ce serveur n’a plus de place. Les parties commencées continuent ; prévenez la personne qui s’en occupe.
web-refused-unavailable = Le serveur ne peut pas le faire maintenant. Réessayez dans un instant.
web-refused-unreachable = Le serveur ne répond pas. Votre connexion fonctionne-t-elle ?
web-not-kept = Ce navigateur n’en a rien gardé.
web-try-again = Réessayer
web-offline = Sans lui, vous pouvez lire les règles et revoir les parties terminées déjà ouvertes ici ; pour jouer, il faut le serveur.
web-refused-illegal-action = Les règles ne le permettent pas.
web-refused-not-your-turn = Ce n’est pas à vous de décider.
web-refused-game-over = La partie est finie.
web-refused-unknown-game = Ce serveur n’a pas ce jeu.
web-refused-moving = Un instant : tout n’est pas encore en place.
web-refused-not-so = On ne peut pas choisir cela maintenant.
web-refused-unknown = Cela n’a pas marché.

# Ce que le clavier sait faire.
web-keys = Clavier
web-keys-tab = vers la partie suivante de la page, et retour
web-keys-arrows = de carte en carte, et vers les boutons sous la question ; dans le journal, de ligne en ligne
web-keys-enter = toucher ce qui est sélectionné (la barre d’espace aussi)
web-keys-escape = reposer ce qu’on a choisi, fermer ce qui est ouvert, revenir au présent
web-keys-list = cette liste

web-orders = Ordres permanents
web-orders-word = Ordres
web-orders-what = On répond pour vous, après un instant, d’après ce que tout le monde peut voir. Personne d’autre ne le sait.
web-orders-done = Fermer
web-orders-cancel = Annuler : { $orders }
