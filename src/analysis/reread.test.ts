import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ResponseChain } from "../contract/resources.ts";
import { idAt } from "./columns/chain-ids.ts";
import { anyChains } from "./columns/chains.fixture.ts";
import { ColumnBuilder } from "./columns/column-builder.ts";
import type { Columns } from "./columns/columns.ts";
import { chainsBeside, mergeReread } from "./reread.ts";

const END = 2 ** 32 - 2;

function built(chains: readonly ResponseChain[]): Columns {
  const builder = new ColumnBuilder();
  builder.append(chains);
  return builder.snapshot();
}

const idsOf = ({ rows, ids, time }: Columns) =>
  Array.from({ length: rows }, (_, row) => idAt(ids, time, row)).toSorted();

test("what was read twice is there once, whatever was read when", () => {
  fc.assert(
    fc.property(anyChains, fc.nat(60), fc.nat(60), (chains, one, other) => {
      const merged = mergeReread(built(chains.slice(0, one)), built(chains.slice(other)));
      const either = [...chains.slice(0, one), ...chains.slice(Math.max(one, other))];
      const expected = one > other ? built(chains) : built(either);
      expect(merged.chains).toBe(expected.chains);
      expect(idsOf(merged)).toEqual(idsOf(expected));
    }),
    { numRuns: 80 },
  );
});

test("what a whole reading no longer holds is dropped, of its surveys and seconds alone", () => {
  fc.assert(
    fc.property(anyChains, fc.nat(40), fc.subarray(["survey1", "survey2"]), (chains, hours, surveys) => {
      const whole = { surveys, from: 1_700_000_000 + hours * 7200, to: END };
      const left = chains.filter(
        ({ createdAt, surveyId }) =>
          createdAt < whole.from || createdAt > END || (surveys.length > 0 && !surveys.includes(surveyId)),
      );
      expect(idsOf(mergeReread(built(chains), built([]), whole))).toEqual(idsOf(built(left)));
    }),
    { numRuns: 80 },
  );
});

test("chains that need not be read are counted", () => {
  fc.assert(
    fc.property(anyChains, fc.nat(40), (chains, hours) => {
      const moment = 1_700_000_000 + hours * 7200;
      const beside = chainsBeside(built(chains), { surveys: ["survey1"], from: 0, to: END }, [
        { surveys: [], from: moment, to: END },
      ]);
      const expected = chains.filter((chain) => chain.surveyId === "survey1" && chain.createdAt < moment);
      expect(beside).toBe(expected.length);
    }),
    { numRuns: 40 },
  );
});
