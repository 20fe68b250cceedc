# Čí jsou to hry: říká se v terminálu i v prohlížeči.

unofficial = Lodestone je neoficiální a nijak nesouvisí s tvůrci her. Autory hry Kluster jsou Robert a Paula Henningovi, vydávají ji Borderline Editions a Kluster LLC; autory hry Clustered jsou Scotty Hardwick, Kitt Byrne a Vegard Farstad, vydává ji Sculpin Games.
