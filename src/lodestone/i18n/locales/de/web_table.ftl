# Ein Tisch im Browser, bei beiden Spielen: zusammenkommen, was alle angeht.

web-table-missing = Unter dieser Adresse gibt es keinen Tisch, oder nicht mehr.

## Auf andere warten

web-waiting-clustered = Ein Tisch Clustered
web-waiting-kluster = Ein Tisch Kluster
web-waiting-for = { $count ->
    [0] Alle sind da.
    [one] Es fehlt noch jemand.
   *[other] Es fehlen noch { $count }.
  }
web-sit-down = Hinsetzen
web-leave-seat = Aufstehen
web-start-with-bots = Beginnen, mit Bots auf den freien Plätzen
web-invite-title = Einladen
web-invite-link = Link zu diesem Tisch
web-invite-copy = Link kopieren
web-invite-copied = Der Link ist kopiert.
web-invite-share = Teilen
web-invite-code = Derselbe Link als Code für Telefone
web-invite-watch = Link für andere, zum Zusehen
web-invite-only-here = Diese Adresse geht nur auf diesem Rechner. Um Telefone hereinzulassen, starte Lodestone mit --lan.
web-own-link = Mein eigener Link, für ein anderes Gerät
web-own-link-what = Öffnet deinen Platz, wo immer du ihn öffnest. Behalte ihn für dich.

## Gemeinsam

web-menu = Tisch
web-news = Was geschehen ist
web-news-none = Noch nichts.
web-chat = Chat
web-chat-write = Schreib etwas
web-chat-send = Senden
web-chat-none = Noch hat niemand etwas gesagt.
web-chat-unread = ungelesen
web-reactions = Ohne Worte
web-reaction = { $reaction ->
    [thumbs_up] Daumen hoch
    [clap] Applaus
    [laugh] Gelächter
    [wow] Staunen
    [think] Lass mich nachdenken
    [oops] Hoppla
    [heart] Wie schön
   *[wave] Winken
  }
web-preparing = Die Magneten werden vorbereitet …
web-preparing-then = Die Partie beginnt dann von selbst.
web-watchers = { $count ->
    [one] Eine Person sieht zu
   *[other] { $count } sehen zu
  }
web-take-back = Den letzten Zug zurücknehmen
web-pause = Pause
web-paused = Das Spiel macht Pause.
web-resume = Weiter
web-resign = Aufgeben
web-resign-seat = Platz { $seat } aufgeben
web-resign-sure = Dieses Spiel mit Platz { $seat } endgültig verlassen? Seine Karten bleiben, aber gewinnen kann er nicht mehr.
web-absent = { $who } ist nicht da.
web-stand-in = Einen Bot spielen lassen
web-stand-in-end = Platz { $seat } wieder selbst spielen
web-close-table = Diesen Tisch schließen
web-close-sure = Diesen Tisch für alle schließen?
web-yes = Ja
web-no = Nein
web-proposal-take-back = { $name } möchte den letzten Zug zurücknehmen.
web-proposal-pause = { $name } möchte eine Pause.
web-proposal-again = { $name } möchte noch einmal spielen.
web-proposal-waiting = Warten auf die anderen …
web-agree = Einverstanden
web-decline = Ablehnen
web-away = weg
web-resigned = aufgegeben
web-thinking = denkt nach
web-standing-in = Bot: { $level }
web-watching = Du siehst zu. Die Hände bleiben verdeckt.
web-clock-left = { $seconds } s
