# Stůl v terminálu.

play-title = Clustered · tah { $number } · místo { $seat } · help ukáže příkazy
play-seat-name = { $seat } ({ $player })
play-hand = Ruka místa { $seat }
play-ask-play = Který dílek?
play-ask-discard = Nic se nehodí. Který dílek odhodíš?
play-ask-trim = Víc než pět dílků. Který odhodíš?
play-ask-cell = Kam s { $tile }? (číslo na stole; Enter dílek vrátí)
play-hand-over = Teď hraje místo { $seat }. Předej klávesnici a stiskni Enter.
play-help =
    Napiš číslo dílku a pak číslo políčka. Víc není potřeba.
      3           vezmi třetí dílek a podívej se, kam se hodí
      Sh1 2,-1    rovnou polož Sh1 dvě políčka doprava a jedno nahoru
      -Sh1        odhoď ho, když musíš
      hint        co by udělal silný bot a proč
      explain Sh1 2,-1    proč tah není dovolený
      undo        vezmi zpět svůj poslední tah
      scores      body, část po části
      left, right, up, down    rozhlédni se po velkém stole
      save SOUBOR ulož hru do souboru podle výběru
      quit        odejdi; hra zůstane uložená
    Dílek v závorce se teď nikam nehodí. Za body každého místa: +L, +R jsou prémie za prvenství, ^l, ^r jsou
    nejdelší řada a největší obdélník v tuto chvíli a v závorce jsou dílky, které zbývá dobrat.
    Dílek je tvar (S čtverec, T trojúhelník, C kruh), výplň (h prázdný, d čárkovaný, s plný) a počet; *** je žolík.
    Sousedé musí mít společné aspoň dvě ze tří vlastností. Boduje každá řada od tří dílků a tvůj největší obdélník.
play-empty = Napiš číslo dílku nebo help.
play-unknown-command = „{ $text }“ není dílek ani příkaz; help ukáže obojí.
play-no-tile = Dílek { $number } v ruce nemáš; je jich { $most }.
play-no-label = Číslo { $number } na stole není; čísla jdou do { $most }.
play-fits-nowhere = { $tile } se teď nikam nehodí.
play-explain-what = Zadej tah k vysvětlení, například: explain Sh1 2,-1
play-out-of-sight = { $count ->
    [one] Jedno políčko není vidět; left, right, up a down se rozhlédnou.
    [few] Ještě { $count } políčka nejsou vidět; left, right, up a down se rozhlédnou.
   *[other] Ještě { $count } políček není vidět; left, right, up a down se rozhlédnou.
  }
play-legal = { $move } je dovolený tah.
play-hint = { $kind ->
    [discard] Já bych odhodil: { $move }
   *[place] Já bych hrál { $move } ({ $gain ->
        [0] zatím bez bodů
        [one] { $gain } bod
        [few] { $gain } body
       *[other] { $gain } bodů
      }).
  }
play-undo-agree = Souhlasí všichni, že se poslední tah vezme zpět? (y/n)
play-undone = Poslední tah je vzat zpět.
play-saved = Uloženo jako { $file }.
play-kept = Hra je uložená. Pokračuj příkazem: { $command }
play-record = Záznam je uložen jako { $file }.
play-nothing-kept = Zatím není uložená žádná hra.
play-result = { $kind ->
    [given-up] Nikdo nevyhrál: všichni hru opustili.
    [shared-win] Společné vítězství: { $winners }
   *[win] Vyhrává { $winners }.
  }
play-best-new = Body: { $total }, tvůj nejlepší výsledek s těmito volbami!
play-best-old = Body: { $total }. Tvůj nejlepší výsledek s těmito volbami je { $best }.
play-unknown-player = „{ $name }“ tu sedět nemůže. Známé: { $known }.
play-seat-letter = „{ $letter }“ není místo; jsou A až H.
play-surface = „{ $size }“ není plocha. Napiš 15x11, tedy políčka na šířku a na výšku, nebo round:6, tedy poloměr.

score-bonus = Prémie

## Co se stalo

event-placed = { $seat } hraje { $tile }@{ $cell }{ $gain ->
    [0] .
   *[other] {" "}(+{ $gain }).
  }
event-resigned = { $seat } opouští hru.
event-discarded = { $seat } nemůže nic položit a odhazuje { $tile }.
event-trimmed = { $seat } odhazuje { $tile }.
event-bonus = { $bonus ->
    [first_line] { $seat } má jako první řadu pěti (+2).
   *[first_rectangle] { $seat } má jako první obdélník 2×3 (+2).
  }

## replay

replay-title = Clustered · po tahu { $number } z { $most }
replay-ask = Enter: dál · b: zpět · číslo: tam · q: konec
replay-no-move = Tah { $number } tu není; záznam jich má { $most }.
play-preparing = Boti se chystají přemýšlet (jen poprvé, asi půl minuty) …
