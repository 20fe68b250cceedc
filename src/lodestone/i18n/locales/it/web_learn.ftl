# Imparare un gioco giocando, passo per passo, a un tavolo vero.
# $game: il nome di un gioco.

web-learn = Impara a giocare
web-learn-what = Giocando, a un tavolo tutto tuo. Cinque minuti per gioco; smetti quando vuoi e riprendi più tardi.
web-learn-clustered = Metti tessere, scopri perché una non va bene, fai una linea e un rettangolo, intralcia qualcuno e vinci per un punto.
web-learn-kluster = Piazza una pietra, senti come un’altra la attira, fanne attaccare due apposta, muovi la corda e vinci.
web-learn-how-far = { $state ->
    [done] Ancora una volta
    [begun] Riprendi dal passo { $step } di { $steps }
   *[new] Comincia
  }
web-learn-first = Mai giocato a { $game }? Impara in cinque minuti.
web-learn-title = Lezione di { $game }
web-learn-step = { $step } di { $steps }
web-learn-back = Indietro
web-learn-skip = Salta
web-learn-next = Avanti
web-learn-anew = Ricomincia questa parte
web-learn-done-already = L’hai già fatto.
web-learn-finished = Per una prima partita a { $game } non serve sapere altro. Buon divertimento!
web-learn-other = Impara { $game }
# Dopo le parole di una casella, per i lettori di schermo
web-learn-cell = { $cell } La lezione indica questa casella.

## Clustered

web-learn-lay = Prendi una tessera dalla tua mano: le caselle dove può andare si illuminano. Mettila su quella contornata, se è illuminata, poi conferma.
web-learn-lay-keys = Con la tastiera: un numero prende una tessera, le frecce e N scorrono il tavolo, Invio mette la tessera.
web-learn-lay-done = Ha in comune con ogni vicina almeno due fra forma, riempimento e numero. Accanto alla tessera iniziale, al centro, va bene tutto.
web-learn-refused = Ora sbaglia apposta: prendi una tessera e tocca una casella proprio accanto a un’altra tessera, dove niente è illuminato.
web-learn-refused-done = Qui sotto c’è scritto perché, la vicina che lo impedisce è contornata, e il link porta alla regola.
web-learn-line = Tre o più tue tessere di seguito, in riga o in colonna, sono una linea: un punto per tessera. Completa quella della casella contornata.
web-learn-line-done = La tua prima linea: tre punti. Più è lunga, più vale, e una tessera può contare in riga e in colonna.
web-learn-rectangle = Anche il tuo rettangolo più grande senza buchi, almeno due per due, vale un punto per tessera. Riempi l’angolo contornato.
web-learn-rectangle-done = Altri quattro punti. Conta solo il rettangolo più grande, quindi fallo crescere.
web-learn-block = Un altro tavolo, quasi alla fine; sei indietro di due punti. L’avversario sta per chiudere una riga da quattro nella casella contornata: mettici prima la tua tessera.
web-learn-block-done = Bloccato! La tua tessera spezza la riga, e mezza riga da due non vale niente.
web-learn-last = La tua ultima tessera. Fai una linea da tre nella casella contornata.
web-learn-last-done = Tutte le tessere sono sul tavolo: la partita è finita.
web-learn-count = Il tavolo riconta tutto: il tuo rettangolo più grande, le tue righe, le tue colonne. Vince chi ha più punti. Ben fatto!

## Kluster

web-learn-take = Queste pietre sono magneti potenti, e vuoi liberarti di tutte. Prendine una: toccala, o premi 1.
web-learn-take-done = È nella tua mano e segue il dito, il mouse o le frecce.
web-learn-place = Portala dentro la corda e lasciala con il pulsante o con Invio. Deve starci tutta.
web-learn-place-done = È piazzata. Un turno, una pietra.
web-learn-feel = Prendine un’altra e avvicinala piano a quella sul tavolo, finché non tira: guarda l’indicatore, ascolta il ronzio. Se viene respinta, capovolgila con il pulsante o con F.
web-learn-feel-done = Ecco l’attrazione. Di solito ora cercheresti un punto più calmo…
web-learn-snap = … ma fai il contrario: avvicinala ancora e lasciala, così le due si attaccano.
web-learn-snap-done = Clac! Le pietre che si toccano sono un kluster.
web-learn-why = Quello che si è attaccato torna nella tua riserva, e anche quello che esce dalla corda. Il tuo turno è finito. In solitario ti è concesso due volte; in compagnia, gli altri sono un turno più vicini alla vittoria.
web-learn-again = Piazza di nuovo una pietra, ben dentro la corda.
web-learn-cord = Invece di evitare il pericolo puoi farti spazio: afferra la corda e tirala, con il mouse, con il dito, o con C, Invio e le frecce. Porta con sé le pietre che tocca.
web-learn-cord-done = La corda si può muovere a ogni turno, purché niente si attacchi.
web-learn-win = Ora piazza le altre pietre lontane fra loro. Vince chi per primo non ne ha più.
web-learn-win-done = Nessuna pietra rimasta: hai vinto!
