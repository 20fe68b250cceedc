# Le livret de règles dans le navigateur. Les livrets eux-mêmes sont dans rulebook/.

web-rules = Règles
web-rules-title = Les règles de { $game }
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] Rien trouvé.
    [one] Un paragraphe trouvé.
   *[other] { $count } paragraphes trouvés.
  }
web-rules-none = Rien ici ne parle de « { $words } ».
web-rules-contents = Sommaire
web-rules-other = Vers { $game }
web-rules-print = Imprimer
# $languages : des noms de langues, comme « danois et suédois »
web-rules-note-yours = Ta notice :
web-rules-note-leaflets = Notice en { $languages } :
web-rules-note = Remarque :
# Un lien derrière un refus ; $rule : un numéro, comme K9
web-rules-link = règle { $rule }
