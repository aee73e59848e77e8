// How long it takes over a million answers: changes, parts of a difference and rows; then what goes with the score, and
// the words of comments. Each turn begins anew; the longest step is what can't be interrupted.
import { ColumnBuilder } from "../../src/analysis/columns/column-builder.ts";
import { findDrivers } from "../../src/analysis/drivers/find-drivers.ts";
import { find } from "../../src/analysis/findings/find.ts";
import { bucketIn, NPS } from "../../src/analysis/metric/metric.ts";
import { scoredBy } from "../../src/analysis/report/comment-score.ts";
import { countSelection } from "../../src/analysis/selection/count-selection.ts";
import type { Steps } from "../../src/analysis/steps.ts";
import { commentsOf } from "../../src/analysis/texts/comments.ts";
import { CommentCorpus } from "../../src/analysis/words/comment-corpus.ts";
import { contrastWords } from "../../src/analysis/words/contrast.ts";
import { samplePages } from "../analysis/sample-pages.ts";
import { show } from "./goal.ts";

const TURNS = 7;
const ZONE = "Europe/Helsinki";

export function times(answers: number): void {
  const builder = new ColumnBuilder({ choices: new Map() });
  const corpora = new Map<string, CommentCorpus>();
  const scoreOfChain = scoredBy({}).commentScore;
  let [comments, taking] = [0, 0];
  for (const page of samplePages(answers, 100)) {
    builder.append(page);
    for (const chain of page) {
      const score = scoreOfChain(chain);
      if (score === undefined) continue;
      const { language } = chain;
      const corpus = corpora.get(language) ?? new CommentCorpus(language, new Set());
      corpora.set(language, corpus);
      const texts = commentsOf(chain).map(({ text }) => text);
      const start = performance.now();
      for (const text of texts) corpus.add(text, bucketIn(NPS, score));
      taking += performance.now() - start;
      comments += texts.length;
    }
  }
  const columns = builder.snapshot();
  const keys = columns.metadata.length + (columns.answers?.columns.length ?? 0);
  console.log(`${columns.rows} answers, ${keys} metadata keys and questions, ${comments} comments`);
  measure("changes, parts of the difference, rows", 100, () => find(columns, { filter: {}, zone: ZONE }));
  const selection = countSelection(columns, {});
  measure("what goes with the score", 2000, () => findDrivers(columns, {}, selection));
  measure("words of all languages, once taken up", 2000, () => allWords([...corpora.values()]));
  console.log(
    `  taking comments up while they are read: ${taking.toFixed(0)} ms, ${((1000 * taking) / comments).toFixed(1)} µs each`,
  );
}

function* allWords(corpora: readonly CommentCorpus[]): Steps<number> {
  let words = 0;
  for (const corpus of corpora) words += (yield* contrastWords(corpus)).length;
  return words;
}

function measure(what: string, most: number, begin: () => Steps<unknown>): void {
  const turns = Array.from({ length: TURNS }, () => timed(begin()));
  const median = turns.map(({ whole }) => whole).toSorted((a, b) => a - b)[Math.floor(TURNS / 2)] ?? 0;
  const longest = Math.min(...turns.map((turn) => turn.longest));
  show(what, median, "ms", { most });
  console.log(`  longest step of ${turns[0]?.steps}: ${longest.toFixed(0)} ms`);
}

function timed(steps: Steps<unknown>) {
  const start = performance.now();
  let [longest, count] = [0, 0];
  for (;;) {
    const before = performance.now();
    const { done } = steps.next();
    longest = Math.max(longest, performance.now() - before);
    count += 1;
    if (done === true) return { whole: performance.now() - start, longest, steps: count };
  }
}
