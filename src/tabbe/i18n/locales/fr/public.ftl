### Pages lisibles par tous sans scripts : règles, mots, comment jouer, ce qu’est Tabbe.

public-site = Jouez au Krypkasino et à ses cousins dans le navigateur, contre des bots ou entre amis : gratuit, sans compte, sans publicité.
public-picture = Un éventail de cartes sur un tapis vert
public-scripts = La table a besoin de scripts. Ceci se lit sans :
public-languages = Dans d’autres langues
public-language = Français
public-rules = Les règles : { $game }
public-rules-all = Les règles du Krypkasino, du Kasino et de leurs cousins, en phrases simples et avec des exemples.
public-words = Ce que les joueurs disent et veulent dire : ramper, tabbe, construction, storan et les autres mots du jeu.
public-players = Pour { $players } joueurs.
public-replay = { $game } : { BOTH($names) }
public-replay-what = { $scores }. Toutes les mains et tous les coups de la partie, à revoir.
public-play = Jouer à ce jeu
public-record = La partie en fichier texte
public-invited = Vous êtes invité à une table
public-failed-title = Il y a eu un problème

## À propos de Tabbe

public-about-what = Tabbe est un lieu où jouer au Krypkasino, le casino suédois où mieux vaut éviter les points, et à ses cousins de Scandinavie et d’ailleurs. Vider la table s’appelle faire tabbe.
public-about-free = C’est gratuit, sans publicité et sans compte. Rien n’est chargé d’ailleurs.
public-about-fair = Personne ne peut choisir les cartes. Le serveur s’engage sur un secret, chaque joueur y ajoute quelque chose, et après la donne chacun peut recalculer le paquet et voir qu’elle était honnête.
public-about-bots = Les bots savent ce que saurait le joueur à leur place, et rien de plus. Certains débutent ; le plus fort examine beaucoup de distributions conformes à ce qu’il a vu.
public-about-else = Les mêmes jeux se jouent dans un terminal, s’arbitrent, se simulent et s’étudient avec le programme du même nom. Il est libre, sous licence MIT.

## Comment jouer sur la page

public-help-what = Choisir et jouer une carte, conseils, amis, touches : comment marche la table dans le navigateur.
public-help-table = À la table
public-help-start = La première page est une table où les cartes sont déjà données, contre des bots. Le menu mène à d’autres jeux, nombres de joueurs et règles.
public-help-card = Choisissez une carte en appuyant dessus, par son numéro au clavier, ou en la glissant sur la table. Ce qu’elle peut prendre y est marqué.
public-help-ways = Quand une carte peut prendre de plusieurs façons, chacune est montrée avec ses cartes et son prix, et rien n’est joué avant votre choix. Appuyer sur des cartes de la table réduit le choix.
public-help-duty = Ce que vous devez faire, une tabbe forcée par exemple, est dit au-dessus de la main. Une carte qui doit attendre porte une barre en bas et dit pourquoi quand vous la choisissez.
public-help-hint = Un conseil nomme les meilleurs coups et leurs raisons ; les conseils sont comptés. Contre des bots vous pouvez reprendre vos coups.
public-help-friends = Les amis viennent par un lien, une image à scanner ou un code court qu’on peut lire à voix haute. Il leur faut un nom et rien d’autre. Qui perd la ligne retrouve sa place.
public-help-after = Après
public-help-count = Une donne est comptée ligne par ligne avec ses cartes, et la table vous attend. Après une partie, chaque coup peut être revu, avec ce qu’il a coûté, partagé par un lien ou gardé en fichier.
public-help-ears = Touches et oreilles
public-help-keys = Tout peut se faire au clavier seul et se suivre avec un lecteur d’écran. La touche « ? » ouvre la liste des touches, où chacune peut être changée.

## Les mots du jeu

public-word-creep = Ramper
public-word-creep-is = Jouer une carte qui ne prend rien et reste sur la table.
public-word-take = Prendre
public-word-take-is = Jouer une carte contre des cartes de même valeur, seules ou en somme ; toutes vont dans son tas.
public-word-outcome = Une façon de prendre
public-word-outcome-is = Les cartes prises d’un coup ; quand des sommes partagent une carte, il y a plusieurs façons.
public-word-sweep = Tabbe
public-word-sweep-is = Une prise qui laisse la table vide.
public-word-double = Double tabbe
public-word-double-is = Une carte seule sur la table prise par sa jumelle, quand le jeu le prévoit.
public-word-forced = Tabbe forcée
public-word-forced-is = L’obligation de faire tabbe quand une carte en main le peut.
public-word-storan = Storan
public-word-storan-is = Le dix de carreau.
public-word-lillan = Lillan
public-word-lillan-is = Le deux de pique.
public-word-batch = Distribution
public-word-batch-is = Les cartes entre deux distributions ; la dernière s’annonce « dernières cartes ».
public-word-deal = Donne
public-word-deal-is = Un tour complet du paquet, compté à la fin.
public-word-heap = De côté
public-word-heap-is = Les figures qui quittent la table entre deux distributions ; elles vont à qui prend en dernier.
public-word-residue = Le reste
public-word-residue-is = Les cartes sur la table après le dernier coup ; elles vont à qui a pris en dernier.
public-word-build = Construction
public-word-build-is = Une carte de la main et des cartes de la table qui font la valeur d’une autre carte en main.
public-word-mere = Construction fixée
public-word-mere-is = Une construction de plusieurs groupes de même valeur ; elle est fixée et ne s’augmente pas.
public-word-twin = Jumelle
public-word-twin-is = La même carte de l’autre paquet.
