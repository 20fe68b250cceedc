# Regelboken i terminalen och på papper. Själva böckerna ligger i rulebook/.

help-rules = Visa regelboken för ett spel, eller en del av den.
help-rules-search = Visa bara det där de här orden förekommer.
help-rules-rule = Visa bara det som sägs om den här regeln.
help-rules-html = Skriv regelboken som en sida för utskrift i stället.
rules-no-such-rule = Regelboken för { $game } har ingen regel ”{ $number }”.
rules-nothing-found = Inget i regelboken för { $game } nämner ”{ $words }”.
rules-written = Regelboken är skriven till { $file }
rules-contents = Innehåll
# $languages: namn på språk, som ”danska och svenska”
rules-note-yours = Ditt regelhäfte:
rules-note-leaflets = Regelhäfte på { $languages }:
rules-note = Anmärkning:
rules-marks-tiles = + passar · ! passar inte
rules-marks-magnets = + lagd · ! får inte släppas där · x plockas upp · o ligger där
