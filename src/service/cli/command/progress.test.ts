import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { startProgress, type ProgressStream } from "./progress.ts";

/** Somewhere that progress can be told, and what it was told. */
function place(isTerminal: boolean) {
  const stream: ProgressStream = Object.assign(new PassThrough(), isTerminal ? { isTTY: true } : {});
  let told = "";
  stream.on("data", (chunk: Buffer) => (told += chunk.toString()));
  return { stream, told: () => told };
}

test("a terminal is shown a bar once the total is known, and before that how much was read", () => {
  const { stream, told } = place(true);
  const progress = startProgress("Reading", undefined, stream);
  progress.update(100, "100 chains");
  expect(told()).not.toContain("%");
  progress.update(100, "100 chains", 400);
  progress.stop();
  expect(told()).toMatch(/Reading \[=+-+\] 25% \| .* \| 100 chains/);
});

test("elsewhere each tenth is a line, and what has no total says nothing", () => {
  const known = place(false);
  const progress = startProgress("Reading", 200, known.stream);
  for (const done of [10, 20, 30, 190, 200]) progress.update(done, `${done} chains`);
  progress.stop();
  expect(known.told()).toBe("Reading: 10%, 20 chains\nReading: 90%, 190 chains\nReading: 100%, 200 chains\n");
  const unknown = place(false);
  startProgress("Reading", undefined, unknown.stream).update(100, "100 chains", 400);
  expect(unknown.told()).toBe("");
});
