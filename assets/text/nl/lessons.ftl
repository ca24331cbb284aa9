# The lessons of the first journey: what is around what the conductor says, and remarks in first games.

lesson-continue = Verder
lesson-back = Terug
lesson-back-tip = Eén stap terug, met de tafel zoals die toen was
lesson-skip = Sla over
lesson-skip-tip = Doet deze zet voor je en gaat naar de volgende stap
lesson-leave = Stoppen
lesson-leave-tip = Terug naar de stations; je kunt later bij deze stap verdergaan
lesson-new-position = Een nieuwe situatie
lesson-reached = { $last ->
    [yes] Gelukt! Dat is het einde van dit hoofdstuk.
   *[no] Gelukt! Kijk wat het heeft opgeleverd; daarna volgt een nieuwe situatie.
  }
lesson-step = Stap { $step } van { $steps }
lesson-step-short = { $step } van { $steps }
lesson-worth = { $value } waard
lesson-not-this-car = Bijna! Die wagon is { $value } waard. Probeer de plek die verlicht is.
lesson-left-car = Niet hier: geen wagon mag meer waard zijn dan de wagon links ervan.
lesson-not-this-card = { $card }: een andere keer. Probeer de verlichte kaart.
lesson-not-this = Die nu even niet. De witte handschoen wijst waar je moet { -click }ken.
lesson-master-thinks = De meester bekijkt dezelfde situatie …
lesson-master = Opgelost! De meester, onze sterkste speler, was zo begonnen: { $what }
lesson-master-agrees = Opgelost! De meester, onze sterkste speler, was net zo begonnen als jij.

tip-hint-lesson = In een les laat de conducteur je zien wat er nu komt
tip-undo-lesson = In een les ga je met Terug één stap terug

# Remarks in first games
remark = Conducteur: { $what }
remark-symbol = Je kunt nog een symbool van deze kaart gebruiken. Als je nu stopt, vervalt het.
remark-game-end-card = Voor vier munten koop je een “Einde spel”-kaart, en de actie erop krijg je meteen.
remark-contract = Je kunt in deze beurt een opdracht vervullen.
remark-twelve = Je conducteur kan een 12-wagon bereiken.
remark-unasked = Wat maar op één manier kan, gebeurt vanzelf. Bij de instellingen kun je dat veranderen, onder “Spelen”.
settings-remarks = Tips in eerste partijen

# The stations
journey-title = Eerste reis
journey-so-far = { $done ->
    [0] Acht hoofdstukken, al spelend geleerd
   *[other] { $done } van 8 hoofdstukken klaar
  }{ $minutes ->
    [0] {""}
   *[other] , nog ongeveer { $minutes } minuten tot aan de hele partij
  }
journey-done = klaar
journey-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
  }
journey-min = { $count } min
journey-steps = { $count ->
    [one] 1 stap
   *[other] { $count } stappen
  }, ongeveer { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
  }
journey-steps-whole = een partij voor twee, ongeveer 25 minuten
journey-modules = modules A en B
journey-board-here = Hier instappen
journey-continue-here = Hier verder
journey-again = Nog eens
journey-board = Stap in
journey-resume = Verder
journey-branches = Zijlijnen
journey-branches-note = de andere modules, wanneer je maar wilt
title-journey = Eerste reis
title-journey-note = 10 minuten
journey-module = module { $module }
journey-with-any = met alle modules

book-show-me = Laat zien
book-show-me-tip = Bekijk het in een les; als je die verlaat, kom je op deze bladzijde terug
settings-remarks-tip = In je eerste drie partijen wijst de conducteur op wat je makkelijk over het hoofd ziet
tip-rules = De regels hierover
explanation-rules = Regels
title-saved = { $place }, { $one } en { $other }
tip-log-rules = De regels hierover
