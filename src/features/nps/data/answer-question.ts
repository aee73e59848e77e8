/** What columns say, found step by step: a question that nobody waits for any more is given up between two of them. */
import type { Columns } from "../../../analysis/columns/columns.ts";
import { findDrivers } from "../../../analysis/drivers/find-drivers.ts";
import { compareSelections } from "../../../analysis/findings/compare-selections.ts";
import { find } from "../../../analysis/findings/find.ts";
import { mixIntervals } from "../../../analysis/mix/intervals.ts";
import { countSelection } from "../../../analysis/selection/count-selection.ts";
import type { SliceFilter } from "../../../analysis/slice/slice-filter.ts";
import { within, type Steps } from "../../../analysis/steps.ts";
import { nextTask } from "../../../lib/next-task.ts";
import type { AnswerTo, FinderQuestion } from "./finder-words.ts";
import type { CommentCache, WrittenComment } from "./written-comments.ts";
import { groupOf, valueOf } from "../../../analysis/columns/cells.ts";
import { idAt } from "../../../analysis/columns/chain-ids.ts";
import { bucketOf } from "../../../analysis/score.ts";
import type { ReportWord } from "../../../analysis/report.ts";
import { commentedRows } from "../../../analysis/slice/matching-rows.ts";
import { CommentCorpus } from "../../../analysis/words/comment-corpus.ts";
import { contrastWords } from "../../../analysis/words/contrast.ts";
import { stopWords } from "../../../analysis/words/stop-words.ts";

/** What there is to look in. */
interface At {
  readonly columns: Columns;
  readonly cache: CommentCache;
}

/** The part of the work that counting takes, of what goes with the score. */
const COUNTED = 0.05;

/** Who waits for an answer. */
interface Asker {
  /** Aborts when nobody does any more. */
  readonly signal: AbortSignal;
  /** Told how much of the work is done, 0 to 1. */
  readonly onProgress: (done: number) => void;
}

/** Undefined where `signal` aborts, or the comments that are asked about are not there. */
export async function answerQuestion(
  question: FinderQuestion,
  { columns, cache }: At,
  asker: Asker,
): Promise<AnswerTo[FinderQuestion["kind"]] | undefined> {
  switch (question.kind) {
    case "findings": {
      const findings = await inTurns(find(columns, question.request), asker);
      return findings && { kind: "findings", findings };
    }
    case "drivers":
      return inTurns(driversAmong(columns, question.filter), asker);
    case "compared":
      return inTurns(compared(columns, question.one, question.two), asker);
    case "intervals":
      return { kind: "intervals", intervals: mixIntervals(question.cells) };
    case "words": {
      const comments = cache.under(question.cacheKey);
      const steps = comments && (await wordsApart(columns, question.filter, comments));
      const words = steps && (await inTurns(steps, asker));
      return words && { kind: "words", words };
    }
  }
}

function* driversAmong(columns: Columns, filter: SliceFilter): Steps<AnswerTo["drivers"]> {
  const selection = countSelection(columns, filter);
  yield COUNTED;
  return { kind: "drivers", drivers: yield* within(findDrivers(columns, filter, selection), COUNTED, 1) };
}

function* compared(columns: Columns, one: SliceFilter, two: SliceFilter): Steps<AnswerTo["compared"]> {
  return { kind: "compared", compared: yield* compareSelections(columns, one, two) };
}

/** All steps, each in a turn of its own; undefined where `signal` aborts before the last one. */
async function inTurns<Result>(
  steps: Steps<Result>,
  { signal, onProgress }: Asker,
): Promise<Result | undefined> {
  for (;;) {
    await nextTask();
    if (signal.aborted) return undefined;
    const step = steps.next();
    if (step.done === true) return step.value;
    onProgress(step.value);
  }
}

type Comments = ReadonlyMap<string, WrittenComment>;

/** Comments that are cut into words from one step to the next. */
const AT_ONCE = 500;

/** The part of the work that cutting takes. */
const CUT = 0.5;

/**
 * What sets the comments of detractors apart from those of promoters among the answers in view, language by language.
 * Steps to undefined where some of the comments are not there.
 */
async function wordsApart(
  columns: Columns,
  filter: SliceFilter,
  comments: Comments,
): Promise<Steps<readonly ReportWord[] | undefined>> {
  const languages = columns.entries.language.map(({ id }) => id);
  const lists = new Map<string, ReadonlySet<string>>();
  for (const language of languages) lists.set(language, await stopWords(language));
  return contrast(corporaOf(columns, filter, comments, lists));
}

function* contrast(
  steps: Steps<readonly CommentCorpus[] | undefined>,
): Steps<readonly ReportWord[] | undefined> {
  const corpora = yield* within(steps, 0, CUT);
  if (corpora === undefined) return undefined;
  const all = corpora.reduce((sum, { comments }) => sum + comments, 0);
  const found: ReportWord[] = [];
  let done = CUT;
  for (const corpus of corpora) {
    const next = done + ((1 - CUT) * corpus.comments) / all;
    found.push(...(yield* within(contrastWords(corpus), done, next)));
    done = next;
  }
  return found;
}

/** The comments in view by language; a chain with several NPS answers belongs to the first of them. */
function* corporaOf(
  columns: Columns,
  filter: SliceFilter,
  comments: Comments,
  stopLists: ReadonlyMap<string, ReadonlySet<string>>,
): Steps<readonly CommentCorpus[] | undefined> {
  const { cell, codes, entries, ids, time } = columns;
  const { rows, starts } = commentedRows(columns, filter);
  const corpora = new Map<string, CommentCorpus>();
  const chains = starts.length - 1;
  for (let chain = 0; chain < chains; chain++) {
    if (chain % AT_ONCE === 0) yield chain / chains;
    // The newest rows come first: the first answer of a chain is the last of its rows.
    const row = rows[(starts[chain + 1] ?? 0) - 1] ?? 0;
    const written = comments.get(idAt(ids, time, row));
    if (written === undefined) return undefined;
    const own = cell[row] ?? 0;
    const language = entries.language[codes.language[groupOf(own)] ?? 0]?.id ?? "";
    const corpus = corpora.get(language) ?? new CommentCorpus(language, stopLists.get(language) ?? new Set());
    corpora.set(language, corpus);
    for (const text of written.texts) corpus.add(text, bucketOf(valueOf(own)));
  }
  return [...corpora].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, corpus]) => corpus);
}
