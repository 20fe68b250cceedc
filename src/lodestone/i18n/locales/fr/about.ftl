# À qui sont ces jeux : dit dans le terminal et dans le navigateur.

unofficial = Lodestone est un projet non officiel, sans lien avec les éditeurs des jeux. Kluster est un jeu de Robert & Paula Henning, édité par Borderline Editions et Kluster LLC ; Clustered est un jeu de Scotty Hardwick, Kitt Byrne et Vegard Farstad, édité par Sculpin Games.
magnet-safety = Les vrais aimants sont petits et puissants : tiens-les loin des jeunes enfants, qui pourraient les avaler, des stimulateurs cardiaques et des autres implants. Qui en a avalé un doit voir un médecin tout de suite. Lis bien les mises en garde dans la notice de ta boîte.
