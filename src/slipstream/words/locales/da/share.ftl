# The poster of a result, and what a chat shows beside a link

poster-won = { $name } vinder på { $where },
poster-placed = { $place ->
   *[other] { $name } bliver nr. { $place } på { $where },
  }
poster-how = { $how ->
    [won-lane] med én vognbane
    [won-spaces] { $number ->
        [one] med { $number } felt
       *[other] med { $number } felter
      }
    [won-rounds] { $number ->
        [one] med { $number } runde
       *[other] med { $number } runder
      }
    [alone] alene i mål
    [bunch] { $number ->
        [one] { $cars } biler på { $number } felt
       *[other] { $cars } biler på { $number } felter
      }
    [lane] side om side med { $name }
    [spaces] { $number ->
        [one] { $number } felt efter { $name }
       *[other] { $number } felter efter { $name }
      }
    [rounds] { $number ->
        [one] { $number } runde efter { $name }
       *[other] { $number } runder efter { $name }
      }
   *[out] ude af løbet
  }{ $origin ->
    [last] , fra sidst i startfeltet
    [grid] , fra startplads { $grid }
    [spin] { $spins ->
        [one] , trods en udskridning
       *[other] , trods { $spins } udskridninger
      }
    [tow] , med en sen slipstrøm
   *[none] { "" }
  }
poster-car = { $colour ->
    [red] Rød
    [blue] Blå
    [yellow] Gul
    [green] Grøn
    [gray] Hvid
   *[other] Rosa
  }
poster-title = { $laps ->
    [one] { $where }, { $laps } omgang
   *[other] { $where }, { $laps } omgange
  }
poster-lap = Omgang { $lap }
poster-leads = { $number ->
    [one] skift i føringen
   *[other] skift i føringen
  }
poster-gained = { $number ->
    [one] plads vundet
   *[other] pladser vundet
  }
poster-tows = { $number ->
    [one] gang slipstrøm
   *[other] gange slipstrøm
  }
poster-heat = Heat betalt
poster-top = topfart
poster-rounds = { $number ->
    [one] runde til mål
   *[other] runder til mål
  }
preview-over = { $where }, { $rounds } runder. Se løbet træk for træk.
preview-lobby = Løb på { $where }
preview-lobby-about = { $taken } af { $cars } biler har en racerfører. Vær med fra telefon eller computer, uden konto.
preview-running = Der køres på { $where }
preview-running-about = Se med direkte.
preview-running-closed = Dette løb vises ikke for tilskuere.
preview-home = Et racerspil i browseren: syv kort, fire gear, én målstreg.
