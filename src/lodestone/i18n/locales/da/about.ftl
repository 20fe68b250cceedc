# Hvis spil det er: i terminalen og i browseren.

unofficial = Lodestone er uofficielt og har ingen forbindelse til spillenes skabere. Kluster er af Robert & Paula Henning og udgives af Borderline Editions og Kluster LLC; Clustered er af Scotty Hardwick, Kitt Byrne og Vegard Farstad og udgives af Sculpin Games.
magnet-safety = Rigtige magneter er stærke og små: hold dem væk fra små børn, som kan sluge dem, fra pacemakere og andre implantater. Den, der har slugt en, skal straks til læge. Læs advarslerne i det hæfte, der ligger i din æske.
