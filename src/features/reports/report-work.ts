import { reportCatalog, type ReportCatalog } from "../../analysis/report/catalog.ts";
import { commentScore } from "../../analysis/report/comment-score.ts";
import { Gatherer } from "../../analysis/report/gather.ts";
import { makeReport, type ReportMaterial } from "../../analysis/report/make-report.ts";
import { stopWords } from "../../analysis/words/stop-words.ts";
import { errorOf } from "../../client/http/errors.ts";
import { surveysInLanguages } from "../../client/surveys-in-languages.ts";
import { failedWalk } from "../../client/walk/results.ts";
import type { WalkResult } from "../../client/walk/types.ts";
import { fitting } from "../../filters/conditions.ts";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { readChains } from "../../reading/read-chains.ts";
import type { BeginWork, WorkContext } from "../../reading/work.ts";
import { reportFile } from "../../reports/file/report-file.ts";
import { reportWordsIn } from "../../reports/report-words.ts";
import type { ReportTask } from "./report-task.ts";
import type { MadeReport, ReportWords } from "./report-words.ts";

/** Only its end is worth telling. */
const RHYTHM = { progressMs: 50, contentMs: 0, growth: Infinity };

/** Reads everything that a report is on, comments too, and makes the file. */
export const beginReportWork: BeginWork<ReportWords> = (task, context) => {
  let made: MadeReport | undefined;
  return {
    rhythm: RHYTHM,
    size: () => 0,
    content: () => made,
    run: async (signal) => {
      try {
        await ensureTemporal();
        const { asked, versions } = await surveysInLanguages(context.client, task.language, signal);
        const catalog = reportCatalog(asked, versions, task.told);
        const { result, material } = await read(task, catalog, context, signal);
        made = result.stopped?.reason === "cancelled" ? undefined : written(task, material);
        return result;
      } catch (thrown) {
        return failedWalk(errorOf(thrown), 0);
      }
    },
  };
};

async function read(
  { on, filter, appliedHere }: ReportTask,
  catalog: ReportCatalog,
  context: WorkContext,
  signal: AbortSignal,
): Promise<{ readonly result: WalkResult; readonly material: ReportMaterial }> {
  const readAt = Math.floor(Date.now() / 1000);
  const fits = fitting(appliedHere);
  const score = commentScore(on.slice);
  const begin = () =>
    new Gatherer({
      choices: catalog.choices,
      commentScore: (chain) => (fits(chain) ? score(chain) : undefined),
      stopWords,
    });
  let gathered = begin();
  let taken = Promise.resolve();
  const run = readChains(filter, context, {
    add: (chains) => {
      const into = gathered;
      taken = taken.then(() => into.take(chains));
    },
    clear: () => (gathered = begin()),
  });
  const result = await run(signal);
  await taken;
  const complete = result.complete && result.unreadable === 0;
  return { result, material: { gathered, catalog, readAt, complete } };
}

function written({ on, told, withComments }: ReportTask, material: ReportMaterial): MadeReport {
  const report = makeReport(on, material);
  const { responses, complete } = report.figures;
  const comments = withComments ? material.gathered.comments() : undefined;
  const titleOf = material.catalog.names.ofDimension;
  const text = reportFile(report, reportWordsIn(told), { source: "api", titleOf, comments });
  return { text, responses, complete };
}
