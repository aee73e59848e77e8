/** The stream of all answers that our service has. A breach of the contract discards everything that came. */
import { tableFromIPC, type Table, Type, type DataType, type Schema } from "@uwdata/flechette";
import { MOST_BATCH_ROWS, CHAINS_KEY, UNSAID_KEY } from "../../contract/answers/answers-link.ts";
import type { AnswersQuery } from "../../contract/answers-query.ts";
import { ApiError } from "../../client/http/errors.ts";
import { arrowMessages, brokenStream } from "./arrow-messages.ts";
import { answerColumns, type AnswerColumnType } from "../../contract/answers/answer-columns.ts";

/** Makes what is wanted of the batches of one stream. */
export interface BatchReader<Made> {
  /** How many chains have been met. */
  readonly chains: number;
  readonly add: (table: Table) => Made;
  /** What is left once nothing more comes. */
  readonly finish: () => Made | undefined;
}

/**
 * Yields what `reader` makes of `bytes`, the answers to `query`, with the chains met so far and how many the whole stream has.
 * Throws an `ApiError` where the stream is not whole.
 */
export async function* streamBatches<Made>(
  bytes: AsyncIterable<Uint8Array<ArrayBuffer>>,
  query: AnswersQuery,
  reader: BatchReader<Made>,
) {
  const head: Uint8Array[] = [];
  let ofChains: number | undefined;
  let hasBatches = false;
  for await (const message of arrowMessages(bytes)) {
    if (message.kind !== "batch") {
      if (hasBatches) throw brokenStream("a dictionary that grows");
      head.push(message.bytes);
      if (message.kind === "schema") ofChains = chainsTold(decoded([message.bytes]).schema, query);
      continue;
    }
    if (ofChains === undefined) throw brokenStream("no schema");
    hasBatches = true;
    const made = madeOf(reader, decoded([...head, message.bytes]));
    yield { made, chains: reader.chains, ofChains };
  }
  if (ofChains === undefined || reader.chains !== ofChains)
    throw brokenStream(`${reader.chains} of ${ofChains ?? 0} chains`);
  const made = reader.finish();
  if (made !== undefined) yield { made, chains: reader.chains, ofChains };
}

function madeOf<Made>(reader: BatchReader<Made>, table: Table): Made {
  if (table.numRows > MOST_BATCH_ROWS) throw brokenStream("a batch too long");
  try {
    return reader.add(table);
  } catch (thrown) {
    throw thrown instanceof ApiError ? thrown : brokenStream(String(thrown));
  }
}

function decoded(messages: Uint8Array[]): Table {
  try {
    return tableFromIPC(messages);
  } catch (thrown) {
    throw brokenStream(String(thrown));
  }
}

/** How many chains the stream says that it has. Throws where its columns are not those that `query` asks for. */
function chainsTold({ fields, metadata }: Schema, query: AnswersQuery): number {
  const asked = answerColumns(query);
  const isAsAsked =
    fields.length === asked.length &&
    asked.every(({ name, type }, at) => {
      const field = fields[at];
      return field !== undefined && field.name === name && IS_OF_TYPE[type](field.type);
    });
  if (!isAsAsked) throw brokenStream("another schema");
  if (metadata?.get(UNSAID_KEY) === "true") throw brokenStream("numbers that stand in `answer` alone");
  const told = metadata?.get(CHAINS_KEY) ?? "";
  if (!/^\d{1,15}$/.test(told)) throw brokenStream("no number of chains");
  return Number(told);
}

const IS_OF_TYPE: Readonly<Record<AnswerColumnType, (type: DataType) => boolean>> = {
  identifier: (type) =>
    (type.typeId === Type.FixedSizeBinary && type.stride === 12) || type.typeId === Type.Utf8,
  "timestamp[s, UTC]": (type) => type.typeId === Type.Timestamp && type.unit === 0,
  "dictionary<utf8>": (type) => type.typeId === Type.Dictionary && type.dictionary.typeId === Type.Utf8,
  float64: (type) => type.typeId === Type.Float && type.precision === 2,
  utf8: (type) => type.typeId === Type.Utf8,
  bool: (type) => type.typeId === Type.Bool,
  int8: (type) => type.typeId === Type.Int && type.bitWidth === 8 && type.signed,
};
