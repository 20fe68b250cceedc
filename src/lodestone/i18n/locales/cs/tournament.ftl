# Turnaje botů a programy, které hrají.

## Nápověda

help-tournament = Nech boty hrát proti sobě a ohodnoť je; stejný příkaz po přerušení pokračuje.
help-tournament-bots = Kdo se účastní, oddělení čárkami; všichni boti hry, když nikoho nejmenuješ. Kdo je jmenován dvakrát, hraje dvakrát.
help-tournament-bot = Program, který se také účastní; lze zadat vícekrát. docs/bots-in-any-language.md říká, co musí umět.
help-play-bot = Program, který zaujme další místo; lze zadat vícekrát. Bez --seats (Kluster: --bots) máš první místo ty (Kluster: clumsy).
help-bot-seconds = Jak dlouho smí program přemýšlet o každé odpovědi; jinak 2 s v Clustered, 3 s v Kluster.
help-tournament-seats = Kolik jich sedí u každého stolu.
help-tournament-deals = Rozdání na každé setkání; každý hraje každé z každého místa.
help-tournament-swiss = Kola švýcarského turnaje, v němž se potkávají rovní; bez toho se potká každý s každým.
help-tournament-seed = Losuje rozdání a boty; stejné číslo dá stejné hry.
help-tournament-out = Kam přijdou výsledky a zprávy.
help-tournament-jobs = Hry zároveň; jinak jedna na jádro.
help-tournament-dask = Hrát místo toho na clusteru Dask tohoto plánovače.
help-bot = Nech program usednout k online stolu a zahrát tam jednu hru.
help-bot-program = Program s jeho volbami, v uvozovkách.
help-bot-table = Odkaz na stůl, nebo osobní odkaz na místo.
help-bot-name = Co vidí ostatní u stolu; jinak jméno programu.
usage-bots = BOTI
usage-program = PROGRAM

## Chyby

program-not-started = „{ $command }“ nejde spustit: { $detail }.
play-programs = V této hře { $count ->
    [0] nejsou u stolu žádné programy; vynech --bot
    [one] je u stolu { $count } program; jmenuj ho přes --bot ({ $names })
    [few] jsou u stolu { $count } programy; jmenuj je přes --bot v pořadí míst ({ $names })
   *[other] je u stolu { $count } programů; jmenuj je přes --bot v pořadí míst ({ $names })
  }.
bot-link = „{ $link }“ není odkaz na stůl; vypadá jako https://server/t/Abcd1234.
bot-no-server = { $address } neodpovídá: { $detail }.
bot-refused = Server říká: { $message }
tournament-too-few = Účastníků: { $entrants }, to nestačí na počet míst: { $seats }; jmenuj další boty, klidně téhož dvakrát.
tournament-swiss-alone = Pro hru o samotě není švýcarský turnaj; vynech --swiss.
tournament-log-busy = „{ $name }“ používá jiný běžící turnaj; zvol jinou složku přes --out.
tournament-log-other = „{ $name }“ patří k turnaji s jinými účastníky, pravidly nebo čísly; zvol jinou složku přes --out.
tournament-log-line = Řádek { $line } v „{ $name }“ není výsledek tohoto turnaje; oprav soubor nebo zvol jinou složku přes --out.
tournament-workers-lost = Procesy, které hrály, skončily, možná pro nedostatek paměti; co se odehrálo, zůstává, a stejný příkaz pokračuje (zkus --jobs 1).
tournament-no-dask = --dask potřebuje balíček distributed: pip install "lodestone[cluster]".
tournament-no-cluster = Plánovač Dask { $address } neodpovídá: { $detail }.

## Co se ukazuje

program-slips = { $count ->
    [one] { $seat }: { $count } odpověď pozdě nebo k ničemu: { $file }
    [few] { $seat }: { $count } odpovědi pozdě nebo k ničemu: { $file }
   *[other] { $seat }: { $count } odpovědí pozdě nebo k ničemu: { $file }
  }
bot-seated = Místo { $seat } na { $server }. Čeká se na hru …
bot-over = Hra skončila. Vítězové: { $winners }
tournament-progress = Hry: { $done } z { $total }
tournament-interrupted = Přerušeno; odehrané hry: { $games }. Zůstávají, a stejný příkaz pokračuje.
tournament-written = Zpráva: { $file }
tournament-title = Turnaj { $game }, { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
  }
tournament-summary = Hry: { $games }, rozdání na setkání: { $deals }, počáteční číslo: { $seed }.
tournament-bot = Bot
tournament-rating = Hodnocení
tournament-games = Hry
tournament-share = Podíl
tournament-points = Body
tournament-slips = Přešlapy
tournament-crosstable = Kolik každý bot (řádek) vzal každému jinému (sloupec): podíl s jeho 95% intervalem a hry
tournament-course = Hodnocení hru od hry
tournament-note = Hodnocení podle openskill s dvojnásobkem nejistoty; 25 je průměr. V podílu se remíza počítá napůl. Body: v Clustered součty; v Kluster zbylé magnety, o samotě položené.
