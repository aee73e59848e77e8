/**
 * The source of chains that Earshot's own service has: one stream of all answers. Whatever is not as the contract has
 * it is a fault, and nothing that came is to be trusted then.
 */
import { tableFromIPC, Type, type DataType, type Schema } from "@uwdata/flechette";
import type { Client } from "../../client/create-client.ts";
import {
  answerColumns,
  CHAINS_KEY,
  UNSAID_KEY,
  type AnswerColumnType,
} from "../../contract/answers/answers-stream.ts";
import type { ChainFilter } from "../../contract/queries.ts";
import type { ResponseChain } from "../../contract/resources.ts";
import { arrowMessages, brokenStream, type ArrowMessage } from "./arrow-messages.ts";
import { BatchChains } from "./batch-chains.ts";

/** Everything that numbers are made of; what people wrote tells who left a comment. */
const ASKED = { type: "all", text: true, metadata: true } as const;

/** Chains of a stream, and how many the whole of it has. */
export interface StreamedChains {
  readonly chains: readonly ResponseChain[];
  readonly ofChains: number;
}

/** Yields the chains that match, batch after batch. Throws an `ApiError` where the stream is not whole. */
export async function* streamChains(
  client: Pick<Client, "answers">,
  filter: ChainFilter,
  signal: AbortSignal,
): AsyncGenerator<StreamedChains> {
  const head: Uint8Array[] = [];
  const rows = new BatchChains();
  let ofChains: number | undefined;
  let count = 0;
  let hasBatches = false;
  for await (const message of arrowMessages(client.answers.read({ ...filter, ...ASKED }, signal))) {
    if (message.kind !== "batch") {
      if (hasBatches) throw brokenStream("a dictionary that grows");
      head.push(message.bytes);
      if (message.kind === "schema") ofChains = chainsTold(decoded([message.bytes]).schema);
      continue;
    }
    if (ofChains === undefined) throw brokenStream("no schema");
    hasBatches = true;
    const chains = chainsOf(rows, head, message);
    count += chains.length;
    yield { chains, ofChains };
  }
  const last = rows.finish();
  count += last.length;
  if (ofChains === undefined || count !== ofChains) throw brokenStream(`${count} of ${ofChains ?? 0} chains`);
  yield { chains: last, ofChains };
}

function chainsOf(rows: BatchChains, head: readonly Uint8Array[], { bytes }: ArrowMessage) {
  const table = decoded([...head, bytes]);
  try {
    return rows.add(table);
  } catch (thrown) {
    throw brokenStream(String(thrown));
  }
}

function decoded(messages: Uint8Array[]) {
  try {
    return tableFromIPC(messages);
  } catch (thrown) {
    throw brokenStream(String(thrown));
  }
}

/** How many chains the stream says that it has. Throws where its columns are not those of the contract. */
function chainsTold({ fields, metadata }: Schema): number {
  const asked = answerColumns(ASKED);
  const isAsAsked =
    fields.length === asked.length &&
    asked.every(({ name, type }, at) => {
      const field = fields[at];
      return field !== undefined && field.name === name && isOfType(field.type, type);
    });
  if (!isAsAsked) throw brokenStream("another schema");
  if (metadata?.get(UNSAID_KEY) === "true") throw brokenStream("numbers that stand in `answer` alone");
  const told = metadata?.get(CHAINS_KEY) ?? "";
  if (!/^\d{1,15}$/.test(told)) throw brokenStream("no number of chains");
  return Number(told);
}

function isOfType(type: DataType, wanted: AnswerColumnType): boolean {
  switch (wanted) {
    case "identifier":
      return (type.typeId === Type.FixedSizeBinary && type.stride === 12) || type.typeId === Type.Utf8;
    case "timestamp[s, UTC]":
      return type.typeId === Type.Timestamp && type.unit === 0;
    case "dictionary<utf8>":
      return type.typeId === Type.Dictionary && type.dictionary.typeId === Type.Utf8;
    case "float64":
      return type.typeId === Type.Float && type.precision === 2;
    case "utf8":
      return type.typeId === Type.Utf8;
    case "bool":
      return type.typeId === Type.Bool;
    case "int8":
      return type.typeId === Type.Int && type.bitWidth === 8 && type.signed;
  }
}
