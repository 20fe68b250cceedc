# Van wie deze spellen zijn: te lezen in de terminal en in de browser.

unofficial = Lodestone is onofficieel en heeft geen band met de makers van de spellen. Kluster is bedacht door Robert & Paula Henning en uitgegeven door Borderline Editions en Kluster LLC; Clustered is bedacht door Scotty Hardwick, Kitt Byrne en Vegard Farstad en uitgegeven door Sculpin Games.
