import fc from "fast-check";
import { expect, test } from "vitest";
import { widened } from "./address.ts";
import { matchesVisibly, type ChainFilter } from "../../contract/queries.ts";

const chainAt = (createdAt: number) => ({ createdAt, touchpointId: "t", surveyId: "s" });

/** A deployment that leaves its bounds out. */
const excludes = (chain: { createdAt: number }, { createdFrom = -1, createdTo = Infinity }: ChainFilter) =>
  chain.createdAt > createdFrom && chain.createdAt < createdTo;

test("asked with wider bounds and filtered again, either reading gives the same rows", () => {
  const second = fc.integer({ min: 1, max: 50 });
  fc.assert(
    fc.property(second, second, fc.array(second), (a, b, times) => {
      const filter = { createdFrom: Math.min(a, b), createdTo: Math.max(a, b) };
      const chains = times.map(chainAt);
      const expected = chains.filter((chain) => matchesVisibly(chain, filter));
      const asked = widened(filter);
      const included = chains.filter((chain) => matchesVisibly(chain, asked));
      const excluded = chains.filter((chain) => excludes(chain, asked));
      expect(included.filter((chain) => matchesVisibly(chain, filter))).toEqual(expected);
      expect(excluded.filter((chain) => matchesVisibly(chain, filter))).toEqual(expected);
    }),
  );
});

test("what has no bounds stays as it is, and none falls below 0", () => {
  expect(widened({ touchpointId: "t" })).toEqual({ touchpointId: "t" });
  expect(widened({ createdFrom: 0, skip: 100 })).toEqual({ createdFrom: 0, skip: 100 });
});
