/** Progress of long work: a bar on a terminal, a line for every tenth elsewhere. */
import { SingleBar } from "cli-progress";

export interface Progress {
  /** `done` out of the total that it was started with; `note` says what that amounts to. */
  update(done: number, note: string): void;
  stop(): void;
}

/** Starts telling on standard error how `label` goes on; without a total only a terminal is told. */
export function startProgress(label: string, total: number | undefined): Progress {
  const { stderr } = process;
  if (stderr.isTTY) return startBar(label, total ?? 0, stderr);
  let tenths = 0;
  return {
    update(done, note) {
      const reached = total === undefined || total === 0 ? 0 : Math.floor((done / total) * 10);
      if (reached > tenths) stderr.write(`${label}: ${reached * 10} %, ${note}\n`);
      tenths = Math.max(tenths, reached);
    },
    stop: () => undefined,
  };
}

function startBar(label: string, total: number, stream: NodeJS.WriteStream): Progress {
  const format =
    total === 0 ? `${label}: {note}` : `${label} [{bar}] {percentage} % | {eta_formatted} | {note}`;
  const bar = new SingleBar({ format, stream, hideCursor: true, clearOnComplete: true });
  bar.start(total, 0, { note: "" });
  return { update: (done, note) => bar.update(done, { note }), stop: () => bar.stop() };
}
