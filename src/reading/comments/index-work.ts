import { stopWordsOf } from "../../analysis/words/stop-words.ts";
import { drawSample } from "../../analysis/comments/sample.ts";
import { linesOfRepeats, type Lines } from "../../analysis/comments/repeats.ts";
import { similarComments } from "../../analysis/comments/likeness.ts";
import type { CommentsRequest } from "../../analysis/comments/make-comments-report.ts";
import { makeCommentsReport, toldRepeats } from "../../analysis/comments/make-comments-report.ts";
import type { CommentsReport } from "../../analysis/comments/comments-report.ts";
import { parseQuery } from "../../analysis/comments/search.ts";
import { nextTask } from "../../lib/next-task.ts";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { readChains } from "../read-chains.ts";
import type { BeginWork } from "../work.ts";
import { contextShown } from "./context-shown.ts";
import type {
  AnswerToComments,
  CommentLines,
  CommentsAsked,
  CommentsQuestion,
  CommentsProtocol,
  ListAsked,
  ShownComment,
} from "./index-protocol.ts";
import { Shelf } from "./shelf.ts";

/** What was read is told when there is a quarter more: all tellings cost what five do. */
const UPDATE_POLICY = { progressMs: 50, contentMs: 0, growth: 5 / 4 };

/** Reads all that respondents wrote into an index, and answers what the screen asks of it. */
export const beginCommentsWork: BeginWork<CommentsProtocol> = (filter, context) => {
  let shelf = new Shelf();
  // A stream begins with the oldest comments: until it ends, those of the first page stay, which are the newest.
  let first: Shelf | undefined;
  const run = readChains(filter, context, {
    add: (chains) => {
      for (const chain of chains) shelf.gatherer.take(chain);
    },
    clear: () => {
      first ??= shelf;
      shelf = new Shelf(shelf.end);
    },
  });
  const shown = (): Shelf => first ?? shelf;
  return {
    updatePolicy: UPDATE_POLICY,
    run: async (signal) => {
      const result = await run(signal);
      first = undefined;
      return result;
    },
    size: () => shown().gatherer.chains,
    content: () => ({ responses: shown().gatherer.chains, comments: shown().size }),
    answer: (question, signal) =>
      question.kind === "rows"
        ? { comments: inOrder(question.rows, [shown(), shelf], question.codes) }
        : answerFrom(shown(), question, signal),
    transfer: (told) => ("lines" in told && told.lines instanceof Uint32Array ? [told.lines.buffer] : []),
  };
};

type FromShelf = Exclude<CommentsQuestion, { readonly kind: "rows" }>;

function answerFrom(
  shelf: Shelf,
  question: FromShelf,
  signal: AbortSignal,
): CommentsProtocol["answer"] | undefined | Promise<CommentsProtocol["answer"] | undefined> {
  switch (question.kind) {
    case "list":
      return linesOf(shelf, question);
    case "repeats":
      return repeatsOf(shelf, question);
    case "check":
      return toCheck(shelf, question);
    case "coded":
      return shelf.coded(question.codes);
    case "context":
      return ensureTemporal().then(() => contextShown(shelf, question));
    case "codes":
      return report(shelf, question, { codes: question.codes }, signal).then((told) =>
        told?.codes === undefined ? undefined : { codes: told.codes, notCoded: told.notCoded },
      );
    case "sides": {
      const { sides, scored } = question;
      return report(shelf, question, { sides, scored, withForms: true }, signal).then((told) => told?.sides);
    }
  }
}

function linesOf(shelf: Shelf, asked: ListAsked): CommentLines {
  const { index, selected, inView } = shelf.view(asked);
  const withoutWords = selected.filter(index.isWithoutWords).length;
  const { lines, counts, of } = inLines(shelf, asked);
  if (shelf.base > 0) for (const [line, comment] of lines.entries()) lines[line] = comment + shelf.base;
  const [first = 0] = selected;
  const languageOf = (comment: number) => index.factsOf(comment).language;
  const isMultilingual = selected.some((comment) => languageOf(comment) !== languageOf(first));
  return {
    selected: selected.length,
    withoutWords,
    isMultilingual,
    inView: inView.length,
    lines,
    counts,
    of: of === undefined ? undefined : of + shelf.base,
  };
}

