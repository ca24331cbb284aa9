# First Class, German: the branch lines of the first journey (what the conductor says there), and advice for pairs of
# modules. One line each. Keys are kebab-case: journey-<say>, journey-chapter-<line>, journey-pair-<two modules>.

## The six branch lines

journey-chapter-murder = Wer ist der Mörder?
journey-about-murder = In diesem Zug geschah ein Mord, und vielleicht warst du es. Verdacht hinterlässt Fingerabdrücke; wer am Ende die meisten hat, wird verhaftet.
journey-learn-murder-1 = andere verdächtigen
journey-learn-murder-2 = Beweise vernichten
journey-learn-murder-3 = davonkommen

journey-chapter-murder-two = Krimi zu zweit
journey-about-murder-two = Zu zweit spielen im Krimi zwei Dummys mit. Sie bekommen die Krimikarten, die beim Abräumen einer Reihe übrig sind.
journey-learn-murder-two-1 = Dummys A und B
journey-learn-murder-two-2 = Reihe abräumen
journey-learn-murder-two-3 = Dummys überlisten

journey-chapter-passengers = Passagiere & Gepäck
journey-about-passengers = Passagiere bringen Münzen, Gepäck bringt Punkte, jedes Mal mehr als zuvor. Aber nur in einem guten Waggon, den der Schaffner erreicht hat.
journey-learn-passengers-1 = Passagiere mitnehmen
journey-learn-passengers-2 = Gepäck verladen
journey-learn-passengers-3 = Serien bilden

journey-chapter-switches = Weichen & Mechaniker
journey-about-switches = Sie liegen zwischen deinen Zügen. Weichen bringen in jeder Wertungsphase Punkte, Mechaniker werten den Waggon neben einem guten auf.
journey-learn-switches-1 = Zwischenkarten
journey-learn-switches-2 = Weichen werten
journey-learn-switches-3 = Mechaniker planen

journey-chapter-storage = Lager & Fabrik
journey-about-storage = Im Lager suchst du dir Karten vom Stapel aus. Fabriken liegen zwischen deinen Zügen und arbeiten alle, sobald du eine neue legst.
journey-learn-storage-1 = zwei aus vier wählen
journey-learn-storage-2 = Werkzeugkasten
journey-learn-storage-3 = Fabriken nutzen

journey-chapter-teatime = Kaffee & Kuchen
journey-about-teatime = Kauf für gute Waggons Kaffee, Kuchen und Champagner. Sie bringen in jeder Wertungsphase Punkte, und was niemand kauft, ist weg.
journey-learn-teatime-1 = etwas bestellen
journey-learn-teatime-2 = richtiger Waggon
journey-learn-teatime-3 = richtige Zeit

## First Class Murder

