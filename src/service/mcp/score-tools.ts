/** `nps`, `changes`, `explain` and `compare`: the report that the dashboard's numbers are told in, whole and in parts. */
import * as z from "zod";
import { datedEventSchema } from "../../analysis/events/dated-event.ts";
import type { Report } from "../../analysis/report.ts";
import { isOrdered } from "../../lib/time/dates.ts";
import {
  languageArgument,
  NOT_AFTER,
  filterArguments,
  reportArguments,
  reportRequest,
  searchOf,
  type ReportValues,
  sideArguments,
} from "./filters.ts";
import { entrySchemas } from "../lists/team-list.ts";
import { differsClearly } from "../../analysis/funnel/judge-rows.ts";
import { questionsIn } from "../../analysis/metric/metric.ts";
import { writtenValues } from "../../analysis/metric/propose.ts";
import { metricArgument, metricsFor, type MetricArgument } from "./metric-argument.ts";
import { linked, tool, type ToolAnswer, type ToolContext } from "./tool.ts";
import { scoreDifference } from "../../analysis/interval.ts";

const args = { ...reportArguments, ...languageArgument, ...metricArgument };
const input = z.strictObject(args).refine(isOrdered, NOT_AFTER);

const target = z.number().min(-100).max(100).optional().describe("The score that is aimed for");
const npsInput = z.strictObject({ ...args, target }).refine(isOrdered, NOT_AFTER);

type Asked = ReportValues & { readonly target?: number | undefined; readonly metric?: MetricArgument };

async function reportFor({ target: aim, metric, ...values }: Asked, context: ToolContext) {
  const { reports, shared } = context;
  const events = z.array(datedEventSchema).parse(shared("events"));
  const codes = shared("codes").flatMap((entry) => entrySchemas.codes.safeParse(entry).data ?? []);
  const report = await reports({
    ...reportRequest(values),
    events,
    target: aim,
    ...metricsFor(metric, context, aim),
    ...(codes.length > 0 && { codes }),
  });
  const search = searchOf(values);
  if (aim !== undefined) search.set("target", String(aim));
  return { report, ...screenOf(report, search, context) };
}

type Linked = Pick<ToolAnswer, "link" | "noLink">;

/** The screen that shows a report. */
function screenOf({ metric }: Report, search: URLSearchParams, context: ToolContext): Linked {
  const { question, kind } = metric;
  if (question === null) return linked(context, "/nps", search);
  const { survey, questions } = questionsIn(question) ?? { survey: "", questions: [] };
  // A screen of a metric is one of its survey.
  if (search.has("survey") && !search.has("survey", survey))
    return { link: null, noLink: "The metric is of another survey than those asked for." };
  const [only, ...others] = questions;
  if (kind === "nps" && only !== undefined && others.length === 0) {
    search.set("survey", survey);
    search.append("question", only);
    return linked(context, "/nps", search);
  }
  search.delete("survey");
  const { scale, top, bottom, name } = metric;
  const declared = { question, top, bottom, scale: scale ?? [], name };
  for (const [field, value] of Object.entries(declared)) {
    const text = typeof value === "string" ? value : writtenValues(value);
    if (text !== undefined) search.set(field, text);
  }
  return linked(context, "/scores", search);
}

/** What each answer on a score tells of itself. */
const about = ({ answers, interval, filters, zone, complete }: Report, screen: Linked): ToolAnswer => ({
  n: answers,
  interval,
  filters,
  zone,
  complete,
  ...screen,
});

export const npsTool = tool(
  {
    name: "nps",
    title: "Net Promoter Score",
    description:
      "The NPS of everything that matches, with its 95% interval, distribution, trend, lasting changes, what a difference is made " +
      "of, breakdowns (`code` by the codes of the service, whose rows overlap) with what each row is against the rest, words and what the score is linked with. `events` has what happened and " +
      "what followed each event, which is no cause of it; `target` whether the score is clearly below or above one. `findings` has what stands out as sentences, each with its evidence. n is the answers counted.",
    input: npsInput,
  },
  async (values, context) => {
    const { report, ...screen } = await reportFor(values, context);
    return { ...report, ...about(report, screen) };
  },
);

