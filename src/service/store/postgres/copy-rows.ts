/** Rows into a table by `copy … from stdin`, the way in that PostgreSQL takes rows by fastest; `pg` runs it as it is. */
import type pg from "pg";

type Value = string | number;

/** In the text format: a row is a line, values stand apart by tabs. */
const rowText = (row: readonly Value[]): string =>
  `${row.map((value) => (typeof value === "number" ? value : value.replace(/[\\\t\n\r]/g, escape))).join("\t")}\n`;

const ESCAPED: Readonly<Record<string, string>> = { "\t": "\\t", "\n": "\\n", "\r": "\\r" };
const escape = (character: string): string => ESCAPED[character] ?? `\\${character}`;

/** What `pg` gives a statement that asks for its rows. */
interface RowSink {
  sendCopyFromChunk(rows: Buffer): void;
  endCopyFrom(): void;
}

class CopyIn implements pg.Submittable {
  readonly #statement: string;
  readonly #rows: Buffer;
  readonly #done = Promise.withResolvers<void>();
  readonly done = this.#done.promise;

  constructor(statement: string, rows: Buffer) {
    this.#statement = statement;
    this.#rows = rows;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#statement);
  }

  handleCopyInResponse(sink: RowSink): void {
    sink.sendCopyFromChunk(this.#rows);
    sink.endCopyFrom();
  }

  handleCommandComplete(): void {
    // It is complete when the server is ready for the next one.
  }

  handleReadyForQuery(): void {
    this.#done.resolve();
  }

  handleError(error: unknown): void {
    this.#done.reject(error);
  }
}

/** Adds rows to a table, all or none of them. `table` names it with its columns, in the order of the values. */
export function copyRows(
  client: pg.ClientBase,
  table: string,
  rows: readonly (readonly Value[])[],
): Promise<void> {
  return client.query(new CopyIn(`copy ${table} from stdin`, Buffer.from(rows.map(rowText).join("")))).done;
}
