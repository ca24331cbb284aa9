# The lessons of the first journey: what is around what the conductor says, and remarks in first games.

lesson-continue = Weiter
lesson-back = Zurück
lesson-back-tip = Ein Schritt zurück, auch auf dem Tisch
lesson-skip = Auslassen
lesson-skip-tip = Macht diesen Zug für dich und geht zum nächsten Schritt
lesson-leave = Aussteigen
lesson-leave-tip = Zurück zu den Stationen; hier kannst du später weitermachen
lesson-new-position = Eine neue Lage
lesson-reached = { $last ->
    [yes] Geschafft! Damit ist dieses Kapitel zu Ende.
   *[no] Geschafft! Sieh dir an, was es gebracht hat; dann wird neu aufgebaut.
  }
lesson-step = Schritt { $step } von { $steps }
lesson-step-short = { $step } von { $steps }
lesson-worth = { $value } wert
lesson-not-this-car = Fast! Dieser Waggon ist { $value } wert. Probier die leuchtende Stelle.
lesson-left-car = Hier nicht: Kein Waggon darf mehr wert sein als der links von ihm.
lesson-not-this-card = { $card } kommt ein andermal dran. Probier es mit der leuchtenden Karte.
lesson-not-this = Das gerade nicht. Der weiße Handschuh zeigt dir, wohin du { -clicking } kannst.
lesson-master-thinks = Der Meister sieht sich dieselbe Lage an …
lesson-master = Gelöst! Der Meister, unser stärkster Bot, hätte so begonnen: { $what }
lesson-master-agrees = Gelöst! Der Meister, unser stärkster Bot, hätte genauso begonnen wie du.

tip-hint-lesson = In einer Lektion zeigt dir der Schaffner, was als Nächstes kommt
tip-undo-lesson = In einer Lektion geht es mit „Zurück“ einen Schritt zurück

# Remarks in first games
remark = Schaffner: { $what }
remark-symbol = Ein Symbol dieser Karte kannst du noch nutzen. Hörst du jetzt auf, verfällt es.
remark-game-end-card = Für vier Münzen gibt es eine Spielendekarte, und ihre Aktion kommt sofort.
remark-contract = Einer deiner Aufträge lässt sich in diesem Spielzug erfüllen.
remark-twelve = Dein Schaffner kann einen 12er-Waggon erreichen.
remark-unasked = Was nur auf eine Art geht, geschieht von selbst. Ändern kannst du das in den Einstellungen unter „Spielen“.
settings-remarks = Hinweise in ersten Partien

# The stations
journey-title = Erste Reise
journey-so-far = { $done ->
    [0] Acht Kapitel, spielend gelernt
   *[other] { $done } von 8 Kapiteln geschafft
  }{ $minutes ->
    [0] {""}
   *[other] , noch etwa { $minutes } Minuten bis zur ganzen Partie
  }
journey-done = geschafft
journey-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
  }
journey-min = { $count } Min.
journey-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
  }, etwa { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
  }
journey-steps-whole = eine Partie zu zweit, etwa 25 Minuten
journey-modules = Module A und B
journey-board-here = Hier einsteigen
journey-continue-here = Hier weiter
journey-again = Noch einmal
journey-board = Einsteigen
journey-resume = Weiter
journey-branches = Nebenstrecken
journey-branches-note = die anderen Module, wann du willst
title-journey = Erste Reise
title-journey-note = 10 Minuten
journey-module = Modul { $module }
journey-with-any = mit allen Modulen

book-show-me = Zeigen
book-show-me-tip = Sieh es dir in einer Lektion an; danach kommst du auf diese Seite zurück
settings-remarks-tip = In deinen ersten drei Partien weist dich der Schaffner auf leicht Übersehenes hin
tip-rules = Die Regeln dazu
explanation-rules = Regeln
title-saved = { $place }, { $one } und { $other }
tip-log-rules = Die Regeln dazu
