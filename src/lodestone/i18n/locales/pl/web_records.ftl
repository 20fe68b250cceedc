# Skończone partie w przeglądarce.

web-records-open = Otwórz plik
web-records-open-what = Zapis pobrany tutaj albo zrobiony w terminalu lub przez sędziego. Wybierz go albo upuść tutaj.
web-records-unreadable = Nie da się otworzyć „{ $name }”: { $problem }
web-records-none = Przy twoich stołach nie ma jeszcze skończonych partii.
web-records-line = { $when } · { $turns ->
    [one] jedna tura
    [few] { $turns } tury
   *[many] { $turns } tur
  }
web-record-clustered = Partia Clustered
web-record-kluster = Partia Kluster
web-record-deal = Rozdanie: każdy dobrał, nic jeszcze nie leży.
web-record-set = Stół gotowy, nic jeszcze nie leży.
web-record-nothing = { $seat } nic nie kładzie.
web-record-filming = Odgrywam tę turę jeszcze raz, żeby pokazać ruch …
web-record-camera = Przeciągnij, żeby obejść stół; kółko albo dwa palce przybliżają.
web-record-at = Tura { $turn }, { $seconds } s
web-record-graph = Punkty każdego miejsca, tura po turze
web-record-first = Na początek
web-record-back = Tura wstecz
web-record-play = Odtwórz
web-record-stop = Zatrzymaj
web-record-on = Tura dalej
web-record-last = Na koniec
web-record-turn = Tura
web-record-speed = Tempo
web-record-link = Link do tej tury
web-record-download = Pobierz
