# First Class, German: the rules book. Words in [square brackets|3.4] are links to clauses.

chapter-1 = Spielaufbau
chapter-2 = Runden
chapter-3 = Dein Spielzug
chapter-4 = Züge
chapter-5 = Die Strecke
chapter-6 = Münzen
chapter-7 = Aufträge
chapter-8 = Wertungsphasen
chapter-9 = Spielende
chapter-10 = Die Aufträge
chapter-11 = Berühmtheiten & Postkarten
chapter-12 = Wer ist der Mörder?
chapter-13 = Passagiere & Gepäck
chapter-14 = Weichen & Mechaniker
chapter-15 = Lager & Fabrik
chapter-16 = Kaffee & Kuchen

## 1 Setting up

clause-1-1 = Personen und Module
clause-1-1-text = Zwei bis vier Personen spielen mit. Wählt zwei verschiedene Module von A bis F; von Partie zu Partie könnt ihr wechseln. [Kaffee & Kuchen|16.1] lässt sich zu beliebigen zwei Modulen dazunehmen.

clause-1-2 = Drei Stapel
clause-1-2-text = Die Aktionskarten bilden drei Stapel zu je 40 Karten: Stapel 1 ist grün, Stapel 2 blau, Stapel 3 rot. In jedem stecken 24 Basiskarten und je acht Karten der beiden Module, gut gemischt.

clause-1-3 = Womit du beginnst
clause-1-3-text = Du beginnst mit einer Münze auf dem untersten Feld von [Spalte 1|6.1] und ohne Punkte. Jeder deiner beiden Züge besteht aus einem 0er-Waggon. Vor dem ersten Waggon jedes Zuges steht ein Schaffner, und deine Lokomotive wartet in Paris. Neben deinem Tableau liegen deine vier [Postwaggons|4.4].

clause-1-4 = Die Lokomotivenplättchen
clause-1-4-text = Acht Lokomotivenplättchen liegen der Reihe nach bereit: 5, 6, 7, 8, 12, 13, 14 und 15. Die 5 liegt obenauf. Die ersten vier bringen je zwei [Aufwertungen nach Wahl|4.3], die letzten vier nur eine.

clause-1-5 = Deine erste Spielendekarte
clause-1-5-text = Wer rechts von der Startspielerfigur sitzt, zieht eine Spielendekarte mehr, als Personen mitspielen, behält eine davon und gibt die übrigen gegen den Uhrzeigersinn weiter. So geht es, bis alle eine haben; die letzte Karte wird wieder eingemischt. Die kleine Aktion auf der Karte, die du behältst, führst du nicht aus. Danach werden vier weitere [offen ausgelegt|6.5].

clause-1-6 = Die Karten auslegen
clause-1-6-text = Legt 18 Aktionskarten von Stapel 1 offen in drei Reihen zu je sechs aus. Das [Startspielerplättchen|3.7] liegt links neben der obersten Reihe.

clause-1-7 = Nichts geht aus
clause-1-7-text = Waggons und Münzen sind immer genug da. Wie viele du auch bekommst: Du bekommst sie alle.

question-1-1 = Welche Module passen für die erste Partie?
question-1-1-text = A und B. Mit ihnen kommen [Aufträge|10.1] sowie Berühmtheiten und Postkarten ins Spiel, und die erklären sich alle von selbst. Probiert danach A mit C, dann B mit E und C mit D.

question-1-2 = Bringt mir die Spielendekarte, die ich am Anfang behalte, ihre kleine Aktion?
question-1-2-text = Nein. Das tut nur eine Spielendekarte, die du während der Partie [nimmst oder kaufst|6.5]. Die vom Anfang zählt wie jede andere am [Spielende|9.3].

question-1-3 = Können die Waggons oder die Münzen ausgehen?
question-1-3-text = Nein, von beiden ist [immer genug da|1.7].

## 2 Rounds

clause-2-1 = Sechs Runden
clause-2-1-text = Jeder Stapel reicht für zwei Runden, zusammen sind es also sechs. Eine Runde endet, wenn alle dreimal dran waren. Für die zweite Runde eines Stapels werden noch einmal 18 Karten davon ausgelegt. Die letzten vier bleiben bis zur Wertungsphase verdeckt liegen und kommen dann aus dem Spiel; nur mit dem [Lager|15.1] kann man sie ziehen.

clause-2-2 = Nach jeder zweiten Runde
clause-2-2-text = Auf die Runden 2, 4 und 6 folgt eine [Wertungsphase|8.1], auf die dritte Wertungsphase die [Schlusswertung|9.1].

clause-2-3 = Eine Reihe abräumen
clause-2-3-text = Sobald aus einer Reihe so viele Karten weg sind, wie Personen mitspielen, kommt der Rest der Reihe aus dem Spiel. Ob die Karten genommen oder entfernt wurden, ist egal. In jedem Spielzug verschwindet genau eine Karte: die, die du nimmst, oder die, die das [Startspielerplättchen|3.7] entfernt. Darum wird die letzte Reihe mit dem letzten Spielzug der Runde abgeräumt.

clause-2-4 = Wer als Nächstes beginnt
clause-2-4-text = Am Ende der Runde, noch vor einer Wertungsphase, wandert die Startspielerfigur zu der Person, die das [Startspielerplättchen|3.7] genommen hat, und das Plättchen kommt zurück. Hat es niemand genommen, bleibt die Figur, wo sie ist, und niemand bekommt einen Ausgleich.

example-row = Eine Reihe wird abgeräumt
example-row-1 = Ihr seid zu dritt. Anna und Brandt haben je eine Karte aus der mittleren Reihe genommen, vier liegen noch da.
example-row-2 = Duval nimmt eine der vier. Jetzt sind drei Karten aus der Reihe weg, so viele, wie Personen mitspielen.
example-row-3 = Die anderen drei Karten kommen sofort aus dem Spiel. In den übrigen Reihen passiert nichts.

question-2-1 = Was wird aus den Karten, die niemand nimmt?
question-2-1-text = Sie kommen aus dem Spiel, sobald [ihre Reihe abgeräumt|2.3] wird. Die vier Karten, die nie ausgelegt werden, folgen ihnen mit der [Wertungsphase|2.1] ihres Stapels.

question-2-2 = Verschwindet das Startspielerplättchen mit der obersten Reihe?
question-2-2-text = Nein. Es gehört nicht zur Reihe und bleibt liegen, bis [jemand es nimmt|3.7]. Nimmt es niemand, bleibt die Startspielerfigur, [wo sie ist|2.4].

question-2-3 = Liegen zu zweit genauso viele Karten aus wie zu viert?
question-2-3-text = Ja, in jeder Runde 18. Zu zweit wird eine Reihe schon nach zwei Karten [abgeräumt|2.3]; die meisten Karten kommen also ungenutzt aus dem Spiel.

## 3 Your turn

clause-3-1 = Eine Karte pro Spielzug
clause-3-1-text = Nimm eine Aktionskarte. Führ sie ganz oder teilweise aus, oder lehn sie ab: Dann nutzt du nichts von der Karte und bekommst dafür eine [Aufwertung nach Wahl|4.3]. Oder nimm das [Startspielerplättchen|3.7]; das kannst du nicht ablehnen.

