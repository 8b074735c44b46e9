# The poster of a result, and what a chat shows beside a link

poster-won = { $name } wins at { $where },
poster-placed = { $place ->
    [2] { $name } comes second at { $where },
    [3] { $name } comes third at { $where },
    [4] { $name } comes fourth at { $where },
    [5] { $name } comes fifth at { $where },
   *[other] { $name } comes sixth at { $where },
  }
poster-how = { $how ->
    [won-lane] by a lane
    [won-spaces] { $number ->
        [one] by { $number } space
       *[other] by { $number } spaces
      }
    [won-rounds] { $number ->
        [one] by { $number } round
       *[other] by { $number } rounds
      }
    [alone] alone at the flag
    [bunch] { $number ->
        [one] { $cars } cars in { $number } space
       *[other] { $cars } cars in { $number } spaces
      }
    [lane] side by side with { $name }
    [spaces] { $number ->
        [one] { $number } space behind { $name }
       *[other] { $number } spaces behind { $name }
      }
    [rounds] { $number ->
        [one] { $number } round behind { $name }
       *[other] { $number } rounds behind { $name }
      }
   *[out] out of the race
  }{ $origin ->
    [last] , from last on the grid
    [grid] , from grid place { $grid }
    [spin] { $spins ->
        [one] , after a spin-out
       *[other] , after { $spins } spin-outs
      }
    [tow] , with a late Slipstream
   *[none] { "" }
  }
poster-car = { $colour ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
    [green] Green
    [gray] White
   *[other] Rose
  }
poster-title = { $laps ->
    [one] { $where }, { $laps } lap
   *[other] { $where }, { $laps } laps
  }
poster-lap = Lap { $lap }
poster-leads = { $number ->
    [one] change of lead
   *[other] changes of lead
  }
poster-gained = { $number ->
    [one] place gained
   *[other] places gained
  }
poster-tows = { $number ->
    [one] Slipstream taken
   *[other] Slipstreams taken
  }
poster-heat = Heat paid
poster-top = top Speed
poster-rounds = { $number ->
    [one] round to the flag
   *[other] rounds to the flag
  }
preview-over = { $where }, { $rounds } rounds. Watch the race move by move.
preview-lobby = Race at { $where }
preview-lobby-about = { $taken ->
    [one] { $taken } of { $cars } cars has a driver.
   *[other] { $taken } of { $cars } cars have a driver.
  } Join from any phone or computer, without an account.
preview-running = A race at { $where } is on
preview-running-about = Watch it live.
preview-running-closed = This race is not shown to spectators.
preview-home = A racing board game in the browser: seven cards, four gears, one finish line.
