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
web-record-deal = The deal: everybody has drawn, nothing is placed yet.
web-record-set = The table is set, nothing is placed yet.
web-record-nothing = { $seat } placed nothing.
web-record-filming = Playing this turn again to see how it moved …
web-record-camera = Drag to move round the table; the wheel or two fingers bring it nearer.
web-record-at = Turn { $turn }, { $seconds } s
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
