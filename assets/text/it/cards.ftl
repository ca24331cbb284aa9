# Names on the cards. A key is the kind of card followed by the key used in the card files
# (assets/cards/*.ron); "-about" is the sentence shown when a card is enlarged.

## Cities of the route cards

# Pile 1
city-strasbourg = Strasburgo
city-munich = Monaco
city-stuttgart = Stoccarda
city-zurich = Zurigo
city-salzburg = Salisburgo
# Pile 2
city-vienna = Vienna
city-budapest = Budapest
city-venice = Venezia
city-trieste = Trieste
city-zagreb = Zagabria
# Pile 3
city-belgrade = Belgrado
city-sofia = Sofia
city-bucharest = Bucarest
city-edirne = Edirne
city-constantinople = Costantinopoli

## Celebrities, all invented

# Pile 1
celebrity-singer = Odette Valcour
celebrity-singer-about = Una cantante il cui ultimo bis a Parigi ha fatto aspettare il treno di notte per undici minuti.
celebrity-chess = Isak Lindqvist
celebrity-chess-about = Un maestro di scacchi che sfida tutto il vagone ristorante insieme senza far raffreddare la minestra.
celebrity-explorer = Nora Halvorsen
celebrity-explorer-about = Un’esploratrice polare che ha chiesto, con molto garbo, un finestrino che si apra.
# Pile 2
celebrity-aviator = Miles Hartley
celebrity-aviator-about = Un aviatore che prende il treno perché qui guida qualcun altro.
celebrity-actress = Aurora Delmonte
celebrity-actress-about = Una diva del cinema muto che a bordo non ha ancora detto una parola a nessuno.
celebrity-tango = Rafael Quiroga
celebrity-tango-about = Un ballerino di tango che attraversa il corridoio traballante in otto battute senza versare una goccia.
# Pile 3
celebrity-conjuror = Zoltán Révay
celebrity-conjuror-about = Un prestigiatore il cui biglietto salta sempre fuori dal cappello del controllore.
celebrity-opera = Shen Yuelan
celebrity-opera-about = Una stella dell’Opera di Pechino il cui copricapo ha una cuccetta tutta per sé.
celebrity-poet = Ousmane Ndaré
celebrity-poet-about = Un poeta che scrive al ritmo delle rotaie e volta pagina a ogni stazione.

## Postcards

# Pile 1
postcard-alps = Viadotto alpino
postcard-alps-about = Il treno di notte alto sulla neve, con affetto e dita gelate.
postcard-geneva = Lago di Ginevra
postcard-geneva-about = Un battello a ruote davanti al castello di Chillon; da non perdere la torta servita a bordo.
# Pile 2
postcard-vienna = Vienna
postcard-vienna-about = La ruota panoramica e il tetto a scacchi, da un tavolo alla finestra con due forchette.
postcard-canal = Canal Grande
postcard-canal-about = Una gondola in viaggio verso la stazione, senza alcuna fretta.
# Pile 3
postcard-gates = Porte di Ferro
postcard-gates-about = Dove il Danubio si stringe tra i monti e tutti corrono al finestrino.
postcard-bosphorus = Bosforo
postcard-bosphorus-about = Il traghetto al tramonto, con un altro continente sulla riva opposta.
