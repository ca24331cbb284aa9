# First Class, English: the branch lines of the first journey (what the conductor says there), and advice for pairs of
# modules. One line each. Keys are kebab-case: journey-<say>, journey-chapter-<line>, journey-pair-<two modules>.

## The six branch lines

journey-chapter-murder = First Class Murder
journey-about-murder = Somebody on this train is a murderer, and it could be you. Suspicion leaves fingerprints, and whoever has the most at the end is arrested.
journey-learn-murder-1 = suspect others
journey-learn-murder-2 = destroy evidence
journey-learn-murder-3 = escape the police

journey-chapter-murder-two = Murder for two players
journey-about-murder-two = With two players, two dummies join the murder. They get the Murder cards that are left when a row is cleared.
journey-learn-murder-two-1 = dummies A and B
journey-learn-murder-two-2 = clear a row
journey-learn-murder-two-3 = outwit the dummies

journey-chapter-passengers = Passengers & Luggage
journey-about-passengers = Passengers bring coins, and luggage scores points. Each brings more than the one before, but only in a good car that the conductor has reached.
journey-learn-passengers-1 = seat passengers
journey-learn-passengers-2 = load luggage
journey-learn-passengers-3 = build a series

journey-chapter-switches = Switches & Mechanics
journey-about-switches = These cards lie between your trains. A switch scores in every scoring phase, and a mechanic upgrades the car beside a good one.
journey-learn-switches-1 = middle places
journey-learn-switches-2 = score switches
journey-learn-switches-3 = time mechanics

journey-chapter-storage = Storage & Factory
journey-about-storage = The Storage lets you pick from the pile. Factories lie between your trains, and all of them work whenever you place another.
journey-learn-storage-1 = pick two of four
journey-learn-storage-2 = use the toolbox
journey-learn-storage-3 = run factories

journey-chapter-teatime = Teatime
journey-about-teatime = Spend coins on coffee, cake and champagne for good cars. They score in every scoring phase, and what nobody buys is gone.
journey-learn-teatime-1 = buy an order
journey-learn-teatime-2 = right car
journey-learn-teatime-3 = right time

## First Class Murder

journey-murder-crime = There has been a murder on board! Of four secret cards, one makes its holder the *murderer*.
journey-murder-innocent = Yours says that you are *innocent*, and only you can see it. With three players, the fourth card is put away unseen.
journey-murder-yourself = This card brings a lot, but it throws *suspicion on you*. Carry it out, and use all of it.
journey-murder-yourself-declined = A declined card brings no suspicion, but just one upgrade. This time, carry it out.
journey-murder-yourself-everybody = With that card, everybody else would draw evidence. You will see it in a moment.
journey-murder-yourself-lapse = Wait, there is still something on this card that you can use.
journey-murder-token = Your turn is over, so you drew an *evidence token*. Nobody else can see what is on it.
journey-murder-tokens = Most tokens show *one to three fingerprints*. A few bring points instead, and two discard another token at the end.
journey-murder-everybody = Now the player on your left suspects *everybody else*. You are one of them, so you draw a token.
journey-murder-destroy = Fingerprints can be wiped away. Take the card that *destroys evidence*.
journey-murder-destroy-declined = Declined, it destroys nothing and brings only an upgrade.
journey-murder-destroy-other = That card leaves your evidence as it is. The one you need says “Destroy evidence”.
journey-murder-how-many = It stays with you until the end. One such card destroys 1 of your tokens, *two destroy 3*, and three destroy 5.
journey-murder-guilty = Here is another game, and this time *you are the murderer*. If you escape, you score 20 points.
journey-murder-turn-suspicion = Let them look guilty. Suspect *everybody else*, and use all of the card.
journey-murder-turn-declined = A declined card throws no suspicion on anybody.
journey-murder-turn-other = That card gives nobody any evidence. The one you need says “Suspect everybody else”.
journey-murder-arrest = Both of them drew a token. Whoever has the *most fingerprints* at the end is arrested and cannot win.
journey-murder-contract = Your contract asks for *two Destroy evidence cards*. Take the second one, and fulfill the contract.
journey-murder-contract-early = The contract wants two Destroy evidence cards. So far you have only one.
journey-murder-contract-declined = A declined card does not lie in front of you. The contract would not count it.
journey-murder-contract-other = That card does not help with your contract, which wants a Destroy evidence card.
journey-murder-contract-lapse = Two upgrades of choice come with the contract. Use both of them.
journey-murder-last-turn = Your last turn, and you have eight fingerprints. The murderer will draw *two more tokens*, so choose well.
journey-murder-last-yourself = It scores 12 points, but brings one more token. You would be arrested, and could not win.
journey-murder-last-other = That leaves you with one Destroy evidence card, which destroys only 1 token. You would be arrested.
journey-murder-revelation = The others finish, and everything is scored. Then come the murderer’s two tokens, and *the police*.
journey-murder-escape = Three of your tokens were destroyed, and another player was arrested. You escaped, for *20 points*!

