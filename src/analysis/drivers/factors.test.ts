import { expect, test } from "vitest";
import type { ResponseChain } from "../../contract/resources.ts";
import { answer, chain, usualId } from "../columns/chains.fixture.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import type { Columns } from "../columns/columns.ts";
import { countSelection } from "../selection/count-selection.ts";
import { chooseFactors, type Factor } from "./find-drivers.ts";

/** Chains in turn top and bottom, with whatever else each has. */
const chains = (count: number, partOf: (at: number) => Partial<ResponseChain>): readonly ResponseChain[] =>
  Array.from({ length: count }, (_, at) => {
    const { responses = [], ...rest } = partOf(at);
    const nps = answer("NPS", "nps", at % 2 === 0 ? 10 : 0);
    return chain({ _id: usualId(at, at), ...rest, responses: [nps, ...responses] });
  });

function built(all: readonly ResponseChain[]): Columns {
  const builder = new ColumnBuilder({ choices: new Map() });
  builder.append(all);
  return builder.snapshot();
}

function factorsOf(all: readonly ResponseChain[]): readonly Factor[] {
  const columns = built(all);
  return chooseFactors(columns, countSelection(columns, {}));
}

/** An answer to `question` of the first `until` chains. */
const given = (question: string, until: number, at: number) =>
  at < until ? [answer("Button", question, at % 3 === 0 ? 1 : 0)] : [];

test("what half of the responses have is looked at, and not what one fewer has", () => {
  const all = chains(200, (at) => ({ responses: [...given("half", 100, at), ...given("fewer", 99, at)] }));
  expect(factorsOf(all).map(({ dimension }) => dimension)).toEqual(["answer:half"]);
});

/** Columns whose only key is `key`. */
const keyed = (key: string): Columns => built(chains(200, (at) => ({ metadata: { [key]: valueOf(at, 1) } })));

test("a key that was counted and that columns do not have is left out", () => {
  const [till, desk] = [keyed("till"), keyed("desk")];
  expect(chooseFactors(till, countSelection(till, {}))).toHaveLength(1);
  expect(chooseFactors(desk, countSelection(till, {}))).toEqual([]);
});

/** Of a thousand chains 50, 49, 1 and all others. */
const touchpointOf = (at: number) => (at < 50 ? "50" : at < 99 ? "49" : at < 100 ? "1" : "others");

test("values of a twentieth of the answers have a level of their own, those of fewer one together", () => {
  const [factor] = factorsOf(chains(1000, (at) => ({ touchpointId: touchpointOf(at) })));
  expect(factor?.levels).toBe(3);
  expect([0, 50, 98, 99, 100].map((row) => factor?.levelOf(row))).toEqual([2, 0, 0, 0, 1]);
});

const KEYS = Array.from({ length: 12 }, (_, key) => key + 1);

/** The higher the key, the more bottom have its other value, and no others. */
const valueOf = (at: number, key: number) => (at % 2 === 1 && at < 2 * key + 40 ? "other" : "usual");

test("ten are looked at, those that go with most of the score alone", () => {
  const all = chains(400, (at) => ({
    metadata: Object.fromEntries(KEYS.map((key) => [`k${key}`, valueOf(at, key)])),
  }));
  const strongest = KEYS.slice(2).toReversed();
  expect(factorsOf(all).map(({ dimension }) => dimension)).toEqual(
    strongest.map((key) => `metadata:k${key}`),
  );
});

test("of more than ten that go with the score as much the first by name are looked at", () => {
  const keys = ["d", "b", "l", "a", "c", "k", "e", "j", "f", "i", "g", "h"];
  const all = chains(200, (at) => ({
    metadata: Object.fromEntries(keys.map((key) => [key, valueOf(at, 1)])),
  }));
  expect(factorsOf(all).map(({ dimension }) => dimension)).toEqual(
    Array.from("abcdefghij", (key) => `metadata:${key}`),
  );
});

test("what has one value alone is not looked at, what half lack is cut into its value and the rest", () => {
  const all = chains(200, (at) => ({ metadata: at % 4 < 2 ? { all: "x", half: "y" } : { all: "x" } }));
  const [factor, ...others] = factorsOf(all);
  expect(others).toEqual([]);
  expect([factor?.dimension, factor?.levels]).toEqual(["metadata:half", 2]);
  expect([0, 1, 2, 3].map((row) => factor?.levelOf(row))).toEqual([1, 1, 0, 0]);
});
