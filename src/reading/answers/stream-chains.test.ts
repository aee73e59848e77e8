import fc from "fast-check";
import { expect, test } from "vitest";
import { anyChains, chain } from "../../analysis/columns/chains.fixture.ts";
import { ColumnBuilder } from "../../analysis/columns/column-builder.ts";
import type { ResponseChain } from "../../contract/resources.ts";
import { encodedAnswers } from "../testing/encoded-answers.ts";
import { streamChains } from "./stream-chains.ts";

const never = new AbortController().signal;

/** The bytes in pieces of `size`. */
async function* inPieces(bytes: Uint8Array<ArrayBuffer>, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

async function chainsIn(bytes: Uint8Array<ArrayBuffer>, size = 4096): Promise<readonly ResponseChain[]> {
  const answers = { isAnnounced: () => true, distrust: () => undefined, read: () => inPieces(bytes, size) };
  const all: ResponseChain[] = [];
  for await (const { chains } of streamChains({ answers }, {}, never)) all.push(...chains);
  return all;
}

const columnsOf = (chains: readonly ResponseChain[]) => {
  const builder = new ColumnBuilder();
  builder.append(chains);
  return builder.snapshot();
};

const three = ["a", "b", "c"].map((_id, at) => chain({ _id, createdAt: 1000 + at }));

test("whatever the chains and however their bytes are cut, the stream makes the columns that pages make", async () => {
  await fc.assert(
    fc.asyncProperty(anyChains, fc.integer({ min: 1, max: 700 }), async (chains, size) => {
      const possible = chains.filter(({ createdAt }) => Number.isSafeInteger(createdAt * 1000));
      expect(columnsOf(await chainsIn(encodedAnswers(possible), size))).toEqual(columnsOf(possible));
    }),
    { numRuns: 60 },
  );
});

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
  await expect(chainsIn(bytes)).rejects.toMatchObject({
    fault: { kind: "contract", reason: "broken-stream" },
  });
});