clause-3-2 = Davor und danach
clause-3-2-text = Bevor und nachdem du deine Karte nimmst, darfst du beliebig oft [Münzen ausgeben|6.2] und [Aufträge erfüllen|7.2]. Das geht aber nur, wenn du dran bist, oder in deinem Teil einer Wertungsphase.

clause-3-3 = Rahmen
clause-3-3-text = Ein Rahmen fasst die Symbole einer Aktion zusammen. Führ seine Symbole nacheinander in beliebiger Reihenfolge aus, jedes ganz, teilweise oder gar nicht. Erst wenn der ganze Rahmen erledigt ist, kommt etwas anderes dran. Führst du eine Karte aus, beginnst du mit dem Rahmen darauf.

clause-3-4 = Rahmen, die warten
clause-3-4-text = Ein Rahmen, den du unterwegs bekommst, wartet, bis der laufende erledigt ist: etwa der eines Postwaggons, eines Lokomotivenplättchens, eines Auftrags oder eines Passagiers, der Platz nimmt. Nur die kleine Aktion einer [Spielendekarte|6.5] unterbricht einen Rahmen. Danach führst du die wartenden Rahmen in beliebiger Reihenfolge aus; dazwischen darfst du [Münzen ausgeben|6.2] und [Aufträge erfüllen|7.2]. Was am Ende deines Spielzugs noch wartet, ist verloren, aber das Spiel fragt dich vorher.

clause-3-5 = Punkte warten nie
clause-3-5-text = Punkte zählen sofort, und [Punktestationen|5.2] auch. Sie stecken nie in einem Rahmen, der wartet.

clause-3-6 = Deine genommenen Karten
clause-3-6-text = Eine Karte, die du ausgeführt oder abgelehnt hast, kommt auf deinen Ablagestapel und zählt am [Spielende|9.3]. Manche Karten bleiben auf dem Tisch, wenn du sie ausführst: Strecken, Aufträge, Berühmtheiten, Postkarten, Passagiere und Gepäck, Zwischenkarten und „Beweise vernichten“. Ein Auftrag kommt auf den Stapel, wenn du ihn erfüllt hast.

clause-3-7 = Das Startspielerplättchen
clause-3-7-text = Nimmst du dieses Plättchen, bekommst du zwei Münzen und am Ende der Runde die [Startspielerfigur|2.4]. Die erste Person links von dir bekommt nichts, die zweite einen 0er-Waggon, die dritte einen 0er-Waggon oder eine Aufwertung von 0 auf 1. Dann kommt die Karte ganz links in der obersten noch vorhandenen Reihe aus dem Spiel; dadurch kann [die Reihe abgeräumt|2.3] werden.

clause-3-8 = Wenn andere dran sind
clause-3-8-text = Rahmen, die du im Spielzug einer anderen Person bekommst, führst du nach diesem Spielzug aus; bekommen mehrere etwas, geht es im Uhrzeigersinn. Du führst auch alles aus, was daraus folgt, etwa einen Postwaggon, darfst aber weder Münzen ausgeben noch Aufträge erfüllen. Mit der Option „Boni warten, bis du dran bist“, die anfangs aus ist, führst du sie erst zu Beginn deines nächsten Spielzugs aus oder, wenn du in dieser Runde nicht mehr drankommst, an ihrem Ende.

example-start-tile = Das Startspielerplättchen
example-start-tile-1 = Anna nimmt das Startspielerplättchen und bekommt zwei Münzen.
example-start-tile-2 = Die Karte ganz links in der obersten Reihe kommt aus dem Spiel, und Annas Spielzug ist zu Ende. Am Ende der Runde bekommt sie die Startspielerfigur.
example-start-tile-3 = Nun der Ausgleich: Brandt sitzt links von Anna und bekommt nichts. Dann kommt Duval und legt einen 0er-Waggon an ihren oberen Zug an.
example-start-tile-4 = Whitlock, auf dem dritten Platz links von Anna, hat die Wahl zwischen einem 0er-Waggon und einer Aufwertung von 0 auf 1 und wertet einen Waggon auf.

example-chain-1 = Eine Münze vor einem Rahmen
example-chain-1-1 = Anna legt die fünfte Karte in ihren oberen Zug, darum folgt ein Postwaggon. Sein Bonus, zwei Schritte für jeden Schaffner, muss warten.
example-chain-1-2 = Der erste Rahmen ist erledigt. Vor dem Bonus gibt sie noch eine Münze aus Spalte 1 für einen 0er-Waggon aus, die siebte Karte.
example-chain-1-3 = Jetzt gehen beide Schaffner zwei Karten weiter. Ohne den neuen Waggon wäre im oberen Zug nur für einen Schritt Platz gewesen.

question-3-1 = Zählt eine abgelehnte Karte am Ende?
question-3-1-text = Ja. Sie kommt auf deinen [Ablagestapel|3.6] und zählt für deine [Spielendekarten|9.3] wie jede andere. Du kannst eine Karte auch ablehnen, nur um sie zu haben.

question-3-2 = Darf ich eine Karte nehmen, die ich nicht ganz ausführen kann?
question-3-2-text = Ja. Jedes Symbol darfst du [ganz, teilweise oder gar nicht|3.3] nutzen. Die [Aufwertung nach Wahl|3.1] gibt es aber nur für eine Karte, die du ablehnst.

question-3-3 = Kann ich mitten in einem Rahmen Münzen ausgeben?
question-3-3-text = Nein, [erst ist der Rahmen dran|3.3]. Einzige Ausnahme: Bekommst du mehr Münzen, als auf dein Tableau passen, [machst du in diesem Moment Platz|6.4].

question-3-4 = Kann ich einen Rahmen für meinen nächsten Spielzug aufheben?
question-3-4-text = Nein. Was am Ende deines Spielzugs [noch wartet|3.4], ist verloren. Einen [Auftrag|7.2] darfst du dagegen aufheben und erst später erfüllen.

question-3-5 = Darf ich das Startspielerplättchen nehmen, wenn ich die Startspielerfigur schon habe?
question-3-5-text = Ja. Du bekommst die [zwei Münzen|3.7], die anderen bekommen ihren Ausgleich wie immer, und du behältst die Figur.

question-3-6 = Kann ich etwas tun, während andere dran sind?
question-3-6-text = Nur ausführen, [was du dabei bekommst|3.8]. Münzen und Aufträge warten, bis du selbst dran bist.

## 4 Trains

clause-4-1 = Neue Waggons
clause-4-1-text = Einen neuen 0er-Waggon legst du rechts an einen deiner beiden Züge an. Bekommst du mehrere, wählst du für jeden einzeln den Zug.

clause-4-2 = Stufen
clause-4-2-text = Ein Waggon steigt immer nur um eine Stufe: 0, 1, 2, 4, 7, 12. Er darf nie mehr wert sein als der nächste Waggon links von ihm im selben Zug. Der [Postwaggon|4.4] wird dabei übersprungen: Die siebte Karte wird mit der fünften verglichen.

