import { reportCatalog, type ReportCatalog } from "../../analysis/report/catalog.ts";
import { chainFacts } from "../../analysis/method/method-tally.ts";
import { scoredBy, type ScoredBy } from "../../analysis/report/comment-score.ts";
import { Gatherer } from "../../analysis/report/gather.ts";
import { makeReport, type ReportMaterial } from "../../analysis/report/make-report.ts";
import { stopWords } from "../../analysis/words/stop-words.ts";
import type { ChainFilter } from "../../contract/queries.ts";
import type { ResponseChain } from "../../contract/resources.ts";
import { errorOf } from "../../client/http/errors.ts";
import { surveysInLanguages } from "../../client/surveys-in-languages.ts";
import { failedWalk, type WalkResult } from "../../client/walk/types.ts";
import { fitting } from "../../filters/conditions.ts";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { version } from "../../../package.json";
import { readChains } from "../../reading/read-chains.ts";
import type { BeginWork, WorkContext } from "../../reading/work.ts";
import { reportFile } from "../../reports/file/report-file.ts";
import { reportWordsIn } from "../../reports/report-words.ts";
import type { ReportTask, MadeReport, ReportProtocol } from "./report-task.ts";

/** Only its end is worth telling. */
const UPDATE_POLICY = { progressMs: 50, contentMs: 0, growth: Infinity };

/** Reads everything that a report is on, comments too, and makes the file. */
export const beginReportWork: BeginWork<ReportProtocol> = (task, context) => {
  let made: MadeReport | undefined;
  return {
    updatePolicy: UPDATE_POLICY,
    size: () => 0,
    content: () => made,
    run: async (signal) => {
      try {
        await ensureTemporal();
        const { asked, versions } = await surveysInLanguages(context.client, task.language, signal);
        const catalog = reportCatalog(asked, versions, reportWordsIn(task.told).language);
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
  { on, filter, appliedHere, metric, codes }: ReportTask,
  catalog: ReportCatalog,
  context: WorkContext,
  signal: AbortSignal,
): Promise<{ readonly result: WalkResult; readonly material: ReportMaterial }> {
  const readAt = Math.floor(Date.now() / 1000);
  const fits = fitting(appliedHere);
  const { matches, commentScore, ...counting } = scoredBy(on.slice, metric, catalog.choices);
  const scored: ScoredBy = {
    matches: (chain) => fits(chain) && matches(chain),
    ...counting,
    commentScore: (chain) => (fits(chain) ? commentScore(chain) : undefined),
  };
  const begin = () =>
    new Gatherer({
      ...(metric !== undefined && { metric }),
      choices: catalog.choices,
      scored,
      codes,
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
  const facts = complete
    ? await chainFacts(gathered.tally.chains, filter, (narrowing) =>
        countChains({ ...filter, ...narrowing }, scored.matches, context, signal),
      )
    : undefined;
  return { result, material: { gathered, catalog, readAt, complete, facts, version } };
}

/** How many chains match; undefined where not all could be read. */
async function countChains(
  filter: ChainFilter,
  matches: (chain: ResponseChain) => boolean,
  { client }: WorkContext,
  signal: AbortSignal,
): Promise<number | undefined> {
  let count = 0;
  const run = readChains(
    filter,
    { client, onNames: () => undefined, onProgress: () => undefined },
    {
      add: (chains) => {
        count += chains.filter(matches).length;
      },
      clear: () => (count = 0),
    },
  );
  const { complete, unreadable } = await run(signal);
  return complete && unreadable === 0 ? count : undefined;
}

function written({ on, told, withComments, byHand }: ReportTask, material: ReportMaterial): MadeReport {
  const report = makeReport(on, material);
  const { responses, complete } = report.figures;
  const comments = withComments ? material.gathered.comments() : undefined;
  const titleOf = material.catalog.names.ofDimension;
  const words = reportWordsIn(told);
  const text = reportFile(report, words, { source: "api", titleOf, comments, byHand });
  const { labels } = words;
  const { zone, readAt } = report.figures;
  const method = [
    ...words.of(report.figures.metric, report.valueNames).beside.method(report.figures, byHand),
    { label: labels.zone, texts: [zone] },
    { label: labels.source, texts: [labels.sources.api] },
    { label: labels.readAt, texts: [words.moment(readAt, zone)] },
  ];
  return { text, method, responses, complete };
}
