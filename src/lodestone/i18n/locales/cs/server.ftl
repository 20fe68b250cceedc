### What the table server says to its guests.

## Tables

table-host-name = Hostitel
table-spectators = Jen se díváš: chceš-li hrát, sedni si.
table-not-your-seat = Místo { $seat } není tvoje.
table-no-such-seat = Místo { $seat } tu není: místa jsou A až { $last }.
table-not-on-turn = Na tahu je místo { $seat }.
table-not-your-move = O vrácení může požádat jen ten, kdo hrál naposledy.
table-bot-plays = Za místo { $seat } hraje bot: nejdřív si ho vezmi zpět.
table-nobodys-seat = Na místě { $seat } nikdo není, takže není koho zastoupit.
table-no-stand-in = Na místě { $seat } nikoho nezastupuje bot.
table-still-here = Kdo má místo { $seat }, je pořád tady.
table-has-days = Tady trvají tahy dny: jen kdo má místo { $seat }, se tam může nechat zastoupit botem.
table-has-clock = Znáte se jen odsud a rozhodují hodiny: jen kdo má místo { $seat }, se tam může nechat zastoupit botem.
table-not-waiting = Hra už začala.
table-not-begun = Hra ještě nezačala.
table-not-over = Hra ještě neskončila.
table-no-free-seat = Volné místo tu není, nebo aspoň ne tohle.
table-proposal-open = Už je tu jiný návrh: nejdřív odpověz na něj.
table-no-proposal = Nikdo nic nenavrhl.
table-not-asked = Tvůj souhlas k tomu není potřeba.
table-paused = Hra je pozastavená.
table-not-paused = Hra není pozastavená.
table-closed = Tento stůl je zavřený.
table-full = U tohoto stolu se toho stalo tolik, že už se nic dalšího nevejde. Dohraj hru a pak otevři nový stůl.
table-host-only = To smí jen hostitel tohoto stolu.
table-no-chat = U tohoto stolu není chat.
table-no-such-reaction = Taková reakce neexistuje.
table-nothing-said = Zpráva je prázdná.
table-other-game = U tohoto stolu se hraje { $game }.
table-other-options = Tyto volby se nehodí ke hře { $game }.
table-bot-level = Úroveň uveď u botů, a jen u nich.
table-first = S „picked“ a „named“ uveď místo, které začíná; s „drawn“ žádné.
table-first-bot = Bot nemá věk ani výšku. Vyberte člověka, nebo losujte.
table-id-used = Tento identifikátor už měla jiná zpráva: dej každé vlastní.
live-resign = Hru opustíš zprávou „resign“.
live-stream = Průběžně jde posílat jen držení a tažení; ostatní pošli přes „do“.
live-preparing = Fyzika se připravuje; chvíli to trvá, ale jen jednou.

## The server

server-no-record = Takový záznam neexistuje.
server-no-turn = Takový tah v něm není.
server-no-track = Tento tah už nedopadá tak, jak byl zaznamenán: fyzika se od té doby změnila.
server-no-track-yet = Právě se přehrává příliš mnoho záznamů. Zkus to za chvíli.
server-no-page = Tady nic není.
server-admin-only = To smí jen správce tohoto serveru.
server-no-table = Takový stůl neexistuje.
server-no-lesson = Taková lekce neexistuje.
server-unknown-token = Tento odkaz nepatří nikomu u tohoto stolu.
server-hello-first = První zpráva musí být „hello“.
server-hello-twice = „hello“ už zaznělo.
server-protocol = Tento server mluví verzí { $known } protokolu, ne { $given }.
server-message-size = To je moc velké: nejvyšší počet bajtů je { $limit }.
server-too-fast = Příliš mnoho zpráv za krátkou dobu: chvilku počkej.
server-busy = Server má teď příliš mnoho práce. Zkus to za chvíli.
server-too-long = Trvalo by to příliš dlouho, a tak to bylo přerušeno; nic se nezměnilo.
server-too-slow = Tvůj požadavek přicházel příliš pomalu a server na něj přestal čekat.
server-too-much-chat = Píšeš moc rychle: chvilku počkej.
server-too-many-tables = Z tvé adresy bylo otevřeno příliš mnoho stolů: nějakou dobu počkej.
server-table-full = U tohoto stolu se už dívá příliš mnoho lidí.
server-origin = Tato stránka nesmí s tímto serverem mluvit.
server-host = Tento server neodpovídá na jméno „{ $host }“. Správce mu je může přidat přes --public-url.
server-unavailable = Server teď nemůže nic uložit; nic se nezměnilo. Zkus to za chvíli.
server-defect = Na serveru se něco pokazilo; nic se nezměnilo.
server-no-method = To tady nejde.
server-not-built-title = Stůl je prostřený, ale chybí židle
server-not-built = Server běží, ale jeho část pro prohlížeč není sestavená. V kopii zdrojů ji sestaví „make play“; nainstalovaný balíček ji má s sebou.
server-no-docs-title = Dokumentace tu není
server-no-docs = Tato kopie Lodestone byla připravena bez dokumentace. V kopii zdrojů ji sestaví „make docs“.