clause-4-3 = Aufwertungen
clause-4-3-text = Eine aufgedruckte Aufwertung, zum Beispiel von 1 auf 2, hebt einen Waggon mit genau diesem Wert um eine Stufe. Eine Aufwertung nach Wahl hebt irgendeinen Waggon um [eine Stufe|4.2] oder bringt dir stattdessen einen 0er-Waggon.

clause-4-4 = Postwaggons
clause-4-4-text = Auf die fünfte Karte eines Zuges folgt sofort einer deiner unbenutzten Postwaggons; welcher, entscheidest du. Sein Bonus ist ein [Rahmen, der wartet|3.4]. In jedem Zug fährt höchstens ein Postwaggon. Er bringt keine Punkte, lässt sich nicht aufwerten und nimmt niemanden auf.

clause-4-5 = Lokomotivenplättchen
clause-4-5-text = Auf die neunte Karte eines Zuges folgt sofort das oberste Lokomotivenplättchen. Seine Aufwertungen nach Wahl sind ein [Rahmen, der wartet|3.4]; du darfst sie in beiden Zügen nutzen. Der Zug ist jetzt komplett und wird nie mehr länger, aber seine Waggons kannst du weiter aufwerten. Bekämen zwei Züge ein Plättchen, zählt, in welchem die neunte Karte zuerst lag.

clause-4-6 = Schaffner
clause-4-6-text = Beim Symbol mit zwei Schaffnern darf jeder von beiden so viele Karten nach rechts gehen, wie Pfeile darauf sind. Beim Symbol mit einem Schaffner sind die Pfeile die Schritte insgesamt: Verteil sie, wie du willst, auf deine beiden Schaffner. Über die letzte Karte des Zuges hinaus geht keiner; übrige Schritte verfallen.

clause-4-7 = Konstantinopel
clause-4-7-text = Die ersten drei Schaffner auf einem [Lokomotivenplättchen|4.5] bringen sofort 20, 10 und 5 Punkte. Gezählt werden die Schaffner aller zusammen; mit deinen beiden kannst du also auch zweimal punkten.

example-cars-2 = Zwei neue Waggons
example-cars-2-1 = Anna führt eine Karte mit zwei 0er-Waggons aus. In ihren Zügen liegt bisher je eine Karte.
example-cars-2-2 = Sie könnte beide an den oberen Zug anlegen, der dann drei Karten hätte.
example-cars-2-3 = Oder sie legt an jeden Zug einen an.

example-up-01 = Von links nach rechts
example-up-01-1 = Brandt darf einen Waggon von 0 auf 1 aufwerten. Im oberen Zug liegen zwei 0er-Waggons.
example-up-01-2 = Nur der linke kann steigen. Der rechte wäre sonst mehr wert als der Waggon links von ihm.

example-up-any = Eine Aufwertung nach Wahl
example-up-any-1 = Whitlock hat eine Aufwertung nach Wahl und möchte im unteren Zug einen zweiten 7er-Waggon.
example-up-any-2 = Der linke der beiden 4er-Waggons steigt um eine Stufe auf 7. Der andere könnte das nicht: Er wäre mehr wert als der Waggon links von ihm.
example-up-any-3 = Eine aufgedruckte Aufwertung von 4 auf 7 hätte genau dasselbe gebracht.

example-mail = Die sechste Karte
example-mail-1 = Duval führt eine Karte aus und legt einen 0er-Waggon an. Es ist die fünfte Karte ihres oberen Zuges.
example-mail-2 = Sofort folgt ein Postwaggon. Sie nimmt den mit der Lokomotive.
example-mail-3 = Der erste Rahmen ist erledigt, also kommt jetzt der Bonus: Ihre Lokomotive fährt zwei Stationen und bringt 3 Punkte.

example-tile = Die zehnte Karte
example-tile-1 = Whitlock legt im unteren Zug einen 0er-Waggon an. Es ist die neunte Karte dieses Zuges.
example-tile-2 = Sofort folgt das oberste Lokomotivenplättchen, die 5. Es bringt zwei Aufwertungen nach Wahl.
example-tile-3 = Eine hebt einen Waggon im oberen Zug von 4 auf 7, die andere einen im unteren Zug von 7 auf 12.

example-cond-both = Beide Schaffner
example-cond-both-1 = Duval führt ein Symbol mit zwei Schaffnern und zwei Pfeilen aus.
example-cond-both-2 = Beide Schaffner gehen zwei Karten nach rechts.

example-cond-split = Ein Schaffner, drei Pfeile
example-cond-split-1 = Brandt führt ein Symbol mit einem Schaffner und drei Pfeilen aus: drei Schritte insgesamt.
example-cond-split-2 = Mit einem Schritt steht der untere Schaffner auf der letzten Karte seines Zuges. Die beiden anderen bekommt der obere.
example-cond-split-3 = Ein vierter Schritt würde verfallen: Beide Schaffner stehen jetzt auf der letzten Karte ihres Zuges.

example-const = Die ersten drei Schaffner
example-const-1 = Der Schaffner in Duvals oberem Zug steht als allererster auf einem Lokomotivenplättchen. Das bringt ihr sofort 20 Punkte.
example-const-2 = Brandts Schaffner ist der zweite und bringt 10 Punkte.
example-const-3 = Später kommt der Schaffner aus Duvals unterem Zug als dritter an. Sie bekommt noch einmal 5 Punkte, zusammen 25; danach gibt es hier nichts mehr.

question-4-1 = Steht der Schaffner am Anfang auf dem ersten Waggon?
question-4-1-text = Nein, jeder steht [vor dem ersten Waggon|1.3]. Der erste Schritt bringt ihn darauf, und erst dann [bringt der Waggon Punkte|8.2].

question-4-2 = Was bedeutet „bis zu“ unter einem Zug?
question-4-2-text = So viel würde der Zug höchstens in einer [Wertungsphase|8.2] bringen, nach der Karte, die du gewählt hast, oder mit den Symbolen, die du noch nutzen kannst. Wie viel es wirklich wird, hängt davon ab, wo du sie einsetzt.

question-4-3 = Darf ich denselben Waggon in einem Spielzug zweimal aufwerten?
question-4-3-text = Ja, wenn du zwei passende Aufwertungen hast. Jede hebt einen Waggon um [eine Stufe|4.3], und keine Stufe lässt sich überspringen.

question-4-4 = Zählt ein Postwaggon mit, wenn ein Schaffner geht?
question-4-4-text = Ja. Er ist eine Karte wie jede andere, der Schritt darauf ist also ein Schritt. Nur beim Vergleich der Waggons wird er [übersprungen|4.2].

question-4-5 = Brauche ich alle vier Postwaggons?
question-4-5-text = Nein, nur zwei: [einen pro Zug|4.4]. Ist einer gelegt, suchst du für den zweiten Zug unter den anderen drei aus.

question-4-6 = Kann ich an einen kompletten Zug noch einen Waggon anlegen?
question-4-6-text = Nein. Hat ein Zug sein [Lokomotivenplättchen|4.5], können neue Waggons nur noch an den anderen. Sind beide komplett, verfallen neue Waggons.

## 5 The route

clause-5-1 = Deine Strecke
clause-5-1-text = Deine Lokomotive fährt von Paris nach links. Drei Stationen sind von Anfang an auf deinem Tableau: eine Bonusstation mit zwei Münzen und dann zwei Punktestationen mit 3 und 5 Punkten. Eine Streckenkarte verlängert die Strecke links um eine bis vier Stationen.