const singly = (comments: Iterable<number>): Lines => {
  const lines = Uint32Array.from(comments);
  return { lines, counts: new Uint32Array(lines.length).fill(1) };
};

/** One line for each comment in a drawn order; else newest first, one line for each group of repeats where wanted. */
function inLines(shelf: Shelf, asked: ListAsked): Lines & Pick<CommentLines, "of"> {
  const { index, inView } = shelf.view(asked);
  const { seed, grouped, beside } = asked;
  if (beside !== undefined) {
    const { chain, place } = beside;
    const comment = index.newest((each) => index.chainOf(each) === chain && index.placeOf(each) === place)[0];
    if (comment === undefined) return singly([]);
    return beside.how === "similar"
      ? { ...singly(similarComments(index, inView, comment).map((like) => like.comment)), of: comment }
      : singly(inView.filter((each) => index.repeatOf(each) === index.repeatOf(comment)));
  }
  if (seed !== undefined) return singly(drawSample(inView, seed));
  return grouped ? linesOfRepeats(index, inView) : singly(inView);
}

function repeatsOf(shelf: Shelf, asked: CommentsAsked): AnswerToComments["repeats"] {
  const { index, inView } = shelf.view(asked);
  const repeats = toldRepeats(index, inView).map(({ comment, text, count, score }) => {
    const { language } = index.factsOf(comment);
    return { chain: index.chainOf(comment), place: index.placeOf(comment), text, language, count, score };
  });
  const without = inView.filter(index.isWithoutWords);
  const [newest] = without;
  const withoutWords =
    newest === undefined
      ? undefined
      : { count: without.length, chain: index.chainOf(newest), place: index.placeOf(newest) };
  return { repeats, withoutWords };
}

/** So many that have a code and so many that don't, in an order that does not tell which. */
function toCheck(
  shelf: Shelf,
  { code, seed, most, ...asked }: CommentsAsked & { code: string; seed: string; most: number },
): AnswerToComments["check"] {
  const { index, inView } = shelf.view(asked);
  const having = index.find(parseQuery(code), inView);
  const has = new Set(having);
  const without = inView.filter((comment) => !has.has(comment));
  const drawn = [...drawSample(having, seed, most), ...drawSample(without, seed, most)];
  const mixed = drawSample(Uint32Array.from(drawn), seed);
  return { rows: Array.from(mixed, (comment) => ({ row: comment + shelf.base, has: has.has(comment) })) };
}

/** The same description of comments as the command line gives; undefined where `signal` aborts. */
async function report(
  shelf: Shelf,
  asked: CommentsAsked & { readonly zone: string; readonly surveyNames?: Readonly<Record<string, string>> },
  request: CommentsRequest,
  signal: AbortSignal,
): Promise<CommentsReport | undefined> {
  await ensureTemporal();
  const { inView, ...view } = shelf.view(asked);
  const stopWords = await stopWordsOf(request.sides === undefined ? [] : view.index.languages());
  const steps = makeCommentsReport(
    {
      ...view,
      // What is found takes the place of what is selected: nothing that is asked for here counts the latter.
      selected: inView,
      bounds: asked.filter,
      zone: asked.zone,
      stopWords,
      surveyName: (id) => asked.surveyNames?.[id] ?? id,
      filters: {},
      readAt: 0,
      complete: true,
    },
    request,
  );
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    await nextTask();
    if (signal.aborted) return undefined;
  }
}

/** Rows that are on none of the shelves any more are left out. */
function inOrder(
  rows: readonly number[],
  shelves: readonly Shelf[],
  codes: readonly string[],
): readonly ShownComment[] {
  const found = new Map(
    shelves.flatMap((each) => each.shown(rows, codes).map((shown) => [shown.row, shown])),
  );
  return rows.flatMap((row) => found.get(row) ?? []);
}
