import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cellOf, CONTINUATION } from "../../../analysis/columns/cells.ts";
import { anyChains, answer, chain, usualId } from "../../../analysis/columns/chains.fixture.ts";
import { ColumnBuilder } from "../../../analysis/columns/column-builder.ts";
import type { Entry } from "../../../analysis/columns/columns.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import type { StoredColumns } from "./column-store.ts";
import { documentOf, readDocument } from "./device-store.ts";

function contentsOf(chains: readonly ResponseChain[]): StoredColumns {
  const builder = new ColumnBuilder();
  builder.append(chains, { isClosed: true });
  return {
    columns: builder.snapshot(),
    settled: { all: [{ from: 0, to: 9 }], bySurvey: new Map([["survey", [{ from: 20, to: 30 }]]]) },
    damaged: [{ range: { surveys: ["survey"], from: 20, to: 30 }, startedAt: 7, unreadable: 2, notAsked: 0 }],
    readAt: 7,
  };
}

const nameless = (entries: readonly Entry[]) => entries.map(({ id }) => ({ id, name: "" }));

function bare({ columns, ...rest }: StoredColumns): StoredColumns {
  const { survey, touchpoint, team, language, question } = columns.entries;
  const entries = {
    survey: nameless(survey),
    touchpoint: nameless(touchpoint),
    team: nameless(team),
    language: nameless(language),
    question: nameless(question),
  };
  return { ...rest, columns: { ...columns, entries, metadata: [], tooVaried: [] } };
}

test("what is kept comes back as it was, but for names and metadata", () => {
  fc.assert(
    fc.property(anyChains, (chains) => {
      const contents = contentsOf(chains);
      expect(readDocument(structuredClone(documentOf(contents)))).toEqual(bare(contents));
    }),
    { numRuns: 60 },
  );
});

test("of what respondents and their staff wrote nothing is kept", () => {
  const kept = documentOf(
    contentsOf([
      chain({
        _id: usualId(1_700_000_000, 1),
        touchpointName: "Secret place",
        teamName: "Secret team",
        metadata: { secret: "Secret value" },
        responses: [answer("NPS", "q", 9), answer("Text", "t", "Secret words")],
      }),
    ]),
  );
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === "string") texts.push(value);
    else if (value instanceof Map || Array.isArray(value)) for (const entry of value) collect(entry);
    else if (typeof value === "object" && value !== null && !ArrayBuffer.isView(value)) {
      collect(Object.entries(value));
    }
  };
  collect(kept);
  expect(texts.filter((text) => /secret/i.test(text))).toEqual([]);
});

describe("not read is", () => {
  const sound = documentOf(
    contentsOf([
      chain({ _id: "a", createdAt: 1, responses: [answer("NPS", "q", 9)] }),
      chain({ _id: "b", createdAt: 2, responses: [answer("NPS", "q", 2)] }),
    ]),
  );

  test.each([
    ["nothing", undefined],
    ["a text", "columns"],
    ["a former format", { ...sound, format: 1 }],
    ["a later format", { ...sound, format: 3 }],
    ["a column that is missing", { ...sound, cell: undefined }],
    ["a column of another kind", { ...sound, time: [1, 2] }],
    ["a column that is cut off", { ...sound, cell: sound.cell.slice(1) }],
    [
      "a row that carries on nothing",
      {
        ...sound,
        cell: sound.cell.map((cell, row) => (row === 0 ? cell | CONTINUATION : cell)),
        tails: sound.tails.slice(2),
      },
    ],
    ["ids that are cut off", { ...sound, tails: sound.tails.slice(1) }],
    ["time that runs back", { ...sound, time: sound.time.toReversed() }],
    ["a group that does not exist", { ...sound, cell: Uint16Array.of(0, cellOf(sound.facts.length, 0)) }],
    ["a touchpoint that does not exist", { ...sound, ids: { ...sound.ids, touchpoint: [] } }],
  ])("%s", (_name, value) => {
    expect(readDocument(value)).toBeUndefined();
  });

  test("not what is sound", () => {
    expect(readDocument(sound)).toBeDefined();
  });
});
