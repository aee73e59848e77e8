/** `compare`: one selection against another. */
import * as z from "zod";
import { scoreDifference } from "../../analysis/interval.ts";
import { isOrdered } from "../../lib/time/dates.ts";
import { filterArguments, NOT_AFTER } from "./filters.ts";
import { reportRequest, searchOf, sideArguments, type ReportValues } from "./report-filters.ts";
import { tool, type ToolContext } from "./tool.ts";

const side = z.strictObject(sideArguments).refine(isOrdered, NOT_AFTER);

export const compareTool = tool(
  {
    name: "compare",
    title: "Two selections side by side",
    description:
      "The NPS of `other` minus that of `one`, with the 95 % interval of the difference. They are different only where the interval " +
      "excludes 0. Each side takes from, to, touchpoint, survey, team. n is the answers of both.",
    input: z.strictObject({
      one: side.describe("What is compared with"),
      other: side.describe("What is compared"),
      tz: filterArguments.tz,
    }),
  },
  async ({ one, other, tz }, context) => {
    const [first, second] = await Promise.all([
      sideOf({ ...one, tz }, context),
      sideOf({ ...other, tz }, context),
    ]);
    const difference = scoreDifference(second.counts, first.counts);
    return {
      n: first.told.n + second.told.n,
      interval: difference === undefined ? null : { low: difference.low, high: difference.high },
      filters: { one: first.told.filters, other: second.told.filters },
      zone: tz,
      complete: first.told.complete && second.told.complete,
      link: second.told.link,
      one: first.told,
      other: second.told,
      difference: difference?.difference ?? null,
      different: difference?.different ?? null,
    };
  },
);

async function sideOf(values: ReportValues, { reports, linkTo }: ToolContext) {
  const report = await reports(reportRequest(values));
  const { counts, promoters, passives, detractors, answers, score, interval, filters, complete } = report;
  const link = linkTo("/nps", searchOf(values));
  return {
    counts,
    told: { n: answers, score, interval, promoters, passives, detractors, filters, complete, link },
  };
}
