/** Lines that are written together: a write for each would cost a request more than all else that is noted of it. */
import { writeSync } from "node:fs";

/** Takes lines, and hands all that came in one turn of the event loop to `write` after it. */
export class GatheredLines {
  #text = "";
  readonly #write: (text: string) => void;

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  readonly add = (line: string): void => {
    if (this.#text === "") setImmediate(() => this.flush(this.#write));
    this.#text += line;
  };

  /** Hands over what waits. */
  flush(write: (text: string) => void): void {
    const text = this.#text;
    this.#text = "";
    if (text !== "") write(text);
  }
}

/** Lines for standard error; none is lost when the process ends. */
export function standardErrorLines(): (line: string) => void {
  const lines = new GatheredLines((text) => process.stderr.write(text));
  process.once("exit", () => lines.flush((text) => writeSync(process.stderr.fd, text)));
  return lines.add;
}
