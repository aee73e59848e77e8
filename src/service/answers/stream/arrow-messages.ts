/**
 * The messages of an Arrow IPC stream, one after the other, by flechette, which writes whole tables alone: a schema with
 * its dictionaries, then record batches, each cut out of a table of its own. In a record batch a dictionary's indices
 * are integers like any other.
 */
import {
  Batch,
  bool,
  Column,
  dictionary,
  Endianness,
  field,
  fixedSizeBinary,
  float64,
  int16,
  int32,
  int8,
  Table,
  tableToIPC,
  timestamp,
  TimeUnit,
  utf8,
  Version,
  type DataType,
  type IntType,
} from "@uwdata/flechette";
import { ID_BYTES } from "../packed/packed-chains.ts";
import { textColumn, type ArrowColumn } from "./arrow-columns.ts";
import { ColumnBuffer } from "./column-buffer.ts";
import { indexBytes, type Dictionary } from "./dictionary.ts";

export type ArrowType = "time" | "id" | "text" | "number" | "truth" | "small number" | Dictionary;

export interface ArrowField {
  readonly name: string;
  readonly nullable: boolean;
  readonly type: ArrowType;
}

/** What ends every stream: a length of 0. */
export const END_OF_STREAM = Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0);

interface Resolved extends ArrowField {
  /** The type as record batches have it. */
  readonly plain: DataType;
  /** The type as the schema has it. */
  readonly full: DataType;
}

export class ArrowMessages {
  readonly #fields: readonly Resolved[];
  readonly #metadata: ReadonlyMap<string, string>;
  /** How long the schema is that each record batch is cut out behind. */
  readonly #schemaLength: number;

  /** `metadata` is that of the schema. */
  constructor(fields: readonly ArrowField[], metadata: ReadonlyMap<string, string>) {
    this.#fields = fields.map((each) => ({
      ...each,
      plain: plainType(each.type),
      full: fullType(each.type),
    }));
    this.#metadata = metadata;
    const none = this.#fields.map(({ plain }) => new Column<unknown>([], plain));
    this.#schemaLength = this.#encoded("plain", none).length - END_OF_STREAM.length;
  }

  /** The schema and every dictionary. */
  head(): Uint8Array {
    const none = this.#fields.map(({ type }) => emptyColumn(type));
    const columns = this.#fields.map(({ type, full }) => {
      const batch = batchOf(emptyColumn(type), 0, full);
      return new Column([typeof type === "string" ? batch : withDictionary(batch, type, full)]);
    });
    const bytes = this.#encoded("full", columns);
    return bytes.subarray(0, bytes.length - this.batch(none, 0).length - END_OF_STREAM.length);
  }

  /** One record batch of `length` rows; `columns` as the fields are. */
  batch(columns: readonly ArrowColumn[], length: number): Uint8Array {
    const children = this.#fields.flatMap(({ plain }, at) => {
      const column = columns[at];
      return column === undefined ? [] : [new Column([batchOf(column, length, plain)])];
    });
    const bytes = this.#encoded("plain", children);
    return bytes.subarray(this.#schemaLength, bytes.length - END_OF_STREAM.length);
  }

  #encoded(form: "plain" | "full", columns: Column<unknown>[]): Uint8Array {
    const fields = this.#fields.map((each) => field(each.name, each[form], each.nullable));
    const metadata = new Map(this.#metadata);
    const schema = { version: Version.V5, endianness: Endianness.Little, fields, metadata };
    const bytes = tableToIPC(new Table(schema, columns), { format: "stream" });
    if (bytes === null) throw new TypeError("expected the bytes of a table");
    return bytes;
  }
}

const FIXED = {
  time: () => timestamp(TimeUnit.SECOND, "UTC"),
  id: () => fixedSizeBinary(ID_BYTES),
  text: utf8,
  number: float64,
  truth: bool,
  "small number": int8,
};

const indexType = (content: Dictionary): IntType => {
  const bytes = indexBytes(content);
  return bytes === 1 ? int8() : bytes === 2 ? int16() : int32();
};

const plainType = (type: ArrowType): DataType => (typeof type === "string" ? FIXED[type]() : indexType(type));

const fullType = (type: ArrowType): DataType =>
  typeof type === "string" ? FIXED[type]() : dictionary(utf8(), indexType(type));

const NONE = new Uint8Array(0);

const emptyColumn = (type: ArrowType): ArrowColumn => {
  const offsets = type === "text" ? { offsets: new Int32Array(1) } : {};
  return { values: NONE, nulls: 0, validity: NONE, ...offsets };
};

function batchOf({ values, offsets, nulls, validity }: ArrowColumn, length: number, type: DataType) {
  return new Batch<unknown>({
    length,
    nullCount: nulls,
    type,
    validity,
    values,
    ...(offsets && { offsets }),
  });
}

/** `batch`, of the dictionary type `type`, with the texts that its indices number. */
function withDictionary(batch: Batch<unknown>, { texts }: Dictionary, type: DataType): Batch<unknown> {
  const room = new ColumnBuffer();
  const builder = room.texts();
  for (const text of texts) builder.add(text);
  const column = textColumn(builder.view(), room);
  const textType = "dictionary" in type ? type.dictionary : utf8();
  return Object.assign(batch, { dictionary: new Column([batchOf(column, texts.length, textType)]) });
}