## Murder for two players

journey-two-dummies = With two players, *two dummies* join in. A belongs to row 1, and B to row 3.
journey-two-whodunit = Each dummy has a secret card, too. So *one of the four* of you is surely the murderer.
journey-two-clear-row = Let us see what a dummy does. Take this card: it is the second one from row 1, so the *row is cleared*.
journey-two-clear-yourself = Leave that one in the row. It is meant for the dummy.
journey-two-clear-other = That is not the card I mean. Take the lit one, and row 1 is cleared.
journey-two-dummy-a = “Suspect yourself” was still in the row and went to *dummy A*. So A drew an evidence token.
journey-two-watch = Now your rival clears row 3. Another Murder card is left there, and it goes to *dummy B*.
journey-two-dummy-b = B suspected everybody else. So dummy A drew a token, and so did *both of you*.
journey-two-row-2 = A dummy keeps Destroy evidence cards. Murder cards left in row 2 simply *leave the game*.
journey-two-cunning = You have six fingerprints, which is plenty. Take a card so that *a dummy draws a token*, but you do not.
journey-two-cunning-yourself = That card would bring you one more token.
journey-two-cunning-declined = Declined, it brings you no token. But then no Murder card is left in row 1 for dummy A.
journey-two-cunning-row-3 = That clears row 3 and leaves a card for dummy B. B would suspect everybody else, you as well.
journey-two-cunning-nobody = With that card, no dummy draws a token now. Look at what is left in rows 1 and 3.

## Passengers & Luggage

journey-boarding-cards = Most boarding cards show a *passenger* for the upper train and luggage for the lower one. You choose which.
journey-boarding-passenger = Take this card, and let the passenger board. He goes to the *first free car* of the upper train.
journey-boarding-passenger-luggage = That would be the luggage. This time, let the passenger board the upper train.
journey-boarding-passenger-declined = Declined, the card goes away and nobody boards. Carry it out.
journey-boarding-waits = He is not seated yet. His car must be worth *at least 1*, which it is, and the conductor must have reached it.
journey-boarding-seated = So send the *upper conductor* to him. Then he pays the three coins on his card.
journey-boarding-seated-lower = That is the conductor of the lower train. Your passenger waits in the upper one.
journey-boarding-seated-other = That card does not bring the conductor to the passenger.
journey-boarding-second = Each passenger also pays a coin for *every one seated before*. Let one board, and use the bonus as well.
journey-boarding-second-other = That card has no passenger. Take the boarding card.
journey-boarding-second-lapse = The card also brings two conductor steps. Use both of them.
journey-boarding-luggage = *Luggage* goes to the lower train and scores points. Take this heavy piece, worth 9.
journey-boarding-luggage-declined = Declined, the card goes away, and so do its 9 points.
journey-boarding-luggage-other = There is no such luggage on that card. The lit one has 9 points.
journey-boarding-loaded = It waits, as its car is still worth 0. *Upgrade that car*, then add the car that the luggage brings.
journey-boarding-loaded-upper = That car is in the upper train. The luggage is in the lower one.
journey-boarding-loaded-other = Leave that card. With the lit one you can upgrade the luggage’s car from 0 to 1.
journey-boarding-both = Two passengers wait. Seat both with one card: all their coins come *when the frame ends*.
journey-boarding-both-other = Leave that card for now. With the lit one, your conductors can walk farthest.
journey-boarding-both-lapse = The conductor has not reached both of them yet. Use his other steps first.
journey-boarding-full = Celebrities *fill a car*, too, and your upper train has no free car. So take this card for its luggage.
journey-boarding-full-declined = Declined, it loads nothing. There is still a free car in the lower train.
journey-boarding-full-other = That card has no luggage on it.
journey-boarding-contract = Your contract wants *two passengers*, or two pieces of luggage. Take what is missing, and fulfill it.
journey-boarding-contract-early = You have one of each kind. The contract wants two of the same kind.
journey-boarding-contract-other = That card brings neither a passenger nor luggage.
journey-boarding-most = Three pieces are loaded, so a fourth scores *6 points extra*. Which card scores 15 points at once?
journey-boarding-most-passenger = A passenger brings coins. Only luggage scores points at once.
journey-boarding-most-14 = Close: 8 points and 6 extra are 14. One card has a heavier piece.
journey-boarding-most-other = That card does not score 15 points. Look for heavy luggage.

