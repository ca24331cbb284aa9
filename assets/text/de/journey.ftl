# First Class, German: the first journey. One line a text: a sentence has at most 100 letters. Keys are kebab-case.

## The chapters

journey-chapter-offer = Die Auslage
journey-chapter-cars = Waggons aufwerten
journey-chapter-conductors = Schaffner und Wertung
journey-chapter-route = Die Strecke
journey-chapter-coins = Münzen
journey-chapter-contracts = Aufträge und Berühmtheiten
journey-chapter-game-end = Spielendekarten
journey-chapter-whole-game = Eine ganze Partie

journey-about-offer = Pro Spielzug nimmst du eine Karte. Führ sie aus, oder lehn sie für eine Aufwertung nach Wahl ab. Und sieh, wie eine Reihe abgeräumt wird.
journey-about-cars = Jeder deiner Züge beginnt mit einem einzigen 0er-Waggon. Mach sie länger und besser, bis zum Postwaggon und zum Lokomotivenplättchen.
journey-about-conductors = Deine Schaffner stehen anfangs vor dem ersten Waggon. Nur was sie erreichen, bringt Punkte. Geh mit ihnen in deine erste Wertungsphase.
journey-about-route = Deine Lokomotive fährt von Paris aus von Station zu Station. Eine rote Station bringt einmal Punkte, eine weiße in jeder Wertungsphase ihren Bonus.
journey-about-coins = Münzen liegen in drei Spalten, und jede bringt etwas anderes. Für vier beliebige gibt es eine Spielendekarte. Was übrig bleibt, sind Punkte.
journey-about-contracts = Ein Auftrag bringt seinen Bonus, wenn du die Voraussetzung erfüllst. Berühmtheiten verdoppeln Waggons, Postkarten die Boni deiner Strecke.
journey-about-game-end = Spielendekarten bringen Punkte für deine genommenen Karten, auch für die abgelehnten. Eine davon ist von Anfang an dein Geheimnis.
journey-about-whole-game = Eine normale Partie mit Aufträgen, Berühmtheiten und Postkarten (Module A und B) gegen einen Neuling; ab und zu sagt der Schaffner etwas dazu. Zuerst behältst du heimlich eine Spielendekarte. Sie dauert etwa 25 Minuten.

journey-learn-offer-1 = eine Karte nehmen
journey-learn-offer-2 = eine Karte ablehnen
journey-learn-offer-3 = eine Reihe abräumen
journey-learn-cars-1 = Waggons aufwerten
journey-learn-cars-2 = Postwaggons wählen
journey-learn-cars-3 = Züge abschließen
journey-learn-conductors-1 = Schaffner bewegen
journey-learn-conductors-2 = mit Zügen punkten
journey-learn-conductors-3 = nach Konstantinopel
journey-learn-route-1 = zwei Stationen fahren
journey-learn-route-2 = Punkte holen
journey-learn-route-3 = einen Bonus nutzen
journey-learn-coins-1 = Münzen ausgeben
journey-learn-coins-2 = eine Karte kaufen
journey-learn-coins-3 = den Rest behalten
journey-learn-contracts-1 = Auftrag erfüllen
journey-learn-contracts-2 = Berühmtheit einladen
journey-learn-contracts-3 = Postkarte anheften
journey-learn-game-end-1 = eine Karte wählen
journey-learn-game-end-2 = ihre Aktion nutzen
journey-learn-game-end-3 = Abgelehntes zählen
journey-learn-whole-game-1 = sechs Runden spielen
journey-learn-whole-game-2 = dreimal werten
journey-learn-whole-game-3 = Neuling schlagen

## 1 The offer

