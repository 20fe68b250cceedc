# Naučit se hru hraním, krok za krokem u skutečného stolu.
# $game: jméno hry.

web-learn = Naučit se hrát
web-learn-what = Přímo hraním, u vlastního stolu. Pět minut na hru; přestaň, kdy chceš, a pokračuj později.
web-learn-clustered = Pokládej dílky, zjisti, proč se některý nehodí, postav řadu a obdélník, připleť se někomu do cesty a vyhraj o bod.
web-learn-kluster = Polož kámen, vnímej, jak jiný táhne, schválně spoj dva, posuň provázek a vyhraj.
web-learn-how-far = { $state ->
    [done] Ještě jednou
    [begun] Pokračovat krokem { $step } z { $steps }
   *[new] Začít
  }
web-learn-first = Neznáš hru { $game }? Za pět minut ji budeš umět.
web-learn-title = Výuka hry { $game }
web-learn-step = { $step } z { $steps }
web-learn-back = Zpět
web-learn-skip = Přeskočit
web-learn-next = Dál
web-learn-anew = Tuto část od začátku
web-learn-done-already = Tohle už máš za sebou.
web-learn-finished = Víc před první hrou { $game } vědět nemusíš. Dobrou zábavu!
web-learn-other = Naučit se { $game }
# Za slovy o políčku, pro odečítače obrazovky
web-learn-cell = { $cell } Sem ukazuje lekce.

## Clustered

web-learn-lay = Vezmi z ruky dílek: rozsvítí se políčka, kam se hodí. Když svítí i orámované políčko, polož dílek tam a potvrď.
web-learn-lay-keys = Na klávesnici: číslo vezme dílek, šipky a N vedou po plánu, Enter ho položí.
web-learn-lay-done = S každým sousedem má společné aspoň dvě ze tří vlastností: tvar, výplň, počet. Ke startovnímu dílku uprostřed se hodí všechno.
web-learn-refused = Teď schválně špatně: vezmi dílek a ťukni na políčko, které nesvítí, hned vedle ležícího dílku.
web-learn-refused-done = Pod plánem stojí, proč to nejde; soused, který překáží, je orámovaný a odkaz vede k pravidlu.
web-learn-line = Aspoň tři tvoje dílky v řádku nebo sloupci tvoří řadu: bod za každý dílek. Dokonči ji na orámovaném políčku.
web-learn-line-done = Tvoje první řada: tři body. Delší mají větší cenu a dílek se může počítat vodorovně i svisle.
web-learn-rectangle = Tvůj největší obdélník bez mezer, aspoň dva krát dva, dává taky bod za každý dílek. Zaplň orámovaný roh.
web-learn-rectangle-done = Další čtyři body. Počítá se jen největší obdélník, tak ať roste.
web-learn-block = Jiný stůl, skoro u konce; prohráváš o dva body. Soupeř se na orámovaném políčku chystá dokončit řadu čtyř: polož tam svůj dílek dřív.
web-learn-block-done = Zablokováno! Tvůj dílek řadu dělí a polovina o dvou dílcích nemá žádnou cenu.
web-learn-last = Tvůj poslední dílek. Postav na orámovaném políčku řadu tří.
web-learn-last-done = Všechny dílky leží, takže hra končí.
web-learn-count = Stůl všechno spočítá ještě jednou: tvůj největší obdélník, tvé řádky, tvé sloupce. Kdo má nejvíc, vyhrává. Výborně!

## Kluster

web-learn-take = Tyhle kameny jsou silné magnety a ty se chceš všech zbavit. Vezmi jeden: ťukni na něj, nebo stiskni 1.
web-learn-take-done = Máš ho v ruce: jde za prstem nebo za myší a poslouchá šipky.
web-learn-place = Dones ho dovnitř provázku a pusť tlačítkem nebo Enterem. Uvnitř musí být celý.
web-learn-place-done = Leží. Jeden tah, jeden kámen.
web-learn-feel = Vezmi další a pomalu ho přibližuj k tomu, který leží, až začne táhnout: sleduj ukazatel, poslouchej bzučení. Když ho něco odstrkuje, obrať ho tlačítkem nebo F.
web-learn-feel-done = To je ta síla. Jindy by to teď chtělo klidnější místo …
web-learn-snap = … ale udělej opak: jdi blíž a pusť, ať ty dva skočí k sobě.
web-learn-snap-done = Cvak! Kameny, které se dotýkají, jsou shluk.
web-learn-why = Co se spojilo, vrací se do tvé zásoby, a stejně tak to, co se dostane mimo provázek. Tvůj tah končí. Sólo se to smí stát dvakrát; ve hře s ostatními jsou pak oni o tah blíž vítězství.
web-learn-again = Polož znovu kámen, uvnitř provázku a ne moc blízko k němu.
web-learn-cord = Nebezpečí se nemusíš jen vyhýbat, můžeš si udělat místo: chyť provázek a táhni ho myší, prstem nebo klávesami C, Enter a šipkami. Kameny, kterých se dotkne, strhne s sebou.
web-learn-cord-done = S provázkem se smí hýbat v každém tahu, jen se při tom nesmí nic spojit.
web-learn-win = Teď polož zbylé kameny daleko od sebe. Kdo první nemá žádný, vyhrává.
web-learn-win-done = Žádný kámen nezbývá: vyhráváš!