clause-5-2 = Stationen
clause-5-2-text = Eine Punktestation bringt einmal Punkte, sobald deine Lokomotive sie erreicht oder durchfährt. Eine Bonusstation, die du erreicht oder durchfahren hast, gibt dir ihren [Rahmen|3.3] von da an in jeder [Wertungsphase|8.1]. Erreichst du sie während einer Wertungsphase, zählt sie schon in dieser.

clause-5-3 = Am Ende der Strecke
clause-5-3-text = An der letzten Station deiner Strecke bleibt deine Lokomotive stehen. Übrige Schritte verfallen.

example-loco = Durch eine Station hindurch
example-loco-1 = Annas Lokomotive steht auf Station 1. Anna führt ein Lokomotivensymbol mit zwei Pfeilen aus.
example-loco-2 = Die Lokomotive durchfährt die Station mit 3 Punkten und erreicht die mit 5. Beide zählen sofort, zusammen 8 Punkte.
example-loco-3 = Später fährt sie eine Station weiter, zu einer 8-Punkte-Station auf einer Streckenkarte, und bekommt 8 Punkte. Jede dieser Stationen zählt nur dieses eine Mal.

question-5-1 = Wann bringt eine Bonusstation ihren Bonus?
question-5-1-text = Nicht, wenn du sie erreichst, sondern von da an in jeder [Wertungsphase|8.1]. Die Station mit den zwei Münzen bringt dir in einer Partie sechs Münzen, wenn du sie vor der ersten der drei erreichst.

question-5-2 = Bewegt eine Streckenkarte meine Lokomotive?
question-5-2-text = Nein. Sie macht nur deine [Strecke|5.1] länger, damit die Lokomotive weiterfahren kann.

question-5-3 = Muss ich an jeder Station halten?
question-5-3-text = Nein. Eine Station, die du [durchfährst|5.2], zählt genauso wie eine, an der du hältst.

## 6 Coins

clause-6-1 = Felder für Münzen
clause-6-1-text = Auf deinem Tableau sind 12 Felder: 5 in Spalte 1, 5 in Spalte 2, 2 in Spalte 3. Neue Münzen kommen der Reihe nach auf die ersten freien Felder, von unten nach oben, in Lücken zuerst. Eine Münze bleibt auf ihrem Feld, bis du sie ausgibst.

clause-6-2 = Was du für Münzen bekommst
clause-6-2-text = Für eine Münze aus Spalte 1 bekommst du einen 0er-Waggon, für eine aus Spalte 2 einen Schritt eines Schaffners oder eine Station für deine Lokomotive, für eine aus Spalte 3 eine [Aufwertung nach Wahl|4.3]. Eine Münze aus einer beliebigen Spalte kannst du gegen 1 Punkt tauschen, vier beliebige gegen eine offene [Spielendekarte|6.5].

clause-6-3 = Gekauft und genutzt
clause-6-3-text = Was du für eine Münze bekommst, führst du sofort und vollständig aus, bevor du etwas anderes tust.

clause-6-4 = Zu viele Münzen
clause-6-4-text = Münzen, die du auf einmal bekommst, legst du auf einmal ab. Passen sie nicht, mach erst Platz, indem du [Münzen ausgibst|6.2]: Das Spiel fragt dich in diesem Moment, und was du kaufst, führst du sofort aus. Statt weiter Platz zu machen, kannst du die Münzen, die noch nicht passen, jederzeit gegen je 1 Punkt tauschen. [Wenn andere dran sind|3.8], geschieht das von selbst.

clause-6-5 = Spielendekarten
clause-6-5-text = Nimmst oder kaufst du eine Spielendekarte, führst du ihre kleine Aktion sofort aus. Erst wenn der Spielzug zu Ende ist, wird wieder auf vier offene Karten aufgefüllt. Was die Karte zählt, wird am [Spielende|9.3] gewertet.

example-coins = Wohin die Münzen kommen
example-coins-1 = Duval hat drei Münzen in Spalte 1 und bekommt drei weitere.
example-coins-2 = Mit zweien davon ist Spalte 1 voll. Die dritte kommt auf das unterste Feld von Spalte 2.

example-chain-2 = Platz für vier Münzen
example-chain-2-1 = Duvals Karte bringt vier Münzen, aber nur zwei Felder sind frei. Alle vier müssen auf einmal abgelegt werden.
example-chain-2-2 = Sie gibt eine Münze aus Spalte 1 für einen 0er-Waggon aus und eine aus Spalte 2 für einen Schaffnerschritt und führt beides sofort aus.
example-chain-2-3 = Jetzt ist Platz: Die vier Münzen kommen auf die freien Felder in den Spalten 1, 2 und 3.

question-6-1 = Wann werden die offenen Spielendekarten aufgefüllt?
question-6-1-text = Wenn der Spielzug zu Ende ist, und [erst dann|6.5]. Nimmst du in einem Spielzug zwei Spielendekarten, wählst du die zweite aus den drei übrigen.

question-6-2 = Rutschen Münzen nach, wenn ich eine darunter ausgebe?
question-6-2-text = Nein, sie [bleiben, wo sie sind|6.1]. Die Lücke füllt die nächste Münze, die du bekommst.

question-6-3 = Verliere ich Münzen, die nicht passen?
question-6-3-text = Nein. Du darfst für sie [Platz machen|6.4], und aus jeder Münze, die dann noch nicht passt, wird 1 Punkt.

question-6-4 = Wie viele Münzen darf ich in einem Spielzug ausgeben?
question-6-4-text = So viele du willst, [vor und nach|3.2] deiner Karte und in deinem Teil einer Wertungsphase.

question-6-5 = Soll ich mit meinen letzten Münzen Punkte kaufen?
question-6-5-text = Das ist nicht nötig. Jede übrige Münze ist am Ende ohnehin [1 Punkt|9.2] wert.

## 7 Contracts

clause-7-1 = Einen Auftrag nehmen
clause-7-1-text = Ein Auftrag, den du nimmst, liegt offen vor dir, bis du ihn erfüllst. Seine Voraussetzung ist das Mindeste, und besser zählt auch: Ein 12er-Waggon ist zugleich ein 7er, 4er, 2er, 1er und 0er.

clause-7-2 = Einen Auftrag erfüllen
clause-7-2-text = Du darfst einen Auftrag erfüllen, wenn du dran bist, vor oder nach deiner Karte, oder in deinem Teil einer [Wertungsphase|8.1]. Das geht nur einmal, nie mitten in einem Rahmen und nie, wenn andere dran sind. Der Bonus ist ein [Rahmen|3.3].

