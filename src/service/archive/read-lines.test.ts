import * as fc from "fast-check";
import { expect, test } from "vitest";
import { answersStart } from "../answers/packed/packed-chains.ts";
import { textAt } from "../answers/packed/text-column.ts";
import { anyChain, anySurvey } from "../documents/documents.arbitraries.ts";
import { surveyOf, type ArchivedChain } from "../documents/documents.ts";
import { batchOf, factsIn, type ChainBatch } from "../store/chain-batch.ts";
import { archiveLine, chainTemplate } from "../templates/chain-template.ts";
import { readLine } from "./read-line.ts";
import { usualLine } from "./usual-line.ts";
import { chain as chainOf } from "../api/api-fixture.ts";
import { buffersIn, readLines, type ArchivePart } from "./read-lines.ts";

async function* bytes(lines: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const line of lines) yield new TextEncoder().encode(`${line}\n`);
}

/** What is written of a chain of a batch. */
function writtenAt(batch: ChainBatch, at: number) {
  const { pack, groups, templates } = batch;
  const from = answersStart(pack, at);
  const answers = Array.from({ length: answersStart(pack, at + 1) - from }, (_, place) => {
    const answer = from + place;
    const question = groups.find(({ id }) => id === pack.question[answer])?.content;
    return [question, pack.flags[answer], pack.value[answer], textAt(pack.text, answer)];
  });
  const group = groups.find(({ id }) => id === pack.group[at])?.content;
  return [factsIn(batch)(at), group, textAt(templates, at), textAt(pack.metadata, at), answers];
}

/** Each line by itself, without what usual lines are read by. */
function oneByOne(lines: readonly string[]): readonly unknown[] {
  const met = new Set<string>();
  return lines.flatMap((text, at): unknown[] => {
    const [line, reading] = [at + 1, readLine(text)];
    if (!reading.ok) {
      const { ok: _ok, ...fault } = reading;
      return [{ kind: "fault", line, ...fault }];
    }
    const fields = reading.unknownFields.filter((field) => !met.has(field));
    for (const field of fields) met.add(field);
    const read =
      reading.line.kind === "survey"
        ? { kind: "survey", line, survey: surveyOf(reading.line) }
        : { kind: "chain", line, written: writtenAt(batchOf([reading.line]), 0) };
    return [...fields.map((field) => ({ kind: "unknown field", line, field })), read];
  });
}

/** The same as one thread reads them for another. */
async function overThreads(lines: readonly string[]) {
  const read: { readonly line: number }[] = [];
  for await (const parts of readLines("a", bytes([lines.join("\n")]), new Set()))
    for (const part of structuredClone<readonly ArchivePart[]>(parts, { transfer: buffersIn(parts) }))
      if (part.kind === "survey") read.push(part);
      else {
        read.push(...part.notes);
        for (const [at, line] of part.lines.entries())
          read.push(Object.assign({ line }, { kind: "chain", written: writtenAt(part.batch, at) }));
      }
  return read.toSorted((one, other) => one.line - other.line);
}

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

const inWords = { questionId: "q2", questionType: "Text", surveyId: "s1", answer: "a", valueString: "a" };
const usualChain = chainOf({ responses: [...chainOf().responses, { ...inWords, language: "fi" }] });

test.each([
  ["as the format is described", asDescribed(usualChain)],
  ["as they are exported", asExported(usualChain)],
])("lines of the usual shape need no schema, %s", (_, text) => {
  const read = usualLine(text);
  expect(read?.template).toBe(chainTemplate(usualChain));
  const { browser: _browser, createdAtDate: _date, responses, ...said } = usualChain;
  const answered = responses.map(({ language: _language, ...response }) => response);
  expect(read?.chain).toMatchObject({ ...said, responses: answered });
});

test("lines that one thread reads for another are the same to the last byte that is written, and so are their faults", async () => {
  const lines = fc.array(fc.tuple(line, changed).map(([text, change]) => change(text).toWellFormed()));
  await fc.assert(
    fc.asyncProperty(lines, async (texts) => {
      expect(await overThreads(texts)).toEqual(oneByOne(texts));
    }),
    { numRuns: 400 },
  );
});
