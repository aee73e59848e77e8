/** A report in Finnish. */
import type { ReportPhrases } from "./phrases.ts";

export const finnish: ReportPhrases = {
  language: "fi",
  direction: "ltr",
  labels: {
    title: "Net Promoter Score",
    score: "NPS",
    interval: "95 %:n luottamusväli",
    answers: "Vastaukset",
    responses: "Kyselyvastaukset",
    notCounted: "Ei laskettu mukaan",
    promoters: "Suosittelijat",
    passives: "Passiiviset",
    detractors: "Arvostelijat",
    says: "Mitä luvut kertovat",
    distribution: "Kuinka usein kukin arvosana annettiin",
    trend: "NPS:n kehitys",
    period: "Ajanjakso",
    difference: "Mistä ero koostuu",
    scores: "Arvosanat",
    mix: "Jakauma",
    new: "Uudet",
    gone: "Poistuneet",
    verdict: "Kaikkiin verrattuna",
    words: "Mitä he sanovat toisin",
    drivers: "Mikä liittyy tulokseen",
    part: "Osuus selitettävissä olevasta",
    comments: "Kommentit",
    others: "Muut",
    none: "(ei mitään)",
    filters: "Suodattimet",
    noFilters: "ei suodattimia",
    zone: "Aikavyöhyke",
    dates: "Päivät",
    source: "Lähde",
    sources: { database: "Earshotin oma tietokanta", api: "palauterajapinta (API)" },
    readAt: "Ladattu",
    complete: "Kaikki suodattimiin sopiva ladattiin.",
    incomplete: "Kaikkea suodattimiin sopivaa ei voitu ladata: mitään ei väitetä.",
  },
  nothingStandsOut: "Mikään ei erotu.",
  dimensions: {
    survey: "kysely",
    touchpoint: "kohtaamispiste",
    team: "tiimi",
    language: "kieli",
    question: "NPS-kysymys",
  },
  verdicts: { higher: "korkeampi", lower: "matalampi", expected: "odotettu", few: "liian vähän vastauksia" },
  quarter: "Q{number}/{year}",
  change: {
    lower:
      "Matalampi alkaen {since}: {now}, sitä ennen {before} ({by}, 95 %:n luottamusväli {low}…{high}; {answers} vastausta). Muuttumaton aineisto näyttäisi tältä noin kerran {times}:sta.",
    higher:
      "Korkeampi alkaen {since}: {now}, sitä ennen {before} ({by}, 95 %:n luottamusväli {low}…{high}; {answers} vastausta). Muuttumaton aineisto näyttäisi tältä noin kerran {times}:sta.",
  },
  row: {
    lower: "{name} ({dimension}) on matalampi: {score}, vastauksia {answers}, kaikki yhdessä {all}.",
    higher: "{name} ({dimension}) on korkeampi: {score}, vastauksia {answers}, kaikki yhdessä {all}.",
  },
  explained: {
    sentence: "{by}: {moved}; {mix} siksi, että vastausten jakauma muuttui, erittelynä {dimension}{places}.",
    stayed: "arvosanat pysyivät ennallaan",
    fell: "arvosanat laskivat {scores}",
    rose: "arvosanat nousivat {scores}",
    places: ", ennen kaikkea {names}",
  },
  drivers:
    "{what} liittyy {own} ({low}–{high}) siitä, mikä on selitettävissä; yhdessä ne selittävät {all} ({answers} vastausta).",
  words: {
    sentence: {
      detractors: "Arvostelijat kirjoittavat useammin: {words}.",
      promoters: "Suosittelijat kirjoittavat useammin: {words}.",
    },
    word: {
      detractors: "”{text}” ({own} kommenttia, suosittelijoilla {others})",
      promoters: "”{text}” ({own} kommenttia, arvostelijoilla {others})",
    },
  },
  newestOf: "Uusimmat {shown} / {total}; niissä olevat osoitteet, numerot ja tunnisteet peitetään.",
  allCovered: "Niissä olevat osoitteet, numerot ja tunnisteet peitetään.",
};
