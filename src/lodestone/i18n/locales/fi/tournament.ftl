# Bottien turnaukset ja pelaavat ohjelmat.

## Ohje

help-tournament = Pane botit pelaamaan toisiaan vastaan ja arvioi ne; sama komento jatkaa keskeytyksen jälkeen.
help-tournament-bots = Ketkä osallistuvat, pilkuin erotettuina; pelin kaikki botit, jos ketään ei nimetä. Kahdesti nimetty osallistuu kahdesti.
help-tournament-bot = Ohjelma, joka myös osallistuu; voi antaa monta kertaa. docs/bots-in-any-language.md kertoo, mitä sen pitää osata.
help-play-bot = Ohjelma, joka saa seuraavan paikan; voi antaa monta kertaa. Ilman valitsinta --seats (Kluster: --bots) ensimmäinen on sinun (Kluster: clumsy).
help-bot-seconds = Kauanko ohjelma saa miettiä kutakin vastausta; muuten 2 s Clusteredissa, 3 s Klusterissa.
help-tournament-seats = Montako istuu kunkin pöydän ääressä.
help-tournament-deals = Jakoja kutakin kohtaamista kohti; jokainen pelaa jokaisen jaon joka paikalta.
help-tournament-swiss = Kierroksia sveitsiläisessä turnauksessa, jossa tasaväkiset kohtaavat; ilman tätä kaikki kohtaavat kaikki.
help-tournament-seed = Arpoo jaot ja botit; sama luku antaa samat pelit.
help-tournament-out = Mihin tulokset ja raportit pannaan.
help-tournament-jobs = Pelejä yhtä aikaa; muuten yksi ydintä kohti.
help-tournament-dask = Pelaa sen sijaan tämän ajoittajan Dask-klusterissa.
help-bot = Pane ohjelma istumaan verkkopöytään ja pelaamaan siellä yksi peli.
help-bot-program = Ohjelma valitsimineen, lainausmerkeissä.
help-bot-table = Linkki pöytään tai henkilökohtainen linkki paikalle.
help-bot-name = Mitä muut pöydässä näkevät; muuten ohjelman nimi.
usage-bots = BOTIT
usage-program = OHJELMA

## Virheet

program-not-started = ”{ $command }” ei käynnisty: { $detail }.
play-programs = Tässä pelissä { $count ->
    [0] ei ole ohjelmia pöydässä; jätä --bot pois
    [one] on ohjelma pöydässä; nimeä se valitsimella --bot ({ $names })
   *[other] on { $count } ohjelmaa pöydässä; nimeä ne valitsimella --bot paikkojen järjestyksessä ({ $names })
  }.
bot-link = ”{ $link }” ei ole linkki pöytään; sellainen on kuin https://server/t/Abcd1234.
bot-no-server = { $address } ei vastaa: { $detail }.
bot-refused = Palvelin sanoo: { $message }
tournament-too-few = { $entrants } ei riitä { $seats } paikalle; nimeä lisää botteja, vaikka sama kahdesti.
tournament-swiss-alone = Yksin pelattavaan ei ole sveitsiläistä turnausta; jätä --swiss pois.
tournament-log-busy = ”{ $name }” on toisen käynnissä olevan turnauksen käytössä; valitse toinen kansio valitsimella --out.
tournament-log-other = ”{ $name }” kuuluu turnaukseen, jossa on muut osallistujat, säännöt tai luvut; valitse toinen kansio valitsimella --out.
tournament-log-line = Rivi { $line } tiedostossa ”{ $name }” ei ole tämän turnauksen tulos; korjaa tiedosto tai valitse toinen kansio valitsimella --out.
tournament-workers-lost = Pelanneet prosessit ovat kuolleet, ehkä muistin puutteeseen; pelattu on tallessa, ja sama komento jatkaa (kokeile --jobs 1).
tournament-no-dask = --dask tarvitsee paketin distributed: pip install "lodestone[cluster]".
tournament-no-cluster = Dask-ajoittaja { $address } ei vastaa: { $detail }.

## Mitä näytetään

program-slips = { $count ->
    [one] { $seat } antoi vastauksen, joka oli myöhässä tai kelvoton: { $file }
   *[other] { $seat } antoi { $count } vastausta, jotka olivat myöhässä tai kelvottomia: { $file }
  }
bot-seated = Paikka { $seat } palvelimella { $server }. Odotetaan peliä …
bot-over = Peli on päättynyt. Voittajat: { $winners }
tournament-progress = { $done } / { $total } peliä
tournament-interrupted = Keskeytetty { $games } pelin jälkeen; ne ovat tallessa, ja sama komento jatkaa.
tournament-written = Raportti: { $file }
tournament-title = Turnaus: { $game }, { $seats ->
    [one] { $seats } paikka
   *[other] { $seats } paikkaa
  }
tournament-summary = { $games } peliä, { $deals } jakoa kutakin kohtaamista kohti, siemenluku { $seed }.
tournament-bot = Botti
tournament-rating = Vahvuusluku
tournament-games = Pelit
tournament-share = Osuus
tournament-points = Pisteet
tournament-slips = Lipsahdukset
tournament-crosstable = Mitä kukin botti (rivi) otti kultakin toiselta (sarake): osuus ja sen 95 %:n väli, sekä pelit
tournament-course = Vahvuusluku pelistä peliin
tournament-note = Vahvuusluvut ovat openskillin, epävarmuus kaksinkertaisena; 25 on keskiarvo. Osuudessa tasapeli on puolikas. Pisteet: Clusteredissa summat; Klusterissa jäljellä olevat magneetit, yksin asetetut.