journey-murder-crime = An Bord ist ein Mord geschehen! Eine von vier geheimen Karten ist die *Mörderkarte*.
journey-murder-innocent = Auf deiner steht *unschuldig*, und nur du siehst sie. Zu dritt wird die vierte Karte ungesehen weggelegt.
journey-murder-yourself = Diese Karte bringt viel, aber sie macht *dich selbst verdächtig*. Führ sie aus, und nutz alles darauf.
journey-murder-yourself-declined = Eine abgelehnte Karte bringt keinen Verdacht, aber nur eine Aufwertung. Führ sie diesmal aus.
journey-murder-yourself-everybody = Mit dieser Karte würden alle anderen Beweise ziehen. Das siehst du gleich.
journey-murder-yourself-lapse = Warte, auf dieser Karte ist noch etwas, das du nutzen kannst.
journey-murder-token = Dein Spielzug ist zu Ende, darum hast du einen *Beweis* gezogen. Was darauf ist, siehst nur du.
journey-murder-tokens = Die meisten zeigen *einen bis drei Fingerabdrücke*. Einige bringen Punkte, und zwei nehmen am Ende einen anderen mit.
journey-murder-everybody = Links von dir heißt es jetzt: *Alle anderen* verdächtigen. Das trifft auch dich, also ziehst du einen Beweis.
journey-murder-destroy = Fingerabdrücke lassen sich wegwischen. Nimm die Karte, die *Beweise vernichtet*.
journey-murder-destroy-declined = Abgelehnt vernichtet sie nichts und bringt nur eine Aufwertung.
journey-murder-destroy-other = Diese Karte lässt deine Beweise, wie sie sind. Du brauchst „Beweise vernichten“.
journey-murder-how-many = Sie bleibt bis zum Ende bei dir. Eine vernichtet 1 deiner Beweise, *zwei vernichten 3* und drei vernichten 5.
journey-murder-guilty = Eine neue Partie, und diesmal hast *du die Mörderkarte*. Kommst du davon, bekommst du 20 Punkte.
journey-murder-turn-suspicion = Lass die anderen schuldig aussehen. Verdächtige *alle anderen*, und nutz die ganze Karte.
journey-murder-turn-declined = Eine abgelehnte Karte verdächtigt niemanden.
journey-murder-turn-other = Diese Karte gibt niemandem Beweise. Du brauchst „Alle anderen verdächtigen“.
journey-murder-arrest = Beide zogen einen Beweis. Wer am Ende die *meisten Fingerabdrücke* hat, wird verhaftet und kann nicht gewinnen.
journey-murder-contract = Dein Auftrag verlangt *zwei „Beweise vernichten“-Karten*. Nimm die zweite, und erfülle den Auftrag.
journey-murder-contract-early = Der Auftrag will zwei „Beweise vernichten“-Karten. Bisher hast du nur eine.
journey-murder-contract-declined = Eine abgelehnte Karte liegt nicht vor dir. Für den Auftrag würde sie nicht zählen.
journey-murder-contract-other = Diese Karte hilft dem Auftrag nicht. Er will „Beweise vernichten“.
journey-murder-contract-lapse = Der Auftrag bringt zwei Aufwertungen nach Wahl. Nutz beide.
journey-murder-last-turn = Dein letzter Spielzug, mit acht Fingerabdrücken. Zur Mörderkarte kommen noch *zwei Beweise*, also wähle gut.
journey-murder-last-yourself = Sie bringt 12 Punkte, aber noch einen Beweis. Du würdest verhaftet und könntest nicht gewinnen.
journey-murder-last-other = Dann hast du nur eine „Beweise vernichten“-Karte, und die vernichtet nur 1 Beweis. Du würdest verhaftet.
journey-murder-revelation = Die anderen spielen fertig, und alles wird gewertet. Dann kommen deine zwei Beweise und *die Polizei*.
journey-murder-escape = Drei deiner Beweise wurden vernichtet, und jemand anders wurde verhaftet. Du bist davongekommen: *20 Punkte*!

## Murder for two players

journey-two-dummies = Zu zweit spielen *zwei Dummys* mit. A gehört zu Reihe 1, B zu Reihe 3.
journey-two-whodunit = Auch jeder Dummy hat eine geheime Karte. Also ist die Mörderkarte sicher *bei euch vieren*.
journey-two-clear-row = Sehen wir, was ein Dummy tut. Nimm diese Karte: Es ist die zweite aus Reihe 1, also wird *die Reihe abgeräumt*.
journey-two-clear-yourself = Lass diese in der Reihe. Sie ist für den Dummy gedacht.
journey-two-clear-other = Diese Karte meine ich nicht. Nimm die leuchtende, dann wird Reihe 1 abgeräumt.
journey-two-dummy-a = „Sich selbst verdächtig machen“ lag noch in der Reihe und ging an *Dummy A*. Also zog A einen Beweis.
journey-two-watch = Jetzt wird drüben Reihe 3 abgeräumt. Dort bleibt noch eine Krimikarte übrig, und die geht an *Dummy B*.
journey-two-dummy-b = B hat alle anderen verdächtigt. Also zog Dummy A einen Beweis, und *ihr beide* auch.
journey-two-row-2 = „Beweise vernichten“ behält ein Dummy. Krimikarten, die in Reihe 2 übrig sind, *kommen aus dem Spiel*.
journey-two-cunning = Sechs Fingerabdrücke sind reichlich. Nimm eine Karte, durch die *ein Dummy einen Beweis zieht*, du aber nicht.
journey-two-cunning-yourself = Diese Karte würde dir noch einen Beweis bringen.
journey-two-cunning-declined = Abgelehnt bringt sie dir keinen Beweis. Aber dann bleibt in Reihe 1 keine Krimikarte für Dummy A.
journey-two-cunning-row-3 = Das räumt Reihe 3 ab, und eine Karte geht an B. B würde alle anderen verdächtigen, auch dich.
journey-two-cunning-nobody = Mit dieser Karte zieht jetzt kein Dummy einen Beweis. Sieh dir an, was in Reihe 1 und 3 übrig bleibt.

