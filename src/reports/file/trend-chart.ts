/** The trend as a picture: score and interval by period, and the level of each stretch between changes. */
import type { MadeReport } from "../../analysis/report/make-report.ts";
import type { ReportFigures, ReportPeriod } from "../../analysis/report.ts";
import { startOfDay } from "../../lib/time/dates.ts";
import { periodAt } from "../../lib/time/periods.ts";
import { isFew, surePeriods } from "../../analysis/score.ts";
import type { ReportWords } from "../words.ts";
import { markup, NOTHING, type Markup } from "./markup.ts";

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [720, 260, 60, 30, 14];

interface Scales {
  readonly x: (place: number) => number;
  readonly y: (score: number) => number;
}

/** Undefined where there is nothing to draw. Time goes the way that the language is read. `lastDays` are those of events. */
export function trendChart(
  report: ReportFigures,
  words: ReportWords,
  lastDays: MadeReport["lastDays"] = [],
): Markup | undefined {
  const { metric, trend, target, zone, grain, readAt } = report;
  const sure = surePeriods(trend);
  const known = sure.flatMap(({ interval, score }) =>
    score === null ? [] : [score, interval?.low ?? score, interval?.high ?? score],
  );
  if (known.length === 0) return undefined;
  const lasting = report.changes.flatMap(({ before, after }) => [before.score, after.score]);
  const scores = trend.flatMap(({ score }) => score ?? []);
  const drawn = [...known, ...scores, ...lasting, ...(target === null ? [] : [target.value])];
  const [low, high] = [Math.min(0, ...drawn), Math.max(0, ...drawn)].map(
    (value) => Math.round(value / 10) * 10,
  );
  const [bottom, top] = [
    Math.max(metric.kind === "share" ? 0 : -100, (low ?? 0) - 10),
    Math.min(100, (high ?? 0) + 10),
  ];
  const across = acrossIn(words.direction, WIDTH);
  const scales: Scales = {
    x: (place) => across(LEFT + ((place + 0.5) * (WIDTH - LEFT)) / trend.length),
    y: (score) => TOP + ((top - score) * (HEIGHT - TOP - BOTTOM)) / (top - bottom),
  };
  const ticks = [bottom, 0, top].filter((value, at, all) => all.indexOf(value) === at);
  const ends = trend.length > 1 ? [0, trend.length - 1] : [0];
  return markup`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${words.labels.trend}">${[
    ...ticks.map(
      (value) =>
        markup`<line x1="${across(LEFT)}" x2="${across(WIDTH)}" y1="${digits(scales.y(value))}" y2="${digits(scales.y(value))}" stroke="var(--line)"/><text x="${across(LEFT - 6)}" y="${digits(scales.y(value) + 4)}" text-anchor="end">${words.score(value)}</text>`,
    ),
    ...report.events.map(({ at }, place) => lasted(at, lastDays[place], report, scales)),
    ...runsOf(trend, new Set(sure)).map((run) => drawnRun(run, scales)),
    ...levels(report, scales),
    ...(target === null ? [] : [targetLine(target.value, scales, across)]),
    ...marks(report, scales),
    ...ends.map((place) => {
      const period = trend[place];
      const anchor = place === 0 ? "start" : "end";
      const x = across(place === 0 ? LEFT : WIDTH);
      if (period === undefined) return NOTHING;
      const name = words.period(period.start, { zone, grain }, period.end.unix > readAt.unix);
      return markup`<text x="${x}" y="${HEIGHT - 6}" text-anchor="${anchor}">${name}</text>`;
    }),
  ]}</svg>`;
}

interface Drawn {
  readonly place: number;
  readonly period: ReportPeriod;
  readonly score: number;
}

/** Periods with answers, in runs without a gap; one of few answers is a point by itself. */
function runsOf(
  trend: ReportFigures["trend"],
  sure: ReadonlySet<ReportPeriod>,
): readonly (readonly Drawn[])[] {
  const runs: Drawn[][] = [[]];
  for (const [place, period] of trend.entries()) {
    const own = period.score === null ? [] : [{ place, period, score: period.score }];
    if (sure.has(period)) runs.at(-1)?.push(...own);
    else runs.push(own, []);
  }
  return runs.filter((run) => run.length > 0);
}