clause-7-3 = Voraussetzungen
clause-7-3-text = Manche Aufträge verlangen Waggons ab einem bestimmten Wert, in beiden Zügen zusammen oder in jedem Zug. Andere verlangen bestimmte Waggons hintereinander in einem Zug, etwa 4-2-1; ein Postwaggon stört dabei nicht, die Karten 5 und 7 liegen also hintereinander. Dann gibt es [Postwaggons|4.4]: in jedem Zug einer, oder sogar beide von ihren Schaffnern erreicht. Manche brauchen ein oder mehrere gelegte [Lokomotivenplättchen|4.5], oder eines mit einem Schaffner darauf. Einige Module haben eigene Voraussetzungen: Berühmtheiten und Postkarten, zusammen gezählt, eine bestimmte genommene Verdachtskarte (auch eine abgelehnte), zwei „Beweise vernichten“ vor dir oder so und so viele Passagiere oder Gepäckstücke in deinen Zügen.

clause-7-4 = Boni
clause-7-4-text = Der Bonus kann jeder beliebige Rahmen sein. Manche Aufträge bringen ihn einmal für jeden Auftrag, den du erfüllt hast, diesen eingeschlossen: Das ist ein einziger Rahmen, der ihn so oft enthält. Andere bringen eine Spielendekarte für jedes deiner Lokomotivenplättchen; ihre Voraussetzung ist ein [gelegtes Lokomotivenplättchen|7.3], eines bringt also eine Karte, zwei bringen zwei.

example-contract = Sechs gute Waggons
example-contract-1 = Annas Auftrag verlangt sechs Waggons ab Wert 2. In ihrem oberen Zug hat sie zwei davon.
example-contract-2 = In ihrem unteren Zug sind es vier weitere: Auch die 4er-Waggons zählen. Zusammen sind das sechs, und sie erfüllt den Auftrag.

question-7-1 = Muss ich einen Auftrag erfüllen, sobald ich kann?
question-7-1-text = Nein. Du darfst auf [einen besseren Moment|7.2] warten, etwa weil sein Bonus noch wächst. Aber am Ende ist ein offener Auftrag [nichts wert|9.1].

question-7-2 = Kann derselbe Waggon für zwei Aufträge zählen?
question-7-2-text = Ja. Ein Auftrag schaut nur, [was du hast|7.1]; verbraucht wird nichts.

question-7-3 = Habe ich einen Auftrag noch, wenn ich ihn abgelehnt habe?
question-7-3-text = Nein. Eine [abgelehnte Karte|3.6] kommt gleich auf deinen Stapel; erfüllen kannst du sie nicht mehr.

question-7-4 = Was, wenn ich nicht den ganzen Bonus nutzen kann?
question-7-4-text = Du darfst den Auftrag trotzdem erfüllen. Was du vom [Rahmen|3.3] nicht nutzen kannst oder willst, verfällt.

## 8 Scoring phases

clause-8-1 = Zuerst die Bonusstationen
clause-8-1-text = Im Uhrzeigersinn, beginnend bei der Startspielerfigur, haben alle ihren Teil der Wertungsphase. In deinem Teil nutzt du jede [erreichte|5.2] Bonusstation einmal, in beliebiger Reihenfolge, eine nach der anderen. Davor, dazwischen und danach darfst du [Münzen ausgeben|6.2] und [Aufträge erfüllen|7.2]. Auch eine Station, die du dabei erreichst, zählt. Einen begonnenen Rahmen beendest du vor dem nächsten, oder du verzichtest für diese Phase auf den Rest.

clause-8-2 = Dann die Züge
clause-8-2-text = Danach bringt dir jeder deiner Züge so viele Punkte, wie die Waggons wert sind, die sein Schaffner erreicht oder überschritten hat; auch das Lokomotivenplättchen zählt, wenn der Schaffner darauf steht. Karten weiter rechts bringen nichts. Eine [Berühmtheit|11.1] verdoppelt ihren Waggon. Anschließend werden [Weichen|14.2] gewertet, dann [Bestellungen|16.4].

example-score-route = Eine Station unterwegs
example-score-route-1 = Anna hat zwei Bonusstationen erreicht: Eine bringt zwei Münzen, die andere bewegt die Lokomotive zwei Stationen. Welche zuerst drankommt, entscheidet sie.
example-score-route-2 = Sie beginnt mit der Lokomotive. Die durchfährt eine Punktestation, das bringt 3 Punkte, und erreicht eine weitere Bonusstation, die schon in dieser Wertungsphase zählt.
example-score-route-3 = Dann nutzt sie die Station mit den Münzen: Jetzt hat sie drei.
example-score-route-4 = Sie gibt eine Münze aus Spalte 1 für einen 0er-Waggon in ihrem oberen Zug aus.
example-score-route-5 = Zuletzt kommt die gerade erreichte Station: zwei Schaffnerschritte. Dank des neuen Waggons kann sie beide im oberen Zug nutzen.

example-score-train = Was ein Zug bringt
example-score-train-1 = Brandts Schaffner steht auf der siebten Karte des oberen Zuges. Die zwei 0er-Waggons und der Postwaggon, die er erreicht hat, bringen nichts.
example-score-train-2 = Der Zug bringt 12 + 4 + 1 + 1 = 18 Punkte. Die achte Karte zählt nicht: Der Schaffner hat sie nicht erreicht.

question-8-1 = Kann ich Münzen ausgeben, die ich in der Wertungsphase bekomme?
question-8-1-text = Ja, in deinem Teil davon, [zwischen zwei Stationen|8.1] oder nach der letzten. Erst wenn du damit fertig bist, werden deine Züge gewertet.

question-8-2 = Muss ich alle meine Bonusstationen nutzen?
question-8-2-text = Nein. Einen Rahmen darfst du [teilweise oder gar nicht|3.3] nutzen. Worauf du verzichtest, ist für diese Wertungsphase verloren, kommt aber in der nächsten wieder.

question-8-3 = Kann ich meine Züge noch verbessern, bevor sie gewertet werden?
question-8-3-text = Ja. Alles, was dir Stationen, Münzen und Aufträge in deinem Teil der [Wertungsphase|8.1] bringen, kommt vor der Wertung deiner Züge.

question-8-4 = Bringen Waggons rechts vom Schaffner Punkte?
question-8-4-text = Nein, egal, was sie wert sind. Nur Karten, die er [erreicht oder überschritten|8.2] hat, bringen Punkte.

## 9 The end

clause-9-1 = Offene Aufträge
clause-9-1-text = Nach der dritten Wertungsphase endet die Partie. Aufträge, die du bis dahin nicht erfüllt hast, sind nichts wert.

clause-9-2 = Übrige Münzen
clause-9-2-text = Jede Münze, die noch auf deinem Tableau liegt, ist 1 Punkt wert.

clause-9-3 = Spielendekarten
clause-9-3-text = Es gibt drei Arten: Waggon, Schaffner und Lokomotive. Zähl für jede Art die Basiskarten auf deinem [Ablagestapel|3.6], auch die abgelehnten. Zähl die Punkte auf deinen Spielendekarten derselben Art zusammen und multipliziere beides. Es kommt auf die Zahl der Karten an, nicht auf die Zahl der Symbole darauf.

clause-9-4 = Wer gewinnt
clause-9-4-text = Mit „Wer ist der Mörder?“ kommt zuletzt die [Enthüllung|12.6]. Dann gewinnt, wer die meisten Punkte hat; nur wer verhaftet wurde, kann nicht gewinnen. Bei Gleichstand gewinnen alle, die gleichauf liegen.

