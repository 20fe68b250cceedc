advice-points = { $points ->
    [one] Det ger en poäng nu.
   *[other] Det ger { $points } poäng nu.
  }
advice-denied = { $points ->
    [one] Det tar en ruta som skulle ge { $seat } en poäng.
   *[other] Det tar en ruta som skulle ge { $seat } { $points } poäng.
  }
advice-next = { $points ->
    [one] Nästa tur kan du få en poäng på { $cell }.
   *[other] Nästa tur kan du få { $points } poäng på { $cell }.
  }
advice-wild = Du sparar din joker till senare.
advice-discard = { $count ->
    [0] Du saknar den knappast: den passar ingenstans nu.
    [one] Du saknar den knappast: den passar på ett ställe nu.
   *[other] Du saknar den knappast: den passar på { $count } ställen nu.
  }
advice-beside = { $count ->
    [0] Det öppnar ett nytt ställe att bygga på.
    [one] Den ligger bredvid en av dina brickor, där mer kan växa.
   *[other] Den ligger bredvid { $count } av dina brickor, där mer kan växa.
  }
advice-certain = Inget är dolt längre: det här är säkert.
advice-risk = { $risk ->
    [0] Där gör inte ens en darrande hand någon skada.
   *[other] Med darrande hand går { $risk } % av alla försök fel där.
  }
advice-slack = Handen får hamna { $mm } mm fel.
advice-hold = Det som håller magneterna på plats är som mest utnyttjat till { $used } %.
advice-pair = { $one } och { $other } drar mest i varandra.
advice-not-now = Det finns inget att råda nu: det måste vara din tur och du måste ha en magnet att lägga.
advice-also = Också bra: { $moves }.

table-no-hints = Det finns inga tips vid det här bordet.
table-hints-ask = För tips måste alla vid bordet vara överens.
table-hints-often = Ett tips i taget: vänta lite.
table-hint-late = Spelet har gått vidare under tiden.
server-hints-busy = Just nu funderas det på för många tips. Försök igen om en stund.
play-hint-agree = Är alla med på tips i det här spelet? (y/n)
web-hint = Tips
web-hint-ask = Be om tips
web-hint-thinking = Funderar på ett tips …
web-hint-tile = Prova { $tile } på { $x }, { $y }.
web-hint-discard = Kasta { $tile }.
web-hint-place = { $magnet } ska ligga där den ljusa formen är.
web-hint-flip = Vänd på den först.
web-hint-stop = Inget ställe ser säkert nog ut för att fortsätta.
web-proposal-hints = { $name } vill tillåta tips i det här spelet.
web-option-hints = Tips
web-option-hints-agreed = Ensam, eller om alla är överens
web-option-hints-on = För alla
web-option-hints-off = Aldrig

review-verdict = { $verdict ->
    [only] enda draget
    [best] bästa draget
    [good] bra
    [slip] onoggrant
   *[blunder] grov miss
  }
review-better = Bättre: { $move } (+{ $points }).
review-risk = Risk { $risk } %, på det bästa funna stället { $best } %.
review-place = { $x }, { $y } mm · { $risk } %
review-klustered = Slogs ihop: { $magnets }.
review-seat = { $seat }: onoggranna drag { $slips }, grova missar { $blunders }, bortskänkt { $given }
review-partial = Resten har inte bedömts: från tur { $number } slutar det annorlunda med det här programmets fysik.
review-progress = Bedömt: { $done } av { $of }
help-review = Bedöm varje drag i ett sparat spel: vad som var bäst och vad det kostade.
help-review-turn = Bedöm bara det här draget eller den här turen.
server-no-review = Det här protokollet kan inte bedömas.
server-no-review-yet = Just nu bedöms för många protokoll. Försök igen om en stund.
web-review = Bedöm
web-review-graph = Vad varje drag skänkte bort
web-review-alternatives = Bättre eller lika bra
web-review-done = Bedömningen är klar.