## Switches & Mechanics

journey-middle-places = Switches and mechanics lie *between your trains*. Place 1 is at cards 1 and 2, place 2 at cards 3 and 4, and so on.
journey-switch-take = Take this switch. It goes to the *next place*, which is place 1.
journey-switch-take-declined = Declined, it would only bring an upgrade. Carry it out, so that it lies between your trains.
journey-switch-take-other = That card is not a switch.
journey-switch-arrows = The upper arrow looks at the left card above, which *scores already*. The lower one looks at the right card below.
journey-switch-lower = That *right card* must be worth at least 1, and its conductor must reach it. Do both with this card.
journey-switch-lower-upper = That car is in the upper train. The lower arrow looks at the right card of the lower train.
journey-switch-lower-other = With that card you cannot do both, upgrade the right card and reach it.
journey-switch-lower-lapse = There is more on this card. The lower arrow needs both the upgrade and the conductor.
journey-mechanic-take = A mechanic brings his frame at once. Then he upgrades a right card, if the left one is worth *at least 2*.
journey-mechanic-take-declined = Declined, he would not work for you at all. Carry the card out.
journey-mechanic-take-other = That card is not a mechanic.
journey-mechanic-waits = Above, the left card is worth 2, so the right one went up. Below, *he waits* until the left card is worth 2.
journey-mechanic-works = He needs no conductor, only the *value of the left card*. Give him work in the upper train.
journey-mechanic-works-lower = There he would take the car beside it from 0 to 1. Start with the upper train.
journey-mechanic-works-other = Leave that card. The lit one upgrades a car from 1 to 2, which is what he waits for.
journey-mechanic-new-car = If there is no right card yet, a mechanic adds a *0-value car*. Run two stations, then place him for that.
journey-mechanic-new-car-covers = That would cover your switch, which then no longer counts. Put him in place 2.
journey-mechanic-mail-car = Place 3 has a catch. Its right card is always the mail car, and that *stops a mechanic*: his work lapses.
journey-mechanic-cover = So let this mechanic *cover* the switch in place 2, which scores nothing yet. There he can work.
journey-mechanic-cover-mail-car = The right card of place 3 is the mail car. There he could never upgrade anything.
journey-mechanic-cover-lapse = In place 1 both upper cars are worth 4. The right one may not be better, so his work would lapse.
journey-mechanic-cover-frame = First use everything in his frame, the coins and the step.
journey-switch-best = Your trains would score 48 points. Find one card, and the place for it, to *make that 68*.
journey-switch-best-cover = Covering your switch costs the points it scores now. There is a better place.
journey-switch-best-seven = That switch wants cars worth 7. In place 2 you have none.
journey-switch-best-other = That card does not bring 20 points in the next scoring phase.

## Storage & Factory

