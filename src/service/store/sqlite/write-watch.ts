/** Whether a database was written to since the last look: a glance at the head of the log, a tenth of the cheapest read. */
import type { DatabaseSync, StatementSync } from "node:sqlite";

export class WriteWatch {
  readonly #version: StatementSync;
  #seen: unknown;

  /** Watches for the writes that `database`, an open connection, can see. */
  constructor(database: DatabaseSync) {
    this.#version = database.prepare("pragma data_version");
  }

  /** SQLite tells of other connections' writes alone: this one's are told here. */
  noteOwnWrite(): void {
    this.#seen = undefined;
  }

  /** True when it is asked first. */
  readonly wasWritten = (): boolean => {
    const version = this.#version.get()?.["data_version"];
    const isNew = version !== this.#seen;
    this.#seen = version;
    return isNew;
  };
}
