# Piloti automatici, per livello

driver-legends-about = Le auto automatiche delle regole: niente carte, niente Heat, niente sbandate.
driver-rookie-about = Guida con regole semplici. Va bene per imparare.
driver-club-about = Valuta ogni piano del suo turno e conosce il ritmo del circuito.
driver-champion-about = Corre più volte i piani migliori fino alla bandiera, poi sceglie.
driver-nobody-about = Le auto libere restano ai box.
setup-absent = Guida per gli assenti
setup-hints = Consigli
lobby-level = Livello di { $name }

# Consigli

hint = Consiglio
hint-note = Sceglierne uno non invia nulla.
hint-pending = Le tue risposte corrono fino alla bandiera.
hint-again = Chiedi ancora
hint-speed = velocità { $speed }
hint-heat = costa { $heat } Heat
hint-spin = sbandata { $spin }
hint-safe = nessuna sbandata
win-chance = probabilità di vittoria
keys-hint = consiglio
problem-no-hints = A questo tavolo si gioca senza consigli.
problem-no-decision = Ora non c’è niente da decidere.
problem-no-hint-here = Nel garage non ci sono consigli.
problem-no-such-moment = In questa gara non c’è questo momento.
problem-nothing-to-review = Niente da analizzare in questa gara: questo posto non ha avuto scelte.
problem-nothing-to-explain = Qui non c’è niente da spiegare.
reason-finishes = Taglia il traguardo in questo turno: { $chance }%.
reason-avoids-spin-out = { $spin_out ->
    [0] Nessuna sbandata a { $corner }; le altre rischiano il { $others }%.
   *[other] { $spin_out }% di sbandata a { $corner }; le altre rischiano il { $others }%.
  }
reason-clears-corner-free = Passa { $corner } entro il limite di { $limit }, senza Heat.
reason-keeps-heat-for-corner = Tiene { $heat } Heat per { $corner }; le altre ne tengono { $others }.
reason-cools = Raffredda { $heat } Heat.
reason-sheds-stress = Toglie { $stress } Stress.
reason-uses-straight = Velocità { $speed } sul rettilineo; le altre: { $others }.
reason-sets-up-corner = { $spaces ->
    [0] Si ferma subito prima di { $corner }, pronta alla curva.
    [one] Si ferma { $spaces } casella prima di { $corner }, pronta alla curva.
   *[other] Si ferma { $spaces } caselle prima di { $corner }, pronta alla curva.
  }
reason-boosts = Una carta girata aggiunge velocità.
reason-saves-heat = Risparmia { $heat } Heat.
reason-gains-spaces = { $spaces ->
    [one] Guadagna { $spaces } casella.
   *[other] Guadagna { $spaces } caselle.
  }
reason-stays-back = Resta prima di { $corner }.
reason-keeps-cards = Tiene { $cards }.
reason-draws-new-cards = Scambia { $cards } con carte nuove.
reason-wins-most = Niente spicca; da qui vince il { $win }% delle gare.

# Analisi

review = Analisi
review-mine = Analizza la mia gara
review-of = Analisi di { $name }
review-page = Analisi di { $place }
review-seat = La gara di chi
review-pending = La gara viene riguardata
review-pending-about = Ogni scelta viene corsa più volte fino alla bandiera, da ciò che si vedeva allora.
review-done = { $moments ->
    [0] L’analisi è pronta. Nessuna scelta è costata più di quanto il caso possa dire.
    [one] L’analisi è pronta. { $moments } scelta è costata probabilità di vittoria.
   *[other] L’analisi è pronta. { $moments } scelte sono costate probabilità di vittoria.
  }
review-failed = Nessuna analisi
review-account = Fortuna e scelte
review-start = Probabilità di vittoria al via
review-luck = Fortuna
review-decisions = Scelte
review-won = Vittoria
review-lost = Nessuna vittoria
review-account-about = Scelte: ciò che scelte migliori avrebbero aggiunto. Fortuna: tutto il resto, le carte e le altre auto. Insieme portano dal via al risultato.
review-by = { $choices } scelte, ogni risposta corsa { $rollouts } volte da { $evaluator }.
review-moments = I momenti più cari
review-none = Nessuna scelta è costata più di quanto il caso possa dire.
review-round = Round { $round }
review-place = { $distance ->
    [0] Subito prima di { $corner }
    [one] { $distance } casella prima di { $corner }
   *[other] { $distance } caselle prima di { $corner }
  }, marcia { $gear }, { $heat } Heat.
review-cause-gear = marcia
review-cause-corner-heat = Heat in curva
review-cause-cards = carte
review-cause-boost = accelerazione
review-cause-cooldown = raffreddamento
review-cause-slipstream = scia
review-cause-discard = scarto
review-cause-value = valore di una carta
review-cause-symbol = simbolo
review-played = Giocato
review-better = Meglio
review-show = Mostra
review-again = Riprova da qui
review-again-about = Un tavolo tuo, da questa scelta in poi: stesse carte, stessa fortuna.
