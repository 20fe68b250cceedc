# Čí jsou to hry: říká se v terminálu i v prohlížeči.

unofficial = Lodestone je neoficiální a nijak nesouvisí s tvůrci her. Autory hry Kluster jsou Robert a Paula Henningovi, vydávají ji Borderline Editions a Kluster LLC; autory hry Clustered jsou Scotty Hardwick, Kitt Byrne a Vegard Farstad, vydává ji Sculpin Games.
magnet-safety = Skutečné magnety jsou silné a malé: drž je z dosahu malých dětí, které by je mohly spolknout, a daleko od kardiostimulátorů a jiných implantátů. Kdo magnet spolkl, musí okamžitě k lékaři. Přečti si varování v návodu ze své krabice.
