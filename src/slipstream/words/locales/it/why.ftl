# Perché è successo, come lo dice anche la pagina. Prima i fatti, poi la regola.

why-corner-title = Curva { $corner }: { $due } Heat
why-spin-title = Sbandata alla curva { $corner }
why-order-title = Ordine del round { $round }
why-legend-title = { $name }: movimento { $move }
why-blocked-title = Bloccato
why-adrenaline-title = Adrenalina
why-reshuffled-title = Nuovo mazzo di pesca
why-cluttered-title = Mano Piena
why-corrected-title = Marcia corretta
why-unpayable-title = Heat insufficienti
why-finished-title = { $place ->
    [0] Traguardo
   *[other] { $place }º posto
  }
why-sponsor-title = Carta Sponsor
why-eliminated-title = Fuori gara
why-speed = Velocità { $speed }: { $sum }.
why-speed-plain = Velocità { $speed }.
why-part-flip = girata { $value }
why-part-boost = Accelerazione { $value }
why-part-adrenaline = Adrenalina 1
why-part-accelerate = Dare Gas { $value }
why-part-card = { $card } { $value }
why-part-named = { $card }
why-part-value = { $value }
why-limit-printed = Limite { $limit }, come stampato.
why-limit-road = Limite { $limit }: stampato { $printed }, strada { $road }.
why-limit-cards = Limite { $limit }: stampato { $printed }, carte proprie { $own }.
why-limit-both = Limite { $limit }: stampato { $printed }, strada { $road }, carte proprie { $own }.
why-corner-free = { $speed } non supera { $limit }: nessuna Heat.
why-corner-due = { $speed } - { $limit } = { $over }: { $due } Heat.
why-corner-due-hot = { $speed } - { $limit } = { $over }, e { $surcharge } per il Surriscaldamento: { $due } Heat.
why-spin-engine = { $due } Heat da pagare, il Motore ne aveva { $engine }: sbandata.
why-spin-stress = Marcia { $gear }: { $stress } Stress. Poi marcia 1.
why-spin-supply = La marcia { $gear } dà { $wanted } Stress, la riserva ne aveva { $stress }. Poi marcia 1.
why-spin-place = { $steps ->
    [0] Indietro fino allo Spazio libero più vicino prima della linea della curva { $corner }.
    [one] Indietro fino allo Spazio libero più vicino prima della linea della curva { $corner }, 1 casella più indietro: la prima era piena.
   *[other] Indietro fino allo Spazio libero più vicino prima della linea della curva { $corner }, { $steps } caselle più indietro: le altre erano piene.
  }
why-order-rule = Chi è più avanti all’inizio del round gioca per primo.
why-order-grid = La griglia decide il primo round.
why-order-row = { $place }. { $name }: giro { $lap }, casella { $space }, { $spot ->
    [0] Linea di Gara.
   *[1] Spazio esterno.
  }
why-order-row-grid = { $place }. { $name }: casella { $grid } della griglia.
why-order-adrenaline = Adrenalina: { $names }.
why-legend-card = Carta Leggenda per { $name }: Velocità Massima { $top }, rombo { $diamond }.
why-legend-a = Oltre la Linea Leggenda della curva { $corner }. Limite { $limit } + rombo { $diamond }: avanza di { $distance }.
why-legend-a-short = Oltre la Linea Leggenda della curva { $corner }. Limite { $limit } + rombo { $diamond } = { $sum }, ma mai oltre due Linee di Curva: avanza di { $distance }.
why-legend-b = Prima della Linea Leggenda. Nessuna Linea di Curva entro la Velocità Massima: avanza di { $distance }.
why-legend-b-last = Nessuna Linea di Curva prima del traguardo: la Velocità Massima, avanza di { $distance }.
why-legend-b-diamond = Prima della Linea Leggenda della curva { $corner }, { $away ->
    [one] { $away } casella
   *[other] { $away } caselle
  } prima della curva. La Velocità Massima { $top } la supererebbe: fino al rombo { $diamond }, avanza di { $distance }.
why-legend-stays = È più vicina alla linea di quanto dice il suo rombo e non torna mai indietro: resta.
why-blocked = { $wanted ->
    [one] { $wanted } casella
   *[other] { $wanted } caselle
  } più avanti i due Spazi erano occupati: si ferma dopo { $driven }.
why-blocked-stays = { $wanted ->
    [one] { $wanted } casella
   *[other] { $wanted } caselle
  } più avanti, e per tutto il tratto, i due Spazi erano occupati: nessun movimento.
why-blocked-speed = Tutta la Velocità conta comunque per la curva.
why-adrenaline = { $cars } automobili alla partenza: { $last ->
    [one] l’ultima di un round ha l’Adrenalina.
   *[other] le ultime { $last } di un round hanno l’Adrenalina.
  }
why-adrenaline-place = { $name }: posizione { $place } di { $racing } all’inizio del round { $round }.
why-adrenaline-gives = Velocità +1 e una casella, 1 Heat raffreddata, o tutte e due.
why-reshuffled = Serviva una carta e il mazzo di pesca era vuoto. { $number ->
    [one] { $number } carta della pila degli scarti è diventata il nuovo mazzo di pesca.
   *[other] { $number } carte della pila degli scarti sono diventate il nuovo mazzo di pesca.
  }
why-cluttered = Marcia { $cards }: { $playable ->
    [one] { $playable } carta giocabile
   *[other] { $playable } carte giocabili
  }, { $heat } Heat dalla mano. Nessuna marcia possibile si poteva riempire.
why-cluttered-stays = Nessun movimento, tutte le carte ({ $cards }) scartate, marcia 1.
why-corrected-up = Due marce in su dalla { $before } senza Heat da pagare: una carta a caso ({ $card }) viene scartata, e la marcia è { $gear }.
why-corrected-down = Due marce in giù dalla { $before } senza Heat da pagare: si aggiunge una carta girata, e la marcia è { $gear }.
why-unpayable = { $card } richiede { $heat } Heat e il Motore ne aveva meno. Una carta girata la sostituisce, e il movimento si rifà con quel valore.
why-finished-round = Round { $round }, { $beyond ->
    [0] subito dopo la linea
    [one] 1 casella oltre la linea
   *[other] { $beyond } caselle oltre la linea
  }, { $spot ->
    [0] Linea di Gara.
   *[1] Spazio esterno.
  }
why-finished-other = Stesso round: { $name }, { $beyond ->
    [0] subito dopo la linea
    [one] 1 casella oltre
   *[other] { $beyond } caselle oltre
  }, { $spot ->
    [0] Linea di Gara.
   *[1] Spazio esterno.
  }
why-finished-rule = Prima chi arriva un round prima, poi chi è arrivato più lontano, poi la Linea di Gara.
why-sponsor-press-corner = Curva della Stampa { $corner }: superata entrando in scia, o ad almeno { $least } sopra il limite.
why-sponsor-top-speed = L’evento di questa gara: Velocità { $least } o più in un turno.
why-sponsor-overtaking = L’evento di questa gara: { $least ->
    [one] { $least } automobile sorpassata
   *[other] { $least } automobili sorpassate
  } in un turno.
why-sponsor-first-lap = L’evento di questa gara: { $cars ->
    [one] la prima
   *[other] fra le prime { $cars }
  } a completare il giro 1.
why-sponsor-start = La carta Evento dà carte Sponsor alla partenza.
why-eliminated = L’evento di questa gara: chi sbanda è fuori.