## Kluster live

live-cut-short = Stůl musel tento tah začít znovu. Zkus to prosím ještě jednou.

## Hints and reviews: hints at a table

table-no-hints = U tohoto stolu nejsou nápovědy.
table-hints-ask = S nápovědami musí souhlasit všichni u stolu.
table-hints-often = Jedna nápověda po druhé: chvilku počkej.
table-hint-late = Pozdě: hra mezitím pokračovala.
server-hints-busy = Právě se vymýšlí příliš mnoho nápověd. Zkus to za chvíli.

## Hints and reviews: reviews

server-no-review = Tento záznam nelze posoudit.
server-no-review-yet = Právě se posuzuje příliš mnoho záznamů. Zkus to za chvíli.

## Storage

storage-unavailable = Úložiště teď neodpovídá ({ $cause }). Nic se nezměnilo; zkus to znovu.
storage-full = Úložiště je plné ({ $cause }). Nic se nezměnilo; zkus to znovu, až bude místo.
storage-uncertain = Spojení s úložištěm se uprostřed přerušilo ({ $cause }). Obnov stránku a uvidíš, jestli se něco uložilo.
storage-conflict = Stůl { $table } je už dál: měla se zapsat verze { $version }, ale nejnovější je { $head }.
storage-unknown-table = Stůl { $table } neexistuje.
storage-not-owner = Stůl { $table } má teď jiný server.
storage-table-exists = Stůl { $table } už existuje.

## Links, where they are shown before anybody opens them

share-title = Lodestone: Kluster a Clustered
share-what = Magnety ve smyčce provázku, dílky v řadách a obdélnících: hraj o samotě, proti botům nebo s přáteli, bez účtu. Neoficiální, nezávislý.
share-table = { $game }: pojď ke stolu
share-table-what = Otevři odkaz a posaď se, nebo se dívej. Žádný účet, nic k instalaci.
share-record = { $game }: celá hra
share-record-what = Otevři odkaz a projdi si ji tah po tahu.
share-daily = Lodestone: stůl dne
share-daily-what = Každý den jedno rozdání, pro všechny stejné, a pro každého jeden pokus. Zahraj si to dnešní.
table-chat-first = Ještě se neznáte: nejdřív musí všichni povolit chat.
table-strangers-close = Hru s někým, koho znáš jen odsud, nelze zavřít. Můžeš se vzdát.
table-listed-full = Otevřený stůl potřebuje volné místo.
server-no-open-tables = Na tomto serveru nejsou otevřené stoly.
server-too-many-listings = Máš už příliš mnoho otevřených stolů. U některého začni, nebo jeden stáhni.
server-too-many-waiting = Z tvé adresy už čeká příliš mnoho lidí.
server-unanswered = Několikrát jsme tě volali bez odpovědi. Než to zkusíš znovu, nějakou dobu počkej.
server-nobody-found = Už na tebe nikdo nečeká.
server-no-listing = Ten stůl už není otevřený.
## Daily tables

daily-none = Takový stůl dne neexistuje.
daily-off = Na tomto serveru nejsou stoly dne.
daily-token = Stůl dne potřebuje vlastní klíč: 20 až 64 písmen, číslic, - nebo _ v hlavičce Authorization.
daily-too-many = Stůl dne byl dnes z tvé adresy otevřen příliš mnohokrát: přijď zítra.
daily-no-bot = U stolu dne za tebe žádný bot nehraje.
daily-no-take-back = U stolu dne se tahy neberou zpět.
daily-once = Stůl dne se hraje jednou: zítra bude další.
daily-no-hints = U stolu dne nejsou nápovědy.
daily-no-spectators = U stolu dne se nikdo nedívá.
daily-record-sealed = Záznam stolu dne se otevře hodinu po skončení jeho dne.
