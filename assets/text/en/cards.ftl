# Names on the cards. A key is the kind of card followed by the key used in the card files
# (assets/cards/*.ron); "-about" is the sentence shown when a card is enlarged.

## Cities of the route cards

# Pile 1
city-strasbourg = Strasbourg
city-munich = Munich
city-stuttgart = Stuttgart
city-zurich = Zurich
city-salzburg = Salzburg
# Pile 2
city-vienna = Vienna
city-budapest = Budapest
city-venice = Venice
city-trieste = Trieste
city-zagreb = Zagreb
# Pile 3
city-belgrade = Belgrade
city-sofia = Sofia
city-bucharest = Bucharest
city-edirne = Edirne
city-constantinople = Constantinople

## Celebrities, all invented

# Pile 1
celebrity-singer = Odette Valcour
celebrity-singer-about = A singer whose last encore in Paris held up the night train for eleven minutes.
celebrity-chess = Isak Lindqvist
celebrity-chess-about = A chess master who takes on the whole dining car at once and still finishes his soup.
celebrity-explorer = Nora Halvorsen
celebrity-explorer-about = A polar explorer who has asked the steward, very politely, for a window that opens.
# Pile 2
celebrity-aviator = Miles Hartley
celebrity-aviator-about = An aviator who takes the train because someone else does the steering.
celebrity-actress = Aurora Delmonte
celebrity-actress-about = A star of the silent screen who has yet to say a word to anyone on board.
celebrity-tango = Rafael Quiroga
celebrity-tango-about = A tango dancer who crosses a swaying corridor in eight bars without spilling a drop.
# Pile 3
celebrity-conjuror = Zoltán Révay
celebrity-conjuror-about = A conjuror whose ticket always turns up in the inspector’s own hat.
celebrity-opera = Shen Yuelan
celebrity-opera-about = A star of the Peking Opera whose headdress has a berth of its own.
celebrity-poet = Ousmane Ndaré
celebrity-poet-about = A poet who writes in time with the rails and turns the page at every station.

## Postcards

# Pile 1
postcard-alps = Alpine Viaduct
postcard-alps-about = The night train high above the snow, with love and very cold fingers.
postcard-geneva = Lake Geneva
postcard-geneva-about = A paddle steamer off Chillon Castle; do try the cake on board.
# Pile 2
postcard-vienna = Vienna
postcard-vienna-about = The Giant Wheel and the chequered roof, from a window table with two forks.
postcard-canal = Grand Canal
postcard-canal-about = A gondola on its way to the station, in no hurry at all.
# Pile 3
postcard-gates = Iron Gates
postcard-gates-about = Where the Danube squeezes through the mountains and everyone rushes to the window.
postcard-bosphorus = Bosporus
postcard-bosphorus-about = The ferry at sunset, with another continent on the far shore.
