# Clustered: proč tah, zápis nebo příprava neplatí.
# $tile, $neighbour, $occupant: dílek jako Sh1, *** (žolík) nebo ### (startovní). $cell: políčko jako x,y.

## Zápis

notation-tile = „{ $text }“ není dílek. Napiš tvar S, T nebo C, výplň h, d nebo s a počet 1 až 3, například Sh1; žolík je ***.
notation-cell = „{ $text }“ není políčko na stole. Napiš x,y celými čísly, například 1,0.
notation-move = „{ $text }“ není tah. Napiš Sh1@1,0 pro položení dílku nebo -Sh1 pro jeho odhození.
notation-start-tile = Startovní dílek leží na stole od začátku; nikdo s ním nehraje.

## Tahy

game-over = Hra skončila.
illegal-not-in-hand = { $tile } nemáš v ruce.
illegal-discard = Odhazovat nesmíš, dokud jde nějaký dílek položit, například { $example }.
illegal-trim-first = Nejdřív odhoď přebytečné dílky, ať jich máš pět.
illegal-trim-drawn = U tohoto stolu se smí odhodit jen právě dobraný dílek, a { $tile } to není.
illegal-off-table = { $cell } je mimo stůl: pro dílek tam není místo.
illegal-occupied = Na { $cell } už leží dílek: { $occupant }.
illegal-alone = Vedle { $cell } nic neleží: dílek se musí stranou dotýkat jiného.
illegal-resign = Místo { $seat } už hru opustilo, nebo v ní nikdy nebylo.
# $differ: které vlastnosti se liší
illegal-neighbour = { $tile } se nehodí k { $neighbour } na { $cell }: { $differ ->
    [shape-fill] liší se tvar a výplň
    [shape-count] liší se tvar a počet
    [fill-count] liší se výplň a počet
   *[shape-fill-count] liší se tvar, výplň i počet
  }, a sousedé musí mít společné aspoň dvě ze tří vlastností.

## Příprava

setup-seats = V Clustered může být 1 až { $most } míst, ne { $seats }.
setup-first = Místo { $first } nemůže začít: místa mají čísla 0 až { $last }.
setup-extra-wild = Místo { $seat } nemůže mít žolíka navíc: místa mají čísla 0 až { $last }.
setup-extra-wild-twice = Jedno místo je u žolíka navíc uvedeno dvakrát.
setup-stack-surplus = Místo { $seat } má v hromádce příliš mnoho { $tile }.
setup-stack-missing = Místo { $seat } nemá v hromádce { $tile }, nebo jich má málo.
setup-surface = Na této ploše není místo pro startovní dílek na { $cell }.
setup-radius = Poloměr kulaté plochy musí být číslo, nula nebo víc.

## Záznamy

record-unreadable = Tohle není náš záznam: { $problem }
record-players = V tomto záznamu je jiný počet hráčů než míst.
record-version = Tento záznam má verzi { $version }; tento program čte verzi { $known }.
record-game = Toto je záznam hry „{ $game }“, ne hry { $expected }.
record-setup = Příprava v tomto záznamu byla změněna: nesedí kontrolní součet.
record-move-edited = Tah { $number }, { $move }, byl změněn: nesedí kontrolní součet.
record-move-unreadable = Tah { $number } nejde přečíst: { $problem }
record-move-illegal = Tah { $number }, { $move }, není dovolený: { $problem }
record-result = Výsledek v tomto záznamu byl změněn: nevyplývá z jeho tahů (je jich { $number }).

## Boti

setup-bot = Bot „{ $name }“ neexistuje. Známé: { $known }.