journey-offer-cards = Du hast zwei Züge, und wer die meisten *Punkte* hat, gewinnt. Wer dran ist, nimmt *eine Karte* aus der Auslage.
journey-offer-carry-out = { -Click } auf diese Karte und *führ sie aus*: Zwei 0er-Waggons kommen an deine Züge. Dann beende deinen Spielzug.
journey-offer-carry-out-lapse = Diese Karte bringt zwei Waggons. Leg beide an, bevor du aufhörst.
journey-offer-carry-out-decline = Gleich wirst du eine Karte ablehnen. Diese hier führ aus.
journey-offer-carry-out-other = In einer Partie ginge jede Karte. Nimm hier die leuchtende mit den zwei Waggons.
journey-offer-row = Dort hat noch jemand eine Karte genommen. Sind so viele weg, wie *Personen* mitspielen, wird die Reihe *abgeräumt*.
journey-offer-decline = *Lehne* jetzt eine Karte ab, egal welche. Dafür steigt ein Waggon um *eine Stufe*, oder du legst einen 0er-Waggon an.
journey-offer-decline-not = Führ sie diesmal nicht aus. Such dir eine Karte aus und lehn sie ab.
journey-offer-decline-tile = Das Startspielerplättchen kommt gleich noch. Ablehnen kann man es nicht.
journey-offer-tile = Nimm statt einer Karte das *Startspielerplättchen*: zwei Münzen, und die nächste Runde beginnst du.
journey-offer-tile-first = Lass diese Karte liegen und sieh, was das Plättchen mit ihr macht.
journey-offer-tile-card = Eine Karte ginge auch, aber probier diesmal das Plättchen.
journey-offer-price = Die *erste Karte* der obersten Reihe ist weg; niemand kann sie mehr nehmen. Zu dritt oder viert bekommt einen Waggon, wer weiter links von dir sitzt.
journey-offer-rounds = Gespielt werden *sechs Runden*, zwei pro Stapel, und alle sind je dreimal dran. Das Feld *Spielende* zählt, welche Karten du nimmst: für Boni am Schluss.

## 2 Cars and upgrades

journey-cars-start = Jeder deiner Züge beginnt mit einem Waggon, der *0 Punkte* wert ist. Außerdem hast du eine *Münze*.
journey-cars-steps = Waggons steigen *Stufe für Stufe*: 0, 1, 2, 4, 7, 12 Punkte. Diese Karte hebt einen von 0 auf 1 und einen von 1 auf 2.
journey-cars-steps-both = Auf dieser Karte sind zwei Aufwertungen. Eine hast du noch.
journey-cars-steps-decline = Abgelehnt bringt sie nur eine Aufwertung nach Wahl. Ausgeführt bringt sie zwei Aufwertungen.
journey-cars-steps-other = Nimm die leuchtende Karte: Ihre zwei Aufwertungen passen zu deinen Waggons.
journey-cars-left = Kein Waggon darf *mehr* wert sein als der links von ihm. Hebe im oberen Zug einen Waggon von 1 auf 2.
journey-cars-left-third = Dann wäre der dritte Waggon mehr wert als der zweite. Nimm den zweiten.
journey-cars-left-first = Der erste Waggon ist 2 wert. Diese Aufwertung ist für einen 1er-Waggon.
journey-cars-left-lower = Auch dieser Waggon könnte steigen. Nimm aber diesmal einen aus dem oberen Zug.
journey-cars-left-other = Nimm die leuchtende Karte: Sie hat eine Aufwertung von 1 auf 2.
journey-cars-new-upgrade = Das geht, aber leg diesmal einen Waggon an den unteren Zug an.
journey-cars-new-upper = Der untere Zug hat vier Waggons. Leg dort den fünften an.
journey-cars-new-carry-out = Lehn diesmal eine Karte ab: Das bringt dir die Aufwertung nach Wahl.
journey-cars-mail = Lehn eine Karte ab und leg unten einen *fünften Waggon* an. Sofort folgt ein *Postwaggon*: Wähl einen und nutz seinen Bonus.
journey-cars-mail-lapse = Warte, sonst geht er verloren. Nutz ihn zuerst.
journey-cars-tile = Dein oberer Zug hat acht Waggons. Leg den neunten an: Ein *Lokomotivenplättchen* folgt, und der Zug ist komplett.
journey-cars-tile-lower = Der untere Zug ist viel zu kurz. Leg den Waggon an den oberen Zug an.
journey-cars-tile-later = Warte noch mit der Aufwertung. Leg zuerst den neunten Waggon an den oberen Zug an.
journey-cars-tile-other = Nimm die leuchtende Karte: Sie bringt einen Waggon und eine Aufwertung nach Wahl.
journey-cars-best = Das Plättchen bringt *zwei Aufwertungen nach Wahl*. Hebe mit einer deinen besten Waggon von 7 auf 12.
journey-cars-best-small = Das bringt weniger. Von 7 auf 12 sind es in einer Wertungsphase fünf Punkte mehr.
journey-cars-best-mail = Ein Postwaggon lässt sich nicht aufwerten.
journey-cars-best-tile = Ein Lokomotivenplättchen lässt sich nicht aufwerten. Dein erster Waggon schon.

