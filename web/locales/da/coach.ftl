# Automatiske racerførere, efter niveau

driver-legends-about = Reglernes automatiske biler: ingen kort, ingen heat, skrider aldrig ud.
driver-rookie-about = Kører efter tommelfingerregler. God at lære imod.
driver-club-about = Vejer hver plan i sin tur og kender banens tempo.
driver-champion-about = Kører de bedste planer til målflaget mange gange, før den vælger.
driver-nobody-about = Ledige biler bliver i pitten.
setup-absent = Kører for fraværende
setup-hints = Tips
lobby-level = Niveau for { $name }

# Tips

hint = Tip
hint-note = Vælg et: intet er sendt endnu.
hint-pending = Dine svar køres til målflaget.
hint-again = Spørg igen
hint-speed = hastighed { $speed }
hint-heat = koster { $heat } heat
hint-spin = skrid ud { $spin }
hint-safe = skrider ikke ud
win-chance = vinderchance
keys-hint = tip
problem-no-hints = Dette bord spiller uden tips.
problem-no-decision = Der er intet at beslutte nu.
problem-no-hint-here = Der er ingen tips i garagen.
problem-no-such-moment = Løbet har ikke det øjeblik.
problem-nothing-to-review = Der er intet at analysere i dette løb: denne plads havde intet valg.
problem-nothing-to-explain = Her er der intet at forklare.
reason-finishes = Krydser mållinjen i denne tur: { $chance } %.
reason-avoids-spin-out = { $spin_out ->
    [0] Skrider ikke ud ved { $corner }; de andre risikerer { $others } %.
   *[other] { $spin_out } % skrid ud ved { $corner }; de andre risikerer { $others } %.
  }
reason-clears-corner-free = Tager { $corner } inden for grænsen på { $limit }, uden heat.
reason-keeps-heat-for-corner = Beholder { $heat } heat til { $corner }; de andre beholder { $others }.
reason-cools = Afkøler { $heat } heat.
reason-sheds-stress = Kommer af med { $stress } stress.
reason-uses-straight = Hastighed { $speed } på langsiden; de andre når { $others }.
reason-sets-up-corner = { $spaces ->
    [0] Stopper lige før { $corner }, klar til svinget.
    [one] Stopper { $spaces } felt før { $corner }, klar til svinget.
   *[other] Stopper { $spaces } felter før { $corner }, klar til svinget.
  }
reason-boosts = Et vendt kort giver mere hastighed.
reason-saves-heat = Sparer { $heat } heat.
reason-gains-spaces = { $spaces ->
    [one] Vinder { $spaces } felt.
   *[other] Vinder { $spaces } felter.
  }
reason-stays-back = Bliver før { $corner }.
reason-keeps-cards = Beholder { $cards }.
reason-draws-new-cards = Bytter { $cards } til nye kort.
reason-wins-most = Intet skiller sig ud; vinder { $win } % af løbene herfra.

# Analyse

review = Analyse
review-mine = Analysér mit løb
review-of = Analyse af { $name }
review-page = Analyse af { $place }
review-seat = Hvis løb
review-pending = Løbet ses igennem
review-pending-about = Hvert valg køres til målflaget mange gange ud fra det, man kunne se dengang.
review-done = { $moments ->
    [0] Analysen er klar. Intet valg kostede mere, end tilfældet kan forklare.
    [one] Analysen er klar. { $moments } valg kostede vinderchance.
   *[other] Analysen er klar. { $moments } valg kostede vinderchance.
  }
review-failed = Ingen analyse
review-account = Held og valg
review-start = Vinderchance ved start
review-luck = Held
review-decisions = Valg
review-won = Vundet
review-lost = Ikke vundet
review-account-about = Valg: hvad bedre valg ville have givet. Held: alt det andet, kortene og de andre biler. Sammen fører de fra start til resultat.
review-by = { $choices } valg, hvert svar kørt { $rollouts } gange af { $evaluator }.
review-moments = De dyreste øjeblikke
review-none = Intet valg kostede mere, end tilfældet kan forklare.
review-round = Runde { $round }
review-place = { $distance ->
    [0] Lige før { $corner }
    [one] { $distance } felt før { $corner }
   *[other] { $distance } felter før { $corner }
  }, gear { $gear }, { $heat } heat.
review-cause-gear = gear
review-cause-corner-heat = heat i svinget
review-cause-cards = kort
review-cause-boost = boost
review-cause-cooldown = afkøling
review-cause-slipstream = slipstrøm
review-cause-discard = kassering
review-cause-value = værdi af et kort
review-cause-symbol = symbol
review-played = Spillet
review-better = Bedre
review-show = Vis
review-again = Prøv igen herfra
review-again-about = Dit eget bord fra dette valg: samme kort, samme held.
