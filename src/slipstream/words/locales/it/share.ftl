# The poster of a result, and what a chat shows beside a link

poster-won = { $name } vince a { $where },
poster-placed = { $place ->
   *[other] { $name } chiude { $place }º a { $where },
  }
poster-how = { $how ->
    [won-lane] per una corsia
    [won-spaces] { $number ->
        [one] per una casella
       *[other] per { $number } caselle
      }
    [won-rounds] { $number ->
        [one] per un round
       *[other] per { $number } round
      }
    [alone] solo al traguardo
    [bunch] { $number ->
        [one] { $cars } auto in { $number } casella
       *[other] { $cars } auto in { $number } caselle
      }
    [lane] fianco a fianco con { $name }
    [spaces] { $number ->
        [one] a { $number } casella da { $name }
       *[other] a { $number } caselle da { $name }
      }
    [rounds] { $number ->
        [one] a { $number } round da { $name }
       *[other] a { $number } round da { $name }
      }
   *[out] fuori gara
  }{ $origin ->
    [last] , dal fondo della griglia
    [grid] , dalla casella { $grid } in griglia
    [spin] { $spins ->
        [one] , dopo una sbandata
       *[other] , dopo { $spins } sbandate
      }
    [tow] , con un’ultima scia
   *[none] { "" }
  }
poster-car = { $colour ->
    [red] Rosso
    [blue] Blu
    [yellow] Giallo
    [green] Verde
    [gray] Bianco
   *[other] Rosa
  }
poster-title = { $laps ->
    [one] { $where }, { $laps } giro
   *[other] { $where }, { $laps } giri
  }
poster-lap = Giro { $lap }
poster-leads = { $number ->
    [one] cambio al comando
   *[other] cambi al comando
  }
poster-gained = { $number ->
    [one] posizione guadagnata
   *[other] posizioni guadagnate
  }
poster-tows = { $number ->
    [one] scia presa
   *[other] scie prese
  }
poster-heat = Heat pagate
poster-top = Velocità massima
poster-rounds = { $number ->
    [one] round al traguardo
   *[other] round al traguardo
  }
preview-over = { $where }, { $rounds } round. La gara si rivede mossa per mossa.
preview-lobby = Gara a { $where }
preview-lobby-about = { $taken ->
    [one] { $taken } auto su { $cars } ha un pilota.
   *[other] { $taken } auto su { $cars } hanno un pilota.
  } Unisciti da ogni telefono o computer, senza account.
preview-running = È in corso una gara a { $where }
preview-running-about = Guardala dal vivo.
preview-running-closed = Questa gara non è aperta agli spettatori.
preview-home = Un gioco di corse nel browser: sette carte, quattro marce, un traguardo.