## 3 Conductors and scoring

journey-conductors-start = Deine *Schaffner* stehen vor den ersten Waggons. Ein Waggon, den sie nicht erreicht haben, bringt nichts.
journey-conductors-both = Diese Karte bewegt *jeden* Schaffner bis zu zwei Waggons. Beide gehen zugleich; geh ganz bis ans Ende.
journey-conductors-both-less = Jeder von ihnen darf zwei Waggons weit gehen. Geh mit beiden so weit.
journey-conductors-both-decline = Dann bleiben deine Schaffner, wo sie sind. Führ die Karte aus.
journey-conductors-both-other = Nimm die leuchtende Karte: Sie bewegt deine beiden Schaffner.
journey-conductors-would = Die leuchtende Zahl zeigt, was eine *Wertungsphase* jetzt bringen würde. Der Schaffner hat eine 2 und eine 1 erreicht: *3 Punkte*.
journey-conductors-up-to = Zwei Schritte *insgesamt*, einen für jeden Schaffner: Beide gehen zugleich. Beende dann deinen Spielzug; „bis zu“ zeigt, was höchstens drin ist.
journey-conductors-up-to-upper = Der vierte Waggon ist 0 wert. Im unteren Zug bringt dieser Schritt mehr.
journey-conductors-up-to-lower = Der dritte Waggon ist 0 wert. Im oberen Zug bringt dieser Schritt mehr.
journey-conductors-up-to-less = Je ein Schritt bringt in jedem Zug einen Punkt mehr.
journey-conductors-up-to-other = Nimm die leuchtende Karte: Sie hat zwei Schaffnerschritte.
journey-conductors-scoring = Auf die Runden 2, 4 und 6 folgt eine *Wertungsphase*. Jeder Waggon, den sein Schaffner erreicht hat, bringt Punkte.
journey-conductors-constantinople = Der erste Schaffner auf einem *Lokomotivenplättchen* bringt sofort 20 Punkte, dann gibt es 10 und 5. Geh mit deinem hin.
journey-conductors-constantinople-short = So käme er nicht bis zum Plättchen. Es liegt zwei Waggons weiter.
journey-conductors-constantinople-other = Nimm die leuchtende Karte: Mit ihr kommen deine Schaffner bis zum Plättchen.

## 4 The route

journey-route-run = Deine Lokomotive startet in *Paris* und fährt nach links. Nimm diese Karte und fahr zwei Stationen, bis zur roten 3.
journey-route-run-declined = Abgelehnt bringt sie eine Aufwertung, und deine Lokomotive bleibt, wo sie ist.
journey-route-run-other = Diese Karte meine ich nicht. Nimm die leuchtende mit den zwei Lokomotivenschritten.
journey-route-run-lapse = Noch nicht: Die Lokomotive soll bis zur roten 3 fahren.
journey-route-stations = Eine *rote* Station bringt einmal Punkte. Eine *weiße* gibt in jeder Wertungsphase ihren Bonus, auch wenn du vorbei bist.
journey-route-lay = Deine Lokomotive ist an der letzten Station, weitere Schritte verfallen. Leg also eine *Streckenkarte* an.
journey-route-lay-lapse = Für die zwei Schritte ist keine Station mehr da. Sie würden verfallen.
journey-route-lay-declined = Abgelehnt bringt sie eine Aufwertung, und deine Strecke bleibt so kurz, wie sie ist.
journey-route-lay-other = Diese Karte macht deine Strecke nicht länger.
journey-route-reach = Das ist dein letzter Spielzug vor einer Wertungsphase. Nutz diese Karte ganz und fahr durch die *Bonusstation*.
journey-route-reach-short = Das ist die Bonusstation. Aber die Karte reicht für zwei, und die nächste bringt 5 Punkte.
journey-route-reach-lapse = Warte, auf dieser Karte ist noch etwas, das du nutzen kannst.
journey-route-reach-other = Diese Karte bringt deine Lokomotive nicht zur Bonusstation.
journey-route-watch = In einer Wertungsphase gibt jede *Bonusstation* ihren Bonus; hier nutzt ihn der Schaffner. Vor der ersten Wertung erreicht, zahlt sie *dreimal*.

