# First Class, Nederlands: words of the screens. Keys are kebab-case.

## The language, in its own words

language-name = Nederlands
# What stands between a whole number and its fraction.
decimal-sign = ,

## Loading

screen-loading = Klaarmaken voor vertrek
loading-no-cards = De kaartbestanden kunnen niet worden gebruikt
loading-no-cards-advice = De bestanden in assets/cards bepalen de kaarten. Zet de bestanden terug die bij het spel hoorden, of verbeter de fout die hierboven staat, en start opnieuw.
loading-no-pictures = De afbeeldingen kunnen niet worden geladen
loading-no-pictures-advice = Ze horen in assets/textures, naast het programma. Pak het hele spel opnieuw uit en start het vanuit zijn eigen map.

## The line

line-paris = Parijs
line-strasbourg = Straatsburg
line-munich = München
line-vienna = Wenen
line-budapest = Boedapest
line-belgrade = Belgrado
line-sofia = Sofia
line-constantinople = Constantinopel

## Title

title-name = First Class
title-subtitle = rivalen van de Oriënt Express
title-departures = Vertrek
title-new-game = Nieuw spel
title-quit = Stoppen

title-unofficial = een onofficiële versie van fans
title-version = versie { $version }

title-continue = Verder
title-rules = Regels

title-settings = Opties


## What was saved

game-about = Modules { $one } en { $other }
game-with-teatime = { $what }, Koffietijd
saved-round = ronde { $round }
saved-draft = draft
saved-over = eindstand
saved-unusable = { $number ->
    [one] Eén opgeslagen partij kan niet worden geladen: bij “Opgeslagen” staat waarom
   *[other] { $number } opgeslagen partijen kunnen niet worden geladen: bij “Opgeslagen” staat waarom
}
saved-unreadable = { $tabs ->
    [1] Wat deze browser heeft bewaard, is beschadigd: { $reason }.
   *[0] Het bestand is beschadigd: { $reason }.
}
saved-unreadable-advice = { $tabs ->
    [1] Er verandert niets aan. Als je alles hebt geëxporteerd, importeer dan dat bestand ({ $place }).
   *[0] Er verandert niets aan. Als je een kopie hebt, zet die dan op de juiste plaats: { $place }.
}
saved-older = Deze partij is opgeslagen door een oudere versie van First Class ({ $reason }), en sindsdien zijn de regels veranderd.
saved-older-advice = { $tabs ->
    [1] Er verandert niets aan, maar alleen met die versie kun je verder ({ $place }).
   *[0] Er verandert niets aan. Open de partij met die versie om die uit te spelen: { $place }.
}
saved-newer = Deze partij is opgeslagen door een nieuwere versie van First Class ({ $reason }).
saved-newer-advice = { $tabs ->
    [1] Om verder te spelen laad je deze pagina opnieuw terwijl je met internet verbonden bent: dan krijg je de nieuwste versie.
   *[0] Gebruik die versie om verder te spelen.
}
saved-other-cards = { $tabs ->
    [1] Deze partij gebruikt een andere set kaarten: First Class is sindsdien veranderd.
   *[0] Deze partij gebruikt een andere set kaarten: de bestanden in assets/cards zijn sindsdien veranderd.
}
saved-other-cards-advice = { $tabs ->
    [1] Er verandert niets aan, maar alleen met de versie waarmee is gespeeld, kun je verder ({ $place }).
   *[0] Er verandert niets aan. Om verder te spelen zet je de kaartbestanden terug waarmee is gespeeld en start je First Class opnieuw: { $place }.
}
saved-unplayable = Deze partij bevat keuzes die volgens de regels niet mogen: { $reason }.
saved-unplayable-advice = { $tabs ->
    [1] Er verandert niets aan. Als je de partij hebt geëxporteerd, importeer dan dat bestand ({ $place }).
   *[0] Er verandert niets aan. Als je een kopie hebt, zet die dan op de juiste plaats: { $place }.
}
saved-aside = { $tabs ->
    [1] Er is niets gewist: deze browser bewaart het nu als { $place }.
   *[0] Er is niets gewist: het bestand heet nu { $place }.
}
saved-stays = { $tabs ->
    [1] Het kon niet apart worden gezet ({ $reason }). Het is niet aangeraakt ({ $place }), en er wordt niets in de plaats ervan opgeslagen.
   *[0] Het bestand { $place } kon geen andere naam krijgen ({ $reason }). Het is niet aangeraakt, en er kan niets in de plaats ervan worden opgeslagen totdat het is verplaatst.
}
settings-broken-title = De opties kunnen niet worden geladen
settings-broken-advice = De standaardopties zijn in gebruik. Je hoeft niets te doen.
notice-read = OK