function drawnRun(run: readonly Drawn[], { x, y }: Scales): Markup {
  const edge = (side: "low" | "high") =>
    run.map(({ place, period, score }) => point(x(place), y(period.interval?.[side] ?? score)));
  const line = run.map(({ place, score }) => point(x(place), y(score))).join(" ");
  const dots = run.length > 60 ? [] : run;
  return markup`<polygon points="${[...edge("high"), ...edge("low").toReversed()].join(" ")}" fill="var(--band)"/><polyline points="${line}" fill="none" stroke="var(--accent)" stroke-width="2"/>${dots.map(
    ({ place, period, score }) =>
      markup`<circle cx="${digits(x(place))}" cy="${digits(y(score))}" r="3" fill="var(--${isFew(period.answers) ? "surface" : "accent"})" stroke="var(--accent)"/>`,
  )}`;
}

/** The level on either side of each change, and where it lies. */
function levels({ trend, changes }: ReportFigures, { x, y }: Scales): readonly Markup[] {
  const starts = [
    0,
    ...changes.map(({ since }) => trend.findIndex(({ start }) => start.unix === since.unix)),
  ];
  const scores = [changes[0]?.before.score, ...changes.map(({ after }) => after.score)];
  if (changes.length === 0) return [];
  return scores.flatMap((score, at) => {
    const [from = 0, to = trend.length] = starts.slice(at, at + 2);
    if (score === undefined || from < 0) return [];
    const [left, right, level] = [x(from - 0.5), x(to - 0.5), y(score)].map(digits);
    return [
      markup`<line x1="${left ?? 0}" x2="${right ?? 0}" y1="${level ?? 0}" y2="${level ?? 0}" stroke="var(--ink)" stroke-width="1.5" stroke-dasharray="6 4"/>`,
    ];
  });
}

const targetLine = (value: number, { y }: Scales, across: (x: number) => number): Markup =>
  markup`<line class="target" x1="${across(LEFT)}" x2="${across(WIDTH)}" y1="${digits(y(value))}" y2="${digits(y(value))}" stroke="var(--accent)" stroke-width="1.5" stroke-dasharray="2 3"/>`;

const periodOf = (day: string, { trend, zone }: ReportFigures): number =>
  periodAt(
    trend.map(({ start, end }) => ({ start: start.unix, end: end.unix })),
    startOfDay(day, zone),
  );

/** The whole of the periods that an event lasted, where these are several; to the end of the trend where it lasts beyond. */
function lasted(at: string, lastDay: string | undefined, report: ReportFigures, { x }: Scales): Markup {
  const first = periodOf(at, report);
  if (first === -1 || lastDay === undefined) return NOTHING;
  const within = periodOf(lastDay, report);
  const last = within === -1 ? report.trend.length - 1 : within;
  if (last <= first) return NOTHING;
  const [start, end] = [x(first - 0.5), x(last + 0.5)];
  return markup`<rect class="event" x="${digits(Math.min(start, end))}" y="${TOP}" width="${digits(Math.abs(end - start))}" height="${HEIGHT - TOP - BOTTOM}" fill="var(--ink)" fill-opacity="0.07"/>`;
}

/** A numbered line where each event begins, as far as the trend reaches. */
function marks(report: ReportFigures, { x }: Scales): readonly Markup[] {
  return report.events.flatMap(({ at }, place) => {
    const start = startOfDay(at, report.zone);
    const within = periodOf(at, report);
    const period = report.trend[within];
    if (period === undefined) return [];
    const part = (start - period.start.unix) / (period.end.unix - period.start.unix);
    const left = digits(x(within - 0.5 + part));
    return [
      markup`<line class="event" x1="${left}" x2="${left}" y1="${TOP}" y2="${HEIGHT - BOTTOM}" stroke="var(--ink)" stroke-dasharray="1 3"/><text x="${left}" y="${TOP - 3}" text-anchor="middle">${place + 1}</text>`,
    ];
  });
}

const digits = (value: number): number => Math.round(value * 10) / 10;
const point = (x: number, y: number): string => `${digits(x)},${digits(y)}`;

/** Charts are laid out from left to right, and turned around where the language is read from right to left. */
export const acrossIn = (direction: "ltr" | "rtl", width: number): ((x: number) => number) =>
  direction === "ltr" ? (x) => x : (x) => width - x;
