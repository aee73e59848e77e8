import { repeatKey } from "../../analysis/comments/comment-index.ts";
import { drawSample } from "../../analysis/comments/sample.ts";
import { parseQuery } from "../../analysis/comments/search.ts";
import type { ReportWord } from "../../analysis/report.ts";
import { bucketOf } from "../../analysis/score.ts";
import { CommentCorpus } from "../../analysis/words/comment-corpus.ts";
import { contrastWords } from "../../analysis/words/contrast.ts";
import { stopWords } from "../../analysis/words/stop-words.ts";
import { nextTask } from "../../lib/next-task.ts";
import { readChains } from "../read-chains.ts";
import type { BeginWork } from "../work.ts";
import { CommentIndex } from "./comment-index.ts";
import type {
  AnswerToComments,
  CommentLines,
  CommentsAsked,
  CommentsWords,
  ListAsked,
} from "./index-words.ts";

/** What was read is told when there is a quarter more: all tellings cost what five do. */
const RHYTHM = { progressMs: 50, contentMs: 0, growth: 5 / 4 };

/** Reads all that respondents wrote into an index, and answers what the screen asks of it. */
export const beginCommentsWork: BeginWork<CommentsWords> = (filter, context) => {
  let index = new CommentIndex();
  // A stream begins with the oldest comments: until it ends, those of the first page stay, which are the newest.
  let first: CommentIndex | undefined;
  const run = readChains(filter, context, {
    add: (chains) => index.add(chains),
    clear: () => {
      first ??= index;
      index = new CommentIndex(index.end);
    },
  });
  const shown = (): CommentIndex => first ?? index;
  return {
    rhythm: RHYTHM,
    run: async (signal) => {
      const result = await run(signal);
      first = undefined;
      return result;
    },
    size: () => shown().responses,
    content: () => ({ responses: shown().responses, comments: shown().size }),
    answer: (question, signal) => {
      switch (question.kind) {
        case "list":
          return linesOf(shown(), question);
        case "words":
          return wordsApart(shown(), question, signal);
        case "rows":
          return shownRows([shown(), index], question.rows, question.codes);
      }
    },
    transfer: (told) => ("lines" in told ? [told.lines.buffer, told.counts.buffer] : []),
  };
};

function linesOf(index: CommentIndex, asked: ListAsked): CommentLines {
  const selected = index.selected(asked.filter);
  const found = index.found(selected, asked);
  const withoutWords = selected.reduce((count, row) => count + Number(!index.saysWords(row)), 0);
  return { selected: selected.length, withoutWords, inView: found.length, ...inLines(index, found, asked) };
}

/** One line for each comment in a drawn order; else newest first, one line for each group of repeats where wanted. */
function inLines(
  index: CommentIndex,
  found: Uint32Array<ArrayBuffer>,
  { seed, grouped }: ListAsked,
): Pick<CommentLines, "lines" | "counts"> {
  const singly = seed === undefined ? found : Uint32Array.from(drawSample(found, seed));
  if (seed !== undefined || !grouped) return { lines: singly, counts: new Uint32Array(found.length).fill(1) };
  const counts = new Map<number, number>();
  const firsts = new Map<string, number>();
  for (const row of found) {
    const key = repeatKey(index.normalised(row));
    const first = key === "" ? row : (firsts.get(key) ?? row);
    if (first === row && key !== "") firsts.set(key, row);
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return { lines: Uint32Array.from(counts.keys()), counts: Uint32Array.from(counts.values()) };
}

function shownRows(
  indexes: readonly CommentIndex[],
  rows: readonly number[],
  codes: readonly string[],
): AnswerToComments["rows"] {
  const queries = codes.map(parseQuery);
  const comments = rows.flatMap((row) => {
    const index = indexes.find((each) => each.at(row) !== undefined);
    const comment = index?.at(row);
    if (index === undefined || comment === undefined) return [];
    const { chain, score, text } = comment;
    const { _id, createdAt, language, touchpointId, touchpointName } = chain;
    const touchpoint = touchpointName || touchpointId;
    const has = [...queries.entries()].flatMap(([code, query]) => (index.has(row, query) ? [code] : []));
    return [{ row, _id, createdAt, score, language, touchpoint, text, codes: has }];
  });
  return { comments };
}

/** What detractors and promoters write differently, language by language; undefined where `signal` aborts. */
async function wordsApart(
  index: CommentIndex,
  asked: CommentsAsked,
  signal: AbortSignal,
): Promise<AnswerToComments["words"] | undefined> {
  const corpora = new Map<string, CommentCorpus>();
  for (const row of index.found(index.selected(asked.filter), asked)) {
    const { chain, score, text } = index.at(row) ?? {};
    if (chain === undefined || score === undefined || text === undefined) continue;
    const { language } = chain;
    const corpus = corpora.get(language) ?? new CommentCorpus(language, await stopWords(language));
    corpora.set(language, corpus);
    corpus.add(text, bucketOf(score));
  }
  const words: ReportWord[] = [];
  for (const [, corpus] of [...corpora].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const steps = contrastWords(corpus);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done === true) {
        words.push(...step.value);
        break;
      }
      await nextTask();
      if (signal.aborted) return undefined;
    }
  }
  return { words };
}
