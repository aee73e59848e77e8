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
  change: {
    lower:
      "Plus bas depuis {since} : {now}, auparavant {before} ({by}, intervalle à 95 % : de {low} à {high} ; {answers} réponses). Si rien n’avait changé, les données auraient cet aspect environ 1 fois sur {times}.",
    higher:
      "Plus haut depuis {since} : {now}, auparavant {before} ({by}, intervalle à 95 % : de {low} à {high} ; {answers} réponses). Si rien n’avait changé, les données auraient cet aspect environ 1 fois sur {times}.",
  },
  row: {
    lower: "{name} ({dimension}) est en dessous : {score} sur {answers} réponses, l’ensemble {all}.",
    higher: "{name} ({dimension}) est au-dessus : {score} sur {answers} réponses, l’ensemble {all}.",
  },
  explained: {
    sentence:
      "{by} : {moved} ; {mix} parce que les réponses sont venues dans une autre composition par {dimension}{places}.",
    stayed: "les notes sont restées stables",
    fell: "les notes ont baissé de {scores}",
    rose: "les notes ont monté de {scores}",
    places: ", surtout de {names}",
  },
  drivers:
    "{what} : explique {own} ({low}–{high}) de ce qui peut l’être ; l’ensemble explique {all} ({answers} réponses).",
  words: {
    sentence: {
      detractors: "Les détracteurs écrivent plus souvent {words}.",
      promoters: "Les promoteurs écrivent plus souvent {words}.",
    },
    word: {
      detractors: "« {text} » ({own} commentaires, {others} de promoteurs)",
      promoters: "« {text} » ({own} commentaires, {others} de détracteurs)",
    },
  },
  newestOf:
    "Les {shown} plus récents sur {total} ; les adresses, les numéros et les identifiants y sont masqués.",
  allCovered: "Les adresses, les numéros et les identifiants y sont masqués.",
};
