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
  filters: {
    from: "{values} alkaen",
    to: "{values} asti",
    closed: "Suljettu",
    open: "Ei suljettu",
    version: "Kyselyn versio {values}",
    score: "Arvosana: {values}",
    during: "Ajanjakso: {values}",
    language: "Vastaajan kieli: {values}",
    metadata: "Metatiedot: {values}",
    answer: "Vastaus: {values}",
    named: "{name}: {values}",
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
  sentences: {
    answers: { one: "{count} vastaus", other: "{count} vastausta" },
    range: "{low}…{high}",
    change: {
      lower:
        "Matalampi alkaen {since}: {now}, sitä ennen {before} ({by}, 95 %:n luottamusväli {range}; {answers}).",
      higher:
        "Korkeampi alkaen {since}: {now}, sitä ennen {before} ({by}, 95 %:n luottamusväli {range}; {answers}).",
    },
    chance: "{told} Muuttumaton aineisto näyttäisi tältä noin kerran {times}:sta.",
    moved: {
      lower:
        "{place} on ollut matalampi alkaen {since}: {now}, sitä ennen {before} ({by}, 95 %:n luottamusväli {range}; {answers}).",
      higher:
        "{place} on ollut korkeampi alkaen {since}: {now}, sitä ennen {before} ({by}, 95 %:n luottamusväli {range}; {answers}).",
    },
    row: {
      lower:
        "{place} on matalampi: {score} (95 %:n luottamusväli {range}; {answers}), kaikki yhdessä {total}.",
      higher:
        "{place} on korkeampi: {score} (95 %:n luottamusväli {range}; {answers}), kaikki yhdessä {total}.",
    },
    explained: {
      stayed: "arvosanat pysyivät ennallaan",
      fell: "arvosanat laskivat {size}",
      rose: "arvosanat nousivat {size}",
      plain: "{by}: {moved}.",
      apart: "{by}: {moved}; {part} siitä, mitä on vain toisella puolella.",
      mixed: "{by}: {moved}; {part}, koska vastausten jakauma muuttui.",
      gained: "{by}: {moved}; {part}, koska enemmän vastauksia tuli täältä: {gained}.",
      lost: "{by}: {moved}; {part}, koska vähemmän vastauksia tuli täältä: {lost}.",
      both: "{by}: {moved}; {part}, koska enemmän vastauksia tuli täältä: {gained}, ja vähemmän täältä: {lost}.",
    },
    name: "{name}",
    drivers:
      "{what} liittyy {own} ({low}–{high}) siitä, mikä on selitettävissä; yhdessä ne selittävät {all} ({answers}).",
    together: "{first}; {second}",
    uncompared: {
      metadata: "metatietoja ei ole verrattu.",
      answers: "vastauksia muihin kysymyksiin ei ole verrattu.",
    },
    words: {
      detractors:
        "Arvostelijat sanovat useammin {said}: kommentit, joissa on ensimmäinen ({count}), tulevat tuloksella {score}.",
      promoters:
        "Suosittelijat sanovat useammin {said}: kommentit, joissa on ensimmäinen ({count}), tulevat tuloksella {score}.",
    },
    quoted: "”{text}”",
  },
  newestOf: "Uusimmat {shown} / {total}; niissä olevat osoitteet, numerot ja tunnisteet peitetään.",
  allCovered: "Niissä olevat osoitteet, numerot ja tunnisteet peitetään.",
};
