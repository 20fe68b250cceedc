# Di chi sono questi giochi: si dice nel terminale e nel browser.

unofficial = Lodestone non è ufficiale e non ha legami con chi pubblica i giochi. Kluster è di Robert & Paula Henning, pubblicato da Borderline Editions e Kluster LLC; Clustered è di Scotty Hardwick, Kitt Byrne e Vegard Farstad, pubblicato da Sculpin Games.