## Passengers & Luggage

journey-boarding-cards = Die meisten Zustiegskarten zeigen einen *Passagier* für den oberen Zug und Gepäck für den unteren. Du wählst.
journey-boarding-passenger = Nimm diese Karte, und lass den Passagier einsteigen. Er kommt in den *ersten freien Waggon* des oberen Zuges.
journey-boarding-passenger-luggage = Das wäre das Gepäck. Lass diesmal den Passagier in den oberen Zug einsteigen.
journey-boarding-passenger-declined = Abgelehnt ist die Karte weg, und niemand steigt ein. Führ sie aus.
journey-boarding-waits = Noch sitzt er nicht. Sein Waggon muss *mindestens 1* wert sein, das ist er, und der Schaffner muss ihn erreicht haben.
journey-boarding-seated = Also schick den *oberen Schaffner* zu ihm. Dann zahlt er die drei Münzen auf seiner Karte.
journey-boarding-seated-lower = Das ist der Schaffner des unteren Zuges. Dein Passagier wartet im oberen.
journey-boarding-seated-other = Diese Karte bringt den Schaffner nicht zum Passagier.
journey-boarding-second = Jeder Passagier zahlt auch eine Münze für *jeden, der schon sitzt*. Lass einen einsteigen, und nutz auch den Bonus.
journey-boarding-second-other = Auf dieser Karte ist kein Passagier. Nimm die Zustiegskarte.
journey-boarding-second-lapse = Die Karte bringt auch zwei Schaffnerschritte. Nutz beide.
journey-boarding-luggage = *Gepäck* kommt in den unteren Zug und bringt Punkte. Nimm dieses schwere Stück mit 9 Punkten.
journey-boarding-luggage-declined = Abgelehnt ist die Karte weg, und ihre 9 Punkte auch.
journey-boarding-luggage-other = Solches Gepäck ist auf dieser Karte nicht. Die leuchtende hat 9 Punkte.
journey-boarding-loaded = Es wartet, denn sein Waggon ist noch 0 wert. *Werte ihn auf*, und leg dann den Waggon an, den das Gepäck bringt.
journey-boarding-loaded-upper = Dieser Waggon ist im oberen Zug. Das Gepäck ist im unteren.
journey-boarding-loaded-other = Lass diese Karte. Mit der leuchtenden kannst du den Gepäckwaggon von 0 auf 1 aufwerten.
journey-boarding-both = Zwei Passagiere warten. Lass beide mit einer Karte Platz nehmen: Alle Münzen kommen, *wenn der Rahmen endet*.
journey-boarding-both-other = Lass diese Karte noch. Mit der leuchtenden kommen deine Schaffner am weitesten.
journey-boarding-both-lapse = Der Schaffner hat noch nicht beide erreicht. Nutz zuerst seine übrigen Schritte.
journey-boarding-full = Auch Berühmtheiten *füllen einen Waggon*, und oben ist keiner frei. Nimm diese Karte also wegen des Gepäcks.
journey-boarding-full-declined = Abgelehnt verlädt sie nichts. Im unteren Zug ist noch ein Waggon frei.
journey-boarding-full-other = Auf dieser Karte ist kein Gepäck.
journey-boarding-contract = Dein Auftrag will *zwei Passagiere* oder zwei Gepäckstücke. Nimm, was fehlt, und erfülle ihn.
journey-boarding-contract-early = Du hast von jedem eins. Der Auftrag will zwei von derselben Sorte.
journey-boarding-contract-other = Diese Karte bringt weder Passagier noch Gepäck.
journey-boarding-most = Drei Stücke sind verladen, also bringt ein viertes *6 Punkte extra*. Welche Karte bringt sofort 15 Punkte?
journey-boarding-most-passenger = Ein Passagier bringt Münzen. Nur Gepäck bringt sofort Punkte.
journey-boarding-most-14 = Knapp: 8 Punkte und 6 extra sind 14. Eine Karte hat ein schwereres Stück.
journey-boarding-most-other = Diese Karte bringt keine 15 Punkte. Such nach schwerem Gepäck.

