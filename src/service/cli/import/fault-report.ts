/** The lines that an import passed over, as a file of JSON lines; no file where there is none. */
import { appendFileSync, writeFileSync } from "node:fs";
import type { ArchiveFault } from "../../archive/archive-error.ts";

export class FaultReport {
  readonly #path: string;
  #count = 0;

  constructor(path: string) {
    this.#path = path;
  }

  get count(): number {
    return this.#count;
  }

  add(fault: ArchiveFault): void {
    const write = this.#count === 0 ? writeFileSync : appendFileSync;
    write(this.#path, `${JSON.stringify(fault)}\n`, { mode: 0o600 });
    this.#count += 1;
  }
}
