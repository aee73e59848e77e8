import fc from "fast-check";
import { expect, test } from "vitest";
import { answer, anyChains, chain, usualId } from "../../analysis/columns/chains.fixture.ts";
import { AnswerRowsBuilder } from "../../analysis/columns/answer-rows-builder.ts";
import { ColumnBuilder } from "../../analysis/columns/column-builder.ts";
import { buffersOf } from "../../analysis/columns/columns.ts";
import type { AnswersQuery } from "../../contract/answers-query.ts";
import type { ResponseChain } from "../../contract/resources.ts";
import { compareByCodePoint } from "../../lib/text/code-point-order.ts";
import { packId } from "../../lib/id-map.ts";
import { encodedAnswers } from "../testing/encoded-answers.ts";
import { BatchChains } from "./batch-chains.ts";
import { BatchRows } from "./into-sink.ts";
import { streamBatches, type BatchReader } from "./stream-batches.ts";

/** The bytes in pieces of `size`. */
async function* inPieces(bytes: Uint8Array<ArrayBuffer>, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

const BROKEN = { fault: { kind: "contract", reason: "broken-stream" } };

const CHAINS = { type: "all", text: true, metadata: true } as const satisfies AnswersQuery;
const ROWS = { metadata: true, comments: true } as const satisfies AnswersQuery;

async function madeOf<Made>(
  bytes: Uint8Array<ArrayBuffer>,
  query: AnswersQuery,
  reader: BatchReader<Made>,
  size = 4096,
): Promise<readonly Made[]> {
  const all: Made[] = [];
  for await (const { made } of streamBatches(inPieces(bytes, size), query, reader)) all.push(made);
  return all;
}

const chainsIn = async (bytes: Uint8Array<ArrayBuffer>, size?: number): Promise<readonly ResponseChain[]> =>
  (await madeOf(bytes, CHAINS, new BatchChains(), size)).flat();

const rowsIn = (bytes: Uint8Array<ArrayBuffer>, size?: number) => madeOf(bytes, ROWS, new BatchRows(), size);

const columnsOf = (chains: readonly ResponseChain[]) => {
  const builder = new ColumnBuilder();
  builder.append(chains);
  return builder.snapshot();
};

const three = ["a", "b", "c"].map((_id, at) => chain({ _id, createdAt: 1000 + at }));

/** What Arrow's seconds can tell. */
const isPossible = ({ createdAt }: ResponseChain): boolean => Number.isSafeInteger(createdAt * 1000);

test("whatever the chains and however their bytes are cut, the stream makes the columns that pages make", async () => {
  await fc.assert(
    fc.asyncProperty(anyChains, fc.integer({ min: 1, max: 700 }), async (chains, size) => {
      const possible = chains.filter(isPossible);
      expect(columnsOf(await chainsIn(encodedAnswers(possible), size))).toEqual(columnsOf(possible));
    }),
    { numRuns: 60 },
  );
});

/** Chains as a stream has them, all with ids of the usual shape or some of another one. */
const anyAscending = fc
  .tuple(anyChains, fc.boolean())
  .map(([chains, areUsual]) =>
    chains
      .filter((each) => isPossible(each) && (!areUsual || packId(each._id) !== undefined))
      .toSorted((a, b) => a.createdAt - b.createdAt || compareByCodePoint(a._id, b._id)),
  );

test("rows make the columns that their chains make, whatever batches they come in and are looked at between", async () => {
  await fc.assert(
    fc.asyncProperty(
      anyAscending,
      fc.integer({ min: 1, max: 700 }),
      fc.constantFrom(1, 2, 7, Infinity),
      async (chains, size, batchRows) => {
        const builder = new AnswerRowsBuilder();
        for (const rows of await rowsIn(encodedAnswers(chains, { query: ROWS, batchRows }), size)) {
          builder.append(rows);
          const looked = builder.snapshot();
          structuredClone(looked, { transfer: buffersOf(looked) });
        }
        expect(builder.snapshot()).toEqual(columnsOf(chains));
      },
    ),
    { numRuns: 150 },
  );
});

const LOW = chain({ _id: "800000010000000000000002" });
const MIDDLE = chain({ _id: "800000010000000300000001" });
const HIGH = chain({ _id: "f00000000000000000000000" });

const ofChains = (chains: readonly ResponseChain[], batchRows: number) =>
  encodedAnswers(chains, { query: ROWS, batchRows });

test.for([1, 2, 3])("ids tell chains apart by all of their digits, in batches of %i", async (batchRows) => {
  const builder = new AnswerRowsBuilder();
  for (const rows of await rowsIn(ofChains([LOW, MIDDLE, HIGH], batchRows))) builder.append(rows);
  expect(builder.snapshot()).toEqual(columnsOf([LOW, MIDDLE, HIGH]));
  for (const chains of [
    [MIDDLE, LOW],
    [HIGH, MIDDLE],
  ])
    await expect(rowsIn(ofChains(chains, batchRows))).rejects.toMatchObject(BROKEN);
});

const ten = Array.from({ length: 10 }, (_, serial) => chain({ _id: usualId(7, serial), createdAt: serial }));

/** Has the buffer of so many bytes say that it is half as long. */
function withHalfOf(length: bigint, bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer.slice());
  const places = Array.from({ length: Math.floor(view.byteLength / 8) }, (_, at) => 8 * at).filter(
    (at) => view.getBigInt64(at, true) === length,
  );
  expect(places).toHaveLength(1);
  for (const place of places) view.setBigInt64(place, length / 2n, true);
  return new Uint8Array(view.buffer);
}

