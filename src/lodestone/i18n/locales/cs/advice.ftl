advice-points = { $points ->
    [one] Přinese hned jeden bod.
    [few] Přinese hned { $points } body.
   *[other] Přinese hned { $points } bodů.
  }
advice-denied = { $points ->
    [one] Zabere políčko, které by pro { $seat } znamenalo jeden bod.
    [few] Zabere políčko, které by pro { $seat } znamenalo { $points } body.
   *[other] Zabere políčko, které by pro { $seat } znamenalo { $points } bodů.
  }
advice-next = { $points ->
    [one] Příští tah můžeš na { $cell } získat jeden bod.
    [few] Příští tah můžeš na { $cell } získat { $points } body.
   *[other] Příští tah můžeš na { $cell } získat { $points } bodů.
  }
advice-wild = Žolík ti zůstane na později.
advice-discard = { $count ->
    [0] Sotva ti bude chybět: teď se nikam nehodí.
    [one] Sotva ti bude chybět: teď se hodí na jedno místo.
    [few] Sotva ti bude chybět: teď se hodí na { $count } místa.
   *[other] Sotva ti bude chybět: teď se hodí na { $count } míst.
  }
advice-beside = { $count ->
    [0] Otevře nové místo ke stavění.
    [one] Leží vedle jednoho tvého dílku, kde může růst víc.
    [few] Leží vedle { $count } tvých dílků, kde může růst víc.
   *[other] Leží vedle { $count } tvých dílků, kde může růst víc.
  }
advice-certain = Nic už není skryté: tohle je jisté.
advice-risk = { $risk ->
    [0] Tam neuškodí ani třesoucí se ruka.
   *[other] S třesoucí se rukou tam nevyjde { $risk } % pokusů.
  }
advice-slack = Ruka se může splést o { $mm } mm.
advice-hold = To, co drží magnety na místě, je využité nejvýš z { $used } %.
advice-pair = { $one } a { $other } se přitahují nejvíc.
advice-not-now = Teď není co radit: musíš být na tahu a mít magnet k položení.
advice-also = Taky dobré: { $moves }.

table-no-hints = U tohoto stolu nejsou nápovědy.
table-hints-ask = S nápovědami musí souhlasit všichni u stolu.
table-hints-often = Jedna nápověda po druhé: chvilku počkej.
table-hint-late = Hra mezitím pokračovala.
server-hints-busy = Právě se vymýšlí příliš mnoho nápověd. Zkus to za chvíli.
play-hint-agree = Souhlasí všichni s nápovědami v této hře? (y/n)
web-hint = Nápověda
web-hint-ask = Požádat o nápovědy
web-hint-thinking = Nápověda se vymýšlí …
web-hint-tile = Zkus { $tile } na { $x }, { $y }.
web-hint-discard = Odhoď { $tile }.
web-hint-place = { $magnet } patří tam, kde je světlý tvar.
web-hint-flip = Nejdřív ho otoč.
web-hint-stop = Žádné místo nevypadá dost bezpečně, aby se dalo pokračovat.
web-proposal-hints = { $name } chce v této hře povolit nápovědy.
web-option-hints = Nápovědy
web-option-hints-agreed = Sólo, nebo když všichni souhlasí
web-option-hints-on = Pro všechny
web-option-hints-off = Nikdy

review-verdict = { $verdict ->
    [only] jediný tah
    [best] nejlepší tah
    [good] dobrý
    [slip] nepřesnost
   *[blunder] hrubka
  }
review-better = Lepší: { $move } (+{ $points }).
review-risk = Riziko { $risk } %, na nejlepším nalezeném místě { $best } %.
review-place = { $x }, { $y } mm · { $risk } %
review-klustered = Spojily se: { $magnets }.
review-seat = { $seat }: nepřesnosti { $slips }, hrubky { $blunders }, rozdáno { $given }
review-partial = Zbytek nebyl posouzen: od tahu { $number } to na fyzice tohoto programu vychází jinak.
review-progress = Posouzeno: { $done } z { $of }
help-review = Posuď každý tah uložené hry: co bylo nejlepší a kolik to stálo.
help-review-turn = Posuď jen tento tah.
server-no-review = Tento záznam nelze posoudit.
server-no-review-yet = Právě se posuzuje příliš mnoho záznamů. Zkus to za chvíli.
web-review = Posoudit
web-review-graph = Kolik který tah rozdal
web-review-alternatives = Lepší nebo stejně dobré
web-review-done = Posudek je hotový.
