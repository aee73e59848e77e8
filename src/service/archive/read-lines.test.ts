import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyChain, anySurvey } from "../documents/documents.arbitraries.ts";
import type { ArchivedChain } from "../documents/documents.ts";
import { archiveLine, chainTemplate, storedTemplate } from "../templates/chain-template.ts";
import { buffersOf, packLines, readLines, unpackLines, type ReadLine } from "./read-lines.ts";

async function* bytes(lines: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const line of lines) yield new TextEncoder().encode(`${line}\n`);
}

async function all<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const gathered: Item[] = [];
  for await (const item of items) gathered.push(item);
  return gathered;
}

async function inOneThread(lines: readonly string[]): Promise<readonly ReadLine[]> {
  return (await all(readLines("a", bytes(lines)))).flat();
}

async function overThreads(lines: readonly string[]): Promise<readonly ReadLine[]> {
  const packed = await all(packLines("a", bytes(lines)));
  // As they are posted.
  return packed.flatMap((each) => unpackLines(structuredClone(each, { transfer: buffersOf(each) })));
}

/** What is written of a line. */
const written = ({ number, reading, template }: ReadLine) =>
  reading?.ok === true && reading.line.kind === "chain"
    ? [number, reading, JSON.stringify(reading.line.metadata), template ?? storedTemplate(reading.line)]
    : [number, reading];

const faulty = fc.constantFrom(
  "{",
  "[]",
  '{"kind":"chain"}',
  '{"kind":"survey","_id":""}',
  "\u{FFFD}",
  '{"kind":"other"}',
);

const changed = fc.constantFrom(
  (text: string) => text.replace("{", '{"mood":1,'),
  (text: string) => text.replace('"metadata":{', '"metadata":{"till":1.0,'),
  (text: string) => text.replace('"metadata":{', '"metadata":{"big":12345678901234567890,'),
  (text: string) => text.replace('"metadata":{', '"metadata":{"__proto__":{"a":1},'),
  (text: string) => text.replace('"createdAt":', '"createdAt":1,"createdAt":'),
  (text: string) => text.replace(/\}$/, "]"),
  (text: string) => text,
);

/** As the format is described, and as exports have it. */
const asDescribed = (chain: ArchivedChain): string => JSON.stringify({ kind: "chain", ...chain });
const asExported = (chain: ArchivedChain): string =>
  archiveLine({ ...chain, template: chainTemplate(chain) });
const anyChainLine = fc
  .tuple(anyChain("c1"), fc.constantFrom(asDescribed, asExported))
  .map(([chain, lineOf]) => lineOf(chain));

/** Without escapes, and then mostly with a character that is another. */
const usual = fc
  .tuple(anyChainLine, fc.nat(1_500), fc.constantFrom("", ...'0-1.e9"{}[],:x \\\u0001'.split("")))
  .map(([text, at, character]) => {
    const plain = text.replaceAll(/\\(?:u....|.)/g, "x");
    return plain.slice(0, at) + (at < plain.length ? character : "") + plain.slice(at + 1);
  });

const line = fc.oneof(
  { weight: 4, arbitrary: anyChainLine },
  { weight: 8, arbitrary: usual },
  anySurvey("s1").map((survey) => JSON.stringify({ kind: "survey", ...survey })),
  faulty,
);

test("lines that one thread reads for another are the same to the last byte that is written, and so are their faults", async () => {
  const lines = fc.array(fc.tuple(line, changed).map(([text, change]) => change(text)));
  await fc.assert(
    fc.asyncProperty(lines, async (texts) => {
      const [here, there] = [await inOneThread(texts), await overThreads(texts)];
      expect(there.map(written)).toEqual(here.map(written));
    }),
    { numRuns: 400 },
  );
});