example-end = Spielendekarten am Ende
example-end-1 = Brandt hat drei Waggonkarten, eine Schaffnerkarte und eine Lokkarte genommen.
example-end-2 = Zwei von Brandts Spielendekarten zeigen Waggons und je 2 Punkte. Eine dritte zeigt Lokomotiven und 3 Punkte.
example-end-3 = Die Waggonkarten bringen 3 × (2 + 2) = 12 Punkte, die Lokkarte 1 × 3 = 3, zusammen 15. Die Schaffnerkarte bringt ohne passende Spielendekarte nichts.

question-9-1 = Zählt eine Karte mit drei Symbolen dreifach?
question-9-1-text = Nein, sie zählt als [eine Karte|9.3], ganz gleich, was darauf ist.

question-9-2 = Zählen Karten der Module für die Spielendekarten?
question-9-2-text = Nein. Es zählen nur [Basiskarten|9.3] der drei Arten: Waggon, Schaffner und Lokomotive.

question-9-3 = Muss ich eine Karte ausführen, damit sie zählt?
question-9-3-text = Nein. [Abgelehnte Karten|3.6] zählen genauso.

## 10 Module A

clause-10-1 = Fast nur Aufträge
clause-10-1-text = Fast alle Karten dieses Moduls sind [Aufträge|7.1]; dazu kommen ein paar Münzkarten und Spielende-Aktionskarten. Sonst ändert sich nichts.

question-10-1 = Gibt es ohne dieses Modul auch Aufträge?
question-10-1-text = Ja. Jedes Modul bringt ein paar eigene [Aufträge|7.1] mit, nur nicht so viele.

question-10-2 = Was bringen die Münzkarten und die Spielende-Aktionskarten?
question-10-2-text = Es gibt sie in jedem Modul. Eine Münzkarte bringt den Rahmen, der darauf ist. Mit einer Spielende-Aktionskarte nimmst du dir eine offene [Spielendekarte|6.5].

## 11 Module B

clause-11-1 = Berühmtheiten
clause-11-1-text = Eine Berühmtheit steigt sofort in den ersten freien Waggon eines deiner Züge: den ersten von links, unter dem noch keine Karte liegt. Dort bleibt sie und verdoppelt den Waggon in jeder [Wertungsphase|8.2], in der ihn der Schaffner erreicht hat. Hat keiner der beiden Züge einen freien Waggon, kannst du die Karte nur [ablehnen|3.1].

clause-11-2 = Postkarten
clause-11-2-text = Eine Postkarte kommt sofort an eine beliebige Streckenkarte, die noch keine hat, und bleibt dort. An die Stationen auf deinem Tableau kann sie nicht. In jeder Wertungsphase gibt jede Bonusstation dieser Streckenkarte ihren Rahmen zweimal, jedes Mal als [eigenen Rahmen|3.3]. Punktestationen werden nicht verdoppelt. Ohne freie Streckenkarte kannst du die Postkarte nur [ablehnen|3.1].

example-celebrity = Ein Waggon zählt doppelt
example-celebrity-1 = Im ersten Waggon von Annas oberem Zug fährt eine Berühmtheit mit. Es ist ein 7er-Waggon, und der Schaffner hat ihn erreicht.
example-celebrity-2 = In der Wertungsphase bringt dieser Waggon 14 statt 7 Punkte.

example-postcard = Derselbe Bonus zweimal
example-postcard-1 = Duval hat eine Postkarte an ihre Streckenkarte mit einer Punktestation und einer Bonusstation geheftet: zwei Schaffnerschritte.
example-postcard-2 = In der Wertungsphase nutzt sie erst beide Schritte und beendet damit diesen Rahmen.
example-postcard-3 = Dann bekommt sie denselben Rahmen noch einmal. Die Punktestation hat schon gezählt, als sie dort ankam, einmal und nicht doppelt.

question-11-1 = Verdoppelt eine Berühmtheit auch spätere Aufwertungen?
question-11-1-text = Ja. Es zählt, was der Waggon in der [Wertungsphase|11.1] wert ist. Genau das verdoppelt die Berühmtheit.

question-11-2 = Kann ich mir den Waggon für eine Berühmtheit aussuchen?
question-11-2-text = Nur den Zug. Darin nimmt die Berühmtheit immer den [ersten freien Waggon|11.1] von links, was er auch wert ist.

question-11-3 = Kann eine Postkarte die zwei Münzen meiner ersten Station verdoppeln?
question-11-3-text = Nein. Diese Station ist auf deinem Tableau, und Postkarten kommen nur an [Streckenkarten|11.2].

## 12 Module C

clause-12-1 = „Wer ist der Mörder?“-Karten
clause-12-1-text = Es gibt vier dieser Karten: eine Mörderkarte und drei, auf denen „Unschuldig“ steht. Sie werden gemischt, und alle bekommen heimlich eine. Was übrig ist, wird ungesehen weggelegt; dann kann es sein, dass niemand am Tisch die Mörderkarte hat.

clause-12-2 = Beweise
clause-12-2-text = Es gibt 26 Beweise. Zwölf zeigen einen Fingerabdruck, sieben zeigen zwei, und zwei zeigen drei. Drei bringen Punkte: 2, 3 und 5. Die letzten beiden sind „Beweise abgeben“. Zu zweit oder zu viert kommen drei weitere dazu, mit einem, zwei und drei Fingerabdrücken.

clause-12-3 = Verdacht
clause-12-3-text = Führst du „Sich selbst verdächtig machen“ aus, ziehst du einen Beweis; bei „Alle anderen verdächtigen“ ziehen alle anderen einen. Verteilt werden die Beweise, wenn dein Spielzug zu Ende ist. Deine eigenen darfst du ansehen, sonst sieht sie niemand. Eine abgelehnte Karte verteilt keine Beweise, und ein leerer Vorrat auch nicht.

clause-12-4 = Beweise vernichten
clause-12-4-text = „Beweise vernichten“-Karten liegen offen vor dir. Am [Ende|12.6] gibst du für eine, zwei oder drei davon einen, drei oder fünf deiner Beweise ab, für jede weitere noch einen mehr.

clause-12-5 = Zu zweit mit Dummys
clause-12-5-text = Zu zweit spielen zwei Dummys mit, A und B; das ist eine Option, die anfangs an ist. Jeder bekommt eine „Wer ist der Mörder?“-Karte. Wird Reihe 1 abgeräumt, gehen ihre übrigen Karten dieses Moduls an A, die aus Reihe 3 an B; die aus Reihe 2 kommen aus dem Spiel. „Sich selbst verdächtig machen“ gibt diesem Dummy einen Beweis, „Alle anderen verdächtigen“ je einen dem anderen Dummy und euch beiden; „Beweise vernichten“ bleibt bei dem Dummy, alles andere kommt aus dem Spiel. Verdächtigt jemand von euch alle anderen, ziehen auch beide Dummys; ein Dummy, der davonkommt, bekommt keine Punkte.

