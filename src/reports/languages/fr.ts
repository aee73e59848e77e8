/** A report in French. */
import type { ReportPhrases } from "./phrases.ts";

export const french: ReportPhrases = {
  language: "fr",
  direction: "ltr",
  labels: {
    title: "Net Promoter Score",
    score: "NPS",
    interval: "Intervalle à 95 %",
    answers: "Réponses",
    responses: "Avis",
    notCounted: "Non comptés",
    promoters: "Promoteurs",
    passives: "Passifs",
    detractors: "Détracteurs",
    says: "Ce que disent les chiffres",
    distribution: "Combien de fois chaque note a été donnée",
    trend: "Évolution du NPS",
    period: "Période",
    difference: "De quoi la différence est faite",
    scores: "Notes",
    mix: "Composition",
    new: "Nouveaux",
    gone: "Disparus",
    verdict: "Par rapport à l’ensemble",
    words: "Ce qu’ils disent autrement",
    drivers: "Ce qui va avec le score",
    part: "Part de ce qui peut être expliqué",
    comments: "Commentaires",
    others: "Autres",
    none: "(aucun)",
    filters: "Filtres",
    noFilters: "aucun",
    zone: "Fuseau horaire",
    dates: "Dates",
    source: "Source",
    sources: { database: "la base de données d’Earshot", api: "l’API de retours" },
    readAt: "Chargé",
    complete: "Tout ce qui correspond a été chargé.",
    incomplete: "Tout ce qui correspond n’a pas pu être chargé : rien n’est affirmé.",
  },
  filters: {
    from: "À partir du {values}",
    to: "Jusqu’au {values}",
    closed: "Clôturé",
    open: "Non clôturé",
    version: "Version {values} de l’enquête",
    score: "Note : {values}",
    during: "Période : {values}",
    language: "Langue du répondant : {values}",
    metadata: "Métadonnées : {values}",
    answer: "Réponse : {values}",
    named: "{name} : {values}",
  },
  nothingStandsOut: "Rien ne se démarque.",
  dimensions: {
    survey: "enquête",
    touchpoint: "point de contact",
    team: "équipe",
    language: "langue",
    question: "question NPS",
  },
  verdicts: {
    higher: "au-dessus",
    lower: "en dessous",
    expected: "comme attendu",
    few: "trop peu de réponses",
  },
  quarter: "T{number} {year}",
  sentences: {
    answers: { one: "{count} réponse", many: "{count} de réponses", other: "{count} réponses" },
    range: "de {low} à {high}",
    change: {
      lower:
        "Plus bas depuis {since} : {now}, auparavant {before} ({by}, intervalle à 95 % : {range} ; {answers}).",
      higher:
        "Plus haut depuis {since} : {now}, auparavant {before} ({by}, intervalle à 95 % : {range} ; {answers}).",
    },
    chance: "{told} Si rien n’avait changé, les données auraient cet aspect environ 1 fois sur {times}.",
    moved: {
      lower:
        "{place} est plus bas depuis {since} : {now}, auparavant {before} ({by}, intervalle à 95 % : {range} ; {answers}).",
      higher:
        "{place} est plus haut depuis {since} : {now}, auparavant {before} ({by}, intervalle à 95 % : {range} ; {answers}).",
    },
    row: {
      lower:
        "{place} est en dessous : {score} (intervalle à 95 % : {range} ; {answers}), l’ensemble {total}.",
      higher:
        "{place} est au-dessus : {score} (intervalle à 95 % : {range} ; {answers}), l’ensemble {total}.",
    },
    explained: {
      stayed: "les notes sont restées stables",
      fell: "les notes ont baissé de {size}",
      rose: "les notes ont monté de {size}",
      plain: "{by} : {moved}.",
      apart: "{by} : {moved} ; {part} venant de ce que seul un côté possède.",
      mixed: "{by} : {moved} ; {part} parce que les réponses se répartissaient autrement.",
      gained: "{by} : {moved} ; {part} parce que plus de réponses sont venues de {gained}.",
      lost: "{by} : {moved} ; {part} parce que moins de réponses sont venues de {lost}.",
      both: "{by} : {moved} ; {part} parce que plus de réponses sont venues de {gained} et moins de {lost}.",
    },
    name: "{name}",
    drivers:
      "{what} va de pair avec {own} (de {low} à {high}) de ce qui peut être expliqué ; l’ensemble explique {all} ({answers}).",
    together: "{first} ; {second}",
    uncompared: {
      metadata: "les métadonnées n’ont pas été comparées.",
      answers: "les réponses aux autres questions n’ont pas été comparées.",
    },
    words: {
      detractors:
        "Les détracteurs disent plus souvent {said} : les commentaires contenant le premier ({count}) vont avec {score}.",
      promoters:
        "Les promoteurs disent plus souvent {said} : les commentaires contenant le premier ({count}) vont avec {score}.",
    },
    quoted: "« {text} »",
  },
  newestOf:
    "Les {shown} plus récents sur {total} ; les adresses, les numéros et les identifiants y sont masqués.",
  allCovered: "Les adresses, les numéros et les identifiants y sont masqués.",
};