export const changesTool = tool(
  {
    name: "changes",
    title: "Lasting changes of the score",
    description:
      "Whether and since when the NPS has changed for good: each change with before, after, difference, interval and how likely " +
      "unchanged data would look like it. None found means that the ups and downs are what chance gives. With the trend.",
    input,
  },
  async (values, context) => {
    const { report, ...screen } = await reportFor(values, context);
    const { metric, score, grain, changes, trend } = report;
    return { ...about(report, screen), metric, score, grain, changes, trend };
  },
);

export const explainTool = tool(
  {
    name: "explain",
    title: "What a difference is made of",
    description:
      "Why the NPS moved: the newest lasting change, else the dates against as many days before, in parts that come from scores and " +
      "from the mix of answers, by the dimension that tells most; places that differ from the rest; what the score is linked with.",
    input,
  },
  async (values, context) => {
    const { report, ...screen } = await reportFor(values, context);
    const { metric, score, explained, moved, drivers, breakdowns, findings, says } = report;
    const differing = Object.entries(breakdowns).flatMap(([dimension, rows = []]) =>
      rows.flatMap((row) => (differsClearly(row) ? { dimension, ...row } : [])),
    );
    return { ...about(report, screen), metric, score, explained, moved, differing, drivers, findings, says };
  },
);

const side = z.strictObject(sideArguments).refine(isOrdered, NOT_AFTER);

export const compareTool = tool(
  {
    name: "compare",
    title: "Two selections side by side",
    description:
      "The NPS of `other` minus that of `one`, with the 95% interval of the difference. They are different only where the interval " +
      "excludes 0. Each side takes from, to, touchpoint, survey, team. n is the answers of both; `shared` of them are on both sides: " +
      "they stand twice in n, and make the interval wider than it need be.",
    input: z.strictObject({
      one: side.describe("What is compared with"),
      other: side.describe("What is compared"),
      tz: filterArguments.tz,
      ...metricArgument,
    }),
  },
  async ({ one, other, tz, metric }, context) => {
    const both = onBoth(one, other);
    const [first, second, shared] = await Promise.all([
      sideOf({ ...one, tz, metric }, context),
      sideOf({ ...other, tz, metric }, context),
      both && sideOf({ ...both, tz, metric }, context),
    ]);
    const difference = scoreDifference(second.counts, first.counts);
    return {
      n: first.told.n + second.told.n,
      shared: shared?.told.n ?? 0,
      interval: difference === undefined ? null : { low: difference.low, high: difference.high },
      filters: { one: first.told.filters, other: second.told.filters },
      zone: tz,
      complete: first.told.complete && second.told.complete,
      link: second.told.link,
      ...(second.told.noLink !== undefined && { noLink: second.told.noLink }),
      one: first.told,
      other: second.told,
      difference: difference?.difference ?? null,
      different: difference?.different ?? null,
    };
  },
);

/** What chooses the answers that are on both sides; undefined where there can be none. */
function onBoth(one: z.output<typeof side>, other: z.output<typeof side>) {
  const from = [one.from, other.from]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
  const to = [one.to, other.to].filter((day) => day !== undefined).toSorted()[0];
  const lists = [one.survey ?? [], other.survey ?? []].filter(({ length }) => length > 0);
  const survey = lists[0]?.filter((id) => lists.every((ids) => ids.includes(id)));
  const isApart = (["touchpoint", "team"] as const).some(
    (name) => one[name] !== undefined && other[name] !== undefined && one[name] !== other[name],
  );
  if (isApart || survey?.length === 0 || !isOrdered({ from, to })) return undefined;
  return { ...one, ...other, from, to, survey };
}

async function sideOf({ metric: asked, ...values }: Asked, context: ToolContext) {
  const report = await context.reports({ ...reportRequest(values), ...metricsFor(asked, context) });
  const { metric } = report;
  const { counts, promoters, passives, detractors, answers, score, interval, filters, complete } = report;
  const screen = screenOf(report, searchOf(values), context);
  const ofNps = metric.kind === "nps" ? { promoters, passives, detractors } : {};
  return {
    counts: { ...counts, isShare: metric.kind === "share" },
    told: { n: answers, metric, counts, score, interval, ...ofNps, filters, complete, ...screen },
  };
}
