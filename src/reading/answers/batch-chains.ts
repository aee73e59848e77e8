/** Turns record batches of answers back into chains, as far as numbers are made of them. */
import type { Column, Table } from "@uwdata/flechette";
import type { Metadata, Response, ResponseChain } from "../../contract/resources.ts";
import type { BatchReader } from "./stream-batches.ts";
import type { AnswerRows } from "../../analysis/columns/answer-rows.ts";
import { packId } from "../../lib/id-map.ts";
import { compareByCodePoint } from "../../lib/text/code-point-order.ts";
import { brokenStream } from "./arrow-messages.ts";
import { packedIdsIn } from "./batch-columns.ts";

/** A chain whose rows may go on in the next batch. */
interface OpenChain {
  readonly chain: Omit<ResponseChain, "responses">;
  readonly responses: Response[];
}

export class BatchChains implements BatchReader<readonly ResponseChain[]> {
  /** How many chains have begun. */
  chains = 0;
  #open: OpenChain | undefined;
  /** What the metadata of a row says, by its text: most say the same as others. */
  #metadata = new Map<string, Metadata>();

  /** The chains that are whole with the rows of `table`. */
  add(table: Table): readonly ResponseChain[] {
    const row = rowsOf(table);
    const chains: ResponseChain[] = [];
    for (let at = 0; at < table.numRows; at += 1) {
      const id = row.chain(at);
      if (this.#open?.chain._id !== id) {
        chains.push(...this.finish());
        this.chains += 1;
        this.#open = { chain: this.#chainAt(row, at, id), responses: [] };
      }
      const response = row.response(at);
      if (response !== undefined) this.#open.responses.push(response);
    }
    return chains;
  }

  /** The last chain, once nothing more comes. */
  finish(): readonly ResponseChain[] {
    const open = this.#open;
    this.#open = undefined;
    return open === undefined ? [] : [{ ...open.chain, responses: open.responses }];
  }

  #chainAt(row: Rows, at: number, _id: string): OpenChain["chain"] {
    return {
      _id,
      createdAt: row.time(at),
      createdAtDate: "",
      surveyId: row.text("survey", at),
      touchpointId: row.text("touchpoint", at),
      touchpointName: row.text("touchpoint_name", at),
      teamId: row.text("team", at),
      teamName: row.text("team_name", at),
      language: row.text("language", at),
      browser: undefined,
      metadata: this.#metadataOf(row.text("metadata", at)),
    };
  }

  #metadataOf(json: string): Metadata {
    const known = this.#metadata.get(json);
    if (known !== undefined) return known;
    const parsed: unknown = JSON.parse(json);
    const metadata = typeof parsed === "object" && parsed !== null ? { ...parsed } : {};
    if (this.#metadata.size > MOST_METADATA) this.#metadata = new Map();
    this.#metadata.set(json, metadata);
    return metadata;
  }
}

const MOST_METADATA = 5_000;

type Rows = ReturnType<typeof rowsOf>;

/** What the rows of a batch say. Columns are there and of their types: the schema was checked. */
function rowsOf(table: Table) {
  const columns = new Map(table.names.map((name) => [name, columnOf(table, name)]));
  const at = (name: string, row: number): unknown => columns.get(name)?.at(row) ?? undefined;
  const text = (name: string, row: number): string => {
    const value = at(name, row);
    return typeof value === "string" ? value : "";
  };
  const ids = columns.get("chain");
  return {
    text,
    chain: (row: number): string => idText(ids?.at(row)),
    time: (row: number): number => Number(at("time", row)) / 1000,
    /** Undefined in the row of a chain without an answer. */
    response: (row: number): Response | undefined => {
      const questionId = at("question", row);
      if (typeof questionId !== "string") return undefined;
      const [value, words] = [at("value", row), at("text", row)];
      const valueNum = typeof value === "number" ? value : undefined;
      const valueString = typeof words === "string" ? words : undefined;
      return {
        question: "",
        questionId,
        questionType: text("question_type", row),
        surveyId: text("survey", row),
        language: "",
        answer: valueString ?? valueNum ?? null,
        valueNum,
        valueString,
      };
    },
  };
}

