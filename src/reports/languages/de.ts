/** A report in German. */
import type { ReportPhrases } from "./phrases.ts";

export const german: ReportPhrases = {
  language: "de",
  direction: "ltr",
  labels: {
    title: "Net Promoter Score",
    score: "NPS",
    interval: "95-%-Intervall",
    answers: "Antworten",
    responses: "Rückmeldungen",
    notCounted: "Nicht gezählt",
    promoters: "Promotoren",
    passives: "Passive",
    detractors: "Detraktoren",
    says: "Was die Zahlen sagen",
    distribution: "Wie oft jede Bewertung gegeben wurde",
    trend: "NPS im Zeitverlauf",
    period: "Zeitraum",
    difference: "Woraus der Unterschied besteht",
    scores: "Bewertungen",
    mix: "Zusammensetzung",
    new: "Neu",
    gone: "Weggefallen",
    verdict: "Gegenüber allen",
    words: "Was sie anders sagen",
    drivers: "Was mit dem Wert einhergeht",
    part: "Anteil am Erklärbaren",
    comments: "Kommentare",
    others: "Andere",
    none: "(ohne)",
    filters: "Filter",
    noFilters: "keine",
    zone: "Zeitzone",
    dates: "Tage",
    source: "Quelle",
    sources: { database: "die eigene Datenbank von Earshot", api: "die Feedback-API" },
    readAt: "Geladen",
    complete: "Alles Passende wurde geladen.",
    incomplete: "Nicht alles Passende konnte geladen werden: Es wird nichts behauptet.",
  },
  nothingStandsOut: "Nichts sticht heraus.",
  dimensions: {
    survey: "Umfrage",
    touchpoint: "Kontaktpunkt",
    team: "Team",
    language: "Sprache",
    question: "NPS-Frage",
  },
  verdicts: { higher: "höher", lower: "niedriger", expected: "wie erwartet", few: "zu wenige Antworten" },
  quarter: "Q{number} {year}",
  change: {
    lower:
      "Niedriger seit {since}: {now}, davor {before} ({by}, 95-%-Intervall {low} bis {high}; {answers} Antworten). Unveränderte Daten sähen etwa in 1 von {times} Fällen so aus.",
    higher:
      "Höher seit {since}: {now}, davor {before} ({by}, 95-%-Intervall {low} bis {high}; {answers} Antworten). Unveränderte Daten sähen etwa in 1 von {times} Fällen so aus.",
  },
  row: {
    lower: "{name} ({dimension}) ist niedriger: {score} aus {answers} Antworten, alle zusammen {all}.",
    higher: "{name} ({dimension}) ist höher: {score} aus {answers} Antworten, alle zusammen {all}.",
  },
  explained: {
    sentence:
      "{by}: {moved}; {mix}, weil sich die Antworten anders zusammensetzen, nach {dimension}{places}.",
    stayed: "die Bewertungen blieben gleich",
    fell: "die Bewertungen fielen um {scores}",
    rose: "die Bewertungen stiegen um {scores}",
    places: ", vor allem bei {names}",
  },
  drivers:
    "{what} geht mit {own} ({low}–{high}) dessen einher, was sich erklären lässt; zusammen erklären sie {all} ({answers} Antworten).",
  words: {
    sentence: {
      detractors: "Detraktoren schreiben häufiger {words}.",
      promoters: "Promotoren schreiben häufiger {words}.",
    },
    word: {
      detractors: "„{text}“ ({own} Kommentare, {others} von Promotoren)",
      promoters: "„{text}“ ({own} Kommentare, {others} von Detraktoren)",
    },
  },
  newestOf: "Die neuesten {shown} von {total}; Adressen, Nummern und Kennungen darin sind verdeckt.",
  allCovered: "Adressen, Nummern und Kennungen darin sind verdeckt.",
};
