# Kenen pelejä nämä ovat: kerrotaan päätteessä ja selaimessa.

unofficial = Lodestone on epävirallinen eikä liity pelien tekijöihin. Klusterin ovat tehneet Robert & Paula Henning, ja sen ovat julkaisseet Borderline Editions ja Kluster LLC; Clusteredin ovat tehneet Scotty Hardwick, Kitt Byrne ja Vegard Farstad, ja sen on julkaissut Sculpin Games.
magnet-safety = Oikeat magneetit ovat vahvoja ja pieniä: pidä ne poissa pieniltä lapsilta, jotka voivat niellä niitä, sekä sydämentahdistimien ja muiden implanttien läheltä. Magneetin niellyt on vietävä heti lääkäriin. Lue varoitukset rasiasi lehtisestä.