journey-storage-pile = The Storage opens the pile for you. You draw *three cards* from it.
journey-storage-take = Take the *Storage*, and look at what it brings.
journey-storage-take-declined = Declined, the Storage only brings an upgrade, and you draw nothing.
journey-storage-take-other = That card is not the Storage.
journey-storage-use = You may use *two of these four*: three cards and a toolbox. A route cannot be used, so first add two cars.
journey-storage-use-lapse = There is one more car on this card. Add it as well.
journey-storage-toolbox = Your second choice is the *toolbox*, an upgrade of choice. Use it to upgrade a car.
journey-storage-toolbox-conductor = That card could be used as well. This time, try the toolbox.
journey-storage-back = Used or not, the three cards go *back into the pile*. Only the Storage joins your taken cards.
journey-factory-first = A factory is a middle card and *works at once*. Place it, and upgrade a car.
journey-factory-first-limit = That car would be worth 4. Here the better of the two left cards is the limit, and that is 2.
journey-factory-first-declined = Declined, it brings one upgrade and never works. Carry it out.
journey-factory-first-other = That card is not a factory.
journey-factory-number = A factory gives as many upgrades as its *place number*. The better left card of its place is the limit.
journey-factory-second = Place a second factory: *all of them work*, from right to left. Use every upgrade.
journey-factory-second-cover = That would cover your first factory. Put this one in place 2, so that both can work.
journey-factory-second-lapse = There is an upgrade left. If no car can go up, you may add a 0-value car.
journey-factory-third = Switches share these places. Get *three upgrades* from this factory, and cover nothing.
journey-factory-third-cover = There it would cover your switch, and give only one upgrade.
journey-factory-third-two = In place 2 it would cover your factory, and give only two upgrades.
journey-storage-again = Here is a harder case. Take the *Storage* once more.
journey-storage-best = Your trains would score 11 points. Use two of the four, so that they *score 28*.
journey-storage-best-car = That card brings too little for 28. Think of your conductors, and of your best car.
journey-storage-best-lapse = Do not stop yet. Something on this card still helps you to get to 28.

## Teatime

journey-tea-orders = In rounds 1 and 2 the guests want coffee. An order costs *2 coins*, from any columns.
journey-tea-buy = Coffee goes to a car worth *at least 1*. Order the one with 5 points.
journey-tea-buy-zero = That car is worth 0. Coffee is for a car worth at least 1.
journey-tea-buy-best = That one scores less in every scoring phase, for the same 2 coins.
journey-tea-buy-first = You may still take a card afterwards. First order the coffee.
journey-tea-scores = The conductor has reached this car. So the coffee scores 5 points in *every scoring phase*.
journey-tea-last-turn = It is the *last turn* before the first scoring phase. Order one more coffee, and lay this route card.
journey-tea-last-coin = Keep that coin. You need both of them for the coffee.
journey-tea-last-end = You have not ordered yet, and there will not be any coffee in the next round.
journey-tea-last-other = This time, take the route card. It goes to your board by itself.
journey-tea-cake = After the scoring, cake is served, for cars worth at least 2. Coffee that nobody bought is *gone*.
journey-tea-champagne = Champagne needs a car *worth 7*, and each train takes only one. Let your trains score 35 with 2 coins.
journey-tea-champagne-reached = The conductor has not reached that car yet, so the champagne would not score.
journey-tea-champagne-best = That is not enough for 35. Look at the points, and at where the conductors stand.
journey-tea-champagne-first = First the champagne. You take your card afterwards.

## Advice for a first game with two modules

journey-pair-AB = Upgrade the first car of each train early. It serves your contracts and doubles its points under a celebrity.
journey-pair-AC = Rewards from contracts leave no fingerprints. Take “Suspect yourself” only if you can destroy evidence later.
journey-pair-AD = Seat passengers early and spend their coins on the cars your contracts ask for. Check what each contract wants first.
journey-pair-AE = A mechanic’s upgrade can complete the run of cars for a contract. Raise the left card of his place first.
journey-pair-AF = Factories make many cars alike, which suits contracts that ask for three or four cars of one value.
journey-pair-BC = Celebrities and postcards leave no fingerprints. If you collect them, leave “Suspect yourself” to the others.
journey-pair-BD = A car has room for one guest only. A celebrity in a cheap car keeps a passenger or luggage out of it.
journey-pair-BE = Make card 1 of the upper train your best: it can hold a celebrity, score with a switch and set a mechanic to work.
journey-pair-BF = A factory in place 1 cannot improve the best first car, so raise a celebrity’s car with other upgrades.
journey-pair-CD = Passengers’ coins bring what you need without suspicion. Use spare turns to suspect the others or destroy evidence.
journey-pair-CE = Switches and mechanics bring points without evidence. Count your fingerprints before you suspect yourself for more.
journey-pair-CF = Suspect and Destroy evidence cards cannot be used from the Storage. Take those you need from the offer in good time.
journey-pair-DE = Make the first cars worth 1 soon and send your conductors along: that settles passengers and luggage, and switches score.
journey-pair-DF = Factories lift many cars to 1, so that passengers and luggage can settle. The Storage helps with conductor steps.
journey-pair-EF = Switches, mechanics and factories share four places. Plan them from the left, and cover mechanics that have done their work.
