/** A report in English. */
import type { ReportPhrases } from "./phrases.ts";

export const english: ReportPhrases = {
  language: "en",
  direction: "ltr",
  labels: {
    title: "Net Promoter Score",
    score: "NPS",
    interval: "95 % interval",
    answers: "Answers",
    responses: "Responses",
    notCounted: "Not counted",
    promoters: "Promoters",
    passives: "Passives",
    detractors: "Detractors",
    says: "What the numbers say",
    distribution: "How often each score was given",
    trend: "NPS over time",
    period: "Period",
    difference: "What the difference is made of",
    scores: "Scores",
    mix: "Mix",
    new: "New",
    gone: "Gone",
    verdict: "Against all",
    words: "What they say differently",
    drivers: "What goes with the score",
    part: "Part of what can be explained",
    comments: "Comments",
    others: "Others",
    none: "(none)",
    filters: "Filters",
    noFilters: "none",
    zone: "Time zone",
    dates: "Dates",
    source: "Source",
    sources: { database: "Earshot’s own database", api: "the feedback API" },
    readAt: "Read",
    complete: "Everything that matches was read.",
    incomplete: "Not everything that matches could be read: nothing is claimed.",
  },
  nothingStandsOut: "Nothing stands out.",
  dimensions: {
    survey: "survey",
    touchpoint: "touchpoint",
    team: "team",
    language: "language",
    question: "NPS question",
  },
  verdicts: { higher: "higher", lower: "lower", expected: "as expected", few: "too few answers" },
  quarter: "Q{number} {year}",
  change: {
    lower:
      "Lower since {since}: {now}, before {before} ({by}, 95 % interval {low} to {high}; {answers} answers). Unchanged data would look like this about 1 time in {times}.",
    higher:
      "Higher since {since}: {now}, before {before} ({by}, 95 % interval {low} to {high}; {answers} answers). Unchanged data would look like this about 1 time in {times}.",
  },
  row: {
    lower: "{name} ({dimension}) is lower: {score} of {answers} answers, all together {all}.",
    higher: "{name} ({dimension}) is higher: {score} of {answers} answers, all together {all}.",
  },
  explained: {
    sentence: "{by}: {moved}; {mix} because answers came in another mix by {dimension}{places}.",
    stayed: "scores stayed as they were",
    fell: "scores fell by {scores}",
    rose: "scores rose by {scores}",
    places: ", most of all from {names}",
  },
  drivers:
    "{what} goes with {own} ({low}–{high}) of what can be explained; together they explain {all} ({answers} answers).",
  words: {
    sentence: {
      detractors: "Detractors write more of {words}.",
      promoters: "Promoters write more of {words}.",
    },
    word: {
      detractors: "“{text}” ({own} comments, {others} of promoters)",
      promoters: "“{text}” ({own} comments, {others} of detractors)",
    },
  },
  newestOf: "The newest {shown} of {total}; addresses, numbers and ids in them are covered.",
  allCovered: "Addresses, numbers and ids in them are covered.",
};
