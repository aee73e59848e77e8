import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { chainSchema, surveySchema } from "../contract/resources.ts";
import { chain, survey } from "../service/api/api-fixture.ts";
import { conformity } from "./page.ts";

const isChain = conformity(chainSchema);

/** `value` with one of its parts, at any depth, replaced or taken away. */
function spoilt(value: unknown, path: readonly number[], by: unknown): unknown {
  const [first = 0, ...rest] = path;
  if (typeof value !== "object" || value === null) return by;
  const names = Object.keys(value);
  const name = names[first % Math.max(1, names.length)];
  if (name === undefined) return by;
  const part = rest.length === 0 ? by : spoilt(Reflect.get(value, name), rest, by);
  if (Array.isArray(value)) return value.with(Number(name), part);
  const entries = Object.entries(value).map(([key, old]) => [key, key === name ? part : old] as const);
  return Object.fromEntries(entries.filter(([, kept]) => kept !== undefined));
}

const parts = fc.oneof(
  fc.constantFrom(undefined, null, "", "text", 0, 1.5, true),
  fc.constant([]),
  fc.constant({}),
);

test.for([
  ["chain", chainSchema, chain()],
  ["survey", surveySchema, { ...survey(), questions: [] }],
] as const)("a %s is only let through where its schema leaves it as it is", ([, schema, row]) => {
  const conforms = conformity<unknown>(schema);
  const sound: unknown = z.parse<typeof schema>(schema, row);
  fc.assert(
    fc.property(fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }), parts, (path, by) => {
      const value = spoilt(sound, path, by);
      fc.pre(conforms(value));
      expect(z.safeParse(schema, value)).toEqual({ success: true, data: value });
    }),
  );
});

test("a sound row is let through, with and without what is optional", () => {
  const { browser: _left, ...withoutBrowser } = { ...chain(), responses: [] };
  expect([withoutBrowser, { ...withoutBrowser, browser: "Chrome" }].map(isChain)).toEqual([true, true]);
});

test("a row that the schema would fill in or refuse is not", () => {
  const { language: _left, ...withoutLanguage } = chain();
  const odd = [
    withoutLanguage,
    { ...chain(), teamId: null },
    { ...chain(), createdAt: "1" },
    { ...chain(), _id: "" },
    null,
    [],
  ];
  expect(odd.map(isChain)).toEqual(odd.map(() => false));
});

test("what a schema asks in its own way is asked of the schema, and what it changes is not let through", () => {
  const trimmed = conformity(z.string().check(z.trim()));
  expect(["a", " a", 1].map(trimmed)).toEqual([true, false, false]);
  const positive = conformity(z.number().check(z.positive()));
  expect([1, 0, "1"].map(positive)).toEqual([true, false, false]);
  const named = conformity(z.string().check(z.minLength(2)));
  expect(["ab", "a", ["a", "b"]].map(named)).toEqual([true, false, false]);
});

test("texts, truths and what may be anything are told apart", () => {
  const isTruth = conformity(z.boolean());
  expect([true, false, "true", undefined].map(isTruth)).toEqual([true, true, false, false]);
  const isAnything = conformity(z.unknown());
  expect([0, null, "", undefined].map(isAnything)).toEqual([true, true, true, false]);
});