## Switches & Mechanics

journey-middle-places = Weichen und Mechaniker liegen *zwischen deinen Zügen*. Position 1 ist bei Karte 1 und 2, Position 2 bei 3 und 4 und so weiter.
journey-switch-take = Nimm diese Weiche. Sie kommt an die *nächste Position*, und das ist Position 1.
journey-switch-take-declined = Abgelehnt bringt sie nur eine Aufwertung. Führ sie aus, dann liegt sie zwischen deinen Zügen.
journey-switch-take-other = Diese Karte ist keine Weiche.
journey-switch-arrows = Der obere Pfeil zeigt auf die linke Karte oben, und die *zählt schon*. Der untere zeigt auf die rechte Karte unten.
journey-switch-lower = Diese *rechte Karte* muss mindestens 1 wert und vom Schaffner erreicht sein. Schaff beides mit dieser Karte.
journey-switch-lower-upper = Dieser Waggon ist im oberen Zug. Der untere Pfeil zeigt auf die rechte Karte im unteren.
journey-switch-lower-other = Mit dieser Karte geht nicht beides: die rechte Karte aufwerten und sie erreichen.
journey-switch-lower-lapse = Auf dieser Karte ist noch mehr. Der untere Pfeil braucht die Aufwertung und den Schaffner.
journey-mechanic-take = Ein Mechaniker bringt sofort seinen Rahmen. Dann wertet er die rechte Karte auf, wenn die linke *mindestens 2* wert ist.
journey-mechanic-take-declined = Abgelehnt würde er gar nicht für dich arbeiten. Führ die Karte aus.
journey-mechanic-take-other = Diese Karte ist kein Mechaniker.
journey-mechanic-waits = Oben ist die linke Karte 2 wert, also stieg die rechte. Unten *wartet er*, bis die linke Karte 2 wert ist.
journey-mechanic-works = Er braucht keinen Schaffner, nur den *Wert der linken Karte*. Gib ihm im oberen Zug Arbeit.
journey-mechanic-works-lower = Dort würde er den Waggon daneben von 0 auf 1 heben. Fang mit dem oberen Zug an.
journey-mechanic-works-other = Lass diese Karte. Die leuchtende hebt einen Waggon von 1 auf 2, und darauf wartet er.
journey-mechanic-new-car = Liegt rechts noch keine Karte, bringt ein Mechaniker einen *0er-Waggon*. Fahr zwei Stationen, und setz ihn dafür ein.
journey-mechanic-new-car-covers = Das würde deine Weiche überdecken, und sie zählte nicht mehr. Leg ihn an Position 2.
journey-mechanic-mail-car = Position 3 hat einen Haken: Rechts liegt dort immer der Postwaggon, und der *hält Mechaniker auf*. Ihre Arbeit verfällt.
journey-mechanic-cover = Also lass diesen Mechaniker die Weiche an Position 2 *überdecken*, die noch nichts bringt. Dort hat er zu tun.
journey-mechanic-cover-mail-car = Die rechte Karte von Position 3 ist der Postwaggon. Dort könnte er nie etwas aufwerten.
journey-mechanic-cover-lapse = An Position 1 sind oben beide Waggons 4 wert. Der rechte darf nicht besser sein, also verfiele seine Arbeit.
journey-mechanic-cover-frame = Nutz zuerst alles in seinem Rahmen, die Münzen und den Schritt.
journey-switch-best = Deine Züge brächten 48 Punkte. Finde eine Karte, und die Position dafür, und *mach 68 daraus*.
journey-switch-best-cover = Überdeckst du deine Weiche, fehlen ihre Punkte. Es gibt eine bessere Position.
journey-switch-best-seven = Diese Weiche will 7er-Waggons. An Position 2 hast du keinen.
journey-switch-best-other = Diese Karte bringt in der nächsten Wertungsphase keine 20 Punkte.

