/** What columns say, found step by step: a question that nobody waits for any more is given up between two of them. */
import type { Columns } from "../../../analysis/columns/columns.ts";
import { findDrivers } from "../../../analysis/drivers/find-drivers.ts";
import { compareSelections } from "../../../analysis/findings/compare-selections.ts";
import { find, type FindingsRequest } from "../../../analysis/findings/find.ts";
import { mixIntervals } from "../../../analysis/mix/intervals.ts";
import type { Steps } from "../../../analysis/steps.ts";
import { nextTask } from "../../../lib/next-task.ts";
import type { AnswerTo, FinderQuestion, Found } from "./finder-words.ts";
import { wordsApart } from "./words-apart.ts";
import type { CommentCache } from "./written-comments.ts";

/** What there is to look in. */
interface At {
  readonly columns: Columns;
  readonly cache: CommentCache;
}

/** Undefined where `signal` aborts, or the comments that are asked about are not there. */
export async function answerQuestion(
  question: FinderQuestion,
  { columns, cache }: At,
  signal: AbortSignal,
): Promise<AnswerTo[FinderQuestion["kind"]] | undefined> {
  switch (question.kind) {
    case "findings":
      return inTurns(findAll(columns, question.request), signal);
    case "compared": {
      const steps = compareSelections(columns, question.one, question.two);
      const compared = await inTurns(steps, signal);
      return { kind: "compared", compared };
    }
    case "intervals":
      return { kind: "intervals", intervals: mixIntervals(question.cells) };
    case "words": {
      const comments = cache.under(question.cacheKey);
      const words = comments && (await wordsApart(columns, question.filter, comments, inTurns, signal));
      return words && { kind: "words", words };
    }
  }
}

function* findAll(columns: Columns, request: FindingsRequest): Steps<Found> {
  const findings = yield* find(columns, request);
  const drivers = yield* findDrivers(columns, request.filter, findings.selection);
  return { kind: "findings", findings, drivers };
}

/** All steps, each in a turn of its own; undefined where `signal` aborts before the last one. */
async function inTurns<Result>(steps: Steps<Result>, signal: AbortSignal): Promise<Result | undefined> {
  for (;;) {
    await nextTask();
    if (signal.aborted) return undefined;
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