## New game

setup-title = Nieuw spel
setup-seats = Neem plaats
setup-empty = Lege plaats
setup-add-human = Speler erbij
setup-add-bot = Bot erbij
setup-two-to-four = twee tot vier spelers
setup-human = Mens
setup-bot = Bot
setup-human-note = speelt aan dit scherm
setup-portrait = Portret
setup-face-tip = { -Click } voor een andere reiziger. Als bot speelt iedereen met een eigen stijl.
level-novice = Beginner
level-novice-note = kijkt één stap vooruit
level-skilled = Gevorderd
level-skilled-note = plant een hele beurt
level-expert = Expert
level-expert-note = simuleert de beste plannen
level-master = Meester
level-random = Toeval
level-master-note = simuleert het meest, kijkt het verst vooruit
level-random-note = speelt willekeurig
style-all-rounder = De alleskunner:
style-all-rounder-about = van alles wat
style-engineer = De machinist:
style-engineer-about = rijdt naar verre steden
style-host = De gastgever:
style-host-about = gasten en bestellingen eerst
style-collector = De verzamelaar:
style-collector-about = jaagt op “Einde spel”-kaarten
style-timekeeper = De tijdwaarnemer:
style-timekeeper-about = conducteurs eerst
style-trader = De handelaar:
style-trader-about = munten en opdrachten
style-builder = De bouwer:
style-builder-about = een paar machtige wagons
style-shunter = De rangeerder:
style-shunter-about = koppelt lange treinen
setup-modules = Kies twee modules
setup-punched = { $count } van 2
setup-suggested = Aanrader voor je
setup-suggest-1 = 1e spel
setup-suggest-2 = 2e
setup-suggest-3 = 3e
setup-suggest-4 = 4e
setup-random = Loting
setup-random-modules = Verras me
setup-random-other = Loot de andere
setup-punched-random = door loting
setup-punched-one = één, de andere door loting
setup-drawn = Je modules
setup-drawn-module = { $letter }: { $name }. { $about }
setup-drawn-go = Instappen
setup-drawn-back = Nog niet
module-a-name-1 = De
module-a-name-2 = opdrachten
module-a-short = Opdrachten
module-a-about-1 = Voldoe aan voorwaarden
module-a-about-2 = en krijg bonussen
module-a-tip = Opdrachten liggen open voor je. Voldoe aan een voorwaarde en krijg de bonus, in je beurt of in een puntentelling.
module-b-name-1 = Beroemdheden
module-b-name-2 = & ansichten
module-b-short = Beroemdheden
module-b-about-1 = Verdubbel je wagons
module-b-about-2 = en je bonussteden
module-b-tip = Een beroemdheid stapt in een wagon en verdubbelt de waarde ervan in elke puntentelling. Een ansichtkaart wordt bij een routekaart geprikt en verdubbelt de bonussen daarvan; bij elke routekaart past er maar één.
module-c-name-1 = Wie is de
module-c-name-2 = moordenaar?
module-c-short = Moord
module-c-about-1 = Raak de bewijzen kwijt
module-c-about-2 = of word gearresteerd
module-c-tip = Van vier geheime kaarten is er één van de moordenaar. Verdenking levert bewijzen op, en wie aan het einde de meeste vingerafdrukken heeft, wordt gearresteerd en kan niet winnen. Een moordenaar die wegkomt, krijgt 20 punten. Met vier spelers is een van jullie de moordenaar; met minder misschien niemand.
module-d-name-1 = Passagiers
module-d-name-2 = & bagage
module-d-short = Passagiers
module-d-about-1 = Vul je wagons: elke
module-d-about-2 = volgende brengt meer
module-d-tip = Passagiers reizen in de bovenste trein en brengen munten mee; bagage gaat in de onderste trein en levert punten op. Elke volgende brengt meer op. Ze stappen in of worden ingeladen zodra hun wagon minstens 1 waard is en de conducteur hem heeft bereikt.
module-e-name-1 = Wissels
module-e-name-2 = & technici
module-e-short = Wissels
module-e-about-1 = Wissels geven punten,
module-e-about-2 = technici waarderen op
module-e-tip = Kaarten tussen je twee treinen. Een wissel levert in elke puntentelling punten op, voor elke trein apart: de wagon moet genoeg waard zijn en de conducteur moet er zijn geweest. Een technicus werkt één keer in elke trein: als de linkerkaart van zijn plek genoeg waard is, wordt de kaart rechts ervan opgewaardeerd.
module-f-name-1 = Magazijn
module-f-name-2 = & fabriek
module-f-short = Fabriek
module-f-about-1 = Kies uit drie kaarten;
module-f-about-2 = fabrieken waarderen op
module-f-tip = Het magazijn trekt drie kaarten van de stapel: gebruik er hoogstens twee, of één en de gereedschapskist, een opwaardering naar keuze. Fabrieken liggen tussen je treinen: telkens als je er een neerlegt, werken ze allemaal, en elk geeft zoveel opwaarderingen als het nummer van zijn plek.
setup-teatime = Koffietijd
setup-teatime-1 = Bestel voor 2 munten:
setup-teatime-2 = punten overal waar
setup-teatime-3 = de conducteur komt.
setup-teatime-tip = Kun je toevoegen aan elke combinatie van twee modules. In je beurt, of in jouw deel van een puntentelling, koop je voor 2 munten koffie, taart of champagne voor een wagon die genoeg waard is. De bestelling levert in elke puntentelling punten op, zodra de conducteur die wagon heeft bereikt.
setup-advanced = Extra
setup-advanced-note = niets verplicht
setup-seed = Seed
setup-first = Start
setup-others-wait = Bonussen wachten op je beurt
setup-others-wait-tip = Wat je in de beurt van een ander krijgt, wacht tot je eigen volgende beurt. Zo hoeven spelers die een scherm delen niet tussendoor van plaats te wisselen.
setup-dummies = Twee dummy’s doen mee
setup-dummies-tip = Met twee spelers doen dummy’s A en B mee aan “Wie is de moordenaar?”. Ze nemen kaarten uit de opgeruimde rijen en verzamelen bewijzen, en een van jullie vieren is de moordenaar. Zonder hen is er misschien helemaal geen moordenaar.
setup-others-wait-1 = Wat andermans beurt oplevert,
setup-others-wait-2 = gebruik je in je eigen beurt
setup-aboard = Instappen
setup-summary = { $players } spelers, modules { $one } en { $other }
setup-summary-one = { $players } spelers, module { $one } en een gelote
setup-summary-random = { $players } spelers, gelote modules
setup-missing-players = minstens twee spelers nodig
setup-missing-modules = { $count ->
    [one] knip nog één module
   *[other] knip twee modules
}
setup-missing-names = iedereen heeft een naam nodig