clause-12-6 = Die Enthüllung
clause-12-6-text = Nach den [Spielendekarten|9.3] zieht, wer die Mörderkarte hat, noch zwei Beweise, auch ein Dummy; dann decken alle ihre Beweise auf. Die mit Punkten bringen Punkte. Jedes „Beweise abgeben“ verschwindet zusammen mit einem weiteren eigenen Beweis nach Wahl, und [„Beweise vernichten“|12.4] tut seine Wirkung. Wer dann die meisten Fingerabdrücke hat, wird verhaftet und kann nicht gewinnen; bei Gleichstand werden alle verhaftet, die gleichauf liegen, aber haben alle gleich viele, wird niemand verhaftet. Wer die Mörderkarte hat und nicht verhaftet wird, bekommt 20 Punkte.

question-12-1 = Darf ich meine Beweise ansehen?
question-12-1-text = Ja, [deine eigenen|12.3], und zwar jederzeit. Sonst kennt sie niemand, auch kein Bot auf einem anderen Platz.

question-12-2 = Kann es eine Partie ohne Mörderkarte geben?
question-12-2-text = Ja, zu dritt, oder zu zweit ohne [Dummys|12.5]: Dann bleiben einige der [„Wer ist der Mörder?“-Karten|12.1] aus dem Spiel. Zu viert, oder zu zweit mit den Dummys, ist die Mörderkarte immer dabei.

question-12-3 = Welche Beweise soll ich abgeben?
question-12-3-text = Die mit den meisten Fingerabdrücken; so machen es auch [Bots und Dummys|12.6]. Beweise mit Punkten schaden dir nicht.

question-12-4 = Kann jemand Unschuldiges verhaftet werden?
question-12-4-text = Ja. Es zählen nur die [Fingerabdrücke|12.6], und wer verhaftet wird, kann nicht gewinnen, schuldig oder nicht.

question-12-5 = Wann bekomme ich meinen Beweis, wenn ich eine Verdachtskarte nehme?
question-12-5-text = Wenn [dein Spielzug zu Ende|12.3] ist. Bis dahin kannst du ihn noch zurücknehmen.

## 13 Module D

clause-13-1 = Zustiegskarten
clause-13-1-text = Die meisten Zustiegskarten zeigen einen Passagier und Gepäck: Wenn du die Karte nimmst, wählst du eines davon. Ein Passagier kommt in den ersten freien Waggon deines oberen Zuges, Gepäck in den ersten freien Waggon deines unteren Zuges. Ist dort kein Waggon frei, nimm das andere oder [lehn ab|3.1].

clause-13-2 = Platz nehmen und verladen
clause-13-2-text = Ein Passagier nimmt Platz, und Gepäck wird verladen, sobald der Waggon mindestens 1 wert ist und der Schaffner dieses Zuges ihn erreicht hat. Das wird nach jeder Änderung geprüft, kann also auch sofort geschehen.

clause-13-3 = Was sie bringen
clause-13-3-text = Ein Passagier, der Platz nimmt, bringt die angegebenen Münzen und eine mehr für jeden, der schon sitzt. Verladenes Gepäck bringt die angegebenen Punkte und 2 mehr für jedes schon verladene Stück. Ein weiterer Bonus auf der Karte ist ein [Rahmen, der wartet|3.4]. Nehmen in einem Rahmen mehrere Platz oder wird mehreres verladen, geht es von links nach rechts, und alle Münzen werden [auf einmal abgelegt|6.4], wenn dieser Rahmen endet. Außerhalb eines Rahmens, bei einer Münze oder einem Werkzeugkasten, zählt jede Änderung für sich.

clause-13-4 = Mit Modul B
clause-13-4-text = In jeden Waggon passt nur eine Karte, gleich welcher Art: eine [Berühmtheit|11.1], ein Passagier oder Gepäck.

example-passenger = Ein Passagier steigt ein
example-passenger-1 = Im ersten Waggon von Annas oberem Zug sitzt schon ein Passagier. Sie nimmt noch einen, und der kommt in den zweiten Waggon.
example-passenger-2 = Der Waggon ist 1 wert, und ihr Schaffner ist schon daran vorbei: Der Passagier nimmt sofort Platz.
example-passenger-3 = Die Karte zeigt drei Münzen. Mit einer mehr für den, der schon sitzt, bekommt Anna vier.

example-luggage = Gepäck, das warten muss
example-luggage-1 = Whitlock nimmt ein Gepäckstück. Es kommt in den ersten Waggon des unteren Zuges. Dort war der Schaffner schon, aber der Waggon ist 0 wert: Verladen ist es noch nicht.
example-luggage-2 = Einige Spielzüge später steigt der Waggon auf 1. Das Gepäck wird sofort verladen und bringt 2 Punkte.
example-luggage-3 = Auf der Karte ist auch eine Aufwertung nach Wahl. Sie wartet, bis der laufende Rahmen erledigt ist.

question-13-1 = Kann ein Passagier im unteren Zug fahren?
question-13-1-text = Nein. Passagiere kommen immer in den [oberen Zug|13.1], Gepäck immer in den unteren.

question-13-2 = Was, wenn mein Schaffner an mehreren wartenden Passagieren vorbeikommt?
question-13-2-text = Sie nehmen von [links nach rechts|13.3] Platz, und jeder bringt für alle vor ihm je eine Münze mehr als angegeben. All diese Münzen kommen zusammen, wenn der Rahmen endet.

question-13-3 = Darf ich einem Passagier einen besseren Waggon geben?
question-13-3-text = Nein, es ist immer der [erste freie|13.1]. Aber jeder Waggon, der mindestens [1|13.2] wert ist, genügt.
question-13-4 = Zählen Passagiere und Gepäck für einen Auftrag zusammen?
question-13-4-text = Nein. Ein Auftrag über [Passagiere oder Gepäck|7.3] will genug von einer Sorte. Sie müssen nur in deinen Zügen sein; ob sie schon sitzen oder verladen sind, ist egal.

## 14 Module E

clause-14-1 = Zwischenkarten
clause-14-1-text = Zwischenkarten liegen zwischen deinen Zügen, an vier Positionen: Position 1 bei den Karten 1 und 2, Position 2 bei 3 und 4, Position 3 bei 5 und 6, Position 4 bei 7 und 8. Eine neue kommt ohne Lücke an die nächste Position, oder sie überdeckt genau eine frühere, die dann nicht mehr zählt. Ob an dieser Position schon Karten liegen, ist egal.

clause-14-2 = Weichen
clause-14-2-text = Eine Weiche zeigt einen Wert und zwei Pfeile mit Punkten. In jeder [Wertungsphase|8.2] bringt der obere Pfeil Punkte, wenn die linke Karte ihrer Position in deinem oberen Zug mindestens so viel wert ist und der Schaffner sie erreicht hat. Für den unteren Pfeil gilt dasselbe mit der rechten Karte in deinem unteren Zug.

clause-14-3 = Mechaniker
clause-14-3-text = Nimmst du einen Mechaniker, bekommst du seinen Rahmen. Dann, einmal für jeden Zug: Sobald die linke Karte seiner Position mindestens den angegebenen Wert hat, ob erreicht oder nicht, steigt die Karte rechts davon um eine Stufe. Das geschieht von selbst und lässt sich nicht aufschieben. Erlauben die [Stufen|4.2] das nicht, verfällt die Aufwertung; liegt rechts noch keine Karte und kann der Zug noch wachsen, kommt dort ein 0er-Waggon dazu. Sind beide Züge erledigt, wird die Karte umgedreht.

