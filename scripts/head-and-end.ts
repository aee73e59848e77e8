// A long run in a log of CI's: its first lines as they come, its last ones once it has ended, all of it in a file.
import { createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { finished } from "node:stream/promises";
import type { Readable } from "node:stream";

interface Lengths {
  /** Lines that are printed at once. */
  readonly head: number;
  /** Lines that are printed at the end. */
  readonly end: number;
}

/**
 * Prints the first and the last lines of what `streams` say together, and how many lines between them are in `file`
 * alone, to which all of them are appended. Resolves once all has been said and written.
 */
export async function printHeadAndEnd(
  streams: readonly Readable[],
  file: string,
  { head, end }: Lengths,
  print: (line: string) => void = console.log,
): Promise<void> {
  const whole = createWriteStream(file, { flags: "a" });
  const last: string[] = [];
  let lines = 0;
  const take = (line: string): void => {
    whole.write(`${line}\n`);
    lines += 1;
    if (lines <= head) return print(line);
    last.push(line);
    if (last.length > end) last.shift();
  };
  await Promise.all(
    streams.map(async (input) => {
      for await (const line of createInterface({ input })) take(line);
    }),
  );
  const leftOut = lines - Math.min(lines, head) - last.length;
  if (leftOut > 0) print(`… ${leftOut.toLocaleString("en")} lines in ${file} …`);
  last.forEach((line) => print(line));
  whole.end();
  await finished(whole);
}
