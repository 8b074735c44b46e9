# Seasons

season-title = { $year ->
    [custom] Stagione personalizzata
    [goat] Stagione GOAT
   *[other] Stagione { $year }
  }
season-race-of = gara { $race } di { $races }
season-standings = Classifica
season-champion = Campione
season-legend-wins = Una Leggenda ha vinto la stagione: { $name }.
season-after = dopo: { $place }
season-next = Prossima gara
season-drawn = Il circuito e l’evento vengono estratti quando prosegui.
season-go = Prossima gara
season-host-goes-on = L’organizzatore avvia la prossima gara.
season-thanks = La stagione è finita. Grazie per aver corso con noi.
season-drivers = Chi guida nella prossima gara
points = Punti
place-short = P{ $place }
event-sponsors = { $cards ->
    [0] Nessuna carta Sponsor alla partenza.
    [one] { $cards } carta Sponsor alla partenza.
   *[other] { $cards } carte Sponsor alla partenza.
  }
event-card-1 = Tribuna
event-card-1-text = Le prime tre automobili a completare il primo giro ottengono una carta Sponsor ciascuna.
event-card-2 = Record di Velocità
event-card-2-text = Ogni turno a Velocità 15 o più fa ottenere una carta Sponsor.
event-card-3 = Sciopero
event-card-3-text = Un giro in meno. Chi vince segna 2 punti in più.
event-card-4 = Motori liberi
event-card-4-text = 1 Heat in più in ogni Motore.
event-card-5 = Grande folla
event-card-5-text = Un giro in più. Il limite di mano è 8.
event-card-6 = Corruzione in commissione
event-card-6-text = I primi tre segnano 1 punto in più ciascuno.
event-card-7 = Sponsor principale
event-card-7-text = Oggi nessuna regola speciale.
event-card-8 = In diretta televisiva
event-card-8-text = Sorpassa 3 automobili in un turno e ottieni una carta Sponsor.
event-card-9 = Regole di sicurezza
event-card-9-text = 2 Heat e 1 Stress in meno per tutti. Il limite di mano è 6.
event-card-10 = Ultima occasione
event-card-10-text = 1 Stress in più in ogni mazzo di pesca. Chi sbanda è fuori gara.
event-press = Curva della Stampa: { $corners }. Superala ad almeno 2 sopra il limite, o entrando in scia, e ottieni una carta Sponsor.
garage-keep = Garage, tieni una Miglioria
garage-keep-about = La stagione è finita. Tieni una Miglioria per la prossima.
garage-do-keep = Tieni { $name }
setup-season = Stagione
setup-season-none = Gara singola
setup-season-1961 = 1961, 3 gare
setup-season-1962 = 1962, 3 gare
setup-season-1963 = 1963, 4 gare
setup-season-custom = Personalizzata, 4 a sorte
setup-season-goat = GOAT, tutte le 10 gare
setup-season-about = La stagione decide circuiti, Clima e scelta delle Migliorie.
