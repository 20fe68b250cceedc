# A table in the browser, of either game: coming together, what concerns everybody.

web-table-missing = There is no table at this address, or not any more.

## Waiting for others

web-waiting-clustered = A table of Clustered
web-waiting-kluster = A table of Kluster
web-waiting-for = { $count ->
    [0] Everybody is here.
    [one] Waiting for one more.
   *[other] Waiting for { $count } more.
  }
web-sit-down = Sit down
web-leave-seat = Stand up
web-start-with-bots = Begin with bots on the free seats
web-invite-title = Invite
web-invite-link = Link to this table
web-invite-copy = Copy the link
web-invite-copied = The link is copied.
web-invite-share = Share
web-invite-code = The same link as a code for phones
web-invite-watch = Link for others, to watch
web-invite-only-here = This address works on this computer only. To let phones in, start Lodestone with --lan.
web-own-link = My own link, for another device
web-own-link-what = Opens your seat wherever you open it. Keep it to yourself.

## Together

web-menu = Table
web-news = What happened
web-news-none = Nothing yet.
web-chat = Chat
web-chat-write = Write something
web-chat-send = Send
web-chat-none = Nobody has said anything yet.
web-chat-unread = unread
web-reactions = Without words
web-reaction = { $reaction ->
    [thumbs_up] Thumbs up
    [clap] Applause
    [laugh] Laughing
    [wow] Wow
    [think] Let me think
    [oops] Oops
    [heart] Lovely
   *[wave] Waving
  }
web-preparing = Preparing the magnets …
web-preparing-then = The game begins by itself.
web-watchers = { $count ->
    [one] One watching
   *[other] { $count } watching
  }
web-take-back = Take the last move back
web-pause = Pause
web-paused = The game is paused.
web-resume = Go on
web-resign = Resign
web-resign-seat = Resign seat { $seat }
web-resign-sure = Leave this game for good with seat { $seat }? Its tiles stay, but it cannot win any more.
web-absent = { $who } is not there.
web-stand-in = Let a bot play
web-stand-in-end = Play seat { $seat } myself again
web-close-table = Close this table
web-close-sure = Close this table for everybody?
web-yes = Yes
web-no = No
web-proposal-take-back = { $name } would like to take the last move back.
web-proposal-pause = { $name } would like to pause.
web-proposal-again = { $name } would like to play again.
web-proposal-waiting = Waiting for the others …
web-agree = Agree
web-decline = Decline
web-away = away
web-resigned = resigned
web-thinking = thinking
web-standing-in = bot: { $level }
web-watching = You are watching. Hands stay covered.
web-clock-left = { $seconds } s