## 5 Coins

journey-coins-car = Neue Münzen füllen *Spalte 1*, dann 2, dann 3. Für eine aus Spalte 1 gibt es einen *0er-Waggon*: Gib eine aus.
journey-coins-card-later = Eine Karte kannst du danach nehmen. Gib zuerst eine Münze aus.
journey-coins-car-other = Das ist etwas anderes. Gib eine Münze aus Spalte 1 für einen Waggon aus.
journey-coins-car-four = Für vier Münzen gibt es eine Spielendekarte. Das siehst du später.
journey-coins-step = Für eine Münze aus *Spalte 2* gibt es einen Schritt. Geh mit einem Schaffner einen Waggon weiter, oder fahr eine Station.
journey-coins-step-point = Ein Punkt geht immer, aber den bringt die Münze am Ende sowieso. Beweg einen Schaffner oder die Lokomotive.
journey-coins-step-other = Für diese Münze gibt es einen Waggon. Gib die aus Spalte 2 aus.
journey-coins-timing = Deine letzte Münze liegt in *Spalte 3* und bringt eine Aufwertung nach Wahl. Heb mit ihr und dieser Karte einen Waggon auf 4.
journey-coins-timing-first = Diese Karte braucht einen 2er-Waggon, und mitten im Rahmen kannst du keine Münze ausgeben. Nutz die Münze zuerst.
journey-coins-timing-free = Stimmt, eine Aufwertung nach Wahl darf auch ein neuer 0er-Waggon sein. Aber jetzt brauchst du einen 2er.
journey-coins-timing-zero = Dann wäre dieser Waggon 1 wert. Die Karte braucht einen 2er-Waggon.
journey-coins-timing-lapse = Warte, die Aufwertung von 2 auf 4 ist noch da. Nutz sie für deinen 2er-Waggon.
journey-coins-timing-point = Ein Punkt ist für diese Münze nicht viel. Hebe mit ihr einen Waggon von 1 auf 2.
journey-coins-worth = In deinem Zug bringt jede Münze auch *1 Punkt*, *vier Münzen* bringen eine Spielendekarte. Am Ende ist jede übrige *1 Punkt* wert.

## 6 Contracts and celebrities