## Storage & Factory

journey-storage-pile = Das Lager öffnet dir den Stapel. Du ziehst *drei Karten* davon.
journey-storage-take = Nimm das *Lager* und sieh, was es bringt.
journey-storage-take-declined = Abgelehnt bringt das Lager nur eine Aufwertung, und du ziehst nichts.
journey-storage-take-other = Diese Karte ist nicht das Lager.
journey-storage-use = Du darfst *zwei von vier* nutzen: drei Karten und ein Werkzeugkasten. Eine Strecke geht nicht; leg erst zwei Waggons an.
journey-storage-use-lapse = Auf dieser Karte ist noch ein Waggon. Leg auch ihn an.
journey-storage-toolbox = Als Zweites nimm den *Werkzeugkasten*, eine Aufwertung nach Wahl. Werte damit einen Waggon auf.
journey-storage-toolbox-conductor = Auch diese Karte ginge. Probier diesmal den Werkzeugkasten.
journey-storage-back = Genutzt oder nicht, die drei Karten kommen *zurück in den Stapel*. Nur das Lager kommt auf deinen Ablagestapel.
journey-factory-first = Eine Fabrik ist eine Zwischenkarte und *arbeitet sofort*. Leg sie, und werte einen Waggon auf.
journey-factory-first-limit = Dieser Waggon wäre dann 4 wert. Die bessere der beiden linken Karten ist hier die Grenze, und das ist 2.
journey-factory-first-declined = Abgelehnt bringt sie eine Aufwertung und arbeitet nie. Führ sie aus.
journey-factory-first-other = Diese Karte ist keine Fabrik.
journey-factory-number = Eine Fabrik gibt so viele Aufwertungen wie ihre *Position*. Die bessere linke Karte ist dabei die Grenze.
journey-factory-second = Leg eine zweite Fabrik: *Alle arbeiten*, von rechts nach links. Nutz jede Aufwertung.
journey-factory-second-cover = Das würde deine erste Fabrik überdecken. Leg diese an Position 2, damit beide arbeiten.
journey-factory-second-lapse = Eine Aufwertung ist noch da. Kann kein Waggon steigen, darfst du einen 0er-Waggon anlegen.
journey-factory-third = Weichen liegen an denselben Positionen. Hol *drei Aufwertungen* aus dieser Fabrik, und überdecke nichts.
journey-factory-third-cover = Dort würde sie deine Weiche überdecken und nur eine Aufwertung geben.
journey-factory-third-two = An Position 2 würde sie deine Fabrik überdecken und nur zwei Aufwertungen geben.
journey-storage-again = Jetzt wird es schwieriger. Nimm noch einmal das *Lager*.
journey-storage-best = Deine Züge brächten 11 Punkte. Nutz zwei der vier so, dass es *28 werden*.
journey-storage-best-car = Diese Karte bringt zu wenig für 28. Denk an deine Schaffner und an deinen besten Waggon.
journey-storage-best-lapse = Hör noch nicht auf. Auf dieser Karte ist noch etwas, das dich zu 28 bringt.

## Teatime