const withGrowingDictionary = (bytes: Uint8Array<ArrayBuffer>) => {
  const stream = encodedAnswers(three);
  return new Uint8Array([...bytes.subarray(0, -8), ...stream.subarray(headLength(stream))]);
};

/** Bytes of the first message, the schema. */
const headLength = (bytes: Uint8Array<ArrayBuffer>) => 8 + new DataView(bytes.buffer).getInt32(4, true);

test.for([
  ["ends early", encodedAnswers(three).subarray(0, -8)],
  ["ends inside a message", encodedAnswers(three).subarray(0, -300)],
  ["has bytes behind its end", new Uint8Array([...encodedAnswers(three), 1])],
  ["is of another schema", encodedAnswers(three, { without: ["value"] })],
  ["has fewer chains than it says", encodedAnswers(three, { ofChains: 4 })],
  ["has more chains than it says", encodedAnswers(three, { ofChains: 2 })],
  ["has a dictionary that grows", withGrowingDictionary(encodedAnswers(three))],
  ["is JSON", new TextEncoder().encode('{"data":[],"paging":{"next":null}}')],
  ["is empty", new Uint8Array()],
] as const)("a stream that %s is a fault", async ([, bytes]) => {
  await expect(chainsIn(bytes)).rejects.toMatchObject(BROKEN);
});

const nps = (question: string) => answer("NPS", question, 9);
const twice = [chain({ _id: "a", responses: [nps("q1")] }), chain({ _id: "b" }), chain({ _id: "a" })];

test.for([
  ["do not ascend by time", encodedAnswers(three.toReversed(), { query: ROWS })],
  ["do not ascend by chain", encodedAnswers(twice, { query: ROWS })],
  [
    "are of another type",
    encodedAnswers([chain({ _id: "a", responses: [answer("Button", "b", 1)] })], {
      query: { ...ROWS, type: "Button" },
    }),
  ],
  ["have ids that are cut short", withHalfOf(120n, ofChains(ten, 10))],
  ["say fewer chains", encodedAnswers(three, { query: ROWS, ofChains: 4 })],
] as const)("rows that %s are a fault", async ([, bytes]) => {
  await expect(rowsIn(bytes)).rejects.toMatchObject(BROKEN);
});
