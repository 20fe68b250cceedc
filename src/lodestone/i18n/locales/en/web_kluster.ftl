# The Kluster table in the browser.
# $seat: a seat's letter. $magnet: “stone 3” or “spinner 3”. Lengths are in mm.

web-kluster-table = Kluster table
web-kluster-canvas = The table
web-kluster-seats = Seats
web-kluster-you = you
web-kluster-left = { $count ->
    [0] none left
    [one] 1 left
   *[other] { $count } left
  }
web-kluster-stone = stone { $number }
web-kluster-spinner = spinner { $number }

## What is to be done

web-kluster-preparing = Preparing the table …
web-kluster-choose = Your turn: choose a magnet.
web-kluster-carry = Carry it to its place, then let go.
web-kluster-dragging = You hold the cord.
web-kluster-cord-keys = Left and right move along the cord, up and down change the cord, Enter grabs it.
web-kluster-settling = Everything comes to rest …
web-kluster-repair = Placed. But a cord crosses no other one: move the cords until they cross, then end your turn.
web-kluster-choice = You have more left than the next seat. Place another magnet?
web-kluster-waiting = { $thinking ->
    [yes] { $who } is thinking …
   *[no] { $who } is on turn.
  }
web-kluster-apart = { $count ->
    [one] Cord { $cords } crosses no other one.
   *[other] Cords { $cords } cross no other one.
  }
web-kluster-solo = { $placed } placed, { $faults } of { $allowed } faults used

## The pool and the hand

web-kluster-pool = { $count ->
    [one] One magnet to place
   *[other] { $count } magnets to place
  }
web-kluster-take = Take { $magnet }
web-kluster-hand = The magnet in your hand
web-kluster-raise = Raise
web-kluster-lower = Lower
web-kluster-turn-left = Turn left
web-kluster-turn-right = Turn right
web-kluster-flip = Flip
web-kluster-stand = Stand
web-kluster-put-back = Put back
web-kluster-let-go = Let go
web-kluster-done = End the turn
web-kluster-continue = Place another
web-kluster-stop = Stop here
web-kluster-end-solo = End the game here
web-kluster-danger = Tug
web-kluster-danger-level = { $level ->
    [calm] Calm.
    [tug] It tugs.
    [strong] It tugs strongly.
   *[snap] About to snap!
  }

## What came of it

web-kluster-placed = { $seat } placed { $magnet }.
web-kluster-taken = { $cause ->
    [hand] { $seat } takes { $magnets }: { $count ->
        [one] it
       *[other] they
      } jumped to the magnet in the hand (rule { $rule }).
    [outside] { $seat } takes { $magnets }: outside the area (rule { $rule }).
   *[kluster] { $seat } takes { $magnets }: klustered (rule { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] Time was up: fault { $faults } of { $allowed } allowed.
   *[taken] Fault { $faults } of { $allowed } allowed.
  }
web-kluster-offered = { $seat } has more left than the next seat and may go on.
web-kluster-resigned = { $seat } leaves the game; { $count ->
    [one] one magnet is
   *[other] { $count } magnets are
  } set aside.
web-kluster-replay = See it again, slowly
web-kluster-slow = Slow motion
web-kluster-skip = Skip
web-kluster-ended = { $reason ->
    [total-victory] Everything placed: total victory!
    [faults] One fault too many.
    [stopped] Stopped: the result stands.
    [resigned] { $winners } wins: the others have left.
   *[other] { $count ->
        [0] Nobody wins.
        [one] { $winners } wins.
       *[other] { $winners } share the win.
      }
  }
web-kluster-result = { $name }: { $count ->
    [0] all placed
    [one] 1 left
   *[other] { $count } left
  }
web-kluster-best = Your best result of this kind so far: { $placed } placed, { $faults ->
    [one] one fault.
   *[other] { $faults } faults.
  }
web-kluster-best-now = Your best result of this kind!
web-kluster-best-first = Your first result of this kind.
web-kluster-poles-now = Now everybody sees which end was north: red with a ring.
web-kluster-again = Play again
web-kluster-record = The record of this game

## How it is shown and told

web-kluster-look = View and help
web-kluster-from-above = Look from above
web-kluster-quality = Picture
web-kluster-quality-auto = as this device can
web-kluster-quality-high = high
web-kluster-quality-medium = medium
web-kluster-quality-low = low
web-kluster-quality-flat = flat
web-kluster-spoken = Speak positions
web-kluster-spoken-what = For screen readers: where the magnet is, what is near and how it tugs, whenever it stops moving.
web-kluster-aids = Training aids
web-kluster-lines = Lines of the magnetic field
web-kluster-danger-map = Danger map: where it would be risky to let go
web-kluster-keys-title = Keys, mouse and fingers
web-kluster-keys = Numbers take a magnet. Arrows move it, finely with Shift, far with Control; Page Up and Page Down raise and lower; Q and E turn, F flips, S stands it up. Enter lets go, Escape puts it back. C chooses a cord, V changes the view, R reads the table out.
web-kluster-pointers = Mouse: the magnet follows, a click lets go, the wheel raises, with Shift it turns; the right button moves the view. Fingers: drag anywhere to move the magnet; a second finger turns and raises it. With an empty hand a cord can be dragged, and the view elsewhere.
web-kluster-pose = { $pose ->
    [standing] standing, face { $face } ahead
    [lying] lying, end { $face } ahead
   *[flat] flat, face { $face } up
  }
web-kluster-offset = { $x } { $side ->
    [left] left
   *[right] right
  }, { $y } { $depth ->
    [near] near
   *[away] away
  }
web-kluster-here = { $magnet }, { $how }: { $where } of the middle, { $height } high.
web-kluster-allowed = { $allowed ->
    [yes] May be let go here.
    [no] May not be let go here.
   *[unknown] On its way.
  }
web-kluster-neighbour = { $magnet }: { $distance } off, { $where }.
web-kluster-on-table = { $count ->
    [0] The table is empty.
    [one] One magnet lies on the table.
   *[other] { $count } magnets lie on the table.
  }
web-kluster-lies = { $magnet }: { $where } of the middle.

## Laying the cords

web-laying = Cords
web-laying-which = Which cord
web-laying-cord = Cord { $number }
web-laying-shape = Shape
web-laying-shape-name = { $shape ->
    [circle] Circle
    [oval] Oval
    [eight] Figure eight
   *[free] Free hand
  }
web-laying-turn = Turn
web-laying-usual = As usual
web-laying-sheet = The table with its cords
web-laying-move = Drag the cord about, or move it with the arrow keys; Q and E turn it.
web-laying-draw = Draw a closed line with the mouse or a finger; arrow keys move it. The cord keeps its length.
