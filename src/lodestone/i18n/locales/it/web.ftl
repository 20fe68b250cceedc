# Il tavolo nel browser: quello che tutte le schermate condividono, impostazioni, informazioni.

web-skip = Vai al contenuto
web-loading = Un momento…
web-load-failed = Impossibile caricare questa schermata.
web-reload = Riprova
web-nothing-here = A questo indirizzo non c’è niente.
web-to-lobby = All’ingresso
web-close = Chiudi
web-nav = Menu principale
web-nav-records = Partite
web-nav-referee = Arbitra Kluster
web-nav-score = Conta i punti
web-nav-about = Info

## Impostazioni

web-settings = Impostazioni
web-language = Lingua
web-language-system = Come il browser
web-theme = Chiaro o scuro
web-theme-system = Come il dispositivo
web-theme-light = Chiaro
web-theme-dark = Scuro
web-motion = Animazioni
web-motion-system = Come il dispositivo
web-motion-full = Tutte
web-motion-reduced = Ridotte
web-sound = Suoni
web-settings-kept = Restano in questo browser e non vanno da nessuna parte.

## Informazioni

web-about-title = Info su Lodestone
web-about-what = Lodestone è un tavolo digitale aperto per due famiglie di giochi: Kluster, con magneti e una corda, e Clustered, con le tessere.
web-about-unofficial = Non ufficiale, senza legami con gli editori.
web-about-boxes = Le parole, le immagini e i suoni qui sono nostri. Se i giochi ti piacciono, compra le scatole: sono bellissime.
web-about-safety-title = Con i magneti veri
web-about-privacy-title = I tuoi dati
web-about-privacy = Niente account, niente tracciamento, niente che arrivi da altrove. Le tue impostazioni e i tuoi posti restano in questo browser; le partite le conserva il server su cui ti trovi.
web-about-made-title = Fatto con
web-about-made = Svelte, Fluent e Vite nel browser; Python, Starlette, NumPy e Numba sul server. Software libero con licenza MIT.

## Quando qualcosa va storto

web-server-unreachable = Il server non si raggiunge. È ancora in funzione?
web-server-refused = Il server non ha potuto rispondere ({ $status }).
web-line-lost = Collegamento perso. Torna da solo…
web-line-ended = Il collegamento con questo tavolo è finito.
web-line-closed = Questo tavolo è stato chiuso.
