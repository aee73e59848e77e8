/** A report in Swedish. */
import type { ReportPhrases } from "./phrases.ts";

export const swedish: ReportPhrases = {
  language: "sv",
  direction: "ltr",
  labels: {
    title: "Net Promoter Score",
    score: "NPS",
    interval: "95 %-intervall",
    answers: "Svar",
    responses: "Enkätsvar",
    notCounted: "Räknas inte",
    promoters: "Ambassadörer",
    passives: "Passiva",
    detractors: "Kritiker",
    says: "Vad siffrorna säger",
    distribution: "Hur ofta varje betyg gavs",
    trend: "NPS över tid",
    period: "Period",
    difference: "Vad skillnaden består av",
    scores: "Betyg",
    mix: "Sammansättning",
    new: "Nya",
    gone: "Borta",
    verdict: "Jämfört med alla",
    words: "Vad de säger annorlunda",
    drivers: "Vad som hänger ihop med värdet",
    part: "Del av det som går att förklara",
    comments: "Kommentarer",
    others: "Övriga",
    none: "(inga)",
    filters: "Filter",
    noFilters: "inga",
    zone: "Tidszon",
    dates: "Datum",
    source: "Källa",
    sources: { database: "Earshots egen databas", api: "API:et för återkoppling" },
    readAt: "Inläst",
    complete: "Allt som matchar lästes in.",
    incomplete: "Allt som matchar kunde inte läsas in: inget påstås.",
  },
  nothingStandsOut: "Inget sticker ut.",
  dimensions: {
    survey: "enkät",
    touchpoint: "kontaktpunkt",
    team: "team",
    language: "språk",
    question: "NPS-fråga",
  },
  verdicts: { higher: "högre", lower: "lägre", expected: "som väntat", few: "för få svar" },
  quarter: "Kv. {number} {year}",
  change: {
    lower:
      "Lägre sedan {since}: {now}, före det {before} ({by}, 95 %-intervall {low} till {high}; {answers} svar). Oförändrade data skulle se ut så här ungefär 1 gång på {times}.",
    higher:
      "Högre sedan {since}: {now}, före det {before} ({by}, 95 %-intervall {low} till {high}; {answers} svar). Oförändrade data skulle se ut så här ungefär 1 gång på {times}.",
  },
  row: {
    lower: "{name} ({dimension}) är lägre: {score} av {answers} svar, alla tillsammans {all}.",
    higher: "{name} ({dimension}) är högre: {score} av {answers} svar, alla tillsammans {all}.",
  },
  explained: {
    sentence: "{by}: {moved}; {mix} för att svaren kom i en annan sammansättning efter {dimension}{places}.",
    stayed: "betygen förblev desamma",
    fell: "betygen sjönk med {scores}",
    rose: "betygen steg med {scores}",
    places: ", mest från {names}",
  },
  drivers:
    "{what} hänger ihop med {own} ({low}–{high}) av det som går att förklara; tillsammans förklarar de {all} ({answers} svar).",
  words: {
    sentence: {
      detractors: "Kritiker skriver oftare {words}.",
      promoters: "Ambassadörer skriver oftare {words}.",
    },
    word: {
      detractors: "”{text}” ({own} kommentarer, {others} av ambassadörer)",
      promoters: "”{text}” ({own} kommentarer, {others} av kritiker)",
    },
  },
  newestOf: "De nyaste {shown} av {total}; adresser, nummer och id:n i dem döljs.",
  allCovered: "Adresser, nummer och id:n i dem döljs.",
};