journey-contracts-lay = Dieser Auftrag verlangt *zwei Waggons ab Wert 2*. Er liegt offen vor dir, bis du ihn erfüllst: Nimm ihn.
journey-contracts-lay-declined = Abgelehnt ist es kein Auftrag mehr, nur noch eine Aufwertung. Führ ihn aus.
journey-contracts-lay-other = Diesen Auftrag meine ich nicht. Nimm die leuchtende Karte.
journey-contracts-fulfill = Ein Waggon ist schon 2 wert. Sorg mit dieser Karte für einen zweiten, dann *erfülle den Auftrag*.
journey-contracts-fulfill-early = Noch nicht: Er will zwei Waggons ab Wert 2. Und beende erst den Rahmen deiner Karte.
journey-contracts-fulfill-lapse = Die Aufwertung von 1 auf 2 ist genau das, was du brauchst. Lass sie nicht verfallen.
journey-contracts-fulfill-other = Nutz diesmal die leuchtende Karte. Sie hat die Aufwertung von 1 auf 2, die du brauchst.
journey-contracts-reward = Den Bonus führst du aus wie eine Karte: Nutz *alle Symbole*.
journey-contracts-reward-lapse = Warte, der Bonus bringt noch mehr. Was du liegen lässt, verfällt.
journey-celebrity-seat = Eine *Berühmtheit* verdoppelt den ersten *freien Waggon* eines Zuges (ohne Karte darunter). Wähle den besseren.
journey-celebrity-seat-upper = Dieser Waggon ist 1 wert. Im unteren Zug ist der erste freie Waggon 4 wert.
journey-celebrity-seat-declined = Abgelehnt steigt die Berühmtheit nicht ein. Die Karte bringt nur eine Aufwertung.
journey-celebrity-seat-other = Auf dieser Karte ist keine Berühmtheit.
journey-celebrity-doubles = Der Schaffner war schon hier, also bringt der Waggon ab jetzt *8 statt 4*. Die nächste Berühmtheit käme in Waggon 2.
journey-postcard-pin = Mit einer *Postkarte* zahlen die Bonusstationen einer Streckenkarte doppelt. Hefte sie an, wo deine Lokomotive schon war.
journey-postcard-pin-second = Die Bonusstation dort hat deine Lokomotive nicht erreicht. Sie würde noch nichts zahlen.
journey-postcard-pin-declined = Abgelehnt ist die Postkarte weg und bringt nur eine Aufwertung.
journey-postcard-pin-other = Diese Karte ist keine Postkarte.
journey-contracts-best = Dein Auftrag verlangt zwei Berühmtheiten oder Postkarten. Bring mit ihm deine Züge *von 14 auf 38 Punkte*.
journey-contracts-best-upper = Dort würde die Berühmtheit 2 Punkte verdoppeln. Der erste Waggon im unteren Zug ist 4 wert.
journey-contracts-best-postcard = Auch eine Postkarte erfüllt den Auftrag, verdoppelt aber keinen Waggon. Für 38 reicht das nicht.
journey-contracts-best-upgrade = Such eine Aufwertung, die doppelt zählt. Von 7 auf 12 bringt mit Berühmtheit 10 Punkte.
journey-contracts-best-steps = Jeder Schaffner darf zwei Waggons weit gehen. Du brauchst beide so weit.
journey-contracts-best-other = Diese Karte erfüllt deinen Auftrag nicht. Dir fehlt noch eine Berühmtheit oder Postkarte.

## 7 Game End cards

journey-end-decline = Deine geheime *Spielendekarte* gibt 3 Punkte für jede genommene Waggonkarte. *Lehne* diese ab: Sie zählt trotzdem.
journey-end-decline-carried = Du hast keinen 4er- oder 7er-Waggon, also brächte sie jetzt nichts. Abgelehnt bringt sie eine Aufwertung nach Wahl.
journey-end-decline-other = Diese Karte meine ich nicht. Lehn die leuchtende ab.
journey-end-decline-lapse = Nutz erst noch die Aufwertung nach Wahl.
journey-end-buy = Du hast vier Münzen und drei Lokkarten. Kauf die *Spielendekarte*, die am meisten bringt: Ihre Aktion kommt *sofort*.
journey-end-buy-cars = 4 Punkte für jede Waggonkarte sind gut. Aber bisher hast du nur eine.
journey-end-buy-two = Diese bringt 2 Punkte für jede Lokkarte. Eine andere bringt 3.
journey-end-buy-conductors = Du hast noch keine Schaffnerkarte genommen, also würde diese nichts bringen.
journey-end-buy-coin = Halt deine Münzen zusammen. Eine Spielendekarte kostet vier.
journey-end-buy-first = Eine Karte kannst du danach noch nehmen. Kauf zuerst eine Spielendekarte.
journey-end-display = Nur drei liegen noch offen. Auf vier aufgefüllt wird erst, wenn dein *Spielzug zu Ende* ist.
journey-end-last = Dein letzter Spielzug. Deine drei Spielendekarten für Loks bringen *8 Punkte* pro Lokkarte: Nimm eine.
journey-end-last-car = Noch eine Waggonkarte bringt am Ende 4 Punkte. Eine Lokkarte bringt 8.
journey-end-last-other = Diese Karte zählt für keine deiner Spielendekarten.
journey-end-final = Am Ende bringt jede Münze *1 Punkt*, ein offener Auftrag nichts. Die *meisten Punkte* gewinnen, bei Gleichstand gemeinsam.
