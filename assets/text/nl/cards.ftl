# Names on the cards. A key is the kind of card followed by the key used in the card files
# (assets/cards/*.ron); "-about" is the sentence shown when a card is enlarged.

## Cities of the route cards

# Pile 1
city-strasbourg = Straatsburg
city-munich = München
city-stuttgart = Stuttgart
city-zurich = Zürich
city-salzburg = Salzburg
# Pile 2
city-vienna = Wenen
city-budapest = Boedapest
city-venice = Venetië
city-trieste = Triëst
city-zagreb = Zagreb
# Pile 3
city-belgrade = Belgrado
city-sofia = Sofia
city-bucharest = Boekarest
city-edirne = Edirne
city-constantinople = Constantinopel

## Celebrities, all invented

# Pile 1
celebrity-singer = Odette Valcour
celebrity-singer-about = Een zangeres door wier laatste toegift in Parijs de nachttrein elf minuten te laat vertrok.
celebrity-chess = Isak Lindqvist
celebrity-chess-about = Een schaakmeester die tegen de hele restauratiewagen tegelijk speelt en toch zijn soep opeet.
celebrity-explorer = Nora Halvorsen
celebrity-explorer-about = Een poolreizigster die de steward heel beleefd heeft gevraagd om een raam dat open kan.
# Pile 2
celebrity-aviator = Miles Hartley
celebrity-aviator-about = Een vliegenier die de trein neemt omdat daar eens iemand anders stuurt.
celebrity-actress = Aurora Delmonte
celebrity-actress-about = Een ster van de stomme film die aan boord nog geen woord heeft gezegd.
celebrity-tango = Rafael Quiroga
celebrity-tango-about = Een tangodanser die in acht maten een slingerende gang doorkruist zonder een druppel te morsen.
# Pile 3
celebrity-conjuror = Zoltán Révay
celebrity-conjuror-about = Een goochelaar wiens kaartje altijd in de pet van de controleur opduikt.
celebrity-opera = Shen Yuelan
celebrity-opera-about = Een ster van de Pekingopera wier hoofdtooi een eigen couchette heeft.
celebrity-poet = Ousmane Ndaré
celebrity-poet-about = Een dichter die op de maat van de rails schrijft en op elk station de bladzijde omslaat.

## Postcards

# Pile 1
postcard-alps = Alpenviaduct
postcard-alps-about = De nachttrein hoog boven de sneeuw, met liefs en ijskoude vingers.
postcard-geneva = Meer van Genève
postcard-geneva-about = Een raderboot voor het kasteel van Chillon; probeer vooral de taart aan boord.
# Pile 2
postcard-vienna = Wenen
postcard-vienna-about = Het Reuzenrad en het bonte dak, vanaf een tafeltje bij het raam met twee vorkjes.
postcard-canal = Canal Grande
postcard-canal-about = Een gondel op weg naar het station, zonder enige haast.
# Pile 3
postcard-gates = IJzeren Poort
postcard-gates-about = Waar de Donau zich door de bergen wringt en iedereen naar het raam rent.
postcard-bosphorus = Bosporus
postcard-bosphorus-about = De veerboot bij zonsondergang, met een ander continent aan de overkant.
