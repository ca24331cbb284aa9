# First Class, Italian: words of the web page around the game. The page itself reads them (scripts/page.mjs), so each is one
# line, without selectors. Keys begin with “page-”.

page-title = First Class: rivali dell’Orient Express
page-about = Una versione amatoriale del gioco da tavolo First Class: due treni, una linea da Parigi, sei round. Si gioca nel browser, contro i bot o con gli amici allo stesso schermo.
page-subtitle = rivali dell’Orient Express
page-table = Il tavolo del gioco First Class
page-log = Cosa è successo
page-loading = Caricamento
page-loading-game = Caricamento del gioco …
page-loaded = Caricamento del programma e delle immagini: { $done } MB su { $all }
page-starting = Avvio del gioco …
page-full-screen = Schermo intero
page-again = Ricarica
page-reload = Controlla la connessione a internet, poi ricarica la pagina.
page-not-loaded = Impossibile caricare il gioco
page-silence = Non arriva nulla
page-silence-about = Da 20 secondi non arrivano dati. La pagina continua a provare. Controlla la connessione a internet, poi ricarica la pagina.
page-slow = Il gioco è lento a partire
page-slow-about = Su questo dispositivo l’avvio del gioco richiede tempo. Aspetta ancora, o ricarica la pagina.
page-crashed = Il gioco si è bloccato
page-crashed-about = Qualcosa è andato storto. Ricarica la pagina: una partita salvata continua dall’ultimo salvataggio.
page-picture-lost = L’immagine è sparita
page-picture-lost-about = Il browser ha tolto la grafica alla pagina. Ricaricala: una partita salvata continua dall’ultimo salvataggio.
page-too-old = Questo browser è troppo vecchio
page-too-old-about = Aggiornalo, o usane un altro: va bene qualsiasi browser dal 2018 in poi.
page-no-wasm-about = Il gioco ha bisogno di WebAssembly. Ogni browser dal 2018 in poi ce l’ha.
page-no-webgl = Manca WebGL 2
page-no-webgl-about = Il tavolo è disegnato con WebGL 2. Attiva l’accelerazione hardware nelle impostazioni del browser, aggiorna i driver della scheda grafica, o prova un altro browser.
page-no-script = Il gioco ha bisogno di JavaScript: attivalo per questa pagina e ricaricala.
