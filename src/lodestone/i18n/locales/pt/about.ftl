# De quem são estes jogos: diz-se no terminal e no navegador.

unofficial = O Lodestone não é oficial nem tem ligação a quem publica os jogos. Kluster é de Robert & Paula Henning, publicado pela Borderline Editions e pela Kluster LLC; Clustered é de Scotty Hardwick, Kitt Byrne e Vegard Farstad, publicado pela Sculpin Games.
magnet-safety = Os ímanes verdadeiros são pequenos e fortes: mantém-nos longe das crianças pequenas, que os podem engolir, de pacemakers e de outros implantes. Quem tiver engolido um tem de ir logo ao médico. Lê bem os avisos no folheto da tua caixa.