## Scoring phase

scoring-title = Puntentelling { $phase }
scoring-after = na ronde { $round }
scoring-upper = Bovenste trein
scoring-lower = Onderste trein
scoring-ready = De lamp brandt
scoring-stations = { $name } gebruikt de bonussteden
scoring-next-lower = hierna: onderste trein
scoring-next-seat = hierna: { $name }
scoring-last = laatste trein
scoring-all = alle treinen geteld
scoring-not-reached = niet bereikt
scoring-bonuses = Routebonussen
scoring-bonuses-of = { $used } van { $all }
scoring-no-bonuses = Geen bonussteden bereikt
scoring-copy = ansichtkaart
scoring-station = Stad { $station }
scoring-contracts = { $count ->
    [one] 1 opdracht vervuld
   *[other] { $count } opdrachten vervuld
}
scoring-before = ervoor
scoring-score = Punten
scoring-so-far = tot nu
scoring-waits = komt nog
scoring-skip = Sla over
scoring-speed = Tempo
scoring-space = Spatie
scoring-space-about = volgende wagon
scoring-enter = Enter
scoring-resume-about = verder
scoring-enter-about = naar het einde
scoring-continue = Verder

final-title = Eindtelling
final-coins = Munten
final-part = { $name }: Einde spel
final-coins-each = 1 punt per munt
final-no-coins = geen munten over
final-cards = { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
final-card-of = kaart { $nth } van { $all }
final-no-cards = geen kaarten
final-nothing-to-turn = Geen “Einde spel”-kaarten
final-turns-next = komt zo
final-last-card = laatste kaart
final-taken-railroad-car = { $count ->
        [one] 1 wagonkaart
       *[other] { $count } wagonkaarten
    }
final-taken-conductor = { $count ->
        [one] 1 conducteurkaart
       *[other] { $count } conducteurkaarten
    }
final-taken-locomotive = { $count ->
        [one] 1 locomotiefkaart
       *[other] { $count } locomotiefkaarten
    }
final-each = { $points ->
        [one] 1 punt per kaart
       *[other] { $points } punten per kaart
    }
final-none-railroad-car = Geen wagonkaarten genomen
final-none-conductor = Geen conducteurkaarten genomen
final-none-locomotive = Geen locomotiefkaarten genomen
final-type-railroad-car = Wagons
final-type-conductor = Conducteurs
final-type-locomotive = Locomotieven
final-counted-of = { $count } van { $all } { $all ->
        [one] kaart
       *[other] kaarten
    }
final-pile-left = nog { $count }
final-pile-counted = geteld
final-pile-waits = nog niet
final-pile-none = geen kaart
final-to-turn = { $count ->
        [one] nog 1 kaart te draaien
       *[other] nog { $count } kaarten te draaien
    }
final-next-cards = hierna: Einde spel
final-next-murder = hierna: de moord
final-last = laatste speler
final-over = Het einde
final-all-counted = alles is geteld
final-so-far = tot nu
final-coins-legend = munten
final-game-end = Einde spel
final-still-to-turn = nog te draaien
final-space-about = volgende kaart
final-enter-about = volgende speler
final-escape = Esc
final-escape-about = uitslag
final-escape-murder = moord
final-count-on = Verder
final-to-result = Naar de uitslag
final-to-murder = Los de moord op

## The end of the murder

revelation-title = De ontknoping
revelation-whodunit = Wie is de moordenaar? De geheime kaarten worden omgedraaid.
revelation-draws = { $name } is de moordenaar en trekt nog twee bewijzen.
revelation-evidence = De bewijzen tegen { $name }
revelation-destruction = { $name } vernietigt bewijzen.
revelation-pick = { $count ->
    [one] { $name }, { -click } op een bewijs om het af te leggen.
   *[other] { $name }, { -click } op hoogstens { $count } bewijzen om ze af te leggen.
}
revelation-destroy = { $count ->
    [0] { -Click } op een bewijs
    [one] 1 bewijs afleggen
   *[other] { $count } bewijzen afleggen
}
revelation-arrested = De politie arresteert { $names }.
revelation-caught = De moordenaar is gepakt: de politie arresteert { $names }.
revelation-escaped = { $name } komt weg met de moord: 20 punten.
revelation-escaped-dummy = { $name } komt weg met de moord.
revelation-nobody = Iedereen heeft evenveel vingerafdrukken: niemand wordt gearresteerd.
revelation-murderer = Moordenaar
revelation-innocent = Onschuldig
revelation-no-evidence = geen bewijzen
revelation-destroys = { $cards ->
    [one] 1 kaart vernietigt er { $tokens }
   *[other] { $cards } kaarten vernietigen er { $tokens }
}
revelation-fingerprints = Vingerafdrukken
revelation-is-arrested = Opgepakt: kan niet winnen
revelation-is-arrested-dummy = Opgepakt
revelation-gets-away = Ontsnapt: 20 punten
revelation-gets-away-dummy = Ontsnapt
revelation-goes-free = Gaat vrijuit
revelation-account = Eindstand

## Animation speed

speed-none = geen
speed-fast = snel
speed-normal = normaal
speed-slow = traag

## Sources of points

account-upper-train = Bovenste trein
account-lower-train = Onderste trein
account-celebrities = Beroemdheden
account-passengers = Passagiers en bagage
account-switches = Wissels
account-orders = Bestellingen
account-evidence = Bewijzen
account-escape = Ontsnapt
account-route = Routepunten
account-constantinople = Constantinopel
account-contracts = Opdrachten
account-bonuses = Bonussen
account-coins = Munten
account-game-end = “Einde spel”-kaarten
account-railroad-car = Wagons
account-conductor = Conducteurs
account-locomotive = Locomotieven

## End of the line

result-title = Eindpunt
result-challenge-beaten = Overtroffen: { $points ->
    [one] één punt
   *[other] { $points } punten
} meer dan { $rival }
result-challenge-equalled = Weer precies { $rival } punten
result-challenge-missed = { $points ->
    [one] Eén punt
   *[other] { $points } punten
} te weinig voor { $rival }
result-about = { $game } · seed { $seed }
result-first = { $n ->
    [one] { $names } komt als eerste aan
   *[other] { $names } komen samen als eerste aan
}
result-account = Eindstand
result-account-note = punten per bron
result-game-end-note = genomen kaarten van die soort × punten per kaart, op alle “Einde spel”-kaarten van die soort samen
result-nobody = Niemand komt aan: iedereen is gearresteerd
result-arrested = opgepakt, kan niet winnen
verdict-nobody = Iedereen had evenveel vingerafdrukken, dus er is niemand gearresteerd.
verdict-arrested = { $count ->
    [one] Gearresteerd met de meeste vingerafdrukken, { $prints }: { $names }.
   *[other] Gearresteerd met de meeste vingerafdrukken, elk { $prints }: { $names }.
}
verdict-no-murderer = De moordenaar zat niet in deze trein.
verdict-caught = { $name } was de moordenaar.
verdict-escaped = { $name } was de moordenaar en is ontsnapt.
result-total = Totaal
result-lead = { $who } +{ $points }
result-tie = gelijk
result-best-phase = Beste telling: { $name }, { $points } punten in puntentelling { $phase }
result-best-card = Beste “Einde spel”-kaart: { $name }, { $points } punten
result-kind-source = Mooi gedaan, { $name }: het meest uit { $source } ({ $points } punten)
result-kind-lead = Mooi gedaan, { $name }: op kop na ronde { $round }
result-kind-best = Mooi gedaan, { $name }: { $points } punten in puntentelling { $phase } alleen al
result-chart = Ronde voor ronde
result-round = ronde
result-end = einde
result-again = Nog eens
result-again-about = zelfde spelers en modules, nieuwe seed
result-again-short = zelfde spelers, nieuwe seed
result-to-title = Titelscherm

## A page in a browser

address-wrong = Dit kaartje is niet geldig
address-advice = Vraag opnieuw om de link, of begin hier een nieuw spel.

## A link

link-twice = In de link staat “{ $word }” meer dan één keer.
link-player = De link wijst een plaats toe aan “{ $value }”. Een speler is een mens (human) of een bot: { $levels }.
link-players = De link is voor { $value ->
    [1] één speler
   *[other] { $value } spelers
}, maar er kunnen er twee tot vier meedoen.
link-names = In de link staan { $value } namen, maar minder spelers.
link-same-name = In de link heten twee spelers “{ $value }”.
link-name-length = In de link heet een speler “{ $value }”. Een naam heeft 1 tot { $most } letters.
link-name-unreadable = In de link staat een naam die First Class niet kan weergeven. Namen kunnen alleen Latijnse letters hebben.
link-modules = De link vraagt om de modules “{ $value }”. Bij een spel horen twee verschillende uit A tot en met F, zoals AB.
link-flag = In de link staat “{ $value }” voor “{ $word }”, en dat kan alleen on of off zijn.
link-first = De link maakt speler “{ $value }” startspeler, maar die speler is er niet.
link-seed = In de link staat de seed “{ $value }”, en dat is geen getal.
link-dummies = De link laat de dummy’s weg, maar die doen alleen met twee spelers mee, in “Wie is de moordenaar?”.
link-speed = De link vraagt om de animatiesnelheid “{ $value }”. Er zijn none, fast, normal en slow; die van jou blijft staan.
link-lang = De link vraagt om de taal “{ $value }”. Het spel spreekt { $languages }; die van jou blijft staan.
link-odd = Een deel van deze link werkt niet
link-odd-advice = Al het andere erin werkt wel, dus je hoeft niets te doen.
texts-missing = Deze taal kon niet worden geladen
texts-missing-advice = Het spel gaat verder in de taal die het had. Controleer je verbinding en kies de taal daarna opnieuw.

## Names

setup-unreadable = Namen kunnen alleen Latijnse letters hebben, zoals A tot en met Z, é of ł.

## Several windows

elsewhere-title = First Class is al geopend
elsewhere-text = { $tabs ->
    [1] Het is geopend in een ander tabblad of venster van deze browser
   *[0] Het is geopend in een ander venster
}, en maar een van beide kan opslaan. Neem het over, dan ga je hier verder met alles wat tot nu toe is opgeslagen. Of speel zonder op te slaan: wat je hier speelt, ben je kwijt als je stopt.
elsewhere-take-over = Hier overnemen
elsewhere-unsaved = Spelen zonder opslaan
elsewhere-toast = Hier wordt niets opgeslagen: First Class is elders geopend
elsewhere-note = elders geopend
moved-title = Je partij gaat elders verder
moved-text = { $tabs ->
    [1] Een ander tabblad of venster
   *[0] Een ander venster
} heeft het overgenomen, met alles wat tot dan was opgeslagen. Wat je hier doet, wordt niet meer opgeslagen.
moved-take-over = Hierheen terughalen
moved-leave = Daar laten

## Nothing is saved

unsaved-title = Er kan niets worden opgeslagen
unsaved-blocked = { $tabs ->
    [1] Deze browser laat First Class niets opslaan. Dat is zo in sommige privévensters, en in browsers die cookies of sitegegevens blokkeren.
   *[0] First Class mag niet schrijven naar { $place } ({ $reason }).
}
unsaved-blocked-advice = { $tabs ->
    [1] Om op te slaan sta je in de instellingen van de browser sitegegevens voor deze pagina toe, of open je de pagina in een gewoon venster.
   *[0] Geef jezelf schrijfrechten voor die map, of kies met --data-dir een andere, en start opnieuw.
}
unsaved-full = { $tabs ->
    [1] De opslagruimte die deze browser voor First Class heeft, is vol.
   *[0] De schijf is vol: er kan niets worden geschreven naar { $place }.
}
unsaved-full-advice = { $tabs ->
    [1] Verwijder andere gegevens die deze website heeft opgeslagen
   *[0] Maak wat ruimte vrij
}: First Class probeert het na elke keuze opnieuw.
unsaved-broken = { $tabs ->
    [1] Deze browser kan niets voor First Class opslaan: { $reason }.
   *[0] Er kan niets worden geschreven naar { $place }: { $reason }.
}
unsaved-broken-advice = First Class probeert het na elke keuze opnieuw.
unsaved-lost = Je kunt gewoon spelen, maar je partij is weg als je ermee stopt of { $tabs ->
    [1] deze pagina
   *[0] het venster
} sluit.

## While the points are counted

result-who = Wie komt als eerste aan?

title-saved-games = Opgeslagen

setup-name-length = { $n }/{ $most }

## What a finger does and what a mouse does

-click = { POINTER() ->
    [finger] tik
   *[mouse] klik
}
-Click = { POINTER() ->
    [finger] Tik
   *[mouse] Klik
}

## In a browser

loading-advice-browser = Controleer je internetverbinding en laad de pagina dan opnieuw. Je opgeslagen partij is veilig.

## Lines to type in

setup-name-label = Naam van speler { $seat }
setup-seed-label = Seed: hoe de kaarten worden gedeeld

## Saved games

day-month = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
}
weekday = { $weekday ->
    [1] maandag
    [2] dinsdag
    [3] woensdag
    [4] donderdag
    [5] vrijdag
    [6] zaterdag
   *[7] zondag
}
saved-games-title = Opgeslagen
saved-games-all = Alle { $number }
saved-games-underway = Bezig { $number }
saved-games-finished = Klaar { $number }
saved-games-sort-newest = nieuwste eerst
saved-games-sort-best = beste eerst
saved-games-sort-name = op naam
saved-games-sort-tip = { -Click } om de volgorde te veranderen.
saved-games-used = { NUMBER($used, minimumFractionDigits: 1) } MB gebruikt
saved-games-used-of = { NUMBER($used, minimumFractionDigits: 1) } van { NUMBER($all, minimumFractionDigits: 1) } MB gebruikt
saved-games-oldest = Exporteer oudste
saved-games-oldest-tip = De opslag is bijna vol: exporteer en wis oude partijen.
saved-games-import = Importeer
saved-games-import-tip = Haal een geëxporteerde of gekopieerde partij binnen. Je kunt hier ook een bestand neerzetten of de tekst van een partij plakken.
saved-games-none = Nog geen partijen
saved-games-none-text = Elke partij die je speelt, wordt hier vanzelf opgeslagen.
saved-games-none-here = Hier is niets
saved-games-long-ago = een tijd geleden
saved-games-today = vandaag, { $time }
saved-games-year = { $day } { $year }
saved-games-when = { $day }, { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
}
saved-games-stand = ronde { $round }, beurt { $turn }
saved-games-stand-yours = ronde { $round } van 6, je { $turn }e beurt
saved-games-points = { $points } punten
saved-games-place = { $place ->
    [1] 1e
    [2] 2e
    [3] 3e
   *[4] 4e
}
saved-games-place-of = van { $players }
saved-games-points-place = { saved-games-points }, { saved-games-place } { saved-games-place-of }
saved-games-place-points = { saved-games-place } { saved-games-place-of }, { saved-games-points }
saved-games-continue = Verder
saved-games-result = Uitslag
saved-games-share = Deel
saved-games-rename = Hernoem
saved-games-rename-label = de naam van deze partij
saved-games-watch = Bekijk
saved-games-review = Analyse
saved-games-review-not-yet = Gaat open als de partij is afgelopen.
saved-games-challenge = Overtref { $points }
saved-games-challenge-not-yet = Als de partij voorbij is, kun je die vanaf dezelfde plaats nog eens spelen om meer punten te halen.
saved-games-delete = Wis
saved-games-deleted = Gewist
saved-games-restore = Herstel ({ $seconds })
saved-games-you = jij
saved-games-broken = Een partij die niet kan worden geladen
saved-games-share-title = Deze partij delen
saved-games-share-text = Kopieer de partij als tekst: wie First Class heeft, plakt die bij “Opgeslagen”.
saved-games-share-link = Kopieer een link: die opent deze partij in een browser.
saved-games-share-file = Exporteer de partij als bestand.
saved-games-share-picture = Bewaar een plaatje van alle treinen aan het eind.
saved-games-copy = Kopieer tekst
saved-games-copy-link = Kopieer link
saved-games-export = Exporteer
saved-games-picture = Bewaar plaatje
saved-games-share-close = Nu niet
saved-games-copied = Gekopieerd
saved-games-exported = Geëxporteerd naar { $place }
saved-games-not-exported = Exporteren lukt niet: { $reason }
saved-games-imported = “{ $name }” staat op de plank
saved-games-not-imported = Dit is geen partij die kan worden geladen: { $reason }
saved-games-name-1 = Regenachtige { weekday }
saved-games-name-2 = Nevelige { weekday }
saved-games-name-3 = Heldere { weekday }
saved-games-name-4 = Gouden { weekday }
saved-games-name-5 = Besneeuwde { weekday }
saved-games-name-6 = Winderige { weekday }
saved-games-name-7 = Maanverlichte { weekday }
saved-games-name-8 = Mistige { weekday }
saved-games-name-9 = IJzige { weekday }
saved-games-name-10 = Zonnige { weekday }
saved-games-name-11 = Stormachtige { weekday }
saved-games-name-12 = Stille { weekday }
saved-games-name-13 = Fluwelen { weekday }
saved-games-name-14 = Amberen { weekday }
saved-games-name-15 = Zilveren { weekday }
saved-games-name-16 = Vrolijke { weekday }