example-switch = Eine Weiche an Position 1
example-switch-1 = Duval hat eine Weiche mit 5 Punkten auf jedem Pfeil und dem Wert 1. In ihrem oberen Zug ist der erste Waggon 4 wert und erreicht: Das bringt in jeder Wertungsphase 5 Punkte.
example-switch-2 = In ihrem unteren Zug hat der Schaffner den zweiten Waggon erreicht, aber der ist noch 0 wert. Für diesen Zug gibt es nichts.

example-mechanic = Ein Mechaniker bei der Arbeit
example-mechanic-1 = Brandt nimmt einen Mechaniker mit zwei Münzen und dem Wert 4 und bekommt sofort die Münzen. Er kommt an Position 1.
example-mechanic-2 = Im oberen Zug ist der erste Waggon 7 wert, also steigt der zweite sofort um eine Stufe, von 2 auf 4.
example-mechanic-3 = Im unteren Zug ist der erste Waggon erst 1 wert. Sobald er auf 4 gestiegen ist, steigt auch dort der zweite um eine Stufe.
example-mechanic-4 = Die Aufwertung kann auch verfallen: Sind beide Waggons eines Zuges schon 4 wert, kann der rechte nicht steigen, denn er wäre mehr wert als der linke.

question-14-1 = Braucht ein Mechaniker meinen Schaffner?
question-14-1-text = Nein, es zählt nur der Wert der [linken Karte|14.3]. Eine Weiche dagegen braucht [den Schaffner|14.2].

question-14-2 = Was wird aus einer Zwischenkarte, die ich überdecke?
question-14-2-text = Sie [zählt nicht mehr|14.1]. Punkte, die sie gebracht hat, und ihre Aufwertungen bleiben.

question-14-3 = Kann ich die Aufwertung eines Mechanikers aufheben?
question-14-3-text = Nein. Sie kommt [von selbst|14.3], sobald die linke Karte gut genug ist, auch wenn sie dann verfällt.

question-14-4 = Darf ich eine Position frei lassen?
question-14-4-text = Nein. Eine neue Zwischenkarte kommt an die [nächste Position|14.1], oder sie überdeckt eine frühere.
question-14-5 = Was ist mit Position 3, wo der Postwaggon liegt?
question-14-5-text = Die rechte Karte von Position 3 ist immer der [Postwaggon|4.4]. Darum bringt der untere Pfeil einer Weiche dort nichts, und die Aufwertung eines Mechanikers verfällt.

## 15 Module F

clause-15-1 = Das Lager
clause-15-1-text = Zieh drei Karten vom aktuellen Stapel, oder so viele noch da sind, und leg sie offen neben den Werkzeugkasten; der ist eine [Aufwertung nach Wahl|4.3]. Nutz bis zu zwei dieser vier, eine nach der anderen; dazwischen darfst du [Münzen ausgeben|6.2] und [Aufträge erfüllen|7.2]. Nutzen kannst du nur Basiskarten für Waggons, Schaffner und Lokomotiven sowie die Münz- und Spielende-Aktionskarten der Module. Dann werden die gezogenen Karten wieder eingemischt. Nur das Lager kommt auf deinen [Ablagestapel|3.6].

clause-15-2 = Fabriken
clause-15-2-text = Eine Fabrik ist eine [Zwischenkarte|14.1]. Zeigt sie einen Rahmen, bekommst du ihn zuerst, wenn du die Karte nimmst. Immer wenn du eine legst, arbeiten alle deine sichtbaren Fabriken, von rechts nach links. Eine Fabrik an Position 3 gibt zum Beispiel drei [Aufwertungen nach Wahl|4.3], aber kein Waggon darf am Ende mehr wert sein als die bessere der beiden linken Karten ihrer Position; ein 0er-Waggon ist immer erlaubt. Liegt dort in keinem Zug ein Waggon, gibt sie nichts. Vor und nach jeder Fabrik darfst du [Münzen ausgeben|6.2] und [Aufträge erfüllen|7.2].

clause-15-3 = Mit Modul E
clause-15-3-text = Weichen, Mechaniker und Fabriken teilen sich die vier [Positionen|14.1] und dürfen einander überdecken.

question-15-1 = Zählen die Karten, die ich mit dem Lager nutze, am Ende?
question-15-1-text = Nein. Sie werden wieder [eingemischt|15.1], genutzt oder nicht. Auch das Lager selbst ist keine Basiskarte, bringt also nichts für [Spielendekarten|9.3].

question-15-2 = Arbeiten meine früheren Fabriken noch einmal?
question-15-2-text = Ja. Immer wenn du eine Fabrik legst, arbeiten [alle|15.2], die nicht überdeckt sind.

question-15-3 = Welche Position ist für eine Fabrik am besten?
question-15-3-text = Weiter rechts gibt sie [mehr Aufwertungen|15.2], aber dort sind die Waggons meist weniger wert, und damit auch das, was sie schaffen kann.

## 16 Teatime

clause-16-1 = Bestellungen
clause-16-1-text = Es gibt fünf Bestellplättchen jeder Sorte: Kaffee mit Stapel 1, Kuchen mit Stapel 2, Champagner mit Stapel 3. Beginnt die erste Runde eines Stapels, wird ein Plättchen mehr ausgelegt, als Personen mitspielen. Ihr könnt sie kaufen, bis die nächste Sorte ausliegt oder die Partie endet, auch in der [Wertungsphase|8.1]. Was dann übrig ist, ist weg.

clause-16-2 = Eine Bestellung kaufen
clause-16-2-text = Wenn du dran bist, oder in deinem Teil einer Wertungsphase, kaufst du eine für zwei Münzen aus beliebigen Spalten. Sie kommt zu einem Waggon, der genug wert ist und noch keine Bestellung hat: mindestens 1 für Kaffee, 2 für Kuchen, 7 für Champagner. Andere Karten unter dem Waggon stören nicht.

clause-16-3 = Von jeder Sorte eine
clause-16-3-text = Jeder Zug nimmt höchstens einen Kaffee, einen Kuchen und einen Champagner.

clause-16-4 = Was Bestellungen bringen
clause-16-4-text = Eine Bestellung bringt ihre Punkte in jeder [Wertungsphase|8.2], sobald der Schaffner ihren Waggon erreicht hat. Eine [Berühmtheit|11.1] verdoppelt sie nicht.

question-16-1 = Kann eine Bestellung zu einem Waggon mit Berühmtheit oder Passagier?
question-16-1-text = Ja. [Andere Karten|16.2] unter dem Waggon stören nicht, nur eine andere Bestellung.

question-16-2 = Muss mein Schaffner den Waggon erreicht haben, wenn ich eine Bestellung kaufe?
question-16-2-text = Nein, erst, wenn sie [Punkte bringen|16.4] soll.

question-16-3 = Kann ich mitten in einem Rahmen eine Bestellung kaufen?
question-16-3-text = Nein. Dafür gilt dasselbe wie für alle [Münzen|6.2]: vor oder nach deiner Karte, zwischen Rahmen oder in deinem Teil einer Wertungsphase.
