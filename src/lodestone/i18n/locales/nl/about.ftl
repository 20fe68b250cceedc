# Van wie deze spellen zijn: te lezen in de terminal en in de browser.

unofficial = Lodestone is onofficieel en heeft geen band met de makers van de spellen. Kluster is bedacht door Robert & Paula Henning en uitgegeven door Borderline Editions en Kluster LLC; Clustered is bedacht door Scotty Hardwick, Kitt Byrne en Vegard Farstad en uitgegeven door Sculpin Games.
magnet-safety = Echte magneten zijn sterk en klein: hou ze weg bij kleine kinderen, die ze kunnen inslikken, en bij pacemakers en andere implantaten. Wie er een heeft ingeslikt, moet meteen naar een arts. Lees de waarschuwingen in de handleiding van je doos.
