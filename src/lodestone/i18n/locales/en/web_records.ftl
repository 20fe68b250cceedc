# Finished games in the browser.

web-records-open = Open a file
web-records-open-what = A record that was downloaded here, or written by the terminal or the referee. Choose it, or drop it here.
web-records-unreadable = “{ $name }” cannot be opened: { $problem }
web-records-none = No finished games of your tables yet.
web-records-line = { $when } · { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }
web-record-clustered = A game of Clustered
web-record-kluster = A game of Kluster
web-record-kluster-what = { $players }; { $turns ->
    [one] one turn.
   *[other] { $turns } turns.
  }
web-record-deal = The deal: everybody has drawn, nothing is placed yet.
web-record-graph = Points of each seat, turn by turn
web-record-first = To the beginning
web-record-back = One turn back
web-record-play = Play
web-record-stop = Stop
web-record-on = One turn on
web-record-last = To the end
web-record-turn = Turn
web-record-speed = Speed
web-record-link = Link to this turn
web-record-download = Download
