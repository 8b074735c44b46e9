tv-title = Løbsaften
tv-about = Løbet på fjernsynet: alle ser banen, og hver kører på sin egen telefon. Denne skærm skal ikke bruge en bil.
tv-open = Åbn et bord på denne skærm
tv-code = Kode eller link til et bord
tv-show = Vis det her
tv-back = Et andet bord
tv-no-code = Den kode findes ikke. Den har fire tegn og står på skærmen eller i lobbyen.
tv-circuit = { $place }, { $laps ->
    [one] 1 omgang
   *[other] { $laps } omgange
 }
tv-season = Sæson
tv-scan = Scan, og tag en bil
tv-or = eller åbn i en browser
tv-ready-host = Klar, vært
tv-open-car = Ledig bil
tv-ready = { $ready } af { $people } er klar
tv-host-starts = { $name } starter løbet.
tv-first-hosts = Den første, der tager en bil, starter løbet.
tv-plans = { $plans } af { $drivers } planer er lagt
tv-choosing = Vælger endnu
tv-plans-hidden = Planer er skjult, til alle er lagt.
tv-gear = Gear { $gear }
tv-lost-phone = Mistet telefonen?
tv-lost-about = Scan, og se med på en anden. Dit private link giver dig bilen igen.
tv-again = Et løb til?
tv-again-about = Tryk på Revanche på en telefon: skærmen følger med.
tv-garage = I værkstedet
tv-points = { $points } point
tv-next-race = { $name } starter næste løb.
tv-lost = Forbindelsen er afbrudt. Løbet er gemt, og skærmen kommer tilbage af sig selv.
tv-full = Fuld skærm (F)
tv-this = Vis på denne skærm
tv-there = På et fjernsyn: { $address }
tv-code-get = Kode til et fjernsyn
tv-code-is = Kode til et fjernsyn:
tv-next-round = Runde { $round } begynder
