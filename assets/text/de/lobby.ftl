# Mitspielende an anderen Orten: die Tür und die Lobby eines Raums.

setup-friend = Freunde
setup-with-friends = Mit Freunden
lobby-title = Neue Partie mit Freunden
lobby-summary = { $ready } von { $seats } Plätzen bereit
lobby-begun = Die Partie hat begonnen
lobby-ready = bereit
lobby-not-ready = nicht bereit
lobby-reconnecting = verbindet sich neu
lobby-away = nicht da
lobby-waits-for-friend = Platz für Freunde
lobby-you-here = du, an diesem Gerät
lobby-seat-free = frei, bis jemand kommt
lobby-is-here = da
lobby-seat-kept = nicht da, der Platz bleibt
lobby-remove = Entfernen
lobby-invitation = Einladung
lobby-invitation-about = Deine Freunde geben diesen Code unter „Mit Freunden“ ein oder öffnen:
lobby-copy-code = Code kopieren
lobby-copy-link = Link kopieren
lobby-new-code = Neuer Code
lobby-onlookers = Wer den Code hat, darf zusehen
lobby-no-onlookers = Niemand darf zusehen
lobby-platform = Am Bahnsteig
lobby-you-host = du lädst ein
lobby-you = du
lobby-host = lädt ein
lobby-friend = eingeladen
lobby-looks-on = sieht zu
lobby-onlooker-there = spielt nicht mit
lobby-back-in-a-moment = gleich zurück
lobby-slow = langsame Verbindung
lobby-whose-seat = { $name } ist nicht da
lobby-bot-instead = Bot stattdessen
lobby-journey = Die Reise
lobby-bot-steps-in = Bot springt ein
lobby-minutes = { $minutes } Min.
lobby-never = nie
lobby-clock = { $seconds ->
        [0] Uhr
       *[other] Uhr, + { $seconds } s je Zug
    }
lobby-no-clock = keine
lobby-take-back = Zurücknehmen
lobby-ask = fragen
lobby-freely = frei
lobby-be-ready = Ich bin bereit
lobby-not-yet-ready = Noch nicht bereit
lobby-when-ready = sobald { $name } bereit ist
lobby-when-there = sobald alle Plätze besetzt sind
lobby-needs-two = mindestens zwei müssen mitspielen
lobby-everybody-ready = alle sind bereit
lobby-host-departs = die Abfahrt bestimmt, wer eingeladen hat
lobby-you-look-on = Du siehst zu. Die Partie beginnt, wenn alle bereit sind.
lobby-door-name = Dein Name
lobby-door-open = Raum eröffnen
lobby-door-code = Code einer Einladung
lobby-door-sit = Platz nehmen
lobby-door-watch = Zusehen
lobby-door-about = Eröffne einen Raum und lade ein, oder tritt mit einem Code ein.
lobby-door-unreadable = Ein Code hat sechs Buchstaben und Ziffern, zum Beispiel KM7RQ2.
lobby-connecting = Verbindung zum Server wird aufgebaut …
lobby-unreachable = { $seconds ->
    [0] Der Server ist nicht erreichbar. Neuer Versuch.
    [one] Der Server ist nicht erreichbar. Nächster Versuch in { $seconds } Sekunde.
   *[other] Der Server ist nicht erreichbar. Nächster Versuch in { $seconds } Sekunden.
}
lobby-over-elsewhere = Du spielst auf einem anderen Gerät weiter. Spiele dort, oder nimm hier einen anderen Platz.
lobby-over-removed = Dein Platz wurde anders vergeben. Bitte um eine neue Einladung.
lobby-over-left = Du hast den Raum verlassen.
lobby-over-misuse = Der Server hat die Verbindung beendet. Versuche es in einer Minute wieder.
lobby-denied-update = Deine Version passt nicht zum Server. Aktualisiere das Spiel, oder lade die Seite neu.
lobby-denied-nonsense = Der Server hat das nicht verstanden. Aktualisiere das Spiel, oder lade die Seite neu.
lobby-denied-no-such-room = Es gibt keinen Raum mit diesem Code. Prüfe den Code, oder bitte um einen neuen.
lobby-denied-full = Alle Plätze sind besetzt. Bitte um einen Platz, oder sieh zu.
lobby-denied-begun = Die Partie hat begonnen. Du kannst zusehen.
lobby-denied-no-onlookers = Hier darf niemand zusehen. Frag die, die dich eingeladen haben.
lobby-denied-too-much = Zu viele Versuche. Warte eine Minute, und versuche es dann wieder.
lobby-denied-busy = Der Server ist ausgelastet. Versuche es gleich wieder.
lobby-denied-not-host = Das kann nur ändern, wer eingeladen hat.
lobby-denied-not-now = Das ist jetzt nicht möglich.
lobby-denied-colour-taken = Diese Farbe ist vergeben. Wähle eine andere.
lobby-denied-unfit = Das ist nicht möglich. Wähle etwas anderes.
lobby-denied-not-ready = Noch sind nicht alle bereit.
lobby-denied-let-stand = Die anderen erlauben es nicht.
lobby-others-ready = alle anderen sind bereit
lobby-at-this-screen = an diesem Bildschirm