journey-tea-orders = In den Runden 1 und 2 wollen die Gäste Kaffee. Eine Bestellung kostet *2 Münzen* aus beliebigen Spalten.
journey-tea-buy = Kaffee kommt in einen Waggon ab *Wert 1*. Bestell den mit 5 Punkten.
journey-tea-buy-zero = Dieser Waggon ist 0 wert. Kaffee gibt es ab Wert 1.
journey-tea-buy-best = Der bringt in jeder Wertungsphase weniger, für dieselben 2 Münzen.
journey-tea-buy-first = Eine Karte kannst du danach noch nehmen. Bestell zuerst den Kaffee.
journey-tea-scores = Der Schaffner hat diesen Waggon erreicht. Also bringt der Kaffee in *jeder Wertungsphase* 5 Punkte.
journey-tea-last-turn = Das ist der *letzte Spielzug* vor der ersten Wertungsphase. Bestell noch einen Kaffee, und leg diese Strecke an.
journey-tea-last-coin = Behalt diese Münze. Du brauchst beide für den Kaffee.
journey-tea-last-end = Du hast noch nicht bestellt, und in der nächsten Runde gibt es keinen Kaffee mehr.
journey-tea-last-other = Nimm diesmal die Streckenkarte. Sie kommt von selbst an dein Tableau.
journey-tea-cake = Nach der Wertung gibt es Kuchen, für Waggons ab Wert 2. Kaffee, den niemand gekauft hat, ist *weg*.
journey-tea-champagne = Champagner braucht einen *7er-Waggon*, und jeder Zug nimmt nur einen. Bring deine Züge mit 2 Münzen auf 35 Punkte.
journey-tea-champagne-reached = Diesen Waggon hat der Schaffner noch nicht erreicht, also brächte der Champagner nichts.
journey-tea-champagne-best = Für 35 reicht das nicht. Sieh dir die Punkte an, und wo die Schaffner stehen.
journey-tea-champagne-first = Erst der Champagner. Deine Karte nimmst du danach.

## Advice for a first game with two modules

journey-pair-AB = Werte früh den ersten Waggon jedes Zuges auf. Das hilft deinen Aufträgen, und mit einer Berühmtheit zählt er doppelt.
journey-pair-AC = Boni aus Aufträgen hinterlassen keine Fingerabdrücke. Mach dich nur verdächtig, wenn du später Beweise vernichten kannst.
journey-pair-AD = Nutz die Münzen früher Passagiere für die Waggons, die deine Aufträge verlangen. Sieh vorher nach, welche das sind.
journey-pair-AE = Die Aufwertung eines Mechanikers kann die Waggons für einen Auftrag vollmachen. Werte zuerst die linke Karte auf.
journey-pair-AF = Fabriken machen viele Waggons gleich gut. Das passt zu Aufträgen, die drei oder vier Waggons eines Werts verlangen.
journey-pair-BC = Berühmtheiten und Postkarten hinterlassen keine Fingerabdrücke. Wer sie sammelt, muss sich nicht verdächtig machen.
journey-pair-BD = In jeden Waggon passt nur ein Gast. Eine Berühmtheit in einem billigen Waggon sperrt Passagiere oder Gepäck aus.
journey-pair-BE = Mach Karte 1 im oberen Zug zu deiner besten: für eine Berühmtheit, für eine Weiche und für einen Mechaniker.
journey-pair-BF = Eine Fabrik an Position 1 kann den besten ersten Waggon nicht verbessern. Nutz für Berühmtheiten andere Aufwertungen.
journey-pair-CD = Passagiere bringen ohne Verdacht Münzen für alles Nötige. Verdächtige nebenbei die anderen, oder vernichte Beweise.
journey-pair-CE = Weichen und Mechaniker bringen Punkte ohne Beweise. Zähl deine Fingerabdrücke, ehe du dich verdächtig machst.
journey-pair-CF = Verdachtskarten und „Beweise vernichten“ gehen nicht mit dem Lager. Nimm sie rechtzeitig aus der Auslage.
journey-pair-DE = Bring die ersten Waggons bald auf Wert 1 und schick die Schaffner los: gut für Passagiere und Gepäck, und Weichen zählen.
journey-pair-DF = Fabriken heben viele Waggons auf 1, gut für Passagiere und Gepäck. Das Lager hilft mit Schaffnerschritten.
journey-pair-EF = Weichen, Mechaniker und Fabriken teilen sich vier Positionen. Plane von links, und überdecke Mechaniker, die fertig sind.
