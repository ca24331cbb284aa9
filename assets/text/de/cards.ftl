# Names on the cards. A key is the kind of card followed by the key used in the card files
# (assets/cards/*.ron); "-about" is the sentence shown when a card is enlarged.

## Cities of the route cards

# Pile 1
city-strasbourg = Straßburg
city-munich = München
city-stuttgart = Stuttgart
city-zurich = Zürich
city-salzburg = Salzburg
# Pile 2
city-vienna = Wien
city-budapest = Budapest
city-venice = Venedig
city-trieste = Triest
city-zagreb = Zagreb
# Pile 3
city-belgrade = Belgrad
city-sofia = Sofia
city-bucharest = Bukarest
city-edirne = Edirne
city-constantinople = Konstantinopel

## Celebrities, all invented

# Pile 1
celebrity-singer = Odette Valcour
celebrity-singer-about = Eine Sängerin, deren letzte Zugabe in Paris den Nachtzug elf Minuten warten ließ.
celebrity-chess = Isak Lindqvist
celebrity-chess-about = Ein Schachmeister, der gegen den ganzen Speisewagen zugleich spielt und doch seine Suppe aufisst.
celebrity-explorer = Nora Halvorsen
celebrity-explorer-about = Eine Polarforscherin, die sehr höflich um ein Fenster bat, das sich öffnen lässt.
# Pile 2
celebrity-aviator = Miles Hartley
celebrity-aviator-about = Ein Flieger, der den Zug nimmt, weil dort jemand anders lenkt.
celebrity-actress = Aurora Delmonte
celebrity-actress-about = Ein Star des Stummfilms, von dem an Bord noch niemand ein Wort gehört hat.
celebrity-tango = Rafael Quiroga
celebrity-tango-about = Ein Tangotänzer, der in acht Takten durch den schwankenden Gang kommt, ohne einen Tropfen zu verschütten.
# Pile 3
celebrity-conjuror = Zoltán Révay
celebrity-conjuror-about = Ein Zauberkünstler, dessen Fahrkarte stets im Hut des Kontrolleurs auftaucht.
celebrity-opera = Shen Yuelan
celebrity-opera-about = Eine Diva der Pekingoper, deren Kopfschmuck eine eigene Koje hat.
celebrity-poet = Ousmane Ndaré
celebrity-poet-about = Ein Dichter, der im Takt der Schienen schreibt und an jeder Station umblättert.

## Postcards

# Pile 1
postcard-alps = Alpenviadukt
postcard-alps-about = Der Nachtzug hoch über dem Schnee, liebe Grüße mit sehr kalten Fingern.
postcard-geneva = Genfersee
postcard-geneva-about = Ein Raddampfer vor Schloss Chillon; probiert unbedingt den Kuchen an Bord.
# Pile 2
postcard-vienna = Wien
postcard-vienna-about = Das Riesenrad und das bunte Dach, vom Fenstertisch aus, mit zwei Gabeln.
postcard-canal = Canal Grande
postcard-canal-about = Eine Gondel auf dem Weg zum Bahnhof, ganz ohne Eile.
# Pile 3
postcard-gates = Eisernes Tor
postcard-gates-about = Wo sich die Donau durch die Berge zwängt und alle ans Fenster stürzen.
postcard-bosphorus = Bosporus
postcard-bosphorus-about = Die Fähre bei Sonnenuntergang, am anderen Ufer ein anderer Kontinent.
