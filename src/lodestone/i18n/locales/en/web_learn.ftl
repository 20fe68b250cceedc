# Learning a game by doing, step by step at a real table.
# $game: the name of a game.

web-learn = Learn to play
web-learn-what = By doing, at a table of your own. Five minutes a game; stop whenever you like and go on later.
web-learn-clustered = Lay tiles, see why one does not fit, make a line and a rectangle, get in somebody’s way and win by a point.
web-learn-kluster = Place a stone, feel another one pull, let two snap together on purpose, move the cord and win.
web-learn-how-far = { $state ->
    [done] Once more
    [begun] Go on with step { $step } of { $steps }
   *[new] Begin
  }
web-learn-first = New to { $game }? Learn it in five minutes.
web-learn-title = Learning { $game }
web-learn-step = { $step } of { $steps }
web-learn-back = Back
web-learn-skip = Skip
web-learn-next = Go on
web-learn-anew = Start this part anew
web-learn-done-already = You have done this already.
web-learn-finished = That was all of { $game } there is to know before a first game. Have fun!
web-learn-other = Learn { $game }
# Behind the words for a cell, for screen readers
web-learn-cell = { $cell } The lesson points here.

## Clustered

web-learn-lay = Take a tile of your hand: cells where it fits glow. Put it on the outlined cell, if it glows there, then confirm.
web-learn-lay-keys = By keyboard: a number takes a tile, the arrows and N lead over the board, Enter lays it.
web-learn-lay-done = It shares at least two of shape, fill and number with every neighbour. The start tile in the middle goes with anything.
web-learn-refused = Now a mistake on purpose: take a tile and tap a cell right beside a tile where nothing glows.
web-learn-refused-done = Below the board it says why, the neighbour in the way is outlined, and the link leads to the rule.
web-learn-line = Three or more of your tiles in a row or column are a line, a point for each tile. Complete the one at the outlined cell.
web-learn-line-done = Your first line: three points. Longer lines are worth more, and a tile may count across and down.
web-learn-rectangle = Your largest full rectangle, two by two or more, counts its tiles as well. Fill the outlined corner.
web-learn-rectangle-done = Four points more. Only the largest rectangle counts, so let it grow.
web-learn-block = Another table, almost at its end; you are two points behind. The opponent is about to close a row of four at the outlined cell: lay your tile there first.
web-learn-block-done = Blocked! Your tile splits the row, and half a row of two is worth nothing.
web-learn-last = Your last tile. Make a line of three at the outlined cell.
web-learn-last-done = All tiles are laid, so the game is over.
web-learn-count = The table counts everything once more: your largest rectangle, your rows, your columns. Whoever has most wins. Well done!

## Kluster

web-learn-take = These stones are strong magnets, and you want to get rid of all of them. Take one: tap it, or press 1.
web-learn-take-done = It is in your hand and follows your finger or mouse, or the arrow keys.
web-learn-place = Carry it inside the cord and let go with the button or Enter. All of it has to be inside.
web-learn-place-done = It lies. One turn, one stone.
web-learn-feel = Take another one and bring it slowly closer to the stone that lies there, until it tugs: watch the meter, listen to the hum. If it is pushed away, flip it with the button or F.
web-learn-feel-done = That is the pull. Usually you would look for a calmer spot now …
web-learn-snap = … but do the opposite: go closer and let go, so that the two snap together.
web-learn-snap-done = Snap! Stones that touch are a kluster.
web-learn-why = What has klustered goes back to your pool, and so does whatever leaves the cord. Your turn is over. Alone you may do this twice; with others they are a turn nearer to winning.
web-learn-again = Place a stone again, well inside the cord.
web-learn-cord = Instead of staying away from danger you can make room: grab the cord and pull it, by mouse, by finger, or with C, Enter and the arrows. It takes along the stones that it touches.
web-learn-cord-done = The cord may be moved in every turn, as long as nothing snaps together.
web-learn-win = Now place the other stones far from each other. Whoever has none left first wins.
web-learn-win-done = No stone left: you have won!
