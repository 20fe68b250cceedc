# Di chi sono questi giochi: si dice nel terminale e nel browser.

unofficial = Lodestone non è ufficiale e non ha legami con chi pubblica i giochi. Kluster è di Robert & Paula Henning, pubblicato da Borderline Editions e Kluster LLC; Clustered è di Scotty Hardwick, Kitt Byrne e Vegard Farstad, pubblicato da Sculpin Games.
magnet-safety = I magneti veri sono piccoli e potenti: tienili lontani dai bambini piccoli, che potrebbero ingoiarli, dai pacemaker e da altri impianti. Chi ne ha ingoiato uno deve andare subito dal medico. Leggi bene le avvertenze nel foglietto della tua scatola.
