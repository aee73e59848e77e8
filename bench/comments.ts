// What is asked of comments, over those of 200,000 responses (or as many as the first argument says), on Node: what the screen's
// worker does for a key in the search, for thirty codes, in context, for similar comments, and what the index takes of memory.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { codeComments, codeFigures, wholeOf } from "../src/analysis/comments/codes.ts";
import { CommentIndex } from "../src/analysis/comments/comment-index.ts";
import { companyOf } from "../src/analysis/comments/company.ts";
import { contextLines, shownLines, sortedLines } from "../src/analysis/comments/concordance.ts";
import { indexedComments, type IndexedComment } from "../src/analysis/comments/indexed-comment.ts";
import { similarComments } from "../src/analysis/comments/likeness.ts";
import { linesOfRepeats } from "../src/analysis/comments/repeats.ts";
import { drawSample } from "../src/analysis/comments/sample.ts";
import { parseQuery } from "../src/analysis/comments/search.ts";
import { finish } from "../src/analysis/steps.ts";
import { samplePages } from "./analysis/sample-pages.ts";
import { show } from "./insights/goal.ts";

const TURNS = 5;
const SHOWN = 500;
const CODES = 30;

const comments: IndexedComment[] = [];
for (const page of samplePages(Number(process.argv[2] ?? 200_000), 100)) {
  for (const chain of page) comments.push(...indexedComments(chain));
}
const bytes = comments.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
console.log(`${comments.length} comments, ${(bytes / 1e6).toFixed(1)} MB in UTF-8`);

/** The best of some turns, in milliseconds. */
function best(work: () => unknown): number {
  const turns = Array.from({ length: TURNS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...turns);
}

setFlagsFromString("--expose-gc");

/** Bytes in use, in buffers too. */
function inUse(): number {
  runInNewContext("gc()");
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const before = inUse();
const start = performance.now();
const index = new CommentIndex();
for (const comment of comments) index.add(comment);
const took = performance.now() - start;
const grew = inUse() - before;
console.log(
  `  taking up: ${took.toFixed(0)} ms, ${((1000 * took) / comments.length).toFixed(1)} µs each, while texts are read`,
);

const ordering = performance.now();
const all = index.newest();
const inOrder = performance.now() - ordering;
const words = all.slice(0, CODES).map((comment) => index.wordsOf(comment)[0] ?? 0);
const codes = Array.from(words, (word, at) => ({
  name: `Code ${at}`,
  find: `${index.wordOf(word).slice(0, 4)} | queue | "on time" -nothing`,
}));
const query = parseQuery("s");
const phrase = parseQuery('staff | "on time"');
const key = best(() => linesOfRepeats(index, index.find(query, all)));
const phrases = best(() => linesOfRepeats(index, index.find(phrase, all)));
show("all comments in order and grouped, once read", inOrder + best(() => linesOfRepeats(index, all)), "ms", {
  most: 3000,
});
show("a key in the search, one letter, grouped", key, "ms", { most: 100 });
show("a word or a phrase, grouped", phrases, "ms", { most: 100 });
const counted = best(() => {
  const whole = wholeOf(index, all, []);
  const { codes: counts } = finish(codeComments(index, all, codes));
  for (const { comments: coded } of counts) codeFigures(index, coded, whole);
});
show(`${CODES} codes counted anew`, counted, "ms", { most: 1000 });
const context = best(() => {
  const lines = contextLines(index, index.find(phrase, all), phrase);
  shownLines(index, sortedLines(index, lines).slice(0, SHOWN));
  companyOf(index, all, lines);
});
show("in context, with its company", context, "ms", { most: 300 });
show(
  "similar comments",
  best(() => similarComments(index, all, all[0] ?? 0)),
  "ms",
  { most: 150 },
);
show(
  "a random order of all",
  best(() => drawSample(all, "7")),
  "ms",
  { most: 100 },
);
show("memory beside the texts themselves", grew / 1e6, "MB", { most: (2 * bytes) / 1e6 });
console.log(`  ${(grew / comments.length).toFixed(0)} bytes for each comment`);
