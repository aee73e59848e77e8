/** What columns say, found step by step: an aborted question is given up between two of them. */
import type { Columns } from "../../../analysis/columns/columns.ts";
import { findDrivers } from "../../../analysis/drivers/find-drivers.ts";
import { compareSelections } from "../../../analysis/findings/sides.ts";
import { find } from "../../../analysis/findings/find.ts";
import { mixIntervals } from "../../../analysis/mix/intervals.ts";
import { countSelection } from "../../../analysis/selection/count-selection.ts";
import type { SliceFilter } from "../../../analysis/slice/slice-filter.ts";
import { within, type Steps } from "../../../analysis/steps.ts";
import { nextTask } from "../../../lib/next-task.ts";
import type { AnswerTo, FinderQuestion } from "./reader-protocol.ts";

/** The part of the work that counting takes, of what goes with the score. */
const COUNTED = 0.05;

/** Who waits for an answer. */
interface Asker {
  /** Aborts when the answer is no longer wanted. */
  readonly signal: AbortSignal;
  /** Told how much of the work is done, 0 to 1. */
  readonly onProgress: (done: number) => void;
}

/** Undefined where `signal` aborts. */
export async function answerQuestion(
  question: FinderQuestion,
  columns: Columns,
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
async function inTurns<Result>(steps: Steps<Result>, { signal, onProgress }: Asker) {
  for (;;) {
    await nextTask();
    if (signal.aborted) return undefined;
    const step = steps.next();
    if (step.done === true) return step.value;
    onProgress(step.value);
  }
}
