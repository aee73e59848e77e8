import type { Phrases } from "./phrases.ts";

export const de: Phrases = {
  good: {
    staff: [
      "Das Personal hat sich Zeit genommen und kannte sich aus.",
      "Sehr freundliche Bedienung, ohne aufdringlich zu sein.",
      "Der Verkäufer in der Schuhabteilung war eine große Hilfe.",
      "Ich wurde gleich begrüßt und gut beraten.",
    ],
    queue: [
      "An der Kasse musste ich gar nicht warten.",
      "Die Schlange ging schnell voran, obwohl Samstag war.",
      "Nach zehn Minuten war alles erledigt.",
      "Die Selbstbedienungskasse hat sofort funktioniert.",
    ],
    range: [
      "Meine Größe gab es in drei Farben.",
      "Große Auswahl an Regenjacken.",
      "Ich habe alles von meiner Liste an einem Ort gefunden.",
      "Die neuen Zelte sind schön aufgebaut und gut zu vergleichen.",
    ],
    price: [
      "Faire Preise für diese Qualität.",
      "Der Mitgliederrabatt lohnt sich wirklich.",
      "Dieselben Stiefel kosten anderswo viel mehr.",
      "Gutes Preis-Leistungs-Verhältnis, besonders im Angebot.",
    ],
    place: [
      "Der Laden ist sauber, hell und übersichtlich.",
      "Saubere Umkleiden mit guten Spiegeln.",
      "Parkplätze direkt vor der Tür, sehr angenehm.",
      "Die Spielecke hat unsere Kinder gut beschäftigt.",
    ],
    delivery: [
      "Das Paket kam einen Tag früher als versprochen.",
      "Gut verpackt und fast ohne Plastik.",
      "Die Rückgabe war kostenlos und das Geld nach zwei Tagen da.",
      "Ich konnte die Sendung die ganze Zeit verfolgen.",
    ],
    site: [
      "Die Bestellung hat keine fünf Minuten gedauert.",
      "Die Größentabelle stimmte genau.",
      "Suche und Filter funktionieren sehr gut.",
      "Klare Bilder und ehrliche Bewertungen.",
    ],
    app: [
      "Die App ist schnell und unkompliziert.",
      "Toll, dass alle Belege an einem Ort sind.",
      "Praktisch, dass man den Bestand der Filiale in der App sieht.",
      "Die Anmeldung mit dem Fingerabdruck klappt immer.",
    ],
    call: [
      "Nach zweimal Klingeln war jemand dran.",
      "Die Dame am Telefon hat das Problem sofort verstanden.",
      "Der Rückruf kam genau zur versprochenen Zeit.",
      "Mein Anliegen war mit einem Anruf gelöst.",
    ],
    works: [
      "Trotz Umbau waren alle hilfsbereit.",
      "Der neue Eingang sieht jetzt schon gut aus.",
      "Für den Lärm gab es eine Entschuldigung und einen Kaffee.",
      "Hinter den Gerüsten war trotzdem alles zu finden.",
    ],
  },
  bad: {
    staff: [
      "Niemand schien mir helfen zu wollen.",
      "Die Verkäuferin hat sich nur mit ihrer Kollegin unterhalten.",
      "Ich habe drei Leute gefragt und drei Antworten bekommen.",
      "Im Obergeschoss war weit und breit kein Personal.",
    ],
    queue: [
      "Zwanzig Minuten in der Schlange, und nur eine Kasse offen.",
      "Die Selbstbedienungskasse ist zweimal ausgefallen.",
      "Ich bin ohne Einkauf gegangen, weil die Schlange endlos war.",
      "Lange Wartezeit, und niemand sagte warum.",
    ],
    range: [
      "Meine Größe war wieder ausverkauft.",
      "Die Regale waren halb leer.",
      "Die Jacke aus dem Internet gab es im Laden nicht.",
      "Zu wenig Auswahl für Frauen.",
    ],
    price: [
      "Der Preis an der Kasse war nicht der auf dem Etikett.",
      "Alles ist viel zu teuer geworden.",
      "Der Rabattcode hat nicht funktioniert.",
      "Am nächsten Tag habe ich dasselbe billiger gesehen.",
    ],
    place: [
      "Die Umkleiden waren schmutzig.",
      "Mit dem Kinderwagen kam man kaum durch.",
      "Die Musik war so laut, dass man nicht denken konnte.",
      "Seit die Abteilungen umgezogen sind, findet man nichts mehr.",
    ],
    delivery: [
      "Das Paket kam eine Woche zu spät.",
      "Der Karton war aufgerissen und ein Schuh fehlte.",
      "Ich warte immer noch auf mein Geld.",
      "Der Bote hat es bei einem Nachbarn abgegeben, den ich nicht kenne.",
    ],
    site: [
      "Die Zahlung ist dreimal fehlgeschlagen.",
      "Die Seite sprang immer wieder zum Anfang zurück.",
      "Die Größentabelle stimmt nicht.",
      "Die Adresse ließ sich nach der Bestellung nicht mehr ändern.",
    ],
    app: [
      "Die App stürzt ab, sobald ich den Warenkorb öffne.",
      "Seit dem letzten Update ist sie quälend langsam.",
      "Ich werde jeden Tag abgemeldet.",
      "Es kommen viel zu viele Benachrichtigungen.",
    ],
    call: [
      "Vierzig Minuten gewartet, dann war die Leitung tot.",
      "Ich musste jedem alles von vorn erklären.",
      "Der versprochene Rückruf kam nie.",
      "Das Menü am Anfang nimmt kein Ende.",
    ],
    works: [
      "Überall Bohren und Staub, warum schließt man nicht während des Umbaus?",
      "Der halbe Laden ist zu, und vorher sagt es einem keiner.",
      "Wegen des Umbaus war nur eine Kasse offen.",
      "Drinnen war es eiskalt, weil die Heizung wegen des Umbaus aus ist.",
    ],
  },
  but: ["Ein Minuspunkt:", "Nur eins:", "Was mich etwas gestört hat:", "Ehrlich gesagt aber:"],
  end: {
    good: [
      "Vielen Dank!",
      "Ich komme gern wieder.",
      "Weiter so 👍",
      "Volle Punktzahl.",
      "Schon meiner Schwester empfohlen.",
    ],
    middle: ["Insgesamt in Ordnung.", "Da ist noch Luft nach oben.", "Nichts Besonderes.", "War okay."],
    bad: [
      "Sehr enttäuschend.",
      "Ich komme nicht wieder.",
      "Das war früher besser.",
      "Bitte ändern Sie das.",
      "😡",
    ],
  },
  brief: {
    good: ["Super!", "Alles bestens", "Freundlich und schnell", "Gerne wieder", "👍👍"],
    middle: ["Okay", "Ganz in Ordnung", "Durchschnitt", "Könnte besser sein", "Geht so"],
    bad: ["Furchtbar", "Nie wieder", "Viel zu langsam", "Schlechter Service", "Zeitverschwendung"],
  },
  dontKnow: "Weiß nicht",
};