const columnOf = (table: Table, name: string): Column<unknown> => table.getChild(name);

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** An id as text, or its twelve bytes in hexadecimal digits. */
function idText(id: unknown): string {
  if (!(id instanceof Uint8Array)) return typeof id === "string" ? id : "";
  let text = "";
  for (const byte of id) text += HEX[byte] ?? "";
  return text;
}

type Ids = Pick<AnswerRows, "carriesOn" | "ids" | "oddIds">;

const OUT_OF_ORDER = "rows that do not ascend";
const NONE_ODD: ReadonlyMap<number, string> = new Map();

export class RowIds {
  /** How many chains have begun. */
  chains = 0;
  #time = -Infinity;
  /** The id of the row before, as numbers or as it is: all ids of a stream are one or the other. */
  #packed = new Uint32Array(3);
  #text = "";

  /** Of the rows of a batch, whose times are given. Throws where they do not ascend. */
  of(table: Table, time: Float64Array): Ids {
    const packed = packedIdsIn(table, "chain");
    return packed === undefined ? this.#ofTexts(table, time) : this.#ofPacked(packed, time);
  }

  // Plain statements where seconds differ, as they mostly do: nothing is compiled yet when the first batch comes, and a
  // call or a list for each row counts then.
  #ofPacked(ids: Uint32Array<ArrayBuffer>, time: Float64Array): Ids {
    const carriesOn = new Uint8Array(time.length);
    let timeBefore = this.#time;
    let further = 0;
    for (let row = 0; row < time.length; row += 1) {
      const second = time[row] ?? 0;
      if (second > timeBefore) timeBefore = second;
      else {
        const apart =
          second - timeBefore || compareIds(ids, row, row === 0 ? this.#packed : ids.subarray(3 * row - 3));
        if (apart < 0) throw brokenStream(OUT_OF_ORDER);
        if (apart > 0) continue;
        carriesOn[row] = 1;
        further += 1;
      }
    }
    if (time.length > 0) this.#packed.set(ids.subarray(-3));
    this.#time = timeBefore;
    this.chains += time.length - further;
    return { carriesOn, ids, oddIds: NONE_ODD };
  }

  #ofTexts(table: Table, time: Float64Array): Ids {
    const carriesOn = new Uint8Array(time.length);
    const ids = new Uint32Array(time.length * 3);
    const oddIds = new Map<number, string>();
    const texts = table.getChild("chain");
    for (let row = 0; row < time.length; row += 1) {
      const id: unknown = texts.at(row);
      if (typeof id !== "string") throw brokenStream("a chain without an id");
      carriesOn[row] = this.#step(time[row] ?? 0, compareByCodePoint(id, this.#text));
      this.#text = id;
      const words = packId(id);
      if (words === undefined) oddIds.set(row, id);
      else ids.set(words, row * 3);
    }
    return { carriesOn, ids, oddIds };
  }

  /** Of ids as texts: 1 where a row at `second` carries on the chain of the row before; `apart` is how they compare. */
  #step(second: number, apart: number): 0 | 1 {
    const later = second - this.#time;
    if (later === 0 && apart === 0) return 1;
    if (later < 0 || (later === 0 && apart < 0)) throw brokenStream(OUT_OF_ORDER);
    this.#time = second;
    this.chains += 1;
    return 0;
  }
}

/** How the id of a row compares with the id of the row before it. */
function compareIds(ids: Uint32Array, row: number, former: Uint32Array): number {
  for (let word = 0; word < 3; word += 1) {
    const apart = (ids[3 * row + word] ?? 0) - (former[word] ?? 0);
    if (apart !== 0) return apart;
  }
  return 0;
}
