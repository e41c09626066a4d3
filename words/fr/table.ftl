# Ce que tous les jeux partagent. `$who` vaut "you" ou "other" ; `$name` est le nom d’une personne.

## Noms et listes

table-you = vous
table-level-novice = robots débutants
table-level-regular = robots habitués
table-level-expert = robots experts
table-list-next = { $list }, { $next }
table-list-last = { $list } et { $last }
table-several = { $count } × { $card }

## La question

table-question-wait = On attend { $names }.
table-question-may = On attend { $names }. Vous pouvez intervenir en attendant.
table-question-over = La partie est finie.

## L’écran

table-log = Ce qui s’est passé
table-choices = Vos choix
table-choose-first = Choisissez d’abord : ↑ ↓ ou un numéro montre l’effet d’un choix, Entrée le joue.
table-keys = ↑ ↓ ou numéro : choisir · Entrée : jouer · h : conseil · ? : aide · PgPréc PgSuiv : journal · q : partir
table-keys-short = ↑↓ ou numéro : choisir · Entrée : jouer · h : conseil · ? : aide · q : partir
table-keys-page = Entrée : continuer · ↑ ↓ : défiler
table-keys-orders = numéro : donner ou annuler · Entrée : fermer
table-keys-end = a : rejouer · ↑ ↓ : défiler · q : partir
table-too-small = Cette fenêtre est trop petite : il faut { $width } colonnes et { $height } lignes.
table-more = … la suite avec ↑ ↓
table-hint-thinking = L’expert examine vos choix…
table-hint-none = Vous n’avez rien à décider pour l’instant.
table-hint = Conseil : { $choice }.
table-hint-because = Conseil : { $choice }. { $reasons }
table-hold-back = Ne rien dire
table-step-back = Revenir en arrière
table-no-undo = Dans ce jeu, un coup joué ne se reprend pas. Regardez ce que fera un choix avant d’appuyer sur Entrée.
table-undo-too-late = Il n’y a rien à reprendre, ou plus maintenant : ce qui a montré une carte ou laissé faire le hasard reste joué, et personne ne reprend plus de trois fois de suite.
table-taken-back = { $count ->
    [one] Vous reprenez votre coup.
   *[other] Vous reprenez votre coup, et ce qui a suivi avec lui.
    }
table-leave = Quitter cette partie ? Elle ne sera pas enregistrée. (o/n)
table-goodbye = Au revoir, et à bientôt à la table.

## Ordres permanents

table-orders = Ordres permanents
table-orders-what = On répond pour vous, d’après ce que tout le monde peut voir.
table-orders-given = Ordre donné : { $orders }. o l’annule.
table-orders-key = o : ordres permanents
table-orders-none = Dans ce jeu, il n’y a pas d’ordre à donner d’avance.
table-orders-taken-back = Vous annulez vos ordres : désormais, on vous demande.
table-help-undo = Avec u, vous reprenez votre dernier coup, et ce qui a suivi avec lui : tant qu’aucune carte n’a été piochée ou montrée et que le hasard n’a rien décidé, et trois fois de suite au plus.
table-help-no-undo = Dans ce jeu, un coup joué ne se reprend pas.
table-help-orders = Avec o, vous annulez vos ordres permanents, ou vous en donnez : on répond alors pour vous, d’après ce que tout le monde peut voir.

## Pourquoi un robot le jouerait

table-reason-only-choice = Il n’y a rien d’autre à jouer.
table-reason-promise = Vos chances de gagner ainsi : environ { $share } %.
table-reason-runner-up = Avec le choix suivant : { $share } %.

## Aide

table-help = Aide
table-help-keys = Choisissez avec ↑ et ↓ ou en tapant un numéro : l’effet du choix est écrit dessous. Entrée le joue. Avec h, le meilleur robot dit ce qu’il ferait à votre place, et pourquoi. PgPréc et PgSuiv parcourent le journal, q quitte la partie.
table-help-plain = Répondez par le numéro d’un choix. h : un conseil. t : revoir la table. l : ce qui s’est passé. r : les règles. q : quitter la partie. Les mots du protocole marchent aussi : { $example }

## Ligne par ligne

table-plain-welcome = { $title }, avec { $others }. Répondez par un numéro ; ? pour l’aide.
table-plain-prompt = Votre choix, de 1 à { $count } :
table-plain-not-a-choice = « { $answer } » n’est pas un des choix : répondez par un numéro de 1 à { $count }, ou ? pour l’aide.
table-plain-orders = Donnez-en avec o et leurs numéros, par exemple o 1 3.
table-plain-again = Une autre partie ? (o/n)
table-plain-yes-or-no = Répondez par o ou n, s’il vous plaît.
table-plain-end-of-input = Plus rien à lire : la partie s’arrête ici.

## Refus

table-refusal-game-over = La partie est finie.
table-refusal-not-your-turn = Ce n’est pas à vous de décider.
table-refusal-bad-request = Ce n’est pas une action.

## Au départ

table-start-unknown-game = Il n’y a pas de jeu « { $game } » ici. On peut jouer à : { $games }.
table-start-seats = { $title } se joue de { $min } à { $max } joueurs.
table-start-seat = À cette table, les places vont de 0 à { $last }.
table-start-seed = Une graine est un nombre de 0 à { $max }.
table-start-terminal = L’écran n’est pas utilisable ici ; avec --plain, le jeu se joue ligne par ligne.

# Ce qui est écrit par courriel : à l’adresse indiquée, et quand c’est le tour de quelqu’un à une table lente.
table-mail-confirm-subject = Confirmez votre adresse pour Besace
table-mail-confirm = Une personne qui joue sur { $server } souhaite recevoir un courriel à cette adresse quand c’est à elle de jouer. Si c’est vous, ouvrez cette page et confirmez-le d’ici un jour :
table-mail-confirm-else = Sinon, vous n’avez rien à faire : rien d’autre ne vous sera envoyé.
table-mail-turn-subject = À vous de jouer : { $title }
table-mail-turn = C’est à vous de jouer à une table { BEFORE("de", $title) }.
table-mail-undo-subject = Êtes-vous d’accord ? { $title }
table-mail-undo = À une table { BEFORE("de", $title) }, quelqu’un voudrait reprendre son coup et vous demande si vous êtes d’accord.
table-mail-hours = { $count ->
    [one] Vous avez une heure pour décider.
   *[other] Vous avez { $count } heures pour décider.
    }
table-mail-days = { $count ->
    [one] Vous avez un jour pour décider.
   *[other] Vous avez { $count } jours pour décider.
    }
table-mail-end = Vous recevez ce message parce que vous l’avez demandé. Pour ne plus en recevoir, ouvrez cette page :
