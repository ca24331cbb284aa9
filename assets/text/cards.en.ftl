# Names on the cards. A key is the kind of the card and the key that the card files use
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
celebrity-singer-about = singer, whose last encore in Paris made the night train leave eleven minutes late
celebrity-chess = Isak Lindqvist
celebrity-chess-about = chess master, who plays the whole dining car at once and still finishes his soup
celebrity-explorer = Nora Halvorsen
celebrity-explorer-about = polar explorer, who has asked the steward, very kindly, for a window that opens
# Pile 2
celebrity-aviator = Miles Hartley
celebrity-aviator-about = aviator, who takes the train because somebody else does the steering
celebrity-actress = Aurora Delmonte
celebrity-actress-about = star of the silent film, who has not yet said a word to anybody on board
celebrity-tango = Rafael Quiroga
celebrity-tango-about = tango dancer, who crosses a swaying corridor in eight bars without spilling a drop
# Pile 3
celebrity-conjuror = Zoltán Révay
celebrity-conjuror-about = conjuror, whose ticket is found in the inspector's own hat every time
celebrity-opera = Shen Yuelan
celebrity-opera-about = star of the Peking opera, whose headdress has a berth of its own
celebrity-poet = Ousmane Ndaré
celebrity-poet-about = poet, who writes in time with the rails and turns the page at every station

## Postcards

# Pile 1
postcard-alps = The Alps
postcard-alps-about = the night train on the viaduct, with love and very cold fingers
postcard-geneva = Lake Geneva
postcard-geneva-about = a paddle steamer off the castle of Chillon; the cake on board is recommended
# Pile 2
postcard-vienna = Vienna
postcard-vienna-about = the giant wheel and the chequered roof, from a window table with two forks
postcard-canal = Grand Canal
postcard-canal-about = a gondola on its way to the station, in no hurry at all
# Pile 3
postcard-gates = The Iron Gates
postcard-gates-about = where the Danube squeezes through the mountains and everybody goes to the window
postcard-bosphorus = Bosphorus
postcard-bosphorus-about = the ferry at sundown, and on the far side another continent
