/** A report with something in every part, for tests. */
import { REPORT_SCHEMA, type Moment, type Report } from "../report.ts";

const moment = (iso: string): Moment => ({ unix: Date.parse(iso) / 1000, iso });

export const fullReport: Report = {
  schema: REPORT_SCHEMA,
  filters: { from: "2026-01-01", touchpoint: ["till", "phone"] },
  zone: "UTC",
  grain: "month",
  readAt: moment("2026-03-02T08:00:00Z"),
  complete: true,
  responses: 25,
  notCounted: 1,
  answers: 20,
  promoters: 10,
  passives: 6,
  detractors: 4,
  score: 30,
  interval: { low: -6.4, high: 60.8 },
  distribution: [1, 0, 0, 0, 1, 1, 1, 3, 3, 4, 6],
  trend: [
    {
      start: moment("2026-01-01T00:00:00Z"),
      end: moment("2026-02-01T00:00:00Z"),
      answers: 20,
      score: 30,
      interval: { low: -6.4, high: 60.8 },
    },
    {
      start: moment("2026-02-01T00:00:00Z"),
      end: moment("2026-03-01T00:00:00Z"),
      answers: 0,
      score: null,
      interval: null,
    },
  ],
  changes: [
    {
      since: moment("2026-02-01T00:00:00Z"),
      before: { score: 31, answers: 3900 },
      after: { score: 21, answers: 3310 },
      difference: { value: -10, low: -14, high: -6 },
      chance: 0.005,
    },
  ],
  placeChanges: [
    {
      dimension: "touchpoint",
      id: "till",
      name: "Till",
      since: moment("2026-02-01T00:00:00Z"),
      before: { score: 41, answers: 390 },
      after: { score: -22, answers: 331 },
      difference: { value: -63, low: -75, high: -51 },
      chance: 0.0005,
    },
  ],
  moved: {
    name: "Till",
    dimension: "touchpoint",
    periods: [
      { start: moment("2026-01-01T00:00:00Z"), end: moment("2026-02-01T00:00:00Z") },
      { start: moment("2026-02-01T00:00:00Z"), end: moment("2026-03-01T00:00:00Z") },
    ],
    difference: { value: -63, low: -75, high: -51 },
  },
  explained: {
    dimension: "touchpoint",
    sides: [
      {
        start: moment("2026-01-01T00:00:00Z"),
        end: moment("2026-02-01T00:00:00Z"),
        answers: 600,
        score: 80.7,
      },
      {
        start: moment("2026-02-01T00:00:00Z"),
        end: moment("2026-03-01T00:00:00Z"),
        answers: 600,
        score: 77.7,
      },
    ],
    difference: -3,
    scores: 1,
    mix: -4,
    new: 0,
    gone: 0,
    intervals: { scores: { low: -1, high: 3 }, mix: { low: -6, high: -2 } },
    parts: [{ id: "phone", name: "Phone line", scores: 1, mix: -4, new: 0, gone: 0 }],
  },
  breakdowns: {
    touchpoint: [
      {
        id: "phone",
        name: "Phone line",
        answers: 12,
        score: 25,
        interval: { low: -20, high: 63 },
        verdict: "lower",
        differs: "lower",
        rest: 33,
      },
      {
        id: "till",
        name: "Till",
        answers: 0,
        score: null,
        interval: null,
        verdict: null,
        differs: null,
        rest: 25,
      },
    ],
    "metadata:shift": [],
    "answer:q1": [],
  },
  words: [
    {
      language: "en",
      text: "long queue",
      side: "detractors",
      detractors: 31,
      promoters: 2,
      comments: 36,
      score: -80.6,
      z: 4.2,
    },
  ],
  drivers: {
    answers: 4000,
    r2: { value: 0.22, low: 0.2, high: 0.24 },
    parts: [{ dimension: "answer:q1", name: "Waiting time", value: 0.41, low: 0.33, high: 0.49 }],
  },
  findings: [{ kind: "change", text: "NPS fell from +31 to +21 in February 2026.", evidence: null }],
  says: ["NPS fell from +31 to +21 in February 2026."],
};
