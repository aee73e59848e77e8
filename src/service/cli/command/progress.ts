/** Progress of long work: a bar on a terminal, a line for every tenth elsewhere. */
import { SingleBar } from "cli-progress";

export interface Progress {
  /** `done` out of the total, where it has become known by now; `note` says what that amounts to. */
  update(done: number, note: string, total?: number): void;
  stop(): void;
}

export type ProgressStream = NodeJS.WritableStream & { readonly isTTY?: boolean };

/** Starts telling on standard error how `label` goes on; without a total only a terminal is told. */
export function startProgress(
  label: string,
  total: number | undefined,
  stream: ProgressStream = process.stderr,
): Progress {
  if (stream.isTTY === true) return startBar(label, total ?? 0, stream);
  let tenths = 0;
  return {
    update(done, note) {
      const reached = total === undefined || total === 0 ? 0 : Math.floor((done / total) * 10);
      if (reached > tenths) stream.write(`${label}: ${reached * 10}%, ${note}\n`);
      tenths = Math.max(tenths, reached);
    },
    stop: () => undefined,
  };
}

/**
 * Runs `work`, which says with `begin` how many chains there are, where that is known, and with the function that this
 * returns how many are done.
 */
export async function withProgress<Result>(
  label: string,
  work: (begin: (total?: number) => (done: number, total?: number) => void) => Promise<Result>,
): Promise<Result> {
  let progress: Progress | undefined;
  try {
    return await work((total) => {
      const begun = (progress = startProgress(label, total));
      return (done, known) => begun.update(done, counted(done, "chain"), known);
    });
  } finally {
    progress?.stop();
  }
}

function startBar(label: string, total: number, stream: ProgressStream): Progress {
  let bar = barOf(label, total, stream);
  let shown = total;
  return {
    update(done, note, known = total) {
      if (shown === 0 && known > 0) {
        bar.stop();
        bar = barOf(label, known, stream);
      }
      shown = known;
      bar.setTotal(known);
      bar.update(done, { note });
    },
    stop: () => bar.stop(),
  };
}

/** Where there is no total, there is nothing to draw. */
function barOf(label: string, total: number, stream: ProgressStream): SingleBar {
  const format =
    total === 0 ? `${label}: {note}` : `${label} [{bar}] {percentage}% | {eta_formatted} | {note}`;
  const bar = new SingleBar({ format, stream, hideCursor: true, clearOnComplete: true });
  bar.start(total, 0, { note: "" });
  return bar;
}

/** A count with what is counted, in English, such as 12,000 chains. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
